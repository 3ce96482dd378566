//! Keeping order where tables are in PostgreSQL: with a server that runs, and without one.

use crate::postgres::{House, good, stop};
use serde_json::{Value, json};

fn admin(house: &House, arguments: &[&str]) -> String {
    let (data, store) = (house.data(), house.store());
    let place = ["--data", data.to_str().unwrap(), "--store", &store];
    let all: Vec<&str> = ["admin"].iter().chain(arguments).chain(&place).copied().collect();
    good(house.run(&all))
}

#[test]
fn accounts_are_renamed_locked_and_signed_out_and_it_is_noted() {
    let house = House::new();
    let server = house.serve();
    let client = server.client();
    let password = "velbloud pije pomalu";
    let kept = client.post("/api/v1/account", &json!({ "name": "Ada", "password": password }));
    let ada = client.with_token(kept.unwrap().expect(201)["session"].as_str().unwrap());
    let sign_in = || {
        let wish = json!({ "name": "Eva", "password": password });
        client.post("/api/v1/account/sign-in", &wish).unwrap()
    };
    admin(&house, &["rename", "Ada", "Eva"]);
    assert_eq!(ada.get("/api/v1/account").unwrap().expect(200)["name"], "Eva");
    admin(&house, &["sign-out", "Eva"]);
    assert_eq!(ada.get("/api/v1/account").unwrap().status, 401);
    let again = client.with_token(sign_in().expect(200)["session"].as_str().unwrap());
    admin(&house, &["lock", "Eva"]);
    assert_eq!(again.get("/api/v1/account").unwrap().status, 401);
    assert_eq!(sign_in().status, 403);
    stop(server);
    // Without a server it is done in the database itself.
    admin(&house, &["unlock", "Eva"]);
    let log: Value = serde_json::from_str(&admin(&house, &["log", "--json"])).unwrap();
    let acts = log["log"].as_array().unwrap().iter().map(|noted| noted["act"].as_str().unwrap());
    assert_eq!(acts.collect::<Vec<_>>(), ["unlock", "lock", "sign out", "rename"]);
    let server = house.serve();
    let wish = json!({ "name": "Eva", "password": password });
    server.client().post("/api/v1/account/sign-in", &wish).unwrap().expect(200);
    stop(server);
}

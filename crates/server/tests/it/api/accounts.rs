//! People who keep their name: what comes along, how they come in, and what nobody learns.

mod names;
mod pages;
mod passkeys;
mod progress;
mod registration;
mod safety;
mod settings;
mod streams;
mod work;

use crate::api::house::{House, Reply, game, quick};
use serde_json::{Value, json};
use std::sync::Arc;

pub(super) const PASSWORD: &str = "velbloud pije pomalu";

/// Somebody who keeps their name.
pub(super) struct Person<'a> {
    house: &'a House,
    pub(super) session: String,
    codes: Vec<String>,
}

pub(super) async fn keep<'a>(house: &'a House, name: &str, token: &str) -> Person<'a> {
    let wish = json!({ "name": name, "password": PASSWORD });
    let kept = house.post("/api/v1/account", token, wish).await.expect(201);
    let codes =
        kept["recovery_codes"].as_array().unwrap().iter().map(|code| code.as_str().unwrap().to_owned());
    Person { house, session: kept["session"].as_str().unwrap().to_owned(), codes: codes.collect() }
}

impl Person<'_> {
    async fn get(&self, what: &str) -> Reply {
        self.house.get(&format!("/api/v1/account{what}"), &self.session).await
    }

    async fn post(&self, what: &str, body: Value) -> Reply {
        self.house.post(&format!("/api/v1/account{what}"), &self.session, body).await
    }

    pub(super) async fn is_signed_in(&self) -> bool {
        self.get("").await.status == 200
    }

    /// The same person, somewhere else.
    fn with(&self, session: &Value) -> Self {
        let session = session["session"].as_str().unwrap().to_owned();
        Person { house: self.house, session, codes: self.codes.clone() }
    }
}

async fn sign_in(house: &House, name: &str, password: &str) -> Reply {
    house.post("/api/v1/account/sign-in", "", json!({ "name": name, "password": password })).await
}

#[tokio::test]
async fn a_guest_becomes_an_account_where_they_stand() {
    let house = House::new();
    let [ada, bo] = house.two_people(game().id).await;
    let person = keep(&house, "Ada", &ada.token).await;
    assert_eq!(person.codes.len(), 10);
    // The seat is the account's, and the token holds nothing.
    let seen = |token: String| async { house.get(&ada.path(""), &{ token }).await };
    assert_eq!(seen(person.session.clone()).await.expect(200)["you"]["seat"], ada.seat);
    assert!(seen(ada.token.clone()).await.json()["you"].is_null());
    house.post(&ada.path("/resign"), &person.session, json!({})).await.expect(204);
    let mine = house.get("/api/v1/tables?mine=true", &person.session).await.expect(200);
    assert_eq!(mine["tables"][0]["table"], ada.table.as_str());
    let told = person.get("").await.expect(200);
    assert_eq!((&told["name"], &told["tables"][0]["seats"]), (&json!("Ada"), &json!([ada.seat])));
    assert_eq!(told["recovery_codes_left"], 10);
    assert!(bo.get("").await.expect(200)["you"].is_object());
}

#[tokio::test]
async fn whoever_signs_in_elsewhere_has_their_tables_there() {
    let house = House::new();
    let ada = house.against_a_bot(game().id).await;
    let person = keep(&house, "Ada", &ada.token).await;
    let there = person.with(&sign_in(&house, "  aDA ", PASSWORD).await.expect(200));
    assert_ne!(there.session, person.session);
    assert_eq!(house.get(&ada.path(""), &there.session).await.expect(200)["you"]["seat"], ada.seat);
    let listed = there.get("/sessions").await.expect(200);
    let this = |index: usize| listed["sessions"][index]["this"].as_bool().unwrap();
    assert_eq!([this(0), this(1)], [true, false]);
    // They are called by the name they keep, whatever they say.
    let opened = house.post(
        "/api/v1/tables",
        &there.session,
        json!({ "game": game().id,
        "seats": [{ "kind": "you", "name": "Somebody" }, { "kind": "open" }], "spectators": true }),
    );
    let opened = opened.await.expect(201);
    assert!(opened["you"]["token"].is_null(), "{opened}");
    let table = opened["table"].as_str().unwrap();
    let looked = house.get(&format!("/api/v1/tables/{table}"), "").await.expect(200);
    assert_eq!(looked["seats"][0]["name"], "Ada");
    // Sessions end one by one.
    let number = &listed["sessions"][1]["session"];
    there.post(&format!("/sessions/{number}/end"), json!({})).await.expect(204);
    assert!(!person.is_signed_in().await && there.is_signed_in().await);
    there.post(&format!("/sessions/{number}/end"), json!({})).await.expect(404);
    there.post("/sign-out", json!({})).await.expect(204);
    assert_eq!(there.get("").await.expect(401)["error"], "not_signed_in");
}

#[tokio::test]
async fn a_name_is_kept_once_however_it_is_written() {
    let house = House::new();
    keep(&house, "Paul", "").await;
    for alike in ["paul", "PAUL", "PauI", "Ρaul", "P aul"] {
        let wish = json!({ "name": alike, "password": PASSWORD });
        assert_eq!(
            house.post("/api/v1/account", "", wish).await.expect(409)["error"],
            "name_kept",
            "{alike}"
        );
    }
    for (name, password, code) in
        [("Ada", "password1", "password"), ("Pharaoh", PASSWORD, "name"), ("", PASSWORD, "name")]
    {
        let wish = json!({ "name": name, "password": password });
        assert_eq!(house.post("/api/v1/account", "", wish).await.expect(422)["error"], code, "{name}");
    }
    // A guest may be called so, but without the mark of a name that is kept.
    let opened = house.open(game().id, json!([{ "kind": "open" }, { "kind": "open" }])).await;
    let paul = house.sit(opened["table"].as_str().unwrap(), "PAUL").await;
    let seen = paul.look().await;
    assert_eq!((&paul.own(&seen)["name"], &paul.own(&seen)["keeps_name"]), (&json!("PAUL"), &json!(false)));
}

#[tokio::test]
async fn a_code_from_one_device_signs_in_another_once() {
    let house = House::new();
    let person = keep(&house, "Ada", "").await;
    let offered = person.post("/device-code", json!({})).await.expect(200);
    assert_eq!(offered["seconds"], 600);
    let enter = || house.post("/api/v1/account/sign-in/code", "", json!({ "code": offered["code"] }));
    let phone = person.with(&enter().await.expect(200));
    assert!(phone.is_signed_in().await);
    assert_eq!(enter().await.expect(403)["error"], "code");
    // What was offered before everybody else was signed out does not hold.
    let late = phone.post("/device-code", json!({})).await.expect(200);
    person.post("/sign-out-others", json!({})).await.expect(204);
    assert!(!phone.is_signed_in().await);
    house.post("/api/v1/account/sign-in/code", "", json!({ "code": late["code"] })).await.expect(403);
}

#[tokio::test]
async fn whoever_forgets_the_password_has_ten_codes() {
    let house = House::new();
    let person = keep(&house, "Ada", "").await;
    let recover = |code: String, password: &'static str| {
        house.post(
            "/api/v1/account/recover",
            "",
            json!({ "name": "ada", "code": code, "password": password }),
        )
    };
    let next = "another camel drinks slowly";
    assert_eq!(recover(person.codes[3].clone(), "weak").await.expect(422)["error"], "password");
    assert_eq!(recover("AAAA-AAAA-AAAA-AAAA".to_owned(), next).await.expect(403)["error"], "code");
    let back = person.with(&recover(person.codes[3].to_lowercase(), next).await.expect(200));
    assert!(back.is_signed_in().await && !person.is_signed_in().await);
    recover(person.codes[3].clone(), next).await.expect(403);
    sign_in(&house, "Ada", PASSWORD).await.expect(401);
    sign_in(&house, "Ada", next).await.expect(200);
    assert_eq!(back.get("").await.expect(200)["recovery_codes_left"], 9);
    let renewed = back.post("/recovery-codes", json!({ "password": next })).await.expect(200);
    assert_eq!(renewed["recovery_codes"].as_array().unwrap().len(), 10);
    recover(person.codes[4].clone(), next).await.expect(403);
}

#[tokio::test]
async fn another_password_signs_everybody_else_out() {
    let house = House::new();
    let person = keep(&house, "Ada", "").await;
    let other = person.with(&sign_in(&house, "Ada", PASSWORD).await.expect(200));
    let change =
        |old: &'static str, new: &'static str| person.post("/password", json!({ "old": old, "new": new }));
    let next = "another camel drinks slowly";
    assert_eq!(change("wrong", next).await.expect(403)["error"], "wrong_password");
    assert_eq!(change(PASSWORD, "Ada").await.expect(422)["error"], "password");
    assert!(other.is_signed_in().await);
    change(PASSWORD, next).await.expect(204);
    assert!(person.is_signed_in().await && !other.is_signed_in().await);
}

#[tokio::test]
async fn whoever_deletes_their_account_leaves_games_and_no_name() {
    let house = House::new();
    let [first, second] = house.two_people(game().id).await;
    // Who begins is luck.
    let is_ada = first.own(&first.look().await)["name"] == "Ada";
    let (ada, bo) = if is_ada { (first, second) } else { (second, first) };
    ada.post("/resign", json!({})).await.expect(204);
    let person = keep(&house, "Ada", &ada.token).await;
    let running = house
        .post(
            "/api/v1/tables",
            &person.session,
            json!({ "game": game().id,
        "seats": [{ "kind": "you", "name": "Ada" }, { "kind": "open" }, ], "spectators": true }),
        )
        .await
        .expect(201);
    let gathering = running["table"].as_str().unwrap().to_owned();
    let cy = house.sit(&gathering, "Cy").await;
    assert_eq!(
        person.post("/delete", json!({ "password": "wrong" })).await.expect(403)["error"],
        "wrong_password"
    );
    person.post("/delete", json!({ "password": PASSWORD })).await.expect(204);
    assert!(!person.is_signed_in().await);
    sign_in(&house, "Ada", PASSWORD).await.expect(401);
    let finished = bo.look().await;
    assert_eq!((&finished["status"], ada.own(&finished)["name"].as_str()), (&json!("over"), Some("")));
    let page = house.get_page(format!("/t/{}", bo.table), &bo.token).await;
    assert!(page.text.contains("A former player") && !page.text.contains("Ada"), "{}", page.text);
    let record = bo.get("/record").await;
    assert!(!record.text.contains("Ada"), "{}", record.text);
    // At a table that was being played a bot plays on, under no name.
    assert!(!cy.get("").await.text.contains("Ada"));
    // The name is free.
    keep(&house, "ada", "").await;
}

#[tokio::test]
async fn a_store_of_the_version_before_has_guests_who_can_keep_their_name() {
    let folder = Arc::new(tempfile::tempdir().unwrap());
    // Made by the last release without accounts: a guest with a finished game, and with a table that gathers.
    let stored = include_bytes!("../stores/schema-10.sqlite");
    std::fs::write(folder.path().join("benben.sqlite"), stored).unwrap();
    let guest = "113c0b3eb1a0c7ef3f924a798c43df43565bacb4286655ecc6207c11d2aad339";
    let house = House::in_folder(quick(), &folder);
    let tables = |token: String| {
        let house = &house;
        async move {
            let mine = house.get("/api/v1/tables?mine=true", &token).await.expect(200);
            let status = |table: &Value| table["status"].as_str().unwrap().to_owned();
            mine["tables"].as_array().unwrap().iter().map(status).collect::<Vec<_>>()
        }
    };
    assert_eq!(tables(guest.to_owned()).await, ["gathering", "over"]);
    let person = keep(&house, "Ivana", guest).await;
    assert_eq!(tables(person.session.clone()).await, ["gathering", "over"]);
    assert!(tables(guest.to_owned()).await.is_empty());
    let session = person.session.clone();
    house.leave().await;
    let house = House::in_folder(quick(), &folder);
    assert_eq!(house.get("/api/v1/account", &session).await.expect(200)["name"], "Ivana");
}

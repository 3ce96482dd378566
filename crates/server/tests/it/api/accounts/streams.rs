//! A session that ends takes its open streams with it.

use super::{PASSWORD, Person, keep, sign_in};
use crate::api::house::{House, Player, Watched, game};
use benben_support::in_time;
use serde_json::json;

/// Somebody at a laptop and at a phone, with a stream open at both.
async fn at_two_devices<'a>(house: &'a House, ada: &Player<'a>) -> ([Person<'a>; 2], [Watched; 2]) {
    let laptop = keep(house, "Ada", &ada.token).await;
    let phone = laptop.with(&sign_in(house, "Ada", PASSWORD).await.expect(200));
    let mut streams = [watch(&laptop, ada).await, watch(&phone, ada).await];
    for stream in &mut streams {
        assert_eq!(stream.next().await.unwrap()["you"]["seat"], ada.seat);
    }
    ([laptop, phone], streams)
}

fn seat<'a>(person: &Person<'a>, ada: &Player<'a>) -> Player<'a> {
    Player { house: ada.house, table: ada.table.clone(), token: person.session.clone(), seat: ada.seat }
}

async fn watch<'a>(person: &Person<'a>, ada: &Player<'a>) -> Watched {
    seat(person, ada).watch().await
}

async fn ends(mut stream: Watched) {
    in_time("the end of the stream", async { while stream.next().await.is_some() {} }).await;
}

#[tokio::test]
async fn a_session_that_is_ended_from_elsewhere_ends_its_streams() {
    let house = House::new();
    let ada = house.against_a_bot(game().id).await;
    let ([laptop, phone], [_, of_phone]) = at_two_devices(&house, &ada).await;
    let listed = laptop.get("/sessions").await.expect(200);
    let other = listed["sessions"].as_array().unwrap().iter().find(|one| one["this"] == false).unwrap();
    laptop.post(&format!("/sessions/{}/end", other["session"]), json!({})).await.expect(204);
    ends(of_phone).await;
    // It doesn't come back; whoever ended it does.
    seat(&phone, &ada).get("/stream").await.expect(401);
    assert_eq!(watch(&laptop, &ada).await.next().await.unwrap()["you"]["seat"], ada.seat);
}

#[tokio::test]
async fn signing_out_everywhere_else_ends_the_streams_there() {
    let house = House::new();
    let ada = house.against_a_bot(game().id).await;
    let ([laptop, phone], [_, of_phone]) = at_two_devices(&house, &ada).await;
    laptop.post("/sign-out-others", json!({})).await.expect(204);
    ends(of_phone).await;
    seat(&phone, &ada).get("/stream").await.expect(401);
    assert_eq!(watch(&laptop, &ada).await.next().await.unwrap()["you"]["seat"], ada.seat);
}

#[tokio::test]
async fn another_password_and_a_recovery_code_end_the_streams_elsewhere() {
    let house = House::new();
    let ada = house.against_a_bot(game().id).await;
    let ([laptop, phone], [_, of_phone]) = at_two_devices(&house, &ada).await;
    let next = "another camel drinks slowly";
    laptop.post("/password", json!({ "old": PASSWORD, "new": next })).await.expect(204);
    ends(of_phone).await;
    seat(&phone, &ada).get("/stream").await.expect(401);
    let mut of_laptop = watch(&laptop, &ada).await;
    of_laptop.next().await.unwrap();
    let recovery = json!({ "name": "Ada", "code": laptop.codes[0], "password": PASSWORD });
    house.post("/api/v1/account/recover", "", recovery).await.expect(200);
    ends(of_laptop).await;
    seat(&laptop, &ada).get("/stream").await.expect(401);
}

//! What guests are called, which tells nothing about accounts; and the mark that tells an account from them.

use super::keep;
use crate::api::browser::{Browser, form};
use crate::api::house::{House, game};
use benben_support::wait_for_async;
use serde_json::{Value, json};

/// The match that somebody is asked about.
async fn asked(house: &House, token: &str) -> Value {
    wait_for_async("the match", async || {
        let seen = house.get("/api/v1/seek", token).await.expect(200);
        seen["proposal"].is_object().then(|| seen["proposal"].clone())
    })
    .await
}

/// Everything that a guest is told who calls themselves so wherever people say a name, and what others see of them.
async fn told(house: &House, name: &str) -> Vec<String> {
    let mut told: Vec<Value> = Vec::new();
    let named = json!({ "name": name });
    let opened = house.open(game().id, json!([{ "kind": "you", "name": name }, { "kind": "open" }])).await;
    told.push(house.player(&opened["you"]).look().await["seats"].clone());
    let gathering = house.open(game().id, json!([{ "kind": "open" }, { "kind": "open" }])).await;
    let guest = house.sit(gathering["table"].as_str().unwrap(), name).await;
    told.push(guest.look().await["seats"].clone());
    let listed = house.get("/api/v1/tables?mine=true", &guest.token).await.expect(200);
    told.push(json!([listed["tables"][0]["players"], listed["tables"][0]["kept"]]));
    let cup = json!({ "game": game().id, "seats": 2, "pace": { "kind": "decision", "seconds": 60 } });
    let cup = house.post("/api/v1/tournaments", "", cup).await.expect(201);
    let path = format!("/api/v1/tournaments/{}", cup["tournament"].as_str().unwrap());
    house.post(&format!("{path}/join"), "", named.clone()).await.expect(200);
    told.push(house.get(&path, "").await.expect(200)["players"].clone());
    let day = house.get("/api/v1/daily", "").await.expect(200)["today"].as_str().unwrap().to_owned();
    let daily = format!("/api/v1/daily/{day}/{}", game().id);
    let seated = house.post(&daily, "", named.clone()).await.expect(201);
    told.push(house.player(&seated).look().await["seats"].clone());
    // Whoever is asked to play with them reads their name.
    let seek = |name: &str| house.post("/api/v1/seek", "", json!({ "games": [game().id], "name": name }));
    let [first, second] = [seek(name).await.expect(201), seek("Somebody").await.expect(201)]
        .map(|seeker| seeker["token"].as_str().unwrap().to_owned());
    let asked = asked(house, &second).await;
    told.push(json!([asked["players"], asked["kept"]]));
    for token in [first, second] {
        house.post("/api/v1/seek/leave", &token, json!({})).await.expect(204);
    }
    // Several at one device.
    let mut browser = Browser::new(house);
    let fields = [("game", game().id), ("with", "device"), ("players", "2"), ("bots", "0")];
    let fields: Vec<_> = fields.into_iter().chain([("name-1", "Cy"), ("name-2", name)]).collect();
    let opened = browser.post("/play", &form(&fields)).await;
    assert_eq!(opened.status, 303, "{}", opened.text);
    let page = browser.get(opened.headers["location"].to_str().unwrap()).await.text;
    told.push(json!([page.contains(name), page.contains("class=\"kept\"")]));
    told.iter().map(|told| told.to_string().replace(name, "?")).collect()
}

#[tokio::test]
async fn a_guest_is_told_the_same_whether_anybody_keeps_their_name_or_not() {
    let house = House::new();
    keep(&house, "Zofie", "").await;
    let (kept, free) = (told(&house, "Zofie").await, told(&house, "Zdena").await);
    assert_eq!(kept, free);
    assert!(
        kept[..6].iter().all(|told| told.contains("\"?\"") && !told.contains("\"keeps_name\":true")),
        "{kept:?}"
    );
    assert_eq!(kept[6], "[true,false]", "they sit at the device, and nobody's name is marked");
}

/// Names and marks of the seats.
fn named(seats: &Value) -> Vec<(String, bool)> {
    let one = |seat: &Value| (seat["name"].as_str().unwrap().to_owned(), seat["keeps_name"] == true);
    seats.as_array().unwrap().iter().map(one).collect()
}

#[tokio::test]
async fn a_name_that_is_kept_is_marked_and_a_guest_gives_way_to_whoever_keeps_it() {
    let house = House::new();
    let ada = keep(&house, "Ada", "").await;
    let seats = json!([{ "kind": "open" }, { "kind": "open" }, { "kind": "open" }]);
    let opened = house.open(game().id, seats).await;
    let guest = house.sit(opened["table"].as_str().unwrap(), "ADA").await;
    let page = || house.get_page(format!("/t/{}", guest.table), &guest.token);
    assert_eq!(named(&guest.look().await["seats"])[0], ("ADA".to_owned(), false));
    assert!(!page().await.text.contains("class=\"kept\""));
    house.post(&guest.path("/join"), &ada.session, json!({ "name": "?" })).await.expect(201);
    let seen = guest.look().await;
    let expected = [("ADA 2", false), ("Ada", true), ("", false)].map(|(name, kept)| (name.to_owned(), kept));
    assert_eq!(named(&seen["seats"]), expected);
    let page = page().await.text;
    assert!(page.contains("class=\"kept\" role=\"img\" aria-label=\"This name belongs to this player\""));
    let listed = house.get("/api/v1/tables?mine=true", &ada.session).await.expect(200);
    assert_eq!(listed["tables"][0]["kept"], json!([false, true, false]));
    // Whoever comes later is called otherwise, as at every table.
    let late = house.post(&guest.path("/join"), "", json!({ "name": "ada" })).await;
    assert_eq!(late.expect(422)["error"], "name");
}

#[tokio::test]
async fn whoever_keeps_their_name_at_a_table_is_marked_there_from_then_on() {
    let house = House::new();
    let opened = house.open(game().id, json!([{ "kind": "open" }, { "kind": "open" }])).await;
    let table = opened["table"].as_str().unwrap();
    let (ada, bo) = (house.sit(table, "Ada").await, house.sit(table, "Bo").await);
    let marked = async || {
        let seen = house.get(&ada.path(""), "").await.expect(200);
        named(&seen["seats"]).into_iter().map(|(_, kept)| kept).collect::<Vec<_>>()
    };
    assert_eq!(marked().await, [false, false]);
    keep(&house, "Ada", &ada.token).await;
    assert_eq!(marked().await, [true, false]);
    // What somebody is called here isn't what they keep.
    keep(&house, "Eva", &bo.token).await;
    assert_eq!(marked().await, [true, false]);
}

#[tokio::test]
async fn tournaments_and_matches_leave_a_name_to_whoever_keeps_it() {
    let house = House::new();
    let ada = keep(&house, "Ada", "").await;
    let cup = json!({ "game": game().id, "seats": 2, "pace": { "kind": "decision", "seconds": 60 } });
    let cup = house.post("/api/v1/tournaments", "", cup).await.expect(201);
    let path = format!("/api/v1/tournaments/{}", cup["tournament"].as_str().unwrap());
    for session in ["", &ada.session] {
        house.post(&format!("{path}/join"), session, json!({ "name": "Ada" })).await.expect(200);
    }
    let expected = [("Ada 2", false), ("Ada", true)].map(|(name, kept)| (name.to_owned(), kept));
    assert_eq!(named(&house.get(&path, "").await.expect(200)["players"]), expected);
    let page = house.get(&path.replace("/api/v1", ""), "").await.text;
    assert!(page.contains("class=\"kept\""), "{page}");
    // Brought together by the server, whoever waited longest comes first; the name is hers all the same.
    let seek = async |token: &str| {
        let wish = json!({ "games": [game().id], "name": "Ada" });
        house.post("/api/v1/seek", token, wish).await.expect(201)
    };
    let guest = seek("").await["token"].as_str().unwrap().to_owned();
    seek(&ada.session).await;
    let standing = async |token: &str| house.get("/api/v1/seek", token).await.expect(200);
    assert_eq!(asked(&house, &guest).await["kept"], json!([true]));
    for token in [&guest, &ada.session] {
        let number = asked(&house, token).await["number"].clone();
        house.post("/api/v1/seek/accept", token, json!({ "number": number })).await.expect(200);
    }
    let table = wait_for_async("the table", async || {
        standing(&guest).await["table"].as_str().map(|table| format!("/api/v1/tables/{table}"))
    })
    .await;
    let mut names = named(&house.get(&table, &guest).await.expect(200)["seats"]);
    names.sort();
    assert_eq!(names, [("Ada".to_owned(), true), ("Ada 2".to_owned(), false)]);
}

//! What somebody has learned follows them to all their devices.

use super::{PASSWORD, Person, keep, sign_in};
use crate::api::browser::{Browser, form};
use crate::api::house::{House, game};
use serde_json::{Value, json};

/// Somebody in a browser, and the same account for a program.
async fn signed_in<'a>(house: &'a House, person: &Person<'_>) -> Browser<'a> {
    let mut browser = Browser::new(house);
    let entered = browser.post("/sign-in", &form(&[("name", "Ada"), ("password", PASSWORD)])).await;
    assert_eq!(entered.status, 303);
    assert!(person.is_signed_in().await);
    browser
}

async fn learned(person: &Person<'_>) -> Value {
    person.get("/progress").await.expect(200)
}

fn actions(page: &str) -> Vec<String> {
    let buttons = page.split("<button name=\"action\" value=\"").skip(1);
    buttons.map(|rest| rest.split('"').next().unwrap().to_owned()).collect()
}

#[tokio::test]
async fn what_was_done_stays_done_and_only_what_exists_counts() {
    let house = House::new();
    let (id, person) = (game().id, keep(&house, "Ada", "").await);
    let nothing = json!({ "lessons": {}, "solved": {}, "tried": {} });
    assert_eq!(learned(&person).await, nothing);
    let sent = json!({
        "lessons": { id: [2, 1, 2, 0, 9999, 4294967295u32], "nothing": [1] },
        "solved": { id: [3] }, "tried": { id: [3, 4] },
    });
    let known = json!({ "lessons": { id: [1, 2] }, "solved": { id: [3] }, "tried": { id: [4] } });
    assert_eq!(person.post("/progress", sent).await.expect(200), known);
    // Whoever has solved a puzzle has solved it, wherever they try it again.
    let again = json!({ "tried": { id: [3] } });
    assert_eq!(person.post("/progress", again).await.expect(200), known);
    let there = person.with(&sign_in(&house, "Ada", PASSWORD).await.expect(200));
    assert_eq!(learned(&there).await, known);
    assert_eq!(there.get("").await.expect(200)["learned"], known);
    for wrong in
        [json!({ "lessons": { id: [-1] } }), json!({ "lessons": { id: ["1"] } }), json!({ "all": {} })]
    {
        assert_eq!(person.post("/progress", wrong).await.expect(400)["error"], "malformed");
    }
    // It is nobody else's, and it goes with the account.
    assert_eq!(house.get("/api/v1/account/progress", "").await.expect(401)["error"], "not_signed_in");
    let guest = house.post("/api/v1/token", "", json!({})).await.expect(201);
    let guest = guest["token"].as_str().unwrap();
    house.post("/api/v1/account/progress", guest, json!({})).await.expect(401);
    assert_eq!(learned(&keep(&house, "Bo", "").await).await, nothing);
    person.post("/delete", json!({ "password": PASSWORD })).await.expect(204);
    assert_eq!(learned(&keep(&house, "Ada", "").await).await, nothing);
}

#[tokio::test]
async fn a_lesson_done_on_one_device_is_done_on_the_others() {
    let house = House::new();
    let (id, person) = (game().id, keep(&house, "Ada", "").await);
    let (mut laptop, mut phone) = (signed_in(&house, &person).await, signed_in(&house, &person).await);
    let address = format!("/learn/{id}/1");
    let marked = format!("href=\"{address}\" data-lesson=\"1\" data-done");
    assert!(!phone.get(&format!("/learn/{id}")).await.text.contains(&marked));
    let page = laptop.get(&address).await.text;
    let mut right = 0;
    for action in actions(&page) {
        let answer = laptop.post(&address, &form(&[("number", "1"), ("action", &action)])).await;
        right += usize::from(answer.text.contains("data-right"));
        assert_eq!(
            answer.text.contains(&marked),
            right > 0,
            "{action}: what is done is marked, and nothing else"
        );
    }
    assert!(right > 0);
    assert!(phone.get(&format!("/learn/{id}")).await.text.contains(&marked));
    assert!(phone.get("/me").await.text.contains("data-account"));
    assert_eq!(learned(&person).await["lessons"], json!({ id: [1] }));
    // A guest's browser keeps it for itself.
    let mut guest = Browser::new(&house);
    let page = guest.get(&format!("/learn/{id}")).await.text;
    assert!(!page.contains("data-account") && !page.contains("data-done"));
}

#[tokio::test]
async fn a_puzzle_is_tried_and_then_solved_on_all_devices() {
    let house = House::new();
    let person = keep(&house, "Ada", "").await;
    let mut laptop = signed_in(&house, &person).await;
    let all = laptop.get("/puzzles").await.text;
    let id = all.split("href=\"/puzzles/").find(|rest| !rest.starts_with("today") && !rest.starts_with('<'));
    let id = id.unwrap().split('"').next().unwrap().to_owned();
    let address = format!("/puzzles/{id}/1");
    let page = laptop.get(&address).await.text;
    let told = laptop.post(&format!("{address}/solution"), "").await.text;
    assert_eq!(learned(&person).await["tried"], json!({ &id: [1] }), "whoever is told has not solved it");
    let solution = told.split("class=\"answered\"").nth(1).unwrap().split("<strong>").nth(1).unwrap();
    let solution = format!(">{}</button>", solution.split("</strong>").next().unwrap());
    let right = page.split("<button name=\"action\" value=\"").find(|rest| rest.contains(&solution)).unwrap();
    let right = right.split('"').next().unwrap();
    assert!(laptop.get(&format!("/puzzles/{id}")).await.text.contains("data-tried"));
    laptop.post(&address, &form(&[("number", "1"), ("action", right)])).await;
    assert_eq!(learned(&person).await["solved"], json!({ &id: [1] }));
    let mut phone = signed_in(&house, &person).await;
    let listed = phone.get(&format!("/puzzles/{id}")).await.text;
    assert!(listed.contains("data-done") && !listed.contains("data-tried"));
}

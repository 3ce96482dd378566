//! Lessons, as a browser without script takes them.

use super::{Browser, between};
use crate::api::house::{House, game};
use axum::http::{Method, StatusCode};

#[tokio::test]
async fn a_lesson_is_answered_without_a_script_and_leaves_nothing_behind() {
    let house = House::new();
    let mut eva = Browser::new(&house);
    let id = game().id;
    assert!(eva.get("/").await.contains(&format!("href=\"/learn/{id}\"")));
    assert!(eva.get(&format!("/learn/{id}")).await.contains(&format!("href=\"/learn/{id}/1\"")));
    let address = format!("/learn/{id}/1");
    let page = eva.get(&address).await;
    let all: Vec<&str> = page.split("<button name=\"action\" value=\"").skip(1).collect();
    let mut answers = Vec::new();
    for action in all.iter().map(|rest| rest.split('"').next().unwrap().replace(' ', "+")) {
        let reply = eva.send(Method::POST, &address, &format!("number=1&action={action}")).await;
        assert_eq!(reply.status, StatusCode::OK, "{action}: {}", reply.text);
        answers.push(reply.text);
    }
    let right = |answer: &&String| answer.contains("data-right");
    assert!(answers.iter().filter(right).count() >= 1, "nothing is right");
    assert!(answers.iter().filter(|answer| !right(answer)).count() >= 1, "nothing is wrong");
    assert!(answers.iter().all(|answer| answer.contains("class=\"answered\"")));
    let pick = between(&page, "data-pick=\"", "\"");
    let why = eva.send(Method::POST, &format!("{address}/why-not"), &format!("picks={pick}")).await;
    assert!(why.status.is_success(), "{why:?}");
    let nonsense = eva.send(Method::POST, &address, "action=nonsense").await;
    assert_eq!(nonsense.status, StatusCode::BAD_REQUEST);
    for nowhere in ["/learn/nothing", &format!("/learn/{id}/99"), &format!("/learn/{id}/x")] {
        assert_eq!(eva.send(Method::GET, nowhere, "").await.status, StatusCode::NOT_FOUND, "{nowhere}");
    }
    assert!(eva.cookies.is_empty(), "whoever learns is not followed: {:?}", eva.cookies);
    let end = eva.get(&format!("/learn/{id}/end")).await;
    let table = eva.post("/play", &form_of(&end)).await;
    assert!(eva.get(&table).await.contains("data-stage=\"playing\""));
}

/// What the hidden fields of the first form that opens a table say.
fn form_of(page: &str) -> String {
    let form = between(page, "action=\"/play\"", "</form>");
    let fields = form
        .split("name=\"")
        .skip(1)
        .map(|field| format!("{}={}", field.split('"').next().unwrap(), between(field, "value=\"", "\"")));
    fields.collect::<Vec<_>>().join("&")
}

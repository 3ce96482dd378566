//! Puzzles, as a browser without script solves them.

use super::{Browser, between};
use crate::api::house::{House, quick};
use axum::http::{Method, StatusCode, header};
use benben_server::{Clock, Config};
use std::time::Duration;

#[tokio::test]
async fn a_puzzle_is_solved_without_a_script_and_leaves_nothing_behind() {
    let house = House::new();
    let mut eva = Browser::new(&house);
    assert!(eva.get("/").await.contains("href=\"/puzzles/today\""));
    let all = eva.get("/puzzles").await;
    let list = format!(
        "/puzzles/{}",
        between(&all, "<div class=\"ways\"><a class=\"button\" href=\"/puzzles/", "\"")
    );
    assert!(eva.get(&list).await.contains(&format!("href=\"{list}/1\"")));
    let address = format!("{list}/1");
    let page = eva.get(&address).await;
    let told = eva.send(Method::POST, &format!("{address}/solution"), "").await;
    assert_eq!(told.status, StatusCode::OK, "{}", told.text);
    let solution = between(between(&told.text, "class=\"answered\"", "</p>"), "<strong>", "</strong>");
    let actions: Vec<(&str, &str)> = page
        .split("<button name=\"action\" value=\"")
        .skip(1)
        .map(|rest| (rest.split('"').next().unwrap(), between(rest, ">", "</button>")))
        .collect();
    let right = actions.iter().find(|(_, text)| *text == solution).expect("the solution is on the page").0;
    let wrong = actions.iter().find(|(action, _)| *action != right).unwrap().0;
    for (action, is_right) in [(wrong, false), (right, true)] {
        let reply =
            eva.send(Method::POST, &address, &format!("number=1&action={}", action.replace(' ', "+"))).await;
        assert_eq!(reply.status, StatusCode::OK, "{action}: {}", reply.text);
        assert!(reply.text.contains("class=\"answered\""), "{action}");
        assert_eq!(reply.text.contains("data-right"), is_right, "{action}");
        assert!(reply.text.contains(" ± "), "{action}: how sure is it?");
    }
    let pick = between(&page, "data-pick=\"", "\"");
    let why = eva.send(Method::POST, &format!("{address}/why-not"), &format!("picks={pick}")).await;
    assert!(why.status.is_success(), "{why:?}");
    let nonsense = eva.send(Method::POST, &address, "action=nonsense").await;
    assert_eq!(nonsense.status, StatusCode::BAD_REQUEST);
    for nowhere in ["/puzzles/nothing", &format!("{list}/0"), &format!("{list}/9999"), &format!("{list}/x")] {
        assert_eq!(eva.send(Method::GET, nowhere, "").await.status, StatusCode::NOT_FOUND, "{nowhere}");
    }
    assert!(eva.cookies.is_empty(), "whoever solves puzzles is not followed: {:?}", eva.cookies);
}

#[tokio::test]
async fn the_puzzle_of_the_day_changes_with_the_date() {
    let clock = Clock::default();
    let house = House::with(Config { clock: clock.clone(), ..quick() });
    let mut eva = Browser::new(&house);
    let today = eva.send(Method::GET, "/puzzles/today", "").await;
    assert_eq!(today.status, StatusCode::SEE_OTHER);
    let first = today.headers[header::LOCATION].to_str().unwrap().to_owned();
    let page = eva.get(&first).await;
    assert!(page.contains("Puzzle of the day"), "{page}");
    clock.advance(Duration::from_secs(24 * 3600));
    let next = eva.send(Method::GET, "/puzzles/today", "").await;
    assert_ne!(next.headers[header::LOCATION].to_str().unwrap(), first);
    assert!(!eva.get(&first).await.contains("Puzzle of the day"));
}

#[tokio::test]
async fn a_rehearsal_has_the_same_puzzle_every_day() {
    let clock = Clock::default();
    let house = House::with(Config { clock: clock.clone(), rehearsal: Some(7), ..quick() });
    let mut eva = Browser::new(&house);
    let first = eva.get("/").await;
    for days in [1, 5, 30] {
        clock.advance(Duration::from_secs(days * 24 * 3600));
        assert_eq!(eva.get("/").await, first);
    }
}

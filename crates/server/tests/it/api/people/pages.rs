//! Pages of friends, blocks, invitations and searches: what their forms do, and what they refuse.

use super::{accept, friends, guest, standing, two_friends};
use crate::api::accounts::keep;
use crate::api::browser::{Browser, form};
use crate::api::house::{House, game, quick};
use benben_server::{Clock, Config};
use serde_json::json;
use std::time::Duration;

/// What stands between two texts, where they are for the first time.
fn between<'a>(page: &'a str, before: &str, after: &str) -> &'a str {
    let rest = page.split_once(before).unwrap_or_else(|| panic!("no {before} in {page}")).1;
    rest.split(after).next().unwrap()
}

#[tokio::test]
async fn a_friend_is_blocked_unblocked_found_again_and_removed_on_pages() {
    let house = House::new();
    let [ada, bo] = two_friends(&house).await;
    let mut browser = Browser::signed_in(&house, &ada);
    let page = browser.get("/friends").await.text;
    let account = between(&page, "name=\"account\" value=\"", "\"").to_owned();
    let whom = form(&[("account", &account)]);
    let page = browser.submit("/friends/block", &whom).await;
    assert!(!page.contains(&account) && page.contains("/blocks/end"), "{page}");
    assert!(friends(&house, &bo).await.is_empty());
    // Whoever is no friend can't be blocked or removed as one.
    assert_eq!(browser.post("/friends/block", &whom).await.status, 404);
    assert_eq!(browser.post("/friends/remove", "account=nobody").await.status, 404);
    let number = between(&page, "name=\"number\" value=\"", "\"").to_owned();
    assert!(browser.post("/blocks/end", "number=first").await.status.is_client_error());
    assert!(browser.get("/friends").await.text.contains("/blocks/end"));
    let page = browser.submit("/blocks/end", &form(&[("number", &number)])).await;
    assert!(!page.contains("/blocks/end"), "{page}");
    // The link leads to Bo again.
    let link = house.get("/api/v1/friends", &bo).await.expect(200)["link"].as_str().unwrap().to_owned();
    let code = link.rsplit('/').next().unwrap().to_owned();
    assert!(browser.submit(&format!("/friends/with/{code}"), "").await.contains(&account));
    let page = browser.submit("/friends/remove", &whom).await;
    assert!(page.contains("No friends here yet.") && !page.contains("/blocks/end"), "{page}");
    assert!(friends(&house, &bo).await.is_empty());
}

#[tokio::test]
async fn a_link_is_replaced_and_whoever_likes_appears_offline_on_a_page() {
    let house = House::new();
    let [ada, bo] = two_friends(&house).await;
    let mut browser = Browser::signed_in(&house, &ada);
    let link = |page: &str| between(page, "/friends/with/", "\"").to_owned();
    let before = link(&browser.get("/friends").await.text);
    let after = link(&browser.submit("/friends/link", "").await);
    assert_ne!(before, after);
    let cyd = keep(&house, "Cyd", "").await.session;
    let mut other = Browser::signed_in(&house, &cyd);
    let lost = other.get(&format!("/friends/with/{before}")).await;
    assert!(lost.status == 404 && lost.text.contains("doesn’t lead to anybody"), "{}", lost.text);
    assert!(other.get(&format!("/friends/with/{after}")).await.text.contains("Ada"));
    let page = browser.submit("/friends/appear", "offline=true").await;
    assert!(page.contains("You appear offline to your friends."), "{page}");
    assert_eq!(friends(&house, &bo).await[0]["here"], false);
    assert!(browser.post("/friends/appear", "offline=perhaps").await.status.is_client_error());
    let page = browser.submit("/friends/appear", "offline=false").await;
    assert!(page.contains("Your friends see when you’re here."), "{page}");
    assert_eq!(friends(&house, &bo).await[0]["here"], true);
    for path in ["link", "appear", "remove", "block"] {
        let body = "offline=true&account=x";
        assert_eq!(Browser::new(&house).post(&format!("/friends/{path}"), body).await.status, 401, "{path}");
    }
}

#[tokio::test]
async fn a_guest_blocks_whoever_sits_there_on_the_page_of_the_table() {
    let house = House::new();
    let [ada, bo] = house.two_people(game().id).await;
    let mut browser = Browser::new(&house);
    browser.bring("benben", &ada.token);
    let (path, table) = (format!("/t/{}/avoid", ada.table), format!("/t/{}", ada.table));
    let refused = browser.post(&path, &format!("for={}", ada.seat)).await;
    assert!(refused.status.is_client_error(), "{refused:?}");
    assert!(!browser.get("/friends").await.text.contains("/blocks/end"));
    let done = browser.post(&path, &format!("for={}", bo.seat)).await;
    assert_eq!((done.status.as_u16(), done.headers["location"].to_str().unwrap()), (303, table.as_str()));
    let page = browser.get("/friends").await.text;
    assert!(page.contains("id=\"blocks\"") && page.contains("/blocks/end"), "{page}");
    let number = between(&page, "name=\"number\" value=\"", "\"").to_owned();
    assert!(!browser.submit("/blocks/end", &form(&[("number", &number)])).await.contains("/blocks/end"));
    assert_eq!(Browser::new(&house).post(&path, "for=2").await.status, 401);
}

#[tokio::test]
async fn an_invitation_is_declined_on_a_page() {
    let house = House::new();
    let [ada, bo] = two_friends(&house).await;
    let wish = json!({ "game": game().id, "seats": [{ "kind": "you", "name": "?" }, { "kind": "open" }] });
    let table = house.post("/api/v1/tables", &bo, wish).await.expect(201)["table"].clone();
    let table = table.as_str().unwrap();
    let account = friends(&house, &bo).await[0]["account"].as_str().unwrap().to_owned();
    let invite = form(&[("account", &account), ("table", table)]);
    Browser::signed_in(&house, &bo).submit("/friends/invite", &invite).await;
    let mut browser = Browser::signed_in(&house, &ada);
    let invited = format!("data-invitation=\"{table}\"");
    assert!(browser.get("/friends").await.text.contains(&invited));
    assert!(browser.post("/invitations/dismiss", "").await.status.is_client_error());
    let which = form(&[("table", table)]);
    assert_eq!(Browser::new(&house).post("/invitations/dismiss", &which).await.status, 401);
    assert!(browser.get("/lobby").await.text.contains(&invited));
    assert!(!browser.submit("/invitations/dismiss", &which).await.contains(&invited));
}

#[tokio::test]
async fn a_search_is_ended_and_begun_again_on_pages() {
    let clock = Clock::default();
    let house = House::with(Config { clock: clock.clone(), ..quick() });
    let token = guest(&house, "Ada").await;
    let mut browser = Browser::new(&house);
    browser.bring("benben", &token);
    assert!(browser.get("/lobby").await.text.contains("/find/leave"));
    // Nothing was missed: there is nothing to look for again.
    assert!(browser.post("/find/again", "").await.status.is_client_error());
    let bo = guest(&house, "Bo").await;
    accept(&house, &bo).await.expect(200);
    assert_eq!(standing(&house, &token).await["state"], "asked");
    clock.advance(Duration::from_secs(31));
    assert!(browser.get("/lobby").await.text.contains("you didn’t answer in time"));
    let page = browser.submit("/find/again", "").await;
    assert!(page.contains("data-seek=\"waits\"") && page.contains("/find/leave"), "{page}");
    assert_eq!(standing(&house, &token).await["state"], "waiting");
    let page = browser.submit("/find/leave", "").await;
    assert!(page.contains("action=\"/find\"") && !page.contains("/find/leave"), "{page}");
    assert_eq!(standing(&house, &token).await["state"], "nothing");
}

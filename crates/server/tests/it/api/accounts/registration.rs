//! Who may keep a name here: everybody, whoever was invited, or nobody new.

use super::{PASSWORD, keep, sign_in};
use crate::api::browser::{Browser, form};
use crate::api::house::{House, game, quick};
use benben_server::{Clock, Config, Registration, invite};
use benben_store::Sqlite;
use serde_json::json;
use std::sync::Arc;
use std::time::Duration;

#[tokio::test]
async fn where_no_name_can_be_kept_guests_play_and_those_who_keep_one_sign_in() {
    let folder = Arc::new(tempfile::tempdir().unwrap());
    let house = House::in_folder(quick(), &folder);
    keep(&house, "Ada", "").await;
    house.leave().await;
    let house = House::in_folder(Config { registration: Registration::Closed, ..quick() }, &folder);
    let wish = json!({ "name": "Bo", "password": PASSWORD });
    assert_eq!(house.post("/api/v1/account", "", wish).await.expect(403)["error"], "registration_closed");
    sign_in(&house, "Ada", PASSWORD).await.expect(200);
    house.against_a_bot(game().id).await;
    let mut browser = Browser::new(&house);
    let page = browser.get("/me/keep").await.text;
    assert!(page.contains("without an account") && !page.contains("action=\"/me/keep\""), "{page}");
    let refused = browser.post("/me/keep", &form(&[("name", "Bo"), ("password", PASSWORD)])).await;
    assert_eq!(refused.status, 403);
}

#[tokio::test]
async fn where_names_are_kept_by_invitation_one_is_needed() {
    let house = House::with(Config { registration: Registration::Invitation, ..quick() });
    let ask = |invitation: Option<&'static str>| {
        let wish = json!({ "name": "Bo", "password": PASSWORD, "invitation": invitation });
        house.post("/api/v1/account", "", wish)
    };
    for wrong in [None, Some(""), Some("AAAA-AAAA-AAAA-AAAA"), Some("nonsense")] {
        assert_eq!(ask(wrong).await.expect(403)["error"], "invitation", "{wrong:?}");
    }
    house.against_a_bot(game().id).await;
    let mut browser = Browser::new(&house);
    let page = browser.get("/me/keep").await.text;
    assert!(page.contains("invitation") && !page.contains("action=\"/me/keep\""), "{page}");
}

#[tokio::test]
async fn an_invitation_holds_once_and_for_thirty_days() {
    let (folder, clock) = (Arc::new(tempfile::tempdir().unwrap()), Clock::default());
    let config = Config { registration: Registration::Invitation, clock: clock.clone(), ..quick() };
    let house = House::in_folder(config, &folder);
    // Whoever runs the server makes them while it runs.
    let invited = || invite(&Sqlite::visit(folder.path()).unwrap(), &clock);
    let (first, second) = (invited(), invited());
    let mut browser = Browser::new(&house);
    assert!(browser.get(&first).await.text.contains("action=\"/me/keep\""));
    let code = first.split_once('=').unwrap().1;
    let fields = |name: &'static str, code: &str| {
        form(&[("name", name), ("password", PASSWORD), ("invitation", code)])
    };
    let weak =
        browser.post("/me/keep", &form(&[("name", "Ada"), ("password", "ada"), ("invitation", code)])).await;
    assert!(weak.status == 422 && weak.text.contains(code), "it isn't used up: {}", weak.text);
    assert_eq!(browser.post("/me/keep", &fields("Ada", code)).await.status, 200);
    let mut other = Browser::new(&house);
    assert_eq!(other.post("/me/keep", &fields("Bo", &code.to_uppercase())).await.status, 403);
    clock.advance(Duration::from_secs(31 * 24 * 3600));
    assert_eq!(other.post("/me/keep", &fields("Bo", second.split_once('=').unwrap().1)).await.status, 403);
    let third = invited();
    assert_eq!(other.post("/me/keep", &fields("Bo", third.split_once('=').unwrap().1)).await.status, 200);
    // None of them can be read from what is stored.
    for file in std::fs::read_dir(folder.path()).unwrap() {
        let bytes = std::fs::read(file.unwrap().path()).unwrap();
        assert!(!String::from_utf8_lossy(&bytes).contains(code));
    }
}

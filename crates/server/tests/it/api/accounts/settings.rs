//! What somebody has chosen follows them to all their devices.

use super::{PASSWORD, keep};
use crate::api::browser::{Browser, form};
use crate::api::house::House;
use serde_json::json;

#[tokio::test]
async fn what_was_chosen_is_kept_with_the_account() {
    let house = House::new();
    let person = keep(&house, "Ada", "").await;
    assert_eq!(person.get("/settings").await.expect(200), json!({}));
    let first = json!({ "theme": "dark", "confirm": "on" });
    assert_eq!(person.post("/settings", first.clone()).await.expect(200), first);
    let both = json!({ "theme": "light", "confirm": "on", "language": "cs" });
    let chosen = person.post("/settings", json!({ "theme": "light", "language": "cs" })).await.expect(200);
    assert_eq!(chosen, both);
    assert_eq!(person.get("").await.expect(200)["settings"], both);
    for wrong in [
        json!({ "theme": "green" }),
        json!({ "language": "tlh" }),
        json!({ "smell": "on" }),
        json!({ "sound": true }),
        json!([]),
    ] {
        assert_eq!(person.post("/settings", wrong).await.expect(400)["error"], "malformed");
    }
    assert_eq!(person.get("/settings").await.expect(200), both);
    house.get("/api/v1/account/settings", "").await.expect(401);
    house.post("/api/v1/account/settings", "", json!({ "theme": "dark" })).await.expect(401);
    person.post("/delete", json!({ "password": PASSWORD })).await.expect(204);
    assert_eq!(keep(&house, "Ada", "").await.get("/settings").await.expect(200), json!({}));
}

#[tokio::test]
async fn the_language_comes_along_and_speaks_on_other_devices() {
    let house = House::new();
    let (mut laptop, mut phone) = (Browser::new(&house), Browser::new(&house));
    laptop.post("/language", &form(&[("language", "cs"), ("to", "/me/keep")])).await;
    let kept = laptop.post("/me/keep", &form(&[("name", "Ada"), ("password", PASSWORD)])).await;
    assert!(kept.status == 200 && kept.text.contains("data-account"), "{}", kept.text);
    assert!(phone.get("/me").await.text.contains("<html lang=\"en\""));
    phone.post("/sign-in", &form(&[("name", "Ada"), ("password", PASSWORD)])).await;
    assert!(phone.get("/me").await.text.contains("<html lang=\"cs\""));
    phone.post("/language", &form(&[("language", "pl"), ("to", "/me")])).await;
    laptop.post("/sign-out", "").await;
    laptop.post("/sign-in", &form(&[("name", "Ada"), ("password", PASSWORD)])).await;
    let page = laptop.get("/me").await.text;
    assert!(page.contains("<html lang=\"pl\""), "{page}");
}

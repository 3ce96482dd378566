//! Whether a name is kept, nobody learns from how long an answer takes: the work is the same.

use super::{PASSWORD, keep, sign_in};
use crate::api::house::House;
use serde_json::json;

/// How often a password was hashed until now.
async fn hashed(house: &House) -> u64 {
    let metrics = house.get("/metrics", "").await.text;
    let line = metrics.lines().find(|line| line.starts_with("benben_password_hashes_total")).unwrap();
    line.rsplit(' ').next().unwrap().parse().unwrap()
}

#[tokio::test]
async fn a_password_is_hashed_once_whoever_is_asked_for() {
    let house = House::new();
    let ada = keep(&house, "Ada", "").await;
    let mut before = hashed(&house).await;
    let long = "velbloud ".repeat(40);
    for (name, password, status) in [
        ("Ada", PASSWORD, 200),
        ("Ada", "wrong", 401),
        ("Bo", PASSWORD, 401),
        ("Bo", "wrong", 401),
        ("", "", 401),
        ("Ada", "", 401),
        ("Ada", &long, 401),
        ("Bo", &long, 401),
    ] {
        sign_in(&house, name, password).await.expect(status);
        let after = hashed(&house).await;
        assert_eq!(after - before, 1, "{name} with {password}");
        before = after;
    }
    for (name, code, status) in [
        ("Bo", "AAAA-AAAA-AAAA-AAAA", 403),
        ("Bo", "no code", 403),
        ("Ada", "AAAA-AAAA-AAAA-AAAA", 403),
        ("Ada", "no code", 403),
        ("Ada", &ada.codes[0], 200),
    ] {
        let body = json!({ "name": name, "code": code, "password": PASSWORD });
        house.post("/api/v1/account/recover", "", body).await.expect(status);
        let after = hashed(&house).await;
        assert_eq!(after - before, 1, "{name} with {code}");
        before = after;
    }
    // A new password that won't do is refused before anything is looked up, so that nothing is hashed for anybody.
    for (name, code) in [("Ada", &ada.codes[1]), ("Ada", &ada.codes[0]), ("Bo", &ada.codes[1])] {
        for (password, told) in [("ada", "password"), (&long[..], "password")] {
            let body = json!({ "name": name, "code": code, "password": password });
            let refused = house.post("/api/v1/account/recover", "", body).await.expect(422);
            assert_eq!(refused["error"], told, "{name} with {code}");
        }
        assert_eq!(hashed(&house).await, before, "{name} with {code}");
    }
}

//! Keeping a name and signing in, on pages.

use super::{PASSWORD, keep};
use crate::api::browser::{Browser, form};
use crate::api::house::{House, game, quick};
use benben_server::Config;

#[tokio::test]
async fn a_guest_keeps_their_name_and_their_tables_on_a_page() {
    let house = House::new();
    let mut browser = Browser::new(&house);
    let opened = browser.post("/play", &form(&[("game", game().id), ("name", "Ada")])).await;
    let table = opened.headers["location"].to_str().unwrap().to_owned();
    assert!(browser.get("/me").await.text.contains("/me/keep"));
    assert!(browser.get("/me/keep").await.text.contains("value=\"Ada\""));
    let weak = browser.post("/me/keep", &form(&[("name", "Ada"), ("password", "ada")])).await;
    assert!(
        weak.status == 422 && weak.text.contains("role=\"alert\"") && weak.text.contains("value=\"Ada\"")
    );
    let guest = browser.cookie("benben").unwrap().to_owned();
    let kept = browser.post("/me/keep", &form(&[("name", "Ada"), ("password", PASSWORD)])).await;
    assert_eq!((kept.status.as_u16(), kept.text.matches("<code>").count()), (200, 10));
    assert_eq!(kept.headers["cache-control"], "no-store");
    assert_eq!(browser.cookie("benben"), None);
    assert!(browser.cookie("benben-session").is_some());
    let mine = browser.get("/me").await.text;
    assert!(mine.contains(&table) && mine.contains("Ada") && !mine.contains("/me/renew"));
    // Whoever still has the guest's token has nothing.
    let seen = house.get_page("/me".to_owned(), &guest).await.text;
    assert!(!seen.contains(&table));
}

#[tokio::test]
async fn signing_in_and_out_leaves_the_guest_of_this_browser_alone_until_asked() {
    let house = House::new();
    keep(&house, "Ada", "").await;
    let mut browser = Browser::new(&house);
    let opened = browser.post("/play", &form(&[("game", game().id), ("name", "Guest of Ada")])).await;
    let table = opened.headers["location"].to_str().unwrap().to_owned();
    let wrong = browser.post("/sign-in", &form(&[("name", "Ada"), ("password", "wrong")])).await;
    assert!(wrong.status == 401 && wrong.text.contains("role=\"alert\""));
    let welcome = browser.post("/sign-in", &form(&[("name", "Ada"), ("password", PASSWORD)])).await;
    assert_eq!((welcome.status.as_u16(), &welcome.headers["location"]), (303, &"/me".parse().unwrap()));
    let first = browser.cookie("benben-session").unwrap().to_owned();
    let mine = browser.get("/me").await.text;
    assert!(!mine.contains(&table) && mine.contains("/me/account/bring"));
    browser.post("/sign-out", "").await;
    assert_eq!(browser.cookie("benben-session"), None);
    assert!(browser.get("/me").await.text.contains(&table));
    // Each time it is another session.
    browser.post("/sign-in", &form(&[("name", "Ada"), ("password", PASSWORD)])).await;
    assert_ne!(browser.cookie("benben-session").unwrap(), first);
    browser.post("/me/account/bring", "").await;
    let mine = browser.get("/me").await.text;
    assert!(mine.contains(&table) && !mine.contains("/me/account/bring"));
}

#[tokio::test]
async fn signing_in_again_ends_the_session_that_the_browser_had() {
    let house = House::new();
    keep(&house, "Ada", "").await;
    let elsewhere = keep(&house, "Bo", "").await;
    let mut browser = Browser::new(&house);
    let mut before: Option<String> = None;
    // As the same person, and as somebody else.
    for name in ["Ada", "Ada", "Bo"] {
        browser.post("/sign-in", &form(&[("name", name), ("password", PASSWORD)])).await;
        let session = browser.cookie("benben-session").unwrap().to_owned();
        assert_eq!(house.get("/api/v1/account", &session).await.expect(200)["name"], name);
        if let Some(before) = before.replace(session) {
            assert_eq!(house.get("/api/v1/account", &before).await.status, 401, "{name}");
        }
    }
    // Signing in with a wrong password ends nothing, and nobody's other devices are signed out.
    browser.post("/sign-in", &form(&[("name", "Ada"), ("password", "wrong")])).await;
    assert_eq!(house.get("/api/v1/account", &before.unwrap()).await.status, 200);
    assert!(elsewhere.is_signed_in().await);
}

#[tokio::test]
async fn a_session_cookie_is_kept_from_scripts_and_other_sites() {
    let proxies = vec!["127.0.0.0/8".parse().unwrap()];
    let house = House::with(Config { proxies, ..quick() });
    let mut plain = Browser::new(&house);
    let mut secure = Browser::behind_tls(&house);
    for (browser, name, wanted) in [
        (&mut plain, "Ada", &["benben-session=", "HttpOnly", "SameSite=Lax", "Path=/"][..]),
        (&mut secure, "Bo", &["__Host-benben-session=", "HttpOnly", "SameSite=Lax", "Path=/", "Secure"]),
    ] {
        let kept = browser.post("/me/keep", &form(&[("name", name), ("password", PASSWORD)])).await;
        let set = kept.headers["set-cookie"].to_str().unwrap();
        assert!(wanted.iter().all(|word| set.contains(word)), "{set}");
    }
    assert!(secure.get("/me").await.text.contains("Bo"));
    // Behind TLS a cookie that anybody could have set does not count.
    secure.forget_cookies();
    secure.bring("benben-session", plain.cookie("benben-session").unwrap());
    assert!(!secure.get("/me").await.text.contains("/sign-out"));
}

#[tokio::test]
async fn the_page_of_an_account_is_its_owners() {
    let house = House::new();
    let mut browser = Browser::new(&house);
    assert_eq!(browser.get("/me/account").await.headers["location"], "/sign-in");
    assert_eq!(browser.post("/me/account/device", "").await.status, 401);
    browser.post("/me/keep", &form(&[("name", "Ada"), ("password", PASSWORD)])).await;
    let page = browser.get("/me/account").await;
    assert!(page.text.contains("/me/account/delete") && !page.text.contains("end-others"));
    let device = browser.post("/me/account/device", "").await;
    assert_eq!(device.headers["cache-control"], "no-store");
    assert!(device.text.contains("<svg") && device.text.contains("http://table.example/sign-in/code"));
    let code = device.text.split("<code>").nth(1).unwrap().split("</code>").next().unwrap().to_owned();
    let mut phone = Browser::new(&house);
    // A camera only opens the form; nobody is signed in by a link.
    assert!(phone.get(&format!("/sign-in/code?code={code}")).await.text.contains(&code));
    assert_eq!(phone.cookie("benben-session"), None);
    assert_eq!(phone.post("/sign-in/code", &form(&[("code", &code)])).await.status, 303);
    assert!(phone.get("/me").await.text.contains("Ada"));
    let exported = phone.get("/me/account/export").await;
    assert_eq!(exported.json()["sessions"].as_array().unwrap().len(), 2);
    let wrong = phone.post("/me/account/delete", &form(&[("password", "wrong")])).await;
    assert!(wrong.status == 403 && wrong.text.contains("role=\"alert\""));
    phone.post("/me/account/delete", &form(&[("password", PASSWORD)])).await;
    assert!(!browser.get("/me").await.text.contains("/me/account"));
}

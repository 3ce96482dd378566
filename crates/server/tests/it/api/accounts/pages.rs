//! Keeping a name and signing in, on pages.

use super::{PASSWORD, keep};
use crate::api::house::{House, Reply, game, quick};
use axum::body::Body;
use axum::http::Request;
use benben_server::Config;

/// A browser, with its cookies.
pub(super) struct Browser<'a> {
    house: &'a House,
    cookies: Vec<(String, String)>,
    secure: bool,
}

impl<'a> Browser<'a> {
    pub(super) fn new(house: &'a House) -> Self {
        Browser { house, cookies: Vec::new(), secure: false }
    }

    async fn send(&mut self, method: &str, path: &str, body: &str) -> Reply {
        let cookies: Vec<String> =
            self.cookies.iter().map(|(name, value)| format!("{name}={value}")).collect();
        let scheme = if self.secure { "https" } else { "http" };
        let mut request = Request::builder().method(method).uri(path).header("host", "table.example");
        request = request.header("origin", format!("{scheme}://table.example"));
        request = request.header("cookie", cookies.join("; "));
        request = request.header("content-type", "application/x-www-form-urlencoded");
        if self.secure {
            request = request.header("x-forwarded-proto", "https").header("x-forwarded-for", "9.9.9.9");
        }
        let reply = self.house.send(request.body(Body::from(body.to_owned())).unwrap()).await;
        for set in reply.headers.get_all("set-cookie") {
            let set = set.to_str().unwrap();
            let (name, value) = set.split(';').next().unwrap().split_once('=').unwrap();
            self.cookies.retain(|(known, _)| known != name);
            if !set.contains("Max-Age=0") {
                self.cookies.push((name.to_owned(), value.to_owned()));
            }
        }
        reply
    }

    pub(super) async fn get(&mut self, path: &str) -> Reply {
        self.send("GET", path, "").await
    }

    pub(super) async fn post(&mut self, path: &str, body: &str) -> Reply {
        self.send("POST", path, body).await
    }

    fn cookie(&self, name: &str) -> Option<&str> {
        self.cookies.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_str())
    }
}

pub(super) fn form(pairs: &[(&str, &str)]) -> String {
    let pairs = pairs.iter().map(|(key, value)| format!("{key}={}", value.replace(' ', "+")));
    pairs.collect::<Vec<_>>().join("&")
}

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
    let mut secure = Browser { secure: true, ..Browser::new(&house) };
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
    secure.cookies = vec![("benben-session".to_owned(), plain.cookie("benben-session").unwrap().to_owned())];
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

//! A browser without a script: cookies, our own origin, forms.

use crate::api::house::{House, Reply};
use axum::body::Body;
use axum::http::Request;

/// A browser, with its cookies.
pub(crate) struct Browser<'a> {
    house: &'a House,
    cookies: Vec<(String, String)>,
    secure: bool,
}

impl<'a> Browser<'a> {
    pub(crate) fn new(house: &'a House) -> Self {
        Browser { house, cookies: Vec::new(), secure: false }
    }

    /// A browser that reaches the server by way of a proxy with TLS.
    pub(crate) fn behind_tls(house: &'a House) -> Self {
        Browser { secure: true, ..Browser::new(house) }
    }

    /// A browser in which this session is open.
    pub(crate) fn signed_in(house: &'a House, session: &str) -> Self {
        let mut browser = Browser::new(house);
        browser.bring("benben-session", session);
        browser
    }

    /// Has another cookie.
    pub(crate) fn bring(&mut self, name: &str, value: &str) {
        self.cookies.push((name.to_owned(), value.to_owned()));
    }

    pub(crate) fn forget_cookies(&mut self) {
        self.cookies.clear();
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

    /// Asks for a page.
    pub(crate) async fn get(&mut self, path: &str) -> Reply {
        self.send("GET", path, "").await
    }

    /// Sends a form.
    pub(crate) async fn post(&mut self, path: &str, body: &str) -> Reply {
        self.send("POST", path, body).await
    }

    /// Sends a form that does what it asks for, and answers the page it leads to.
    pub(crate) async fn submit(&mut self, path: &str, body: &str) -> String {
        let reply = self.post(path, body).await;
        assert_eq!(reply.status, 303, "{path} {body}: {}", reply.text);
        let to = reply.headers["location"].to_str().unwrap().to_owned();
        self.get(&to).await.text
    }

    pub(crate) fn cookie(&self, name: &str) -> Option<&str> {
        self.cookies.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_str())
    }
}

/// What a form sends.
pub(crate) fn form(pairs: &[(&str, &str)]) -> String {
    let pairs = pairs.iter().map(|(key, value)| format!("{key}={}", value.replace(' ', "+")));
    pairs.collect::<Vec<_>>().join("&")
}

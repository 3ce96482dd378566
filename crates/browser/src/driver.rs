//! What of the `WebDriver` protocol is needed: a session of chromedriver, and the commands of Chromium itself.

use crate::wire;
use anyhow::{Context, bail, ensure};
use serde_json::{Value, json};
use std::time::Instant;

/// A browser that chromedriver drives.
pub(crate) struct Driver {
    address: String,
    session: String,
    /// No scenario hangs for ever: after this, nothing is done any more.
    deadline: Instant,
}

impl Driver {
    /// Starts a browser with these flags.
    pub(crate) fn start(address: &str, flags: &[String], deadline: Instant) -> anyhow::Result<Self> {
        let wanted = json!({ "capabilities": { "alwaysMatch": {
            "browserName": "chrome",
            "unhandledPromptBehavior": "accept",
            "goog:chromeOptions": { "args": flags },
            "goog:loggingPrefs": { "browser": "ALL" },
            "timeouts": { "script": 120_000, "pageLoad": 30_000 },
        } } });
        let mut driver = Driver { address: address.to_owned(), session: String::new(), deadline };
        let begun = driver.send("POST", "/session", &wanted)?;
        driver.session = begun["sessionId"].as_str().context("a session has an id")?.to_owned();
        Ok(driver)
    }

    fn send(&self, method: &str, path: &str, body: &Value) -> anyhow::Result<Value> {
        ensure!(Instant::now() < self.deadline, "there is no time left");
        let answer = wire::send(&self.address, method, path, &body.to_string())?;
        let answer: Value = serde_json::from_slice(&answer)?;
        if let Some(error) = answer["value"]["error"].as_str() {
            let message = answer["value"]["message"].as_str().unwrap_or_default();
            bail!("{error}: {}", message.lines().next().unwrap_or_default());
        }
        Ok(answer["value"].clone())
    }

    fn in_session(&self, method: &str, what: &str, body: &Value) -> anyhow::Result<Value> {
        self.send(method, &format!("/session/{}/{what}", self.session), body)
    }

    pub(crate) fn visit(&self, address: &str) -> anyhow::Result<()> {
        self.in_session("POST", "url", &json!({ "url": address })).map(drop)
    }

    pub(crate) fn reload(&self) -> anyhow::Result<()> {
        self.in_session("POST", "refresh", &json!({})).map(drop)
    }

    /// The address of the page that is shown.
    pub(crate) fn address(&self) -> anyhow::Result<String> {
        let address = self.in_session("GET", "url", &Value::Null)?;
        Ok(address.as_str().context("a page has an address")?.to_owned())
    }

    pub(crate) fn source(&self) -> anyhow::Result<String> {
        Ok(self.in_session("GET", "source", &Value::Null)?.as_str().unwrap_or_default().to_owned())
    }

    /// What a script answers.
    pub(crate) fn ask(&self, script: &str, arguments: Vec<Value>) -> anyhow::Result<Value> {
        let arguments = Value::from(arguments);
        self.in_session("POST", "execute/sync", &json!({ "script": script, "args": arguments }))
    }

    /// What a script answers that takes its time: it calls its last argument.
    pub(crate) fn ask_slowly(&self, script: &str, arguments: Vec<Value>) -> anyhow::Result<Value> {
        let arguments = Value::from(arguments);
        self.in_session("POST", "execute/async", &json!({ "script": script, "args": arguments }))
    }

    /// A command of Chromium's own protocol.
    pub(crate) fn command(&self, method: &str, parameters: Value) -> anyhow::Result<Value> {
        let mut body = json!({ "cmd": method });
        body["params"] = parameters;
        self.in_session("POST", "goog/cdp/execute", &body).with_context(|| method.to_owned())
    }

    /// What the console said since it was asked the last time: how bad, and what.
    pub(crate) fn console(&self) -> anyhow::Result<Vec<String>> {
        let said = self.in_session("POST", "se/log", &json!({ "type": "browser" }))?;
        let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
        let lines = said.as_array().into_iter().flatten();
        Ok(lines.map(|line| format!("{} {}", text(&line["level"]), text(&line["message"]))).collect())
    }

    /// A picture of the page, as a PNG.
    pub(crate) fn picture(&self) -> anyhow::Result<Vec<u8>> {
        let picture = self.in_session("GET", "screenshot", &Value::Null)?;
        from_base64(picture.as_str().unwrap_or_default()).context("a picture in base64")
    }

    /// Closes the browser, also when the time is over.
    pub(crate) fn quit(&self) {
        // What cannot be closed ends with chromedriver.
        let _ = wire::send(&self.address, "DELETE", &format!("/session/{}", self.session), "");
    }

    /// A failed scenario has a little more time to keep what it saw.
    pub(crate) fn extend(&mut self, deadline: Instant) {
        self.deadline = deadline;
    }
}

fn from_base64(text: &str) -> Option<Vec<u8>> {
    const LETTERS: &[u8] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let digits = text.bytes().filter(|byte| *byte != b'=');
    let (mut bits, mut count, mut bytes) = (0u32, 0, Vec::new());
    for digit in digits {
        let value = LETTERS.iter().position(|letter| *letter == digit)?;
        (bits, count) = ((bits << 6 | value as u32) & 0xff_ffff, count + 6);
        if count >= 8 {
            count -= 8;
            bytes.push((bits >> count) as u8);
        }
    }
    Some(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn base64_is_read() {
        assert_eq!(from_base64("").as_deref(), Some(b"".as_slice()));
        assert_eq!(from_base64("UHlyYW1pZA==").as_deref(), Some(b"Pyramid".as_slice()));
        assert_eq!(from_base64("UHlyYW1pZHM=").as_deref(), Some(b"Pyramids".as_slice()));
        assert_eq!(from_base64("not base64").as_deref(), None);
    }
}

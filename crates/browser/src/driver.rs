//! What of the `WebDriver` protocol is needed: a session of chromedriver, and the commands of Chromium itself.

use anyhow::{Context, bail, ensure};
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use benben_support::Client;
use serde_json::{Value, json};
use std::time::{Duration, Instant};

/// Scripts may take two minutes; nobody takes longer to answer.
const ANSWER: Duration = Duration::from_secs(150);

/// A browser that chromedriver drives.
pub(crate) struct Driver {
    client: Client,
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
        let client = Client::new(address).with_limit(ANSWER);
        let mut driver = Driver { client, session: String::new(), deadline };
        let begun = driver.send("POST", "/session", &wanted)?;
        driver.session = begun["sessionId"].as_str().context("a session has an id")?.to_owned();
        Ok(driver)
    }

    fn send(&self, method: &str, path: &str, body: &Value) -> anyhow::Result<Value> {
        ensure!(Instant::now() < self.deadline, "there is no time left");
        let answer: Value = serde_json::from_str(&self.client.ask(method, path, body)?.body)?;
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
        Ok(STANDARD.decode(picture.as_str().context("a picture in base64")?)?)
    }

    /// Closes the browser, also when the time is over.
    pub(crate) fn quit(&self) {
        // What cannot be closed ends with chromedriver.
        let _ = self.client.ask("DELETE", &format!("/session/{}", self.session), &Value::Null);
    }

    /// A failed scenario has a little more time to keep what it saw.
    pub(crate) fn extend(&mut self, deadline: Instant) {
        self.deadline = deadline;
    }
}

//! What opens a door is neither in a log, however talkative, nor in a backup, nor in the database.

use crate::live::process::{benben, good, serve_logging, stop};
use benben_support::{PushBrowser, Server};
use serde_json::{Value, json};
use std::fs;
use std::path::Path;

const PASSWORD: &str = "velbloud pije pomalu";
const ANOTHER: &str = "another camel drinks slowly";
const WRONG: &str = "a password that is wrong";

/// What a server has to be started with, so that its log says all it can and messages go nowhere.
pub(crate) const TALKATIVE: [&str; 4] = ["--log", "trace", "--private-services", "http://127.0.0.1:9"];

/// All files below a folder, in one.
fn everything(folder: &Path) -> Vec<u8> {
    let files = fs::read_dir(folder).unwrap().map(|file| file.unwrap().path());
    // The key is what opens the rest; it is in no backup.
    let files = files.filter(|file| file.is_file() && !file.ends_with("benben.key"));
    files.flat_map(|file| fs::read(file).unwrap()).collect()
}

pub(crate) fn holds(bytes: &[u8], secret: &[u8]) -> bool {
    bytes.windows(secret.len()).any(|part| part == secret)
}

/// Lets somebody go through every door there is, and answers all that opens one: passwords, sessions, codes, tokens, a
/// friend's link, the keys of a browser and an address.
pub(crate) fn open_doors(server: &Server) -> Vec<String> {
    let browser = PushBrowser::at("http://127.0.0.1:9/secret-endpoint").subscription();
    let post = |token: &str, path: &str, body: Value| {
        let client = if token.is_empty() { server.client() } else { server.client().with_token(token) };
        client.ask("POST", path, &body).unwrap()
    };
    let text = |value: &Value| value.as_str().unwrap().to_owned();
    let kept = post("", "/api/v1/account", json!({ "name": "Ada", "password": PASSWORD })).expect(201);
    let codes = kept["recovery_codes"].as_array().unwrap();
    let sign_in = |password: &str, status: u16| {
        let wish = json!({ "name": "Ada", "password": password });
        post("", "/api/v1/account/sign-in", wish).expect(status)["session"].clone()
    };
    sign_in(WRONG, 401);
    let again = text(&sign_in(PASSWORD, 200));
    let device = post(&again, "/api/v1/account/device-code", json!({})).expect(200);
    let recover = json!({ "name": "Ada", "code": codes[0], "password": ANOTHER });
    post("", "/api/v1/account/recover", recover).expect(200);
    let now = text(&sign_in(ANOTHER, 200));
    assert_eq!(post(&now, "/api/v1/notices/browsers", browser.clone()).status, 204);
    let hook = json!({ "address": "http://127.0.0.1:9/secret-hook", "format": "json" });
    assert_eq!(post(&now, "/api/v1/notices/webhook", hook).status, 204);
    post(&now, "/api/v1/notices/webhook/test", json!({})).expect(200);
    let friend = server.client().with_token(&now).get("/api/v1/friends").unwrap().expect(200);
    let link = friend["link"].as_str().unwrap().rsplit('/').next().unwrap().to_owned();
    let guest = post("", "/api/v1/token", json!({})).expect(201);
    let named = [PASSWORD, ANOTHER, WRONG, "secret-hook"].map(str::to_owned);
    let said = [&kept["session"], &guest["token"], &device["code"], &browser["keys"]["auth"]];
    let said = said.into_iter().chain([&browser["keys"]["p256dh"]]).chain(codes).map(text);
    let doors: Vec<String> = named.into_iter().chain([again, now, link]).chain(said).collect();
    assert!(doors.len() > 18);
    // Codes are written with hyphens, and read without.
    let plain: Vec<String> = doors.iter().map(|door| door.replace('-', "")).collect();
    doors.into_iter().chain(plain).collect()
}

/// The log says a lot, and none of this.
pub(crate) fn check_log(log: &Path, doors: &[String]) {
    let log = fs::read_to_string(log).unwrap();
    assert!(log.contains("/api/v1/account/sign-in") && log.contains("TRACE"), "it says a lot");
    for secret in doors {
        assert!(!log.contains(secret), "{secret} is in the log");
    }
    assert!(!log.contains("secret-endpoint"), "the log tells how to reach a browser");
}

#[test]
fn what_opens_a_door_is_in_no_log_no_database_and_no_backup() {
    let place = tempfile::tempdir().unwrap();
    let (data, log, copy) = (place.path().join("data"), place.path().join("log"), place.path().join("copy"));
    fs::create_dir(&copy).unwrap();
    let server = serve_logging(&data, &log, &TALKATIVE);
    let doors = open_doors(&server);
    let to = copy.join("benben.sqlite");
    good(benben(&["backup", to.to_str().unwrap(), "--data", data.to_str().unwrap()]));
    let running = everything(&data);
    stop(server);
    check_log(&log, &doors);
    let at_rest = [running, everything(&data), everything(&copy)];
    for secret in doors {
        for bytes in &at_rest {
            assert!(!holds(bytes, secret.as_bytes()), "{secret} is in a file");
        }
    }
    let key = fs::read(data.join("benben.key")).unwrap();
    assert!(!copy.join("benben.key").exists() && at_rest.iter().all(|bytes| !holds(bytes, &key)));
}

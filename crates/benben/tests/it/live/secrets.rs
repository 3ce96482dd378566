//! What opens a door is neither in a log, however talkative, nor in a backup, nor in the database.

use crate::live::process::{benben, good, serve_logging, stop};
use benben_support::PushBrowser;
use serde_json::{Value, json};
use std::fs;
use std::path::Path;

const PASSWORD: &str = "velbloud pije pomalu";
const WRONG: &str = "a password that is wrong";

/// All files below a folder, in one.
fn everything(folder: &Path) -> Vec<u8> {
    let files = fs::read_dir(folder).unwrap().map(|file| file.unwrap().path());
    // The key is what opens the rest; it is in no backup.
    let files = files.filter(|file| file.is_file() && !file.ends_with("benben.key"));
    files.flat_map(|file| fs::read(file).unwrap()).collect()
}

fn holds(bytes: &[u8], secret: &[u8]) -> bool {
    bytes.windows(secret.len()).any(|part| part == secret)
}

#[test]
fn what_opens_a_door_is_in_no_log_no_database_and_no_backup() {
    let place = tempfile::tempdir().unwrap();
    let (data, log, copy) = (place.path().join("data"), place.path().join("log"), place.path().join("copy"));
    fs::create_dir(&copy).unwrap();
    let server = serve_logging(&data, &log, &["--log", "trace", "--private-services", "http://127.0.0.1:9"]);
    let client = server.client();
    let browser = PushBrowser::at("http://127.0.0.1:9/secret-endpoint").subscription();
    let post = |token: &str, path: &str, body: Value| {
        let client = if token.is_empty() { server.client() } else { client.with_token(token) };
        client.ask("POST", path, &body).unwrap()
    };
    let kept = post("", "/api/v1/account", json!({ "name": "Ada", "password": PASSWORD })).expect(201);
    let session = kept["session"].as_str().unwrap();
    let codes: Vec<&str> =
        kept["recovery_codes"].as_array().unwrap().iter().filter_map(Value::as_str).collect();
    post("", "/api/v1/account/sign-in", json!({ "name": "Ada", "password": WRONG })).expect(401);
    let again =
        post("", "/api/v1/account/sign-in", json!({ "name": "Ada", "password": PASSWORD })).expect(200);
    let device = post(session, "/api/v1/account/device-code", json!({})).expect(200);
    let recover = json!({ "name": "Ada", "code": codes[0], "password": "another camel drinks slowly" });
    post("", "/api/v1/account/recover", recover).expect(200);
    let session = again["session"].as_str().unwrap();
    let entered = post(
        "",
        "/api/v1/account/sign-in",
        json!({ "name": "Ada", "password": "another camel drinks slowly" }),
    );
    let entered = entered.expect(200);
    let now = entered["session"].as_str().unwrap();
    assert_eq!(post(now, "/api/v1/notices/browsers", browser.clone()).status, 204);
    let hook = json!({ "address": "http://127.0.0.1:9/secret-hook", "format": "json" });
    assert_eq!(post(now, "/api/v1/notices/webhook", hook).status, 204);
    post(now, "/api/v1/notices/webhook/test", json!({})).expect(200);
    let friend = client.with_token(now).get("/api/v1/friends").unwrap().expect(200);
    let link = friend["link"].as_str().unwrap().rsplit('/').next().unwrap();
    let guest = post("", "/api/v1/token", json!({})).expect(201);

    let to = copy.join("benben.sqlite");
    good(benben(&["backup", to.to_str().unwrap(), "--data", data.to_str().unwrap()]));
    let running = everything(&data);
    stop(server);
    let log = fs::read_to_string(&log).unwrap();
    assert!(log.contains("/api/v1/account/sign-in") && log.contains("TRACE"), "it says a lot");
    let texts = [PASSWORD, WRONG, session, now, link, kept["session"].as_str().unwrap()];
    let texts = texts.into_iter().chain(codes.iter().copied());
    let texts = texts.chain([
        guest["token"].as_str().unwrap(),
        device["code"].as_str().unwrap(),
        "another camel drinks slowly",
        "secret-hook",
        browser["keys"]["auth"].as_str().unwrap(),
        browser["keys"]["p256dh"].as_str().unwrap(),
    ]);
    let secrets: Vec<&str> = texts.collect();
    assert!(secrets.len() > 18);
    let at_rest = [running, everything(&data), everything(&copy)];
    for secret in secrets {
        for secret in [secret.to_owned(), secret.replace('-', "")] {
            assert!(!log.contains(&secret), "{secret} is in the log");
            for bytes in &at_rest {
                assert!(!holds(bytes, secret.as_bytes()), "{secret} is in a file");
            }
        }
    }
    assert!(!log.contains("secret-endpoint"), "the log tells how to reach a browser");
    let key = fs::read(data.join("benben.key")).unwrap();
    assert!(!copy.join("benben.key").exists() && at_rest.iter().all(|bytes| !holds(bytes, &key)));
}

//! Logs tell what happened, and never who, where or with which luck.

use crate::live::process::{benben, good, serve_logging, some_game, stop};
use benben_store::{Sqlite, Store};
use benben_support::{open, play};
use serde_json::{Value, json};

/// Everything in a snapshot that is nobody else's business.
fn secrets(seen: &Value) -> Vec<String> {
    let deal = &seen["deal"];
    let named = [&deal["commitment"], &deal["secret"], &deal["seed"], &seen["table"], &seen["code"]];
    let nonces = deal["nonces"].as_array().unwrap().iter();
    named.into_iter().chain(nonces).filter_map(Value::as_str).map(str::to_owned).collect()
}

#[test]
fn not_even_the_most_detailed_log_has_tokens_ids_names_or_luck_in_it() {
    for format in ["text", "json"] {
        let place = tempfile::tempdir().unwrap();
        let (data, log) = (place.path().join("data"), place.path().join("log"));
        let server = serve_logging(&data, &log, &["--log", "trace", "--log-format", format]);
        let client = server.client();
        let seats = open(&client, some_game(), &["open", "open", "random"]).unwrap();
        play(&client, &seats, 12).unwrap();
        // All that goes wrong is logged, too.
        for (method, what, body) in [
            ("POST", "/actions", json!({ "number": 99, "action": "sacrifice" })),
            ("POST", "/actions", json!({ "number": "Cleopatra" })),
            ("POST", "/join", json!({ "name": "Cleopatra" })),
            ("POST", "/undo", json!({})),
            ("POST", "/undo/answer", json!({ "agree": false })),
            ("POST", "/rematch", json!({})),
            ("GET", "/record", Value::Null),
            ("GET", "/drawing?x=Cleopatra", Value::Null),
            ("PUT", "", json!({})),
        ] {
            client.with_token(&seats[0].token).ask(method, &seats[0].path(what), &body).unwrap();
        }
        client.with_token("not a token, Cleopatra").get("/Cleopatra").unwrap();
        for seat in &seats {
            seat.post(&client, "/resign", &json!({})).unwrap();
        }
        let over = seats[0].look(&client).unwrap();
        assert_eq!(over["status"], "over");
        let next = seats[0].post(&client, "/rematch", &json!({})).unwrap().expect(200);
        let store = Sqlite::visit(&data).unwrap();
        let runtime = tokio::runtime::Builder::new_current_thread().build().unwrap();
        let id = next["table"].as_str().unwrap().parse().unwrap();
        let kept = runtime.block_on(store.table(id)).unwrap().unwrap();
        let kept = serde_json::to_value(kept.secret).unwrap();
        good(benben(&["export", &seats[0].table, "--data", data.to_str().unwrap()]));
        stop(server);
        let log = std::fs::read_to_string(&log).unwrap();
        for word in ["a table was opened", "answered", "stopped", "/api/v1/tables/{table}/actions"] {
            assert!(log.contains(word), "{word} is not in {log}");
        }
        let mut secrets = secrets(&over);
        secrets.extend(seats.iter().map(|seat| seat.token.clone()));
        secrets.extend(
            [kept.as_str().unwrap(), next["table"].as_str().unwrap(), "Cleopatra"].map(str::to_owned),
        );
        assert!(secrets.len() > 8);
        for secret in secrets {
            let line = log.lines().find(|line| line.contains(&secret));
            assert_eq!(line, None, "{secret} is in the log");
        }
    }
}

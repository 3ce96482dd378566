//! Logs tell what happened, and never who, where or with which luck.

use crate::live::process::{Server, ask, benben, good};
use crate::live::seat::{open, play};
use benben_store::{Sqlite, Store};
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
        let server = Server::start_logging(&data, &log, &["--log", "trace", "--log-format", format]);
        let address = server.address.as_str();
        let seats = open(address, "ankh", &["open", "open", "random"]);
        play(address, &seats, 12);
        // All that goes wrong is logged, too.
        for (method, what, body) in [
            ("POST", "/actions", json!({ "number": 99, "action": "sacrifice" })),
            ("POST", "/actions", json!({ "number": "Cleopatra" })),
            ("POST", "/join", json!({ "name": "Cleopatra" })),
            ("POST", "/undo", json!({})),
            ("POST", "/undo/answer", json!({ "agree": false })),
            ("POST", "/rematch", json!({})),
            ("GET", "/record", json!({})),
            ("GET", "/drawing?x=Cleopatra", json!({})),
            ("PUT", "", json!({})),
        ] {
            seats[0].ask(address, method, what, &body).unwrap();
        }
        ask(address, "GET", "/Cleopatra", "not a token, Cleopatra", "").unwrap();
        for seat in &seats {
            seat.ask(address, "POST", "/resign", &json!({})).unwrap();
        }
        let over = seats[0].look(address);
        assert_eq!(over["status"], "over");
        let next = seats[0].ask(address, "POST", "/rematch", &json!({})).unwrap().expect(200);
        let store = Sqlite::visit(&data).unwrap();
        let runtime = tokio::runtime::Builder::new_current_thread().build().unwrap();
        let id = next["table"].as_str().unwrap().parse().unwrap();
        let kept = runtime.block_on(store.table(id)).unwrap().unwrap();
        let kept = serde_json::to_value(kept.secret).unwrap();
        good(benben(&["export", &seats[0].table, "--data", data.to_str().unwrap()]));
        server.stop();
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

//! Load on a real server: it plays, measures, and ends in time.

use crate::command::run::{Said, benben};
use crate::command::serve::serving;
use benben_support::{Server, wait_for};
use serde_json::{Value, json};
use std::path::Path;
use std::thread::JoinHandle;

fn server() -> Server {
    serving().flags(&["--idle-after", "1"]).start().unwrap()
}

#[test]
fn every_game_is_played_and_measured() {
    let server = server();
    for game in benben_games::ids() {
        let report =
            benben(&format!("load --url {} --game {game} --tables 4 --seconds 2 --json", server.origin()))
                .json();
        assert_eq!((&report["errors"], &report["first_error"]), (&0.into(), &Value::Null));
        assert_eq!(report["game"], game);
        let number = |pointer: &str| report.pointer(pointer).and_then(Value::as_f64).unwrap();
        assert!((2.0..12.0).contains(&number("/took_seconds")), "{report}");
        assert!(number("/actions") > 0.0);
        assert_eq!(number("/actions_per_second"), number("/actions") / 2.0);
        for times in ["ack_ms", "seen_ms"] {
            let [p50, p99, max] = ["p50", "p99", "max"].map(|name| number(&format!("/{times}/{name}")));
            assert!(0.0 < p50 && p50 <= p99 && p99 <= max, "{report}");
        }
        assert!(number("/server/cpu_seconds") > 0.0);
        assert!(number("/server/memory_bytes") > 1e6);
        assert!(number("/read_back") >= 4.0);
        assert_eq!(outcome(&report), json!([0, 0, 0]));
    }
}

#[test]
fn a_paced_load_offers_no_more_than_asked() {
    let server = server();
    let said = benben(&format!("load --url {} --tables 2 --seconds 2 --rate 20 --json", server.origin()));
    let actions = said.json()["actions"].as_u64().unwrap();
    assert!((1..=41).contains(&actions), "{actions}");
}

#[test]
fn idle_tables_leave_memory_and_come_back() {
    let server = server();
    let arguments = format!("load --url {} --tables 1 --seconds 1 --idle 20 --json", server.origin());
    let report = benben(&arguments).json();
    assert_eq!((&report["idle"]["tables"], &report["errors"]), (&20.into(), &0.into()));
    assert!(report["idle"]["back_ms"]["p99"].as_f64().unwrap() > 0.0);
}

#[test]
fn games_are_reviewed_while_others_play() {
    let server = serving().flags(&["--reviewer", "scribe"]).start().unwrap();
    let arguments = format!("load --url {} --tables 4 --seconds 5 --reviews 2 --json", server.origin());
    let report = benben(&arguments).json();
    assert_eq!((&report["errors"], &report["first_error"]), (&0.into(), &Value::Null));
    assert!(report["reviews"].as_u64().unwrap() > 0, "{report}");
}

#[test]
fn people_read_what_programs_read() {
    let server = server();
    let said = benben(&format!("load --url {} --tables 2 --seconds 1", server.origin())).good();
    for line in [
        "actions per second",
        "acknowledged ",
        "seen by opponent",
        "server ",
        ": 0 actions lost, 0 doubled",
        "reconnects         0",
        "errors             0",
    ] {
        assert!(said.contains(line), "{line:?} is not in {said}");
    }
}

/// What is lost, what is doubled, and what went wrong.
fn outcome(report: &Value) -> Value {
    json!([report["lost"], report["doubled"], report["errors"]])
}

/// A load that goes on meanwhile, long enough for a server to go and come.
fn loading(server: &Server, urls: &str) -> JoinHandle<Said> {
    let urls = urls.replace("PORT", server.address().rsplit_once(':').unwrap().1);
    std::thread::spawn(move || benben(&format!("load {urls} --tables 4 --seconds 6 --json")))
}

/// Waits until a server has stored so many actions in its present life.
fn wait_for_actions(server: &Server, least: f64) {
    wait_for("actions", || {
        let metrics = server.client().get("/metrics").ok()?.body;
        let counts = metrics.lines().filter(|line| line.starts_with("benben_actions_total"));
        let counts = counts.filter_map(|line| line.rsplit_once(' ')?.1.parse::<f64>().ok());
        (counts.sum::<f64>() >= least).then_some(())
    });
}

fn copy(from: &Path, to: &Path) {
    std::fs::create_dir_all(to).unwrap();
    for entry in std::fs::read_dir(from).unwrap().map(Result::unwrap) {
        if entry.file_type().unwrap().is_file() {
            std::fs::copy(entry.path(), to.join(entry.file_name())).unwrap();
        }
    }
}

#[test]
fn a_server_that_is_killed_is_waited_for_and_everything_is_there() {
    let mut server = server();
    let load = loading(&server, "--url http://127.0.0.1:PORT --url http://localhost:PORT");
    for _ in 0..2 {
        wait_for_actions(&server, 40.0);
        server.kill().unwrap();
        server.start_again().unwrap();
    }
    let report = load.join().unwrap().json();
    assert_eq!(outcome(&report), json!([0, 0, 0]), "{report}");
    assert!(report["reconnects"].as_u64().unwrap() >= 8, "{report}");
    assert_eq!(report["server"]["cpu_seconds"], Value::Null, "it isn't known after a new start: {report}");
}

#[test]
fn players_move_on_when_a_server_says_that_it_goes() {
    let mut server = serving().flags(&["--drain", "2"]).start().unwrap();
    let load = loading(&server, "--url http://127.0.0.1:PORT");
    wait_for_actions(&server, 40.0);
    assert_eq!(server.stop().unwrap().code(), Some(0));
    server.start_again().unwrap();
    let report = load.join().unwrap().json();
    assert_eq!(outcome(&report), json!([0, 0, 0]), "{report}");
    assert!(report["reconnects"].as_u64().unwrap() >= 8, "{report}");
}

#[test]
fn what_a_server_has_forgotten_is_told() {
    let mut server = server();
    let load = loading(&server, "--url http://127.0.0.1:PORT");
    let before = tempfile::tempdir().unwrap();
    wait_for_actions(&server, 40.0);
    server.kill().unwrap();
    copy(server.data(), before.path());
    server.start_again().unwrap();
    wait_for_actions(&server, 40.0);
    server.kill().unwrap();
    std::fs::remove_dir_all(server.data()).unwrap();
    copy(before.path(), server.data());
    server.start_again().unwrap();
    let said = load.join().unwrap();
    let report: Value = serde_json::from_str(&said.out).unwrap();
    assert!(report["lost"].as_u64().unwrap() > 0, "{report}");
    said.failed(1, "actions lost");
}

#[test]
fn an_address_where_nobody_is_read_back_is_an_error() {
    let server = server();
    let urls = format!("--url http://127.0.0.1:9 --url {}", server.origin());
    let said = benben(&format!("load {urls} --tables 2 --seconds 1 --json"));
    let report: Value = serde_json::from_str(&said.out).unwrap();
    assert!(report["actions"].as_u64().unwrap() > 0, "{report}");
    assert_eq!(outcome(&report), json!([0, 0, 1]), "{report}");
    said.failed(1, "1 errors");
}

#[test]
fn a_load_on_nothing_fails() {
    // Port 9 is for discarding; nobody listens there.
    benben("load --url http://127.0.0.1:9 --seconds 1").failed(1, "http://127.0.0.1:9");
    benben("load --game chess").failed(2, "chess");
    assert_eq!(benben("load --url nonsense").code, 2);
}

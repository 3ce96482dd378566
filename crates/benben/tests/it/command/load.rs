//! Load on a real server: it plays, measures, and ends in time.

use crate::command::run::benben;
use crate::command::serve::serving;
use benben_support::Server;

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
        assert_eq!((&report["errors"], &report["first_error"]), (&0.into(), &serde_json::Value::Null));
        assert_eq!(report["game"], game);
        let number = |pointer: &str| report.pointer(pointer).and_then(serde_json::Value::as_f64).unwrap();
        assert!((2.0..12.0).contains(&number("/took_seconds")), "{report}");
        assert!(number("/actions") > 0.0);
        assert_eq!(number("/actions_per_second"), number("/actions") / 2.0);
        for times in ["ack_ms", "seen_ms"] {
            let [p50, p99, max] = ["p50", "p99", "max"].map(|name| number(&format!("/{times}/{name}")));
            assert!(0.0 < p50 && p50 <= p99 && p99 <= max, "{report}");
        }
        assert!(number("/server/cpu_seconds") > 0.0);
        assert!(number("/server/memory_bytes") > 1e6);
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
    assert_eq!((&report["errors"], &report["first_error"]), (&0.into(), &serde_json::Value::Null));
    assert!(report["reviews"].as_u64().unwrap() > 0, "{report}");
}

#[test]
fn people_read_what_programs_read() {
    let server = server();
    let said = benben(&format!("load --url {} --tables 2 --seconds 1", server.origin())).good();
    for line in ["actions per second", "acknowledged ", "seen by opponent", "server ", "errors             0"]
    {
        assert!(said.contains(line), "{line:?} is not in {said}");
    }
}

#[test]
fn a_load_on_nothing_fails() {
    // Port 9 is for discarding; nobody listens there.
    benben("load --url http://127.0.0.1:9 --seconds 1").failed(1, "http://127.0.0.1:9");
    benben("load --game chess").failed(2, "chess");
    assert_eq!(benben("load --url nonsense").code, 2);
}

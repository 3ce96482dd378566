//! The client against a server that loses answers, breaks off and comes back.

#![allow(clippy::unwrap_used, reason = "a test may fail by panicking")]

use benben_client::{Client, Error, Update};
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::sync::mpsc::{self, Receiver};
use std::thread::spawn;
use std::time::Duration;

/// A server that answers each connection with the next of these, whatever is asked; nothing at all where it is empty.
/// It tells what it was asked.
fn server(answers: Vec<String>) -> (String, Receiver<String>) {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = format!("http://{}", listener.local_addr().unwrap());
    let (tell, asked) = mpsc::channel();
    spawn(move || {
        for answer in answers {
            let Ok((mut stream, _)) = listener.accept() else { return };
            let _ = tell.send(request(&stream));
            let _ = stream.write_all(answer.as_bytes());
        }
    });
    (address, asked)
}

/// The first line of a request, and its body.
fn request(stream: &TcpStream) -> String {
    let mut reader = BufReader::new(stream);
    let (mut first, mut length) = (String::new(), 0);
    reader.read_line(&mut first).unwrap();
    loop {
        let mut line = String::new();
        reader.read_line(&mut line).unwrap();
        if let Some(value) = line.to_lowercase().strip_prefix("content-length:") {
            length = value.trim().parse().unwrap();
        }
        if line.trim().is_empty() {
            break;
        }
    }
    let mut body = vec![0; length];
    reader.read_exact(&mut body).unwrap();
    format!("{} {}", first.trim_end().trim_end_matches(" HTTP/1.1"), String::from_utf8(body).unwrap())
        .trim_end()
        .to_owned()
}

fn answer(status: &str, body: &str) -> String {
    format!(
        "HTTP/1.1 {status}\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
        body.len()
    )
}

fn snapshot(status: &str, number: u64, actions: &str) -> String {
    format!(
        r#"{{"table":"T","game":"g","rules_version":1,"edition":"e","edition_fingerprint":"f","options":{{}},"status":"{status}","seats":[],"awaited":[1],"you":{{"seat":1,"number":{number},"actions":[{actions}],"can_undo":false}},"told":0,"later":"unknown"}}"#
    )
}

/// A stream that breaks off after these snapshots, the last of them half sent.
fn stream(snapshots: &[String]) -> String {
    let events: String = snapshots.iter().map(|seen| format!("event: snapshot\ndata: {seen}\n\n")).collect();
    format!(
        "HTTP/1.1 200 OK\r\nConnection: close\r\nContent-Type: text/event-stream\r\n\r\n: hello\n\n{events}data: {{\"tab"
    )
}

const SEATED: &str = r#"{"table":"T","seat":1,"token":"secret"}"#;
const PLAYED: &str = r#"{"number":1,"next_number":2,"repeated":false,"events":[]}"#;
const OFFER: &str = r#"{"action":"dig 3"}"#;

#[test]
fn a_lost_answer_is_asked_for_again_under_the_same_number() {
    let busy = answer("503 Service Unavailable", r#"{"error":"crowded","message":"busy"}"#);
    let answers = vec![answer("201 Created", SEATED), String::new(), busy, answer("200 OK", PLAYED)];
    let (address, asked) = server(answers);
    let seat = Client::new(&address).unwrap().join("T", "Ada").unwrap();
    assert_eq!((seat.number(), seat.client().token()), (1, Some("secret")));
    let played = seat.act(1, "dig 3").unwrap();
    assert_eq!((played.next_number, played.repeated), (2, false));
    let asked: Vec<String> = asked.iter().collect();
    assert_eq!(asked[0], r#"POST /api/v1/tables/T/join {"name":"Ada"}"#);
    assert_eq!(asked.len(), 4);
    assert!(asked[1..].iter().all(|sent| sent == &asked[1]), "{asked:?}");
}

#[test]
fn a_game_is_played_to_its_end_over_connections_that_break() {
    let answers = vec![
        answer("201 Created", SEATED),
        stream(&[snapshot("playing", 1, OFFER)]),
        answer("200 OK", PLAYED),
        // The same picture again, which nothing is played for; then one more action, which comes too late.
        stream(&[snapshot("playing", 1, OFFER), snapshot("playing", 2, OFFER)]),
        answer("409 Conflict", r#"{"error":"wrong_number","message":"late","expected_number":3}"#),
        stream(&[snapshot("over", 3, "")]),
    ];
    let (address, asked) = server(answers);
    let seat = Client::new(&address).unwrap().join("T", "Ada").unwrap();
    let mut chosen = 0;
    let end = seat.play(|seen| {
        chosen += 1;
        seen.actions()[0].action.clone()
    });
    assert!(end.unwrap().is_over());
    assert_eq!(chosen, 2);
    let sent: Vec<String> = asked.iter().filter(|asked| asked.starts_with("POST")).skip(1).collect();
    assert_eq!(sent.len(), 2, "{sent:?}");
}

#[test]
fn whoever_watches_hears_once_that_the_connection_is_lost() {
    let answers = vec![
        answer("201 Created", SEATED),
        stream(&[snapshot("playing", 1, "")]),
        String::new(),
        stream(&[snapshot("playing", 2, "")]),
        answer("410 Gone", r#"{"error":"closed","message":"everyone has left","hint":"open another table"}"#),
    ];
    let (address, _asked) = server(answers);
    let seat = Client::new(&address).unwrap().join("T", "Ada").unwrap();
    let seen: Vec<String> = seat
        .watch()
        .map(|update| match update {
            Ok(Update::Snapshot(seen)) => format!("number {}", seen.you.unwrap().number),
            Ok(Update::Lost) => "lost".to_owned(),
            Err(error) => error.to_string(),
        })
        .collect();
    assert_eq!(seen, ["number 1", "lost", "number 2", "lost", "everyone has left: open another table"]);
}

#[test]
fn a_server_that_goes_says_so_and_nobody_is_alarmed() {
    let goodbye = "retry: 5\nevent: reconnect\ndata: {\"after_ms\":5}\n\n";
    let going = stream(&[snapshot("playing", 1, "")])
        .replace(": hello\n\n", ": hello\n\nevent: later\ndata: unknown\n\n");
    let going = format!("{}{goodbye}", going.strip_suffix("data: {\"tab").unwrap());
    let answers = vec![
        answer("201 Created", SEATED),
        going,
        // The next one begins nothing new, either, and the one after that is not there yet.
        answer("503 Service Unavailable", r#"{"error":"stopping","message":"it is being stopped"}"#),
        String::new(),
        stream(&[snapshot("playing", 2, "")]),
    ];
    let (address, _asked) = server(answers);
    let seat = Client::new(&address).unwrap().join("T", "Ada").unwrap();
    let seen: Vec<String> = seat
        .watch()
        .take(3)
        .map(|update| match update.unwrap() {
            Update::Snapshot(seen) => format!("number {}", seen.you.unwrap().number),
            Update::Lost => "lost".to_owned(),
        })
        .collect();
    // The second stream breaks off without a word.
    assert_eq!(seen, ["number 1", "number 2", "lost"]);
}

const NOBODY: &str = r#"{"tables":[]}"#;
const GAMES: &str = r#"{"games":[{"id":"g","title":"G","min_seats":2,"max_seats":2,"rules_version":1,"options":[]}],"bots":[]}"#;

#[test]
fn a_bot_in_the_lobby_looks_again_after_a_restart_and_when_it_was_too_fast() {
    let listed =
        r#"{"tables":[{"table":"T","code":null,"game":"g","status":"gathering","players":["","Ada"]}]}"#;
    let answers = vec![
        // Too fast to open a table.
        answer("200 OK", NOBODY),
        answer("200 OK", NOBODY),
        answer("200 OK", GAMES),
        answer("429 Too Many Requests", r#"{"error":"too_many","message":"slow down"}"#),
        // The server is restarted while a seat is being taken, isn't back yet, and is.
        answer("200 OK", listed),
        String::new(),
        answer("503 Service Unavailable", r#"{"error":"stopping","message":"it is being stopped"}"#),
        answer("200 OK", listed),
        answer("201 Created", SEATED),
        // And the table is gone before the game has begun.
        answer("404 Not Found", r#"{"error":"not_found","message":"there is no such table"}"#),
    ];
    let (address, asked) = server(answers);
    let mut client = Client::new(&address).unwrap();
    let seat = client.sit_in_lobby("Robot", None).unwrap();
    assert_eq!((seat.table(), seat.number(), client.token()), ("T", 1, Some("secret")));
    assert!(seat.play(|_| unreachable!("there's nothing to play")).unwrap_err().is_gone());
    let posts: Vec<String> = asked.iter().filter(|asked| asked.starts_with("POST")).collect();
    assert_eq!(posts.len(), 3, "one table to open and one to join, twice: {posts:?}");
}

#[test]
fn patience_in_the_lobby_ends_and_what_is_wrong_is_told_at_once() {
    let busy = answer("429 Too Many Requests", r#"{"error":"too_many","message":"slow down"}"#);
    let (address, asked) =
        server(vec![busy, answer("403 Forbidden", r#"{"error":"forbidden","message":"no"}"#)]);
    let mut hasty = Client::new(&address).unwrap().with_patience(Some(Duration::ZERO));
    assert_eq!(hasty.sit_in_lobby("Robot", None).unwrap_err().code(), Some("too_many"));
    let mut patient = Client::new(&address).unwrap();
    assert_eq!(patient.sit_in_lobby("Robot", None).unwrap_err().code(), Some("forbidden"));
    assert_eq!(asked.iter().count(), 2);
}

/// A server that takes connections, answers each with the next of these, and never says more. It tells when somebody is there.
fn hanging(answers: Vec<String>) -> (String, Receiver<()>) {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = format!("http://{}", listener.local_addr().unwrap());
    let (tell, came) = mpsc::channel();
    spawn(move || {
        let mut open = Vec::new();
        for answer in answers {
            let Ok((mut stream, _)) = listener.accept() else { return };
            request(&stream);
            let _ = stream.write_all(answer.as_bytes());
            // Nobody closes the connection, as when a process is stopped.
            open.push(stream);
            let _ = tell.send(());
        }
        // As long as somebody wants to know.
        while tell.send(()).is_ok() {
            std::thread::park_timeout(Duration::from_millis(20));
        }
    });
    (address, came)
}

#[test]
fn a_server_that_hangs_is_left_for_another_soon() {
    let alive = "event: alive\ndata: {\"every_ms\":50}\n\n";
    let silent = |number| {
        let whole = stream(&[snapshot("playing", number, "")]);
        let whole = whole.strip_suffix("data: {\"tab").unwrap().to_owned();
        whole.replace(": hello\n\n", &format!("retry: 500\n{alive}"))
    };
    let (address, came) = hanging(vec![answer("201 Created", SEATED), silent(1), silent(2), silent(3)]);
    let seat = Client::new(&address).unwrap().join("T", "Ada").unwrap();
    // It ends by itself: the client leaves each of these streams when nothing has come for long enough.
    let seen: Vec<String> = seat
        .watch()
        .take(5)
        .map(|update| match update.unwrap() {
            Update::Snapshot(seen) => format!("number {}", seen.you.unwrap().number),
            Update::Lost => "lost".to_owned(),
        })
        .collect();
    assert_eq!(seen, ["number 1", "lost", "number 2", "lost", "number 3"]);
    drop(came);
}

#[test]
fn trouble_is_one_line_that_says_what_to_do() {
    let said = |error: Error| {
        let said = error.to_string();
        assert_eq!(said.lines().count(), 1, "{said}");
        said
    };
    // Nobody listens here any more.
    let nobody = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap();
    let client = Client::new(&format!("http://{nobody}")).unwrap().with_patience(Some(Duration::ZERO));
    assert!(said(client.games().unwrap_err()).contains("is it running"));
    let (address, _asked) = server(vec![answer("200 OK", "<html>"), answer("404 Not Found", "nginx")]);
    let client = Client::new(&address).unwrap();
    for _ in 0..2 {
        assert!(said(client.games().unwrap_err()).contains("doesn't answer as a Benben server"));
    }
    assert!(said(Client::new("nowhere at all").unwrap_err()).contains("http://127.0.0.1:8642"));
}

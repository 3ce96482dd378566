//! Keeping order: every act, with a server that runs and without one.

#![cfg(unix)]

use crate::live::process::{benben, failed, good, serve, some_game, stop};
use benben_support::{Client, wait_for};
use serde_json::{Value, json};
use std::os::unix::fs::{FileTypeExt, PermissionsExt};
use std::path::Path;
use std::process::Output;

const PASSWORD: &str = "velbloud pije pomalu";

/// What `benben admin` does.
fn admin(data: &Path, arguments: &[&str]) -> Output {
    let data = ["--data", data.to_str().unwrap()];
    let all: Vec<&str> = ["admin"].iter().chain(arguments).chain(&data).copied().collect();
    benben(&all)
}

/// The same for programs.
fn told(data: &Path, arguments: &[&str]) -> Value {
    let arguments: Vec<&str> = arguments.iter().chain(&["--json"]).copied().collect();
    serde_json::from_str(&good(admin(data, &arguments))).unwrap()
}

/// Keeps a name, and answers a client that is signed in and the recovery codes.
fn keep(client: &Client, name: &str) -> (Client, Value) {
    let wish = json!({ "name": name, "password": PASSWORD });
    let kept = client.post("/api/v1/account", &wish).unwrap().expect(201);
    (client.with_token(kept["session"].as_str().unwrap()), kept["recovery_codes"].clone())
}

fn sign_in(client: &Client, name: &str) -> (u16, Value) {
    let wish = json!({ "name": name, "password": PASSWORD });
    let reply = client.post("/api/v1/account/sign-in", &wish).unwrap();
    (reply.status, reply.json())
}

/// A table where two people write to each other, and one of them is reported.
fn reported(client: &Client, host: &Client) -> String {
    let seats = json!([{ "kind": "you", "name": "Ada" }, { "kind": "open" }]);
    let opened = host
        .post("/api/v1/tables", &json!({ "game": some_game(), "seats": seats, "spectators": true }))
        .unwrap()
        .expect(201);
    let table = opened["table"].as_str().unwrap().to_owned();
    let path = |what: &str| format!("/api/v1/tables/{table}{what}");
    let friend = client.post(&path("/join"), &json!({ "name": "Bo" })).unwrap().expect(201);
    let friend = client.with_token(friend["token"].as_str().unwrap());
    host.post(&path("/words"), &json!({ "on": true })).unwrap().expect(204);
    let line = host.post(&path("/talk"), &json!({ "words": "Bad words" })).unwrap().expect(200);
    friend.post(&path("/reports"), &json!({ "line": line["number"] })).unwrap().expect(204);
    table
}

#[test]
fn a_running_server_is_asked_over_a_socket_of_its_own_user() {
    let place = tempfile::tempdir().unwrap();
    let data = place.path().join("data");
    let server = serve(&data);
    let client = server.client();
    let socket = data.join("admin.sock");
    let found = wait_for("the socket", || std::fs::metadata(&socket).ok());
    assert!(found.file_type().is_socket());
    assert_eq!(found.permissions().mode() & 0o777, 0o600);
    // Nothing of it answers over the network.
    for path in ["/admin", "/api/v1/admin", "/admin.sock", "/api/v1/admin/accounts"] {
        assert_eq!(client.get(path).unwrap().status, 404, "{path}");
        assert_eq!(client.post(path, &json!({ "act": "reports" })).unwrap().status, 404, "{path}");
    }
    let (ada, codes) = keep(&client, "Ada");
    let device = ada.post("/api/v1/account/device-code", &json!({})).unwrap();
    let table = reported(&client, &ada);
    let look = |client: &Client| client.get(&format!("/api/v1/tables/{table}")).unwrap().json();

    assert!(good(admin(&data, &["accounts"])).contains("Ada"));
    assert_eq!(told(&data, &["accounts", "search", "nobody"])["accounts"], json!([]));
    let shown = told(&data, &["accounts", "show", "ada"]);
    assert_eq!((&shown["account"]["sessions"], &shown["tables"]), (&json!(1), &json!([table])));

    let reports = told(&data, &["reports"]);
    assert_eq!(reports["reports"][0]["words"], "Bad words");
    let number = reports["reports"][0]["number"].to_string();
    let shown = good(admin(&data, &["reports", "show", &number]));
    assert!(shown.contains("Bad words") && shown.contains("Ada (") && shown.contains("by guest "), "{shown}");
    good(admin(&data, &["reports", "close", &number]));
    assert!(failed(&admin(&data, &["reports", "show", &number])).contains("there is no report"));

    good(admin(&data, &["rename", "Ada", "Eva"]));
    assert!(look(&client)["seats"].to_string().contains("Eva"), "{}", look(&client));
    assert_eq!(ada.get("/api/v1/account").unwrap().expect(200)["name"], "Eva");
    assert!(failed(&admin(&data, &["rename", "Eva", "Pharaoh"])).contains("bot"));

    good(admin(&data, &["lock", "Eva"]));
    assert_eq!(ada.get("/api/v1/account").unwrap().status, 401);
    let (status, answer) = sign_in(&client, "Eva");
    assert_eq!((status, &answer["error"]), (403, &json!("locked")));
    let recover = json!({ "name": "Eva", "code": codes[0], "password": "jiná slova pro velblouda" });
    assert_eq!(client.post("/api/v1/account/recover", &recover).unwrap().status, 403);
    let by_code = json!({ "code": device.json()["code"] });
    assert_eq!(client.post("/api/v1/account/sign-in/code", &by_code).unwrap().status, 403);
    assert!(look(&client)["seats"].to_string().contains("Eva"), "the seat stays");
    good(admin(&data, &["unlock", "Eva"]));
    let (status, answer) = sign_in(&client, "Eva");
    assert_eq!(status, 200, "{answer}");
    good(admin(&data, &["sign-out", "Eva"]));
    let eva = client.with_token(answer["session"].as_str().unwrap());
    assert_eq!(eva.get("/api/v1/account").unwrap().status, 401);

    good(admin(&data, &["close", &table]));
    assert_eq!(look(&client)["status"], "closed");
    assert!(failed(&admin(&data, &["delete", "Eva"])).contains("--yes"));
    good(admin(&data, &["delete", "Eva", "--yes"]));
    assert_eq!(sign_in(&client, "Eva").0, 401);
    assert!(failed(&admin(&data, &["lock", "Eva"])).contains("nobody here is called Eva"));

    let invited = told(&data, &["invite", "--url", "https://table.example/"]);
    let link = invited["link"].as_str().unwrap();
    assert!(link.starts_with("https://table.example/me/keep?invitation="), "{link}");

    let log = told(&data, &["log"]);
    let acts: Vec<_> =
        log["log"].as_array().unwrap().iter().map(|noted| noted["act"].as_str().unwrap()).collect();
    let expected = [
        "invite",
        "delete",
        "close table",
        "sign out",
        "unlock",
        "lock",
        "rename",
        "close report",
        "show report",
        "list reports",
        "show account",
        "list accounts",
        "list accounts",
    ];
    assert_eq!(acts, expected);
    assert!(!log["log"][0]["by"].as_str().unwrap().is_empty());
    assert_eq!(log["log"][0]["about"], "https://table.example/", "the link itself is nobody else's");
    assert_eq!(log["log"][expected.len() - 2]["about"], "nobody", "what was searched for");
    stop(server);
    assert!(!socket.exists(), "the socket goes with the server");
}

#[test]
fn without_a_server_the_same_is_done_with_the_data() {
    let place = tempfile::tempdir().unwrap();
    let data = place.path().join("data");
    let mut server = serve(&data);
    let (client, table) = {
        let client = server.client();
        let (ada, _) = keep(&client, "Ada");
        let table = reported(&client, &ada);
        (client, table)
    };
    drop(client);
    // Killed, so that its socket is left behind.
    server.kill().unwrap();
    assert!(data.join("admin.sock").exists());
    assert_eq!(told(&data, &["reports"])["reports"][0]["words"], "Bad words");
    good(admin(&data, &["reports", "close", "1"]));
    assert!(good(admin(&data, &["reports"])).contains("no reports"));
    good(admin(&data, &["rename", "Ada", "Eva"]));
    good(admin(&data, &["lock", "Eva"]));
    good(admin(&data, &["close", &table]));
    assert!(good(admin(&data, &["log"])).contains("rename"));
    let server = serve(&data);
    let client = server.client();
    assert_eq!(sign_in(&client, "Eva").0, 403);
    assert_eq!(told(&data, &["accounts"])["accounts"][0]["name"], "Eva");
    good(admin(&data, &["unlock", "Eva"]));
    assert_eq!(sign_in(&client, "Eva").0, 200);
    stop(server);
    assert!(failed(&admin(place.path(), &["accounts"])).contains("there is no Benben store in "));
}

//! Attacks that succeeded once, each against a server of its own.

use super::means::{behind_a_proxy, from, game, is, open, two_open_seats, until_limited};
use super::{bots, clocks, files, handles, jumps, long, sealed};
use anyhow::{Context, ensure};
use benben_support::{Seat, Serve};
use serde_json::json;
use std::path::Path;

type Attack = fn(&Path) -> anyhow::Result<()>;

/// The number of the finding, what somebody tries, and how. The tests of the crates play each of them as well, from inside:
/// docs/security.md has them all.
pub(super) const ALL: [(u8, &str, Attack); 17] = [
    (1, "replace an opponent who is there", replace_an_opponent),
    (2, "have records verified without end", verify_without_end),
    (3, "open tables without end", open_without_end),
    (4, "keep bots busy with tables that nobody plays at", bots::starve),
    (5, "gain time by acting and taking back", clocks::gain_time),
    (6, "count what others do in secret", sealed::count_secret_actions),
    (7, "hide behind an unreadable address", hide_behind_a_proxy),
    (8, "copy, exchange and damage files", files::hurt),
    (9, "freeze the server with long games", long::freeze),
    (10, "act by a cookie from another site, with a header", act_from_another_site),
    (11, "keep a token of one's own choosing, or one that was replaced", keep_a_token),
    (12, "close or start somebody's table, get a second hand", take_over_a_table),
    (13, "guess codes on pages", guess_codes),
    (14, "keep all connections, and headers without end", handles::lock_newcomers_out),
    (15, "take somebody's name, or hide in one", take_a_name),
    (16, "call the server by a foreign name", call_it_names),
    (17, "let the clock jump by years", jumps::jump),
];

fn replace_an_opponent(benben: &Path) -> anyhow::Result<()> {
    let server = Serve::new(benben)?.start()?;
    let client = server.client();
    let opened = open(&client, &two_open_seats())?;
    let table = opened["table"].as_str().context("a table has an id")?;
    let seats = [Seat::join(&client, table, "Ada")?, Seat::join(&client, table, "Bo")?];
    let seen = seats[0].look(&client)?;
    for (own, seat) in seats.iter().enumerate() {
        let other = 2 - own;
        let reply = seat.post(&client, "/stand-in", &json!({ "seat": other }))?;
        is(&reply, 409)?;
    }
    ensure!(seats[0].look(&client)?["seats"] == seen["seats"], "a seat was changed");
    Ok(())
}

fn verify_without_end(benben: &Path) -> anyhow::Result<()> {
    let server = behind_a_proxy(benben)?;
    let (attacker, other) = (from(&server, "203.0.113.7"), from(&server, "198.51.100.9"));
    until_limited(8, || attacker.post("/api/v1/verify", &json!("record")))?;
    is(&other.get("/api/v1/games")?, 200)
}

fn open_without_end(benben: &Path) -> anyhow::Result<()> {
    let server = behind_a_proxy(benben)?;
    let (attacker, other) = (from(&server, "203.0.113.7"), from(&server, "198.51.100.9"));
    let wish = json!({ "game": game(&other)?, "seats": two_open_seats() });
    until_limited(4, || attacker.post("/api/v1/tables", &wish))?;
    is(&other.post("/api/v1/tables", &wish)?, 201)
}

fn hide_behind_a_proxy(benben: &Path) -> anyhow::Result<()> {
    let server = behind_a_proxy(benben)?;
    for address in ["unknown", "[2001:db8::7]:9", "203.0.113.7,", "", "nonsense"] {
        until_limited(60, || from(&server, address).get("/api/v1/games"))
            .with_context(|| format!("as `{address}`"))?;
    }
    is(&from(&server, "198.51.100.9").get("/api/v1/games")?, 200)
}

fn act_from_another_site(benben: &Path) -> anyhow::Result<()> {
    let server = Serve::new(benben)?.start()?;
    let client = server.client();
    let opened = open(&client, &two_open_seats())?;
    let table = opened["table"].as_str().context("a table has an id")?;
    let token = Seat::join(&client, table, "Ada")?.token;
    let evil =
        client.with_header("Cookie", &format!("benben={token}")).with_header("Origin", "http://evil.example");
    let leave = format!("/api/v1/tables/{table}/leave");
    is(&evil.post(&leave, &json!({}))?, 403)?;
    is(&evil.with_token(&"a".repeat(64)).post(&leave, &json!({}))?, 403)
}

fn keep_a_token(benben: &Path) -> anyhow::Result<()> {
    let server = Serve::new(benben)?.start()?;
    let client = server.client();
    let opened = open(&client, &two_open_seats())?;
    let table = opened["table"].as_str().context("a table has an id")?;
    let join = format!("/api/v1/tables/{table}/join");
    let planted = "a".repeat(64);
    let seated = client.with_token(&planted).post(&join, &json!({ "name": "Ada" }))?.expect(201);
    let old = seated["token"].as_str().context("whoever sits has a token")?.to_owned();
    ensure!(old != planted, "a token of one's own choosing holds a seat");
    let new = client.post("/api/v1/token", &json!({}))?.expect(201)["token"].clone();
    client.with_token(&old).post("/api/v1/token/replace", &json!({ "token": new }))?.expect(204);
    let leave = format!("/api/v1/tables/{table}/leave");
    is(&client.with_token(&old).post(&leave, &json!({}))?, 401)?;
    is(&client.with_token(new.as_str().unwrap_or_default()).post(&leave, &json!({}))?, 204)
}

fn take_over_a_table(benben: &Path) -> anyhow::Result<()> {
    let server = Serve::new(benben)?.start()?;
    let client = server.client();
    let opened =
        open(&client, &json!([{ "kind": "you", "name": "Hanna" }, { "kind": "open" }, { "kind": "open" }]))?;
    let table = opened["table"].as_str().context("a table has an id")?;
    let host = Seat {
        table: table.to_owned(),
        token: opened["you"]["token"].as_str().unwrap_or_default().to_owned(),
    };
    let guest = Seat::join(&client, table, "Gus")?;
    for what in ["/start", "/close", "/seats/1/remove", "/seats/3/drop"] {
        is(&guest.post(&client, what, &json!({}))?, 403).context(what)?;
    }
    is(&guest.post(&client, "/leave", &json!({}))?, 204)?;
    ensure!(host.look(&client)?["status"] == "gathering", "leaving has closed the table");
    host.post(&client, "/seats/3/drop", &json!({}))?.expect(204);
    let guest = Seat::join(&client, table, "Gus")?;
    guest.post(&client, "/leave", &json!({}))?.expect(204);
    let second = client.post(&host.path("/join"), &json!({ "name": "Zed" }))?;
    is(&second, 409)
}

fn guess_codes(benben: &Path) -> anyhow::Result<()> {
    let server = behind_a_proxy(benben)?;
    for (address, way) in
        [("203.0.113.7", "/j/"), ("203.0.114.7", "/join?code="), ("203.0.115.7", "/api/v1/codes/")]
    {
        let guesser = from(&server, address);
        until_limited(4, || guesser.get(&format!("{way}ABCDEF"))).context(way)?;
    }
    Ok(())
}

fn take_a_name(benben: &Path) -> anyhow::Result<()> {
    let server = Serve::new(benben)?.start()?;
    let client = server.client();
    let opened = open(&client, &two_open_seats())?;
    let table = opened["table"].as_str().context("a table has an id")?;
    Seat::join(&client, table, "Ada")?;
    for name in [
        "Ada",
        "ADA",
        "\u{410}da",
        "Bo\u{202e}",
        "Bo\u{200b}",
        "Pharaoh",
        "P\u{ed}sa\u{159}",
        " ",
        "\u{3164}",
    ] {
        let path = format!("/api/v1/tables/{table}/join");
        is(&client.post(&path, &json!({ "name": name }))?, 422).with_context(|| format!("{name:?}"))?;
    }
    Ok(())
}

fn call_it_names(benben: &Path) -> anyhow::Result<()> {
    let server = Serve::new(benben)?.start()?;
    let evil = server.client().with_header("Host", "evil.example");
    is(&evil.get("/")?, 421)?;
    is(&evil.get("/api/v1/games")?, 421)?;
    let home = server.client().get("/")?;
    for header in ["content-security-policy", "permissions-policy", "x-content-type-options"] {
        ensure!(home.headers.contains_key(header), "{header} is missing");
    }
    Ok(())
}

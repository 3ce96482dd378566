//! A tournament goes on where it was, however often its server is killed.

use crate::live::process::{serve, some_game, stop};
use benben_support::{Client, Seat, Server, wait_for};
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::path::Path;

/// Four players meet each other once.
const PLAYERS: usize = 4;
const ROUNDS: u64 = 3;

struct Cup {
    path: String,
    tokens: Vec<String>,
}

impl Cup {
    fn open(client: &Client) -> Self {
        let wish = json!({ "game": some_game(), "seats": 2, "break_seconds": 0,
            "pace": { "kind": "bank", "seconds": 900 } });
        let opened = client.post("/api/v1/tournaments", &wish).unwrap().expect(201);
        let text = |value: &Value| value.as_str().unwrap().to_owned();
        let path = format!("/api/v1/tournaments/{}", text(&opened["tournament"]));
        let join = |name: &&str| {
            let joined = client.post(&format!("{path}/join"), &json!({ "name": name })).unwrap().expect(200);
            text(&joined["token"])
        };
        let tokens = ["Ada", "Bo", "Cy", "Di"].iter().map(join).collect();
        let organiser = client.with_token(&text(&opened["token"]));
        organiser.post(&format!("{path}/begin"), &json!({})).unwrap().expect(204);
        Cup { path, tokens }
    }

    fn look(&self, client: &Client) -> Value {
        client.get(&self.path).unwrap().expect(200)
    }

    /// The tournament once this round has tables that are open.
    fn round(&self, client: &Client, number: u64) -> Value {
        wait_for("a round with its tables", || {
            let seen = self.look(client);
            let tables = tables(&seen);
            let open = |table: &Table| client.get(&format!("/api/v1/tables/{}", table.id)).unwrap().is_good();
            (seen["round"] == number && tables.iter().all(open)).then_some(seen)
        })
    }

    fn seat(&self, table: &Table, seat: usize) -> Seat {
        Seat { table: table.id.clone(), token: self.tokens[table.players[seat] - 1].clone() }
    }
}

/// A table of the latest round.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Table {
    id: String,
    players: Vec<usize>,
    over: bool,
}

fn tables(seen: &Value) -> Vec<Table> {
    let Some(round) = seen["results"].as_array().and_then(|rounds| rounds.last()) else { return Vec::new() };
    let table = |table: &Value| Table {
        id: table["table"].as_str().unwrap().to_owned(),
        players: table["seats"]
            .as_array()
            .unwrap()
            .iter()
            .map(|seat| seat["player"].as_u64().unwrap() as usize)
            .collect(),
        over: table["over"] == true,
    };
    round["tables"].as_array().unwrap().iter().map(table).collect()
}

/// Plays one action at a table, and says whose and how many they have played.
fn act(client: &Client, cup: &Cup, table: &Table) -> (usize, u64) {
    wait_for("somebody's turn", || {
        (0..table.players.len()).find_map(|number| {
            let seat = cup.seat(table, number);
            let seen = seat.get(client, "").unwrap().expect(200);
            let act = Seat::choice(&seen)?;
            seat.post(client, "/actions", &act).unwrap().expect(200);
            Some((number, act["number"].as_u64().unwrap()))
        })
    })
}

fn resign(client: &Client, cup: &Cup, table: &Table) {
    cup.seat(table, 0).post(client, "/resign", &json!({})).unwrap().expect(204);
}

/// Killed without a word, and started again on what it has stored.
fn killed(mut server: Server, data: &Path) -> (Server, Client) {
    server.kill().unwrap();
    let server = serve(data);
    let client = server.client();
    (server, client)
}

#[test]
fn a_tournament_goes_on_where_it_was_when_its_server_was_killed() {
    let data = tempfile::tempdir().unwrap();
    let mut server = serve(data.path());
    let mut client = server.client();
    let cup = Cup::open(&client);
    let mut met = BTreeSet::new();
    for number in 1..=ROUNDS {
        let paired = tables(&cup.round(&client, number));
        assert_eq!(paired.len(), PLAYERS / 2);
        met.extend(paired.iter().map(|table| {
            let mut players = table.players.clone();
            players.sort_unstable();
            players
        }));
        // In the middle of both games.
        let played = act(&client, &cup, &paired[1]);
        (server, client) = killed(server, data.path());
        let seen = cup.round(&client, number);
        assert_eq!(tables(&seen), paired, "nobody is paired again");
        let there = cup.seat(&paired[1], played.0).get(&client, "").unwrap().expect(200);
        assert!(
            there["you"]["number"].as_u64().unwrap() > played.1,
            "what was acknowledged is there: {there}"
        );
        // When one table is over and the other is not.
        resign(&client, &cup, &paired[0]);
        (server, client) = killed(server, data.path());
        wait_for("the result of the first table", || {
            let seen = cup.look(&client);
            assert_eq!(seen["round"], number, "the round goes on until all have finished");
            tables(&seen)[0].over.then_some(())
        });
        // At the very moment at which the round is over.
        resign(&client, &cup, &paired[1]);
        (server, client) = killed(server, data.path());
    }
    let seen = wait_for("the end", || {
        let seen = cup.look(&client);
        (seen["status"] == "over").then_some(seen)
    });
    assert_eq!(seen["round"], ROUNDS);
    assert_eq!(met.len(), PLAYERS * (PLAYERS - 1) / 2, "everyone has met everyone once");
    let standings = seen["standings"].as_array().unwrap();
    let played: Vec<u64> = standings.iter().map(|one| one["played"].as_u64().unwrap()).collect();
    assert_eq!(played, [ROUNDS; PLAYERS]);
    let points: f64 = standings.iter().map(|one| one["points"].as_f64().unwrap()).sum();
    assert_eq!(points, 6.0, "each of the six games was counted once");
    stop(server);
}

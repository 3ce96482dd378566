//! People are one at all nodes: whoever signs in, plays in a tournament, or asks for too much.

use super::{Nodes, metric, play_everywhere, some_game};
use benben_server::Config;
use benben_support::{Client, Seat, open, timed, wait_for};
use serde_json::{Value, json};
use std::time::Duration;

fn text(value: &Value) -> String {
    value.as_str().unwrap_or_else(|| panic!("{value} is no text")).to_owned()
}

fn is_signed_in(client: &Client) -> bool {
    client.get("/api/v1/account").unwrap().status == 200
}

#[test]
fn whoever_signs_in_at_one_node_is_signed_in_at_all_and_signing_out_ends_it_everywhere() {
    let nodes = Nodes::start(2);
    let wish = json!({ "name": "Ada", "password": "velbloud pije pomalu" });
    nodes.client(0).post("/api/v1/account", &wish).unwrap().expect(201);
    let signed_in = nodes.client(0).post("/api/v1/account/sign-in", &wish).unwrap().expect(200);
    let session = text(&signed_in["session"]);
    let at = |node: usize| nodes.client(node).with_token(&session);
    assert!(is_signed_in(&at(0)) && is_signed_in(&at(1)));
    at(0).post("/api/v1/account/sign-out", &json!({})).unwrap().expect(204);
    let ended = || (!is_signed_in(&at(0)) && !is_signed_in(&at(1))).then_some(());
    wait_for("the session to be over at both", ended);
}

#[test]
fn a_tournament_that_is_joined_at_several_nodes_is_played_to_its_end_at_all() {
    let nodes = Nodes::start(2);
    let pace = json!({ "kind": "bank", "seconds": 3600, "increment": 0 });
    let wish =
        json!({ "title": "Sunday", "game": some_game(), "seats": 2, "pace": pace, "break_seconds": 0 });
    let opened = nodes.client(0).post("/api/v1/tournaments", &wish).unwrap().expect(201);
    let path = format!("/api/v1/tournaments/{}", text(&opened["tournament"]));
    let join = |number: usize| {
        let name = ["Ada", "Bo", "Cleo", "Dora"][number];
        let name = json!({ "name": name });
        let joined = nodes.client(number).post(&format!("{path}/join"), &name).unwrap().expect(200);
        assert_eq!(joined["player"], number + 1);
        text(&joined["token"])
    };
    let tokens: Vec<String> = (0..4).map(join).collect();
    let organiser = nodes.client(1).with_token(&text(&opened["token"]));
    organiser.post(&format!("{path}/begin"), &json!({})).unwrap().expect(204);
    let look = |node: usize| nodes.client(node).get(&path).unwrap().expect(200);
    for round in 1.. {
        let seen = wait_for("the next round, or the end", || {
            let seen = look(round);
            (seen["round"] == round || seen["status"] == "over").then_some(seen)
        });
        if seen["status"] == "over" {
            break;
        }
        for table in seen["results"].as_array().unwrap().last().unwrap()["tables"].as_array().unwrap() {
            let id = text(&table["table"]);
            wait_for("the table", || {
                let looked = nodes.client(round).get(&format!("/api/v1/tables/{id}")).ok()?;
                looked.is_good().then_some(())
            });
            let seats = table["seats"].as_array().unwrap().iter().map(|seat| {
                let player = seat["player"].as_u64().unwrap() as usize;
                Seat { table: id.clone(), token: tokens[player - 1].clone() }
            });
            play_everywhere(&nodes, &[0, 1], &seats.collect::<Vec<_>>(), usize::MAX);
        }
    }
    let ends = wait_for("both nodes to tell the same end", || {
        let ends = [look(0), look(1)];
        (ends[0] == ends[1]).then_some(ends)
    });
    assert_eq!(
        (&ends[0]["status"], ends[0]["standings"].as_array().map(Vec::len)),
        (&json!("over"), Some(4))
    );
}

#[test]
fn what_is_sent_on_counts_where_it_came_in_and_there_alone() {
    const BURST: u32 = 40;
    let config =
        Config { burst: BURST, requests_per_second: 1, bot_pause: Duration::ZERO, ..Config::default() };
    let nodes = Nodes::with(2, &config);
    // By somebody on this machine, who has no limits.
    let tables: Vec<Seat> = (0..12)
        .flat_map(|node| open(nodes.client(node), some_game(), &["open", "random"]).unwrap())
        .collect();
    let forwarded = |node: usize| metric(nodes.client(node), "benben_forwarded_total").unwrap();
    let served = |node: usize| {
        // Whoever comes through a proxy that a node doesn't know.
        let somebody = nodes.client(node).with_header("x-forwarded-for", "203.0.113.9");
        let before = forwarded(node);
        let statuses = tables.iter().cycle().map(|seat| seat.get(&somebody, "").unwrap().status);
        let (served, took) =
            timed(|| statuses.take_while(|status| *status == 200).take(10 * BURST as usize).count());
        assert!(forwarded(node) - before > 3.0, "hardly anything was sent on");
        // What came in addition while it took.
        (served as u64).saturating_sub(took.as_secs())
    };
    for (node, served) in [served(0), served(1)].into_iter().enumerate() {
        let all = u64::from(BURST);
        assert!((all - 1..=all + 1).contains(&served), "node {node} served {served}");
    }
}

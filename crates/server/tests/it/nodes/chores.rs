//! What is to be done once is done once, though there are several nodes that could.

use super::{Nodes, play_everywhere, some_game};
use benben_bots::Level;
use benben_server::{Config, Outgoing};
use benben_support::{Client, PushBrowser, PushService, Seat, open, wait_for};
use serde_json::json;
use std::collections::BTreeMap;
use std::time::Duration;

const TABLES: usize = 6;
const TURNS: usize = 3;

/// Whoever is to act does so over one node after the other, until the other one is. Answers which.
fn hand_over(nodes: &Nodes, seats: &[Seat; 2]) -> usize {
    let can_act = |index: usize, client: &Client| Seat::choice(&seats[index].look(client).unwrap());
    let mut acting = None;
    for way in 0.. {
        let client = nodes.client(way);
        let next = (0..2).find_map(|index| Some((index, can_act(index, client)?)));
        let (index, choice) = next.expect("the game is long enough");
        if *acting.get_or_insert(index) != index {
            return index;
        }
        assert!(seats[index].post(nodes.client(way / 2), "/actions", &choice).unwrap().is_good());
    }
    unreachable!("somebody's turn ends")
}

#[test]
fn whoever_is_to_act_is_told_once_a_turn_whichever_nodes_it_went_over() {
    let service = PushService::answering(&[]).unwrap();
    let outgoing = Outgoing { instead: Some(service.address), ..Outgoing::default() };
    let names = vec!["table.example".to_owned()];
    let nodes = Nodes::with(2, &Config { outgoing, names, bot_pause: Duration::ZERO, ..Config::default() });
    let mut expected = BTreeMap::new();
    for number in 0..TABLES {
        let seats = json!([{ "kind": "open" }, { "kind": "open" }]);
        let pace = json!({ "kind": "decision", "seconds": 86_400 });
        let wish = json!({ "game": some_game(), "seats": seats, "pace": pace });
        let opened = nodes.client(number).post("/api/v1/tables", &wish).unwrap().expect(201);
        let table = opened["table"].as_str().unwrap();
        let seats = ["Ada", "Bo"].map(|name| Seat::join(nodes.client(number), table, name).unwrap());
        let name = |index: usize| format!("/send/{number}-{index}");
        for (index, seat) in seats.iter().enumerate() {
            let browser = PushBrowser::at(&format!("https://push.example{}", name(index)));
            let client = nodes.client(number + index).with_token(&seat.token);
            client.post("/api/v1/notices/browsers", &browser.subscription()).unwrap().expect(204);
        }
        for _ in 0..TURNS {
            *expected.entry(name(hand_over(&nodes, &seats))).or_insert(0) += 1;
            // Told before the next turn takes the place of this one.
            service.wait(expected.values().sum());
        }
    }
    let mut told = BTreeMap::new();
    for pushed in service.received() {
        *told.entry(pushed.path).or_insert(0) += 1;
    }
    assert_eq!(told, expected);
}

#[test]
fn a_review_is_asked_for_at_any_node_and_is_the_same_at_all() {
    let config = Config { reviewer: Level::Scribe, bot_pause: Duration::ZERO, ..Config::default() };
    let nodes = Nodes::with(2, &config);
    let seats = open(nodes.client(0), some_game(), &["open", "random"]).unwrap();
    play_everywhere(&nodes, &[0, 1], &seats, usize::MAX);
    let mut way = 0;
    let made = wait_for("the review", || {
        way += 1;
        let reply = seats[0].get(nodes.client(way), "/review").unwrap();
        assert!([200, 202].contains(&reply.status), "{reply:?}");
        (reply.status == 200).then(|| reply.json())
    });
    for node in 0..2 {
        assert_eq!(seats[0].get(nodes.client(node), "/review").unwrap().expect(200), made);
    }
}

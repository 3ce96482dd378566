//! Several servers on one store: any of them serves any table, whatever becomes of the bus between them.

mod chores;
mod going;
mod neighbour;
mod people;
mod releases;

use benben_bus::{FlawedBus, Flaws};
use benben_server::{Config, Joined, Stop, run_as_node};
use benben_store::{Sqlite, Store};
use benben_support::{Client, Seat, open, wait_for};
use serde_json::{Value, json};
use std::sync::Arc;
use std::thread::JoinHandle;
use std::time::Duration;
use tempfile::TempDir;
use tokio::net::TcpListener;
use tokio::runtime::Runtime;
use tokio::sync::oneshot;

/// Servers on one store, with a bus between them whose ways are counted as they are.
struct Nodes {
    bus: FlawedBus,
    nodes: Vec<Node>,
    store: Arc<dyn Store>,
    _folder: TempDir,
}

struct Node {
    client: Client,
    stop: Option<oneshot::Sender<Stop>>,
    kill: Option<oneshot::Sender<()>>,
    running: Option<JoinHandle<()>>,
}

impl Nodes {
    fn start(count: usize) -> Self {
        Self::with(count, &Config { bot_pause: Duration::ZERO, ..Config::default() })
    }

    fn with(count: usize, config: &Config) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let store: Arc<dyn Store> = Arc::new(Sqlite::open(folder.path()).unwrap());
        let bus = FlawedBus::default();
        let nodes = (0..count).map(|_| Node::start(&bus, &store, config.clone())).collect();
        let nodes = Nodes { bus, nodes, store, _folder: folder };
        nodes.wait_for_members(count);
        nodes
    }

    fn client(&self, node: usize) -> &Client {
        &self.nodes[node % self.nodes.len()].client
    }

    /// From one moment to the next it does nothing any more, and says no word.
    fn kill(&mut self, node: usize) {
        self.bus.cut(&[node]);
        let node = &mut self.nodes[node];
        node.kill.take().unwrap().send(()).unwrap();
        node.running.take().unwrap().join().unwrap();
    }

    /// Until all of them hear so many.
    fn wait_for_members(&self, count: usize) {
        for node in &self.nodes {
            wait_for("the nodes to hear each other", || {
                (metric(&node.client, "benben_nodes") == Some(count as f64)).then_some(())
            });
        }
    }

    /// All see the same of a table before long.
    fn check_agreed(&self, seat: &Seat) -> Value {
        let same = || {
            let seen: Vec<Value> =
                self.nodes.iter().map(|node| seat.look(&node.client).unwrap()["view"].clone()).collect();
            seen.iter().all(|view| *view == seen[0]).then(|| seen[0].clone())
        };
        wait_for("all nodes to show the same", same)
    }
}

impl Node {
    fn start(bus: &FlawedBus, store: &Arc<dyn Store>, config: Config) -> Self {
        let (wire, store) = (bus.wire(), store.clone());
        let runtime = Runtime::new().unwrap();
        let listener = runtime.block_on(TcpListener::bind("127.0.0.1:0")).unwrap();
        let client = Client::new(&listener.local_addr().unwrap().to_string());
        let ((stop, stopped), (kill, killed)) = (oneshot::channel(), oneshot::channel());
        let running = std::thread::spawn(move || {
            let stopped = async { stopped.await.unwrap_or(Stop::Now) };
            runtime.block_on(async {
                let joined = Joined::over(wire, store.as_ref()).await.unwrap();
                tokio::select! {
                    ran = run_as_node(listener, config, store, Some(joined), stopped) => ran.unwrap(),
                    Ok(()) = killed => {}
                }
            });
            runtime.shutdown_background();
        });
        Node { client, stop: Some(stop), kill: Some(kill), running: Some(running) }
    }
}

impl Drop for Node {
    fn drop(&mut self) {
        let _ = self.stop.take().map(|stop| stop.send(Stop::Now));
        if let Some(running) = self.running.take().filter(|_| !std::thread::panicking()) {
            running.join().unwrap();
        }
    }
}

fn metric(client: &Client, name: &str) -> Option<f64> {
    let text = client.get("/metrics").ok()?.body;
    let line = text.lines().find(|line| line.split(' ').next() == Some(name))?;
    line.split(' ').nth(1)?.parse().ok()
}

fn some_game() -> &'static str {
    benben_games::ids().next().expect("there are games")
}

/// Plays through one node after the other, until so many actions were played or the game is over. Answers how many.
fn play_everywhere(nodes: &Nodes, ways: &[usize], seats: &[Seat], most: usize) -> usize {
    let (mut played, mut way) = (0, 0);
    while played < most {
        let turn = wait_for("one of our turns, or the end", || {
            way += 1;
            let client = nodes.client(ways[way % ways.len()]);
            for seat in seats {
                let seen = seat.look(client).ok().filter(|seen| seen["status"].is_string())?;
                if seen["status"] != "playing" {
                    return Some(None);
                }
                if let Some(choice) = Seat::choice(&seen) {
                    return Some(Some((seat.clone(), choice)));
                }
            }
            None
        });
        let Some((seat, act)) = turn else { return played };
        // Sent until somebody takes it: what is sent twice is played once.
        wait_for("the action to be taken", || {
            way += 1;
            let reply = seat.post(nodes.client(ways[way % ways.len()]), "/actions", &act).ok()?;
            assert!([200, 503].contains(&reply.status), "{reply:?}");
            reply.is_good().then_some(())
        });
        played += 1;
    }
    played
}

#[test]
fn any_node_serves_any_table_and_every_stream_shows_it() {
    let nodes = Nodes::start(3);
    for round in 0..4 {
        let seats = open(nodes.client(round), some_game(), &["open", "open"]).unwrap();
        let mut streams: Vec<_> = (0..3).map(|node| seats[0].watch(nodes.client(node)).unwrap()).collect();
        let played = play_everywhere(&nodes, &[0, 1, 2], &seats, 12);
        assert_eq!(played, 12);
        let view = nodes.check_agreed(&seats[0]);
        for stream in &mut streams {
            stream.find(|snapshot| snapshot["view"] == view).expect("every stream gets there");
        }
    }
    let forwarded: f64 =
        (0..3).map(|node| metric(nodes.client(node), "benben_forwarded_total").unwrap()).sum();
    assert!(forwarded > 0.0, "everything was at home where it came in");
    let followers: f64 = (0..3).map(|node| metric(nodes.client(node), "benben_followers").unwrap()).sum();
    assert_eq!(followers, 0.0, "tables are in memory at home alone");
    wait_for("the bus to be measured", || {
        metric(nodes.client(0), "benben_bus_lag_seconds").filter(|lag| *lag > 0.0)
    });
}

#[test]
fn without_the_bus_play_goes_on_at_every_node_and_others_see_it_soon() {
    let nodes = Nodes::start(2);
    let seats = open(nodes.client(0), some_game(), &["open", "open"]).unwrap();
    play_everywhere(&nodes, &[0, 1], &seats, 4);
    nodes.bus.cut(&[0, 1]);
    let mut streams: Vec<_> = (0..2).map(|node| seats[0].watch(nodes.client(node)).unwrap()).collect();
    assert_eq!(play_everywhere(&nodes, &[0, 1, 1, 0], &seats, 10), 10);
    let view = nodes.check_agreed(&seats[0]);
    for stream in &mut streams {
        stream.find(|snapshot| snapshot["view"] == view).expect("every stream gets there");
    }
    wait_for("a node to say that the bus is down", || {
        (metric(nodes.client(0), "benben_bus_up") == Some(0.0)).then_some(())
    });
    nodes.bus.cut(&[]);
    nodes.wait_for_members(2);
    play_everywhere(&nodes, &[0, 1], &seats, usize::MAX);
    assert_eq!(seats[0].look(nodes.client(0)).unwrap()["status"], "over");
    nodes.check_agreed(&seats[0]);
}

#[test]
fn a_bus_that_loses_repeats_delays_reorders_and_lies_makes_nothing_wrong() {
    let nodes = Nodes::start(3);
    let seats = open(nodes.client(0), some_game(), &["open", "open"]).unwrap();
    for flaws in [
        Flaws { loses: 7, repeats: 5, lies: 11, ..Flaws::default() },
        Flaws { delay: Duration::from_millis(3), repeats: 2, ..Flaws::default() },
        Flaws { reorders: 4, ..Flaws::default() },
        Flaws { reorders: 3, loses: 13, repeats: 5, ..Flaws::default() },
    ] {
        nodes.bus.suffer(flaws);
        assert_eq!(play_everywhere(&nodes, &[0, 1, 2], &seats, 8), 8, "{flaws:?}");
    }
    nodes.bus.suffer(Flaws::default());
    nodes.check_agreed(&seats[0]);
}

#[test]
fn what_only_one_node_has_goes_on_at_another_when_it_is_cut_off() {
    let nodes = Nodes::start(3);
    // Whichever of them is at home there.
    for cut in 0..3 {
        let seats = open(nodes.client(cut + 1), some_game(), &["open", "apprentice"]).unwrap();
        play_everywhere(&nodes, &[cut], &seats, 2);
        nodes.bus.cut(&[cut]);
        // The bot answers there, too.
        assert_eq!(play_everywhere(&nodes, &[cut + 1, cut + 2], &seats, 3), 3);
        nodes.bus.cut(&[]);
        nodes.wait_for_members(3);
        nodes.check_agreed(&seats[0]);
    }
}

#[test]
fn what_is_opened_is_opened_once_and_people_are_one() {
    let nodes = Nodes::start(2);
    nodes.bus.suffer(Flaws { repeats: 1, ..Flaws::default() });
    for node in 0..6 {
        let seats = json!([{ "kind": "you", "name": "Ada" }, { "kind": "open" }]);
        let wanted = json!({ "game": some_game(), "seats": seats, "listed": true });
        nodes.client(node).post("/api/v1/tables", &wanted).unwrap().expect(201);
    }
    for node in 0..2 {
        let listed = nodes.client(node).get("/api/v1/tables").unwrap().expect(200);
        assert_eq!(listed["tables"].as_array().map(Vec::len), Some(6), "{listed}");
    }
    // Somebody looks for a game at one node, somebody else at the other.
    let look = |node: usize| {
        let issued = nodes.client(node).post("/api/v1/token", &json!({})).unwrap().json();
        let client = nodes.client(node).with_token(issued["token"].as_str().unwrap());
        let sought =
            client.post("/api/v1/seek", &json!({ "games": [some_game()], "name": format!("Bo {node}") }));
        assert!(sought.unwrap().is_good());
        client
    };
    let people = [look(0), look(1)];
    for person in &people {
        wait_for("a match", || {
            let standing = person.get("/api/v1/seek").unwrap().json();
            (standing["state"] == "asked").then_some(())
        });
    }
}

#[test]
fn a_session_that_is_ended_at_one_node_ends_at_all_with_the_bus_and_without() {
    let nodes = Nodes::start(2);
    for (name, cut) in [("Ada", &[][..]), ("Bo", &[0, 1])] {
        let wish = json!({ "name": name, "password": "velbloud pije pomalu" });
        let kept = nodes.client(0).post("/api/v1/account", &wish).unwrap().expect(201);
        let [here, there] =
            [0, 1].map(|node| nodes.client(node).with_token(kept["session"].as_str().unwrap()));
        // From now on the other node knows them without asking the store.
        assert_eq!(there.get("/api/v1/account").unwrap().expect(200)["name"], name);
        nodes.bus.cut(cut);
        here.post("/api/v1/account/sign-out", &json!({})).unwrap().expect(204);
        wait_for("the session to be over at the other node", || {
            (there.get("/api/v1/account").unwrap().status == 401).then_some(())
        });
    }
}

#[test]
fn a_client_has_opened_as_much_as_at_all_nodes_together() {
    let config = Config { tables_per_client: 4, limit_loopback: true, burst: 10_000, ..Config::default() };
    let nodes = Nodes::with(2, &config);
    let open = |node: usize| {
        let seats = json!([{ "kind": "open" }, { "kind": "open" }]);
        nodes.client(node).post("/api/v1/tables", &json!({ "game": some_game(), "seats": seats })).unwrap()
    };
    for node in 0..4 {
        open(node).expect(201);
    }
    for node in 0..2 {
        assert_eq!(open(node).expect(429)["error"], "too_many", "at node {node}");
    }
}

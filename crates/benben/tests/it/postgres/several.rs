//! Several servers on one database, with a real bus between them: started, refused, killed and stopped.

use crate::postgres::{BENBEN, House, failed, some_game, stop};
use benben_support::{Client, NatsServer, PASSWORD, Seat, Serve, Server, open, wait_for};
use std::process::{Command, Output};

impl House {
    /// One of several servers, with a folder of its own.
    fn node(&self, bus: &NatsServer, number: usize) -> Server {
        let data = self.folder.path().join(format!("data {number}"));
        let flags = ["--bus", &bus.address(), "--drain", "2"];
        let node: Serve =
            self.how().data(data).log(self.folder.path().join(format!("log {number}"))).flags(&flags);
        node.start().unwrap()
    }

    /// What a server says that doesn't start.
    fn refused(&self, arguments: &[&str], code: i32) -> String {
        let store = self.store();
        let serve = ["serve", "--listen", "127.0.0.1:0", "--store", &store];
        failed(&self.run(&[&serve[..], arguments].concat()), code)
    }
}

/// An action of whoever has to act, at whichever of these servers takes it.
fn act(clients: &[Client], seats: &[Seat]) {
    let mut turn = 0;
    wait_for("an action to be taken", || {
        turn += 1;
        let client = &clients[turn % clients.len()];
        let mut waiting = seats.iter().filter_map(|seat| {
            let seen = seat.look(client).ok()?;
            Some((seat, Seat::choice(&seen)?))
        });
        let (seat, choice) = waiting.next()?;
        let reply = seat.post(&clients[(turn + 1) % clients.len()], "/actions", &choice).ok()?;
        reply.is_good().then_some(())
    });
}

#[test]
fn a_server_that_is_killed_or_stopped_is_replaced_by_the_others() {
    let (house, bus) = (House::new(), NatsServer::start(&[]).unwrap());
    let mut nodes: Vec<Server> = (0..3).map(|number| house.node(&bus, number)).collect();
    let clients = |nodes: &[Server]| nodes.iter().map(Server::client).collect::<Vec<_>>();
    // Whichever of them is at home there.
    let tables: Vec<Vec<Seat>> = clients(&nodes)
        .iter()
        .flat_map(|client| {
            [0, 1].map(|_| open(client, some_game(), &["open", "apprentice", "open"]).unwrap())
        })
        .collect();
    for seats in &tables {
        act(&clients(&nodes), seats);
    }
    let mut gone = nodes.pop().unwrap();
    gone.kill().unwrap();
    for seats in &tables {
        act(&clients(&nodes), seats);
    }
    stop(nodes.pop().unwrap());
    for seats in &tables {
        act(&clients(&nodes), seats);
    }
    stop(nodes.pop().unwrap());
}

#[test]
fn without_the_bus_all_go_on_and_find_each_other_again() {
    let (house, mut bus) = (House::new(), NatsServer::start(&[]).unwrap());
    let nodes: Vec<Server> = (0..2).map(|number| house.node(&bus, number)).collect();
    let clients: Vec<Client> = nodes.iter().map(Server::client).collect();
    let seats = open(&clients[0], some_game(), &["open", "open"]).unwrap();
    act(&clients, &seats);
    bus.kill().unwrap();
    for _ in 0..6 {
        act(&clients, &seats);
    }
    let agreed = || {
        let seen = clients.iter().map(|client| seats[0].look(client).unwrap()["view"].clone());
        let seen: Vec<_> = seen.collect();
        (seen[0] == seen[1]).then_some(())
    };
    wait_for("both to show the same", agreed);
    bus.resume().unwrap();
    for client in &clients {
        wait_for("both to hear each other", || {
            client.get("/metrics").ok()?.body.contains("\nbenben_nodes 2\n").then_some(())
        });
    }
    act(&clients, &seats);
    nodes.into_iter().for_each(stop);
}

#[test]
fn a_bus_that_is_none_or_lets_nobody_in_and_a_store_for_one_are_told_in_a_line() {
    let house = House::new();
    let bus = NatsServer::start(&["--user", "benben", "--pass", "s3cret"]).unwrap();
    let told = house.refused(&["--bus", "nats://127.0.0.1:9"], 1);
    assert!(told.contains("can't reach the bus at nats://127.0.0.1:9"), "{told}");
    let told = house.refused(&["--bus", &format!("nats://localhost:{}", house.database.port())], 1);
    assert!(told.contains("no NATS server answers at nats://localhost"), "{told}");
    let told = house.refused(&["--bus", &bus.address()], 1);
    assert!(told.contains("doesn't let us in: name a user with --bus-user-file"), "{told}");
    let told = house.refused(&["--bus", &bus.address().replace("//", "//benben:s3cret@")], 2);
    assert!(told.contains("--bus-user-file") && !told.contains("s3cret"), "{told}");
    let told = house.refused(&["--bus", "bus:4222"], 2);
    assert!(told.contains("it looks like nats://host:4222"), "{told}");
    let directory = house.folder.path().join("tables");
    let told =
        failed(&house.run(&["serve", "--data", directory.to_str().unwrap(), "--bus", &bus.address()]), 1);
    assert!(told.contains("--bus is for several servers on one PostgreSQL database"), "{told}");
    assert!(!directory.exists(), "nothing is changed");
    assert_eq!(
        house.database.sql("tables", "SELECT count(*) FROM pg_class WHERE relname = 'benben_schema'"),
        "0"
    );

    // With the user from a file, and from the environment, it is let in; and then nobody without a bus.
    let user = house.folder.path().join("user");
    std::fs::write(&user, "benben\ns3cret\n").unwrap();
    let node = house.how().flags(&["--bus", &bus.address(), "--bus-user-file", user.to_str().unwrap()]);
    let node = node.start().unwrap();
    let told = house.refused(&[], 1);
    assert!(told.contains("start all of them with --bus"), "{told}");
    let log = crate::postgres::text(&house.log());
    assert!(log.contains(&bus.address()) && !log.contains("s3cret"), "{log}");
    stop(node);
    let output: Output = Command::new(BENBEN)
        .args(["serve", "--listen", "127.0.0.1:0", "--store", &house.store(), "--bus-user-file", "nowhere"])
        .env("PGPASSWORD", PASSWORD)
        .env("BENBEN_BUS", bus.address())
        .output()
        .unwrap();
    let told = failed(&output, 1);
    assert!(told.contains("can't read the bus's user from nowhere"), "{told}");

    // And the other way round.
    let alone = house.serve();
    let told = house.refused(&["--bus", &bus.address(), "--bus-user-file", user.to_str().unwrap()], 1);
    assert!(told.contains("is in use by a Benben server without --bus"), "{told}");
    stop(alone);
}

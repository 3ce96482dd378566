//! The database goes away while people play: they are told, nothing breaks, and all goes on when it is back.

use crate::postgres::{House, some_game, stop};
use benben_support::{open, play, wait_for};

#[test]
fn people_are_told_and_go_on_when_the_database_is_back() {
    let mut house = House::new();
    let server = house.serve();
    let client = server.client();
    let seats = open(&client, some_game(), &["open", "open"]).unwrap();
    for round in 0..2 {
        assert_eq!(play(&client, &seats, 4).unwrap(), 4);
        let before = seats[0].look(&client).unwrap();
        match round {
            0 => house.database.stop(),
            _ => house.database.kill(),
        }
        // Every change says so, and the house isn't well.
        let refused = client.post("/api/v1/tables", &serde_json::json!({ "game": some_game() })).unwrap();
        assert_eq!(refused.status, 503, "{refused:?}");
        assert!(play(&client, &seats, 1).is_err());
        wait_for("the server to say that it isn't well", || {
            client.get("/healthz").is_ok_and(|reply| reply.status == 503).then_some(())
        });
        house.database.resume();
        wait_for("the server to be well", || {
            client.get("/healthz").is_ok_and(|reply| reply.status == 200).then_some(())
        });
        let after = seats[0].look(&client).unwrap();
        assert_eq!(after["view"], before["view"]);
    }
    play(&client, &seats, usize::MAX).unwrap();
    assert_eq!(seats[0].look(&client).unwrap()["status"], "over");
    stop(server);
}

//! The database goes away while people play: they are told, nothing breaks, and all goes on when it is back.

use crate::postgres::{House, some_game, stop};
use benben_support::{Seat, open, play, wait_for};

#[test]
fn people_are_told_and_go_on_when_the_database_is_back() {
    let mut house = House::new();
    let server = house.serve();
    let client = server.client();
    let seats = open(&client, some_game(), &["open", "open"]).unwrap();
    for round in 0..2 {
        assert_eq!(play(&client, &seats, 4).unwrap(), 4);
        let before = seats[0].look(&client).unwrap();
        let acts: Vec<_> = seats
            .iter()
            .filter_map(|seat| Some((seat, Seat::choice(&seat.look(&client).unwrap())?)))
            .collect();
        match round {
            0 => house.database.stop(),
            _ => house.database.kill(),
        }
        // Every change says so, and the house isn't well.
        let wanted = serde_json::json!({ "game": some_game(), "seats": [{ "kind": "you", "name": "Ada" }, { "kind": "open" }] });
        let refused = client.post("/api/v1/tables", &wanted).unwrap();
        assert_eq!(refused.status, 503, "{refused:?}");
        let (seat, act) = acts.first().expect("somebody has to act");
        let refused = seat.post(&client, "/actions", act).unwrap();
        assert_eq!(refused.status, 503, "{refused:?}");
        assert!(refused.headers.contains_key("retry-after"), "{refused:?}");
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

//! Words of people's own: only where they were invited and the host wishes so, and what is reported of them.

use crate::api::house::{House, Player, game};
use serde_json::{Value, json};

/// A table with a host, who was there first, and a friend.
async fn invited(house: &House) -> [Player<'_>; 2] {
    let seats = json!([{ "kind": "you", "name": "Ada" }, { "kind": "open" }]);
    let host = house.player(&house.open(game().id, seats).await["you"]);
    let friend = house.sit(&host.table, "Bo").await;
    [host, friend]
}

async fn switch(player: &Player<'_>, on: bool) -> Value {
    player.post("/words", json!({ "on": on })).await.expect(204)
}

async fn write(player: &Player<'_>, words: &str) -> Value {
    player.post("/talk", json!({ "words": words })).await.expect(200)
}

async fn lines(player: &Player<'_>) -> Vec<Value> {
    player.get("/talk?texts=cs").await.expect(200)["lines"].as_array().unwrap().clone()
}

#[tokio::test]
async fn the_host_lets_people_write_and_everyone_is_told() {
    let house = House::new();
    let [host, friend] = invited(&house).await;
    assert_eq!(host.get("/talk").await.expect(200)["words"], "off");
    assert_eq!(friend.post("/talk", json!({ "words": "Hi" })).await.expect(409)["error"], "words_off");
    assert_eq!(friend.post("/words", json!({ "on": true })).await.expect(403)["error"], "not_host");
    let mut heard = friend.watch_at("/stream?with=talk", &[]).await;
    switch(&host, true).await;
    switch(&host, true).await;
    let written = write(&friend, "  Ahoj <b>&</b>\n https://example.org ").await;
    assert_eq!(written["words"], "Ahoj <b>&</b> https://example.org");
    heard.until("the words", |seen| seen["words"] == "Ahoj <b>&</b> https://example.org").await;
    switch(&host, false).await;
    assert_eq!(friend.post("/talk", json!({ "words": "Hi" })).await.expect(409)["error"], "words_off");
    // What was written stays, and so does who switched what.
    let said = lines(&host).await;
    let kinds: Vec<_> = said.iter().map(|line| (line["switched"].clone(), line["words"].clone())).collect();
    assert_eq!(kinds[0], (json!("on"), Value::Null));
    assert_eq!(kinds[1], (Value::Null, json!("Ahoj <b>&</b> https://example.org")));
    assert_eq!((kinds[2].clone(), kinds.len()), ((json!("off"), Value::Null), 3));
    // Pages show it as text, and no link.
    let page = house.get_page(format!("/t/{}/talk", host.table), &host.token).await.text;
    assert!(page.contains("Ahoj &lt;b&gt;&amp;&lt;/b&gt; https://example.org"), "{page}");
    assert!(!page.contains("href=\"https://example.org"), "{page}");
}

#[tokio::test]
async fn what_nobody_can_read_is_refused_and_so_is_whoever_has_no_seat() {
    let house = House::new();
    let [host, _friend] = invited(&house).await;
    switch(&host, true).await;
    for strange in ["", " ", "a\u{202e}b", "a\u{200b}b", &"x".repeat(201)] {
        assert_eq!(host.post("/talk", json!({ "words": strange })).await.expect(422)["error"], "words");
    }
    let spectator = Player { token: String::new(), house: &house, table: host.table.clone(), seat: 0 };
    assert_eq!(spectator.post("/talk", json!({ "words": "Hi" })).await.expect(401)["error"], "no_seat");
    assert_eq!(spectator.post("/words", json!({ "on": false })).await.expect(401)["error"], "no_seat");
    for body in [json!({}), json!({ "phrase": "hello", "words": "Hi" })] {
        assert_eq!(host.post("/talk", body).await.expect(400)["error"], "malformed");
    }
    assert_eq!(lines(&host).await.len(), 1);
}

#[tokio::test]
async fn strangers_only_have_phrases() {
    let house = House::new();
    let seats = json!([{ "kind": "you", "name": "Ada" }, { "kind": "open" }]);
    let wish = json!({ "game": game().id, "seats": seats, "listed": true });
    let host = house.player(&house.post("/api/v1/tables", "", wish).await.expect(201)["you"]);
    let friend = house.sit(&host.table, "Bo").await;
    let barred = async |player: &Player<'_>| {
        assert_eq!(player.get("/talk").await.expect(200)["words"], "barred");
        let refused = player.post("/words", json!({ "on": true })).await.expect(409);
        assert_eq!(refused["error"], "words_barred");
    };
    barred(&host).await;
    // Nor in the next game of the same people.
    friend.post("/resign", json!({})).await.expect(204);
    let next = host.post("/rematch", json!({})).await.expect(200);
    let table = next["table"].as_str().unwrap().to_owned();
    barred(&Player { table, token: host.token.clone(), seat: host.seat, house: &house }).await;
}

#[tokio::test]
async fn a_seat_writes_no_faster_than_it_talks() {
    let house = House::new();
    let [host, friend] = invited(&house).await;
    switch(&host, true).await;
    for _ in 0..5 {
        write(&friend, "Hi").await;
    }
    assert_eq!(friend.post("/talk", json!({ "words": "Hi" })).await.expect(429)["error"], "too_many");
    assert_eq!(friend.post("/talk", json!({ "phrase": "hello" })).await.expect(429)["error"], "too_many");
}

#[tokio::test]
async fn a_report_hides_the_line_for_whoever_sent_it() {
    let house = House::new();
    let [host, friend] = invited(&house).await;
    switch(&host, true).await;
    let number = write(&friend, "Bad words").await["number"].clone();
    friend.post("/talk", json!({ "phrase": "hello" })).await.expect(200);
    let report = json!({ "line": number });
    assert_eq!(friend.post("/reports", report.clone()).await.expect(409)["error"], "own_seat");
    host.post("/reports", report.clone()).await.expect(204);
    host.post("/reports", report.clone()).await.expect(204);
    let words = async |player: &Player<'_>| {
        lines(player).await.iter().filter(|line| line["words"] == "Bad words").count()
    };
    assert_eq!((words(&host).await, words(&friend).await), (0, 1));
    // Whoever watches may report, too, and a name.
    let spectator = Player { token: String::new(), house: &house, table: host.table.clone(), seat: 0 };
    spectator.post("/reports", report).await.expect(204);
    assert_eq!(words(&spectator).await, 0);
    host.post("/reports", json!({ "seat": friend.seat })).await.expect(204);
    for (nothing, status) in [
        (json!({ "line": 99 }), 404),
        (json!({ "line": 3 }), 404),
        (json!({ "seat": 5 }), 404),
        (json!({ "seat": 9 }), 400),
        (json!({ "seat": host.seat }), 409),
        (json!({}), 400),
        (json!({ "line": 1, "seat": 1 }), 400),
    ] {
        host.post("/reports", nothing).await.expect(status);
    }
}

#[tokio::test]
async fn pages_write_switch_and_report_without_a_script_too() {
    let house = House::new();
    let [host, friend] = invited(&house).await;
    let (path, send) = (format!("/t/{}", host.table), super::talk::form);
    let done = async |what: &str, token: &str, body: &'static str| {
        let answer = house.send(send(&format!("{path}/{what}"), token, "cs", body)).await;
        assert_eq!(
            (answer.status.as_u16(), answer.headers["location"].to_str().unwrap()),
            (303, &*format!("{path}/talk"))
        );
    };
    let page = async |token: &str| house.get_page(format!("{path}/talk"), token).await.text;
    assert!(
        page(&host.token).await.contains("value=\"on\"")
            && !page(&friend.token).await.contains("value=\"on\"")
    );
    done("words", &host.token, "words=on").await;
    assert!(page(&friend.token).await.contains("name=\"words\""));
    done("talk", &friend.token, "words=Dobr%C3%BD+den").await;
    let shown = page(&host.token).await;
    assert!(shown.contains("Dobrý den") && shown.contains("name=\"line\" value=\"2\""), "{shown}");
    assert!(!page(&friend.token).await.contains("name=\"line\""), "nobody reports themselves");
    done("report", &host.token, "line=2").await;
    assert!(!page(&host.token).await.contains("Dobrý den"));
    assert!(page(&friend.token).await.contains("Dobrý den"));
    let elsewhere = send(&format!("{path}/words"), &friend.token, "cs", "words=off");
    assert_eq!(house.send(elsewhere).await.status.as_u16(), 403, "only the host switches");
}

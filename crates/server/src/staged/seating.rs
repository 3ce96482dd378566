//! A table with all seats taken begins by itself, with a deal that everybody can verify.

use super::{Asker, Stage, token};
use crate::bot_name::BotName;
use crate::config::Config;
use crate::front::Front;
use crate::house::House;
use crate::luck;
use crate::pace::Pace;
use crate::problem::Problem;
use crate::seating::{Seating, Sitter, open_seated};
use axum::http::{Method, StatusCode};
use benben_core::Nonce;
use benben_store::{Listing, Status, Store, TokenHash};
use serde_json::Value;

const OWN: &str = "00112233445566778899aabbccddeeff";

fn person(number: usize, nonce: Option<Nonce>) -> Sitter {
    Sitter::Person { holder: TokenHash::of(&token(number)), name: "Ada".to_owned(), nonce }
}

fn seating(seats: Vec<Sitter>) -> Seating {
    let meta = benben_games::metas()[0];
    Seating {
        game: meta.id.to_owned(),
        options: String::new(),
        pace: Pace::Bank { seconds: 900, increment: 10 },
        spectators: true,
        seats,
        promised: None,
        rated: false,
    }
}

#[tokio::test]
async fn a_seated_table_begins_without_a_click_and_its_deal_is_fair() {
    let stage = Stage::new();
    let house = House::new(Config::default(), stage.store.clone());
    let secret = luck::secret();
    let seats = vec![person(1, Some(OWN.parse().unwrap())), person(2, None)];
    let id = open_seated(&house, Seating { promised: Some(secret), ..seating(seats) }).await.unwrap();
    let stored = stage.store.table(id.clone()).await.unwrap().unwrap();
    assert_eq!((stored.status, stored.code, stored.host, stored.hints), (Status::Playing, None, None, false));
    assert_eq!(stored.commitment, secret.commitment());
    assert_eq!(stage.store.list(Listing::Open, 10).await.unwrap(), []);
    assert_eq!(
        [&stored.seats[0].name, &stored.seats[1].name],
        ["Ada", "Ada 2"],
        "nobody is taken for another"
    );
    assert_eq!(stored.seats[0].clock_ms, Some(900_000));

    let server = Front::new(house).without_connections();
    let ask = async |number, method, what: &str, body: &str| {
        let path = format!("/api/v1/tables/{id}{what}");
        Asker::in_seat(number).ask(&server, method, &path, body.to_owned()).await
    };
    for number in [1, 2] {
        let (status, _, seen) = ask(number, Method::GET, "", "").await;
        let seen: Value = serde_json::from_str(&seen).unwrap();
        assert_eq!((status, &seen["you"]["seat"]), (StatusCode::OK, &Value::from(number)));
        assert_eq!(seen["deal"]["nonces"][0], OWN);
    }
    let (status, _, said) = ask(1, Method::POST, "/start", "{}").await;
    assert_eq!(status, StatusCode::CONFLICT, "there is nothing to start: {said}");
    assert_eq!(ask(2, Method::POST, "/resign", "{}").await.0, StatusCode::NO_CONTENT);
    let (_, _, record) = ask(1, Method::GET, "/record", "").await;
    let verified = Asker::in_seat(1).ask(&server, Method::POST, "/api/v1/verify", record).await;
    let verified: Value = serde_json::from_str(&verified.2).unwrap();
    assert_eq!(verified["fair_deal"], true, "{verified}");
}

#[tokio::test]
async fn a_table_that_no_game_has_is_not_opened() {
    let stage = Stage::new();
    let house = House::new(Config::default(), stage.store.clone());
    let alone = open_seated(&house, seating(vec![person(1, None)])).await;
    assert!(matches!(alone, Err(Problem::Opening(_))));
    let with_bot = seating(vec![person(1, None), Sitter::Bot(BotName::USUAL)]);
    assert!(open_seated(&house, with_bot).await.is_ok());
}

//! A tournament in whose first round the table is, so that what is shown of it can be compared, too.

use super::super::{Stage, token};
use crate::clock::Clock;
use crate::tournaments::planned;
use benben_core::Meta;
use benben_store::{
    Status, StoredEntrant, StoredPairing, StoredRound, StoredTournament, TableId, TokenHash, TournamentId,
    Tournaments,
};

/// The tournament of a table.
pub(super) fn of(table: &TableId) -> TournamentId {
    table.as_str().parse().expect("both are written alike")
}

/// Everybody at the table plays in a tournament, whose first round is on.
pub(super) async fn pair(stage: &Stage, meta: &Meta, seats: usize, table: &TableId) {
    let now = Clock::default().now();
    let player = |number: usize| StoredEntrant {
        name: format!("player {number}"),
        token: Some(TokenHash::of(&token(number))),
        ..StoredEntrant::default()
    };
    let mut tournament = StoredTournament {
        id: of(table),
        title: "Cup".to_owned(),
        game: meta.id.to_owned(),
        options: String::new(),
        seats: seats as u8,
        pace: "none".to_owned(),
        round_seconds: 24 * 60 * 60,
        break_seconds: 60,
        most_players: 8,
        listed: true,
        rated: false,
        seed: 1,
        opener: None,
        created_at: now,
        revision: 1,
        organiser: Some(TokenHash::of(&token(1))),
        rounds: None,
        status: Status::Gathering,
        wake_at: None,
        plan: String::new(),
        changed_at: now,
        players: (1..=seats).map(player).collect(),
    };
    stage.store.open_tournament(tournament.clone()).await.unwrap();
    planned(&mut tournament, now);
    tournament.wake_at = None;
    let players = (0..seats as u16).collect();
    let pairing = StoredPairing { table: table.clone(), players, result: None };
    let round = StoredRound { number: 1, paired_at: now, tables: vec![pairing], byes: Vec::new() };
    stage.store.pair_round(tournament, round).await.unwrap();
}

/// A page without the seconds that are left: they go on while the twins are asked, one after the other.
pub(super) fn without_countdown(page: &str) -> String {
    let Some((before, rest)) = page.split_once("<time data-countdown=") else { return page.to_owned() };
    let (_, after) = rest.split_once("</time>").expect("it ends somewhere");
    format!("{before}{after}")
}

//! Tournaments: rounds are paired once, results noted once, and whoever keeps or loses a token keeps or loses their place.

use super::Place;
use crate::{
    LoadedTournament, SaveError, Status, Store, StoredEntrant, StoredPairing, StoredRound, StoredTournament,
    TableId, TokenHash, TournamentId, TournamentListing, Tournaments,
};

/// A tournament of two people and a bot.
fn sample(number: u8) -> StoredTournament {
    let person = |name: &str| StoredEntrant {
        name: name.to_owned(),
        token: Some(TokenHash::of(name)),
        ..StoredEntrant::default()
    };
    StoredTournament {
        id: TournamentId::from_bits(u128::from(number)),
        title: format!("Sunday {number}"),
        game: "sample".to_owned(),
        options: "length=short".to_owned(),
        seats: 2,
        pace: "decision 60".to_owned(),
        round_seconds: 600,
        break_seconds: 30,
        most_players: 256,
        listed: number % 2 == 1,
        rated: false,
        seed: u64::MAX - u64::from(number),
        opener: None,
        created_at: 1_000,
        revision: 1,
        organiser: Some(TokenHash::of("Ivana")),
        rounds: None,
        status: Status::Gathering,
        wake_at: None,
        plan: String::new(),
        changed_at: 1_000,
        players: vec![
            person("Ivana"),
            person("Karel"),
            StoredEntrant {
                level: "scribe".to_owned(),
                joined_after: 1,
                left: true,
                ..StoredEntrant::default()
            },
        ],
    }
}

fn round(number: u32) -> StoredRound {
    let table = TableId::from_bits(u128::from(number) + 90);
    StoredRound {
        number,
        paired_at: 2_000,
        tables: vec![StoredPairing { table, players: vec![1, 0], result: None }],
        byes: vec![(2, 2)],
    }
}

async fn with_tournament<P: Place>(place: &P) -> (P::Store, StoredTournament) {
    let store = place.open().await;
    let tournament = sample(1);
    store.open_tournament(tournament.clone()).await.unwrap();
    (store, tournament)
}

/// What was stored comes back, also after the store was closed.
pub async fn a_tournament_comes_back_as_it_was(place: &impl Place) {
    let (store, mut tournament) = with_tournament(place).await;
    store
        .open_tournament(StoredTournament { title: "another".to_owned(), ..tournament.clone() })
        .await
        .unwrap();
    (tournament.status, tournament.wake_at, tournament.rounds) = (Status::Playing, Some(5_000), Some(3));
    tournament.players.push(StoredEntrant { name: "Marie".to_owned(), ..StoredEntrant::default() });
    tournament.revision = store.save_tournament(tournament.clone()).await.unwrap();
    assert_eq!(tournament.revision, 2);
    drop(store);
    let store = place.open().await;
    let found = store.tournament(tournament.id.clone()).await.unwrap();
    assert_eq!(found, Some(LoadedTournament { tournament, rounds: Vec::new() }));
    assert_eq!(store.tournament(TournamentId::from_bits(9)).await.unwrap(), None);
}

/// Of two who change the same tournament, one is told to load it again.
pub async fn of_two_who_save_a_tournament_the_second_is_stale(place: &impl Place) {
    let (store, tournament) = with_tournament(place).await;
    store.save_tournament(tournament.clone()).await.unwrap();
    assert_eq!(store.save_tournament(tournament).await, Err(SaveError::Stale { revision: 2 }));
    assert_eq!(store.save_tournament(sample(2)).await, Err(SaveError::NoTable));
}

/// A round is paired once, together with what changes by it, even by somebody who knows the latest revision.
pub async fn a_round_is_paired_once(place: &impl Place) {
    let (store, mut tournament) = with_tournament(place).await;
    tournament.status = Status::Playing;
    tournament.revision = store.pair_round(tournament.clone(), round(1)).await.unwrap();
    assert!(store.pair_round(tournament.clone(), round(1)).await.is_err());
    drop(store);
    let store = place.open().await;
    let found = store.tournament(tournament.id.clone()).await.unwrap().unwrap();
    assert_eq!(found, LoadedTournament { tournament: tournament.clone(), rounds: vec![round(1)] });
    let table = round(1).tables[0].table.clone();
    assert_eq!(store.tournament_of(table).await.unwrap(), Some((tournament.id, 1)));
    assert_eq!(store.tournament_of(TableId::from_bits(1)).await.unwrap(), None);
}

/// The first result of a table stays, and is a change of its tournament.
pub async fn the_first_result_of_a_table_stays(place: &impl Place) {
    let (store, tournament) = with_tournament(place).await;
    store.pair_round(tournament.clone(), round(1)).await.unwrap();
    let table = round(1).tables[0].table.clone();
    assert!(store.note_result(table.clone(), "first".to_owned()).await.unwrap());
    assert!(!store.note_result(table, "second".to_owned()).await.unwrap());
    assert!(!store.note_result(TableId::from_bits(1), "none".to_owned()).await.unwrap());
    let found = store.tournament(tournament.id).await.unwrap().unwrap();
    assert_eq!(found.rounds[0].tables[0].result.as_deref(), Some("first"));
    assert_eq!(found.tournament.revision, 3);
}

/// Lists have those that are for everybody, those of a token, and those that need the server.
pub async fn tournaments_are_listed(place: &impl Place) {
    let store = place.open().await;
    for number in 1..=4 {
        let mut tournament = sample(number);
        tournament.wake_at = (number == 4).then_some(1);
        tournament.status = if number == 3 { Status::Over } else { Status::Gathering };
        if number == 2 {
            (tournament.status, tournament.organiser) = (Status::Playing, None);
            tournament.players[0].left = true;
        }
        store.open_tournament(tournament).await.unwrap();
    }
    let list = async |listing| {
        let found = store.tournaments(listing, 9).await.unwrap();
        found.into_iter().map(|one| one.title).collect::<Vec<_>>()
    };
    assert_eq!(list(TournamentListing::Open).await, ["Sunday 1"]);
    assert_eq!(list(TournamentListing::Awaiting).await, ["Sunday 4", "Sunday 2"]);
    let ivana = TournamentListing::HeldBy(TokenHash::of("Ivana"));
    assert_eq!(list(ivana).await, ["Sunday 4", "Sunday 3", "Sunday 1"]);
}

/// Places move with a token, and are nobody's once its holder is gone.
pub async fn what_a_token_holds_in_tournaments_is_handed_over_or_forgotten(place: &impl Place) {
    let (store, tournament) = with_tournament(place).await;
    store.hand_over(vec![(TokenHash::of("Ivana"), TokenHash::of("Ivana, too"))]).await.unwrap();
    let found = store.tournament(tournament.id.clone()).await.unwrap().unwrap().tournament;
    assert_eq!(found.organiser, Some(TokenHash::of("Ivana, too")));
    assert_eq!(found.players[0].token, Some(TokenHash::of("Ivana, too")));
    assert!(found.revision > 1);
    // Whoever plays there already gets no second place.
    store.hand_over(vec![(TokenHash::of("Karel"), TokenHash::of("Ivana, too"))]).await.unwrap();
    let found = store.tournament(tournament.id.clone()).await.unwrap().unwrap().tournament;
    assert_eq!(found.players[1].token, Some(TokenHash::of("Karel")));
    store.remove_account(crate::AccountId::from_bits(1), vec![TokenHash::of("Ivana, too")]).await.unwrap();
    let found = store.tournament(tournament.id).await.unwrap().unwrap().tournament;
    let first = &found.players[0];
    assert_eq!((found.organiser, first.token, first.name.as_str(), first.left), (None, None, "", true));
}

/// A tournament that has been over for long goes, with its rounds.
pub async fn tournaments_that_are_over_for_long_are_removed(place: &impl Place) {
    let (store, mut tournament) = with_tournament(place).await;
    tournament.revision = store.pair_round(tournament.clone(), round(1)).await.unwrap();
    (tournament.status, tournament.changed_at) = (Status::Over, 5_000);
    store.save_tournament(tournament.clone()).await.unwrap();
    assert_eq!(store.expire_tournaments(Status::Gathering, 9_000).await.unwrap(), 0);
    assert_eq!(store.expire_tournaments(Status::Over, 5_000).await.unwrap(), 0);
    assert_eq!(store.expire_tournaments(Status::Over, 5_001).await.unwrap(), 1);
    assert_eq!(store.tournament(tournament.id).await.unwrap(), None);
    assert_eq!(store.tournament_of(round(1).tables[0].table.clone()).await.unwrap(), None);
}

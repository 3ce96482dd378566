//! How the bots do in the place that a person has in a deal of the day.

use super::{DealOfTheDay, OPPONENT};
use crate::erased::{Opening, deal_for_rehearsal};
use crate::house::House;
use crate::luck;
use crate::workers::{Party, Rank};
use benben_bots::Level;
use benben_core::{Ending, Seat};
use benben_store::{StoredTry, Trier, TryResult};
use std::sync::Arc;

/// Lets a bot of every level try the deal, on the threads for what takes long and when nobody else needs them. Their results are on
/// the board as soon as they are known.
pub(super) fn let_them_play(house: &Arc<House>, deal: &DealOfTheDay) {
    let key = (deal.day(), deal.meta.id);
    if !house.playing_out.lock().unwrap_or_else(std::sync::PoisonError::into_inner).insert(key) {
        return;
    }
    let (house, deal) = (house.clone(), deal.clone());
    tokio::spawn(async move {
        for level in Level::ALL {
            if let Err(error) = let_play(&house, &deal, level).await {
                tracing::warn!(error, level = level.name(), "a bot could not try the deal of the day");
            }
        }
        house.playing_out.lock().unwrap_or_else(std::sync::PoisonError::into_inner).remove(&key);
    });
}

async fn let_play(house: &House, deal: &DealOfTheDay, level: Level) -> Result<(), String> {
    let (day, game, by) = (deal.day(), deal.stored.game.clone(), Trier::Bot(level.name().to_owned()));
    let begun =
        StoredTry { day, game: game.clone(), by: by.clone(), name: String::new(), table: None, result: None };
    let begun = house.store.begin_try(begun).await.map_err(|error| error.to_string())?;
    if begun.result.is_some() {
        return Ok(());
    }
    let played = deal.clone();
    let ending = house.workers.run(Rank::Last, Party::HOUSE, move || play_out(&played, level)).await;
    let ending = ending.map_err(|undone| format!("{undone:?}"))??;
    let (share, points) = won(&ending, deal.seat());
    let result = TryResult { share, points, account: None, at: house.config.clock.now() };
    house.store.end_try(day, game, by, result).await.map_err(|error| error.to_string())
}

/// Plays the deal to its end, with this level in the person's place. Every decision has the luck it has at a table.
fn play_out(deal: &DealOfTheDay, level: Level) -> Result<Ending, String> {
    let (game, seats, seed) = (deal.stored.game.clone(), deal.seats(), deal.luck().seed());
    let opening = Opening { game, edition: None, options: deal.options(), seats };
    let mut game = deal_for_rehearsal(&opening, seed).map_err(|error| error.to_string())?;
    while let Some(seat) = game.turn().awaited().first() {
        let bot = if seat == deal.seat() { level } else { OPPONENT };
        let number = game.next_number(seat);
        let luck = luck::of_the_day(&seed, seat, number);
        let decision = game.decision(seat, bot.name(), luck).ok_or("there is no such bot")?;
        game.play(seat, number, &decision()).map_err(|error| format!("{error:?}"))?;
    }
    game.record(&[], None).ending.ok_or_else(|| "the game has no end".to_owned())
}

/// A seat's share of the win, and its points.
pub(super) fn won(ending: &Ending, seat: Seat) -> (f64, i32) {
    let winners = ending.places.iter().filter(|place| **place == 1).count();
    let share = if ending.places.get(seat.index()) == Some(&1) { 1.0 / winners as f64 } else { 0.0 };
    (share, ending.scores.get(seat.index()).copied().unwrap_or(0))
}

//! Ratings in lists: of those who show theirs to everyone.

use super::is_provisional;
use crate::house::House;
use crate::problem::Problem;
use benben_store::{Skill, TableSummary, TokenHash};
use benben_web::table::SeatRating;
use std::collections::HashMap;

/// How well people play, by what holds their seats and by game.
#[derive(Debug, Default)]
pub(crate) struct Listed(HashMap<(TokenHash, String), SeatRating>);

impl Listed {
    /// Of those who sit at these tables.
    pub(crate) async fn at(house: &House, tables: &[TableSummary]) -> Result<Self, Problem> {
        let mut wanted = Vec::new();
        for table in tables {
            wanted.extend(table.seats.iter().filter_map(|seat| Some((table.game.clone(), seat.token?))));
        }
        Self::of(house, wanted).await
    }

    /// Looks up all at once.
    pub(crate) async fn of(house: &House, wanted: Vec<(String, TokenHash)>) -> Result<Self, Problem> {
        if wanted.is_empty() {
            return Ok(Listed::default());
        }
        let found = house.store.ratings_for_all(wanted).await.map_err(|error| Problem::store(&error))?;
        let rating = |(holder, rating): (TokenHash, benben_store::StoredRating)| {
            ((holder, rating.game), seat_rating(rating.skill))
        };
        Ok(Listed(found.into_iter().map(rating).collect()))
    }

    pub(crate) fn rating(&self, game: &str, holder: Option<TokenHash>) -> Option<SeatRating> {
        self.0.get(&(holder?, game.to_owned())).copied()
    }
}

/// A rating as pages and programs are shown it.
pub(crate) fn seat_rating(skill: Skill) -> SeatRating {
    SeatRating {
        points: skill.rating.round() as i32,
        deviation: skill.deviation.round() as i32,
        provisional: is_provisional(skill),
        before: None,
    }
}

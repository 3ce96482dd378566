//! A rated table: how well its people play, and what it changed once it is over.

use super::LiveTable;
use crate::ratings::{self, People, is_provisional, of_level};
use crate::tables::ask;
use benben_core::Seat;
use benben_store::{Holder, Skill, Status, TokenHash};
use benben_web::table::SeatRating;
use futures_util::FutureExt;

/// What is known of the ratings at a table.
#[derive(Debug, Default)]
pub(super) struct Ratings {
    /// By what holds a seat: as it is now, or as the game left it.
    people: Vec<(TokenHash, SeatRating)>,
    /// Has the rating been asked for?
    asked: bool,
}

fn shown(skill: Skill, before: Option<Skill>) -> SeatRating {
    SeatRating {
        points: points(skill),
        deviation: skill.deviation.round() as i32,
        provisional: is_provisional(skill),
        before: before.map(points),
    }
}

fn points(skill: Skill) -> i32 {
    skill.rating.round() as i32
}

impl LiveTable {
    /// How well whoever sits there plays, at a rated table.
    pub(super) fn rating(&self, seat: Seat) -> Option<SeatRating> {
        if !self.stored.rated {
            return None;
        }
        let stored = self.stored_seat(seat);
        if stored.holder == Holder::Bot {
            return Some(shown(of_level(&self.stored.game, &stored.level), None));
        }
        let known = self.ratings.people.iter().find(|(holder, _)| Some(*holder) == stored.token);
        known.map(|(_, rating)| *rating)
    }

    /// Looks up the ratings of those who sit here. Where that fails they are not shown, and that is all.
    pub(super) async fn look_up_ratings(&mut self) {
        if !self.stored.rated {
            return;
        }
        let Ok(people) = People::at(&self.house, &self.stored).await else { return };
        let changes = self.house.store.changes_at(self.stored.id.clone()).await.unwrap_or_default();
        let rating = |(holder, person): (TokenHash, ratings::Person)| {
            let change = changes.iter().find(|change| change.account == person.account);
            let rating = match change {
                Some(change) => shown(change.after, Some(change.before)),
                None => shown(person.skill, None),
            };
            (holder, rating)
        };
        self.ratings.people = people.of.into_iter().map(rating).collect();
        self.changed = true;
    }

    /// As soon as a rated game is over, ratings follow from it.
    pub(super) fn note_rating(&mut self) {
        if !self.stored.rated || self.stored.status != Status::Over || self.ratings.asked {
            return;
        }
        self.ratings.asked = true;
        let (house, id) = (self.house.clone(), self.stored.id.clone());
        tokio::spawn(async move {
            let rated = ratings::rate(&house, &id).await;
            if let Err(problem) = rated {
                tracing::warn!(error = problem.code(), "a finished table was not rated");
            }
            // Whatever is wrong there is said to whoever looks.
            let _ = ask(&house, &id, |table| {
                async {
                    table.look_up_ratings().await;
                    table.look_up_people().await;
                    Ok(())
                }
                .boxed()
            })
            .await;
        });
    }

    /// Before somebody gets up for good, the game they have finished counts.
    pub(super) async fn rate_at_once(&mut self) {
        if self.stored.rated
            && self.stored.status == Status::Over
            && let Err(problem) = ratings::rate(&self.house, &self.stored.id).await
        {
            tracing::warn!(error = problem.code(), "a finished table was not rated");
        }
    }
}

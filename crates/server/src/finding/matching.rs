//! Who plays with whom: a pure function of those who wait and the time.
//!
//! Whoever has waited longest chooses first, among those whom they suit as well. The longer somebody waits, the more
//! suits them: never less.

use crate::pace::Pace;
use benben_store::TokenHash;
use benben_web::table::SeatRating;
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet, HashSet};
use utoipa::ToSchema;

/// At first, players this far apart in strength suit each other.
const APART: i64 = 150;
/// After each second of waiting, so much more.
const APART_PER_SECOND: i64 = 5;
/// Whoever doesn't mind takes other numbers of players and paces after so many milliseconds.
const FLEXIBLE_AFTER: i64 = 20_000;

/// Against whom somebody would like to play.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Strength {
    /// Those about as strong as they are, and with time also others.
    #[default]
    Near,
    /// Anyone.
    Anyone,
}

/// What somebody would like to play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Wish {
    /// Any of these games, by id.
    pub(crate) games: BTreeSet<&'static str>,
    /// With any of these numbers of players.
    pub(crate) seats: BTreeSet<usize>,
    /// At any of these paces, the best liked first.
    pub(crate) paces: Vec<Pace>,
    /// After a while, also with other numbers of players and at another pace.
    pub(crate) flexible: bool,
    /// Against whom.
    pub(crate) strength: Strength,
    /// Does the game count for ratings? Nobody gets the one who wants the other.
    pub(crate) rated: bool,
}

/// Somebody who waits.
#[derive(Clone, Debug)]
pub(crate) struct Seeker {
    /// Tells them from all others, and those who came first have smaller ones.
    pub(crate) number: u64,
    /// What holds their seats.
    pub(crate) who: TokenHash,
    pub(crate) name: String,
    /// Are they signed in, so that the name is theirs?
    pub(crate) keeps_name: bool,
    pub(crate) wish: Wish,
    /// How strong they are, by game, where enough is known to keep people apart for it.
    pub(crate) points: BTreeMap<&'static str, i64>,
    /// Their ratings, by game, as far as everyone may see them.
    pub(crate) ratings: BTreeMap<&'static str, SeatRating>,
    /// With whom they don't want to play.
    pub(crate) avoids: HashSet<TokenHash>,
    /// Since when they wait, in unix milliseconds.
    pub(crate) since: i64,
}

/// Some who suit each other, and what they would play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Match {
    pub(crate) game: &'static str,
    pub(crate) pace: Pace,
    pub(crate) rated: bool,
    /// By number, the longest waiting first.
    pub(crate) seekers: Vec<u64>,
}

impl Seeker {
    fn waited(&self, now: i64) -> i64 {
        (now - self.since).max(0)
    }

    /// How far others may be from them in strength by now.
    fn reach(&self, now: i64) -> i64 {
        match self.wish.strength {
            Strength::Near => APART + APART_PER_SECOND * self.waited(now) / 1000,
            Strength::Anyone => i64::MAX,
        }
    }

    /// Do they take more than they asked for by now?
    fn is_flexible(&self, now: i64) -> bool {
        self.wish.flexible && self.waited(now) >= FLEXIBLE_AFTER
    }

    /// Would they play that?
    fn likes(&self, game: &str, seats: usize, pace: Pace, now: i64) -> bool {
        let wish = &self.wish;
        // Nobody who sits and waits wants to wait for days, and the other way round.
        let alike = |liked: &Pace| liked.is_by_days() == pace.is_by_days();
        wish.games.contains(game)
            && (wish.seats.contains(&seats) || self.is_flexible(now))
            && (wish.paces.contains(&pace) || self.is_flexible(now) && wish.paces.iter().any(alike))
    }

    /// Would the two play this game with each other?
    fn suits(&self, other: &Seeker, game: &str, now: i64) -> bool {
        let avoided = self.avoids.contains(&other.who) || other.avoids.contains(&self.who);
        let apart = match (self.points.get(game), other.points.get(game)) {
            (Some(one), Some(other)) => (one - other).abs(),
            // Where nothing is known of one of them, it keeps nobody apart.
            _ => 0,
        };
        self.who != other.who
            && self.wish.rated == other.wish.rated
            && !avoided
            && apart <= self.reach(now).min(other.reach(now))
    }
}

/// Brings together who can be, the longest waiting first. Nobody is in two matches.
pub(crate) fn matches(seekers: &[Seeker], now: i64) -> Vec<Match> {
    let mut waiting: Vec<&Seeker> = seekers.iter().collect();
    waiting.sort_by_key(|seeker| (seeker.since, seeker.number));
    let mut found = Vec::new();
    let mut first = 0;
    while first < waiting.len() {
        match best(&waiting[first..], now) {
            Some(one) => {
                waiting.retain(|seeker| !one.seekers.contains(&seeker.number));
                found.push(one);
            }
            None => first += 1,
        }
    }
    found
}

/// The largest company for the first of them.
fn best(waiting: &[&Seeker], now: i64) -> Option<Match> {
    let leader = waiting.first()?;
    let (paces, seats) = choices(leader, waiting, now);
    let mut best: Option<Match> = None;
    for &game in &leader.wish.games {
        for &pace in &paces {
            for &seats in seats.iter().rev() {
                if best.as_ref().is_some_and(|best| best.seekers.len() >= seats) {
                    break;
                }
                if !leader.likes(game, seats, pace, now) {
                    continue;
                }
                let company = company(waiting, game, seats, pace, now);
                if company.len() == seats {
                    let seekers = company.iter().map(|seeker| seeker.number).collect();
                    best = Some(Match { game, pace, rated: leader.wish.rated, seekers });
                }
            }
        }
    }
    best
}

/// The paces and numbers of players that come into question for somebody: their own, and others' if they don't mind.
fn choices(leader: &Seeker, waiting: &[&Seeker], now: i64) -> (Vec<Pace>, BTreeSet<usize>) {
    let (mut paces, mut seats) = (leader.wish.paces.clone(), leader.wish.seats.clone());
    if leader.is_flexible(now) {
        for other in waiting {
            let new = other.wish.paces.iter().filter(|pace| !paces.contains(pace)).copied();
            let new: Vec<Pace> = new.collect();
            paces.extend(new);
            seats.extend(&other.wish.seats);
        }
    }
    (paces, seats)
}

/// The first of them with others who like the same and each other, as many as are needed, or fewer if there are no more.
fn company<'a>(waiting: &[&'a Seeker], game: &str, seats: usize, pace: Pace, now: i64) -> Vec<&'a Seeker> {
    let mut company: Vec<&Seeker> = Vec::with_capacity(seats);
    for seeker in waiting {
        let fits = seeker.likes(game, seats, pace, now)
            && company.iter().all(|member| member.suits(seeker, game, now));
        if fits {
            company.push(seeker);
        }
        if company.len() == seats {
            break;
        }
    }
    company
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    const PACES: [Pace; 3] = [
        Pace::Bank { seconds: 600, increment: 5 },
        Pace::Decision { seconds: 30 },
        Pace::Decision { seconds: 86_400 },
    ];

    fn who(number: u64) -> TokenHash {
        TokenHash::of(&number.to_string())
    }

    fn seeker(number: u64, since: i64) -> Seeker {
        let wish = Wish {
            games: BTreeSet::from(["a"]),
            seats: BTreeSet::from([2]),
            paces: vec![PACES[0]],
            flexible: false,
            strength: Strength::Near,
            rated: false,
        };
        let (points, ratings, avoids) = Default::default();
        Seeker {
            number,
            who: who(number),
            name: String::new(),
            keeps_name: false,
            wish,
            points,
            ratings,
            avoids,
            since,
        }
    }

    fn numbers(found: &[Match]) -> Vec<Vec<u64>> {
        found.iter().map(|found| found.seekers.clone()).collect()
    }

    #[test]
    fn those_who_wait_longest_are_served_first() {
        let seekers = [seeker(3, 30), seeker(1, 10), seeker(2, 20)];
        assert_eq!(numbers(&matches(&seekers, 40)), [[1, 2]]);
        let mut blocking = seekers;
        blocking[1].avoids.insert(who(2));
        assert_eq!(numbers(&matches(&blocking, 40)), [[1, 3]]);
    }

    #[test]
    fn strength_and_wishes_widen_with_time() {
        let mut seekers = [seeker(1, 0), seeker(2, 0)];
        (seekers[0].points, seekers[1].points) = ([("a", 1500)].into(), [("a", 1700)].into());
        assert!(matches(&seekers, 9_000).is_empty());
        assert_eq!(matches(&seekers, 10_000).len(), 1);
        // It takes both to play against anyone.
        seekers[0].wish.strength = Strength::Anyone;
        assert!(matches(&seekers, 9_000).is_empty());
        seekers[1].wish.strength = Strength::Anyone;
        assert_eq!(matches(&seekers, 0).len(), 1);
        let mut seekers = [seeker(1, 0), seeker(2, 0)];
        seekers[1].wish.paces = vec![PACES[1]];
        seekers[1].wish.flexible = true;
        assert!(matches(&seekers, FLEXIBLE_AFTER - 1).is_empty());
        assert_eq!(matches(&seekers, FLEXIBLE_AFTER)[0].pace, PACES[0]);
        // Whoever came first gives way, too.
        seekers.reverse();
        (seekers[0].number, seekers[1].number) = (1, 2);
        assert_eq!(matches(&seekers, FLEXIBLE_AFTER)[0].pace, PACES[0]);
        seekers.reverse();
        // Days for a decision are another thing.
        seekers[1].wish.paces = vec![PACES[2]];
        assert!(matches(&seekers, i64::MAX / 8).is_empty());
    }

    #[test]
    fn the_largest_company_that_is_there_plays() {
        let mut seekers: Vec<Seeker> = (1..=3).map(|number| seeker(number, number as i64)).collect();
        seekers.iter_mut().for_each(|seeker| seeker.wish.seats = BTreeSet::from([2, 3, 4]));
        assert_eq!(numbers(&matches(&seekers, 9)), [[1, 2, 3]]);
    }

    fn any_seeker(number: u64) -> impl Strategy<Value = Seeker> {
        let games = prop::sample::subsequence(vec!["a", "b", "c"], 1..=3);
        let seats = prop::sample::subsequence(vec![2, 3, 4], 1..=3);
        let paces = prop::sample::subsequence(PACES.to_vec(), 1..=3);
        let avoids = prop::collection::vec(0..12_u64, 0..4);
        let points = prop::option::of(1000..2000_i64);
        let strength = prop_oneof![3 => Just(Strength::Near), 1 => Just(Strength::Anyone)];
        // Now and then somebody waits twice.
        let person = prop_oneof![4 => Just(number), 1 => 0..12_u64];
        (games, seats, paces, any::<bool>(), avoids, points, strength, 0..60_000_i64, person).prop_map(
            move |(games, seats, paces, flexible, avoids, points, strength, since, person)| Seeker {
                number,
                who: who(person),
                name: String::new(),
                keeps_name: false,
                wish: Wish {
                    games: games.into_iter().collect(),
                    seats: seats.into_iter().collect(),
                    paces,
                    flexible,
                    strength,
                    rated: number.is_multiple_of(5),
                },
                points: points.map(|points| ("a", points)).into_iter().collect(),
                ratings: BTreeMap::new(),
                avoids: avoids.into_iter().filter(|avoided| *avoided != number).map(who).collect(),
                since,
            },
        )
    }

    fn any_crowd() -> impl Strategy<Value = Vec<Seeker>> {
        (0..12_u64).map(any_seeker).collect::<Vec<_>>()
    }

    proptest! {
        #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

        #[test]
        fn nobody_plays_twice_with_themselves_or_with_those_they_avoid(crowd in any_crowd(), now in 60_000..200_000_i64) {
            let found = matches(&crowd, now);
            let mut seated = HashSet::new();
            for one in &found {
                let company: Vec<&Seeker> = one.seekers.iter().map(|number| crowd.iter().find(|seeker| seeker.number == *number).unwrap()).collect();
                for (index, seeker) in company.iter().enumerate() {
                    prop_assert!(seated.insert(seeker.number), "a seeker sits at two tables");
                    prop_assert!(seeker.likes(one.game, company.len(), one.pace, now));
                    for other in &company[..index] {
                        prop_assert!(seeker.who != other.who && seeker.wish.rated == other.wish.rated);
                        prop_assert!(!seeker.avoids.contains(&other.who) && !other.avoids.contains(&seeker.who));
                    }
                }
            }
        }

        #[test]
        fn what_suits_now_suits_later(crowd in any_crowd(), now in 60_000..200_000_i64, later in 0..100_000_i64) {
            for (one, other) in crowd.iter().zip(crowd.iter().skip(1)) {
                for game in ["a", "b"] {
                    prop_assert!(!one.suits(other, game, now) || one.suits(other, game, now + later));
                    for (seats, pace) in [(2, PACES[0]), (3, PACES[1]), (4, PACES[2])] {
                        prop_assert!(!one.likes(game, seats, pace, now) || one.likes(game, seats, pace, now + later));
                    }
                }
            }
        }

        #[test]
        fn the_longest_waiting_plays_if_anybody_suits_them(crowd in any_crowd(), now in 60_000..200_000_i64) {
            let mut by_time: Vec<&Seeker> = crowd.iter().collect();
            by_time.sort_by_key(|seeker| (seeker.since, seeker.number));
            let (first, others) = by_time.split_first().unwrap();
            let two = |pace: &Pace, game: &&str| others.iter().any(|other| other.likes(game, 2, *pace, now) && first.suits(other, game, now));
            let can = first.wish.seats.contains(&2) && first.wish.paces.iter().any(|pace| first.wish.games.iter().any(|game| two(pace, game)));
            let plays = matches(&crowd, now).iter().any(|one| one.seekers.contains(&first.number));
            prop_assert!(!can || plays);
        }

        #[test]
        fn the_order_in_which_they_are_told_changes_nothing(crowd in any_crowd(), now in 60_000..200_000_i64) {
            let mut turned = crowd.clone();
            turned.reverse();
            prop_assert_eq!(matches(&crowd, now), matches(&turned, now));
        }
    }
}

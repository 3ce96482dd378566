//! Where those wait who look for a game. Whoever is brought together has to confirm; whoever doesn't is dropped, and the
//! others go on waiting where they were. All times come from the caller.

use super::matching::{self, Match, Seeker, Wish};
use crate::luck;
use crate::pace::Pace;
use crate::problem::Problem;
use crate::seating::{Seating, Sitter};
use benben_core::{Commitment, Nonce, Secret};
use benben_store::{TableId, TokenHash};
use benben_web::Called;
use benben_web::table::SeatRating;
use std::collections::{BTreeMap, HashMap, HashSet};
use std::sync::{Mutex, MutexGuard, PoisonError};
use tokio::sync::watch;

/// So many wait at most.
const MOST: usize = 300;
/// So long there is to confirm, in milliseconds.
pub(super) const CONFIRM: i64 = 30_000;
/// Whoever was not seen for so long does not wait any more.
const GONE: i64 = 10_000;
/// So long it is known how waiting ended.
const ENDED: i64 = 60_000;
/// Matches are looked for no more often than this.
const APART: i64 = 500;
/// So many who wait are shown.
const SHOWN: usize = 30;

/// Where people wait.
#[derive(Debug)]
pub(crate) struct Hall {
    inside: Mutex<Inside>,
    /// Counts what happens, for those who watch.
    news: watch::Sender<u64>,
}

#[derive(Debug, Default)]
struct Inside {
    people: HashMap<TokenHash, Person>,
    proposals: BTreeMap<u64, Proposed>,
    numbers: u64,
    matched_at: i64,
}

#[derive(Debug)]
struct Person {
    seeker: Seeker,
    stage: Stage,
    /// When they were last heard of.
    seen: i64,
    /// Their open streams.
    streams: usize,
    /// The game they play against bots until somebody comes.
    meanwhile: Option<TableId>,
}

#[derive(Debug)]
enum Stage {
    Waiting,
    Asked(u64),
    Found(TableId),
    /// They did not confirm.
    Dropped,
}

/// A match that waits for everyone's word.
#[derive(Debug)]
struct Proposed {
    found: Match,
    members: Vec<(TokenHash, Option<Accepted>)>,
    secret: Secret,
    until: i64,
    /// All have confirmed, and the table is being opened.
    opening: bool,
}

#[derive(Clone, Copy, Debug)]
struct Accepted {
    nonce: Option<Nonce>,
}

/// How it stands with somebody who looked for a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Standing {
    /// They look for nothing.
    Nothing,
    /// They wait.
    Waits(Waiting),
    /// There is a match.
    Asked(Proposal),
    /// The table is there.
    Found(TableId),
    /// They did not confirm in time.
    Dropped,
}

/// Somebody who waits.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Waiting {
    pub(crate) name: String,
    /// Is the name theirs, so that everybody may read it?
    pub(crate) keeps_name: bool,
    pub(crate) wish: Wish,
    /// Their ratings, by game, as far as everyone may see them.
    pub(crate) ratings: BTreeMap<&'static str, SeatRating>,
    /// In unix milliseconds.
    pub(crate) since: i64,
    /// The game they play against bots until somebody comes.
    pub(crate) meanwhile: Option<TableId>,
}

/// A match to confirm.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Proposal {
    pub(crate) number: u64,
    pub(crate) game: &'static str,
    pub(crate) pace: Pace,
    pub(crate) rated: bool,
    /// The others.
    pub(crate) others: Vec<Called>,
    /// The hash of the server's share of the luck.
    pub(crate) commitment: Commitment,
    /// Until when, in unix milliseconds.
    pub(crate) until: i64,
    /// Have they confirmed?
    pub(crate) accepted: bool,
    /// The game they play against bots until then.
    pub(crate) meanwhile: Option<TableId>,
}

/// What somebody says to a match.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Answer {
    /// They will play, perhaps with a share of the luck of their own.
    Accept(Option<Nonce>),
    /// They won't, and look for nothing else.
    Decline,
}

impl Default for Hall {
    fn default() -> Self {
        Hall { inside: Mutex::default(), news: watch::Sender::new(0) }
    }
}

impl Hall {
    fn inside(&self) -> MutexGuard<'_, Inside> {
        self.inside.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn tell(&self) {
        self.news.send_modify(|count| *count += 1);
    }

    /// Changes whenever something happens here.
    pub(crate) fn news(&self) -> watch::Receiver<u64> {
        self.news.subscribe()
    }

    /// Somebody looks for a game from now on; what they looked for before is forgotten.
    pub(crate) fn enter(&self, mut seeker: Seeker, now: i64) -> Result<(), Problem> {
        let mut inside = self.inside();
        let before = inside.people.get(&seeker.who);
        let (streams, meanwhile) =
            before.map_or((0, None), |person| (person.streams, person.meanwhile.clone()));
        inside.quit(seeker.who);
        if inside.people.len() >= MOST {
            return Err(Problem::Crowded);
        }
        inside.numbers += 1;
        (seeker.number, seeker.since) = (inside.numbers, now);
        let person = Person { stage: Stage::Waiting, seen: now, streams, meanwhile, seeker };
        inside.people.insert(person.seeker.who, person);
        inside.matched_at = 0;
        inside.tick(now);
        drop(inside);
        self.tell();
        Ok(())
    }

    /// Whoever did not confirm in time looks for the same once more.
    pub(crate) fn look_again(&self, who: TokenHash, now: i64) -> Result<(), Problem> {
        let seeker = match self.inside().people.get(&who) {
            Some(Person { stage: Stage::Dropped, seeker, .. }) => seeker.clone(),
            _ => return Err(Problem::Moved),
        };
        self.enter(seeker, now)
    }

    /// Somebody who waits plays here against bots in the meantime.
    pub(crate) fn play_meanwhile(&self, who: TokenHash, table: TableId) {
        if let Some(person) = self.inside().people.get_mut(&who) {
            person.meanwhile = Some(table);
        }
        self.tell();
    }

    /// Somebody looks for nothing any more.
    pub(crate) fn quit(&self, who: TokenHash) {
        self.inside().quit(who);
        self.tell();
    }

    /// How it stands with somebody; they are there.
    pub(crate) fn standing(&self, who: TokenHash, now: i64) -> Standing {
        let mut inside = self.inside();
        if let Some(person) = inside.people.get_mut(&who) {
            person.seen = person.seen.max(now);
        }
        if inside.tick(now) {
            self.tell();
        }
        inside.standing(who)
    }

    /// Does somebody look for a game?
    pub(crate) fn has(&self, who: TokenHash) -> bool {
        self.inside().people.contains_key(&who)
    }

    /// One more stream of somebody, or one less.
    pub(crate) fn count_stream(&self, who: TokenHash, more: bool, now: i64) {
        if let Some(person) = self.inside().people.get_mut(&who) {
            person.streams = if more { person.streams + 1 } else { person.streams.saturating_sub(1) };
            person.seen = person.seen.max(now);
        }
    }

    /// Who waits, the longest waiting first, and how many they are.
    pub(crate) fn waiting(&self, now: i64) -> (Vec<Waiting>, usize) {
        let mut inside = self.inside();
        if inside.tick(now) {
            self.tell();
        }
        let mut waiting: Vec<&Person> =
            inside.people.values().filter(|person| matches!(person.stage, Stage::Waiting)).collect();
        waiting.sort_by_key(|person| person.seeker.number);
        let count = waiting.len();
        (waiting.into_iter().take(SHOWN).map(Person::waiting).collect(), count)
    }

    /// Somebody does not want to play with somebody else any more.
    pub(crate) fn avoid(&self, who: TokenHash, other: TokenHash) {
        if let Some(person) = self.inside().people.get_mut(&who) {
            person.seeker.avoids.insert(other);
        }
    }

    /// What somebody says to a match. If all have confirmed, the table can be opened: then [`Hall::opened`] is told.
    pub(crate) fn answer(
        &self,
        who: TokenHash,
        number: u64,
        answer: Answer,
        now: i64,
    ) -> Result<Option<Seating>, Problem> {
        let mut inside = self.inside();
        inside.tick(now);
        let seating = inside.answer(who, number, answer);
        drop(inside);
        self.tell();
        seating
    }

    /// The table of a match is open, or could not be opened: then everyone waits on. Answers the games against bots that its
    /// people have played until now.
    pub(crate) fn opened(&self, number: u64, table: Option<&TableId>) -> Vec<TableId> {
        let (mut inside, mut ended) = (self.inside(), Vec::new());
        if let Some(proposed) = inside.proposals.remove(&number) {
            for (who, _) in proposed.members {
                let Some(person) = inside.people.get_mut(&who) else { continue };
                match table {
                    Some(table) => {
                        person.stage = Stage::Found(table.clone());
                        ended.extend(person.meanwhile.take());
                    }
                    None => person.stage = Stage::Waiting,
                }
            }
        }
        drop(inside);
        self.tell();
        ended
    }
}

impl Person {
    fn waiting(&self) -> Waiting {
        let Seeker { name, keeps_name, wish, ratings, since, .. } = self.seeker.clone();
        Waiting { name, keeps_name, wish, ratings, since, meanwhile: self.meanwhile.clone() }
    }
}

impl Inside {
    fn standing(&self, who: TokenHash) -> Standing {
        let Some(person) = self.people.get(&who) else { return Standing::Nothing };
        match &person.stage {
            Stage::Waiting => Standing::Waits(person.waiting()),
            Stage::Found(table) => Standing::Found(table.clone()),
            Stage::Dropped => Standing::Dropped,
            Stage::Asked(number) => match self.proposals.get(number) {
                Some(proposed) => Standing::Asked(self.proposal(*number, proposed, who)),
                None => Standing::Waits(person.waiting()),
            },
        }
    }

    fn proposal(&self, number: u64, proposed: &Proposed, who: TokenHash) -> Proposal {
        let others = proposed.members.iter().filter(|(member, _)| *member != who);
        let called = |(member, _): &(TokenHash, _)| {
            let Seeker { name, keeps_name, .. } = &self.people.get(member)?.seeker;
            Some(Called { name: name.clone(), kept: *keeps_name })
        };
        Proposal {
            number,
            game: proposed.found.game,
            pace: proposed.found.pace,
            rated: proposed.found.rated,
            others: others.filter_map(called).collect(),
            commitment: proposed.secret.commitment(),
            until: proposed.until,
            accepted: proposed.members.iter().any(|(member, word)| *member == who && word.is_some()),
            meanwhile: self.people.get(&who).and_then(|person| person.meanwhile.clone()),
        }
    }

    fn quit(&mut self, who: TokenHash) {
        if let Some(Person { stage: Stage::Asked(number), .. }) = self.people.remove(&who) {
            self.call_off(number, &HashSet::new());
        }
    }

    /// A match does not take place. Those who are not dropped go on waiting, since when they did.
    fn call_off(&mut self, number: u64, dropped: &HashSet<TokenHash>) {
        let Some(proposed) = self.proposals.remove(&number) else { return };
        for (who, _) in proposed.members {
            if let Some(person) = self.people.get_mut(&who) {
                person.stage = if dropped.contains(&who) { Stage::Dropped } else { Stage::Waiting };
            }
        }
        self.matched_at = 0;
    }

    fn answer(&mut self, who: TokenHash, number: u64, answer: Answer) -> Result<Option<Seating>, Problem> {
        let proposed = self.proposals.get_mut(&number).filter(|proposed| !proposed.opening);
        let proposed = proposed.ok_or(Problem::Moved)?;
        let member = proposed.members.iter_mut().find(|(member, _)| *member == who);
        let (_, word) = member.ok_or(Problem::Moved)?;
        match answer {
            Answer::Decline => {
                self.quit(who);
                Ok(None)
            }
            Answer::Accept(nonce) => {
                *word = Some(Accepted { nonce });
                if proposed.members.iter().any(|(_, word)| word.is_none()) {
                    return Ok(None);
                }
                proposed.opening = true;
                Ok(Some(self.seating(number)))
            }
        }
    }

    /// Everyone at the table, in an order that nobody chose.
    fn seating(&self, number: u64) -> Seating {
        let proposed = &self.proposals[&number];
        let sitter = |(who, word): &(TokenHash, Option<Accepted>)| Sitter::Person {
            holder: *who,
            name: self.people.get(who).map(|person| person.seeker.name.clone()).unwrap_or_default(),
            nonce: word.and_then(|word| word.nonce),
        };
        let mut seats: Vec<Sitter> = proposed.members.iter().map(sitter).collect();
        luck::shuffle(&mut seats);
        Seating {
            game: proposed.found.game.to_owned(),
            options: String::new(),
            pace: proposed.found.pace,
            spectators: true,
            rated: proposed.found.rated,
            seats,
            promised: Some(proposed.secret),
        }
    }

    /// Time passes. True if something happened.
    fn tick(&mut self, now: i64) -> bool {
        let late: Vec<u64> = self
            .proposals
            .iter()
            .filter(|(_, proposed)| proposed.until <= now && !proposed.opening)
            .map(|(number, _)| *number)
            .collect();
        let mut happened = !late.is_empty();
        for number in late {
            let members = self.proposals[&number].members.iter();
            let silent = members.filter(|(_, word)| word.is_none()).map(|(who, _)| *who).collect();
            self.call_off(number, &silent);
        }
        let before = self.people.len();
        self.people.retain(|_, person| {
            let unseen = if person.streams > 0 { 0 } else { now - person.seen };
            match person.stage {
                Stage::Waiting => unseen <= GONE,
                Stage::Asked(_) => true,
                Stage::Found(_) | Stage::Dropped => now - person.seen <= ENDED,
            }
        });
        happened |= before != self.people.len();
        if now - self.matched_at >= APART {
            self.matched_at = now;
            happened |= self.bring_together(now);
        }
        happened
    }

    fn bring_together(&mut self, now: i64) -> bool {
        let waiting: Vec<Seeker> = self
            .people
            .values()
            .filter(|person| matches!(person.stage, Stage::Waiting))
            .map(|person| person.seeker.clone())
            .collect();
        let found = matching::matches(&waiting, now);
        let any = !found.is_empty();
        for found in found {
            self.numbers += 1;
            let number = self.numbers;
            let who = |number: &u64| {
                waiting.iter().find(|seeker| seeker.number == *number).map(|seeker| seeker.who)
            };
            let members: Vec<TokenHash> = found.seekers.iter().filter_map(who).collect();
            for who in &members {
                if let Some(person) = self.people.get_mut(who) {
                    person.stage = Stage::Asked(number);
                }
            }
            let members = members.into_iter().map(|who| (who, None)).collect();
            let proposed =
                Proposed { found, members, secret: luck::secret(), until: now + CONFIRM, opening: false };
            self.proposals.insert(number, proposed);
        }
        any
    }
}

#[cfg(test)]
mod tests;

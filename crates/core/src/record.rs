//! Records: a game as text that a person can read, mail and paste, and as JSON. The truth from which all else is
//! derived: replaying it gives every state, view and event again, bit for bit.

mod text;

use crate::{
    Branch, Deal, EditionError, EditionFile, Entry, Game, NotEntered, OptionError, Options, PerSeat, Played,
    Rulebook, Seat, Seed, Setting, Table, Turn, fair, in_plain_words,
};
use serde::{Deserialize, Serialize};

/// A game that was played or is being played.
///
/// ```
/// # #[path = "../examples/shaft/game.rs"]
/// # mod shaft;
/// use benben_core::{Deal, Record, Setting, Table};
/// use shaft::{Dig, Shaft};
///
/// let deal = Deal::from_number(7, 2);
/// let mut table: Table<Shaft> = Table::open(Setting::standard(), 2, deal.seed());
/// while let Some(seat) = table.turn().awaited().first() {
///     table.play(seat, Dig(3)).expect("three steps are legal");
/// }
/// let record = table.record(&["Ada".to_owned(), "Ben".to_owned()], Some(deal));
/// let text = record.to_text();
/// assert!(text.contains("\n1. 1 dig 3\n2. 2 dig 3\n"));
///
/// // Text and JSON hold the same, and whoever has them can verify the game.
/// assert_eq!(Record::parse(&text)?, record);
/// assert_eq!(Record::parse(&record.to_json())?, record);
/// record.verify::<Shaft>()?;
///
/// // What was changed afterwards does not fit its check.
/// assert!(Record::parse(&text.replacen("dig 3", "dig 2", 1)).is_err());
/// // An action against the rules is found by its step and its rule.
/// let mut forged = record.clone();
/// forged.steps[0].action = "dig 4".to_owned();
/// let found = forged.verify::<Shaft>().unwrap_err().to_string();
/// assert_eq!(found, "step 1: rule T3 forbids `dig 4` for seat 1: Whoever digs, digs one, two or three steps.");
/// # Ok::<(), benben_core::RecordError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Record {
    /// Id of the game.
    pub game: String,
    /// Version of its rules.
    pub rules: u32,
    /// Name of the edition.
    pub edition: String,
    /// Fingerprint of the edition's content.
    pub edition_fingerprint: String,
    /// The edition itself, unless it is the built-in one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub edition_text: Option<String>,
    /// The options, as `key=value key=value`.
    pub options: String,
    /// Who sat where: one a seat, perhaps empty.
    pub players: Vec<String>,
    /// The luck of the table.
    pub seed: Seed,
    /// From where on the luck is another: in a game that branches off from one that was played.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub branches: Vec<Branch>,
    /// How the seed came about, if it was dealt fairly.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deal: Option<Deal>,
    /// The actions in the order they were played.
    pub steps: Vec<RecordStep>,
    /// How it ended, if it did.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ending: Option<Ending>,
}

/// One action in notation.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RecordStep {
    /// Whose.
    pub seat: Seat,
    /// What.
    pub action: String,
}

/// How a recorded game ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ending {
    /// Points in seat order.
    pub scores: Vec<i32>,
    /// Places in seat order, from 1.
    pub places: Vec<u8>,
    /// Fingerprint of the last state: if the rules change unnoticed, it changes too.
    pub state: String,
}

impl Ending {
    /// How the game ended with this state.
    pub fn of<G: Game>(game: &G, state: &G::State) -> Self {
        let standings = game.standings(state);
        let json = serde_json::to_string(state).expect("states are plain data");
        Ending {
            scores: standings.scores.as_slice().to_vec(),
            places: standings.places.as_slice().to_vec(),
            state: fair::fingerprint(&json),
        }
    }
}

/// What is wrong with a record.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum RecordError {
    /// The text is not a record.
    #[error("line {line}: {problem}")]
    Text {
        /// Line, from 1.
        line: usize,
        /// What is wrong there.
        problem: String,
    },
    /// The JSON is not a record.
    #[error("this isn't a record in JSON: {0}")]
    Json(String),
    /// It is of another game.
    #[error("this is a record of `{found}`, not of `{expected}`")]
    Game {
        /// In the record.
        found: String,
        /// Asked for.
        expected: &'static str,
    },
    /// It was played under another version of the rules.
    #[error(
        "played under version {found} of the rules of {game}, but this program only knows version {known}: use the release that wrote the record"
    )]
    Rules {
        /// The game.
        game: &'static str,
        /// In the record.
        found: u32,
        /// Here.
        known: u32,
    },
    /// The edition is not known or not as recorded.
    #[error(
        "edition `{name}` isn't the one the game was played with (fingerprint {recorded} in the record, {found} here): the record must contain the text of its edition"
    )]
    Edition {
        /// Its name.
        name: String,
        /// Fingerprint in the record.
        recorded: String,
        /// Fingerprint of what is here.
        found: String,
    },
    /// The edition text is broken.
    #[error("the record's edition: {0}")]
    EditionText(#[from] EditionError),
    /// The options are not of this game.
    #[error("the record's options: {0}")]
    Options(#[from] OptionError),
    /// Too few or too many seats.
    #[error("{game} is for {min} to {max} players, not {found}")]
    Seats {
        /// The game.
        game: &'static str,
        /// In the record.
        found: usize,
        /// Fewest.
        min: usize,
        /// Most.
        max: usize,
    },
    /// The branches do not belong to it.
    #[error("the record's branches: {0}")]
    Branches(&'static str),
    /// An action is not notation.
    #[error("step {step}: {problem}")]
    Action {
        /// Number of the action, from 1.
        step: usize,
        /// What is wrong.
        problem: String,
    },
    /// An action is not legal.
    #[error("step {step}: rule {rule} forbids `{action}` for seat {seat}: {text}")]
    Refused {
        /// Number of the action, from 1.
        step: usize,
        /// Whose.
        seat: Seat,
        /// What.
        action: String,
        /// The rule that forbids it.
        rule: &'static str,
        /// The rule's first sentence.
        text: String,
    },
    /// The recorded end is not the one the actions lead to.
    #[error("the recorded end doesn't follow from the actions: {0}")]
    Ending(String),
    /// The deal was not fair.
    #[error(transparent)]
    Deal(#[from] fair::FairError),
}

impl Record {
    /// Replays the actions from the beginning: all of them, or the first `steps`.
    pub fn replay<G: Game>(&self, steps: usize) -> Result<Table<G>, RecordError> {
        let mut table = self.open()?;
        for _ in self.steps.iter().take(steps) {
            self.replay_step(&mut table)?;
        }
        Ok(table)
    }

    /// The table before the first action.
    pub fn open<G: Game>(&self) -> Result<Table<G>, RecordError> {
        let meta = &G::META;
        if self.game != meta.id {
            return Err(RecordError::Game { found: self.game.clone(), expected: meta.id });
        }
        if self.rules != meta.rules_version {
            return Err(RecordError::Rules { game: meta.id, found: self.rules, known: meta.rules_version });
        }
        let seats = self.players.len();
        if !(meta.min_seats..=meta.max_seats).contains(&seats) {
            return Err(RecordError::Seats {
                game: meta.id,
                found: seats,
                min: meta.min_seats,
                max: meta.max_seats,
            });
        }
        let edition = match &self.edition_text {
            Some(text) => EditionFile::new(text.as_str())?,
            None => EditionFile::shipped(meta, &self.edition_fingerprint)
                .unwrap_or_else(|| EditionFile::built_in(meta)),
        };
        if edition.fingerprint() != self.edition_fingerprint || edition.name() != self.edition {
            return Err(RecordError::Edition {
                name: self.edition.clone(),
                recorded: self.edition_fingerprint.clone(),
                found: edition.fingerprint().to_owned(),
            });
        }
        let options = Options::parse(meta.options, &self.options)?;
        if !self.branches.is_sorted_by_key(|branch| branch.after) {
            return Err(RecordError::Branches("they aren't in the order of their steps"));
        }
        if self.branches.iter().any(|branch| branch.after > self.steps.len() as u64) {
            return Err(RecordError::Branches("one of them begins after the last action"));
        }
        if self.deal.is_some() && !self.branches.is_empty() {
            return Err(RecordError::Branches("no deal is fair in a game that branches off from another"));
        }
        let table = Table::open(Setting::new(edition, options)?, seats, self.seed);
        Ok(table.branching(self.branches.clone()))
    }

    /// Plays the next recorded action at a table that has replayed those before it.
    pub fn replay_step<G: Game>(&self, table: &mut Table<G>) -> Result<Played<G::Event>, RecordError> {
        let number = table.entries().len() + 1;
        let Some(step) = self.steps.get(number - 1) else {
            let problem = format!("the record has only {} actions", self.steps.len());
            return Err(RecordError::Action { step: number, problem });
        };
        let problem = |problem: String| RecordError::Action { step: number, problem };
        if step.seat.index() >= self.players.len() {
            return Err(problem(format!("there is no seat {}", step.seat)));
        }
        let entry = Entry::parse(step.seat, &step.action).map_err(|error| problem(error.to_string()))?;
        table.enter(entry).map_err(|not_entered| match not_entered {
            NotEntered::Refused(refused) => {
                let rule = refused.rule().unwrap_or(G::META.turn_rule);
                let text = Rulebook::new(G::META.rules)
                    .rule(rule)
                    .map_or(String::new(), |rule| rule.first_sentence());
                RecordError::Refused {
                    step: number,
                    seat: step.seat,
                    action: step.action.clone(),
                    rule,
                    text,
                }
            }
            NotEntered::CannotUndo(_) | NotEntered::OtherStep { .. } => problem(not_entered.to_string()),
        })
    }

    /// Replays everything and checks that the recorded end follows and, where the deal is shown, that it was fair.
    pub fn verify<G: Game>(&self) -> Result<Table<G>, RecordError> {
        if let Some(deal) = &self.deal {
            deal.check(&self.seed, self.players.len())?;
        }
        let table: Table<G> = self.replay(self.steps.len())?;
        self.check_ending(&table)?;
        Ok(table)
    }

    /// Does the recorded end follow from the actions? The table has replayed all of them.
    pub fn check_ending<G: Game>(&self, table: &Table<G>) -> Result<(), RecordError> {
        let ending = (table.turn() == Turn::Over).then(|| Ending::of(table.game(), table.state()));
        match (&self.ending, &ending) {
            (Some(_), None) => {
                return Err(RecordError::Ending("the game isn't over after the last action".to_owned()));
            }
            (None, Some(_)) => {
                return Err(RecordError::Ending("the game is over, but no end is recorded".to_owned()));
            }
            (Some(recorded), Some(found)) if recorded != found => {
                let problem = if recorded.scores != found.scores || recorded.places != found.places {
                    format!(
                        "the record says scores {:?} and places {:?}, but the actions lead to {:?} and {:?}",
                        recorded.scores, recorded.places, found.scores, found.places
                    )
                } else {
                    "the last state differs".to_owned()
                };
                return Err(RecordError::Ending(problem));
            }
            _ => {}
        }
        Ok(())
    }

    /// Each seat's points after every step, the deal included: what a plot of the game shows.
    pub fn score_course<G: Game>(&self) -> Result<Vec<PerSeat<i32>>, RecordError> {
        let mut table: Table<G> = self.open()?;
        let mut course = vec![table.game().standings(table.state()).scores];
        for _ in &self.steps {
            self.replay_step(&mut table)?;
            course.push(table.game().standings(table.state()).scores);
        }
        Ok(course)
    }

    /// Reads a record in text or JSON, whichever it is.
    pub fn parse(text: &str) -> Result<Self, RecordError> {
        if text.trim_start().starts_with('{') {
            serde_json::from_str(text).map_err(|error| RecordError::Json(in_plain_words(&error.to_string())))
        } else {
            text::parse(text)
        }
    }

    /// Writes it in JSON.
    pub fn to_json(&self) -> String {
        serde_json::to_string_pretty(self).expect("records are plain data")
    }

    /// Writes it as text.
    pub fn to_text(&self) -> String {
        text::write(self)
    }
}

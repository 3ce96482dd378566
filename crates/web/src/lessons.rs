//! Lessons: a game taught step by step on its own face, from the aim to the finest rule. They are data beside the face; the texts
//! follow from their names, and laws check every one of them (`benben-face-laws`). `docs/lessons.md` says how to write them.

mod file;

use benben_core::{Deal, Game, Options, Refused, Seat, Setting, Table};
use std::collections::BTreeMap;
use std::sync::OnceLock;

/// The lessons of a game, in the order they are taken.
#[derive(Debug)]
pub struct Lessons {
    source: &'static str,
    /// Read when somebody asks for the first time.
    read: OnceLock<Result<Read, String>>,
}

/// What the file says.
#[derive(Debug)]
struct Read {
    draft: bool,
    rules: Vec<String>,
    left_out: BTreeMap<String, Vec<String>>,
    lessons: Vec<Lesson>,
}

/// One step: a position, what is asked there, and which answers are expected.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lesson {
    /// Its name; its texts have it in their keys.
    pub name: String,
    /// Where it happens.
    pub position: Beginning,
    /// Whose side of the table it is.
    pub seat: Seat,
    /// The actions that are asked for, in notation: any of them is right. The first is the one that is shown on request.
    pub want: Vec<String>,
    /// Legal actions that are not asked for and have an answer of their own, each with the last part of its text's key.
    pub answers: Vec<(String, String)>,
    /// Actions that a rule forbids here, each with that rule: what a newcomer may well try.
    pub refused: Vec<(String, String)>,
    /// The rules that it teaches.
    pub rules: Vec<String>,
}

/// The beginning of a game: how it was opened, and what was played so far. Replayed by the rules, never stored as a state.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Beginning {
    /// How many play.
    pub seats: usize,
    /// The number that the luck follows from, the same as for `benben record`.
    pub seed: u64,
    /// The options, as `key=value key=value`.
    pub options: String,
    /// What was played, by whom, in notation.
    pub actions: Vec<(Seat, String)>,
}

impl Lessons {
    /// From the text of a file.
    pub const fn new(source: &'static str) -> Self {
        Lessons { source, read: OnceLock::new() }
    }

    /// What is wrong with the file, if anything is; a law asks.
    pub fn check(&self) -> Result<(), String> {
        self.read().as_ref().map(drop).map_err(Clone::clone)
    }

    /// Every lesson, the first first.
    pub fn all(&self) -> &[Lesson] {
        &self.expected().lessons
    }

    /// Are there fewer than there should be, because somebody still writes them? Then nobody is sent there.
    pub fn is_draft(&self) -> bool {
        self.expected().draft
    }

    /// The rules that the lessons together are meant to teach.
    pub fn rules(&self) -> &[String] {
        &self.expected().rules
    }

    /// The rules that are deliberately left to the rulebook, by the reason why.
    pub fn left_out(&self) -> &BTreeMap<String, Vec<String>> {
        &self.expected().left_out
    }

    fn read(&self) -> &Result<Read, String> {
        self.read.get_or_init(|| file::read(self.source))
    }

    fn expected(&self) -> &Read {
        self.read().as_ref().expect("a law reads every file of lessons")
    }
}

impl Lesson {
    /// The key of one of its texts: `title`, `task`, `done`, `other`, or what an answer is called.
    pub fn key(&self, game: &str, part: &str) -> String {
        format!("{game}-lesson-{}-{part}", self.name)
    }

    /// The keys of all its texts.
    pub fn keys(&self, game: &str) -> Vec<String> {
        let answers = self.answers.iter().map(|(_, part)| part.as_str());
        ["title", "task", "done", "other"]
            .into_iter()
            .chain(answers)
            .map(|part| self.key(game, part))
            .collect()
    }

    /// Which text answers this action, legal as it is.
    pub fn part(&self, action: &str) -> &str {
        if self.is_wanted(action) {
            return "done";
        }
        let own = self.answers.iter().find(|(answered, _)| answered == action);
        own.map_or("other", |(_, part)| part)
    }

    /// Is this what is asked for?
    pub fn is_wanted(&self, action: &str) -> bool {
        self.want.iter().any(|wanted| wanted == action)
    }
}

impl Beginning {
    /// The game as far as it was played, or what does not fit the rules.
    pub fn table<G: Game>(&self) -> Result<Table<G>, String> {
        let meta = &G::META;
        if !(meta.min_seats..=meta.max_seats).contains(&self.seats) {
            return Err(format!("{} isn't for {} players", meta.title, self.seats));
        }
        let options = Options::parse(meta.options, &self.options).map_err(|error| error.to_string())?;
        let mut table = Table::open(
            Setting::with_options(options),
            self.seats,
            Deal::from_number(self.seed, self.seats).seed(),
        );
        for (number, (seat, text)) in (1..).zip(&self.actions) {
            let wrong = |why: String| format!("action {number}, `{seat} {text}`: {why}");
            let action: G::Action = text.parse().map_err(|error| wrong(format!("{error}")))?;
            let rule = |refused: Refused<G::Refusal>| refused.rule().unwrap_or(meta.turn_rule);
            table.play(*seat, action).map_err(|refused| wrong(format!("rule {}", rule(refused))))?;
        }
        Ok(table)
    }
}

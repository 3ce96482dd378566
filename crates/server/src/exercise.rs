//! A prepared position, somewhere to try something without a table: lessons, puzzles and second tries stand on it. Nothing is
//! stored, and nothing but the seat's own view is shown.

use crate::erased::{AdvisedAction, LiveGame};
use benben_core::{Meta, Seat};
use benben_web::table::{Advised, Exercise as Shown, shown_how};
use benben_web::{Language, Look, Offered, Parts, Pick, Texts};
use maud::Markup;
use std::slice;

/// A prepared position, for one seat.
pub(crate) struct Exercise {
    meta: &'static Meta,
    game: Box<dyn LiveGame>,
    seat: Seat,
    /// What everyone is called.
    names: Vec<String>,
    /// Has something been tried? Then one looks at what came of it.
    tried: bool,
    /// What is marked on the board.
    marks: Vec<Pick>,
}

/// What is shown beside a position, and where an answer goes.
pub(crate) struct Around<'a> {
    /// Where an action is sent; below it, `why-not` answers for picks.
    pub(crate) address: &'a str,
    /// What is asked, or what became of it.
    pub(crate) words: &'a Markup,
    /// What they read.
    pub(crate) language: Language,
}

impl Exercise {
    /// This position, seen from this seat.
    pub(crate) fn new(meta: &'static Meta, game: Box<dyn LiveGame>, seat: Seat, names: Vec<String>) -> Self {
        Exercise { meta, game, seat, names, tried: false, marks: Vec::new() }
    }

    fn look(&self, language: Language) -> Look<'_> {
        Look { seat: Some(self.seat), open: false, names: &self.names, language }
    }

    /// The face as the seat sees it; once something was tried there is nothing more to do.
    pub(crate) fn parts(&self, language: Language) -> Parts {
        let parts = self.game.parts(self.look(language), !self.tried);
        // Help for the first time is what the words beside the board are.
        let (board, hand) = (shown_how(&parts.board, &self.marks), shown_how(&parts.hand, &self.marks));
        Parts { hints: Vec::new(), board, hand, ..parts }
    }

    /// The rules refuse an action here, and say why; with nothing to say it is no action of this game.
    pub(crate) fn check(&self, language: Language, action: &str) -> Result<(), Option<Markup>> {
        self.game.check(self.seat, action).map_err(|_| self.game.explain(self.look(language), action))
    }

    /// The game in this position.
    pub(crate) fn game(&self) -> &dyn LiveGame {
        &*self.game
    }

    /// What was advised here, as people are told it.
    pub(crate) fn advised(&self, language: Language, advised: &AdvisedAction) -> Option<Advised> {
        self.game.advised(self.look(language), slice::from_ref(advised)).pop()
    }

    /// How a turn goes on from here, in words.
    pub(crate) fn line_in_words(&self, language: Language, line: &[String]) -> Vec<String> {
        let lines = [line.to_vec()];
        let said = self.game.lines_in_words(self.look(language), self.game.steps(), self.seat, &lines);
        said.into_iter().next().unwrap_or_default()
    }

    /// Shows an action done, or, where luck or what others hide would come to light, marks what to pick for it. Then there is
    /// nothing more to do.
    pub(crate) fn demonstrate(&mut self, language: Language, action: &str) {
        self.marks = self.offered(language, action).map(|offered| offered.picks).unwrap_or_default();
        self.tried = true;
        let number = self.game.next_number(self.seat);
        if self.game.foresees(self.seat, action) && self.game.play(self.seat, number, action).is_ok() {
            self.marks.clear();
        }
    }

    /// Why what these picks mean is not possible.
    pub(crate) fn why_not(&self, language: Language, picks: &[Pick]) -> Option<Markup> {
        self.game.why_not(self.look(language), picks)
    }

    /// The action as the game writes it and as a button says it, if it is legal here.
    pub(crate) fn offered(&self, language: Language, action: &str) -> Option<Offered> {
        self.parts(language).offered.into_iter().find(|offered| offered.action == action)
    }

    /// Plays an action here and nowhere else. Answers how the game writes it, or why the rules refuse it; nothing
    /// if it is no action of this game.
    pub(crate) fn play(&mut self, language: Language, action: &str) -> Result<String, Option<Markup>> {
        let number = self.game.next_number(self.seat);
        match self.game.play(self.seat, number, action) {
            Ok(told) => {
                self.tried = true;
                Ok(told.entry)
            }
            Err(_) => Err(self.game.explain(self.look(language), action)),
        }
    }

    /// What is swapped when it is answered.
    pub(crate) fn markup(&self, around: &Around<'_>) -> Markup {
        self.shown(around, benben_web::table::exercise)
    }

    /// Hands the exercise to whoever puts it on a page.
    pub(crate) fn shown<T>(&self, around: &Around<'_>, show: impl FnOnce(&Shown<'_>) -> T) -> T {
        let Around { address, words, language } = *around;
        let parts = self.parts(language);
        show(&Shown {
            meta: self.meta,
            seat: self.seat,
            names: &self.names,
            parts: &parts,
            number: self.game.next_number(self.seat),
            address,
            words,
            texts: Texts::new(language),
        })
    }
}

//! One seat's side of a table: its view and what it may do, and what follows from these alone.

use crate::paragraph;
use crate::shown::{Drawing, DrawnLine, Offer, Player, Shown};
use benben_bots::{Heuristics, Level};
use benben_core::{Eyes, Fast, Game, Refusal, Rulebook, Seat, Seats};
use benben_web::{Face, Scene, Texts, Told, tinted};

/// So many candidates are worth reading.
const CANDIDATES: usize = 5;

/// What the letters mean is told in lines that fit most terminals.
const LEGEND: usize = 78;

/// What one seat knows. There is no way from here to the state.
pub(crate) struct Side<F: Face> {
    pub(crate) game: F::Game,
    pub(crate) view: <F::Game as Game>::View,
    pub(crate) seat: Seat,
    pub(crate) awaited: Seats,
    pub(crate) legal: Vec<<F::Game as Game>::Action>,
    pub(crate) names: Vec<String>,
    pub(crate) texts: Texts,
}

type ToldIn<F> = Told<<<F as Face>::Game as Game>::Event>;

impl<F: Face> Side<F> {
    fn scene<'a>(&'a self, told: &'a [ToldIn<F>]) -> Scene<'a, F::Game> {
        Scene {
            game: &self.game,
            view: &self.view,
            seat: Some(self.seat),
            awaited: self.awaited,
            legal: &self.legal,
            told,
            names: &self.names,
            texts: self.texts,
        }
    }

    /// What the player sees, with this log.
    pub(crate) fn shown(&self, told: &[ToldIn<F>], log: Vec<String>) -> Shown {
        let scene = self.scene(told);
        let offer = |action: &<F::Game as Game>::Action| Offer {
            action: action.to_string(),
            text: F::action(&scene, action),
            question: F::question(&scene, action),
        };
        let player = |seat: Seat| Player {
            seat,
            name: scene.name(seat).to_owned(),
            score: F::score(&scene, seat),
            awaited: self.awaited.contains(seat),
            own: seat == self.seat,
        };
        Shown {
            title: F::title(self.texts),
            drawing: drawing::<F>(&scene, self.seat),
            players: Seats::all(self.names.len()).into_iter().map(player).collect(),
            prompt: self.prompt(&scene),
            offers: self.legal.iter().map(offer).collect(),
            log,
            notice: None,
            ending: Vec::new(),
            over: false,
        }
    }

    fn prompt(&self, scene: &Scene<'_, F::Game>) -> String {
        if !self.legal.is_empty() {
            return F::prompt(scene);
        }
        let others = self.awaited.into_iter().filter(|seat| *seat != self.seat);
        let others: Vec<&str> = others.map(|seat| scene.name(seat)).collect();
        match others.as_slice() {
            [] => self.texts.say("prompt-moment"),
            names => {
                let said = self.texts.with("prompt-waiting").and("count", names.len());
                said.and("names", self.texts.list(names)).say()
            }
        }
    }

    /// Why the action is not possible. What a seat is refused depends on nothing it may not know, so an imagined state
    /// answers as the true one does.
    pub(crate) fn why(&self, told: &[ToldIn<F>], action: &str) -> String {
        let scene = self.scene(told);
        let parsed: <F::Game as Game>::Action = match action.parse() {
            Ok(parsed) => parsed,
            Err(_) => return self.texts.with("play-unknown").and("text", action).say(),
        };
        if self.legal.is_empty() {
            return self.because(self.texts.say("why-not-your-turn"), F::Game::META.turn_rule);
        }
        match self.game.check(&scene.imagined(), self.seat, &parsed) {
            Ok(()) => self.texts.say("play-possible"),
            Err(refusal) => self.because(F::refusal(&scene, &refusal), refusal.rule()),
        }
    }

    fn because(&self, why: String, rule: &str) -> String {
        self.texts.with("play-because").and("why", why).and("rule", rule).say()
    }

    /// What the strongest level would do, as `benben hint` says it.
    pub(crate) fn hint<H: Heuristics<Game = F::Game>>(&self, told: &[ToldIn<F>]) -> Vec<String> {
        let scene = self.scene(told);
        let said = |action: &<F::Game as Game>::Action| format!("{} ({action})", F::action(&scene, action));
        match self.legal.as_slice() {
            [] => return vec![self.texts.say("why-not-your-turn")],
            [only] => return vec![self.texts.with("play-hint-only").and("action", said(only)).say()],
            _ => {}
        }
        let imagined = scene.imagined();
        let eyes = Eyes::new(&self.game, &imagined, self.seat);
        let answer = Level::Pharaoh.bot::<H>(None).think(&eyes, &mut Fast::new(1));
        let mut lines = vec![self.texts.with("play-hint").and("action", said(&answer.action)).say()];
        let candidates = answer.candidates.iter().take(CANDIDATES);
        lines.extend(candidates.filter_map(|candidate| {
            let share = (candidate.expected? * 100.0).round() as i32;
            let line = self.texts.with("play-hint-share").and("action", said(&candidate.action));
            Some(line.and("share", share).say())
        }));
        lines
    }

    /// All rules in the player's language, or one of them.
    pub(crate) fn rules(&self, id: Option<&str>) -> Vec<(String, String)> {
        let book = Rulebook::new(F::RULES[self.texts.language()]);
        let owned = |rule: &benben_core::Rule<'_>| (rule.id.to_owned(), rule.text.to_owned());
        let Some(id) = id else { return book.rules().iter().map(owned).collect() };
        if let Some(rule) = book.rules().iter().find(|rule| rule.id.eq_ignore_ascii_case(id)) {
            return vec![owned(rule)];
        }
        let ends = book.rules().first().zip(book.rules().last());
        let known = ends.map(|(first, last)| {
            let said = self.texts.with("play-no-rule").and("rule", id.to_owned());
            said.and("first", first.id.to_owned()).and("last", last.id.to_owned()).say()
        });
        known.map(|known| (String::new(), known)).into_iter().collect()
    }
}

fn drawing<F: Face>(scene: &Scene<'_, F::Game>, own: Seat) -> Drawing {
    let drawn = F::drawing(scene);
    let owned = |(piece, tint): (&str, _)| (piece.to_owned(), tint);
    let pieces =
        |line: &str| -> DrawnLine { tinted::<F>(scene.texts, line).into_iter().map(owned).collect() };
    let mut drawing = Drawing::default();
    drawing.lines.extend(drawn.table.trim_end().lines().map(pieces));
    drawing.seats.start = drawing.lines.len();
    for (seat, lines) in drawn.seats.iter() {
        let start = drawing.lines.len();
        drawing.lines.extend(lines.trim_end().lines().map(pieces));
        if seat == own {
            drawing.own = start..drawing.lines.len();
        }
    }
    drawing.seats.end = drawing.lines.len();
    let legend = drawn.legend.lines().flat_map(|line| paragraph::wrap(line, LEGEND));
    drawing.lines.extend(legend.map(|line| pieces(&line)));
    drawing
}

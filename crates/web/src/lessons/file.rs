//! The file of a game's lessons, in TOML: games that were begun, and lessons that happen in them.

use super::{Beginning, Lesson, Read};
use benben_core::Seat;
use serde::Deserialize;
use std::collections::BTreeMap;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    /// Is it still being written?
    #[serde(default)]
    draft: bool,
    /// The rules that are taught.
    #[serde(default)]
    rules: Vec<String>,
    /// The rules that no lesson teaches, each list below the reason.
    #[serde(default)]
    left_out: BTreeMap<String, Vec<String>>,
    #[serde(default)]
    game: BTreeMap<String, Begun>,
    #[serde(default)]
    lesson: Vec<Step>,
}

/// A game that lessons happen in.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Begun {
    seats: usize,
    seed: u64,
    #[serde(default)]
    options: String,
    /// One action a line, or with semicolons between them: the seat and what it does.
    #[serde(default)]
    play: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Step {
    name: String,
    game: String,
    /// After so many actions of that game.
    #[serde(default)]
    after: usize,
    seat: Seat,
    want: Vec<String>,
    #[serde(default)]
    answers: BTreeMap<String, String>,
    #[serde(default)]
    refused: BTreeMap<String, String>,
    rules: Vec<String>,
}

pub(super) fn read(source: &str) -> Result<Read, String> {
    let file: File = toml::from_str(source).map_err(|error| error.to_string())?;
    let lessons = file.lesson.into_iter().map(|step| lesson(step, &file.game));
    let lessons = lessons.collect::<Result<_, _>>()?;
    Ok(Read { draft: file.draft, rules: file.rules, left_out: file.left_out, lessons })
}

fn lesson(step: Step, games: &BTreeMap<String, Begun>) -> Result<Lesson, String> {
    let wrong = |why: String| format!("lesson `{}`: {why}", step.name);
    let begun = games.get(&step.game).ok_or_else(|| wrong(format!("there is no game `{}`", step.game)))?;
    let lines = begun.play.split(['\n', ';']).map(str::trim).filter(|line| !line.is_empty());
    let mut actions = lines.map(action).collect::<Result<Vec<_>, _>>().map_err(&wrong)?;
    if actions.len() < step.after {
        return Err(wrong(format!("game `{}` has only {} actions", step.game, actions.len())));
    }
    actions.truncate(step.after);
    let position =
        Beginning { seats: begun.seats, seed: begun.seed, options: begun.options.clone(), actions };
    let Step { name, seat, want, rules, .. } = step;
    let (answers, refused) = (step.answers.into_iter().collect(), step.refused.into_iter().collect());
    Ok(Lesson { name, position, seat, want, answers, refused, rules })
}

/// `2 mummy b3`: who, and what.
fn action(line: &str) -> Result<(Seat, String), String> {
    let unread = || format!("`{line}` isn't a seat and an action");
    let (seat, action) = line.split_once(' ').ok_or_else(unread)?;
    Ok((seat.parse().map_err(|_| unread())?, action.to_owned()))
}

#[cfg(test)]
mod tests {
    use super::*;

    const FILE: &str = r#"
        rules = ["Z1"]
        [game.first]
        seats = 2
        seed = 7
        play = """
        1 put a
        2 seal
        """
        [[lesson]]
        name = "aim"
        game = "first"
        after = 1
        seat = 2
        want = ["seal"]
        answers = { "put b" = "empty" }
        rules = ["Z1"]
    "#;

    #[test]
    fn a_lesson_happens_after_so_many_actions_of_its_game() {
        let read = read(FILE).unwrap();
        let [lesson] = &read.lessons[..] else { panic!("one lesson: {read:?}") };
        assert_eq!(lesson.position.actions, [(Seat::new(0), "put a".to_owned())]);
        assert_eq!(lesson.keys("x")[4], "x-lesson-aim-empty");
        assert_eq!(["seal", "put b", "put c"].map(|action| lesson.part(action)), ["done", "empty", "other"]);
        assert!(!read.draft);
    }

    #[test]
    fn a_file_that_does_not_hold_together_is_found() {
        let broken = |from: &str, to: &str| read(&FILE.replacen(from, to, 1)).unwrap_err();
        assert_eq!(broken("after = 1", "after = 3"), "lesson `aim`: game `first` has only 2 actions");
        assert_eq!(broken("game = \"first\"", "game = \"x\""), "lesson `aim`: there is no game `x`");
        assert_eq!(broken("1 put a", "put"), "lesson `aim`: `put` isn't a seat and an action");
        assert!(broken("rules", "rule").contains("rule"));
    }
}

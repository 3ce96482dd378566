//! What one can do and what happened, in words.

use super::{names, sheet};
use benben_core::Seat;
use benben_pyramids::{Action, CARD, Card, Cards, Event, Fields, Pyramids, ROUNDS, Sheet, Step};
use benben_web::{Next, Scene, Texts};

/// What the viewer can do now.
pub(super) fn prompt(scene: &Scene<'_, Pyramids>) -> String {
    let (texts, view) = (scene.texts, scene.view);
    let extra = scene.seat.and_then(|seat| view.players[seat].sealed).map_or(0, |sealed| sealed.extra);
    match (view.step, view.revealed.last()) {
        (Step::Choosing, _) => texts.say("pyramids-prompt-choose"),
        (Step::Marking, _) if extra > 0 => texts.with("pyramids-prompt-extra").and("count", extra).say(),
        (Step::Marking, Some(shape)) => {
            texts.with("pyramids-prompt-mark").and("shape", names::shape(texts, *shape)).say()
        }
        _ => texts.say("pyramids-prompt-take"),
    }
}

/// What is said once something is picked.
pub(super) fn next(scene: &Scene<'_, Pyramids>) -> Vec<Next> {
    let texts = scene.texts;
    match scene.view.step {
        Step::Choosing => vec![Next::new(".pyramids-card", texts.say("pyramids-next-keep"))],
        Step::Marking => vec![Next::new(".pyramids-field", texts.say("pyramids-next-lay"))],
        _ => Vec::new(),
    }
}

/// An action as a button says it.
pub(super) fn action(scene: &Scene<'_, Pyramids>, action: &Action) -> String {
    let texts = scene.texts;
    match *action {
        Action::Keep(first, second) => {
            texts.with("pyramids-keep").and("first", first.number()).and("second", second.number()).say()
        }
        Action::Mark { card, fields } => mark(scene, card, fields),
        Action::Take(card) => {
            texts.with("pyramids-take").and("card", names::card_as_object(scene, card)).say()
        }
        Action::TakeBlind => texts.say("pyramids-take-blind"),
    }
}

/// The fields and what they bring. Short, because there may be a hundred of them.
fn mark(scene: &Scene<'_, Pyramids>, card: Card, fields: Fields) -> String {
    let texts = scene.texts;
    let gains = gains(scene, card, fields);
    let key = if gains.is_empty() { "pyramids-mark" } else { "pyramids-mark-brings" };
    texts
        .with(key)
        .and("card", card.number())
        .and("fields", fields.to_string().replace(' ', ", "))
        .and("gains", gains.join(", "))
        .say()
}

fn gains(scene: &Scene<'_, Pyramids>, card: Card, fields: Fields) -> Vec<String> {
    let (texts, plan) = (scene.texts, scene.game.edition().plan(card));
    let Some((ticks, crosses)) = ticks(scene, card, fields) else { return Vec::new() };
    let is_done = fields.meets(plan.tomb);
    let points = ticks + if is_done { CARD } else { 0 };
    let mut gains = Vec::new();
    if is_done {
        gains.push(texts.say("pyramids-tomb"));
    }
    if crosses > 0 {
        gains.push(texts.with("pyramids-gain-extra").and("count", crosses).say());
    }
    if points != 0 {
        gains.push(names::signed(points));
    }
    gains
}

/// How many points the viewer's ticks count more or less with these fields marked, and how many crosses are on them.
fn ticks(scene: &Scene<'_, Pyramids>, card: Card, fields: Fields) -> Option<(i32, u8)> {
    let (view, plan) = (scene.view, scene.game.edition().plan(card));
    let before = sheet::newest(&view.players[scene.seat?]);
    let mut after = before;
    let crosses = after.tick(plan, fields, view.round);
    Some((after.points(&view.skulls) - before.points(&view.skulls), crosses))
}

/// What happened, for the log.
pub(super) fn event(scene: &Scene<'_, Pyramids>, event: &Event) -> Option<String> {
    let (texts, name) = (scene.texts, |seat: Seat| scene.name(seat).to_owned());
    Some(match *event {
        Event::Kept { seat, cards } => texts
            .with("pyramids-event-kept")
            .and("name", name(seat))
            .and("cards", numbers(texts, cards))
            .say(),
        // It lies there for all to see.
        Event::Offered { .. } => return None,
        Event::Revealed { shape, .. } => {
            texts.with("pyramids-event-revealed").and("shape", names::shape(texts, shape)).say()
        }
        Event::Marked { seat, card, fields } => texts
            .with("pyramids-event-marked")
            .and("name", name(seat))
            .and("card", card.number())
            .and("fields", names::fields(texts, fields))
            .say(),
        Event::Ticked { seat, sheet } => ticked(scene, seat, &sheet),
        Event::Completed { seat, card } => texts
            .with("pyramids-event-completed")
            .and("name", name(seat))
            .and("card", names::card_as_object(scene, card))
            .say(),
        Event::Took { seat, card, blind } => texts
            .with(if blind { "pyramids-event-drew" } else { "pyramids-event-took" })
            .and("name", name(seat))
            .and("card", card.number())
            .say(),
        Event::Bonus { seat, colour, points } => texts
            .with("pyramids-event-bonus")
            .and("name", name(seat))
            .and("colour", names::colour_as_object(texts, colour))
            .and("points", points)
            .say(),
        Event::Round { round } => texts.with("pyramids-event-round").and("round", round).say(),
        Event::Ended { rule: "P27" } => texts.say("pyramids-event-ended-cards"),
        Event::Ended { .. } => texts.with("pyramids-event-ended").and("round", ROUNDS).say(),
    })
}

fn ticked(scene: &Scene<'_, Pyramids>, seat: Seat, sheet: &Sheet) -> String {
    scene
        .texts
        .with("pyramids-event-ticked")
        .and("name", scene.name(seat))
        .and("red", sheet.red)
        .and("green", sheet.green)
        .and("torches", sheet.torches.count())
        .and("skulls", sheet.skulls)
        .say()
}

fn numbers(texts: Texts, cards: Cards) -> String {
    texts.list(&cards.each().map(|card| card.to_string()).collect::<Vec<_>>())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::PyramidsFace;
    use benben_core::{Chance, Fast, Seats, Seed, Setting, Table, Turn, Viewer};
    use benben_web::{Language, Texts};

    fn with_scene<T>(table: &Table<Pyramids>, seat: Seat, show: impl FnOnce(&Scene<'_, Pyramids>) -> T) -> T {
        let view = table.view(Viewer::Seat(seat));
        show(&Scene {
            game: table.game(),
            view: &view,
            seat: Some(seat),
            awaited: Seats::NONE,
            legal: &[],
            told: &[],
            names: &[],
            texts: Texts::new(Language::English).about::<PyramidsFace>(),
        })
    }

    #[test]
    fn what_a_marking_promises_is_what_the_sheet_shows_after_it() {
        let mut table = Table::<Pyramids>::open(Setting::standard(), 3, Seed::from_number(5));
        let (mut luck, mut compared) = (Fast::new(5), 0);
        while let Turn::Awaits(awaited) = table.turn() {
            let seat = awaited.first().expect("someone is awaited");
            let legal = table.legal(seat);
            let action = legal[luck.below(legal.len() as u32) as usize];
            let before = with_scene(&table, seat, |scene| sheet::score(scene, seat));
            let promised = match action {
                Action::Mark { card, fields } => with_scene(&table, seat, |scene| ticks(scene, card, fields)),
                _ => None,
            };
            table.play(seat, action).expect("legal actions are played");
            // The last of a step makes everything known, and cards and bonuses count with it.
            if let Some((points, _)) = promised.filter(|_| awaited.len() > 1) {
                let after = with_scene(&table, seat, |scene| sheet::score(scene, seat));
                assert_eq!(after - before, points);
                compared += i32::from(points != 0);
            }
        }
        assert!(compared > 10, "only {compared} markings brought points");
    }
}

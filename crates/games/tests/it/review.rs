//! Reviews of every game: accounts add up, nothing counts that a seat could not know, and every reason has its words.

use benben_bots::{Depth, Effect, Features, Heuristics, Level, Review, bot, judge, play_record, review};
use benben_core::{Chance, Fast, Game, Record, Seat, Setting, Silence, Viewer};
use benben_games::{BotVisitor, FaceVisitor, ids, visit_bot, visit_face};
use benben_web::{Face, Language, Texts, why};

/// Quick, and deep enough for what is tested.
pub(crate) const QUICK: Depth = Depth { scout: 12, each: 6, finalists: 2 };

pub(crate) fn record<H: Heuristics>(players: &[&str], seed: u64) -> Record {
    let mut bots: Vec<_> = players.iter().map(|name| bot::<H>(name).unwrap()).collect();
    play_record(Setting::<H::Game>::standard(), players, &mut bots, seed)
}

/// Every game in a thread of its own.
pub(crate) fn for_every_game(check: impl Fn(&str) + Sync) {
    std::thread::scope(|threads| {
        for id in ids() {
            let check = &check;
            threads.spawn(move || check(id));
        }
    });
}

struct AddsUp;

impl BotVisitor for AddsUp {
    type Out = ();
    fn visit<H: Heuristics>(self) {
        for (seed, players) in
            [&["random", "greedy"][..], &["greedy", "random", "apprentice"]].iter().enumerate()
        {
            let record = record::<H>(players, seed as u64);
            let review: Review<H> = review(&record, None, QUICK, 1, |_, _| ()).unwrap();
            for seat in &review.seats {
                let account = seat.account;
                // Exactly, and as people read it.
                for account in [account, account.rounded()] {
                    let sum = account.fair + account.deal + account.decisions + account.between;
                    assert!((sum - account.result).abs() < 1e-12, "{account:?}");
                }
                assert!(account.decisions <= 0.0 && !seat.decisions.is_empty());
                let last = seat.decisions.iter().fold(account.fair + account.deal, |share, decision| {
                    assert!((share - decision.judgement.best().expected).abs() < 1e-9);
                    decision.judgement.played().expected + decision.between
                });
                assert!((last - account.result).abs() < 1e-9);
            }
        }
    }
}

#[test]
fn accounts_add_up_at_every_game() {
    for_every_game(|id| visit_bot(id, AddsUp).expect("every game has a bot"));
}

struct Honest;

impl BotVisitor for Honest {
    type Out = u32;

    /// Judges some decisions twice: at the table as it was, and at twins that differ only in what the seat could not see.
    fn visit<H: Heuristics>(self) -> u32 {
        let setting = Setting::<H::Game>::standard();
        let (game, mut luck) = (setting.game(), Fast::new(4));
        let mut state = game.setup(3, &mut luck);
        let (mut legal, mut number, mut differing) = (Vec::new(), 0, 0);
        while let Some(seat) = game.turn(&state).awaited().first() {
            legal.clear();
            game.legal(&state, seat, &mut legal);
            let played = luck.pick(&legal);
            number += 1;
            // Most secrets are at the beginning, where cards are dealt.
            if number <= 6 || number % 5 == 0 {
                let view = game.view(&state, Viewer::Seat(seat));
                let here = judge::<H>(game, &view, seat, played, QUICK, number);
                let twin = game.imagine(&view, &mut Fast::part(number, 1));
                differing += u32::from(twin != state);
                let there = game.view(&twin, Viewer::Seat(seat));
                assert_eq!(judge::<H>(game, &there, seat, played, QUICK, number), here, "decision {number}");
            }
            game.play(&mut state, seat, played, &mut luck, &mut Silence);
        }
        differing
    }
}

#[test]
fn what_a_seat_could_not_know_changes_no_judgement() {
    for_every_game(|id| {
        let differing = visit_bot(id, Honest).expect("every game has a bot");
        assert!(differing > 0, "{id}: there was nothing to peek at");
    });
}

struct NoHindsight;

impl BotVisitor for NoHindsight {
    type Out = ();

    /// Two records of the same deal that part ways: what was decided before is judged the same, whatever came after.
    fn visit<H: Heuristics>(self) {
        let one = record::<H>(&["greedy", "random"], 8);
        let parted = one.steps.len() / 2;
        let mut table = one.replay::<H::Game>(parted).unwrap();
        let mut luck = Fast::new(99);
        while let Some(seat) = table.turn().awaited().first() {
            let action = luck.pick(&table.legal(seat));
            table.play(seat, action).unwrap();
        }
        let other = table.record(&one.players, None);
        assert_ne!(one.steps, other.steps);
        let judged = |record: &Record| {
            let review: Review<H> = review(record, Some(Seat::new(0)), QUICK, 3, |_, _| ()).unwrap();
            let early = |step: u64| step <= parted as u64;
            let decisions = review.seats.into_iter().flat_map(|seat| seat.decisions);
            let early = decisions.filter(|decision| early(decision.step));
            early.map(|decision| (decision.step, decision.judgement)).collect::<Vec<_>>()
        };
        let before = judged(&one);
        assert!(!before.is_empty());
        assert_eq!(before, judged(&other));
    }
}

#[test]
fn what_came_later_changes_no_judgement() {
    for_every_game(|id| visit_bot(id, NoHindsight).expect("every game has a bot"));
}

struct Reasons;

impl FaceVisitor for Reasons {
    type Out = ();
    fn visit<F: Face, H: Heuristics<Game = F::Game>>(self) {
        assert!(!H::REASONS.is_empty());
        for reason in H::REASONS {
            for feature in reason.features {
                assert!(H::Features::NAMES.contains(feature), "`{}` names {feature}", reason.name);
            }
            for (language, effect) in Language::ALL
                .into_iter()
                .flat_map(|language| reason.effects().iter().map(move |effect| (language, effect)))
            {
                let texts = Texts::new(language).about::<F>();
                let text = F::reason(texts, reason.name, effect.name());
                let text = text.unwrap_or_else(|| panic!("`{}` has no text", reason.name));
                assert!(!text.is_empty() && !text.contains('⟨'), "{text}");
                let others = reason.effects().iter().filter(|other| *other != effect);
                let mut others = others.filter_map(|other| F::reason(texts, reason.name, other.name()));
                assert!(others.all(|other| other != text), "{text} is said of two effects");
                let sentence = why::<F>(texts, 3, Some((reason.name, effect.name())));
                assert!(sentence.ends_with('.') && sentence.contains(&text), "{sentence}");
            }
        }
        assert_eq!(F::reason(Texts::new(Language::English), "weather", Effect::OwnBetter.name()), None);
    }
}

#[test]
fn every_reason_has_its_words_in_every_language() {
    for id in ids() {
        visit_face(id, Reasons).expect("the game is listed");
    }
}

struct Advises;

impl FaceVisitor for Advises {
    type Out = usize;

    /// How many of some pieces of advice have a reason.
    fn visit<F: Face, H: Heuristics<Game = F::Game>>(self) -> usize {
        let record = record::<H>(&["greedy", "greedy"], 2);
        let depth = Level::Scribe.depth::<H>().expect("the scribe searches");
        let mut reasons = 0;
        for step in (0..record.steps.len()).step_by(record.steps.len() / 6) {
            let table = record.replay::<H::Game>(step).unwrap();
            let seat = table.turn().awaited().first().unwrap();
            let advice =
                benben_bots::advise::<H>(table.game(), &table.view(Viewer::Seat(seat)), seat, depth, 1);
            assert!(advice.len() <= 3);
            assert!(advice.is_sorted_by(|a, b| a.weighed.expected >= b.weighed.expected));
            assert!(advice.iter().all(|advice| advice.weighed.line[0] == advice.weighed.action));
            reasons += advice.iter().filter(|advice| advice.why.reason.is_some()).count();
        }
        reasons
    }
}

#[test]
fn advice_mostly_has_a_reason() {
    for_every_game(|id| {
        let reasons = visit_face(id, Advises).expect("the game is listed");
        assert!(reasons >= 3, "{id}: {reasons}");
    });
}

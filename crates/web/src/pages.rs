//! Whole pages.

mod account;
mod belongings;
mod daily;
mod home;
mod learn;
mod lesson;
mod lobby;
mod log;
mod mine;
mod notices;
mod people;
mod problem;
mod profile;
mod proof;
mod puzzle;
mod puzzles;
mod ratings;
mod replay;
mod retry;
mod review;
mod rules;
mod screen;
mod seek;
mod setup;
mod sheet;
mod shell;
mod table;
mod tables;
mod talk;
mod tournament;
mod tournaments;

pub use account::{
    Door, OwnAccount, PasskeyShown, SessionShown, account, device_code, keep, recover, recovery_codes,
    sign_in, sign_in_by_code,
};
pub use belongings::Belongings;
pub use daily::{BoardRow, DailyBoard, DailyGame, DailyPage, LuckAndSkill, Trying, daily, daily_board};
pub use home::{Home, home};
pub use learn::{Taught, learn, learned};
pub use lesson::{Answered, LessonShown, lesson, lesson_words};
pub use lobby::{HallShown, LobbyPage, WaitingShown, hall, lobby_page};
pub use log::log;
pub use mine::{Mine, mine};
pub use notices::{HolidayShown, NoticesPage, TestShown, WebhookSet, notices};
pub use people::{
    BlockShown, FriendShown, FriendsPage, InvitationShown, befriend, friends_here, friends_page, invitations,
    invite_row,
};
pub use problem::problem;
pub use profile::{
    FiguresShown, GamesShown, HistoryShown, OpponentShown, PartsSeen, PlayedShown, ProfileShown,
    RatingOverTime, RatingPoint, SeenBy, SitterShown, TallyShown, profile, profile_games, profile_path,
};
pub use proof::{Checks, Proof, proof};
pub use puzzle::{PuzzleChoice, PuzzleShown, Solved, puzzle, puzzle_words};
pub use puzzles::{PuzzleList, PuzzleOfTheDay, puzzles, puzzles_of};
pub use ratings::{BestRow, BestShown, best};
pub use replay::{Moment, Side, moment, not_yet, replay};
pub use retry::{JudgedTry, Mistakes, Retried, RetryShown, retried, retry, retry_words};
pub use review::{
    AccountShown, CandidateShown, DecisionShown, GradeShown, MoveShown, ReviewShown, review,
    review_in_progress,
};
pub use rules::rules;
pub use screen::screen;
pub use seek::{AskedShown, MeanwhileShown, SeekForm, SeekShown, seek};
pub use setup::setup;
pub use sheet::{Chosen, LevelShown, OptionShown, Sheet, With};
pub use table::table;
pub use tables::{Ending, Listed};
pub use talk::talk;
pub use tournament::{
    Countdown, Cup, CupPlayer, CupRound, CupStage, CupStanding, CupTable, Me, round_here, tournament,
    tournament_screen,
};
pub use tournaments::{Cups, ListedCup, tournaments};

use crate::{Face, Texts};
use benben_core::{Choice, Game, Meta};
use maud::Markup;

/// A game as pages introduce it.
#[derive(Clone, Debug)]
pub struct GameShown {
    /// What is true of the game.
    pub meta: &'static Meta,
    /// Its title.
    pub title: String,
    /// One sentence.
    pub tagline: String,
    /// A picture.
    pub emblem: Markup,
    /// How long it takes, in minutes.
    pub minutes: (u32, u32),
    /// What can be chosen.
    pub options: Vec<OptionShown>,
    /// How many lessons it is offered with; none while they are still being written.
    pub lessons: usize,
    /// The rules, in Markdown.
    pub rules: &'static str,
    /// Draws the pictures at the rules.
    pub figures: fn(Texts) -> Vec<(&'static str, Markup)>,
    /// Draws what these refer to.
    pub sprite: fn(Texts) -> Markup,
    /// The texts of the pages and the game.
    pub texts: Texts,
}

impl GameShown {
    /// What these keys and values of its options mean, in words.
    pub fn meanings(&self, chosen: &[(&str, &str)]) -> Vec<String> {
        let said = self.options.iter().filter_map(|option| option.chosen(chosen));
        said.map(|(name, meaning)| format!("{name}: {meaning}")).collect()
    }

    /// The game in this language.
    pub fn of<F: Face>(texts: Texts) -> Self {
        let texts = texts.about::<F>();
        let option = |choice: &Choice| OptionShown::of::<F>(texts, choice);
        let meta = &F::Game::META;
        GameShown {
            meta,
            title: F::title(texts),
            tagline: F::tagline(texts),
            emblem: F::emblem(),
            minutes: F::MINUTES,
            options: meta.options.iter().map(option).collect(),
            lessons: if F::lessons().is_draft() { 0 } else { F::lessons().all().len() },
            rules: F::RULES[texts.language()],
            figures: F::figures,
            sprite: F::sprite,
            texts,
        }
    }
}

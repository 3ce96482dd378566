//! Looking at the table without changing it.

use super::snapshot::{ProgramLook, player_name};
use super::{Frame, LiveTable, names};
use crate::erased::{Json, Objection, Wording};
use crate::problem::{Forbidden, Problem};
use benben_core::{Deal, Record, Seat, Viewer};
use benben_store::{Status, TokenHash};
use benben_web::{Language, Look, Texts};
use serde::Serialize;
use utoipa::ToSchema;

/// Whether an action would be legal now, and why not.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct WhyNot {
    /// Would it be played?
    pub(crate) legal: bool,
    /// By which rule not.
    #[serde(flatten)]
    #[schema(value_type = Forbidden)]
    pub(crate) refusal: Option<Forbidden>,
}

/// All public events.
#[derive(Debug, Default, Serialize, ToSchema)]
pub(crate) struct Log {
    /// The events, from first to last. Each game has its own format.
    #[schema(value_type = Vec<Object>)]
    pub(crate) events: Vec<Json>,
    /// What each of them means, in plain words: as many as there are events, and null where a log says nothing.
    pub(crate) texts: Vec<Option<String>>,
    /// What happened besides the game, in order.
    pub(crate) notices: Vec<NoticeShown>,
}

/// Something that happened besides the game. It is no part of the record.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Notice)]
pub(crate) struct NoticeShown {
    /// After how many of the events.
    pub(crate) after: usize,
    /// Whom it is about.
    #[schema(value_type = u8)]
    pub(crate) seat: Seat,
    /// `resigned`, `time-up` (a bot made the decision that follows), `stand-in` (a bot plays for them), `back`, `left`,
    /// `took-back` or `host` (they are the host now, because nothing was heard of the last one).
    pub(crate) what: &'static str,
    /// What it means, in plain words.
    pub(crate) text: String,
}

impl LiveTable {
    /// From which seat one looks; from none if one is the public, which may watch.
    pub(super) fn looks_from(&mut self, token: Option<TokenHash>) -> Result<Option<Seat>, Problem> {
        if let Ok(seat) = self.seat_of(token) {
            return Ok(Some(seat));
        }
        self.heard_of_tokens(token.as_slice());
        // Whoever has the link may see who sits there, and decide to join.
        if self.stored.spectators || self.stored.status == Status::Gathering {
            self.note_look();
            return Ok(None);
        }
        Err(Problem::NoSpectators)
    }

    /// When the game is over, everything lies open; where others have yet to play the same deal, when the day is over.
    pub(super) fn lies_open(&self) -> bool {
        self.stored.status == Status::Over && !self.day_runs()
    }

    /// May whoever looks from this seat act, if the rules wait for it?
    pub(super) fn may_act(&self, seat: Option<Seat>) -> bool {
        let playing = self.stored.status == Status::Playing;
        playing && seat.is_some_and(|seat| !self.stored_seat(seat).resigned)
    }

    /// Everything the viewer may know.
    pub(crate) async fn look(
        &mut self,
        token: Option<TokenHash>,
        wording: Wording,
    ) -> Result<Frame, Problem> {
        let seat = self.looks_from(token)?;
        Ok(self.frame(ProgramLook { seat, wording }))
    }

    /// The board as text.
    pub(crate) async fn drawing(&mut self, token: Option<TokenHash>) -> Result<String, Problem> {
        let viewer = match self.looks_from(token)? {
            _ if self.lies_open() => Viewer::Open,
            Some(seat) => Viewer::Seat(seat),
            None => Viewer::Public,
        };
        let Some(game) = &self.game else {
            self.playing()?;
            return Err(Problem::Fault);
        };
        Ok(game.drawing(viewer))
    }

    /// Everything that was told to everyone, from the first event on.
    pub(crate) async fn log(&mut self, token: Option<TokenHash>, wording: Wording) -> Result<Log, Problem> {
        self.looks_from(token)?;
        // Whoever asks for a language reads it as people do: bots have names.
        let (language, names) = match wording {
            Wording::Notation => {
                (Language::English, self.stored.seats.iter().map(player_name).collect::<Vec<_>>())
            }
            Wording::Texts(language) => (language, names(&self.stored.seats, Texts::new(language))),
        };
        let look = Look { seat: None, open: self.lies_open(), names: &names, language };
        let game = self.game.as_ref();
        let notices = self.notices.shown().into_iter().map(|notice| NoticeShown {
            after: game.map_or(0, |game| game.told_until(notice.step)),
            seat: notice.seat,
            what: notice.what.name(),
            text: notice.text(Texts::new(language), &names[notice.seat.index()]),
        });
        let notices = notices.collect();
        Ok(match game {
            Some(game) => Log { events: game.log(), texts: game.sentences(look), notices },
            None => Log { notices, ..Log::default() },
        })
    }

    /// Would this action be legal now?
    pub(crate) async fn why_not(
        &mut self,
        token: Option<TokenHash>,
        action: &str,
    ) -> Result<WhyNot, Problem> {
        let seat = self.seat_of(token)?;
        let meta = self.meta;
        match self.playing()?.check(seat, action) {
            Ok(()) => Ok(WhyNot { legal: true, refusal: None }),
            Err(Objection::ByRule { rule, facts }) => {
                Ok(WhyNot { legal: false, refusal: Some(Forbidden::new(meta, rule, facts)) })
            }
            Err(objection @ Objection::Notation(_)) => Err(Problem::objection(meta, objection)),
        }
    }

    /// The whole game, once it is over, written down. Before, it would tell the luck to come.
    pub(crate) async fn record(
        &mut self,
        token: Option<TokenHash>,
        write: fn(&Record) -> String,
    ) -> Result<String, Problem> {
        self.looks_from(token)?;
        match self.stored.status {
            Status::Closed => Err(self.closed()),
            _ => self.with_record(move |record| write(&record)).await?.ok_or(Problem::NotOver),
        }
    }

    /// Does something with the whole game, if it is over.
    pub(super) async fn with_record<T: Send + 'static>(
        &mut self,
        work: impl FnOnce(Record) -> T + Send + 'static,
    ) -> Result<Option<T>, Problem> {
        if self.stored.status == Status::Over {
            self.check_day_over()?;
        }
        let Some(game) = self.game.as_ref().filter(|_| self.stored.status == Status::Over) else {
            return Ok(None);
        };
        let entries = game.entries();
        let players: Vec<String> = self.stored.seats.iter().map(player_name).collect();
        let nonces = self.stored.seats.iter().filter_map(|seat| seat.nonce).collect();
        let deal = Deal::new(self.stored.secret, nonces);
        self.elsewhere(entries, move |game| work(game.record(&players, Some(deal)))).await.map(Some)
    }
}

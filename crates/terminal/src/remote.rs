//! A table of a server: one seat, over the API. What is drawn and said is made here, from the view that the server sends.

use crate::ending::ending;
use crate::session::{Session, Trouble};
use crate::shown::{Drawing, Player, Shown, printable};
use crate::side::Side;
use benben_bots::Heuristics;
use benben_client::{Error, Seat as Held, Snapshot, Status, Update};
use benben_core::{EditionFile, Game, Options, Record, Seat, Seats, Setting};
use benben_web::{Face, Texts, finished, level_name};
use std::marker::PhantomData;
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::thread::spawn;
use std::time::Duration;

/// One seat at a table of a server.
pub struct Remote<F: Face, H> {
    held: Held,
    updates: Receiver<Result<Update, Error>>,
    seen: Snapshot,
    setting: Setting<F::Game>,
    log: Vec<String>,
    ending: Vec<String>,
    lost: bool,
    /// The number of our latest action: pictures from before it offer what was already chosen.
    acted: u64,
    texts: Texts,
    bots: PhantomData<H>,
}

impl From<Error> for Trouble {
    fn from(error: Error) -> Self {
        Trouble::Failed(error.to_string())
    }
}

impl<F: Face, H: Heuristics<Game = F::Game>> Remote<F, H> {
    /// At the table where this seat is held.
    pub fn new(held: Held, texts: Texts) -> Result<Self, Trouble> {
        let seen = held.look()?;
        let setting = setting::<F::Game>(&seen)?;
        let (tell, updates) = mpsc::channel();
        let watch = held.watch();
        spawn(move || {
            for update in watch {
                if tell.send(update).is_err() {
                    return;
                }
            }
        });
        let (log, ending, lost) = (Vec::new(), Vec::new(), false);
        let texts = texts.about::<F>();
        let mut remote =
            Remote { held, updates, seen, setting, log, ending, lost, acted: 0, texts, bots: PhantomData };
        remote.see()?;
        Ok(remote)
    }

    /// What was told meanwhile, and the result once there is one.
    fn see(&mut self) -> Result<(), Trouble> {
        let texts = self.held.log(self.texts.language().code())?.texts;
        self.log = texts.into_iter().flatten().map(|said| printable(&said)).collect();
        if self.seen.status == Status::Over && self.ending.is_empty() {
            self.ending = self.result()?;
        }
        Ok(())
    }

    /// The record of a finished game is verified here, and explained. One that was given up has no end by the rules.
    fn result(&self) -> Result<Vec<String>, Trouble> {
        let record =
            Record::parse(&self.held.record()?).map_err(|error| Trouble::Failed(error.to_string()))?;
        let table = record.replay::<F::Game>(record.steps.len());
        let table = table.map_err(|error| Trouble::Failed(error.to_string()))?;
        let finished = finished::<F>(&table, self.texts.language());
        Ok(finished.map(|finished| ending(self.texts, &self.names(), &finished)).unwrap_or_default())
    }

    /// What people read: bots are called by their level.
    fn names(&self) -> Vec<String> {
        let seats = &self.seen.seats;
        let name = |index: usize| {
            let seat = &seats[index];
            if seat.kind != "bot" {
                return seat.name.clone();
            }
            let alike = |until: usize| {
                seats[..until].iter().filter(|other| other.kind == "bot" && other.level == seat.level).count()
            };
            let level = level_name(seat.level.as_deref().unwrap_or(&seat.name), self.texts);
            if alike(seats.len()) > 1 { format!("{level} {}", alike(index + 1)) } else { level }
        };
        (0..seats.len()).map(name).map(|name| printable(&name)).collect()
    }

    /// Nothing before the deal.
    fn side(&self) -> Option<Side<F>> {
        let view = serde_json::from_value(self.seen.view.clone()).ok()?;
        let seat = |number: &u8| number.to_string().parse::<Seat>().ok();
        let awaited = self.seen.awaited.iter().filter_map(seat).collect::<Seats>();
        let legal = self.seen.actions().iter().filter_map(|offered| offered.action.parse().ok()).collect();
        Some(Side {
            game: self.setting.game().clone(),
            view,
            seat: seat(&self.held.number())?,
            awaited,
            legal,
            names: self.names(),
            texts: self.texts,
        })
    }

    /// Before the deal: who is there.
    fn gathering(&self) -> Shown {
        let names = self.names().into_iter().zip(&self.seen.seats).enumerate();
        let players =
            names.filter(|(_, (_, seat))| seat.kind != "open").map(|(index, (name, seat))| Player {
                seat: Seat::new(index),
                name,
                score: None,
                awaited: false,
                own: seat.seat == self.held.number(),
            });
        Shown {
            title: F::title(self.texts),
            drawing: Drawing::default(),
            players: players.collect(),
            prompt: self.texts.say("prompt-gathering"),
            offers: Vec::new(),
            log: self.log.clone(),
            notice: None,
            ending: Vec::new(),
            over: false,
        }
    }

    fn notice(&self) -> Option<String> {
        if self.lost {
            return Some(self.texts.say("lost"));
        }
        let asked = self.seen.undo.as_ref().filter(|asked| asked.by != self.held.number())?;
        let name = self.seen.seats.iter().find(|seat| seat.seat == asked.by)?;
        let name = printable(&name.name);
        let said = self.texts.with("undo-asked").and("name", name).say();
        Some(format!("{said} {}", self.texts.say("play-help-answer")))
    }

    /// What a server refused, in one line; anything else ends the game here.
    fn refused<T>(answer: Result<T, Error>) -> Result<Result<T, String>, Trouble> {
        match answer {
            Ok(done) => Ok(Ok(done)),
            Err(Error::Refused(problem)) => Ok(Err(problem.to_string())),
            Err(error) => Err(error.into()),
        }
    }
}

/// The rules as they are played at the table, if this release has them.
fn setting<G: Game>(seen: &Snapshot) -> Result<Setting<G>, Trouble> {
    let meta = &G::META;
    let other = |what: &str| {
        Trouble::Failed(format!(
            "this table is played with {what} that this release doesn't have: play in a browser"
        ))
    };
    if seen.rules_version != meta.rules_version {
        return Err(other(&format!("version {} of the rules", seen.rules_version)));
    }
    let edition = EditionFile::shipped(meta, &seen.edition_fingerprint)
        .ok_or_else(|| other(&format!("the edition `{}`", seen.edition)))?;
    let options: Vec<String> = seen.options.iter().map(|(key, value)| format!("{key}={value}")).collect();
    let options = Options::parse(meta.options, &options.join(" ")).map_err(|_| other("options"))?;
    Setting::new(edition, options).map_err(|_| other("an edition"))
}

impl<F: Face, H: Heuristics<Game = F::Game>> Session for Remote<F, H> {
    fn texts(&self) -> Texts {
        self.texts
    }

    fn shown(&self) -> Shown {
        let shown = match self.side() {
            Some(side) => side.shown(&[], self.log.clone()),
            None => self.gathering(),
        };
        let prompt = match self.seen.status {
            Status::Over => self.texts.say("prompt-over"),
            Status::Closed => self.texts.say("problem-closed"),
            Status::Gathering | Status::Playing => shown.prompt,
        };
        let (notice, ending) = (self.notice(), self.ending.clone());
        Shown { prompt, notice, ending, over: self.seen.is_over(), ..shown }
    }

    fn advance(&mut self, patience: Duration) -> Result<bool, Trouble> {
        // On one's own turn nobody is waited for; what has come is taken in.
        let patience = if self.seen.actions().is_empty() { patience } else { Duration::ZERO };
        match self.updates.recv_timeout(patience) {
            Ok(Ok(Update::Snapshot(seen))) => {
                let told = (self.seen.told, self.seen.status) != (seen.told, seen.status);
                (self.seen, self.lost) = (*seen, false);
                if let Some(you) = self.seen.you.as_mut().filter(|you| you.number <= self.acted) {
                    you.actions.clear();
                }
                if told {
                    self.see()?;
                }
                Ok(true)
            }
            Ok(Ok(Update::Lost)) => {
                self.lost = true;
                Ok(true)
            }
            Ok(Err(error)) => Err(error.into()),
            Err(RecvTimeoutError::Timeout) => Ok(false),
            Err(RecvTimeoutError::Disconnected) if self.seen.is_over() => Ok(false),
            Err(RecvTimeoutError::Disconnected) => Err(Trouble::Failed(self.texts.say("lost"))),
        }
    }

    fn play(&mut self, action: &str) -> Result<Result<(), String>, Trouble> {
        let offered = self.seen.actions().iter().any(|offered| offered.action == action);
        let Some(you) = self.seen.you.as_mut().filter(|_| offered) else { return Ok(Err(self.why(action))) };
        let played = Self::refused(self.held.act(you.number, action))?;
        if played.is_ok() {
            // Until the next picture comes nothing can be played twice.
            self.acted = you.number;
            you.actions.clear();
        }
        Ok(played.map(drop))
    }

    fn why(&self, action: &str) -> String {
        self.side().map_or_else(|| self.texts.say("why-not-your-turn"), |side| side.why(&[], action))
    }

    fn hint(&self) -> Vec<String> {
        self.side().map_or_else(|| vec![self.texts.say("why-not-your-turn")], |side| side.hint::<H>(&[]))
    }

    fn undo(&mut self) -> Result<String, Trouble> {
        Ok(match Self::refused(self.held.undo())? {
            Ok(undone) if undone.undone => self.texts.say("play-undone"),
            Ok(_) => self.texts.say("play-undo-asked"),
            Err(_) => self.texts.say("problem-nothing-to-undo"),
        })
    }

    fn answer_undo(&mut self, agree: bool) -> Result<String, Trouble> {
        Ok(match Self::refused(self.held.answer_undo(agree))? {
            Ok(undone) if undone.undone => self.texts.say("play-undone"),
            Ok(_) => self.texts.say("play-answered"),
            Err(_) => self.texts.say("play-nobody-asks"),
        })
    }

    fn rules(&self, id: Option<&str>) -> Vec<(String, String)> {
        self.side().map(|side| side.rules(id)).unwrap_or_default()
    }

    fn farewell(&self) -> Vec<String> {
        let address = format!("{}/t/{}", self.held.client().server(), self.held.table());
        match self.seen.is_over() {
            true => vec![address],
            false => {
                let token = self.held.client().token().unwrap_or_default();
                let command = format!("benben play --join {address} --token {token}");
                vec![self.texts.with("play-go-on").and("command", command).say()]
            }
        }
    }
}

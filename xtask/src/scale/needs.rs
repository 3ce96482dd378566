//! What a crowd needs of everything.

use super::given::{
    ACTION, BOTS, BUSY, COMMIT, CONNECTIONS, CORES, DECISION, DISK, ENTRIES, FORWARDED, FORWARDED_FRAME,
    FRAME, FRAME_BYTES, LOG, MESSAGE, MINUTES_PER_GAME, NATS_CORES, OPENING, PAGE, PAGE_BYTES, PAGES, REVIEW,
    REVIEWED, SEATS_OF_PEOPLE, SECONDS_PER_ACTION, SPECTATORS, STREAM_BYTES, TABLE_BYTES,
};
use super::{rounded, row};

const MICRO: f64 = 1e-6;
const MILLI: f64 = 1e-3;
const SECONDS_PER_DAY: f64 = 86_400.0;

/// Of so many people at tables; whatever has no unit in its name is a number, or one for each second.
#[derive(Clone, Copy, Debug)]
pub(super) struct Needs {
    people: f64,
    tables: f64,
    pub(super) openings: f64,
    streams: f64,
    actions: f64,
    pub(super) entries: f64,
    pub(super) messages: f64,
    serving_cores: f64,
    forwarding_cores: f64,
    bot_cores: f64,
    review_cores: f64,
    pub(super) nodes: f64,
    databases: f64,
}

impl Needs {
    /// Forwarding depends on how many nodes there are, and these on what forwarding costs: as if there were infinitely many,
    /// which for a hundred is true and for three is half as much again as they need.
    pub(super) fn of(people: f64) -> Self {
        let tables = people / SEATS_OF_PEOPLE.value;
        let openings = tables / (MINUTES_PER_GAME.value * 60.0);
        let streams = people * (1.0 + SPECTATORS.value);
        let by_people = people / SECONDS_PER_ACTION.value;
        let by_bots = tables * BOTS.value / SECONDS_PER_ACTION.value;
        let actions = by_people + by_bots;
        let pages = openings * SEATS_OF_PEOPLE.value * PAGES.value;
        let viewers = streams / tables;
        let frames = actions * viewers;
        let serving_cores =
            actions * (ACTION.value + (viewers - 2.0) * FRAME.value) * MICRO + pages * PAGE.value * MILLI;
        let requests = by_people + pages;
        let forwarding_cores = (requests * FORWARDED.value + frames * FORWARDED_FRAME.value) * MICRO;
        let bot_cores = by_bots * DECISION.value * MILLI;
        let review_cores = openings * REVIEWED.value * REVIEW.value;
        let cores = serving_cores + forwarding_cores + bot_cores + review_cores;
        let for_cores = cores / (CORES.value * BUSY.value);
        let for_connections = streams / (CONNECTIONS.value * BUSY.value);
        let entries = actions + openings * OPENING.value;
        Needs {
            people,
            tables,
            openings,
            streams,
            actions,
            entries,
            // A request and its answer, and a frame each.
            messages: 2.0 * requests + frames,
            serving_cores,
            forwarding_cores,
            bot_cores,
            review_cores,
            // Three, so that one may be gone.
            nodes: for_cores.max(for_connections).ceil().max(3.0),
            databases: (entries / (ENTRIES.value * BUSY.value)).ceil(),
        }
    }

    /// Everybody tells everybody once a second that they are there.
    pub(super) fn beats(&self) -> f64 {
        self.nodes * self.nodes
    }

    fn buses(&self) -> f64 {
        let cores = (self.messages + self.beats()) * MESSAGE.value * MICRO;
        (cores / (NATS_CORES.value * BUSY.value)).ceil()
    }

    fn memory_gigabytes(&self) -> f64 {
        (self.tables * TABLE_BYTES.value + self.streams * STREAM_BYTES.value) / 1e6
    }

    fn megabits(&self) -> f64 {
        let pages = self.openings * SEATS_OF_PEOPLE.value * PAGES.value;
        let messages = self.actions * (self.streams / self.tables + 1.0);
        (messages * FRAME_BYTES.value + pages * PAGE_BYTES.value) * 8.0 / 1e3
    }
}

pub(super) fn table(crowds: &[Needs]) -> String {
    let mut table =
        row(["people at tables".to_owned()].into_iter().chain(crowds.iter().map(|it| rounded(it.people))));
    table += &row(std::iter::once("---".to_owned()).chain(crowds.iter().map(|_| "---:".to_owned())))
        .replace(' ', "");
    let mut tell = |what: &str, of: &dyn Fn(&Needs) -> f64| {
        table += &row([what.to_owned()].into_iter().chain(crowds.iter().map(|it| rounded(of(it)))));
    };
    tell("tables", &|it| it.tables);
    tell("games that begin in a second", &|it| it.openings);
    tell("streams", &|it| it.streams);
    tell("actions in a second", &|it| it.actions);
    tell("processors for requests, pages and frames", &|it| it.serving_cores);
    tell("processors for sending on between nodes", &|it| it.forwarding_cores);
    tell("processors for bots", &|it| it.bot_cores);
    tell("processors for reviews", &|it| it.review_cores);
    tell("memory of all nodes, GB", &Needs::memory_gigabytes);
    tell("to people, Mbit a second", &Needs::megabits);
    tell("entries into the database in a second", &|it| it.entries);
    tell("processors of the database for them", &|it| it.entries * COMMIT.value * MICRO);
    tell("the database's log, MB a second", &|it| it.entries * LOG.value / 1e6);
    tell("kept for good, GB a day, if it is as busy all day", &|it| {
        it.actions * DISK.value * SECONDS_PER_DAY / 1e9
    });
    tell("messages on the bus in a second", &|it| it.messages);
    tell("beats on the bus in a second", &Needs::beats);
    tell("**nodes**", &|it| it.nodes);
    tell("**databases**", &|it| it.databases);
    tell("**bus servers**", &Needs::buses);
    table
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ten_times_the_people_need_ten_times_the_processors() {
        let (few, many) = (Needs::of(1e6), Needs::of(1e7));
        let cores = |it: &Needs| it.serving_cores + it.forwarding_cores + it.bot_cores + it.review_cores;
        assert!((cores(&many) / cores(&few) - 10.0).abs() < 1e-9);
        assert!(many.beats() > 90.0 * few.beats(), "beats grow with the square of the nodes");
    }

    #[test]
    fn a_thousand_people_act_fifty_times_a_second() {
        let needs = Needs::of(1000.0);
        assert!((needs.tables - 400.0).abs() < 1e-9 && (needs.actions - 60.0).abs() < 1e-9, "{needs:?}");
    }
}

//! What the servers say of themselves at `/metrics`.

use super::address::{Address, Addresses};
use super::connection::{Ask, Connection};
use super::trouble::Trouble;
use serde::Serialize;
use std::time::Duration;
use tokio::time::timeout;

/// A server that doesn't say it within this time doesn't say it.
const ANSWER_WITHIN: Duration = Duration::from_secs(5);

/// What the server has used, as far as it tells.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct Figures {
    /// Time of processors since it was started.
    pub(super) cpu_seconds: Option<f64>,
    /// Memory that is really there.
    pub(super) memory_bytes: Option<f64>,
    /// Tables in memory.
    pub(super) tables_live: Option<f64>,
    /// When it was started.
    pub(super) started: Option<f64>,
}

/// What the servers used while the load ran, all together.
#[derive(Clone, Copy, Debug, Serialize)]
pub(crate) struct Used {
    /// Time of processors.
    pub(crate) cpu_seconds: Option<f64>,
    /// The same as a share of one core.
    pub(crate) cpu_percent: Option<f64>,
    /// Time of processors for each action, in microseconds.
    pub(crate) cpu_us_per_action: Option<f64>,
    /// Memory at the end.
    pub(crate) memory_bytes: Option<f64>,
}

impl Figures {
    /// Asks every server, in the order of the addresses. Where there are several, one that doesn't answer tells nothing.
    pub(super) async fn ask_all(addresses: &Addresses) -> Result<Vec<Self>, Trouble> {
        let mut all = Vec::with_capacity(addresses.count());
        for address in addresses.iter() {
            let asked = timeout(ANSWER_WITHIN, Self::ask(address)).await.unwrap_or(Err(Trouble::Late));
            all.push(if addresses.count() == 1 { asked? } else { asked.unwrap_or_default() });
        }
        Ok(all)
    }

    async fn ask(address: &Address) -> Result<Self, Trouble> {
        let text = Connection::open(address).await?.ask(Ask::get("/metrics")).await?;
        Ok(Self::read(&String::from_utf8_lossy(&text)))
    }

    fn read(text: &str) -> Self {
        let value = |name: &str| {
            let line = text.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
            line.and_then(|value| value.trim().parse().ok())
        };
        Figures {
            cpu_seconds: value("process_cpu_seconds_total"),
            memory_bytes: value("process_resident_memory_bytes"),
            tables_live: value("benben_tables_live"),
            started: value("process_start_time_seconds"),
        }
    }
}

/// A figure of all servers together, if all of them tell it.
pub(super) fn sum(all: &[Figures], figure: impl Fn(&Figures) -> Option<f64>) -> Option<f64> {
    all.iter().map(figure).sum()
}

impl Used {
    /// What was used between two moments. Of a server that was started again meanwhile, the processor time isn't known.
    pub(super) fn between(before: &[Figures], after: &[Figures], seconds: f64, actions: u64) -> Self {
        let spent = |(before, after): (&Figures, &Figures)| {
            let spent = after.cpu_seconds? - before.cpu_seconds?;
            (after.started == before.started && spent >= 0.0).then_some(spent)
        };
        let cpu: Option<f64> = before.iter().zip(after).map(spent).sum();
        Used {
            cpu_seconds: cpu,
            cpu_percent: cpu.map(|cpu| 100.0 * cpu / seconds),
            cpu_us_per_action: cpu.filter(|_| actions > 0).map(|cpu| 1e6 * cpu / actions as f64),
            memory_bytes: sum(after, |figures| figures.memory_bytes),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn figures_are_read_as_far_as_they_are_told() {
        let text =
            "# TYPE benben_tables_live gauge\nbenben_tables_live 3\nprocess_cpu_seconds_total 1.25\n# EOF\n";
        let figures = Figures::read(text);
        let expected =
            Figures { cpu_seconds: Some(1.25), memory_bytes: None, tables_live: Some(3.0), started: None };
        assert_eq!(figures, expected);
    }

    #[test]
    fn servers_are_added_up_unless_one_began_anew() {
        let figures = |cpu: f64| Figures {
            cpu_seconds: Some(cpu),
            memory_bytes: Some(8.0),
            tables_live: None,
            started: Some(1.0),
        };
        let used = Used::between(&[figures(1.0), figures(2.0)], &[figures(2.0), figures(4.0)], 10.0, 3);
        assert_eq!((used.cpu_seconds, used.cpu_percent), (Some(3.0), Some(30.0)));
        assert_eq!((used.cpu_us_per_action, used.memory_bytes), (Some(1e6), Some(16.0)));
        let used = Used::between(&[figures(1.0), figures(2.0)], &[figures(2.0), figures(1.0)], 10.0, 3);
        assert_eq!((used.cpu_seconds, used.cpu_us_per_action), (None, None));
        let later = Figures { started: Some(2.0), ..figures(9.0) };
        let used = Used::between(&[figures(1.0)], &[later], 10.0, 3);
        assert_eq!((used.cpu_seconds, used.memory_bytes), (None, Some(8.0)));
    }
}

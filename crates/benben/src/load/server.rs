//! What the server says of itself at `/metrics`.

use super::connection::{Ask, Connection};
use super::trouble::Trouble;
use serde::Serialize;

/// What the server has used, as far as it tells.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct Figures {
    /// Time of processors since it was started.
    pub(super) cpu_seconds: Option<f64>,
    /// Memory that is really there.
    pub(super) memory_bytes: Option<f64>,
    /// Tables in memory.
    pub(super) tables_live: Option<f64>,
}

/// What the server used while the load ran.
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
    /// Asks the server.
    pub(super) async fn ask(connection: &mut Connection) -> Result<Self, Trouble> {
        let text = connection.ask(Ask::get("/metrics")).await?;
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
        }
    }

    /// What was used since then.
    pub(super) fn since(self, before: Figures, seconds: f64, actions: u64) -> Used {
        let cpu = self.cpu_seconds.zip(before.cpu_seconds).map(|(now, then)| now - then);
        Used {
            cpu_seconds: cpu,
            cpu_percent: cpu.map(|cpu| 100.0 * cpu / seconds),
            cpu_us_per_action: cpu.filter(|_| actions > 0).map(|cpu| 1e6 * cpu / actions as f64),
            memory_bytes: self.memory_bytes,
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
        assert_eq!(figures, Figures { cpu_seconds: Some(1.25), memory_bytes: None, tables_live: Some(3.0) });
    }
}

//! Time of processors that programs have spent so far, as Linux tells it.

use anyhow::{Context, bail};
use benben_support::{NatsServer, PostgresServer, Server};
use std::fs::{read_dir, read_link, read_to_string};
use std::path::Path;

/// Linux tells times of processors in hundredths of a second.
const TICKS: f64 = 100.0;

/// Seconds of processors.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Spent {
    pub(super) nodes: f64,
    pub(super) database: f64,
    pub(super) bus: f64,
    /// By programs that we started and that have ended.
    pub(super) players: f64,
}

impl Spent {
    /// So far.
    pub(super) fn by(
        database: Option<&PostgresServer>,
        bus: Option<&NatsServer>,
        nodes: &[Server],
    ) -> anyhow::Result<Self> {
        let process = |id: u32| Path::new("/proc").join(id.to_string());
        let mut spent = Spent { players: of(Path::new("/proc/self"))?.1, ..Spent::default() };
        for node in nodes {
            spent.nodes += of(&process(node.id()))?.0;
        }
        if let Some(bus) = bus.and_then(NatsServer::id) {
            spent.bus = of(&process(bus))?.0;
        }
        if let Some(database) = database {
            // Its processes work in the folder with its data; what those have spent that ended is known to their parent.
            let data = database.folder().join("data");
            let processes = read_dir("/proc")?.flatten().map(|entry| entry.path());
            for process in processes.filter(|path| read_link(path.join("cwd")).is_ok_and(|at| at == data)) {
                let (own, children) = of(&process).unwrap_or_default();
                spent.database += own + children;
            }
            if spent.database == 0.0 {
                bail!("the database's processes can't be found");
            }
        }
        Ok(spent)
    }

    /// Since then.
    pub(super) fn since(self, before: Self) -> Self {
        Spent {
            nodes: self.nodes - before.nodes,
            database: self.database - before.database,
            bus: self.bus - before.bus,
            players: self.players - before.players,
        }
    }
}

/// What a process has spent itself, and what its children have that ended.
fn of(process: &Path) -> anyhow::Result<(f64, f64)> {
    let stat = read_to_string(process.join("stat"))?;
    read(&stat).with_context(|| format!("what {} has spent isn't told", process.display()))
}

/// The process's name stands in parentheses and may have spaces in it.
fn read(stat: &str) -> Option<(f64, f64)> {
    let fields = stat.rsplit_once(')')?.1.split_ascii_whitespace().skip(11);
    let ticks: Vec<f64> = fields.take(4).map(str::parse).collect::<Result<_, _>>().ok()?;
    let [user, system, children_user, children_system] = ticks[..] else { return None };
    Some(((user + system) / TICKS, (children_user + children_system) / TICKS))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_process_and_its_children_have_spent_is_read() {
        let stat = "7 (a (strange) name) S 1 7 7 0 -1 4194304 100 0 0 0 150 25 300 50 20 0 9 0 100 1 1";
        assert_eq!(read(stat), Some((1.75, 3.5)));
        assert_eq!(read("nonsense"), None);
        assert!(of(Path::new("/proc/self")).is_ok());
    }
}

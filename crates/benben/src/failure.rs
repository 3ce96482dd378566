//! Why a command did not do what was asked, and the exit code that scripts see.

use std::io;
use std::process::ExitCode;

/// Why a command did not do what was asked.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Failure {
    /// Asked wrongly: another command line would help.
    #[error("{0}")]
    Usage(String),
    /// Asked rightly, but a file, a record or the system does not hold what it should.
    #[error("{0}")]
    Failed(String),
    /// The output could not be written.
    #[error("can't write the output: {0}")]
    Output(#[from] io::Error),
}

impl Failure {
    /// Whoever read our output has read enough (`benben trace … | head`): no reason to complain.
    pub(crate) fn is_closed_pipe(&self) -> bool {
        matches!(self, Failure::Output(error) if error.kind() == io::ErrorKind::BrokenPipe)
    }

    /// What scripts see.
    pub(crate) fn exit_code(&self) -> ExitCode {
        match self {
            _ if self.is_closed_pipe() => ExitCode::SUCCESS,
            Failure::Usage(_) => ExitCode::from(2),
            Failure::Failed(_) | Failure::Output(_) => ExitCode::FAILURE,
        }
    }
}

/// The name among `known` that was probably meant by `wanted`, as the end of a message.
pub(crate) fn did_you_mean<'a>(wanted: &str, known: impl Iterator<Item = &'a str> + Clone) -> String {
    let list = known.clone().collect::<Vec<_>>().join(", ");
    let alike = |name: &str| strsim::jaro_winkler(&wanted.to_lowercase(), name);
    let closest = known.max_by(|a, b| alike(a).total_cmp(&alike(b)));
    match closest.filter(|name| alike(name) > 0.75) {
        Some(name) => format!("did you mean `{name}`? (choose from {list})"),
        None => format!("choose from {list}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_slip_of_the_finger_is_recognised() {
        let games = ["chess", "draughts", "go", "mill"];
        let hint = |wanted| did_you_mean(wanted, games.into_iter());
        assert_eq!(hint("chses"), "did you mean `chess`? (choose from chess, draughts, go, mill)");
        assert_eq!(hint("Draught"), "did you mean `draughts`? (choose from chess, draughts, go, mill)");
        assert_eq!(hint("bridge"), "choose from chess, draughts, go, mill");
    }
}

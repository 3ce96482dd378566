//! File handles: as many as the system allows, and fewer connections than that.

/// What everything else needs: the store, logs, listeners, and probes that are answered when all else is taken.
const RESERVE: u64 = 128;

/// How many connections there may be: as many as wished, as far as there are handles for them.
pub(super) fn most_connections(wished: usize) -> usize {
    let Some(handles) = raise() else { return wished };
    let most = connections(wished, handles);
    tracing::info!(handles, connections = most, "may open so many files and connections");
    if most < wished {
        tracing::warn!(
            wished,
            "there are too few file handles for so many connections: raise the limit (ulimit -n)"
        );
    }
    most
}

fn connections(wished: usize, handles: u64) -> usize {
    // With next to no handles, half of them have to do.
    let free = handles.saturating_sub(RESERVE).max(handles / 2).max(1);
    usize::try_from(free).map_or(wished, |free| wished.min(free))
}

/// Raises the limit of this process as far as it may, and answers it; none if there is no limit.
#[cfg(unix)]
fn raise() -> Option<u64> {
    use rustix::process::{Resource, getrlimit, setrlimit};
    let limit = getrlimit(Resource::Nofile);
    let mut raised = limit;
    raised.current = limit.maximum;
    match setrlimit(Resource::Nofile, raised) {
        Ok(()) => raised.current,
        Err(error) => {
            tracing::warn!(%error, "the limit of open files cannot be raised");
            limit.current
        }
    }
}

#[cfg(not(unix))]
fn raise() -> Option<u64> {
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn f14_there_are_fewer_connections_than_handles() {
        assert_eq!(
            [20_000, 10_128, 1_024, 200, 2].map(|handles| connections(10_000, handles)),
            [10_000, 10_000, 896, 100, 1]
        );
        assert_eq!(connections(5, 1_024), 5);
    }

    #[cfg(unix)]
    #[test]
    fn f14_the_limit_is_raised_to_what_the_system_allows() {
        use rustix::process::{Resource, getrlimit};
        assert_eq!(raise(), getrlimit(Resource::Nofile).maximum);
        let limit = getrlimit(Resource::Nofile);
        assert_eq!(limit.current, limit.maximum);
    }
}

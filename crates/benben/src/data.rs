//! The data directory, where a server keeps its tables.

use crate::failure::Failure;
use benben_store::{Sqlite, StoreError};
use std::path::PathBuf;

/// Where tables are kept.
#[derive(Debug, clap::Args)]
pub(crate) struct Data {
    /// Where tables are stored [default: the user's data directory].
    #[arg(long, env = "BENBEN_DATA", value_name = "DIR")]
    data: Option<PathBuf>,
}

impl Data {
    /// The directory that was chosen, or the user's own.
    pub(crate) fn directory(&self) -> Result<PathBuf, Failure> {
        let directory = self.data.clone().or_else(benben_store::default_data_directory);
        directory
            .ok_or_else(|| Failure::Usage("no data directory was found: choose one with --data".to_owned()))
    }

    /// Looks into it, whether a server is running there or not.
    pub(crate) fn visit(&self) -> Result<Sqlite, Failure> {
        Ok(Sqlite::visit(&self.directory()?)?)
    }
}

impl From<StoreError> for Failure {
    fn from(error: StoreError) -> Self {
        Failure::Failed(error.to_string())
    }
}

/// Waits for an answer of the store.
pub(crate) fn answer<T>(answer: impl Future<Output = Result<T, StoreError>>) -> Result<T, Failure> {
    let runtime = tokio::runtime::Builder::new_current_thread().build().map_err(Failure::Output)?;
    Ok(runtime.block_on(answer)?)
}

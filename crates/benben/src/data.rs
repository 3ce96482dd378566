//! Where a server keeps its tables: a data directory, or a database of a PostgreSQL server.

use crate::failure::Failure;
use benben_store::{
    AddressError, FileSizes, Postgres, PostgresAddress, Sqlite, Store, StoreError, StorePlace, TableSize,
};
use std::fmt;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// The data directory.
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
}

/// The data directory, and the store if that is elsewhere.
#[derive(clap::Args)]
pub(crate) struct Kept {
    #[command(flatten)]
    data: Data,
    /// Where tables are stored instead: another directory, or a database such as `postgres://benben@db/benben`.
    #[arg(long, env = VARIABLE, value_name = "STORE", hide_env_values = true)]
    store: Option<String>,
    /// A file whose first line is the password for the database. Otherwise it comes from PGPASSWORD, if that is set.
    #[arg(long, env = "BENBEN_STORE_PASSWORD_FILE", value_name = "FILE")]
    store_password_file: Option<PathBuf>,
}

/// May hold a password: nobody else on the machine sees it, other than what stands on a command line.
const VARIABLE: &str = "BENBEN_STORE";

/// What is shown has no password.
impl fmt::Debug for Kept {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Kept").field("data", &self.data).finish_non_exhaustive()
    }
}

impl Kept {
    /// The data directory: there the store is, if it isn't elsewhere, and there a running server is reached.
    pub(crate) fn directory(&self) -> Result<PathBuf, Failure> {
        self.data.directory()
    }

    /// Where the store is.
    pub(crate) fn place(&self) -> Result<StorePlace, Failure> {
        match &self.store {
            None => self.data.directory().map(StorePlace::Directory),
            Some(text) => {
                let variable = std::env::var(VARIABLE).is_ok_and(|value| value == *text);
                named(text, self.store_password_file.as_ref(), variable)
            }
        }
    }

    /// Looks into it, whether a server is running there or not.
    pub(crate) fn visit(&self) -> Result<Visited, Failure> {
        Ok(match self.place()? {
            StorePlace::Directory(directory) => Visited::Sqlite(Sqlite::visit(&directory)?),
            StorePlace::Postgres(address) => Visited::Postgres(Postgres::visit(address)?),
        })
    }
}

/// What a text means as the place of a store, and where the password for it is.
pub(crate) fn named(
    text: &str,
    password_file: Option<&PathBuf>,
    from_variable: bool,
) -> Result<StorePlace, Failure> {
    if !PostgresAddress::is_meant(text) {
        return Ok(StorePlace::Directory(text.into()));
    }
    let address = PostgresAddress::parse(text)?;
    if address.has_password() && !from_variable {
        let problem = "everybody on this machine can read a password on a command line: put it into a file and \
                       name that with --store-password-file, or into the environment as PGPASSWORD";
        return Err(Failure::Usage(problem.to_owned()));
    }
    Ok(StorePlace::Postgres(match (password_file, std::env::var("PGPASSWORD")) {
        (Some(file), _) => address.with_password_from(file)?,
        (None, Ok(password)) if !address.has_password() => address.with_password(&password),
        _ => address,
    }))
}

/// Makes a directory that nobody else can look into, if it isn't there.
pub(crate) fn make_private(directory: &Path) -> Result<(), Failure> {
    let mut builder = std::fs::DirBuilder::new();
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.recursive(true).create(directory).map_err(|error| {
        Failure::Failed(format!("can't make the directory {}: {error}", directory.display()))
    })
}

/// Opens a store for this process alone.
pub(crate) fn open(place: &StorePlace) -> Result<Arc<dyn Store>, StoreError> {
    Ok(match place {
        StorePlace::Directory(directory) => Arc::new(Sqlite::open(directory)?),
        StorePlace::Postgres(address) => Arc::new(Postgres::open(address.clone())?),
    })
}

/// Opens a store together with other servers, which tell each other what they do.
pub(crate) fn open_shared(place: &StorePlace) -> Result<Arc<dyn Store>, StoreError> {
    Ok(match place {
        StorePlace::Directory(directory) => Arc::new(Sqlite::open(directory)?),
        StorePlace::Postgres(address) => Arc::new(Postgres::open_shared(address.clone())?),
    })
}

/// A store that is looked into.
pub(crate) enum Visited {
    Sqlite(Sqlite),
    Postgres(Postgres),
}

impl Visited {
    /// What every store answers.
    pub(crate) fn store(&self) -> &dyn Store {
        match self {
            Visited::Sqlite(store) => store,
            Visited::Postgres(store) => store,
        }
    }

    /// What the database complains about when it looks at itself. PostgreSQL's own programs do that for theirs.
    pub(crate) async fn complaints(&self) -> Result<Vec<String>, StoreError> {
        match self {
            Visited::Sqlite(store) => store.complaints().await,
            Visited::Postgres(_) => Ok(Vec::new()),
        }
    }

    /// How many tables there are.
    pub(crate) async fn count(&self) -> Result<u64, StoreError> {
        match self {
            Visited::Sqlite(store) => store.count().await,
            Visited::Postgres(store) => store.count().await,
        }
    }

    /// Some tables after the one with this number, and what they take.
    pub(crate) async fn sizes(&self, after: u64, limit: u32) -> Result<Vec<TableSize>, StoreError> {
        match self {
            Visited::Sqlite(store) => store.sizes(after, limit).await,
            Visited::Postgres(store) => store.sizes(after, limit).await,
        }
    }

    /// What the files take.
    pub(crate) async fn file_sizes(&self) -> Result<FileSizes, StoreError> {
        match self {
            Visited::Sqlite(store) => store.file_sizes().await,
            Visited::Postgres(store) => store.file_sizes().await,
        }
    }
}

impl From<StoreError> for Failure {
    fn from(error: StoreError) -> Self {
        Failure::Failed(error.to_string())
    }
}

impl From<AddressError> for Failure {
    fn from(error: AddressError) -> Self {
        Failure::Usage(error.to_string())
    }
}

/// Waits for an answer of the store.
pub(crate) fn answer<T>(answer: impl Future<Output = Result<T, StoreError>>) -> Result<T, Failure> {
    Ok(runtime()?.block_on(answer)?)
}

/// What waits for answers.
pub(crate) fn runtime() -> Result<tokio::runtime::Runtime, Failure> {
    tokio::runtime::Builder::new_current_thread().enable_time().build().map_err(Failure::Output)
}

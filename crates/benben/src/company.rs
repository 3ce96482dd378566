//! Which other servers share the store: the bus over which they tell each other what happens.

use crate::failure::Failure;
use benben_bus::{BusAddress, BusAddressError, BusError};
use benben_server::Joined;
use benben_store::{Store, StorePlace};
use std::fmt;
use std::path::PathBuf;

/// The bus, if there may be several servers.
#[derive(clap::Args)]
pub(crate) struct Company {
    /// Share the store with other servers, which tell each other what happens over NATS, such as `nats://bus:4222`; several
    /// addresses with commas. All of them need a `--store` on PostgreSQL, and each its own `--listen`.
    #[arg(long, env = VARIABLE, value_name = "ADDRESSES", hide_env_values = true)]
    bus: Option<String>,
    /// A file that says who asks at the bus: the user on its first line and the password on its second, or a token alone.
    #[arg(long, env = "BENBEN_BUS_USER_FILE", value_name = "FILE")]
    bus_user_file: Option<PathBuf>,
}

/// May hold a password: nobody else on the machine sees it, other than what stands on a command line.
const VARIABLE: &str = "BENBEN_BUS";

/// What is shown has no password.
impl fmt::Debug for Company {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Company").finish_non_exhaustive()
    }
}

impl Company {
    /// The address of the bus, if there is one and several servers can share what is stored.
    pub(crate) fn address(&self, place: &StorePlace) -> Result<Option<BusAddress>, Failure> {
        let Some(text) = &self.bus else {
            return match self.bus_user_file {
                None => Ok(None),
                Some(_) => Err(Failure::Usage(
                    "--bus-user-file says who asks at the bus: name that with --bus".to_owned(),
                )),
            };
        };
        if let StorePlace::Directory(_) = place {
            let problem = "--bus is for several servers on one PostgreSQL database: name that with --store, or leave --bus out";
            return Err(Failure::Failed(problem.to_owned()));
        }
        let address = BusAddress::parse(text)?;
        if address.has_login() && !std::env::var(VARIABLE).is_ok_and(|value| value == *text) {
            let problem = "everybody on this machine can read a password on a command line: put the bus's user into a file and \
                           name that with --bus-user-file, or the whole address into the environment as BENBEN_BUS";
            return Err(Failure::Usage(problem.to_owned()));
        }
        Ok(Some(match &self.bus_user_file {
            Some(file) => address.with_user_from(file)?,
            None => address,
        }))
    }
}

/// Joins the other servers. Nothing is stored before the bus is reached.
pub(crate) async fn join(
    address: &BusAddress,
    open: impl FnOnce() -> Result<std::sync::Arc<dyn Store>, Failure>,
) -> Result<(std::sync::Arc<dyn Store>, Joined), Failure> {
    let wire = address.connect().await?;
    let store = open()?;
    let joined = Joined::over(wire, store.as_ref()).await?;
    Ok((store, joined))
}

impl From<BusError> for Failure {
    fn from(error: BusError) -> Self {
        Failure::Failed(error.to_string())
    }
}

impl From<BusAddressError> for Failure {
    fn from(error: BusAddressError) -> Self {
        Failure::Usage(error.to_string())
    }
}

//! Who is signed in: the token of a session, in a cookie or a header, stands for an account.

use super::identity;
use crate::house::House;
use crate::nodes::Word;
use crate::problem::Problem;
use crate::web::client::Secure;
use crate::web::token;
use axum::http::HeaderMap;
use benben_core::Day;
use benben_store::{AccountId, TokenHash};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

/// Whoever was not here for so many days signs in again.
const DAYS: i64 = 365;
/// With more of them, those in memory are looked up again.
const MOST: usize = 10_000;

/// Somebody who is signed in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct SignedIn {
    pub(crate) account: AccountId,
    /// What they are called.
    pub(crate) name: String,
    /// Their session.
    pub(crate) session: TokenHash,
    seen_on: Day,
}

impl SignedIn {
    /// What holds their seats.
    pub(crate) fn identity(&self) -> String {
        identity(&self.account)
    }
}

/// Who a request comes from, if they are signed in: by its header, and by its cookie.
#[derive(Clone, Debug, Default)]
pub(crate) struct Recognised {
    pub(crate) by_header: Option<Arc<SignedIn>>,
    pub(crate) by_cookie: Option<Arc<SignedIn>>,
}

/// The sessions in memory, so that not every request asks the store.
#[derive(Debug, Default)]
pub(crate) struct Known {
    sessions: Mutex<HashMap<TokenHash, (Arc<SignedIn>, Instant)>>,
}

/// Where another server may have ended a session, it is looked up again after this time.
const HOLDS: Duration = Duration::from_secs(3);

impl Known {
    /// Whose session it is; what was looked up longer ago than this doesn't hold any more.
    fn find(&self, token: TokenHash, holds: Option<Duration>) -> Option<Arc<SignedIn>> {
        let sessions = self.sessions.lock().unwrap_or_else(PoisonError::into_inner);
        let (signed_in, at) = sessions.get(&token)?;
        holds.is_none_or(|holds| at.elapsed() < holds).then(|| signed_in.clone())
    }

    fn note(&self, signed_in: Arc<SignedIn>) {
        let mut sessions = self.sessions.lock().unwrap_or_else(PoisonError::into_inner);
        if sessions.len() >= MOST {
            sessions.clear();
        }
        sessions.insert(signed_in.session, (signed_in, Instant::now()));
    }

    /// Nothing that is known of this account holds any more.
    pub(crate) fn forget(&self, account: &AccountId) {
        let mut sessions = self.sessions.lock().unwrap_or_else(PoisonError::into_inner);
        sessions.retain(|_, (signed_in, _)| signed_in.account != *account);
    }
}

impl House {
    /// Nothing that is known of an account's sessions holds any more: here, and at all other servers.
    pub(crate) fn forget_sessions(&self, account: &AccountId) {
        self.accounts.known.forget(account);
        self.tell_nodes(&Word::Account { id: account.clone() });
    }
}

impl Recognised {
    /// Whoever sends these headers, if they are signed in. Guests cost nothing.
    pub(crate) async fn of(
        house: &House,
        headers: &HeaderMap,
        secure: Secure,
    ) -> Result<Option<Self>, Problem> {
        let by_header = match token::session_in_header(headers) {
            Some(token) => recognise(house, TokenHash::of(token)).await?,
            None => None,
        };
        let by_cookie = match token::session_in_cookie(headers, secure) {
            Some(token) => recognise(house, TokenHash::of(&token)).await?,
            None => None,
        };
        let anybody = by_header.is_some() || by_cookie.is_some();
        Ok(anybody.then_some(Recognised { by_header, by_cookie }))
    }
}

async fn recognise(house: &House, token: TokenHash) -> Result<Option<Arc<SignedIn>>, Problem> {
    let today = house.config.clock.today();
    let holds = house.nodes.is_some().then_some(HOLDS);
    if let Some(known) = house.accounts.known.find(token, holds).filter(|known| known.seen_on == today) {
        return Ok(Some(known));
    }
    let found = house.store.session(token).await.map_err(|error| Problem::store(&error))?;
    let Some((session, account)) = found.filter(|(session, _)| session.seen_on.plus(DAYS) >= today) else {
        return Ok(None);
    };
    if session.seen_on < today {
        house.store.note_session(token, today).await.map_err(|error| Problem::store(&error))?;
    }
    let signed_in =
        Arc::new(SignedIn { account: account.id, name: account.name, session: token, seen_on: today });
    house.accounts.known.note(signed_in.clone());
    Ok(Some(signed_in))
}

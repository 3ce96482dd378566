//! The page where a guest keeps their name.

use super::super::reply::{FormBody, LenientQuery, page, redirect};
use super::{again, once};
use crate::accounts::passkeys::{Made, Site};
use crate::accounts::{self, Registration, WayIn};
use crate::base64url::Bytes;
use crate::house::House;
use crate::keepsakes::{self, Settings};
use crate::problem::Problem;
use crate::web::client::{Client, Secure};
use crate::web::memory::{NAME, recall, remember};
use crate::web::session::{PageProblem, Session, chosen_language};
use crate::web::token::{drop_guest_cookie, session_cookie};
use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::Response;
use benben_games::assets;
use benben_web::pages::{self, Belongings, Door};
use serde::Deserialize;
use std::sync::Arc;

/// What somebody fills in, and the invitation that their link had.
#[derive(Deserialize)]
pub(crate) struct Wish {
    #[serde(default)]
    name: String,
    #[serde(default)]
    password: String,
    #[serde(default)]
    invitation: String,
    /// What a browser says about a passkey that was made for the name; empty if none was.
    #[serde(default)]
    client_data: Option<Bytes>,
    #[serde(default)]
    authenticator_data: Option<Bytes>,
}

impl Wish {
    /// A passkey, if one was made, or else the password.
    fn way_in(&mut self, headers: &HeaderMap, secure: Secure) -> Result<WayIn, Problem> {
        let [client_data, authenticator_data] = [&mut self.client_data, &mut self.authenticator_data]
            .map(|field| field.take().map(|field| field.0).unwrap_or_default());
        if client_data.is_empty() {
            return Ok(WayIn::Password(std::mem::take(&mut self.password)));
        }
        Ok(WayIn::Passkey(Site::asked(headers, secure.0)?, Made { client_data, authenticator_data }))
    }
}

/// What the address of the form may carry.
#[derive(Default, Deserialize)]
pub(crate) struct Link {
    #[serde(default)]
    invitation: String,
}

/// Who may keep a name here, as the form says it.
fn door<'a>(house: &House, invitation: &'a str) -> Door<'a> {
    match house.config.registration {
        Registration::Open => Door::Open,
        Registration::Invitation if invitation.is_empty() => Door::InvitationNeeded,
        Registration::Invitation => Door::Invited(invitation),
        Registration::Closed => Door::Closed,
    }
}

/// The form.
pub(crate) async fn show(
    State(house): State<Arc<House>>,
    session: Session,
    headers: HeaderMap,
    LenientQuery(link): LenientQuery<Link>,
) -> Response {
    if session.signed_in().is_some() {
        return redirect("/me/account", HeaderMap::new());
    }
    let name = recall(&headers, NAME).unwrap_or_default();
    page(pages::keep(&name, door(&house, &link.invitation), None, session.texts(), assets()))
}

/// Keeps the name, and shows the recovery codes.
pub(crate) async fn keep(
    State(house): State<Arc<House>>,
    session: Session,
    client: Client,
    secure: Secure,
    headers: HeaderMap,
    FormBody(mut wish): FormBody<Wish>,
) -> Result<Response, PageProblem> {
    if session.signed_in().is_some() {
        return Ok(redirect("/me/account", HeaderMap::new()));
    }
    let (texts, device) = (session.texts(), accounts::device(&headers));
    let way_in = wish.way_in(&headers, secure).map_err(|problem| session.problem(problem))?;
    let Wish { name, invitation, .. } = wish;
    let kept =
        accounts::keep(&house, client, session.guest(), Some(&invitation), &name, way_in, device).await;
    let kept = match kept {
        Ok(kept) => kept,
        Err(problem) => {
            let door = door(&house, &invitation);
            return again(&session, problem, |wrong| pages::keep(&name, door, Some(wrong), texts, assets()));
        }
    };
    // What this browser knows of what was learned here, its script brings along.
    let nothing = Belongings::new(benben_games::ids());
    let mut response = once(pages::recovery_codes(&kept.codes, Some(&nothing), texts, assets()));
    let mut cookies = session_cookie(&kept.session, secure);
    if let Some(language) = chosen_language(&headers) {
        let kept = keepsakes::choose(&house, &kept.account, &Settings::spoken(language)).await;
        kept.map_err(|problem| session.problem(problem))?;
    }
    if session.guest().is_some() {
        drop_guest_cookie(&mut cookies, secure);
    }
    remember(&mut cookies, NAME, &kept.name);
    response.headers_mut().extend(cookies);
    Ok(response)
}

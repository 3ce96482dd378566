//! The pages of the deal of the day.

use super::reply::{page, redirect};
use crate::accounts::{KeptNames, seat_name};
use crate::daily::{self, DealOfTheDay, OPPONENT};
use crate::house::House;
use crate::introduction::{shown, title};
use crate::name;
use crate::problem::{Missing, Problem};
use crate::web::client::{Client, Secure};
use crate::web::memory::{NAME, recall};
use crate::web::path::DayPath;
use crate::web::session::{PageProblem, Session};
use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::Response;
use benben_bots::{Account, Level};
use benben_core::Day;
use benben_games::assets;
use benben_store::{StoredTry, TokenHash, Trier};
use benben_web::pages::{BoardRow, DailyBoard, DailyGame, DailyPage, LuckAndSkill, Trying};
use benben_web::{Texts, level_name, pages};
use std::sync::Arc;

/// Earlier days that are offered.
const EARLIER: i64 = 7;

/// Today's deals.
pub(crate) async fn show(State(house): State<Arc<House>>, session: Session) -> Result<Response, PageProblem> {
    let today = today(&house, &session).await.map_err(|problem| session.problem(problem))?;
    Ok(page(pages::daily(&today, session.texts(), assets())))
}

async fn today(house: &House, session: &Session) -> Result<DailyPage, Problem> {
    let (today, texts) = (house.config.clock.today(), session.texts());
    let deals = daily::deals(house, EARLIER).await?;
    let (mut games, mut tomorrow) = (Vec::new(), Vec::new());
    // In the order in which games are shown everywhere.
    for id in benben_games::ids() {
        for deal in deals.iter().filter(|deal| deal.meta.id == id) {
            if deal.day() > today {
                tomorrow.push((title(id, texts), deal.stored.secret.commitment()));
            } else if deal.day() == today
                && let Some(game) = shown(id, texts)
            {
                let own = deal.try_of(house, session.hash()).await?;
                games.push(DailyGame { game, trying: trying(own.as_ref()) });
            }
        }
    }
    let mut earlier: Vec<Day> = deals.iter().map(DealOfTheDay::day).filter(|day| *day < today).collect();
    earlier.dedup();
    Ok(DailyPage { today, games, earlier, tomorrow })
}

fn trying(own: Option<&StoredTry>) -> Trying {
    let Some(own) = own else { return Trying::Not };
    let table = own.table.as_ref().map(ToString::to_string).unwrap_or_default();
    if own.result.is_some() { Trying::Done(table) } else { Trying::Still(table) }
}

/// One deal, with its board.
pub(crate) async fn board(
    State(house): State<Arc<House>>,
    session: Session,
    which: DayPath,
) -> Result<Response, PageProblem> {
    let board = look(&house, &session, &which).await.map_err(|problem| session.problem(problem))?;
    Ok(page(pages::daily_board(&board, session.texts(), assets())))
}

async fn look(house: &Arc<House>, session: &Session, which: &DayPath) -> Result<DailyBoard, Problem> {
    let (deal, texts) = (daily::deal(house, which.day, &which.game).await?, session.texts());
    let token = session.hash();
    let own = deal.try_of(house, token).await?;
    let board = deal.board(house, own.as_ref()).await?;
    let kept = daily::kept(house, board.iter().flatten()).await?;
    let bots = board.iter().flatten().filter(|one| matches!(one.by, Trier::Bot(_))).count();
    Ok(DailyBoard {
        game: shown(deal.meta.id, texts).ok_or(Problem::NotFound(Missing::Game))?,
        day: deal.day(),
        drawn_at: crate::date::iso(deal.stored.drawn_at),
        commitment: deal.stored.secret.commitment(),
        shown: deal.shown(),
        opponent: OPPONENT.name(),
        trying: trying(own.as_ref()),
        bots_play: board.is_some() && bots < Level::ALL.len(),
        rows: board.map(|board| board.iter().filter_map(|one| row(one, &kept, token, texts)).collect()),
    })
}

fn row(one: &StoredTry, kept: &KeptNames, viewer: Option<TokenHash>, texts: Texts) -> Option<BoardRow> {
    let result = one.result.as_ref()?;
    let account = result.account.as_deref().and_then(|text| serde_json::from_str::<Account>(text).ok());
    let luck_and_skill = |account: Account| {
        // As the review of the same game says it.
        let account = account.rounded();
        LuckAndSkill { luck: account.deal + account.between, decisions: account.decisions }
    };
    Some(BoardRow {
        name: match &one.by {
            Trier::Bot(level) => level_name(level, texts),
            Trier::Holder(_) if one.name.is_empty() => texts.say("name-former"),
            Trier::Holder(_) => one.name.clone(),
        },
        keeps_name: matches!(one.by, Trier::Holder(holder) if kept.is_kept(Some(holder), &one.name)),
        is_bot: matches!(one.by, Trier::Bot(_)),
        is_you: viewer.is_some_and(|viewer| one.by == Trier::Holder(viewer)),
        share: result.share,
        points: result.points,
        account: account.map(luck_and_skill),
    })
}

/// Takes whoever asks to their table.
pub(crate) async fn play(
    State(house): State<Arc<House>>,
    session: Session,
    client: Client,
    secure: Secure,
    which: DayPath,
    headers: HeaderMap,
) -> Result<Response, PageProblem> {
    let deal =
        daily::deal(&house, which.day, &which.game).await.map_err(|problem| session.problem(problem))?;
    let seat_token = session.seat_token(&house).await?;
    let known = recall(&headers, NAME).filter(|name| name::check(name).is_ok());
    let wanted = known.unwrap_or_else(|| session.texts().say("name-guest"));
    let name = seat_name(session.signed_in().map(|who| &**who), &wanted);
    let name = name.map_err(|problem| session.problem(problem))?;
    let token = TokenHash::of(&seat_token.token);
    let table = deal.play(&house, token, &name, client).await.map_err(|problem| session.problem(problem))?;
    Ok(redirect(&format!("/t/{table}"), seat_token.cookie(secure)))
}

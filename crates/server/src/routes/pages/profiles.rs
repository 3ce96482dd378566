//! Profiles, as browsers show them.

use super::reply::{FormBody, LenientQuery, page, redirect};
use crate::house::House;
use crate::introduction::{shown, title};
use crate::problem::Problem;
use crate::profiles::{self, History, Played, RatingNow, SeenBy, Visit};
use crate::web::path::PathWord;
use crate::web::session::{PageProblem, Session};
use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::Response;
use benben_games::assets;
use benben_web::pages::{
    self, FiguresShown, GamesShown, HistoryShown, OpponentShown, PlayedShown, ProfileShown, RatingOverTime,
    RatingPoint, SitterShown, TallyShown, profile_path,
};
use benben_web::table::SeatRating;
use benben_web::{Texts, level_name};
use serde::Deserialize;
use std::sync::Arc;

/// Somebody's profile.
pub(crate) async fn show(
    State(house): State<Arc<House>>,
    session: Session,
    PathWord(name): PathWord,
) -> Result<Response, PageProblem> {
    let shown = profile(&house, &session, &name).await.map_err(|problem| session.problem(problem))?;
    Ok(page(pages::profile(&shown, session.texts(), assets())))
}

async fn profile(house: &House, session: &Session, name: &str) -> Result<ProfileShown, Problem> {
    let texts = session.texts();
    let visit = profiles::visit(house, session.signed_in().map(AsRef::as_ref), name).await?;
    Ok(ProfileShown {
        own: visit.own().map(parts_seen),
        ratings: match visit.sees_ratings() {
            true => {
                let ratings = profiles::ratings(house, &visit.account).await?.into_iter();
                Some(ratings.filter_map(|rating| over_time(&rating, texts)).collect())
            }
            false => None,
        },
        games: match visit.sees_games() {
            true => Some(games(house, &visit, texts).await?),
            false => None,
        },
        opponents: match visit.sees_opponents() {
            true => Some(profiles::opponents(house, &visit).await?.into_iter().map(opponent).collect()),
            false => None,
        },
        reviews: match visit.sees_reviews() {
            true => {
                let reviews = profiles::reviews(house, &visit.account).await?.into_iter();
                Some(reviews.map(|reviewed| figures(&reviewed, texts)).collect())
            }
            false => None,
        },
        name: visit.name,
    })
}

/// Where older games begin.
#[derive(Debug, Default, Deserialize)]
pub(crate) struct From {
    before: Option<u64>,
}

/// Somebody's finished games, further back.
pub(crate) async fn history(
    State(house): State<Arc<House>>,
    session: Session,
    PathWord(name): PathWord,
    LenientQuery(From { before }): LenientQuery<From>,
) -> Result<Response, PageProblem> {
    let failed = |problem| session.problem(problem);
    let visit =
        profiles::visit(&house, session.signed_in().map(AsRef::as_ref), &name).await.map_err(failed)?;
    visit.check_games().map_err(failed)?;
    let history = profiles::history(&house, &visit, before).await.map_err(failed)?;
    let texts = session.texts();
    Ok(page(pages::profile_games(&visit.name, &history_shown(history, texts), texts, assets())))
}

/// Leads to one's own profile.
pub(crate) async fn own(session: Session) -> Response {
    let to = session.signed_in().map_or_else(|| "/sign-in".to_owned(), |who| profile_path(&who.name));
    redirect(&to, HeaderMap::new())
}

/// Who shall see what.
#[derive(Debug, Deserialize)]
pub(crate) struct Chosen {
    ratings: SeenBy,
    games: SeenBy,
    opponents: SeenBy,
    reviews: SeenBy,
}

/// Changes who sees what of oneself.
pub(crate) async fn choose(
    State(house): State<Arc<House>>,
    session: Session,
    FormBody(chosen): FormBody<Chosen>,
) -> Result<Response, PageProblem> {
    let who = session.account()?;
    let Chosen { ratings, games, opponents, reviews } = chosen;
    let seen = profiles::PartsSeen { ratings, games, opponents, reviews };
    profiles::show(&house, &who, seen).await.map_err(|problem| session.problem(problem))?;
    Ok(redirect(&profile_path(&who.name), HeaderMap::new()))
}

fn parts_seen(seen: profiles::PartsSeen) -> pages::PartsSeen {
    let by = |seen: SeenBy| match seen {
        SeenBy::Everyone => pages::SeenBy::Everyone,
        SeenBy::Friends => pages::SeenBy::Friends,
        SeenBy::Nobody => pages::SeenBy::Nobody,
    };
    pages::PartsSeen {
        ratings: by(seen.ratings),
        games: by(seen.games),
        opponents: by(seen.opponents),
        reviews: by(seen.reviews),
    }
}

/// Of a game that is not played here any more there is nothing to show.
fn over_time(rating: &RatingNow, texts: Texts) -> Option<RatingOverTime> {
    let point = |then: &profiles::RatingThen| RatingPoint {
        at: then.at,
        rating: then.exactly.rating,
        deviation: then.exactly.deviation,
    };
    Some(RatingOverTime {
        game: shown(&rating.game, texts)?,
        now: SeatRating {
            points: rating.rating,
            deviation: rating.deviation,
            provisional: rating.provisional,
            before: None,
        },
        games: rating.games,
        points: rating.history.iter().map(point).collect(),
    })
}

async fn games(house: &House, visit: &Visit, texts: Texts) -> Result<GamesShown, Problem> {
    let tally = profiles::tally(house, &visit.account).await?.into_iter();
    let tally =
        tally.map(|one| TallyShown { title: title(&one.game, texts), games: one.games, won: one.won });
    let latest = profiles::history(house, visit, None).await?;
    Ok(GamesShown { tally: tally.collect(), latest: history_shown(latest, texts) })
}

fn history_shown(history: History, texts: Texts) -> HistoryShown {
    HistoryShown {
        games: history.games.into_iter().map(|game| played(game, texts)).collect(),
        older: history.before,
    }
}

fn played(game: Played, texts: Texts) -> PlayedShown {
    let sitter = |sitter: profiles::Sitter| SitterShown {
        name: sitter.name.map(|name| match (sitter.bot, name.as_str()) {
            (true, level) => level_name(level, texts),
            (false, "") => texts.say("name-former"),
            (false, _) => name,
        }),
        score: sitter.score,
    };
    let introduced = shown(&game.game, texts);
    PlayedShown {
        title: introduced.as_ref().map(|game| game.title.clone()).unwrap_or_default(),
        emblem: introduced.map(|game| game.emblem).unwrap_or_default(),
        table: game.table,
        at: crate::date::iso(game.ended_at),
        rated: game.rated,
        place: game.place,
        gave_up: game.resigned,
        sitters: game.players.into_iter().map(sitter).collect(),
    }
}

fn opponent(opponent: profiles::Opponent) -> OpponentShown {
    let profiles::Opponent { name, games, won, has_profile } = opponent;
    OpponentShown { name, has_profile, games, won }
}

fn figures(reviewed: &profiles::Reviewed, texts: Texts) -> FiguresShown {
    FiguresShown {
        title: title(&reviewed.game, texts),
        games: reviewed.games,
        decisions: reviewed.decisions,
        loss: reviewed.loss,
    }
}

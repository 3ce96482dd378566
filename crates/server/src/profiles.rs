//! Profiles: what somebody who keeps their name shows of themselves, and to whom.
//!
//! Whoever asks, through the API or on a page, comes by [`visit`], which says what they may see; everything is then built up from
//! the parts they may. A name that nobody keeps and one whose owner shows nothing get the same answer, after the same questions to
//! the store.

mod history;
mod parts;

pub(crate) use history::{History, Played, Sitter, history};
pub(crate) use parts::{
    Opponent, RatingNow, RatingThen, Reviewed, Tally, opponents, ratings, reviews, tally,
};

use crate::accounts::SignedIn;
use crate::house::House;
use crate::name;
use crate::problem::{Missing, Problem};
use benben_store::{AccountId, Shown, ShownTo, StoreError};
use serde::{Deserialize, Serialize};
use std::collections::HashSet;
use utoipa::ToSchema;

/// Who sees something.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub(crate) enum SeenBy {
    /// Everyone.
    Everyone,
    /// Your friends.
    Friends,
    /// Only you.
    Nobody,
}

/// Who sees which part of your profile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct PartsSeen {
    /// Your ratings, and how they went up and down.
    pub(crate) ratings: SeenBy,
    /// The games you have finished.
    pub(crate) games: SeenBy,
    /// With whom you play most.
    pub(crate) opponents: SeenBy,
    /// What reviews say about your decisions.
    pub(crate) reviews: SeenBy,
}

impl From<ShownTo> for SeenBy {
    fn from(shown: ShownTo) -> Self {
        match shown {
            ShownTo::Everyone => SeenBy::Everyone,
            ShownTo::Friends => SeenBy::Friends,
            ShownTo::Nobody => SeenBy::Nobody,
        }
    }
}

impl From<SeenBy> for ShownTo {
    fn from(seen: SeenBy) -> Self {
        match seen {
            SeenBy::Everyone => ShownTo::Everyone,
            SeenBy::Friends => ShownTo::Friends,
            SeenBy::Nobody => ShownTo::Nobody,
        }
    }
}

impl From<Shown> for PartsSeen {
    fn from(shown: Shown) -> Self {
        let Shown { ratings, games, opponents, reviews } = shown;
        PartsSeen {
            ratings: ratings.into(),
            games: games.into(),
            opponents: opponents.into(),
            reviews: reviews.into(),
        }
    }
}

impl From<PartsSeen> for Shown {
    fn from(seen: PartsSeen) -> Self {
        let PartsSeen { ratings, games, opponents, reviews } = seen;
        Shown {
            ratings: ratings.into(),
            games: games.into(),
            opponents: opponents.into(),
            reviews: reviews.into(),
        }
    }
}

fn failed(error: &StoreError) -> Problem {
    Problem::store(error)
}

/// Whoever looks at profiles, and whose friend they are.
#[derive(Debug, Default)]
pub(crate) struct Onlooker {
    account: Option<AccountId>,
    friends: HashSet<AccountId>,
}

impl Onlooker {
    pub(crate) async fn of(house: &House, who: Option<&SignedIn>) -> Result<Self, Problem> {
        let Some(who) = who else { return Ok(Onlooker::default()) };
        let friends = house.store.friends(who.account.clone()).await.map_err(|error| failed(&error))?;
        let friends = friends.into_iter().map(|friend| friend.account).collect();
        Ok(Onlooker { account: Some(who.account.clone()), friends })
    }

    /// Is it them?
    fn is(&self, account: &AccountId) -> bool {
        self.account.as_ref() == Some(account)
    }

    fn is_friend_of(&self, account: &AccountId) -> bool {
        self.friends.contains(account)
    }

    /// May they see what somebody shows in this way?
    fn sees(&self, account: &AccountId, shown: ShownTo) -> bool {
        self.is(account)
            || match shown {
                ShownTo::Everyone => true,
                ShownTo::Friends => self.is_friend_of(account),
                ShownTo::Nobody => false,
            }
    }
}

/// Somebody looks at somebody's profile.
#[derive(Debug)]
pub(crate) struct Visit {
    pub(crate) onlooker: Onlooker,
    pub(crate) account: AccountId,
    /// What they are called.
    pub(crate) name: String,
    shown: Shown,
}

impl Visit {
    /// Who else sees what, if it is the onlooker's own profile.
    pub(crate) fn own(&self) -> Option<PartsSeen> {
        self.onlooker.is(&self.account).then(|| self.shown.into())
    }

    fn sees(&self, part: ShownTo) -> bool {
        self.onlooker.sees(&self.account, part)
    }

    pub(crate) fn sees_ratings(&self) -> bool {
        self.sees(self.shown.ratings)
    }

    pub(crate) fn sees_games(&self) -> bool {
        self.sees(self.shown.games)
    }

    /// Whoever may not see the games gets the answer as if nobody had this name.
    pub(crate) fn check_games(&self) -> Result<(), Problem> {
        if self.sees_games() { Ok(()) } else { Err(Problem::NotFound(Missing::Person)) }
    }

    pub(crate) fn sees_opponents(&self) -> bool {
        self.sees(self.shown.opponents)
    }

    pub(crate) fn sees_reviews(&self) -> bool {
        self.sees(self.shown.reviews)
    }
}

/// Looks at the profile of whoever keeps this name. It is there for them, for their friends, and for everyone who may see
/// something in it.
pub(crate) async fn visit(house: &House, who: Option<&SignedIn>, name: &str) -> Result<Visit, Problem> {
    let onlooker = Onlooker::of(house, who).await?;
    let found = house.store.account_like(name::looks(name)).await.map_err(|error| failed(&error))?;
    // Nobody has this id. So what is asked below is asked whether or not the name is kept.
    let (account, name) =
        found.map_or((AccountId::from_bits(0), String::new()), |found| (found.id, found.name));
    let shown = house.store.shown(account.clone()).await.map_err(|error| failed(&error))?;
    let rated = house.store.ratings_of(account.clone()).await.map_err(|error| failed(&error))?;
    let visit = Visit { onlooker, account, name, shown };
    let knows = visit.onlooker.is(&visit.account) || visit.onlooker.is_friend_of(&visit.account);
    let sees = visit.sees_games()
        || visit.sees_opponents()
        || visit.sees_reviews()
        || visit.sees_ratings() && !rated.is_empty();
    if knows || sees { Ok(visit) } else { Err(Problem::NotFound(Missing::Person)) }
}

/// Who sees what of somebody.
pub(crate) async fn seen(house: &House, who: &SignedIn) -> Result<PartsSeen, Problem> {
    let shown = house.store.shown(who.account.clone()).await.map_err(|error| failed(&error))?;
    Ok(shown.into())
}

/// Changes who sees what of somebody.
pub(crate) async fn show(house: &House, who: &SignedIn, seen: PartsSeen) -> Result<(), Problem> {
    house.store.show(who.account.clone(), seen.into()).await.map_err(|error| failed(&error))
}

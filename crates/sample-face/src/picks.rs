//! What is picked for which action, and what picks mean.

use crate::{Action, flaw};
use benben_sample::{Card, Chamber, Sealed};
use benben_web::{Pick, Scene};

pub(crate) fn chamber(chamber: Chamber) -> Pick {
    Pick::new(format!("chamber-{chamber}"))
}

pub(crate) fn card(card: Card) -> Pick {
    Pick::new(format!("card-{card}"))
}

/// An action is one pick.
pub(crate) fn picks(action: Action, flaw: u8) -> Vec<Pick> {
    match action {
        Action::Put(Chamber::C) if flaw == flaw::SHARES_A_PICK => vec![chamber(Chamber::B)],
        Action::Put(at) => vec![chamber(at)],
        Action::Seal => vec![Pick::new("seal")],
        Action::Swap(held) => vec![card(held)],
        Action::Keep if flaw == flaw::NEEDS_NO_PICK => Vec::new(),
        Action::Keep => vec![Pick::new("keep")],
    }
}

/// The last pick counts.
pub(crate) fn attempt(scene: &Scene<'_, Sealed>, picks: &[Pick], flaw: u8) -> Option<Action> {
    let pick = picks.last()?.as_str();
    let action = match pick.split_once('-') {
        Some(("chamber", name)) => Action::Put(name.parse().ok()?),
        Some(("card", value)) => Action::Swap(value.parse().ok()?),
        _ if pick == "seal" => Action::Seal,
        _ if pick == "keep" => Action::Keep,
        _ => return None,
    };
    (flaw != flaw::UNDERSTANDS_ONLY_LEGAL || scene.legal.contains(&action)).then_some(action)
}

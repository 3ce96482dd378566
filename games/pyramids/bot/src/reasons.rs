//! What can be a reason for one action and against another: features that mean one thing to a player.

use benben_bots::Reason;

/// Each has a text in the face, in every language.
pub(super) const REASONS: &[Reason] = &[
    Reason {
        name: "points",
        features: &["points", "points_late", "points_very_late", "complete", "completed", "torches"],
        concerns_others: false,
    },
    Reason {
        name: "tomb",
        features: &["nearness", "nearness_late", "way", "way_late", "nearer_way", "farther_way"],
        concerns_others: false,
    },
    Reason {
        name: "bonus",
        features: &["complete_bonus", "bonus_nearness", "bonus_nearness_late"],
        concerns_others: false,
    },
    Reason {
        name: "symbols",
        features: &["gems", "crosses", "edge_symbols", "lonely_gems", "torch", "edge_torch", "edge", "extra"],
        concerns_others: false,
    },
    Reason { name: "skulls", features: &["skulls", "skulls_ahead"], concerns_others: false },
    Reason {
        name: "shapes",
        features: &["outlook", "outlook_late", "outlook_very_late", "next_gain", "next_gain_late"],
        concerns_others: false,
    },
];

//! What can be a reason for one action and against another: features that mean one thing to a player.

use benben_bots::Reason;

/// Each has a text in the face, in every language.
pub(super) const REASONS: &[Reason] = &[
    Reason {
        name: "points",
        features: &["points", "points_late", "points_very_late", "final_points", "lead", "lead_late"],
        concerns_others: false,
    },
    Reason {
        name: "now",
        features: &[
            "hand_now",
            "hand_now_placing",
            "hand_now_late",
            "best_now",
            "run",
            "run_placing",
            "run_late",
            "symbol",
            "open_places",
        ],
        concerns_others: true,
    },
    Reason {
        name: "later",
        features: &["hand_later", "hand_later_late", "edges", "top", "top_late", "hand", "hand_late"],
        concerns_others: false,
    },
    Reason {
        name: "top",
        features: &["very_top", "very_top_placing", "finishes", "finishes_next"],
        concerns_others: true,
    },
];

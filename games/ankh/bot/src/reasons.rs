//! What can be a reason for one action and against another: features that mean one thing to a player.

use benben_bots::Reason;

/// Each has a text in the face, in every language.
pub(super) const REASONS: &[Reason] = &[
    Reason {
        name: "row",
        features: &["row", "row_soon", "row_late", "row_soon_late", "row_lead", "row_values"],
        concerns_others: true,
    },
    Reason {
        name: "score",
        features: &["score", "score_late", "score_very_late", "score_lead"],
        concerns_others: true,
    },
    Reason {
        name: "hand",
        features: &[
            "hand_gain",
            "best_gain",
            "hand_gain_soon",
            "best_gain_on_turn",
            "hand_values",
            "first_wish",
            "second_wish",
            "third_wish",
            "last_wish",
        ],
        concerns_others: false,
    },
    Reason {
        name: "papyri",
        features: &["papyri", "papyri_late", "swing", "swing_on_turn"],
        concerns_others: false,
    },
    Reason {
        name: "scoring",
        features: &[
            "finish_lead",
            "finish_lead_on_turn",
            "finish_wins",
            "finish_wins_on_turn",
            "missing",
            "missing_elsewhere",
            "row_length",
        ],
        concerns_others: true,
    },
];

//! What can be a reason for one action and against another: features that mean one thing to a player.

use benben_bots::Reason;

/// Each has a text in the face, in every language.
pub(super) const REASONS: &[Reason] = &[
    Reason {
        name: "worth",
        features: &[
            "worth",
            "worth_late",
            "worth_very_late",
            "final_worth",
            "store",
            "store_late",
            "stored",
            "stored_late",
            "treasure_taken",
            "treasure_stored",
        ],
        concerns_others: true,
    },
    Reason {
        name: "tiles",
        features: &["tile_kinds", "tiles", "cannot_take", "takable"],
        concerns_others: false,
    },
    Reason {
        name: "neighbour",
        features: &["neighbours", "neighbours_late", "first_take", "second_take"],
        concerns_others: false,
    },
    Reason {
        name: "laws",
        features: &["holds_treasure_law", "holds_sell_stored", "holds_take_more", "holds_swap", "law_taken"],
        concerns_others: false,
    },
    Reason {
        name: "end",
        features: &["worth_ending", "lead_ending", "ends_ahead", "ends_ahead_next"],
        concerns_others: true,
    },
];

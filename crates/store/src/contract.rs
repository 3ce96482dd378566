//! What every store promises, as tests written once.
//!
//! Whoever writes a store tests it with `benben_store::uphold_contract!(new_place)`, where `new_place` gives an empty
//! [`Place`]. Each function here is one of those tests and panics when the promise is broken.

#![allow(clippy::unwrap_used, reason = "these are tests, in a library for the sake of several stores")]

mod accounts;
mod appending;
mod attention;
mod clock;
mod days;
mod expiring;
mod friends;
mod invitations;
mod keepsakes;
mod listing;
mod order;
mod profiles;
mod ratings;
mod reach;
mod resting;
mod reviews;
mod tables;
mod talk;
mod tournaments;

pub use accounts::*;
pub use appending::*;
pub use attention::*;
pub use clock::*;
pub use days::*;
pub use expiring::*;
pub use friends::*;
pub use invitations::*;
pub use keepsakes::*;
pub use listing::*;
pub use order::*;
pub use profiles::*;
pub use ratings::*;
pub use reach::*;
pub use resting::*;
pub use reviews::*;
pub use tables::*;
pub use talk::*;
pub use tournaments::*;

use crate::{
    Append, Attention, Holder, Status, Store, StoredEntry, StoredSeat, StoredTable, TableId, TokenHash,
};
use benben_core::{Nonce, Seat, Secret};

/// Somewhere a store keeps its data, empty at first.
pub trait Place: Send + Sync {
    /// The store under test.
    type Store: Store;

    /// Opens the store there. The one opened before has been dropped.
    fn open(&self) -> impl Future<Output = Self::Store> + Send;
}

/// A test for each promise, for a place that `$new_place` makes.
#[macro_export]
macro_rules! uphold_contract {
    ($new_place:path) => {
        $crate::uphold_contract! { $new_place:
            a_table_comes_back_as_it_was_opened
            a_table_comes_back_after_the_store_was_closed
            an_unknown_table_is_none
            an_id_is_taken_once
            a_code_is_taken_once_and_free_when_given_up
            a_saved_table_has_the_next_revision
            saving_keeps_what_is_fixed
            what_a_token_holds_is_handed_over
            of_two_savers_the_second_is_stale
            saving_an_unknown_table_is_refused
            a_removed_table_leaves_nothing_behind
            a_branch_begins_with_what_was_played
            a_branch_whose_entries_have_gaps_is_not_opened
            a_review_is_kept_until_its_table_goes
            what_was_said_is_kept_until_its_table_goes
            whoever_said_something_stays_known_to_those_who_block_them
            talk_is_no_change_of_its_table
            of_much_talk_the_oldest_goes
            words_are_switched_and_forgotten_and_phrases_stay
            a_report_is_kept_once_as_it_was
            nobody_comes_into_a_locked_account
            a_renamed_account_is_followed_where_it_still_plays
            what_was_done_is_noted_in_order
            entries_come_back_in_order
            acknowledged_entries_survive_closing
            a_step_is_taken_once
            a_step_cannot_be_skipped
            a_repeated_entry_is_harmless
            a_seat_step_is_taken_once
            an_entry_needs_a_table
            an_entry_and_its_save_happen_together
            an_entry_is_not_added_when_its_save_is_refused
            a_repeated_entry_saves_nothing
            one_refused_entry_does_not_fail_the_others
            many_tables_grow_at_the_same_time
            many_writers_of_one_step_leave_one_entry
            any_text_comes_back_as_it_was
            open_tables_are_listed_newest_first
            it_is_told_how_far_tables_are
            lists_do_not_trust_the_clock
            tables_are_listed_by_token
            rematches_are_listed
            those_who_open_tables_take_turns_in_the_list
            what_is_kept_for_an_opener_is_counted
            the_key_stays
            tables_that_need_the_server_are_found_in_order
            an_entry_changes_whether_a_table_needs_the_server
            a_refused_or_repeated_entry_leaves_attention_alone
            noting_attention_is_no_change
            tables_at_rest_are_found_when_they_are_due
            whoever_plays_ends_a_tables_rest
            a_table_at_rest_is_not_idle
            idle_tables_are_found_longest_untouched_first
            an_idle_table_expires_once_its_time_is_over
            a_table_that_is_played_at_does_not_expire
            a_table_that_was_touched_or_saved_does_not_expire
            a_table_with_another_status_does_not_expire
            the_clock_follows_only_as_fast_as_time_passes
            nobody_was_there_before_the_clock
            a_day_is_drawn_once
            everybody_has_one_try
            the_board_shows_bots_and_then_the_best
            tries_are_listed_by_whoever_tried
            an_account_begins_with_what_a_guest_had
            a_name_is_kept_once
            sessions_begin_and_end
            the_longest_unused_session_makes_room
            a_recovery_code_works_once
            an_account_needs_a_way_in_and_no_password
            passkeys_are_kept_and_counted
            a_removed_account_leaves_games_without_its_name
            a_tournament_comes_back_as_it_was
            of_two_who_save_a_tournament_the_second_is_stale
            a_round_is_paired_once
            the_first_result_of_a_table_stays
            tournaments_are_listed
            what_a_token_holds_in_tournaments_is_handed_over_or_forgotten
            tournaments_that_are_over_for_long_are_removed
            a_table_is_rated_or_not
            people_are_known_by_what_holds_their_seats
            friends_see_each_other
            a_link_leads_to_its_account
            blocks_go_with_whoever_made_them
            of_many_blocks_the_first_goes
            what_was_learned_stays_learned
            what_is_learned_has_a_limit
            what_was_chosen_follows_the_account
            a_table_is_rated_once
            ratings_have_a_history
            what_is_shown_is_chosen_part_by_part
            those_who_show_something_are_known
            finished_games_are_found_page_by_page
            reviews_add_up_for_whoever_decided
            the_push_key_is_made_once
            browsers_are_told_for_one_holder
            an_address_counts_its_failures
            holidays_are_kept_in_order
            ways_to_tell_somebody_move_and_go_with_them
            an_invitation_holds_once
            the_store_answers_a_check
        }
    };
    ($new_place:path: $($promise:ident)*) => {$(
        #[tokio::test]
        async fn $promise() {
            $crate::contract::$promise(&$new_place()).await;
        }
    )*};
}

/// A table with two people and a bot, numbered so that tests can tell tables apart.
pub fn sample_table(number: u8) -> StoredTable {
    let secret = Secret([number; 32]);
    StoredTable {
        id: TableId::from_bits(u128::from(number) << 64 | 7),
        game: "sample".to_owned(),
        rules_version: 3,
        edition: "benben".to_owned(),
        edition_fingerprint: "0123456789abcdef".to_owned(),
        edition_text: (number % 2 == 1).then(|| format!("name = \"edition {number}\"\n")),
        options: "length=short".to_owned(),
        commitment: secret.commitment(),
        secret,
        rematch_of: None,
        branch_of: None,
        branches: Vec::new(),
        day: None,
        rated: false,
        opener: None,
        created_at: 1_000 + i64::from(number),
        host: (number % 2 == 1).then(|| TokenHash::of(&format!("token {number}"))),
        host_starts: number % 3 == 1,
        blocked: (0..number % 3).map(|other| TokenHash::of(&format!("blocked {other}"))).collect(),
        revision: 1,
        changed_at: 1_000 + i64::from(number),
        code: None,
        status: Status::Gathering,
        seed: None,
        pace: "none".to_owned(),
        spectators: true,
        listed: true,
        hints: number.is_multiple_of(2),
        result: None,
        notices: (0..number % 2).map(|other| format!("{other} 1 left\n")).collect(),
        attention: Attention::Unknown,
        seats: vec![
            StoredSeat {
                holder: Holder::Person,
                name: "Ivana".to_owned(),
                token: Some(TokenHash::of(&format!("token {number}"))),
                nonce: Some(Nonce([number; 16])),
                clock_ms: Some(60_000),
                ..StoredSeat::default()
            },
            StoredSeat::default(),
            StoredSeat { holder: Holder::Bot, level: "strong".to_owned(), ..StoredSeat::default() },
        ],
    }
}

/// An entry for a table.
pub fn entry(step: u64, seat: usize, seat_step: u64, text: &str) -> StoredEntry {
    StoredEntry { step, seat: Seat::new(seat), seat_step, entry: text.to_owned(), at: 2_000 + step as i64 }
}

/// An entry to be appended, with nothing to be saved.
pub fn append_to(table: &StoredTable, entry: StoredEntry) -> Append {
    Append { table: table.id.clone(), entry, save: None, attention: None }
}

fn ids(numbers: &[u8]) -> Vec<TableId> {
    numbers.iter().map(|&number| sample_table(number).id).collect()
}

async fn with_table<P: Place>(place: &P) -> (P::Store, StoredTable) {
    let store = place.open().await;
    let table = sample_table(1);
    store.open_table(table.clone()).await.unwrap();
    (store, table)
}

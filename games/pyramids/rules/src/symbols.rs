//! What marked symbols do, in the order of P17.

use crate::components::Plan;
use crate::edition::SKULL_BOXES;
use crate::fields::Fields;
use crate::state::{GEM_BOXES, Sheet};

impl Sheet {
    /// P17: what marking these fields ticks: gems and torches first, then skulls, then potions, then crosses. Says how
    /// many crosses there are (P18).
    #[inline]
    pub fn tick(&mut self, plan: &Plan, fields: Fields, round: u8) -> u8 {
        // Most fields are empty.
        if !fields.meets(plan.symbols()) {
            return 0;
        }
        let count = |kind: Fields| (kind & fields).len() as u8;
        gems(&mut self.red, count(plan.red));
        gems(&mut self.green, count(plan.green));
        torches(self, count(plan.torches), round);
        skulls(self, count(plan.skulls));
        potions(self, count(plan.potions));
        count(plan.crosses)
    }
}

/// P19: the next boxes of the colour, as long as there are any.
#[inline]
fn gems(ticked: &mut u8, count: u8) {
    *ticked = (*ticked + count).min(GEM_BOXES);
}

/// P20: the box of the current round, once.
#[inline]
fn torches(sheet: &mut Sheet, count: u8, round: u8) {
    if count > 0 {
        sheet.torches.tick(round);
    }
}

/// P21: the next boxes, as long as there are any.
#[inline]
fn skulls(sheet: &mut Sheet, count: u8) {
    sheet.skulls = (sheet.skulls + count).min(SKULL_BOXES as u8);
}

/// P22: each erases the two worst skulls, or as many as there are.
#[inline]
fn potions(sheet: &mut Sheet, count: u8) {
    sheet.skulls = sheet.skulls.saturating_sub(2 * count);
}

//! The score sheet with its ticks, and what they count.

use super::names::{self, Symbol};
use super::{card, pieces};
use benben_core::Seat;
use benben_pyramids::{BONUS, CARD, Colour, GEM_BOXES, GEM_PAIR, PlayerView, Pyramids, ROUNDS, Sheet, TORCH};
use benben_web::Scene;
use maud::{Markup, html};

/// The sheet with what is ticked but not yet revealed, as far as the viewer knows it.
pub(super) fn newest(player: &PlayerView) -> Sheet {
    player.sealed.map_or(player.sheet, |sealed| sealed.sheet)
}

/// Points so far, with what the viewer has ticked in secret.
pub(super) fn score(scene: &Scene<'_, Pyramids>, seat: Seat) -> i32 {
    let (player, skulls) = (&scene.view.players[seat], &scene.view.skulls);
    player.score - player.sheet.points(skulls) + newest(player).points(skulls)
}

/// P32-P36: what a sheet counts, in the order in which it is counted: cards, torches, gems, the worst skull, bonuses.
pub(super) fn counted(scene: &Scene<'_, Pyramids>, seat: Seat) -> [i32; 5] {
    let player = &scene.view.players[seat];
    let cards: usize = Colour::ALL.into_iter().map(|colour| player.completed[colour].len()).sum();
    let (pairs, left) = player.sheet.gems();
    let bonuses: i32 = Colour::ALL.into_iter().map(|colour| earned(scene, seat, colour)).sum();
    let torches = TORCH * i32::from(player.sheet.torches.count());
    let skull = player.sheet.worst_skull(&scene.view.skulls);
    [CARD * cards as i32, torches, GEM_PAIR * pairs + left, -skull, bonuses]
}

/// P34: what the seat has earned in the race of a colour.
fn earned(scene: &Scene<'_, Pyramids>, seat: Seat, colour: Colour) -> i32 {
    let owners = scene.view.bonuses[colour];
    let mine = owners.iter().zip(BONUS).filter(|(who, _)| **who == seat);
    mine.map(|(_, points)| i32::from(points)).sum()
}

/// A row of boxes: how many are ticked for everyone to see, how many in secret, and how many there are.
struct Boxes {
    ticked: u8,
    newest: u8,
    count: u8,
}

impl Boxes {
    /// Ticked boxes are `b`, those ticked in secret `u`, the others `i`: the style draws them.
    fn drawn(&self, label: &str, inside: impl Fn(u8) -> String) -> Markup {
        let kept = self.ticked.min(self.newest);
        html! {
            span class="pyramids-boxes" role="img" aria-label=(label) {
                @for index in 0..self.count {
                    @if index < kept { b { (inside(index)) } }
                    @else if index < self.newest { u { (inside(index)) } }
                    @else { i { (inside(index)) } }
                }
            }
        }
    }
}

/// The whole sheet of a seat.
pub(super) fn sheet(scene: &Scene<'_, Pyramids>, seat: Seat) -> Markup {
    let (texts, player) = (scene.texts, &scene.view.players[seat]);
    let (old, new) = (player.sheet, newest(player));
    let (pairs, left) = new.gems();
    let gems = GEM_PAIR * pairs + left;
    html! {
        div class="pyramids-sheet" role="group" aria-label=(texts.say("pyramids-sheet")) { dl {
            (gem_row(scene, Symbol::RedGem, old.red, new.red, None))
            (gem_row(scene, Symbol::GreenGem, old.green, new.green, Some(gems)))
            (torch_row(scene, old, new))
            (skull_row(scene, old, new))
            (bonus_row(scene, seat))
            (card_row(scene, player))
            div class="pyramids-named pyramids-total" {
                dt { (texts.say("pyramids-total")) }
                dd { strong { (names::plain(score(scene, seat))) } }
            }
        } }
    }
}

fn gem_row(scene: &Scene<'_, Pyramids>, symbol: Symbol, old: u8, new: u8, points: Option<i32>) -> Markup {
    let name = symbol.name(scene.texts);
    let label = ticked(scene, new, GEM_BOXES);
    let boxes = Boxes { ticked: old, newest: new, count: GEM_BOXES };
    html! {
        div tabindex="0" data-tip=(tip(&name, &symbol.tip(scene.texts))) {
            dt { (pieces::named_symbol(symbol, &name)) }
            dd {
                (boxes.drawn(&label, |_| String::new()))
                span class="pyramids-worth" {
                    @if let Some(points) = points { (points) }
                }
            }
        }
    }
}

fn torch_row(scene: &Scene<'_, Pyramids>, old: Sheet, new: Sheet) -> Markup {
    let name = Symbol::Torch.name(scene.texts);
    html! {
        div tabindex="0" data-tip=(tip(&name, &Symbol::Torch.tip(scene.texts))) {
            dt { (pieces::named_symbol(Symbol::Torch, &name)) }
            dd {
                span class="pyramids-boxes" role="img" aria-label=(ticked(scene, new.torches.count(), ROUNDS)) {
                    @for round in 1..=ROUNDS {
                        @if old.torches.has(round) { b { (round) } }
                        @else if new.torches.has(round) { u { (round) } }
                        @else if round < scene.view.round { s { (round) } }
                        @else { i { (round) } }
                    }
                }
                span class="pyramids-worth" { (TORCH * i32::from(new.torches.count())) }
            }
        }
    }
}

fn skull_row(scene: &Scene<'_, Pyramids>, old: Sheet, new: Sheet) -> Markup {
    let values = scene.view.skulls;
    let name = Symbol::Skull.name(scene.texts);
    let boxes = Boxes { ticked: old.skulls, newest: new.skulls, count: values.len() as u8 };
    let worst = new.worst_skull(&values);
    html! {
        div class="pyramids-skulls" tabindex="0" data-tip=(tip(&name, &Symbol::Skull.tip(scene.texts))) {
            dt { (pieces::named_symbol(Symbol::Skull, &name)) }
            dd {
                (boxes.drawn(&ticked(scene, new.skulls, boxes.count), |index| values[usize::from(index)].to_string()))
                span class="pyramids-worth" data-minus[worst > 0] {
                    @if worst > 0 { (names::signed(-worst)) } @else { "0" }
                }
            }
        }
    }
}

/// P34: what this seat has earned. What is still free is seen in the race.
fn bonus_row(scene: &Scene<'_, Pyramids>, seat: Seat) -> Markup {
    let texts = scene.texts;
    let mine = |colour: Colour| earned(scene, seat, colour);
    html! {
        div class="pyramids-named" tabindex="0" data-tip=(texts.say("pyramids-tip-bonus")) {
            dt { (texts.say("pyramids-bonuses")) }
            dd {
                span class="pyramids-earned" {
                    @for colour in Colour::ALL.into_iter().filter(|colour| mine(*colour) > 0) {
                        @let label = texts.with("pyramids-earned").and("colour", names::colour_as_object(texts, colour))
                            .and("points", mine(colour)).say();
                        span class={ "pyramids-chip " (pieces::tint(colour)) } role="img" aria-label=(label) {
                            (names::signed(mine(colour)))
                        }
                    }
                }
                span class="pyramids-worth" { (Colour::ALL.into_iter().map(mine).sum::<i32>()) }
            }
        }
    }
}

fn card_row(scene: &Scene<'_, Pyramids>, player: &PlayerView) -> Markup {
    let count: usize = Colour::ALL.into_iter().map(|colour| player.completed[colour].len()).sum();
    html! {
        div class="pyramids-named" tabindex="0" data-tip=(scene.texts.say("pyramids-tip-cards")) {
            dt { (scene.texts.say("pyramids-cards")) }
            dd {
                (completed(player))
                span class="pyramids-worth" { (CARD * count as i32) }
            }
        }
    }
}

/// P24: the numbers of completed cards, by colour.
pub(super) fn completed(player: &PlayerView) -> Markup {
    html! {
        span class="pyramids-completed" {
            @for colour in Colour::ALL {
                @for number in player.completed[colour].each() { (card::chip(number, colour)) " " }
            }
        }
    }
}

/// What something is called, and what it is for.
fn tip(name: &str, text: &str) -> String {
    format!("{name}\n{text}")
}

fn ticked(scene: &Scene<'_, Pyramids>, count: u8, of: u8) -> String {
    scene.texts.with("pyramids-ticked").and("count", count).and("of", of).say()
}

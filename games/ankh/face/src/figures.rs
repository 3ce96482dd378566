//! Pictures for the rules: a papyrus, and a row scored by it.

use super::{cards, words};
use benben_ankh::{Card, Colour, Wish};
use benben_web::Texts;
use maud::{Markup, html};

/// The wishes of A13's example.
const ORDER: [Colour; 4] = [Colour::Blue, Colour::Red, Colour::Green, Colour::Yellow];

/// The row of A13's example, in the order it is told.
const ROW: [(Colour, u8); 4] = [(Colour::Blue, 2), (Colour::Red, 5), (Colour::Green, 4), (Colour::Yellow, 3)];

pub(super) fn figures(texts: Texts) -> Vec<(&'static str, Markup)> {
    vec![("mummies", mummies(texts)), ("papyrus", papyrus(texts)), ("scored", scored())]
}

fn wish() -> Wish {
    Wish::new(ORDER).expect("each colour is there once")
}

/// A mummy of each gift, with its name.
fn mummies(texts: Texts) -> Markup {
    let mummies = [(Colour::Green, 4), (Colour::Yellow, 1), (Colour::Blue, 2), (Colour::Red, 5)];
    html! {
        ul class="ankh-figure" {
            @for (colour, value) in mummies {
                @let card = Card::mummy(colour, value);
                li { (cards::card(card)) span { (words::card(texts, card)) } }
            }
        }
    }
}

/// A papyrus beside what it says.
fn papyrus(texts: Texts) -> Markup {
    html! {
        div class="ankh-figure" {
            div { (cards::card(Card::papyrus(5, wish()))) }
            ol { @for colour in ORDER {
                li { (words::factor(wish().factor(colour))) " " (words::gift(texts, colour)) }
            } }
        }
    }
}

/// A row, and below each mummy what it scores.
fn scored() -> Markup {
    html! {
        ul class="ankh-figure" {
            @for (colour, value) in ROW {
                li { (cards::card(Card::mummy(colour, value))) span { (words::signed(points(colour, value))) } }
            }
        }
    }
}

fn points(colour: Colour, value: u8) -> i16 {
    wish().factor(colour) * i16::from(value)
}

#[cfg(test)]
mod tests {
    use super::*;
    use benben_ankh::Ankh;
    use benben_core::{Game, Rulebook};

    #[test]
    fn the_row_scores_what_the_example_says() {
        let points: Vec<i16> = ROW.into_iter().map(|(colour, value)| points(colour, value)).collect();
        assert_eq!(points, [4, 5, 0, -3]);
        let rule = Rulebook::new(Ankh::META.rules).rule("A13").map(|rule| rule.text.replace('\n', " "));
        assert!(rule.is_some_and(|text| text.contains("4 + 5 + 0 − 3 = 6")));
    }
}

//! The mark of a name that somebody keeps: whoever is called so without it is somebody else.

use crate::Texts;
use maud::{Markup, html};

/// What somebody is called, as lists say it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Called {
    /// The name, perhaps with what else is said about them.
    pub name: String,
    /// Do they keep it?
    pub kept: bool,
}

/// The mark, if there is one. No letter of a name looks like it.
pub(crate) fn kept_mark(kept: bool, texts: Texts) -> Markup {
    let said = texts.say("name-kept");
    html! { @if kept { " " span class="kept" role="img" aria-label=(said) data-tip=(said) {} } }
}

/// Names one after another.
pub(crate) fn listed(names: &[Called], texts: Texts) -> Markup {
    html! {
        @for (index, called) in names.iter().enumerate() {
            @if index > 0 { ", " } (called.name) (kept_mark(called.kept, texts))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Language;

    #[test]
    fn only_names_that_are_kept_are_marked() {
        let called = |name: &str, kept| Called { name: name.to_owned(), kept };
        let html =
            listed(&[called("Ada", true), called("Bo", false)], Texts::new(Language::English)).into_string();
        assert!(
            html.starts_with(
                "Ada <span class=\"kept\" role=\"img\" aria-label=\"This name belongs to this player\""
            ),
            "{html}"
        );
        assert!(html.ends_with("</span>, Bo"), "{html}");
    }
}

//! What is in a Fluent file: its texts with their comments, what they want filled in, and what they choose by.

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey};
use fluent_syntax::parser;
use std::collections::{BTreeMap, BTreeSet};

/// A text as its file has it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Message {
    /// Its key.
    pub key: String,
    /// What the file says above it.
    pub comment: String,
    /// What it wants filled in.
    pub variables: BTreeSet<String>,
    /// What it chooses by, each with the keys of its variants.
    pub selectors: BTreeMap<String, BTreeSet<String>>,
    /// All its words, those of all variants one after the other, a line each. What is filled in is left out.
    pub words: String,
}

/// The texts of a Fluent file, in its order. What cannot be read is left out: another law complains about it.
pub fn messages(source: &str) -> Vec<Message> {
    let resource = parser::parse(source).unwrap_or_else(|(resource, _)| resource);
    let read = |entry: &Entry<&str>| {
        let Entry::Message(message) = entry else { return None };
        let comment = message.comment.as_ref().map(|comment| comment.content.join(" ")).unwrap_or_default();
        let mut read = Message { key: message.id.name.to_owned(), comment, ..Message::default() };
        read.pattern(message.value.as_ref()?);
        Some(read)
    };
    resource.body.iter().filter_map(read).collect()
}

impl Message {
    fn pattern(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => self.words += value,
                PatternElement::Placeable { expression } => self.expression(expression),
            }
        }
    }

    fn expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select { selector, variants } => {
                self.inline(selector);
                if let InlineExpression::VariableReference { id } = selector {
                    let keys = variants.iter().map(|variant| match variant.key {
                        VariantKey::Identifier { name } => name.to_owned(),
                        VariantKey::NumberLiteral { value } => value.to_owned(),
                    });
                    self.selectors.entry(id.name.to_owned()).or_default().extend(keys);
                }
                for variant in variants {
                    self.words.push('\n');
                    self.pattern(&variant.value);
                }
                self.words.push('\n');
            }
        }
    }

    fn inline(&mut self, inline: &InlineExpression<&str>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                self.variables.insert(id.name.to_owned());
            }
            // A function makes of a number what selectors make of it elsewhere.
            InlineExpression::FunctionReference { arguments, .. } => {
                for argument in &arguments.positional {
                    self.inline(argument);
                    if let InlineExpression::VariableReference { id } = argument {
                        self.selectors.entry(id.name.to_owned()).or_default().insert("other".to_owned());
                    }
                }
            }
            InlineExpression::Placeable { expression } => self.expression(expression),
            InlineExpression::StringLiteral { .. }
            | InlineExpression::NumberLiteral { .. }
            | InlineExpression::MessageReference { .. }
            | InlineExpression::TermReference { .. } => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_is_read_with_all_its_variants() {
        let source = "# Above a pile.\npile = { $name }: { $count ->\n    [0] empty\n    [one] one card\n   *[other] { $count } cards\n}.\n";
        let [pile] = messages(source).try_into().expect("one text");
        let names = |names: &[&str]| names.iter().map(ToString::to_string).collect::<BTreeSet<_>>();
        assert_eq!((pile.key.as_str(), pile.comment.as_str()), ("pile", "Above a pile."));
        assert_eq!(pile.variables, names(&["count", "name"]));
        assert_eq!(pile.selectors, BTreeMap::from([("count".to_owned(), names(&["0", "one", "other"]))]));
        assert_eq!(pile.words, ": \nempty\none card\n cards\n.");
    }
}

//! Examples in help texts, with a game that there is.

/// The text with `GAME` and `KEY=VALUE` replaced by the first game that has an option, and by that option.
pub(crate) fn examples(text: &str) -> String {
    let metas = benben_games::metas();
    let meta = metas.iter().find(|meta| !meta.options.is_empty()).unwrap_or(&metas[0]);
    let option =
        meta.options.first().and_then(|choice| Some(format!("{}={}", choice.key, choice.values.last()?)));
    text.replace("GAME", meta.id).replace("KEY=VALUE", option.as_deref().unwrap_or("KEY=VALUE"))
}

/// The first game: what is played where none was chosen.
pub(crate) fn first_game() -> &'static str {
    benben_games::metas()[0].id
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_example_names_a_game_and_one_of_its_options() {
        let text = examples("benben simulate GAME --option KEY=VALUE");
        let words: Vec<&str> = text.split(' ').collect();
        let meta = benben_games::metas().iter().find(|meta| meta.id == words[2]).expect("a game");
        let (key, value) = words[4].split_once('=').expect("an option");
        assert!(
            meta.options.iter().any(|choice| choice.key == key && choice.values.contains(&value)),
            "{text}"
        );
    }
}

//! Every numbered rule has a test named after it, and every such test a rule.

use benben_core::{Game, Rulebook};
use std::collections::BTreeSet;
use std::fs;
use std::io;
use std::path::Path;

/// Compares the rules of a game with the test functions in `src` and `tests` of its crate; says what is missing.
///
/// The test of rule `A11` is called `a11_…`.
pub fn check_rules_covered<G: Game>(crate_folder: &Path) -> Result<(), String> {
    let mut code = Vec::new();
    for folder in ["src", "tests"] {
        read_code(&crate_folder.join(folder), &mut code).map_err(|error| format!("{folder}: {error}"))?;
    }
    let gaps = gaps(&Rulebook::new(G::META.rules), &tests(&code));
    if gaps.is_empty() { Ok(()) } else { Err(gaps.join("\n")) }
}

fn read_code(folder: &Path, code: &mut Vec<String>) -> io::Result<()> {
    if !folder.exists() {
        return Ok(());
    }
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            read_code(&path, code)?;
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            code.push(fs::read_to_string(path)?);
        }
    }
    Ok(())
}

/// The names of all functions marked as tests.
fn tests(code: &[String]) -> BTreeSet<&str> {
    let mut names = BTreeSet::new();
    for text in code {
        let mut marked = false;
        for line in text.lines().map(str::trim) {
            if line.starts_with("#[test]") {
                marked = true;
            } else if let Some(rest) = line.strip_prefix("fn ") {
                if marked {
                    names.insert(rest.split('(').next().unwrap_or(rest));
                }
                marked = false;
            }
        }
    }
    names
}

fn gaps(book: &Rulebook<'_>, tests: &BTreeSet<&str>) -> Vec<String> {
    let ids: Vec<&str> = book.rules().iter().map(|rule| rule.id).collect();
    let Some(letters) = ids.first().map(|id| id.trim_end_matches(|c: char| c.is_ascii_digit())) else {
        return vec!["the rules have no numbered rule".to_owned()];
    };
    let mut gaps = Vec::new();
    for (index, id) in ids.iter().enumerate() {
        let expected = format!("{letters}{}", index + 1);
        if *id != expected {
            gaps.push(format!("rules: {id} stands where {expected} is expected"));
            break;
        }
    }
    let cited: BTreeSet<String> = tests.iter().filter_map(|test| cited_rule(test, letters)).collect();
    let untested: Vec<&str> = ids.iter().copied().filter(|id| !cited.contains(*id)).collect();
    if !untested.is_empty() {
        gaps.push(format!("rules without a test: {}", untested.join(" ")));
    }
    for test in tests {
        if let Some(id) = cited_rule(test, letters).filter(|id| !ids.contains(&id.as_str())) {
            gaps.push(format!("test {test} cites rule {id}, which does not exist"));
        }
    }
    gaps
}

/// The rule in a test's name: `A11` in `a11_…`, for a game whose rules begin with these letters.
fn cited_rule(test: &str, letters: &str) -> Option<String> {
    let (id, _) = test.split_once('_')?;
    let number = id.strip_prefix(&letters.to_ascii_lowercase())?;
    (!number.is_empty() && number.bytes().all(|byte| byte.is_ascii_digit()))
        .then(|| format!("{letters}{number}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    const RULES: &str = "## One\n\n**A1** First.\n\n**A2** Second.\n";

    fn gaps_of(rules: &str, code: &str) -> Vec<String> {
        gaps(&Rulebook::new(rules), &tests(&[code.to_owned()]))
    }

    #[test]
    fn a_test_for_each_rule_leaves_no_gap() {
        let code =
            "#[test]\nfn a1_first() {}\n\n#[test]\nfn a2_second() {}\n#[test]\nfn anything_else() {}\n";
        assert_eq!(gaps_of(RULES, code), Vec::<String>::new());
    }

    #[test]
    fn ids_may_begin_with_several_letters() {
        let code =
            "#[test]\nfn ob1_first() {}\n#[test]\nfn ob2_second() {}\n#[test]\nfn o3_is_another_games() {}\n";
        assert_eq!(gaps_of(&RULES.replace("**A", "**OB"), code), Vec::<String>::new());
    }

    #[test]
    fn untested_rules_and_ruleless_tests_are_named() {
        let code = "#[test]\nfn a1_first() {}\n\nfn a2_is_no_test() {}\n#[test]\nfn a3_third() {}\n";
        assert_eq!(
            gaps_of(RULES, code),
            ["rules without a test: A2", "test a3_third cites rule A3, which does not exist"]
        );
    }

    #[test]
    fn ids_are_consecutive() {
        let code = "#[test]\nfn a1_first() {}\n#[test]\nfn a3_third() {}\n";
        assert_eq!(
            gaps_of("**A1** First.\n\n**A3** Third.\n", code),
            ["rules: A3 stands where A2 is expected"]
        );
        assert_eq!(gaps_of("# Nothing\n", code), ["the rules have no numbered rule"]);
    }
}

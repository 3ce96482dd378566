//! The rules in our own words, cut into numbered rules.

/// One numbered rule.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rule<'a> {
    /// Its id, such as `A11`.
    pub id: &'a str,
    /// The chapter it stands in.
    pub chapter: &'a str,
    /// Its text in Markdown, rulings and examples included.
    pub text: &'a str,
    /// The pictures that follow the text.
    pub figures: Vec<Figure<'a>>,
}

impl Rule<'_> {
    /// Its first sentence, on one line: what is told to whom it refuses.
    pub fn first_sentence(&self) -> String {
        let flat = self.text.split_whitespace().collect::<Vec<_>>().join(" ");
        match flat.find(". ") {
            Some(end) => flat[..=end].to_owned(),
            None => flat,
        }
    }
}

/// A picture at a rule, a paragraph of its own after the rule's text: `![What is seen](figure:NAME)`. Who shows the rules
/// draws it; whoever prints plain text leaves it out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Figure<'a> {
    /// What is seen on it, for people.
    pub caption: &'a str,
    /// What it is called.
    pub name: &'a str,
}

impl<'a> Figure<'a> {
    fn read(paragraph: &'a str) -> Option<Self> {
        let (caption, target) = paragraph.strip_prefix("![")?.split_once("](figure:")?;
        Some(Figure { caption, name: target.strip_suffix(')')? })
    }
}

/// One chapter. Its numbered rules are those that name it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chapter<'a> {
    /// Its title; empty for the introduction, which comes first.
    pub title: &'a str,
    /// Its paragraphs before the first numbered rule, in Markdown.
    pub prose: Vec<&'a str>,
}

/// A game's `RULES.md`. A rule is a paragraph that begins with its id in bold: `**A11** Scoring happens …`.
#[derive(Clone, Debug)]
pub struct Rulebook<'a> {
    chapters: Vec<Chapter<'a>>,
    rules: Vec<Rule<'a>>,
}

impl<'a> Rulebook<'a> {
    /// Cuts the text into rules.
    pub fn new(markdown: &'a str) -> Self {
        let (mut rules, mut chapter) = (Vec::new(), "");
        let mut chapters = vec![Chapter { title: chapter, prose: Vec::new() }];
        for paragraph in markdown.split("\n\n") {
            let paragraph = paragraph.trim();
            if let Some(title) = paragraph.strip_prefix("## ") {
                chapter = title;
                chapters.push(Chapter { title, prose: Vec::new() });
            } else if let Some((id, text)) =
                paragraph.strip_prefix("**").and_then(|rest| rest.split_once("** "))
            {
                rules.push(Rule { id, chapter, text, figures: Vec::new() });
            } else if paragraph.is_empty() || paragraph.starts_with('#') {
                // The title of the whole book.
            } else if let Some(last) = rules.last_mut().filter(|last: &&mut Rule<'_>| last.chapter == chapter)
            {
                if let Some(figure) = Figure::read(paragraph) {
                    last.figures.push(figure);
                    continue;
                }
                // A paragraph without an id belongs to the rule before it.
                let start = last.text.as_ptr() as usize - markdown.as_ptr() as usize;
                let end = paragraph.as_ptr() as usize - markdown.as_ptr() as usize + paragraph.len();
                last.text = &markdown[start..end];
            } else if let Some(chapter) = chapters.last_mut() {
                chapter.prose.push(paragraph);
            }
        }
        Rulebook { chapters, rules }
    }

    /// All chapters in order, first the introduction.
    pub fn chapters(&self) -> &[Chapter<'a>] {
        &self.chapters
    }

    /// All rules in order.
    pub fn rules(&self) -> &[Rule<'a>] {
        &self.rules
    }

    /// The rule with this id, in whatever case it is written.
    pub fn rule(&self, id: &str) -> Option<&Rule<'a>> {
        self.rules.iter().find(|rule| rule.id.eq_ignore_ascii_case(id))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "# Game\n\nIntro.\n\n## Turn\n\n**A5** Do one thing.\n\n*Ruling:* only one.\n\n**A6** Play\na card.\n\n## End\n\nNot a rule.\n";

    #[test]
    fn paragraphs_after_a_rule_belong_to_it() {
        let book = Rulebook::new(TEXT);
        assert_eq!(book.rules().len(), 2);
        assert_eq!(book.rule("a5").unwrap().text, "Do one thing.\n\n*Ruling:* only one.");
        assert_eq!(
            book.rule("A6").unwrap(),
            &Rule { id: "A6", chapter: "Turn", text: "Play\na card.", figures: vec![] }
        );
        assert!(book.rule("A7").is_none());
    }

    #[test]
    fn pictures_follow_the_text_of_their_rule() {
        let book = Rulebook::new(
            "## Turn\n\n**A5** Do it.\n\n*Ruling:* once.\n\n![A row of\nthree.](figure:row)\n\n**A6** Stop.\n",
        );
        let rule = book.rule("A5").unwrap();
        assert_eq!(rule.text, "Do it.\n\n*Ruling:* once.");
        assert_eq!(rule.figures, [Figure { caption: "A row of\nthree.", name: "row" }]);
        assert_eq!(book.rule("A6").unwrap().figures, []);
    }

    #[test]
    fn paragraphs_without_a_rule_belong_to_their_chapter() {
        let book = Rulebook::new(TEXT);
        let chapters: Vec<_> =
            book.chapters().iter().map(|chapter| (chapter.title, &chapter.prose[..])).collect();
        assert_eq!(chapters, [("", &["Intro."][..]), ("Turn", &[]), ("End", &["Not a rule."])]);
    }
}

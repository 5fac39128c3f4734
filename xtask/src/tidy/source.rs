//! Rust as a flat list of tokens: comments are gone, text is told from code, and tests from the rest.

use std::ops::Range;

use proc_macro2::{Delimiter, TokenStream, TokenTree};

use super::tree::{Problem, Tree};

/// Files up to this many lines may go without a header.
const SMALL: usize = 20;

/// A Rust file, taken apart.
#[derive(Default)]
pub(super) struct Source {
    /// All tokens in order, doc comments excepted.
    pub(super) tokens: Vec<Token>,
    /// Why it is no Rust, if it is not: line and reason.
    broken: Option<(usize, String)>,
}

/// A token of a Rust file.
pub(super) struct Token {
    /// A word, a sign (`::` is one), a bracket, or a literal as it is written.
    pub(super) text: String,
    /// The line it stands in, counted from 1.
    pub(super) line: usize,
    /// Whether it is a literal string.
    pub(super) is_string: bool,
    /// Whether only tests see it.
    pub(super) in_test: bool,
}

impl Source {
    pub(super) fn read(text: &str) -> Source {
        let mut source = Source::default();
        match text.parse::<TokenStream>() {
            Ok(stream) => source.flatten(stream),
            Err(problem) => source.broken = Some((problem.span().start().line, problem.to_string())),
        }
        source.mark_tests();
        source
    }

    /// Where these tokens follow one another: the place of the first.
    pub(super) fn find(&self, words: &[&str]) -> Vec<usize> {
        let starts = 0..self.tokens.len();
        starts.filter(|at| self.says(*at, words)).collect()
    }

    /// Whether these tokens stand at this place.
    pub(super) fn says(&self, at: usize, words: &[&str]) -> bool {
        let here = self.tokens.get(at..at + words.len());
        here.is_some_and(|tokens| tokens.iter().zip(words).all(|(token, word)| token.text == *word))
    }

    /// The test functions: name and line.
    pub(super) fn tests(&self) -> impl Iterator<Item = (&str, usize)> {
        self.find(&["#", "[", "test", "]"]).into_iter().filter_map(|at| {
            let start = (at..self.tokens.len()).find(|at| self.says(*at, &["fn"]))?;
            let name = self.tokens.get(start + 1)?;
            Some((name.text.as_str(), name.line))
        })
    }

    /// The tokens between the bracket at `open` and its partner.
    pub(super) fn inside(&self, open: usize) -> &[Token] {
        let mut depth = 0;
        for at in open..self.tokens.len() {
            depth += self.tokens[at].depth_change();
            if depth == 0 {
                return &self.tokens[open + 1..at.max(open + 1)];
            }
        }
        &[]
    }

    fn flatten(&mut self, stream: TokenStream) {
        let mut tokens = stream.into_iter().peekable();
        while let Some(token) = tokens.next() {
            let line = token.span().start().line;
            match &token {
                TokenTree::Punct(sign) => {
                    let doubled =
                        |next: &TokenTree| matches!(next, TokenTree::Punct(p) if p.as_char() == ':');
                    let is_path = sign.as_char() == ':' && tokens.next_if(doubled).is_some();
                    self.push(if is_path { "::".to_owned() } else { sign.to_string() }, line, false);
                }
                TokenTree::Ident(word) => self.push(word.to_string(), line, false),
                TokenTree::Literal(literal) => {
                    let text = literal.to_string();
                    let is_string = text.contains('"');
                    self.push(text, line, is_string);
                }
                TokenTree::Group(group) if is_doc_comment(&group.stream()) => self.drop_attribute_sign(),
                TokenTree::Group(group) => {
                    let (open, close) = brackets(group.delimiter());
                    self.push(open.to_owned(), line, false);
                    self.flatten(group.stream());
                    self.push(close.to_owned(), group.span_close().start().line, false);
                }
            }
        }
    }

    fn push(&mut self, text: String, line: usize, is_string: bool) {
        self.tokens.push(Token { text, line, is_string, in_test: false });
    }

    /// A doc comment comes as `#[doc = "…"]` or `#![doc = "…"]`; its signs have been taken for code already.
    fn drop_attribute_sign(&mut self) {
        while self.tokens.last().is_some_and(|token| matches!(token.text.as_str(), "#" | "!")) {
            self.tokens.pop();
        }
    }

    fn mark_tests(&mut self) {
        let mut ranges = Vec::new();
        if !self.find(&["#", "!", "[", "cfg", "(", "test", ")", "]"]).is_empty() {
            ranges.push(0..self.tokens.len());
        }
        for sign in [&["#", "[", "cfg", "(", "test", ")", "]"][..], &["#", "[", "test", "]"]] {
            ranges.extend(self.find(sign).into_iter().map(|at| self.item(at + sign.len(), at)));
        }
        for at in ranges.into_iter().flatten() {
            self.tokens[at].in_test = true;
        }
    }

    /// The item that goes on at `from`: up to its `;` or the end of its braces. The range begins at `start`.
    fn item(&self, from: usize, start: usize) -> Range<usize> {
        let mut depth = 0;
        for at in from..self.tokens.len() {
            let token = &self.tokens[at];
            depth += token.depth_change();
            if depth == 0 && matches!(token.text.as_str(), ";" | "}") {
                return start..at + 1;
            }
        }
        start..self.tokens.len()
    }
}

impl Token {
    fn depth_change(&self) -> i32 {
        match self.text.as_str() {
            "(" | "[" | "{" => 1,
            ")" | "]" | "}" => -1,
            _ => 0,
        }
    }
}

fn brackets(delimiter: Delimiter) -> (&'static str, &'static str) {
    match delimiter {
        Delimiter::Parenthesis => ("(", ")"),
        Delimiter::Brace => ("{", "}"),
        Delimiter::Bracket => ("[", "]"),
        Delimiter::None => ("", ""),
    }
}

fn is_doc_comment(stream: &TokenStream) -> bool {
    let tokens: Vec<_> = stream.clone().into_iter().take(4).collect();
    matches!(&tokens[..], [TokenTree::Ident(doc), TokenTree::Punct(_), TokenTree::Literal(_)] if doc == "doc")
}

/// Every file is Rust, a file of substance begins by saying what it is, and nothing is left for later.
pub(super) fn check(tree: &Tree) -> Vec<Problem> {
    let mut problems = Vec::new();
    for (file, source) in tree.sources() {
        if let Some((line, reason)) = &source.broken {
            problems.push(Problem::new(file, *line, format!("this is no Rust: {reason}")));
        }
        if file.text.lines().count() > SMALL && !file.text.starts_with("//!") {
            problems.push(Problem::new(file, 1, "begin with `//!`: what is this file, and what is it not?"));
        }
        for name in ["todo", "unimplemented", "dbg"] {
            for at in source.find(&[name, "!"]) {
                problems.push(Problem::new(file, source.tokens[at].line, format!("`{name}!` is left over")));
            }
        }
        for at in source.find(&["#", "[", "ignore", "]"]) {
            let what = "say why this test is ignored: `#[ignore = \"…\"]`";
            problems.push(Problem::new(file, source.tokens[at].line, what));
        }
    }
    problems
}

#[cfg(test)]
mod tests {
    use super::super::tree::found;
    use super::*;

    const CODE: &str = "//! Geese.\n\
        /// Says `todo!()` in a comment.\n\
        pub fn honk() -> &'static str { \"todo!()\" }\n\
        #[cfg(test)]\n\
        mod tests {\n\
        #[test]\n\
        #[should_panic(expected = \"honk\")]\n\
        fn geese_honk() { assert!(super::honk().is_empty(), \"honk\") }\n\
        fn no_test() {}\n\
        proptest! { #[test] fn always(x in 0..3) { assert!(x < 3) } }\n\
        }\n\
        fn after() {}\n";

    #[test]
    fn tests_are_found_by_their_attribute_with_their_line() {
        let source = Source::read(CODE);
        assert_eq!(source.tests().collect::<Vec<_>>(), [("geese_honk", 8), ("always", 10)]);
    }

    #[test]
    fn what_only_tests_see_is_marked() {
        let source = Source::read(CODE);
        let marked = |name| source.find(&["fn", name]).iter().all(|at| source.tokens[*at].in_test);
        assert!(marked("geese_honk") && marked("no_test") && marked("always"));
        assert!(!marked("honk") && !marked("after"));
        let whole = Source::read("#![cfg(test)]\nfn all() {}");
        assert!(whole.tokens.iter().all(|token| token.in_test));
    }

    #[test]
    fn comments_are_no_code_and_strings_are_strings() {
        let source = Source::read(CODE);
        assert!(source.find(&["todo"]).is_empty() && source.find(&["doc"]).is_empty());
        let strings: Vec<_> = source.tokens.iter().filter(|token| token.is_string).collect();
        assert_eq!(strings[0].text, "\"todo!()\"");
    }

    #[test]
    fn the_inside_of_brackets_ends_at_their_partner() {
        let source = Source::read("games![a::A, b![c]]; d");
        let open = source.find(&["["])[0];
        let inside: Vec<_> = source.inside(open).iter().map(|token| token.text.as_str()).collect();
        assert_eq!(inside, ["a", "::", "A", ",", "b", "!", "[", "c", "]"]);
        assert!(Source::read("f()").inside(1).is_empty());
    }

    #[test]
    fn a_good_file_passes() {
        let long = format!("//! Geese.\n{}", "// honk\n".repeat(30));
        let ignored = "#[test]\n#[ignore = \"takes an hour\"]\nfn long() {}";
        assert!(found(check, &[("a.rs", &long), ("b.rs", CODE), ("c.rs", ignored)]).is_empty());
    }

    #[test]
    fn bad_files_are_named_with_the_line() {
        let long = "// honk\n".repeat(21);
        let left = "fn a() {\n todo!()\n}\nfn b() {\n dbg!(1);\n unimplemented!(\"b\")\n}";
        let ignored = "#[test]\n#[ignore]\nfn long() {}";
        let bad = [("a.rs", "fn (\n"), ("b.rs", &long[..]), ("c.rs", left), ("d.rs", ignored)];
        let found = found(check, &bad);
        let places: Vec<_> = found.iter().map(|problem| problem.split(": ").next().unwrap()).collect();
        assert_eq!(places, ["a.rs:1", "b.rs:1", "c.rs:2", "c.rs:6", "c.rs:5", "d.rs:2"], "{found:?}");
    }
}

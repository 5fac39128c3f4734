//! Every clause of a rulebook has a test that is named after it, and no test is named after a clause that
//! does not exist.
//!
//! A clause is a list entry of a game's README, `- **GNG-4** …`; its test is a `#[test] fn gng_4_…` in the same
//! folder, and `fn gng_4_to_6_…` tests three at once. What all games share (`ALL-1` …) stands in
//! `games/README.md` and may be tested in any game or in `engine`.

use std::fmt::Write;

use super::source::Source;
use super::tree::{File, Problem, Tree};

/// A rulebook, and the tests that may name its clauses.
struct Rulebook<'a> {
    name: &'a str,
    file: &'a File,
    /// Each id and the line it stands in.
    clauses: Vec<(String, usize)>,
    /// The ids that stand there more than once.
    doubled: Vec<(String, usize)>,
    /// Each test that is named like one of its clauses: the id, and where it is.
    tests: Vec<(String, &'a File, usize)>,
}

impl<'a> Rulebook<'a> {
    fn all(tree: &'a Tree) -> Vec<Rulebook<'a>> {
        let mut books: Vec<_> = tree.games().filter_map(|game| Rulebook::of_game(tree, game)).collect();
        if let Some(file) = tree.file("games/README.md") {
            let tests = tree.below("games").chain(tree.below("engine"));
            books.push(Rulebook::new("all games", file, tests));
        }
        books
    }

    fn of_game(tree: &'a Tree, game: &'a str) -> Option<Rulebook<'a>> {
        let folder = format!("games/{game}");
        let file = tree.file(&format!("{folder}/README.md"))?;
        Some(Rulebook::new(game, file, tree.below(&folder)))
    }

    fn new(name: &'a str, file: &'a File, code: impl Iterator<Item = &'a File>) -> Rulebook<'a> {
        let mut book = Rulebook { name, file, clauses: vec![], doubled: vec![], tests: vec![] };
        for (line, text) in file.lines() {
            let Some(id) = clause_of(text) else { continue };
            let list = if book.has(id) { &mut book.doubled } else { &mut book.clauses };
            list.push((id.to_owned(), line));
        }
        for file in code {
            for (test, line) in file.source.iter().flat_map(Source::tests) {
                let named = named_clauses(test).into_iter().filter(|id| book.has_letters_of(id));
                let named: Vec<_> = named.map(|id| (id, file, line)).collect();
                book.tests.extend(named);
            }
        }
        book
    }

    fn has(&self, id: &str) -> bool {
        self.clauses.iter().any(|(known, _)| known == id)
    }

    /// Whether the id begins like those of this book, as `GNG-` does.
    fn has_letters_of(&self, id: &str) -> bool {
        let letters = |id: &str| id.split('-').next().map(str::to_owned);
        self.clauses.iter().any(|(known, _)| letters(known) == letters(id))
    }

    fn untested(&self) -> impl Iterator<Item = (&str, usize)> {
        let clauses = self.clauses.iter().map(|(id, line)| (id.as_str(), *line));
        clauses.filter(|(id, _)| self.tests.iter().all(|(tested, ..)| tested != id))
    }

    fn problems(&self) -> Vec<Problem> {
        let mut problems = Vec::new();
        if self.clauses.is_empty() {
            problems.push(Problem::new(self.file, 1, "no clauses: write the rules as `- **ABC-1** …`"));
        }
        for (id, line) in &self.doubled {
            problems.push(Problem::new(self.file, *line, format!("{id} stands here a second time")));
        }
        for (id, line) in self.untested() {
            let test = id.to_lowercase().replace('-', "_");
            problems.push(Problem::new(self.file, line, format!("{id} has no test: write `fn {test}_…`")));
        }
        for (id, file, line) in self.tests.iter().filter(|(id, ..)| !self.has(id)) {
            let what = format!("this test is named after {id}, which is not in {}", self.file.path);
            problems.push(Problem::new(file, *line, what));
        }
        problems
    }
}

/// The clauses and their tests, game by game.
pub(super) fn table(tree: &Tree) -> String {
    let books = Rulebook::all(tree);
    let width = books.iter().map(|book| book.name.len()).max().unwrap_or(0).max("game".len());
    let mut table = format!("{:width$}  clauses  tests  untested\n", "game");
    for book in &books {
        let untested: Vec<_> = book.untested().map(|(id, _)| id).collect();
        let untested = if untested.is_empty() { "–".to_owned() } else { untested.join(" ") };
        let (clauses, tests) = (book.clauses.len(), book.tests.len());
        writeln!(table, "{:width$}  {clauses:7}  {tests:5}  {untested}", book.name).expect("text grows");
    }
    table
}

pub(super) fn check(tree: &Tree) -> Vec<Problem> {
    let mut problems: Vec<_> = Rulebook::all(tree).iter().flat_map(Rulebook::problems).collect();
    for game in tree.games().filter(|game| !tree.has(&format!("games/{game}/README.md"))) {
        let file = tree.file(&format!("games/{game}/mod.rs")).expect("a game has a mod.rs");
        problems.push(Problem::new(file, 1, format!("games/{game}/README.md, its rulebook, is missing")));
    }
    problems
}

/// The id of the clause that a line of a rulebook begins: `- **GNG-R4** …`.
fn clause_of(line: &str) -> Option<&str> {
    let (id, _) = line.strip_prefix("- **")?.split_once("**")?;
    let (letters, rest) = id.split_once('-')?;
    let shout = !letters.is_empty() && letters.bytes().all(|letter| letter.is_ascii_uppercase());
    (shout && is_number(rest.strip_prefix(['R', 'C', 'E']).unwrap_or(rest))).then_some(id)
}

/// The ids of the clauses that a test is named after: `gng_r4_…` is `GNG-R4`, and `gng_2_to_4_…` is three.
fn named_clauses(test: &str) -> Vec<String> {
    let parts: Vec<_> = test.split('_').collect();
    let [letters, first, rest @ ..] = &parts[..] else { return Vec::new() };
    let number = first.trim_start_matches(['r', 'c', 'e']);
    let kind = &first[..first.len() - number.len()];
    let Some(first) = read_number(number).filter(|_| kind.len() <= 1) else { return Vec::new() };
    let last = match rest {
        ["to", last, ..] => read_number(last).unwrap_or(first),
        _ => first,
    };
    (first..=last).map(|number| format!("{letters}-{kind}{number}").to_uppercase()).collect()
}

fn read_number(text: &str) -> Option<u8> {
    is_number(text).then(|| text.parse().ok())?
}

fn is_number(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|digit| digit.is_ascii_digit())
}

#[cfg(test)]
mod tests {
    use super::super::tree::found;
    use super::*;

    const RULES: &str = "# Goose Chase\n\n- **GSE-1** Run.\n- **GSE-12** Honk,\n  often.\n- **GSE-R1** (GSE-1) Not far.\n\
        - **Note** no clause.\n- a plain entry about **GSE-9**\n";
    const MOD: (&str, &str) = ("games/goose_chase/mod.rs", "mod tests;");
    const BOOK: (&str, &str) = ("games/goose_chase/README.md", RULES);
    const TESTS: &str = "#[test]\nfn gse_1_run() {}\n#[test]\nfn gse_12() {}\nproptest! {\n#[test]\nfn gse_r1_near(x in 0..9) {}\n}";

    #[test]
    fn clauses_with_tests_pass() {
        assert!(found(check, &[MOD, BOOK, ("games/goose_chase/tests.rs", TESTS)]).is_empty());
    }

    #[test]
    fn a_clause_needs_a_function_that_is_a_test_in_its_own_folder() {
        let no_test = ("games/goose_chase/tests.rs", "fn gse_1_run() {}\n#[test]\nfn gse_12_honk() {}");
        let elsewhere = ("games/duck_pond/tests.rs", "#[test]\nfn gse_r1_near() {}");
        let found = found(check, &[MOD, BOOK, no_test, elsewhere]);
        assert_eq!(
            found,
            [
                "games/goose_chase/README.md:3: GSE-1 has no test: write `fn gse_1_…`",
                "games/goose_chase/README.md:6: GSE-R1 has no test: write `fn gse_r1_…`"
            ]
        );
    }

    #[test]
    fn a_test_cannot_be_named_after_a_clause_that_is_not_there() {
        let extra = format!("{TESTS}\n#[test]\nfn gse_3_swim() {{}}\n#[test]\nfn a_1_other_name() {{}}");
        let found = found(check, &[MOD, BOOK, ("games/goose_chase/tests.rs", &extra)]);
        assert_eq!(
            found,
            [
                "games/goose_chase/tests.rs:10: this test is named after GSE-3, which is not in games/goose_chase/README.md"
            ]
        );
    }

    #[test]
    fn what_all_games_share_may_be_tested_in_any_game_and_in_the_engine() {
        let shared = ("games/README.md", "- **ALL-1** Sit.\n- **ALL-2** Play.\n");
        let engine = ("engine/src/seat.rs", "#[test]\nfn all_1_sit() {}");
        let game = ("games/goose_chase/tests.rs", &format!("{TESTS}\n#[test]\nfn all_2_play() {{}}")[..]);
        assert!(found(check, &[MOD, BOOK, shared, engine, game]).is_empty());
        assert_eq!(
            found(check, &[shared, engine]),
            ["games/README.md:2: ALL-2 has no test: write `fn all_2_…`"]
        );
    }

    #[test]
    fn a_test_may_be_named_after_a_range_of_clauses() {
        let shared = ("games/README.md", "- **ALL-1** Sit.\n- **ALL-2** Play.\n- **ALL-3** End.\n");
        let whole = ("games/goose_chase/tests.rs", "#[test]\nfn all_1_to_3_conforms() {}");
        assert!(found(check, &[shared, whole]).is_empty());
        let more = ("games/goose_chase/tests.rs", "#[test]\nfn all_1_to_4_conforms() {}");
        let problem =
            "games/goose_chase/tests.rs:2: this test is named after ALL-4, which is not in games/README.md";
        assert_eq!(found(check, &[shared, more]), [problem]);
    }

    #[test]
    fn a_rulebook_is_there_and_has_every_clause_once() {
        let missing = found(check, &[MOD]);
        assert_eq!(
            missing,
            ["games/goose_chase/mod.rs:1: games/goose_chase/README.md, its rulebook, is missing"]
        );
        let empty = found(check, &[MOD, ("games/goose_chase/README.md", "# Rules\nRun.\n")]);
        assert!(empty[0].starts_with("games/goose_chase/README.md:1: no clauses"), "{empty:?}");
        let twice = format!("{RULES}- **GSE-1** Run again.\n");
        let twice = [MOD, ("games/goose_chase/README.md", &twice[..]), ("games/goose_chase/tests.rs", TESTS)];
        assert_eq!(found(check, &twice), ["games/goose_chase/README.md:9: GSE-1 stands here a second time"]);
    }

    #[test]
    fn the_table_counts_and_names_what_is_missing() {
        let tests = ("games/goose_chase/tests.rs", "#[test]\nfn gse_1_run() {}\n#[test]\nfn gse_1_far() {}");
        let table = table(&Tree::of(&[MOD, BOOK, tests]));
        assert_eq!(
            table,
            "game         clauses  tests  untested\ngoose_chase        3      2  GSE-12 GSE-R1\n"
        );
    }
}

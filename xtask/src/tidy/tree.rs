//! The files of the repository, and what is wrong with them.

use std::fmt;
use std::path::{Path, PathBuf};

use ignore::WalkBuilder;

use super::source::Source;

/// Something that breaks a rule, and where.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) struct Problem {
    file: String,
    line: usize,
    what: String,
}

impl Problem {
    /// A problem in a line, counted from 1.
    pub(super) fn new(file: &File, line: usize, what: impl Into<String>) -> Problem {
        Problem { file: file.path.clone(), line, what: what.into() }
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.file, self.line, self.what)
    }
}

/// A file of the repository.
pub(super) struct File {
    /// Its path from the root, with forward slashes.
    pub(super) path: String,
    /// How many bytes it has.
    pub(super) bytes: usize,
    /// What it says; empty unless it is text.
    pub(super) text: String,
    /// What it says, if it is Rust.
    pub(super) source: Option<Source>,
}

impl File {
    fn new(path: String, content: Vec<u8>) -> File {
        let bytes = content.len();
        let text = String::from_utf8(content).unwrap_or_default();
        let mut file = File { path, bytes, text, source: None };
        file.source = file.is(".rs").then(|| Source::read(&file.text));
        file
    }

    /// Its lines, counted from 1.
    pub(super) fn lines(&self) -> impl Iterator<Item = (usize, &str)> {
        (1..).zip(self.text.lines())
    }

    /// Whether it is itself a test, rather than code with tests in it.
    pub(super) fn is_test(&self) -> bool {
        self.path.split('/').any(|part| part == "tests" || part == "tests.rs")
    }

    /// Whether its name ends so.
    pub(super) fn is(&self, ending: &str) -> bool {
        self.path.ends_with(ending)
    }
}

/// All files that are or may become part of the repository, sorted by path.
pub(super) struct Tree {
    pub(super) files: Vec<File>,
}

impl Tree {
    /// Reads the files below `root`, except those that `.gitignore` names.
    pub(super) fn read(root: &Path) -> Result<Tree, String> {
        let files = paths(root)?.iter().map(|path| read_file(root, path)).collect::<Result<_, _>>()?;
        Ok(Tree::new(files))
    }

    fn new(mut files: Vec<File>) -> Tree {
        files.sort_by(|a, b| a.path.cmp(&b.path));
        Tree { files }
    }

    /// A made-up tree: paths and what the files say.
    #[cfg(test)]
    pub(super) fn of(files: &[(&str, &str)]) -> Tree {
        let file = |(path, text): &(&str, &str)| File::new((*path).to_owned(), text.as_bytes().to_vec());
        Tree::new(files.iter().map(file).collect())
    }

    /// The file at this path.
    pub(super) fn file(&self, path: &str) -> Option<&File> {
        self.files.iter().find(|file| file.path == path)
    }

    /// The files below a folder.
    pub(super) fn below(&self, folder: &str) -> impl Iterator<Item = &File> {
        let start = format!("{folder}/");
        self.files.iter().filter(move |file| file.path.starts_with(&start))
    }

    /// The Rust files, with what they say.
    pub(super) fn sources(&self) -> impl Iterator<Item = (&File, &Source)> {
        self.files.iter().filter_map(|file| Some((file, file.source.as_ref()?)))
    }

    /// Whether there is a file or folder at this path; the root is the empty path.
    pub(super) fn has(&self, path: &str) -> bool {
        path.is_empty() || self.file(path).is_some() || self.below(path).next().is_some()
    }

    /// The games: the folders of `games/` that have a `mod.rs`, but for the twins of all of them.
    pub(super) fn games(&self) -> impl Iterator<Item = &str> {
        self.files.iter().filter_map(|file| {
            let folder = file.path.strip_prefix("games/")?.strip_suffix("/mod.rs")?;
            (!folder.contains('/') && folder != "twins").then_some(folder)
        })
    }
}

/// The paths of the files below `root`, from there on, except those that `.gitignore` names.
pub(crate) fn paths(root: &Path) -> Result<Vec<PathBuf>, String> {
    // Without git as well, as in an unpacked archive; and with this repository's own list only.
    let mut walk = WalkBuilder::new(root);
    walk.hidden(false).require_git(false).parents(false).git_global(false).git_exclude(false);
    walk.filter_entry(|entry| entry.file_name() != ".git");
    let mut paths = Vec::new();
    for entry in walk.build() {
        let entry = entry.map_err(|problem| problem.to_string())?;
        if entry.file_type().is_some_and(|kind| kind.is_file()) {
            let below = entry.path().strip_prefix(root).expect("the walk stays below the root");
            paths.push(below.to_owned());
        }
    }
    Ok(paths)
}

fn read_file(root: &Path, path: &Path) -> Result<File, String> {
    let content =
        std::fs::read(root.join(path)).map_err(|problem| format!("{}: {problem}", path.display()))?;
    let parts: Vec<_> = path.iter().map(|part| part.to_string_lossy()).collect();
    Ok(File::new(parts.join("/"), content))
}

/// What a rule finds in a made-up tree, a line of text for each problem.
#[cfg(test)]
pub(super) fn found(check: fn(&Tree) -> Vec<Problem>, files: &[(&str, &str)]) -> Vec<String> {
    check(&Tree::of(files)).iter().map(ToString::to_string).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn this_repository_can_be_read_without_what_git_ignores() {
        let tree = Tree::read(crate::shell::root()).expect("the repository can be read");
        assert!(tree.has("xtask/src/tidy/tree.rs") && tree.has(".ci") && tree.has(""));
        assert!(!tree.has("target") && !tree.has(".git"));
    }

    #[test]
    fn a_game_is_a_folder_with_a_mod() {
        let tree = Tree::of(&[
            ("games/lib.rs", ""),
            ("games/goose_chase/mod.rs", ""),
            ("games/goose_chase/deep/mod.rs", ""),
            ("games/sketches/README.md", ""),
        ]);
        assert_eq!(tree.games().collect::<Vec<_>>(), ["goose_chase"]);
    }
}

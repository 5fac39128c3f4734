//! The rules of this project, checked: `cargo xtask tidy`.
//!
//! A rule is a function from the [`Tree`] of files to the [`Problem`]s in it; it touches no disk, so its tests
//! are small made-up trees. Each rule is a file, and [`RULES`] lists them. Licences are known to cargo only.

mod arrows;
mod clauses;
mod lengths;
mod licences;
mod links;
mod machines;
mod names;
mod purity;
mod registry;
mod shape;
mod source;
mod styles;
mod text;
mod tree;

use std::path::Path;

use crate::machine;
use crate::shell::{Done, Line, root};
pub(crate) use tree::paths;
use tree::{Problem, Tree};

/// A rule: its name, and what breaks it.
type Rule = (&'static str, fn(&Tree) -> Vec<Problem>);

const RULES: &[Rule] = &[
    ("every Rust file can be read and says what it is", source::check),
    ("every clause has a test", clauses::check),
    ("arrows between crates point down only", arrows::check),
    ("every game is registered, and no game knows another", registry::check),
    ("only the registry names games", names::check),
    ("rules are pure", purity::check),
    ("text is clean", text::check),
    ("no machine is named", machines::check),
    ("links lead somewhere", links::check),
    ("files are short", lengths::check),
    ("all games have the same files", shape::check),
    ("every style has something to show", styles::check),
    ("nothing banned is used", licences::check_bans),
];

pub(crate) fn run() -> Done {
    check(root())
}

/// Checks the repository at `root`.
pub(crate) fn check(root: &Path) -> Done {
    let tree = Tree::read(root)?;
    print!("{}", clauses::table(&tree));
    let mut problems = 0;
    let mut show = |rule: &str, found: Vec<Problem>| {
        println!("{} {rule}", if found.is_empty() { "ok " } else { "BAD" });
        for problem in &found {
            println!("    {problem}");
        }
        problems += found.len();
    };
    for (rule, check) in RULES {
        show(rule, check(&tree));
    }
    let rule = "every licence is allowed";
    match metadata(root) {
        Some(metadata) => show(rule, licences::check(&tree, &metadata)),
        None => println!("??? {rule}: `cargo metadata` does not work here, so nobody knows"),
    }
    match problems {
        0 => Ok(()),
        1 => Err("tidy found 1 problem; it is named above".to_owned()),
        _ => Err(format!("tidy found {problems} problems; they are named above")),
    }
}

/// What is built here, natively and for browsers. What is built elsewhere only need not have been downloaded.
fn metadata(root: &Path) -> Option<licences::Metadata> {
    let line = Line::new("cargo metadata --format-version 1 --locked --filter-platform")
        .word(machine::host().ok()?)
        .words("--filter-platform wasm32-unknown-unknown --manifest-path")
        .word(root.join("Cargo.toml").display().to_string());
    serde_json::from_str(&line.output()?).ok()
}

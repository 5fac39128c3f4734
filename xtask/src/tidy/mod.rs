//! The rules of this project, checked: `cargo xtask tidy`.
//!
//! A rule is a function from the [`Tree`] of files to the [`Problem`]s in it; it touches no disk, so its tests
//! are small made-up trees. Each rule is a file, and [`RULES`] lists them.

mod arrows;
mod clauses;
mod links;
mod machines;
mod names;
mod purity;
mod registry;
mod source;
mod text;
mod tree;

use std::path::Path;

use crate::shell::{Done, root};
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
];

pub(crate) fn run() -> Done {
    check(root())
}

/// Checks the repository at `root`.
pub(crate) fn check(root: &Path) -> Done {
    let tree = Tree::read(root)?;
    print!("{}", clauses::table(&tree));
    let mut problems = 0;
    for (rule, check) in RULES {
        let found = check(&tree);
        println!("{} {rule}", if found.is_empty() { "ok " } else { "BAD" });
        for problem in &found {
            println!("    {problem}");
        }
        problems += found.len();
    }
    match problems {
        0 => Ok(()),
        1 => Err("tidy found 1 problem; it is named above".to_owned()),
        _ => Err(format!("tidy found {problems} problems; they are named above")),
    }
}

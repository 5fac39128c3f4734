//! A new game, tried out: what `cargo xtask new-game` writes compiles, passes its tests and is tidy.
//!
//! All of it happens to a copy of the repository among the build results. Builds of the copy are kept, so that
//! only the games are compiled anew each time.

use std::fs::{self, File};
use std::path::Path;

use super::at;
use super::names::Names;
use crate::shell::{Done, Line, root};
use crate::tidy;

/// A game that nobody has made.
const ID: &str = "goose-chase";

pub(crate) fn run() -> Done {
    let here =
        std::env::current_exe().map_err(|problem| format!("this program cannot be found: {problem}"))?;
    let (copy, target) = (here.with_file_name("new-game-copy"), here.with_file_name("new-game-target"));
    // One that failed is left to be looked at until the next time.
    if copy.exists() {
        remove(&copy)?;
    }
    copy_repository(&copy)?;
    try_out(&copy, &target)?;
    remove(&copy)
}

fn try_out(copy: &Path, target: &Path) -> Done {
    let names = Names::new(ID, None, None)?;
    super::write(copy, &names)?;
    tidy::check(copy)?;
    let cargo = |words: &str| {
        let line =
            Line::new(words).word("--manifest-path").word(copy.join("Cargo.toml").display().to_string());
        line.word("--target-dir").word(target.display().to_string())
    };
    // Compiling all games to be fast takes longer than the tests of one of them.
    let options = "--package games --locked --quiet --config profile.dev.package.games.opt-level=0";
    cargo(&format!("cargo clippy --all-targets {options}")).word("--").word("-D").word("warnings").run()?;
    cargo(&format!("cargo test {options}")).word(&names.folder).run()
}

/// Copies every file with the time of its last change, by which cargo knows what it need not compile again.
fn copy_repository(copy: &Path) -> Done {
    for path in tidy::paths(root())? {
        let (from, to) = (root().join(&path), copy.join(&path));
        let folder = to.parent().expect("a file lies in a folder");
        let copied = fs::create_dir_all(folder).and_then(|()| {
            fs::copy(&from, &to)?;
            File::options().write(true).open(&to)?.set_modified(from.metadata()?.modified()?)
        });
        copied.map_err(|problem| at(&to, &problem))?;
    }
    Ok(())
}

fn remove(folder: &Path) -> Done {
    fs::remove_dir_all(folder).map_err(|problem| at(folder, &problem))
}

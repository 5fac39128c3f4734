//! A game to begin with: `cargo xtask new-game goose-chase`.
//!
//! What is written comes from `xtask/templates/game`: a tiny game, but whole, in the shape all of them have.
//! [`names`] is what the new game is called, [`shelf`] finds its place beside the others, and [`trial`] proves
//! that the template is a game that keeps every rule of the house.

mod names;
mod shelf;
mod template;
pub(crate) mod trial;

use std::fs;
use std::path::Path;

use clap::Args;

use crate::shell::{Done, Line, root};
use names::Names;
use shelf::Shelf;
use template::Template;

/// What the new game is called.
#[derive(Args)]
pub(crate) struct Plan {
    /// The name programs use, in lower case with hyphens: `goose-chase`.
    id: String,
    /// The name people use; made from the id unless given.
    #[arg(long)]
    title: Option<String>,
    /// The three letters its clauses begin with; made from the id unless given.
    #[arg(long)]
    prefix: Option<String>,
}

pub(crate) fn run(plan: &Plan) -> Done {
    let names = Names::new(&plan.id, plan.title.as_deref(), plan.prefix.as_deref())?;
    write(root(), &names)?;
    let Names { id, folder, title, .. } = &names;
    println!(
        "\n{title} is on the shelf, with the rules of a small dice game for you to replace.\n\
         Look at games/{folder}/README.md first, then try\n\n    \
         cargo test --package games {folder}\n    \
         cargo xtask play play {id}\n\n\
         CONTRIBUTING.md says how to go on from here."
    );
    Ok(())
}

/// Writes the game into the repository at `root` and registers it. If it is refused, nothing has changed.
fn write(root: &Path, names: &Names) -> Done {
    let shelf = Shelf::read(root)?;
    let template = Template::read()?;
    shelf.has_room_for(names)?;
    let files = template.filled(names)?;
    let registry = shelf.registry_with(names)?;
    let folder = root.join("games").join(&names.folder);
    for (path, text) in files {
        write_file(&folder.join(path), &text)?;
    }
    write_file(&root.join(shelf::REGISTRY), &registry)?;
    // How long the names are and how they sort decides where lines break and in which order things stand.
    let manifest = root.join("Cargo.toml").display().to_string();
    Line::new("cargo fmt --package games --manifest-path").word(manifest).run()
}

/// Writes a file, in a folder that need not be there yet.
fn write_file(path: &Path, text: &str) -> Done {
    let folder = path.parent().expect("a file lies in a folder");
    let written = fs::create_dir_all(folder).and_then(|()| fs::write(path, text));
    written.map_err(|problem| at(path, &problem))
}

fn read_file(path: &Path) -> Result<String, String> {
    fs::read_to_string(path).map_err(|problem| at(path, &problem))
}

/// What went wrong, and where.
fn at(path: &Path, problem: &std::io::Error) -> String {
    format!("{}: {problem}", path.display())
}

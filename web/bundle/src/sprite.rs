//! All pictures of the house in one: each game's symbols and its scene, and those of the page itself.
//!
//! They stand in the page, unseen, and are shown by `<use href="#name">`: no request, no flicker, and they take
//! the colours of where they are shown.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};

use crate::{Done, read};

pub(crate) fn of(root: &Path) -> Done<String> {
    let mut folders: Vec<PathBuf> = std::fs::read_dir(root.join("games"))?
        .flatten()
        .map(|game| game.path().join("art"))
        .filter(|art| art.is_dir())
        .collect();
    folders.sort();
    folders.push(root.join("web/art"));
    let mut sprite =
        String::from("<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"sprite\" aria-hidden=\"true\">");
    for folder in folders {
        sprite.push_str(inside(&read(&folder.join("symbols.svg"))?)?);
        let scene = folder.join("scene.svg");
        if scene.is_file() {
            let game = folder.parent().and_then(Path::file_name).and_then(|name| name.to_str());
            let game = game.ok_or("a game's folder has a name")?.replace('_', "-");
            let drawn = read(&scene)?;
            _ = write!(
                sprite,
                "<symbol id=\"scene-{game}\" viewBox=\"0 0 320 200\">{}</symbol>",
                inside(&drawn)?
            );
        }
    }
    sprite.push_str("</svg>");
    // Pictures are indented for people.
    Ok(sprite.lines().map(str::trim).collect::<Vec<_>>().join("\n"))
}

/// What stands between the tags of a drawing.
fn inside(drawing: &str) -> Done<&str> {
    let start = drawing.find("<svg").and_then(|at| drawing[at..].find('>').map(|end| at + end + 1));
    let end = drawing.rfind("</svg>");
    start.zip(end).map(|(start, end)| &drawing[start..end]).ok_or_else(|| "a drawing is one <svg>".into())
}

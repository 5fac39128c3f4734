//! All pictures of the house in one: each game's symbols and its scene, and those of the page itself.
//!
//! They stand in the page, unseen, and are shown by `<use href="#name">`: no request, no flicker, and they take
//! the colours of where they are shown.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};

use crate::{Done, read, without};

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
        sprite.push_str(parts(&read(&folder.join("symbols.svg"))?)?.1);
        let scene = folder.join("scene.svg");
        if scene.is_file() {
            let game = folder.parent().and_then(Path::file_name).and_then(|name| name.to_str());
            let game = game.ok_or("a game's folder has a name")?.replace('_', "-");
            let drawn = read(&scene)?;
            let (look, lines) = parts(&drawn)?;
            _ = write!(sprite, "<symbol id=\"scene-{game}\"{look}>{lines}</symbol>");
        }
    }
    sprite.push_str("</svg>");
    // Pictures are indented and explained for people.
    let sprite = without(&sprite, "<!--", "-->");
    Ok(sprite.lines().map(str::trim).collect::<Vec<_>>().join("\n"))
}

/// What the tag of a drawing says about all of it, and what stands between the tags.
fn parts(drawing: &str) -> Done<(&str, &str)> {
    const TAG: &str = "<svg xmlns=\"http://www.w3.org/2000/svg\"";
    let (_, drawing) = drawing.split_once(TAG).ok_or("a drawing begins with <svg xmlns=…>")?;
    let (look, drawing) = drawing.split_once('>').ok_or("a tag is closed")?;
    let (lines, _) = drawing.rsplit_once("</svg>").ok_or("a drawing is one <svg>")?;
    Ok((look, lines))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What is not painted is painted black, unless the tag says otherwise.
    #[test]
    fn a_scene_keeps_the_look_of_its_drawing() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
        let sprite = of(&root).expect("there are pictures");
        let scenes: Vec<_> = sprite.split("<symbol ").filter(|one| one.starts_with("id=\"scene-")).collect();
        assert!(!scenes.is_empty());
        for scene in scenes {
            let (tag, _) = scene.split_once('>').expect("a tag");
            assert!(tag.contains("viewBox=\"0 0 320 200\" fill=\"none\" stroke="), "{tag}");
        }
    }
}

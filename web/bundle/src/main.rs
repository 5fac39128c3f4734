//! Builds the page: what browsers load, named by its content and compressed.
//!
//! `cargo run -p bundle` compiles `web` for browsers, lets wasm-bindgen finish it, puts pictures, styles and
//! scripts beside it and leaves everything in `target/pages`, where `pages` picks it up. No other tool is
//! needed. `--quick` leaves the optimiser and the best compression out.

mod compile;
mod files;
mod languages;
mod names;
mod order;
mod sprite;

use std::path::{Path, PathBuf};

use files::Files;

type Done<T = ()> = Result<T, Box<dyn std::error::Error>>;

fn main() -> Done {
    let quick = std::env::args().any(|argument| argument == "--quick");
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").canonicalize()?;
    let made = names::short(&compile::web(&root, quick)?)?;
    let mut files = Files::new(quick);
    let page = root.join("web/page");
    let module = if quick { made.wasm } else { order::of(&made.wasm)? };
    files.lasting("app.wasm", module);
    files.lasting("app.js", plain(&made.script).into_bytes());
    files.lasting("style.css", styles(&root)?.into_bytes());
    files.lasting_text("worker.js", &read(&page.join("worker.js"))?)?;
    let boot = read(&page.join("boot.js"))?.replace("{{welcomes}}", &languages::welcomes(&root)?);
    files.lasting_text("boot.js", &boot)?;
    files.lasting("icon.svg", std::fs::read(root.join("web/art/icon.svg"))?);
    for icon in ["icon-192.png", "icon-512.png"] {
        files.for_some(icon, std::fs::read(page.join(icon))?);
    }
    for (name, text) in languages::all(&root)? {
        files.for_some(name, text.into_bytes());
    }
    files.known_by_name("manifest.webmanifest", &read(&page.join("manifest.webmanifest"))?)?;
    let art = sprite::of(&root)?;
    files.known_by_name("index.html", &read(&page.join("index.html"))?.replace("<!-- art -->", &art))?;
    files.known_by_name("sw.js", &read(&page.join("sw.js"))?)?;
    let folder = folder(&root);
    files.write(&folder)?;
    print!("{}", files.table());
    println!("The page is in {}", folder.display());
    Ok(())
}

/// Where the page is left, and where `pages` looks for it.
fn folder(root: &Path) -> PathBuf {
    std::env::var_os("BARNYARD_PAGES").map_or_else(|| root.join("target/pages"), PathBuf::from)
}

/// All styles, in the order of their names.
fn styles(root: &Path) -> Done<String> {
    let mut sheets = Vec::new();
    let games = std::fs::read_dir(root.join("games"))?;
    let boards =
        games.flatten().map(|game| game.path().join("board/board.css")).filter(|sheet| sheet.is_file());
    for sheet in std::fs::read_dir(root.join("web/styles"))? {
        sheets.push(sheet?.path());
    }
    sheets.sort();
    let mut own: Vec<_> = boards.collect();
    own.sort();
    sheets.append(&mut own);
    sheets.iter().map(|sheet| Ok(plain(&read(sheet)?))).collect()
}

/// A style sheet or a script without what is in it for people only: remarks and indents.
fn plain(text: &str) -> String {
    without(text, "/*", "*/")
        .lines()
        .map(str::trim)
        .filter(|line| !line.is_empty())
        .fold(String::new(), |text, line| text + line + "\n")
}

/// A text without remarks, which begin and end like this.
fn without(text: &str, begin: &str, end: &str) -> String {
    let mut parts = text.split(begin);
    let first = parts.next().unwrap_or_default().to_owned();
    parts.filter_map(|part| part.split_once(end)).fold(first, |text, (_, rest)| text + rest)
}

fn read(path: &Path) -> Done<String> {
    std::fs::read_to_string(path).map_err(|problem| format!("{}: {problem}", path.display()).into())
}

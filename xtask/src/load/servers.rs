//! The servers that are played at: each a process of its own, fresh for every measurement.

use std::fs;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Stdio};

use serde_json::{Value, json};

use crate::peers;
use crate::shell::Line;

/// A server that runs until it is dropped.
pub(super) struct Server {
    process: Child,
    name: &'static str,
    address: String,
    /// What the game is called there that is to be played.
    game: String,
    /// What the program that plays must know.
    kind: Value,
    /// Where it keeps tables; gone afterwards.
    folder: Option<PathBuf>,
}

impl Server {
    /// A hall as anybody would open it, but for the limits on one address: all come from here. Its tables lie
    /// on the disk that builds go to.
    pub(super) fn hall(target: &Path, game: &str) -> Result<Server, String> {
        let folder = target.join(format!("load-{}", std::process::id()));
        let line = Line::new("").word(target.join("release/barn").display().to_string());
        let line =
            line.words("serve --no-limits --listen 127.0.0.1:0 --data").word(folder.display().to_string());
        let (process, said) = start(&line)?;
        let address = said.trim().rsplit_once("http://").map(|(_, address)| address.to_owned());
        let mut server = Server {
            process,
            name: "our hall",
            address: String::new(),
            game: game.to_owned(),
            kind: json!({ "hall": { "game": game } }),
            folder: Some(folder),
        };
        server.address = address.ok_or_else(|| format!("`{line}` does not say where it is: {said}"))?;
        Ok(server)
    }

    /// boardgame.io's own server, in memory.
    pub(super) fn boardgame_io() -> Result<Server, String> {
        let line = peers::node("serve.js");
        let (process, said) = start(&line)?;
        let said: Value = serde_json::from_str(&said).map_err(|problem| format!("`{line}`: {problem}"))?;
        let text = |field: &str| said[field].as_str().unwrap_or_default().to_owned();
        let kind = json!({ "boardgame-io": { "scripts": said["scripts"] } });
        Ok(Server {
            process,
            name: "boardgame.io's server",
            address: text("address"),
            game: text("game"),
            kind,
            folder: None,
        })
    }

    pub(super) fn name(&self) -> &'static str {
        self.name
    }

    pub(super) fn address(&self) -> &str {
        &self.address
    }

    pub(super) fn game(&self) -> &str {
        &self.game
    }

    pub(super) fn kind(&self) -> &Value {
        &self.kind
    }

    pub(super) fn process(&self) -> u32 {
        self.process.id()
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // What cannot be ended has ended already, and what is left behind is in the way of nobody.
        _ = self.process.kill();
        _ = self.process.wait();
        _ = self.folder.take().map(fs::remove_dir_all);
    }
}

/// Starts a server; gives the first line it says.
fn start(line: &Line) -> Result<(Child, String), String> {
    println!("$ {line}");
    let cannot = |problem: std::io::Error| format!("`{line}` could not be started: {problem}");
    let mut process = line.command().stdout(Stdio::piped()).spawn().map_err(cannot)?;
    let mut said = String::new();
    let output = process.stdout.take().expect("its output is ours");
    BufReader::new(output).read_line(&mut said).map_err(cannot)?;
    if said.is_empty() {
        return Err(format!("`{line}` ended without a word"));
    }
    Ok((process, said))
}

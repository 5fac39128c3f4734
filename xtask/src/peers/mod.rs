//! We and what others would pick instead, side by side in one run: `cargo xtask peers`.
//!
//! The programs in `bench/peers` measure the others and print a line of JSON for each measurement; [`ours`]
//! measures us. All take turns, round after round, so that a noisy neighbour disturbs everybody alike.
//! [`samples`] keeps the best of each, and [`page`] writes `docs/peers.md`.

mod ours;
mod page;
mod samples;

use std::fs;
use std::path::PathBuf;

use clap::Args;
use serde_json::Value;

use crate::machine;
use crate::shell::{Done, Line, root};
use page::Page;
use samples::{Peer, Samples};

/// How long to measure.
#[derive(Args)]
pub(crate) struct Plan {
    /// How many seconds each measurement gets in each round.
    #[arg(long, default_value_t = 1.0)]
    seconds: f64,
    /// How many rounds; the best counts.
    #[arg(long, default_value_t = 3)]
    rounds: u32,
    /// How many random games of ours are played again by boardgame.io, to prove that it plays the same games.
    #[arg(long, default_value_t = 200)]
    games: u32,
}

const BOARDGAME_IO: &str = "bench/peers/boardgame-io";
const OPEN_SPIEL: &str = "bench/peers/open-spiel";
const RESULT: &str = "docs/peers.md";

pub(crate) fn run(plan: &Plan) -> Done {
    let workshop = Workshop::set_up()?;
    let checked = samples::read_lines(&workshop.check(plan.games).read()?)?;
    let games = ours::Games::of(&workshop)?;
    let (facts, load) = (workshop.facts()?, machine::load());
    let mut samples = Samples::default();
    for round in 1..=plan.rounds {
        println!("\n=== round {round} of {} ===", plan.rounds);
        samples.add(Peer::Ours, games.measure(plan.seconds)?)?;
        for (peer, line) in workshop.measure_others(plan.seconds) {
            samples.add(peer, samples::read_lines(&line.read()?)?)?;
        }
        samples.check_nearest()?;
        // Whoever loses patience keeps the rounds so far.
        let page = Page { samples: &samples, checked: &checked, rounds: round, seconds: plan.seconds, load };
        write(&page.text(&facts))?;
    }
    Ok(())
}

fn write(page: &str) -> Done {
    fs::write(root().join(RESULT), page).map_err(|problem| format!("{RESULT}: {problem}"))?;
    println!("\n{RESULT} is written.");
    Ok(())
}

/// Where the programs lie that are measured.
struct Workshop {
    target: PathBuf,
}

impl Workshop {
    /// Builds and installs whatever is missing.
    fn set_up() -> Result<Workshop, String> {
        let workshop = Workshop { target: machine::target_folder()? };
        Line::new("cargo build --release --quiet --package cli --bin barn").run()?;
        Line::new("cargo build --release --quiet --package players --example speed").run()?;
        if !workshop.python().word("--version").works() {
            Line::new("python3 -m venv").word(workshop.path("peers")).run()?;
        }
        let pip = workshop.python().word("-m").word("pip").word("install").word("--quiet");
        pip.word("--requirement").word(format!("{OPEN_SPIEL}/requirements.txt")).run()?;
        install_boardgame_io()?;
        Ok(workshop)
    }

    /// A path below the folder that builds go to.
    fn path(&self, below: &str) -> String {
        self.target.join(below).display().to_string()
    }

    fn barn(&self) -> Line {
        Line::new("").word(self.path("release/barn"))
    }

    fn speed(&self) -> Line {
        Line::new("").word(self.path("release/examples/speed"))
    }

    fn python(&self) -> Line {
        Line::new("").word(self.path("peers/bin/python"))
    }

    /// Plays our games again with boardgame.io; prints how many agreed, and fails at the first that does not.
    fn check(&self, games: u32) -> Line {
        let check = node("check.js").word("--barn").word(self.path("release/barn"));
        check.word("--games").word(games.to_string())
    }

    fn measure_others(&self, seconds: f64) -> [(Peer, Line); 2] {
        let open_spiel = self.python().word(format!("{OPEN_SPIEL}/measure.py"));
        [(Peer::OpenSpiel, open_spiel), (Peer::BoardgameIo, node("measure.js"))]
            .map(|(peer, line)| (peer, line.word("--seconds").word(seconds.to_string())))
    }

    /// What the page says about versions and the machine.
    fn facts(&self) -> Result<page::Facts, String> {
        let said = |line: Line| Ok::<_, String>(line.read()?.trim().to_owned());
        Ok(page::Facts {
            commit: said(Line::new("git describe --always --abbrev=7"))?,
            rust: said(Line::new("rustc --version"))?,
            python: said(self.python().word("--version"))?,
            node: format!("Node {}", said(Line::new("node --version"))?),
            open_spiel: said(self.python().word(format!("{OPEN_SPIEL}/measure.py")).word("--version"))?,
            boardgame_io: boardgame_io_version()?,
            machine: machine::description(),
        })
    }
}

/// Installs boardgame.io, if it is missing.
pub(crate) fn install_boardgame_io() -> Done {
    if Line::new("npm ls --prefix").word(BOARDGAME_IO).works() {
        return Ok(());
    }
    Line::new("npm ci --prefix").word(BOARDGAME_IO).run()
}

/// A program of ours that uses boardgame.io.
pub(crate) fn node(program: &str) -> Line {
    // Without this the libraries check themselves as they go, and are slower than they need be.
    Line::new("node").with("NODE_ENV", "production").word(format!("{BOARDGAME_IO}/{program}"))
}

/// The version of boardgame.io that is measured.
pub(crate) fn boardgame_io_version() -> Result<String, String> {
    let path = format!("{BOARDGAME_IO}/package.json");
    let text = fs::read_to_string(root().join(&path)).map_err(|problem| format!("{path}: {problem}"))?;
    let package: Value = serde_json::from_str(&text).map_err(|problem| format!("{path}: {problem}"))?;
    let version = package["dependencies"]["boardgame.io"].as_str();
    version.map(str::to_owned).ok_or_else(|| format!("{path} does not name boardgame.io"))
}

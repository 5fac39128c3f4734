//! `--ray`: the games are played on a Ray cluster, through the Python package `barnyard`.
//!
//! Ray speaks Python, so a Python does the work: `python3`, or the one that `BARN_PYTHON` names. It sends back the sums, or
//! the finished games, as one JSON document, and the command goes on with them as with its own.

use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use players::Spec;
use serde::de::DeserializeOwned;

use crate::Failure;

/// Players, as the Python side reads them.
pub(crate) fn listed(players: &[Spec]) -> String {
    players.iter().map(ToString::to_string).collect::<Vec<_>>().join(",")
}

/// Where the cluster is, and where finished chunks are kept.
#[derive(clap::Args, Clone, Debug, Default)]
pub(crate) struct Ray {
    /// Plays on the Ray cluster at this address: `auto` for the one of this machine, `ray://host:10001` for another. Needs
    /// Python with `pip install 'barnyard[ray]'`, here and on every node
    #[arg(long, value_name = "ADDRESS")]
    pub(crate) ray: Option<String>,
    /// Keeps what is finished in this folder, which all nodes can reach; the same command goes on from there
    #[arg(long, value_name = "FOLDER", requires = "ray")]
    ray_path: Option<String>,
}

impl Ray {
    /// Has the cluster do a job; gives back what came of it, and how long it took.
    pub(crate) fn run<T: DeserializeOwned>(
        &self,
        address: &str,
        job: &str,
        game: &str,
        arguments: &[(&str, String)],
    ) -> Result<(T, Duration), Failure> {
        let python = std::env::var("BARN_PYTHON").unwrap_or_else(|_| "python3".to_owned());
        let mut command = Command::new(&python);
        command.args(["-m", "barnyard.cluster", job, game, "--address", address]);
        for (name, value) in arguments {
            command.args([*name, value]);
        }
        if let Some(path) = &self.ray_path {
            command.args(["--path", path]);
        }
        let began = Instant::now();
        // Progress and problems go straight to whoever watches.
        let done = command.stdin(Stdio::null()).stderr(Stdio::inherit()).output();
        let done = done.map_err(|problem| {
            Failure::Failed(format!(
                "{python} cannot be started: {problem}. BARN_PYTHON names another Python"
            ))
        })?;
        if !done.status.success() {
            let hint = "Is barnyard installed in it (pip install 'barnyard[ray]')?";
            return Err(Failure::Failed(format!(
                "{python} -m barnyard.cluster ended with {}. {hint}",
                done.status
            )));
        }
        let parts = serde_json::from_slice(&done.stdout).map_err(|problem| {
            Failure::Failed(format!("{python} answered something else than JSON: {problem}"))
        })?;
        Ok((parts, began.elapsed()))
    }
}

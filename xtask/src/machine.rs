//! The machine that chores run on.

use std::fs;
use std::path::PathBuf;
use std::thread;

use serde_json::Value;

use crate::shell::Line;

/// The kind of machine, without its name.
pub(crate) fn description() -> String {
    let cores = thread::available_parallelism().map_or(1, usize::from);
    let processors = fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    let model = processors.lines().find_map(|line| line.strip_prefix("model name")?.split_once(": "));
    let model = model.map_or(std::env::consts::ARCH, |(_, model)| model);
    format!("{cores} core{} of: {model}", if cores == 1 { "" } else { "s" })
}

/// How many programs wanted a processor in the last minute, where the system says so.
pub(crate) fn load() -> Option<f64> {
    fs::read_to_string("/proc/loadavg").ok()?.split_whitespace().next()?.parse().ok()
}

/// Where builds go on this machine.
pub(crate) fn target_folder() -> Result<PathBuf, String> {
    let metadata = Line::new("cargo metadata --format-version 1 --no-deps").output();
    let metadata = metadata.and_then(|text| serde_json::from_str::<Value>(&text).ok());
    let folder = metadata.as_ref().and_then(|metadata| metadata["target_directory"].as_str());
    folder.map(PathBuf::from).ok_or_else(|| "`cargo metadata` does not say where builds go".to_owned())
}

/// The machine that programs are built for here, as Rust names it.
pub(crate) fn host() -> Result<String, String> {
    let about = Line::new("rustc --version --verbose").output();
    let host = about.as_deref().and_then(|about| about.lines().find_map(|line| line.strip_prefix("host: ")));
    host.map(str::to_owned).ok_or_else(|| "rustc does not say what it builds for".to_owned())
}

//! The Rust that chores run with, and the oldest that will do: `cargo xtask msrv`.

use std::fs;

use toml::{Table, Value};

use crate::shell::{Done, Line, root};

/// What `rust-toolchain.toml` names too, for rustup to install by itself.
const COMPONENTS: &[&str] = &["rustfmt", "clippy"];
const TARGET: &str = "wasm32-unknown-unknown";

/// Whether nothing is missing; and where Rust came by another way than rustup, the step that misses something will say
/// so.
pub(crate) fn is_complete() -> bool {
    COMPONENTS.iter().all(|component| has("component", component)) && has_target()
}

/// Adds what a bare installation by rustup lacks.
pub(crate) fn complete() -> Done {
    Line::new("rustup component add").words(&COMPONENTS.join(" ")).run()?;
    add_target()
}

/// Whether we can build for browsers.
pub(crate) fn has_target() -> bool {
    has("target", TARGET)
}

pub(crate) fn add_target() -> Done {
    Line::new("rustup target add").word(TARGET).run_quietly()
}

/// Whether rustup has installed this; yes, where there is no rustup that could.
fn has(kind: &str, name: &str) -> bool {
    let installed = Line::new("rustup").word(kind).words("list --installed").output();
    installed.is_none_or(|list| list.lines().any(|line| is(line, name)))
}

/// Whether a line of rustup's list means this part: components are followed by the machine they are for.
fn is(line: &str, name: &str) -> bool {
    line.trim().strip_prefix(name).is_some_and(|rest| rest.is_empty() || rest.starts_with('-'))
}

/// Checks that the oldest Rust we promise to be enough is enough.
pub(crate) fn msrv() -> Done {
    let text = fs::read_to_string(root().join("Cargo.toml")).map_err(|problem| problem.to_string())?;
    let version = oldest(&text)?;
    let here = |words: &str| Line::new("rustup run").word(&version).words(words);
    if !here("rustc --version").works() {
        // Beside the others; nothing that is there changes.
        Line::new("rustup toolchain install --profile minimal").word(&version).run()?;
    }
    here("cargo check --locked --quiet").run()?;
    // What is fast enough is counted with this compiler, whatever the newest makes of it.
    here("cargo xtask instructions").run()
}

/// What the workspace's manifest says.
fn oldest(manifest: &str) -> Result<String, String> {
    let manifest: Table = manifest.parse().map_err(|problem| format!("Cargo.toml: {problem}"))?;
    let package = manifest.get("workspace").and_then(|workspace| workspace.get("package"));
    let version = package.and_then(|package| package.get("rust-version")).and_then(Value::as_str);
    version.map(str::to_owned).ok_or_else(|| "Cargo.toml names no rust-version".to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rustup_installs_by_itself_what_we_would_add() {
        let text = fs::read_to_string(root().join("rust-toolchain.toml")).expect("the file is there");
        let file: Table = text.parse().expect("it is TOML");
        let list = |name: &str| -> Vec<String> {
            file["toolchain"][name].clone().try_into().expect("it is a list of names")
        };
        let mut components = list("components");
        components.sort();
        let mut ours = COMPONENTS.to_vec();
        ours.sort_unstable();
        assert_eq!(components, ours);
        assert_eq!(list("targets"), [TARGET]);
    }

    #[test]
    fn parts_are_known_in_the_lists_of_rustup() {
        assert!(is("rustfmt-x86_64-unknown-linux-gnu", "rustfmt") && is("clippy", "clippy"));
        assert!(!is("rustc-x86_64-unknown-linux-gnu", "rust") && !is("wasm32-wasip1", TARGET));
    }

    #[test]
    fn the_oldest_rust_is_read_from_the_manifest() {
        assert_eq!(oldest("[workspace.package]\nrust-version = \"1.95\"\n"), Ok("1.95".to_owned()));
        assert!(oldest("[workspace]\n").is_err());
    }
}

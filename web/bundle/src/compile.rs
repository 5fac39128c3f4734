//! From Rust to what a browser runs.

use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::Value;
use wasm_bindgen_cli_support::Bindgen;

use crate::Done;

/// The page's program: the module, and the script that connects it with the browser.
pub(crate) struct Made {
    pub(crate) wasm: Vec<u8>,
    pub(crate) script: String,
}

/// For the last step, which sees the whole program. Usually a function that is called from one place only is put there,
/// however long it is, and then no longer resembles its twins, of which a program of generic parts has many: more is
/// left to send. With a hundred times the usual costs of instructions, and the limits for short functions raised
/// alike, only the short ones are put where they are called. Searches are as quick as before: theirs is done earlier.
const LITTLE_INLINING: &str =
    "llvm-args=-inline-threshold=500 -inline-instr-cost=500 -inline-call-penalty=2500";

/// Where messages of a program that breaks name files of other people's crates, they name the folder these lie in, too.
/// What that is called on this machine is nobody's business, and the module is to be the same wherever it is built.
fn without_home() -> String {
    let home = std::env::home_dir().unwrap_or_default();
    let cargo = std::env::var_os("CARGO_HOME").map_or_else(|| home.join(".cargo"), PathBuf::from);
    let flags = [(cargo, "cargo"), (home, "~")]
        .map(|(from, to)| Value::from(format!("--remap-path-prefix={}={to}", from.display())));
    format!("target.wasm32-unknown-unknown.rustflags={}", Value::from(flags.to_vec()))
}

/// Compiles `web`. Builds for browsers have a folder of their own, so that they and others do not wait for
/// each other's lock.
pub(crate) fn web(root: &Path, quick: bool) -> Done<Made> {
    let (profile, folder) = if quick { ("dev", "debug") } else { ("page", "page") };
    let target = root.join("target/web");
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let built = Command::new(cargo)
        .args([
            "rustc",
            "--package",
            "web",
            "--target",
            "wasm32-unknown-unknown",
            "--profile",
            profile,
            "--target-dir",
        ])
        .arg(&target)
        .args(["--config", &without_home()])
        .args(["--", "-C", LITTLE_INLINING])
        .current_dir(root)
        .env_remove("CARGO_TARGET_DIR")
        .status()?;
    if !built.success() {
        return Err("the page does not compile".into());
    }
    let input = target.join("wasm32-unknown-unknown").join(folder).join("web.wasm");
    let mut bindgen = Bindgen::new();
    bindgen.input_path(input).out_name("app").typescript(false).omit_default_module_path(true);
    bindgen.web(true)?.remove_name_section(true).remove_producers_section(true);
    let mut output = bindgen.generate_output()?;
    if let Some((snippet, _)) = output.snippets().iter().find(|(_, files)| !files.is_empty()) {
        return Err(format!("{snippet} brings scripts of its own, which nobody would send").into());
    }
    Ok(Made { script: output.js().to_owned(), wasm: output.wasm_mut().emit_wasm() })
}

//! Strange input, for a while: `cargo xtask fuzz`.

use std::fs;

use clap::Args;

use crate::needs;
use crate::shell::{Done, Line, root};

/// Which targets, and for how long.
#[derive(Args)]
pub(crate) struct Plan {
    /// How many seconds each target gets.
    #[arg(long, default_value_t = 30)]
    seconds: u32,
    /// The targets; all of them if none is named.
    targets: Vec<String>,
}

pub(crate) fn run(plan: &Plan) -> Done {
    let all = targets()?;
    if let Some(unknown) = plan.targets.iter().find(|target| !all.contains(target)) {
        return Err(format!("there is no fuzz target {unknown:?}; there are {}", all.join(", ")));
    }
    if !Line::new("cargo fuzz --version").works() {
        needs::cargo_install("cargo-fuzz", "")?;
    }
    Line::new("cargo run --manifest-path fuzz/Cargo.toml --no-default-features --example seeds --quiet")
        .run()?;
    let chosen = if plan.targets.is_empty() { &all } else { &plan.targets };
    for target in chosen {
        println!("\n=== {target}, {} s ===", plan.seconds);
        run_target(target, plan.seconds)?;
    }
    println!("\nNothing broke in {} s each: {}.", plan.seconds, chosen.join(", "));
    Ok(())
}

/// The targets are the files in `fuzz/targets`.
fn targets() -> Result<Vec<String>, String> {
    let folder = root().join("fuzz/targets");
    let files = fs::read_dir(&folder).map_err(|problem| format!("{}: {problem}", folder.display()))?;
    let names = files.filter_map(|file| Some(file.ok()?.path().file_stem()?.to_str()?.to_owned()));
    let mut names: Vec<_> = names.collect();
    names.sort();
    Ok(names)
}

/// When it breaks, `cargo fuzz` itself prints the input and the command to see it again.
///
/// Our code is safe Rust: a memory sanitizer would only make it slow, and needs a nightly compiler.
fn run_target(target: &str, seconds: u32) -> Done {
    let line = Line::new("cargo fuzz run --sanitizer none").word(target).word("--");
    let quiet = line.word("-verbosity=0").word("-print_final_stats=1");
    let bounded = quiet.word("-timeout=10").word("-max_len=16384").word(format!("-max_total_time={seconds}"));
    bounded.run().map_err(|_| format!("{target} broke; the command to see it again stands above"))
}

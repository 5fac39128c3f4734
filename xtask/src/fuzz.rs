//! Strange input, for a while: `cargo xtask fuzz`.

use std::fs;

use clap::Args;

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
        Line::new("cargo install cargo-fuzz --locked").run()?;
    }
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

fn run_target(target: &str, seconds: u32) -> Done {
    // libFuzzer writes what it finds into the first folder and only reads the others.
    let corpus = format!("fuzz/corpus/{target}");
    fs::create_dir_all(root().join(&corpus)).map_err(|problem| format!("{corpus}: {problem}"))?;
    let line = fuzz(target).word(corpus).word(format!("fuzz/seeds/{target}")).word("--");
    let line = line.word(format!("-max_total_time={seconds}")).word("-timeout=10").word("-max_len=8192");
    line.run().map_err(|problem| {
        let again = fuzz(target).word(format!("fuzz/artifacts/{target}/<file>"));
        format!("{target} broke: {problem}\nThe input is named above. To see it again:\n    {again}")
    })
}

/// Our code is safe Rust, so that a memory sanitizer would only make it slow. The coverage it needs is not
/// stable in name, but has been in deed for years; hence the variable.
fn fuzz(target: &str) -> Line {
    Line::new("cargo fuzz run --sanitizer none").with("RUSTC_BOOTSTRAP", "1").word(target)
}

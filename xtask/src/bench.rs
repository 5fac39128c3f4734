//! How fast it all is: `cargo xtask bench`.

use std::fs;

use toml::{Table, Value};

use crate::shell::{Done, Line, root};

pub(crate) fn run() -> Done {
    let (counted, timed): (Vec<_>, Vec<_>) =
        benches()?.into_iter().partition(|bench| bench.counts_instructions);
    for bench in timed {
        bench.run()?;
    }
    if !Line::new("valgrind --version").works() {
        let names: Vec<_> = counted.iter().map(|bench| bench.name.as_str()).collect();
        println!("\nno valgrind here, so instructions are not counted: {} left out", names.join(", "));
        return Ok(());
    }
    if !counted.is_empty() {
        install_runner()?;
    }
    counted.iter().try_for_each(Bench::run)
}

/// A bench of `arena`.
struct Bench {
    name: String,
    /// Runs under valgrind, rather than by the clock.
    counts_instructions: bool,
}

impl Bench {
    fn run(&self) -> Done {
        println!("\n=== {} ===", self.name);
        Line::new("cargo bench --quiet --package arena --bench").word(&self.name).run()
    }
}

/// The benches that `arena` declares.
fn benches() -> Result<Vec<Bench>, String> {
    let manifest = read_table("arena/Cargo.toml")?;
    let declared = manifest.get("bench").and_then(Value::as_array).into_iter().flatten();
    let names = declared.filter_map(|bench| bench.get("name").and_then(Value::as_str));
    names.map(bench).collect()
}

fn bench(name: &str) -> Result<Bench, String> {
    let path = format!("arena/benches/{name}.rs");
    let text = fs::read_to_string(root().join(&path)).map_err(|problem| format!("{path}: {problem}"))?;
    Ok(Bench { name: name.to_owned(), counts_instructions: text.contains("gungraun::") })
}

/// The runner must be of exactly the version of the library.
fn install_runner() -> Done {
    let lock = read_table("Cargo.lock")?;
    let version = locked_version(&lock, "gungraun").ok_or("Cargo.lock has no gungraun")?;
    let installed = Line::new("gungraun-runner --version").output().unwrap_or_default();
    if installed.split_whitespace().any(|word| word == version) {
        return Ok(());
    }
    Line::new("cargo install gungraun-runner --locked --version").word(version).run()
}

fn locked_version<'a>(lock: &'a Table, package: &str) -> Option<&'a str> {
    let packages = lock.get("package")?.as_array()?;
    let found = packages.iter().find(|entry| entry.get("name").and_then(Value::as_str) == Some(package))?;
    found.get("version")?.as_str()
}

fn read_table(path: &str) -> Result<Table, String> {
    let text = fs::read_to_string(root().join(path)).map_err(|problem| format!("{path}: {problem}"))?;
    text.parse().map_err(|problem| format!("{path}: {problem}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_version_of_a_package_is_read_from_the_lock_file() {
        let lock: Table = "[[package]]\nname = \"a\"\nversion = \"1.2.3\"\n[[package]]\nname = \"b\"\nversion = \"4.5.6\"\n"
            .parse()
            .expect("this is TOML");
        assert_eq!(locked_version(&lock, "b"), Some("4.5.6"));
        assert_eq!(locked_version(&lock, "c"), None);
    }
}

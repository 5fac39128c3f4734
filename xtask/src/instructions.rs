//! How many instructions the hot paths take: `cargo xtask instructions`.
//!
//! Callgrind counts what a processor would execute, so the same program has the same figures on every machine, however
//! busy. They are compared with a committed baseline. Compilers differ, so the baseline names the one it was written
//! with: the oldest that we support, with which `cargo xtask msrv` compares wherever another is in use.

use std::fmt::Write as _;
use std::fs;

use crate::figures::grouped;
use crate::shell::{Done, Line, root};
use crate::{debian, machine};

/// Where the committed counts are.
const BASELINE: &str = "arena/instructions/baseline.txt";

/// How many per cent more than the baseline a path may take.
const TOLERANCE: u64 = 3;

/// The function of `arena/instructions` whose inside is counted.
const COUNTED: &str = "instructions::counted_path";

/// The system's library copies and compares memory in ways that depend on the processor. This leaves the one that every
/// processor has; without it, counts would differ by up to 15 % between machines. (Names of old and new versions of the
/// library; it ignores those that it does not know.)
const ANY_PROCESSOR: &str = "glibc.cpu.hwcaps=-AVX512F,-AVX512VL,-AVX2,-AVX2_Usable,-AVX,-AVX_Usable,\
    -AVX_Fast_Unaligned_Load,-SSE4_2,-SSE4_1,-SSSE3,-ERMS,-FSRM";

/// What to do with the counts.
#[derive(clap::Args)]
pub(crate) struct Plan {
    /// Write the baseline anew, after a change that is worth its instructions.
    #[arg(long)]
    write: bool,
}

/// An operation of a game with a number of seats, and what it took.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Count {
    path: String,
    /// How many times the operation was done.
    times: u64,
    instructions: u64,
}

/// The committed counts.
#[derive(PartialEq, Eq, Debug)]
struct Baseline {
    compiler: String,
    counts: Vec<(String, u64)>,
}

pub(crate) fn run(plan: &Plan) -> Done {
    if !plan.write {
        return compare();
    }
    if !CAN_COUNT {
        return Err("the baseline is written on Linux on x86-64".to_owned());
    }
    let text = Baseline::new(compiler()?, &count()?).to_text();
    fs::write(root().join(BASELINE), text).map_err(|problem| format!("{BASELINE}: {problem}"))?;
    println!("{BASELINE} is written.");
    Ok(())
}

/// Compares what the hot paths take with the baseline; says so and does nothing where that would mean nothing.
pub(crate) fn compare() -> Done {
    let text =
        fs::read_to_string(root().join(BASELINE)).map_err(|problem| format!("{BASELINE}: {problem}"))?;
    let baseline = Baseline::read(&text)?;
    if let Some(why) = why_not(CAN_COUNT, &compiler()?, &baseline.compiler) {
        println!("skipped: {why}");
        return Ok(());
    }
    if !has_valgrind() {
        install_valgrind()?;
    }
    let counts = count()?;
    println!("{}", baseline.summary(&counts));
    baseline.check(&counts)
}

/// Prints what every operation takes, once.
pub(crate) fn print() -> Done {
    if !Line::new("valgrind --version").works() {
        println!("no Valgrind here, so instructions are not counted");
        return Ok(());
    }
    for Count { path, times, instructions } in count()? {
        println!("{path:<36} {:>12}", grouped(instructions as f64 / times as f64));
    }
    Ok(())
}

/// Counts depend on the kind of processor and on the system's library.
const CAN_COUNT: bool = cfg!(all(target_os = "linux", target_arch = "x86_64"));

/// Whether Valgrind is installed, or would be of no use.
pub(crate) fn has_valgrind() -> bool {
    !CAN_COUNT || Line::new("valgrind --version").works()
}

pub(crate) fn install_valgrind() -> Done {
    debian::install("valgrind", "Instructions of the hot paths are counted by Valgrind.")
}

/// Why counts made here cannot be compared with the baseline.
fn why_not(can_count: bool, compiler: &str, baseline: &str) -> Option<String> {
    if !can_count {
        return Some("the baseline is for Linux on x86-64".to_owned());
    }
    (compiler != baseline).then(|| {
        format!(
            "{BASELINE} was written with Rust {baseline}, this is {compiler}; `cargo xtask msrv` compares with {baseline}"
        )
    })
}

/// The compiler's version, without what only mends mistakes: `1.95`.
fn compiler() -> Result<String, String> {
    let said = Line::new("rustc --version").output().ok_or("rustc does not tell its version")?;
    let version = said.split_whitespace().nth(1).and_then(|version| version.rsplit_once('.'));
    version.map(|(version, _)| version.to_owned()).ok_or(format!("what version is this? {said}"))
}

/// Runs all paths under Callgrind.
fn count() -> Result<Vec<Count>, String> {
    Line::new("cargo build --release --locked --quiet --package instructions").run()?;
    let target = machine::target_folder()?;
    let results = target.join("instructions.callgrind");
    if results.exists() {
        fs::remove_file(&results).map_err(|problem| format!("{}: {problem}", results.display()))?;
    }
    // A dump after every path, all in one file; nothing is counted outside of them.
    let line = Line::new("valgrind -q --tool=callgrind --combine-dumps=yes")
        .with("GLIBC_TUNABLES", ANY_PROCESSOR)
        .word(format!("--toggle-collect={COUNTED}"))
        .word(format!("--dump-after={COUNTED}"))
        .word(format!("--callgrind-out-file={}", results.display()))
        .word(target.join("release/instructions").display().to_string());
    let said = line.read()?;
    let dumps =
        fs::read_to_string(&results).map_err(|problem| format!("{}: {problem}", results.display()))?;
    pair(&said, &dumps)
}

/// The paths that the program has named, each with the total of its dump.
fn pair(said: &str, dumps: &str) -> Result<Vec<Count>, String> {
    let totals: Vec<u64> = dumps
        .lines()
        .filter_map(|line| line.strip_prefix("totals: ")?.trim().parse().ok())
        .filter(|total| *total > 0)
        .collect();
    let paths: Vec<_> = said.lines().filter_map(|line| line.rsplit_once(' ')).collect();
    if totals.len() != paths.len() || paths.is_empty() {
        return Err(format!("Callgrind has counted {} paths, but {} were run", totals.len(), paths.len()));
    }
    let counts = paths.iter().zip(totals).map(|((path, times), instructions)| {
        let times = times.parse().map_err(|_| format!("how many is {times:?}?"))?;
        Ok(Count { path: (*path).to_owned(), times, instructions })
    });
    counts.collect()
}

impl Baseline {
    fn new(compiler: String, counts: &[Count]) -> Baseline {
        let counts = counts.iter().map(|count| (count.path.clone(), count.instructions)).collect();
        Baseline { compiler, counts }
    }

    fn to_text(&self) -> String {
        let mut text = format!(
            "# Instructions of the hot paths, counted by Callgrind. Written by `cargo xtask instructions --write`; a path that\n\
             # takes {TOLERANCE} % more than here fails `cargo xtask test`.\n\
             rust {}\n",
            self.compiler
        );
        for (path, instructions) in &self.counts {
            _ = writeln!(text, "{path:<36} {instructions:>12}");
        }
        text
    }

    fn read(text: &str) -> Result<Baseline, String> {
        let mut lines = text.lines().filter(|line| !line.starts_with('#'));
        let compiler = lines.next().and_then(|line| line.strip_prefix("rust "));
        let compiler = compiler.ok_or(format!("{BASELINE} names no compiler"))?.to_owned();
        let count = |line: &str| {
            let (path, instructions) = line.rsplit_once(' ')?;
            Some((path.trim_end().to_owned(), instructions.parse().ok().filter(|count| *count > 0)?))
        };
        let read = |line| count(line).ok_or(format!("{BASELINE}: this is no path and its count: {line}"));
        Ok(Baseline { compiler, counts: lines.map(read).collect::<Result<_, _>>()? })
    }

    fn instructions(&self, path: &str) -> Option<u64> {
        self.counts.iter().find(|(known, _)| known == path).map(|(_, instructions)| *instructions)
    }

    /// Each path with what it took before, where it did.
    fn compared<'a>(&self, counts: &'a [Count]) -> impl Iterator<Item = (&'a Count, u64)> {
        counts.iter().filter_map(|count| Some((count, self.instructions(&count.path)?)))
    }

    fn summary(&self, counts: &[Count]) -> String {
        let changes = self.compared(counts).map(|(count, before)| per_cent(count.instructions, before));
        let (least, most) =
            changes.fold((0.0_f64, 0.0_f64), |(least, most), change| (least.min(change), most.max(change)));
        format!("{} paths, {least:+.1} to {most:+.1} % against {BASELINE}", counts.len())
    }

    /// Names every path that takes more than it may, and whatever the baseline does not fit.
    fn check(&self, counts: &[Count]) -> Done {
        let slower = self.compared(counts).filter(|(count, before)| is_slower(count.instructions, *before));
        let slower = slower.map(|(count, before)| {
            let (more, now) = (per_cent(count.instructions, before), grouped(count.instructions as f64));
            format!("{} takes {more:.1} % more instructions than before: {now}", count.path)
        });
        let new = counts.iter().filter(|count| self.instructions(&count.path).is_none());
        let new = new.map(|count| format!("{} is new", count.path));
        let gone = self.counts.iter().filter(|(path, _)| counts.iter().all(|count| count.path != *path));
        let gone = gone.map(|(path, _)| format!("{path} is no longer counted"));
        let problems: Vec<_> = slower.chain(new).chain(gone).collect();
        if problems.is_empty() {
            return Ok(());
        }
        Err(format!(
            "{}\nIf that is meant, write the new counts into {BASELINE} with `cargo xtask instructions --write` and commit them.",
            problems.join("\n")
        ))
    }
}

fn is_slower(now: u64, before: u64) -> bool {
    now * 100 > before * (100 + TOLERANCE)
}

/// By how many per cent it is more now.
fn per_cent(now: u64, before: u64) -> f64 {
    (now as f64 / before as f64 - 1.0) * 100.0
}

#[cfg(test)]
mod tests {
    use super::*;

    fn counts(list: &[(&str, u64)]) -> Vec<Count> {
        let count =
            |&(path, instructions): &(&str, u64)| Count { path: path.to_owned(), times: 1, instructions };
        list.iter().map(count).collect()
    }

    fn baseline() -> Baseline {
        Baseline::new(
            "1.95".to_owned(),
            &counts(&[("apply goose-chase 2", 1000), ("view goose-chase 2", 2000)]),
        )
    }

    #[test]
    fn a_path_may_take_three_per_cent_more_and_any_amount_less() {
        let good = counts(&[("apply goose-chase 2", 1030), ("view goose-chase 2", 200)]);
        assert_eq!(baseline().check(&good), Ok(()));
        assert!(baseline().summary(&good).starts_with("2 paths, -90.0 to +3.0 %"));
    }

    #[test]
    fn a_slower_path_is_named_with_the_way_to_accept_it() {
        let slow = counts(&[("apply goose-chase 2", 1031), ("view goose-chase 2", 2000)]);
        let problem = baseline().check(&slow).unwrap_err();
        assert!(problem.starts_with("apply goose-chase 2 takes 3.1 % more"), "{problem}");
        assert!(problem.contains("cargo xtask instructions --write"), "{problem}");
        assert!(!problem.contains("view"), "{problem}");
    }

    #[test]
    fn paths_that_come_and_go_are_named() {
        let other = counts(&[("apply goose-chase 2", 1000), ("view fox-hunt 2", 2000)]);
        let problem = baseline().check(&other).unwrap_err();
        assert!(problem.contains("view fox-hunt 2 is new"), "{problem}");
        assert!(problem.contains("view goose-chase 2 is no longer counted"), "{problem}");
    }

    #[test]
    fn a_baseline_is_read_as_it_was_written() {
        assert_eq!(Baseline::read(&baseline().to_text()), Ok(baseline()));
        for bad in ["", "apply goose-chase 2 1000\n", "rust 1.95\napply goose-chase\n", "rust 1.95\nview 0\n"]
        {
            assert!(Baseline::read(bad).is_err(), "{bad:?}");
        }
    }

    #[test]
    fn the_committed_baseline_can_be_read() {
        let text = fs::read_to_string(root().join(BASELINE)).expect("the file is there");
        assert!(!Baseline::read(&text).unwrap().counts.is_empty());
    }

    #[test]
    fn every_path_gets_the_total_of_its_dump() {
        let said = "apply goose-chase 2 40\nview goose-chase 2 20\n";
        let dumps = "part: 1\nfn=a\ntotals: 4000\npart: 2\ntotals: 500\npart: 3\ntotals: 0\n";
        let paired = pair(said, dumps).unwrap();
        assert_eq!(paired[1], Count { path: "view goose-chase 2".to_owned(), times: 20, instructions: 500 });
        assert_eq!((paired.len(), paired[0].instructions), (2, 4000));
        assert!(pair(said, "totals: 4000\n").is_err() && pair("", "").is_err());
    }

    #[test]
    fn counts_of_another_machine_or_compiler_are_not_compared() {
        assert_eq!(why_not(true, "1.95", "1.95"), None);
        assert!(why_not(false, "1.95", "1.95").unwrap().contains("x86-64"));
        assert!(why_not(true, "1.96", "1.95").unwrap().contains("cargo xtask msrv"));
    }
}

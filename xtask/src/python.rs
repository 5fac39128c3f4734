//! The Python package: built as a wheel, installed into an environment of its own, and tested there.

use std::fs;
use std::path::{Path, PathBuf};

use crate::machine;
use crate::shell::{Done, Line, root};

/// Everything the tests use, each in one version.
const LOCK: &str = "python/requirements.lock";
/// What builds the wheel.
const MATURIN: &str = "maturin==1.16.0";

/// How long to test.
#[derive(clap::Args, Default)]
pub(crate) struct Plan {
    /// The wheel as it is released, every number of seats, more games, and long forms of tests.
    #[arg(long)]
    long: bool,
}

/// Builds the wheel and tests it as the test command does.
pub(crate) fn test() -> Done {
    run(&Plan::default())
}

pub(crate) fn run(plan: &Plan) -> Done {
    let place = machine::target_folder()?.join("python");
    let builder = Environment::new(place.join("builder"))?;
    builder.install(&[MATURIN])?;
    let wheels = place.join("wheels");
    if wheels.is_dir() {
        fs::remove_dir_all(&wheels).map_err(|problem| format!("{}: {problem}", wheels.display()))?;
    }
    let build = builder.python().words("-m maturin build --quiet --manifest-path python/Cargo.toml");
    let build = build.word("--out").word(wheels.display().to_string());
    // A wheel for tests is built as the other tests are, which takes a minute instead of several.
    build.words(if plan.long { "--release" } else { "--profile dev" }).run()?;
    let tester = Environment::new(place.join("tester"))?;
    tester.install(&["--requirement", LOCK])?;
    let wheel = only_file(&wheels)?;
    tester.install(&["--force-reinstall", "--no-deps", &wheel.display().to_string()])?;
    let tests = tester.python().words("-m pytest --quiet -p no:cacheprovider python/tests");
    tests.with("BARN_LONG", if plan.long { "1" } else { "0" }).run()?;
    // Whether they run; how well the agent learns is for the long form.
    let notebooks = tester.python().words("-m pytest --quiet -p no:cacheprovider --nbmake python/notebooks");
    notebooks.with("BARN_LEARN_SECONDS", if plan.long { "300" } else { "8" }).run()
}

/// An environment of Python's own.
struct Environment {
    folder: PathBuf,
}

impl Environment {
    /// The environment in this folder, made if it is not there.
    fn new(folder: PathBuf) -> Result<Environment, String> {
        let environment = Environment { folder };
        if !environment.python().word("--version").works() {
            Line::new("python3 -m venv --clear").word(environment.folder.display().to_string()).run()?;
        }
        Ok(environment)
    }

    fn python(&self) -> Line {
        let python = if cfg!(windows) { "Scripts/python.exe" } else { "bin/python" };
        Line::new("").word(self.folder.join(python).display().to_string())
    }

    fn install(&self, what: &[&str]) -> Done {
        let pip = self.python().words("-m pip install --quiet --disable-pip-version-check");
        what.iter().fold(pip, |pip, word| pip.word(*word)).run()
    }
}

/// The one file in a folder.
fn only_file(folder: &Path) -> Result<PathBuf, String> {
    let files = fs::read_dir(folder).map_err(|problem| format!("{}: {problem}", folder.display()))?;
    let files: Vec<_> = files.filter_map(|file| file.ok().map(|file| file.path())).collect();
    match files.as_slice() {
        [one] => Ok(root().join(one)),
        _ => Err(format!("{} has {} files, and should have one wheel", folder.display(), files.len())),
    }
}

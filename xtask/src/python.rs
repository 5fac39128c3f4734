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
    /// Only build the wheel as it is released, into `target/release-files`, and try it.
    #[arg(long, conflicts_with = "long")]
    wheel: bool,
}

/// Builds the wheel and tests it as the test command does.
pub(crate) fn test() -> Done {
    run(&Plan::default())
}

pub(crate) fn run(plan: &Plan) -> Done {
    let place = machine::target_folder()?.join("python");
    if plan.wheel {
        return release(&place);
    }
    // A wheel for tests is built as the other tests are, which takes a minute instead of several.
    let wheel = build(&place, if plan.long { "release" } else { "dev" })?;
    let tester = Environment::new(place.join("tester"))?;
    tester.install(&["--requirement", LOCK])?;
    tester.install_wheel(&wheel)?;
    let long = if plan.long { "1" } else { "0" };
    let pytest = || tester.python().words("-m pytest --quiet -p no:cacheprovider").with("BARN_LONG", long);
    pytest().words("--durations=8 python/tests").with_all(barn()?).run()?;
    cluster(&tester, long)?;
    // Whether they run; how well the agent learns is for the long form.
    let notebooks = pytest().words("--nbmake python/notebooks");
    notebooks.with("BARN_LEARN_SECONDS", if plan.long { "300" } else { "8" }).run()?;
    if plan.long {
        println!(
            "\nThe examples in python/examples need torch, which is too large for this; each says how it is run."
        );
    }
    Ok(())
}

/// Builds the wheel and leaves it beside what else is released.
fn release(place: &Path) -> Done {
    let wheel = build(place, "release")?;
    let trial = Environment::new(place.join("trial"))?;
    trial.install_wheel_with_needs(&wheel)?;
    trial.python().words("-m barnyard").run()?;
    let shelf = machine::target_folder()?.join("release-files");
    let name = wheel.file_name().ok_or("a wheel has a name")?;
    fs::create_dir_all(&shelf)
        .and_then(|()| fs::copy(&wheel, shelf.join(name)))
        .map_err(|problem| format!("{}: {problem}", shelf.display()))?;
    println!("\n{} is written.", shelf.join(name).display());
    Ok(())
}

/// Builds the wheel in this profile; gives its path.
pub(crate) fn build(place: &Path, profile: &str) -> Result<PathBuf, String> {
    let builder = Environment::new(place.join("builder"))?;
    builder.install(&[MATURIN])?;
    let wheels = place.join("wheels");
    if wheels.is_dir() {
        fs::remove_dir_all(&wheels).map_err(|problem| format!("{}: {problem}", wheels.display()))?;
    }
    let build =
        builder.python().words("-m maturin build --quiet --manifest-path python/Cargo.toml --profile");
    build.word(profile).word("--out").word(wheels.display().to_string()).run()?;
    only_file(&wheels)
}

/// Where the command is, if it has been built: what Python finds is compared with what it prints.
fn barn() -> Result<Option<(&'static str, String)>, String> {
    let barn = machine::target_folder()?.join("debug").join(format!("barn{}", std::env::consts::EXE_SUFFIX));
    Ok(barn.is_file().then(|| ("BARN", barn.display().to_string())))
}

/// Tests what runs on Ray, in a network that ends at this machine: Ray listens on every interface.
fn cluster(tester: &Environment, long: &str) -> Done {
    const ALONE: &str = "unshare --map-root-user --net";
    if !Line::new(ALONE).word("true").works() {
        println!("Ray is not tested: `{ALONE}` does not work here, and Ray must not listen to the world.");
        return Ok(());
    }
    let alone = Line::new(ALONE).words("sh -c").word("ip link set lo up && exec \"$@\"").word("sh");
    let alone = alone.word(tester.path()).words("-m pytest --quiet -p no:cacheprovider");
    let alone = alone.words("--durations=3 python/tests/test_cluster.py -k on_ray");
    alone.with("BARN_RAY", "1").with("BARN_LONG", long).run()
}

/// An environment of Python's own.
pub(crate) struct Environment {
    folder: PathBuf,
}

impl Environment {
    /// The environment in this folder, made if it is not there.
    pub(crate) fn new(folder: PathBuf) -> Result<Environment, String> {
        let environment = Environment { folder };
        if !environment.python().word("--version").works() {
            Line::new("python3 -m venv --clear").word(environment.folder.display().to_string()).run()?;
        }
        Ok(environment)
    }

    pub(crate) fn python(&self) -> Line {
        Line::new("").word(self.path())
    }

    fn path(&self) -> String {
        let python = if cfg!(windows) { "Scripts/python.exe" } else { "bin/python" };
        self.folder.join(python).display().to_string()
    }

    pub(crate) fn install(&self, what: &[&str]) -> Done {
        let pip = self.python().words("-m pip install --quiet --disable-pip-version-check");
        what.iter().fold(pip, |pip, word| pip.word(*word)).run()
    }

    /// Installs a wheel in place of one that has the same version; what it needs is there.
    pub(crate) fn install_wheel(&self, wheel: &Path) -> Done {
        self.install(&["--force-reinstall", "--no-deps", &wheel.display().to_string()])
    }

    /// Installs a wheel as anybody would.
    fn install_wheel_with_needs(&self, wheel: &Path) -> Done {
        self.install(&["--upgrade", "--force-reinstall", &wheel.display().to_string()])
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

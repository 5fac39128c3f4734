//! A private PostgreSQL for tests: `cargo xtask postgres <command>` runs the command with it.
//!
//! It lives in a temporary folder, is reached by a socket in that folder only, and is gone afterwards.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitCode, Stdio};
use std::time::{Duration, Instant};

use crate::debian;
use crate::shell::{Done, Line};

/// The variable that tells tests where the database is.
pub(crate) const ADDRESS: &str = "BARNYARD_TEST_POSTGRES";

/// Where Debian and its relatives put the programs of PostgreSQL, a folder per version.
const DEBIAN_PROGRAMS: &str = "/usr/lib/postgresql";

/// The user whom Debian's package makes. PostgreSQL refuses to run as root.
const USER: &str = "postgres";

const NEEDED: &str = "The tests need PostgreSQL: install it, so that `initdb` can be found in PATH";

/// A database that runs until it is dropped.
pub(crate) struct Cluster {
    folder: PathBuf,
    server: Child,
}

/// Runs a command with a database of its own; ends with the command's exit code.
pub(crate) fn run(words: &[String]) -> Result<ExitCode, String> {
    let cluster = Cluster::start()?;
    let mut command = Command::new(&words[0]);
    let status = command.args(&words[1..]).env(ADDRESS, cluster.address()).status();
    let status = status.map_err(|problem| format!("`{}` could not be started: {problem}", words[0]))?;
    Ok(status.code().map_or(ExitCode::FAILURE, |code| ExitCode::from(code as u8)))
}

/// Whether PostgreSQL is installed.
pub(crate) fn is_here() -> bool {
    find_programs().is_some()
}

pub(crate) fn install() -> Done {
    debian::install("postgresql", NEEDED)
}

impl Cluster {
    /// Installs PostgreSQL if it is missing, makes a cluster and waits until it answers.
    pub(crate) fn start() -> Result<Cluster, String> {
        if !is_here() {
            install()?;
        }
        let programs = find_programs().ok_or("PostgreSQL has no initdb")?;
        let folder = std::env::temp_dir().join(format!("barnyard-postgres-{}", std::process::id()));
        fs::create_dir(&folder).map_err(|problem| format!("{}: {problem}", folder.display()))?;
        let as_user = as_user(&folder)?;
        let data = folder.join("data").display().to_string();
        let initdb = as_user.clone().word(programs.join("initdb").display().to_string());
        initdb.words("--username barnyard --auth trust --no-sync --pgdata").word(&data).run_quietly()?;
        let server = as_user.word(programs.join("postgres").display().to_string());
        let server =
            server.word("-D").word(&data).words("-c listen_addresses= -k").word(folder.display().to_string());
        println!("$ {server}");
        let log = fs::File::create(folder.join("log")).map_err(|problem| problem.to_string())?;
        let server = server.command().stdout(Stdio::null()).stderr(log).spawn();
        let server = server.map_err(|problem| format!("postgres could not be started: {problem}"))?;
        let mut cluster = Cluster { folder, server };
        cluster.wait_until_it_answers()?;
        Ok(cluster)
    }

    /// Where the database is, for tests.
    pub(crate) fn address(&self) -> String {
        let socket = self.folder.display().to_string().replace('/', "%2F");
        format!("postgres://barnyard@{socket}/postgres")
    }

    fn wait_until_it_answers(&mut self) -> Done {
        let patience = Instant::now() + Duration::from_secs(30);
        let pid_file = self.folder.join("data/postmaster.pid");
        // The last line of this file says how far the server has come.
        while !fs::read_to_string(&pid_file).is_ok_and(|text| text.trim_end().ends_with("ready")) {
            let ended = self.server.try_wait().is_ok_and(|status| status.is_some());
            if ended || Instant::now() > patience {
                let log = fs::read_to_string(self.folder.join("log")).unwrap_or_default();
                return Err(format!("PostgreSQL does not start:\n{log}"));
            }
            std::thread::sleep(Duration::from_millis(20));
        }
        Ok(())
    }
}

impl Drop for Cluster {
    fn drop(&mut self) {
        // SIGINT is PostgreSQL's "fast" shutdown: it ends connections and cleans up after itself.
        let asked = Line::new("kill -INT").word(self.server.id().to_string()).works();
        if !asked {
            _ = self.server.kill();
        }
        _ = self.server.wait();
        _ = fs::remove_dir_all(&self.folder);
    }
}

/// The folder of `initdb` and `postgres`: where the shell would find them, or the newest of Debian's.
fn find_programs() -> Option<PathBuf> {
    let in_path = std::env::var_os("PATH")
        .and_then(|path| std::env::split_paths(&path).find(|folder| folder.join("initdb").is_file()))
        .filter(|folder| folder.join("postgres").is_file());
    let versions =
        fs::read_dir(DEBIAN_PROGRAMS).into_iter().flatten().flatten().map(|version| version.path());
    let newest = versions.max_by_key(|version| {
        version.file_name().and_then(|name| name.to_str()?.parse::<u32>().ok()).unwrap_or(0)
    });
    in_path.or(newest.map(|version| version.join("bin"))).filter(|folder| folder.join("initdb").is_file())
}

/// How to run a program that may write into this folder and is not root. On Linux it ends when we do, however
/// that comes about.
fn as_user(folder: &Path) -> Result<Line, String> {
    if !debian::is_root() {
        return Ok(Line::new("env"));
    }
    Line::new("chown").word(USER).word(folder.display().to_string()).run()?;
    let line = Line::new("setpriv --clear-groups --pdeathsig INT");
    Ok(line.words(&format!("--reuid {USER} --regid {USER} --")))
}

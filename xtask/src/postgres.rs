//! A private PostgreSQL for tests: `cargo xtask postgres <command>` runs the command with it.
//!
//! It lives in a temporary folder and is gone afterwards. It is reached by a socket in that folder, or over TLS at a port
//! of this machine, with a certificate that an authority of its own has signed.

use std::fs;
use std::net::{Ipv4Addr, TcpListener};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitCode, Stdio};
use std::time::{Duration, Instant};

use crate::certificate;
use crate::debian;
use crate::shell::{Done, Line};

/// The variable that tells tests where the database is.
const ADDRESS: &str = "BARNYARD_TEST_POSTGRES";

/// The variable that tells tests where the same database is reached over TLS.
const TLS_ADDRESS: &str = "BARNYARD_TEST_POSTGRES_TLS";

/// The password that is asked for over TLS.
const PASSWORD: &str = "barnyard";

/// Who may connect: anybody by the socket, and over TLS whoever knows the password. Nobody without TLS over the network.
const WHO_MAY_CONNECT: &str = "local all all trust\nhostssl all all 127.0.0.1/32 scram-sha-256\n";

/// Where Debian and its relatives put the programs of PostgreSQL, a folder per version.
const DEBIAN_PROGRAMS: &str = "/usr/lib/postgresql";

/// The user whom Debian's package makes. PostgreSQL refuses to run as root.
const USER: &str = "postgres";

const NEEDED: &str = "The tests need PostgreSQL: install it, so that `initdb` can be found in PATH";

/// A database that runs until it is dropped.
pub(crate) struct Cluster {
    folder: PathBuf,
    port: u16,
    server: Child,
}

/// Runs a command with a database of its own; ends with the command's exit code.
pub(crate) fn run(words: &[String]) -> Result<ExitCode, String> {
    let cluster = Cluster::start()?;
    let mut command = Command::new(&words[0]);
    let status = command.args(&words[1..]).envs(cluster.environment()).status();
    let status = status.map_err(|problem| format!("`{}` could not be started: {problem}", words[0]))?;
    Ok(status.code().map_or(ExitCode::FAILURE, |code| ExitCode::from(code as u8)))
}

impl Cluster {
    /// Installs PostgreSQL if it is missing, makes a cluster and waits until it answers.
    pub(crate) fn start() -> Result<Cluster, String> {
        let programs = match find_programs() {
            Some(programs) => programs,
            None => debian::install("postgresql", NEEDED)
                .and_then(|()| find_programs().ok_or("PostgreSQL has no initdb".to_owned()))?,
        };
        let folder = std::env::temp_dir().join(format!("barnyard-postgres-{}", std::process::id()));
        fs::create_dir(&folder).map_err(|problem| format!("{}: {problem}", folder.display()))?;
        let write = |name: &str, text: &str| {
            fs::write(folder.join(name), text).map_err(|problem| format!("{name}: {problem}"))
        };
        certificate::write(&folder)?;
        write("password", PASSWORD)?;
        let as_user = as_user(&folder)?;
        let path = |name: &str| folder.join(name).display().to_string();
        let initdb = as_user.clone().word(programs.join("initdb").display().to_string());
        let initdb =
            initdb.words("--username barnyard --auth-local trust --auth-host scram-sha-256 --pwfile");
        initdb.word(path("password")).words("--no-sync --pgdata").word(path("data")).run_quietly()?;
        write("data/pg_hba.conf", WHO_MAY_CONNECT)?;
        let port = free_port()?;
        let server = as_user.word(programs.join("postgres").display().to_string());
        let server = server.word("-D").word(path("data")).word("-k").word(folder.display().to_string());
        let server = server.words("-c listen_addresses=127.0.0.1 -p").word(port.to_string());
        let server =
            server.words("-c ssl=on -c").word(format!("ssl_cert_file={}", path(certificate::SERVER)));
        let server = server.word("-c").word(format!("ssl_key_file={}", path(certificate::KEY)));
        println!("$ {server}");
        let log = fs::File::create(folder.join("log")).map_err(|problem| problem.to_string())?;
        let server = server.command().stdout(Stdio::null()).stderr(log).spawn();
        let server = server.map_err(|problem| format!("postgres could not be started: {problem}"))?;
        let mut cluster = Cluster { folder, port, server };
        cluster.wait_until_it_answers()?;
        Ok(cluster)
    }

    /// The variables that tell tests where the database is.
    pub(crate) fn environment(&self) -> [(&'static str, String); 2] {
        let encoded = |path: &Path| path.display().to_string().replace('/', "%2F");
        let (socket, root) = (encoded(&self.folder), encoded(&self.folder.join(certificate::ROOT)));
        let port = self.port;
        [
            // The name of the socket contains the port.
            (ADDRESS, format!("postgres://barnyard@{socket}:{port}/postgres")),
            (
                TLS_ADDRESS,
                format!(
                    "postgres://barnyard:{PASSWORD}@localhost:{port}/postgres?sslmode=verify-full&sslrootcert={root}"
                ),
            ),
        ]
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

/// A port that nobody listened at just now.
fn free_port() -> Result<u16, String> {
    let address = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).and_then(|listener| listener.local_addr());
    address.map(|address| address.port()).map_err(|problem| format!("there is no free port: {problem}"))
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
    Line::new("chown -R").word(USER).word(folder.display().to_string()).run()?;
    let line = Line::new("setpriv --clear-groups --pdeathsig INT");
    Ok(line.words(&format!("--reuid {USER} --regid {USER} --")))
}

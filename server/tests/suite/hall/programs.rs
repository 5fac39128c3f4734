//! Halls that are programs of their own, so that they can be killed and weighed.

use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};

/// A program that keeps a hall open. It is killed when this is dropped.
pub(crate) struct Program {
    child: Child,
    pub(crate) address: SocketAddr,
    /// Where it tells what it counts.
    pub(crate) metrics: SocketAddr,
}

impl Program {
    /// Starts `examples/hall.rs`, which Cargo builds along with the tests and puts beside them.
    pub(crate) fn start(database: &str) -> Program {
        Program::start_with(&[database])
    }

    pub(crate) fn start_with(arguments: &[&str]) -> Program {
        let here = std::env::current_exe().expect("this test is a program");
        let folder: PathBuf = here.ancestors().nth(2).expect("tests lie in deps/").join("examples");
        let program = folder.join(format!("hall{}", std::env::consts::EXE_SUFFIX));
        let started = Command::new(&program).args(arguments).stdout(Stdio::piped()).spawn();
        let mut child = started.unwrap_or_else(|problem| panic!("{}: {problem}", program.display()));
        let mut line = String::new();
        let told = BufReader::new(child.stdout.take().expect("it was asked for")).read_line(&mut line);
        told.expect("the hall says where it is");
        let addresses: Vec<SocketAddr> =
            line.split_whitespace().filter_map(|word| word.parse().ok()).collect();
        let [address, metrics] = addresses[..] else { panic!("{line:?} are not two addresses") };
        Program { child, address, metrics }
    }

    /// How much memory it has, as Linux says; elsewhere nobody knows.
    pub(crate) fn mebibytes(&self) -> u64 {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id())).unwrap_or_default();
        let resident = status.lines().find_map(|line| line.strip_prefix("VmRSS:")?.strip_suffix("kB"));
        resident.and_then(|kib| kib.trim().parse::<u64>().ok()).unwrap_or_default() / 1024
    }
}

#[cfg(target_os = "linux")]
impl Program {
    /// How long it has kept processors busy.
    pub(crate) fn processor_seconds(&self) -> f64 {
        /// The kernel counts in ticks, and tells everybody that there are so many in a second.
        const TICKS: f64 = 100.0;
        let stat = std::fs::read_to_string(format!("/proc/{}/stat", self.child.id())).unwrap_or_default();
        // The second field, the name of the program, may hold anything, but it ends with the last bracket.
        let fields = stat.rsplit_once(')').map_or("", |(_, fields)| fields);
        let ticks = |field: usize| fields.split_whitespace().nth(field - 3)?.parse::<f64>().ok();
        (ticks(14).unwrap_or_default() + ticks(15).unwrap_or_default()) / TICKS
    }
}

impl Drop for Program {
    /// Not a signal that could be handled: the process is gone in the middle of whatever it did.
    fn drop(&mut self) {
        self.child.kill().expect("it is still running");
        self.child.wait().expect("it was started here");
    }
}

//! What a process takes of the machine, as Linux tells it.

use std::fs;

use crate::Trouble;

/// A process, by its number; this one, if there is none.
#[derive(Clone, Copy)]
pub(crate) struct Process(pub(crate) Option<u32>);

impl Process {
    /// How much memory it has.
    pub(crate) fn memory_kib(self) -> Result<u64, Trouble> {
        let status = self.read("status")?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        let number = line.and_then(|line| line.split_whitespace().next());
        Ok(number.ok_or("the system does not say how much memory the server has")?.parse()?)
    }

    /// How long it has kept processors busy.
    pub(crate) fn processor_seconds(self) -> Result<f64, Trouble> {
        /// The kernel counts in ticks, and tells everybody that there are so many in a second.
        const TICKS: f64 = 100.0;
        let stat = self.read("stat")?;
        // The second field, the name of the program, may hold anything, but it ends with the last bracket.
        let (_, fields) = stat.rsplit_once(')').ok_or("the system does not say how busy a process was")?;
        let fields: Vec<_> = fields.split_whitespace().collect();
        let ticks = |field: usize| fields.get(field - 3).and_then(|ticks| ticks.parse::<f64>().ok());
        Ok((ticks(14).zip(ticks(15))).map(|(user, system)| user + system).ok_or("ticks are numbers")? / TICKS)
    }

    fn read(self, file: &str) -> Result<String, Trouble> {
        let process = self.0.map_or("self".to_owned(), |number| number.to_string());
        Ok(fs::read_to_string(format!("/proc/{process}/{file}"))?)
    }
}

//! The section "Load" of `docs/reliability.md`: what was measured, in a text that says what it means.

use super::Report;
use crate::figures::{self, rounded, times};

const TEMPLATE: &str = include_str!("../../templates/load.md");

/// How the section begins; it ends where the next one begins.
const HEADING: &str = "## Load\n";

/// What the section tells.
pub(super) struct Page {
    pub(super) crowd: Report,
    /// How many moves the crowd was to make each second.
    pub(super) crowd_moves: f64,
    /// Our hall and boardgame.io's server, as fast as they go, in turns.
    pub(super) ours: Vec<Report>,
    pub(super) theirs: Vec<Report>,
    /// How many programs wanted a processor before, if the machine says so.
    pub(super) busy: Option<f64>,
}

/// The versions of what was measured, and the kind of machine.
pub(super) struct Facts {
    pub(super) commit: String,
    pub(super) boardgame_io: String,
    pub(super) node: String,
    pub(super) machine: String,
}

const HEAD: &[&str] = &[
    "",
    "connections",
    "moves/s",
    "games ended",
    "p50",
    "p99",
    "p99.9",
    "longest",
    "memory: empty, connected, after",
    "per connection",
    "processors: server, load",
];

impl Page {
    /// A page with this section in it instead of the one that was there, or after all others.
    pub(super) fn put_into(&self, page: &str, facts: &Facts) -> String {
        let (before, rest) = page.split_once(HEADING).unwrap_or((page, ""));
        let after = rest.find("\n## ").map_or("", |at| &rest[at..]);
        format!("{}\n\n{HEADING}{}{after}", before.trim_end(), self.text(facts))
    }

    fn text(&self, facts: &Facts) -> String {
        let busy = self.busy.map_or("an unknown number of".to_owned(), |busy| format!("{busy:.1}"));
        let blanks = [
            ("commit", facts.commit.clone()),
            ("boardgame_io", facts.boardgame_io.clone()),
            ("node", facts.node.clone()),
            ("machine", facts.machine.clone()),
            ("busy", busy),
            ("crowd_moves", rounded(self.crowd_moves)),
            ("tables", rounded(self.ours.first().map_or(0.0, |ours| ours.connections / 2.0))),
            ("measured", self.table()),
            ("summary", self.summary()),
        ];
        let fill = |text: String, (name, value): &(&str, String)| text.replace(&format!("{{{name}}}"), value);
        blanks.iter().fold(TEMPLATE.to_owned(), fill)
    }

    /// All measurements, one a line.
    pub(super) fn table(&self) -> String {
        let mut rows = vec![row("ours, a crowd", &self.crowd)];
        for (ours, theirs) in self.ours.iter().zip(&self.theirs) {
            rows.push(row("ours, flat out", ours));
            rows.push(row("boardgame.io, flat out", theirs));
        }
        figures::table(HEAD, rows.iter().map(Vec::as_slice))
    }

    /// What it comes to.
    pub(super) fn summary(&self) -> String {
        let (ours, theirs) = (rate(&self.ours), rate(&self.theirs));
        format!(
            "{} connections at {} moves a second: p99 {} ms, {} KiB for each connection. Flat out: {} moves a second, \
             {} times the {} of boardgame.io's server.",
            rounded(self.crowd.connections),
            rounded(self.crowd.moves / self.crowd.seconds),
            milliseconds(self.crowd.latency_ms.p99),
            rounded(self.crowd.kib_per_connection()),
            rounded(ours),
            times(ours / theirs),
            rounded(theirs),
        )
    }
}

impl Report {
    fn kib_per_connection(&self) -> f64 {
        (self.memory_kib[1] - self.memory_kib[0]) / self.connections
    }
}

/// Moves a second over several runs.
fn rate(reports: &[Report]) -> f64 {
    let sum = |of: fn(&Report) -> f64| reports.iter().map(of).sum::<f64>();
    sum(|report| report.moves) / sum(|report| report.seconds)
}

fn row(name: &str, report: &Report) -> Vec<String> {
    let latency = &report.latency_ms;
    let mut cells =
        vec![name.to_owned(), rounded(report.connections), rounded(report.moves / report.seconds)];
    cells.push(rounded(report.games));
    let quantiles = [latency.p50, latency.p99, latency.p999, latency.most];
    cells.extend(quantiles.map(|ms| format!("{} ms", milliseconds(ms))));
    let memory = report.memory_kib.map(|kib| rounded(kib / 1024.0));
    cells.push(format!("{} MiB", memory.join(", ")));
    cells.push(format!("{} KiB", rounded(report.kib_per_connection())));
    cells.push(format!("{:.2}, {:.2}", report.server_processors, report.load_processors));
    cells
}

/// Short times have a fraction that means something.
fn milliseconds(ms: f64) -> String {
    if ms < 10.0 { format!("{ms:.1}") } else { rounded(ms) }
}

#[cfg(test)]
mod tests {
    use super::super::Latency;
    use super::*;

    fn report(moves: f64) -> Report {
        Report {
            connections: 400.0,
            memory_kib: [10_240.0, 30_240.0, 40_960.0],
            server_processors: 1.2,
            load_processors: 0.7,
            seconds: 10.0,
            moves,
            games: 3.0,
            latency_ms: Latency { p50: 1.04, p99: 12.3, p999: 20.0, most: 1_234.0 },
        }
    }

    fn page() -> Page {
        Page {
            crowd: report(9_990.0),
            crowd_moves: 1_000.0,
            ours: vec![report(100_000.0), report(120_000.0)],
            theirs: vec![report(20_000.0), report(24_000.0)],
            busy: Some(0.5),
        }
    }

    fn facts() -> Facts {
        let [commit, boardgame_io, node, machine] =
            ["1234567", "0.50", "Node 20", "2 cores"].map(str::to_owned);
        Facts { commit, boardgame_io, node, machine }
    }

    #[test]
    fn every_measurement_has_a_line() {
        let table = page().table();
        assert_eq!(table.lines().count(), 2 + 5);
        let line = "| boardgame.io, flat out | 400 | 2,000 | 3 | 1.0 ms | 12 ms | 20 ms | 1,230 ms | 10, 30, 40 MiB | \
                    50 KiB | 1.20, 0.70 |";
        assert!(table.lines().any(|found| found == line), "{table}");
    }

    #[test]
    fn the_ratio_is_that_of_all_rounds() {
        let summary = page().summary();
        assert!(
            summary
                .ends_with("Flat out: 11,000 moves a second, 5.0 times the 2,200 of boardgame.io's server."),
            "{summary}"
        );
    }

    #[test]
    fn the_section_takes_the_place_of_the_one_before_and_every_blank_is_filled() {
        let text = page().put_into("# Title\n\n## A\n\na\n\n## Load\n\nyesterday\n\n## B\n\nb\n", &facts());
        assert!(text.starts_with("# Title\n\n## A\n\na\n\n## Load\n\n"), "{text}");
        assert!(text.ends_with("\n\n## B\n\nb\n"), "{text}");
        assert!(!text.contains("yesterday") && !text.contains(['{', '}']), "{text}");
        assert_eq!(page().put_into(&text, &facts()), text);
        assert!(page().put_into("# Title\n", &facts()).starts_with("# Title\n\n## Load\n\n"));
    }
}

//! `docs/peers.md`: what was measured, as tables in a text that says what they mean.

use super::samples::{Best, Checked, DECISIONS, Peer, SIMULATIONS, STEPS, Sample, Samples, Unit};
use crate::figures::{self, grouped, rounded, times};

const TEMPLATE: &str = include_str!("../../templates/peers.md");

/// Versions, and the kind of machine.
pub(super) struct Facts {
    pub(super) commit: String,
    pub(super) rust: String,
    pub(super) python: String,
    pub(super) node: String,
    pub(super) open_spiel: String,
    pub(super) boardgame_io: String,
    pub(super) machine: String,
}

/// What the page tells.
pub(super) struct Page<'a> {
    pub(super) samples: &'a Samples,
    /// How many games boardgame.io has played again.
    pub(super) checked: &'a [Checked],
    pub(super) rounds: u32,
    pub(super) seconds: f64,
    /// How busy the machine was, if it says so.
    pub(super) load: Option<f64>,
}

/// A row of a table, and how many times as fast we are.
struct Row {
    cells: Vec<String>,
    ratio: f64,
}

impl Page<'_> {
    pub(super) fn text(&self, facts: &Facts) -> String {
        let playouts = self.open_spiel_playouts();
        let searches = self.open_spiel_searches();
        let same = self.boardgame_io();
        let seconds = match self.seconds {
            1.0 => "a second".to_owned(),
            seconds => format!("{seconds} seconds"),
        };
        let blanks = [
            ("commit", facts.commit.clone()),
            ("rust", facts.rust.clone()),
            ("python", facts.python.clone()),
            ("node", facts.node.clone()),
            ("open_spiel", format!("OpenSpiel {}", facts.open_spiel)),
            ("boardgame_io", format!("boardgame.io {}", facts.boardgame_io)),
            ("machine", facts.machine.clone()),
            (
                "rounds",
                if self.rounds == 1 { "1 round".to_owned() } else { format!("{} rounds", self.rounds) },
            ),
            ("seconds", seconds),
            ("summary", summary(&playouts, &searches, &same)),
            ("checked", self.checked()),
            ("load", self.load()),
            ("open_spiel_playouts", table(PLAYOUT_HEAD, &playouts)),
            ("open_spiel_searches", table(SEARCH_HEAD, &searches)),
            ("boardgame_io_games", table(SAME_HEAD, &same)),
            ("ours", table(OUR_HEAD, &self.ours())),
        ];
        let fill = |text: String, (name, value): &(&str, String)| text.replace(&format!("{{{name}}}"), value);
        blanks.iter().fold(TEMPLATE.to_owned(), fill)
    }

    fn open_spiel_playouts(&self) -> Vec<Row> {
        let row = |sample: &&Sample| {
            let steps = self.versus(Peer::OpenSpiel, sample, STEPS, "random")?;
            let decisions = self.versus(Peer::OpenSpiel, sample, DECISIONS, "random")?;
            let from_python = sample.steps_per_second_from_python?;
            let cells = [
                sample.game.replace(',', ", "),
                steps.theirs.with_spread(),
                format!("{}: {}", sample.nearest(), sample.alike.as_deref().unwrap_or_default()),
                steps.ours.with_spread(),
                times(steps.ratio()),
                times(decisions.ratio()),
                format!("{} ({})", rounded(from_python), times(steps.ours.per_second / from_python)),
            ];
            Some(Row { cells: cells.to_vec(), ratio: steps.ratio() })
        };
        self.samples.measured(Peer::OpenSpiel, &["rollouts", "bots"]).iter().filter_map(row).collect()
    }

    fn open_spiel_searches(&self) -> Vec<Row> {
        let row = |sample: &&Sample| {
            let found = self.versus(Peer::OpenSpiel, sample, SIMULATIONS, "search")?;
            let whole = self.samples.measured(Peer::Ours, &["random"]).into_iter();
            let whole = whole.into_iter().find(|ours| ours.game == sample.nearest())?;
            let cells = [
                sample.game.clone(),
                sample.way.clone(),
                found.theirs.with_spread(),
                format!("{:.0}", sample.steps_to_end),
                sample.nearest().to_owned(),
                found.ours.with_spread(),
                format!("{:.0}", whole.steps / whole.games / 2.0),
                times(found.ratio()),
            ];
            Some(Row { cells: cells.to_vec(), ratio: found.ratio() })
        };
        let ways = ["search", "information set search"];
        self.samples.measured(Peer::OpenSpiel, &ways).iter().filter_map(row).collect()
    }

    fn boardgame_io(&self) -> Vec<Row> {
        let row = |sample: &&Sample| {
            let (unit, what, way) = match sample.way.as_str() {
                "search" => (SIMULATIONS, "simulations", "search"),
                _ => (DECISIONS, "decisions", "random"),
            };
            let found = self.versus(Peer::BoardgameIo, sample, unit, way)?;
            let cells = [
                sample.game.clone(),
                sample.way.clone(),
                format!("{} {what}", found.theirs.with_spread()),
                found.ours.with_spread(),
                times(found.ratio()),
            ];
            Some(Row { cells: cells.to_vec(), ratio: found.ratio() })
        };
        let ways = ["reducer", "client", "search"];
        self.samples.measured(Peer::BoardgameIo, &ways).iter().filter_map(row).collect()
    }

    fn ours(&self) -> Vec<Row> {
        let row = |sample: &&Sample| {
            let best = |way: &str, unit| self.samples.best(Peer::Ours, &sample.game, way, unit);
            let than =
                |way, other| Some(best(way, DECISIONS)?.per_second / best(other, DECISIONS)?.per_second);
            let ratio = than("two threads", "one thread")?;
            let cells = [
                sample.game.clone(),
                sample.seats.to_string(),
                rounded(best("random", DECISIONS)?.per_second),
                best("random", STEPS)?.with_spread(),
                best("search", SIMULATIONS)?.with_spread(),
                format!("× {ratio:.2}"),
                format!("× {:.2}", than("two processors", "random")?),
            ];
            Some(Row { cells: cells.to_vec(), ratio })
        };
        self.samples.measured(Peer::Ours, &["random"]).iter().filter_map(row).collect()
    }

    /// A sample's best round, and that of the nearest game of ours.
    fn versus(&self, peer: Peer, sample: &Sample, unit: Unit, our_way: &str) -> Option<Versus> {
        let theirs = self.samples.best(peer, &sample.game, &sample.way, unit)?;
        let ours = self.samples.best(Peer::Ours, sample.nearest(), our_way, unit)?;
        Some(Versus { theirs, ours })
    }

    fn checked(&self) -> String {
        let games: f64 = self.checked.iter().map(|checked| checked.games).sum();
        let decisions: f64 = self.checked.iter().map(|checked| checked.decisions).sum();
        format!("{} random games with {} decisions", grouped(games), grouped(decisions))
    }

    fn load(&self) -> String {
        match self.load {
            Some(load) => format!("when this run began, {load:.1} programs wanted a processor."),
            None => "how many there were, this machine does not say.".to_owned(),
        }
    }
}

/// The best rounds of two games beside one another.
struct Versus {
    theirs: Best,
    ours: Best,
}

impl Versus {
    fn ratio(&self) -> f64 {
        self.ours.per_second / self.theirs.per_second
    }
}

impl Best {
    fn with_spread(&self) -> String {
        format!("{} (−{:.0} %)", rounded(self.per_second), 100.0 * self.spread)
    }
}

const PLAYOUT_HEAD: &[&str] = &[
    "OpenSpiel",
    "steps/s (spread)",
    "nearest of ours, and what they share",
    "steps/s (spread)",
    "ours ÷ theirs",
    "by decisions",
    "from Python, steps/s",
];
const SEARCH_HEAD: &[&str] = &[
    "OpenSpiel",
    "way",
    "simulations/s (spread)",
    "steps",
    "nearest of ours",
    "simulations/s (spread)",
    "steps",
    "ours ÷ theirs",
];
const SAME_HEAD: &[&str] = &["game", "boardgame.io", "per second (spread)", "ours (spread)", "ours ÷ theirs"];
const OUR_HEAD: &[&str] = &[
    "game",
    "seats",
    "decisions/s",
    "steps/s (spread)",
    "simulations/s (spread)",
    "two threads",
    "without others",
];

fn table(head: &[&str], rows: &[Row]) -> String {
    figures::table(head, rows.iter().map(|row| row.cells.as_slice()))
}

fn summary(playouts: &[Row], searches: &[Row], same: &[Row]) -> String {
    let (playouts, searches, same) = (Range::of(playouts), Range::of(searches), Range::of(same));
    format!(
        "Random games of ours make {playouts} times as many steps per second as similar games in OpenSpiel's\n\
         C++ core (in the middle {}), and our search makes {searches} times as many simulations. Beside boardgame.io, playing the\n\
         very same games, it is {same} times as many decisions or simulations.",
        times(playouts.middle)
    )
}

/// From the least to the most of some ratios.
struct Range {
    least: f64,
    middle: f64,
    most: f64,
}

impl Range {
    fn of(rows: &[Row]) -> Range {
        let mut ratios: Vec<_> = rows.iter().map(|row| row.ratio).collect();
        ratios.sort_by(f64::total_cmp);
        let at = |place: usize| ratios.get(place).copied().unwrap_or(f64::NAN);
        let last = ratios.len().saturating_sub(1);
        Range { least: at(0), middle: f64::midpoint(at(last / 2), at(last.div_ceil(2))), most: at(last) }
    }
}

impl std::fmt::Display for Range {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} to {}", times(self.least), times(self.most))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_range_knows_its_ends_and_its_middle() {
        let range = |ratios: &[f64]| {
            let rows: Vec<_> = ratios.iter().map(|ratio| Row { cells: vec![], ratio: *ratio }).collect();
            let range = Range::of(&rows);
            format!("{range}, middle {}", times(range.middle))
        };
        assert_eq!(range(&[30.0, 2.0, 400.0]), "2.0 to 400, middle 30");
        assert_eq!(range(&[30.0, 2.0, 400.0, 40.0]), "2.0 to 400, middle 35");
    }

    fn sample(game: &str, way: &str, nearest: Option<&str>) -> Sample {
        Sample {
            game: game.into(),
            seats: 2,
            way: way.into(),
            seconds: 1.0,
            games: 10.0,
            decisions: 1000.0,
            steps: 2000.0,
            simulations: 50.0,
            steps_per_second_from_python: Some(100.0),
            nearest: nearest.map(str::to_owned),
            ..Sample::default()
        }
    }

    #[test]
    fn every_blank_of_the_page_is_filled() {
        let mut samples = Samples::default();
        let ours = ["random", "one thread", "two threads", "two processors", "search"];
        samples
            .add(Peer::Ours, ours.map(|way| sample("goose-chase", way, None)).to_vec())
            .expect("something was measured");
        let theirs = ["rollouts", "search"].map(|way| sample("ludo", way, Some("goose-chase")));
        samples.add(Peer::OpenSpiel, theirs.to_vec()).expect("something was measured");
        samples
            .add(Peer::BoardgameIo, vec![sample("goose-chase", "client", None)])
            .expect("something was measured");
        let checked = [Checked { games: 10.0, decisions: 1000.0 }];
        let page = Page { samples: &samples, checked: &checked, rounds: 3, seconds: 1.0, load: Some(0.5) };
        let text = page.text(&Facts {
            commit: "1234567".into(),
            rust: "rustc 1".into(),
            python: "Python 3".into(),
            node: "Node 20".into(),
            open_spiel: "2".into(),
            boardgame_io: "0.50".into(),
            machine: "one core".into(),
        });
        assert!(!text.contains(['{', '}']), "{text}");
        assert!(
            text.contains("| goose-chase | client | 1,000 (−0 %) decisions | 1,000 (−0 %) | 1.0 |"),
            "{text}"
        );
        assert!(text.contains("10 random games with 1,000 decisions"), "{text}");
        assert!(text.lines().any(|line| line.starts_with("| ludo | 2,000 (−0 %) | goose-chase: ")), "{text}");
    }
}

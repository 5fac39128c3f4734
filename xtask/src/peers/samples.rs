//! What was measured: samples of each game in each way, round after round.

use serde::Deserialize;

use crate::shell::Done;

/// Whose game was measured.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Peer {
    Ours,
    OpenSpiel,
    BoardgameIo,
}

/// One measurement of one game, as the programs in `bench/peers` print it.
#[derive(Clone, PartialEq, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub(super) struct Sample {
    pub(super) game: String,
    pub(super) seats: u8,
    /// What was done: which loop, which search.
    pub(super) way: String,
    /// How long it took; mostly in processor time.
    pub(super) seconds: f64,
    pub(super) games: f64,
    /// What seats decided.
    pub(super) decisions: f64,
    /// Decisions and chance outcomes.
    pub(super) steps: f64,
    /// Playouts of a search.
    pub(super) simulations: f64,
    /// The mean number of steps in a playout of a search.
    pub(super) steps_to_end: f64,
    /// What a loop in Python gets, where the sample itself is of another language.
    pub(super) steps_per_second_from_python: Option<f64>,
    /// The id of the game of ours to compare with; the same id unless said.
    pub(super) nearest: Option<String>,
    /// What it has in common with that game.
    pub(super) alike: Option<String>,
}

impl Sample {
    pub(super) fn nearest(&self) -> &str {
        self.nearest.as_deref().unwrap_or(&self.game)
    }
}

/// What is counted per second.
pub(super) type Unit = fn(&Sample) -> f64;
pub(super) const DECISIONS: Unit = |sample| sample.decisions;
pub(super) const STEPS: Unit = |sample| sample.steps;
pub(super) const SIMULATIONS: Unit = |sample| sample.simulations;

/// The best of several rounds.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Best {
    pub(super) per_second: f64,
    /// How far the worst round fell behind, as a share of the best.
    pub(super) spread: f64,
}

/// How many games of ours a peer has played again, and how many decisions they had.
#[derive(Clone, PartialEq, Debug, Deserialize)]
pub(super) struct Checked {
    pub(super) games: f64,
    pub(super) decisions: f64,
}

/// One thing a line, as JSON.
pub(super) fn read_lines<T: for<'a> Deserialize<'a>>(text: &str) -> Result<Vec<T>, String> {
    let read = |line: &str| serde_json::from_str(line).map_err(|problem| format!("{line}: {problem}"));
    text.lines().map(read).collect()
}

/// All that was measured, in the order of measuring.
#[derive(Default)]
pub(super) struct Samples {
    all: Vec<(Peer, Sample)>,
}

impl Samples {
    /// Adds samples of a peer. One without time has measured nothing, and is refused.
    pub(super) fn add(&mut self, peer: Peer, samples: Vec<Sample>) -> Done {
        if let Some(empty) = samples.iter().find(|sample| sample.seconds <= 0.0) {
            return Err(format!("nothing was measured of {} ({}, {peer:?})", empty.game, empty.way));
        }
        self.all.extend(samples.into_iter().map(|sample| (peer, sample)));
        Ok(())
    }

    /// Whether all the games that others are compared with are there; a table would leave out those that are not.
    pub(super) fn check_nearest(&self) -> Done {
        let is_ours = |id: &str| self.of(Peer::Ours).any(|ours| ours.game == id);
        match self.all.iter().find(|(_, sample)| !is_ours(sample.nearest())) {
            Some((_, lost)) => Err(format!("{} is beside {}, no game of ours", lost.game, lost.nearest())),
            None => Ok(()),
        }
    }

    /// Every game of a peer that was measured in these ways, once for each way.
    pub(super) fn measured(&self, peer: Peer, ways: &[&str]) -> Vec<&Sample> {
        let mut found: Vec<&Sample> = Vec::new();
        for sample in self.of(peer).filter(|sample| ways.contains(&sample.way.as_str())) {
            if !found.iter().any(|known| known.game == sample.game && known.way == sample.way) {
                found.push(sample);
            }
        }
        found
    }

    /// The best round of a game in one way.
    pub(super) fn best(&self, peer: Peer, game: &str, way: &str, unit: Unit) -> Option<Best> {
        let samples = self.of(peer).filter(|sample| sample.game == game && sample.way == way);
        let rates: Vec<_> = samples.map(|sample| unit(sample) / sample.seconds).collect();
        let best = rates.iter().copied().reduce(f64::max)?;
        let worst = rates.iter().copied().fold(best, f64::min);
        Some(Best { per_second: best, spread: 1.0 - worst / best })
    }

    fn of(&self, peer: Peer) -> impl Iterator<Item = &Sample> {
        self.all.iter().filter(move |(whose, _)| *whose == peer).map(|(_, sample)| sample)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sample(game: &str, way: &str, seconds: f64, decisions: f64) -> Sample {
        Sample { game: game.into(), way: way.into(), seconds, decisions, ..Sample::default() }
    }

    fn of(all: &[(Peer, Sample)]) -> Samples {
        let mut samples = Samples::default();
        for (peer, sample) in all {
            samples.add(*peer, vec![sample.clone()]).expect("something was measured");
        }
        samples
    }

    #[test]
    fn the_best_round_counts_and_the_worst_is_told() {
        let samples = of(&[
            (Peer::Ours, sample("goose-chase", "random", 2.0, 100.0)),
            (Peer::Ours, sample("goose-chase", "random", 1.0, 40.0)),
            (Peer::OpenSpiel, sample("goose-chase", "random", 1.0, 900.0)),
        ]);
        let best = samples.best(Peer::Ours, "goose-chase", "random", DECISIONS).expect("it was measured");
        assert!((best.per_second - 50.0).abs() < 1e-9, "{best:?}");
        assert!((best.spread - 0.2).abs() < 1e-9, "{best:?}");
        assert_eq!(samples.best(Peer::Ours, "goose-chase", "search", DECISIONS), None);
    }

    #[test]
    fn a_game_measured_in_many_rounds_is_listed_once_for_each_way() {
        let round = ["random", "search", "other"].map(|way| (Peer::OpenSpiel, sample("ludo", way, 1.0, 1.0)));
        let samples = of(&[round.clone(), round].concat());
        let listed = samples.measured(Peer::OpenSpiel, &["random", "search"]);
        assert_eq!(listed.iter().map(|sample| sample.way.as_str()).collect::<Vec<_>>(), ["random", "search"]);
    }

    #[test]
    fn a_sample_without_time_is_refused() {
        let refused = Samples::default().add(Peer::OpenSpiel, vec![sample("ludo", "random", 0.0, 0.0)]);
        assert_eq!(refused, Err("nothing was measured of ludo (random, OpenSpiel)".to_owned()));
    }

    #[test]
    fn a_game_beside_none_of_ours_is_named() {
        let ludo = Sample { nearest: Some("goose-chase".into()), ..sample("ludo", "random", 1.0, 1.0) };
        let ours = sample("goose-chase", "random", 1.0, 1.0);
        assert_eq!(of(&[(Peer::Ours, ours), (Peer::OpenSpiel, ludo.clone())]).check_nearest(), Ok(()));
        let problem = of(&[(Peer::OpenSpiel, ludo)]).check_nearest();
        assert_eq!(problem, Err("ludo is beside goose-chase, no game of ours".to_owned()));
    }

    #[test]
    fn lines_that_cannot_be_read_are_shown() {
        let line = "{\"game\":\"pig\",\"seats\":2,\"seconds\":0.5}\n";
        let read: Vec<Sample> = read_lines(line).expect("this is a sample");
        assert_eq!((read[0].nearest(), read[0].seats), ("pig", 2));
        let problem = read_lines::<Sample>("{\"gmae\":\"pig\"}").expect_err("there is no such field");
        assert!(problem.starts_with("{\"gmae\":\"pig\"}: unknown field `gmae`"), "{problem}");
    }
}

//! Our own games, measured from outside as anybody could.

use std::fs;
use std::time::Instant;

use serde::Deserialize;
use serde_json::Value;

use super::Workshop;
use super::samples::Sample;
use crate::shell::Line;

/// Games a second are guessed from so many; after that a run takes as long as it should.
const FIRST_GAMES: f64 = 20_000.0;

/// What `barn simulate --json` says that we need.
#[derive(Deserialize)]
struct Simulated {
    games: f64,
    seconds: f64,
    decisions: f64,
    steps: f64,
}

/// What the `speed` example says of each game and number of seats.
#[derive(Deserialize)]
struct Searched {
    seats: u8,
    simulations_per_second: f64,
}

/// Our games.
pub(super) struct Games<'a> {
    workshop: &'a Workshop,
    /// Each game's id, the fewest seats it takes, and about how many games are played in a second.
    games: Vec<(String, u8, f64)>,
}

impl<'a> Games<'a> {
    pub(super) fn of(workshop: &'a Workshop) -> Result<Games<'a>, String> {
        let listed = workshop.barn().word("games").word("--json").read()?;
        let listed: Vec<Value> = read(&listed)?;
        let mut games = Games { workshop, games: Vec::new() };
        for game in listed {
            let id = game["id"].as_str().ok_or("a game of ours has no id")?.to_owned();
            let seats = game["seats"]["fewest"].as_u64().ok_or("a game of ours has no seats")? as u8;
            let (run, busy) = games.simulate(&id, FIRST_GAMES, 1)?;
            games.games.push((id, seats, run.games / (run.seconds * busy)));
        }
        Ok(games)
    }

    /// A round: each game at random on one thread and on two, and searched.
    pub(super) fn measure(&self, seconds: f64) -> Result<Vec<Sample>, String> {
        let mut samples = Vec::new();
        for (id, seats, games_per_second) in &self.games {
            let games = (games_per_second * seconds).ceil();
            let (one, busy_one) = self.simulate(id, games, 1)?;
            let (two, busy_two) = self.simulate(id, games * 2.0, 2)?;
            let sample = |way: &str, run: &Simulated, seconds| Sample {
                game: id.clone(),
                seats: *seats,
                way: way.to_owned(),
                seconds,
                games: run.games,
                decisions: run.decisions,
                steps: run.steps,
                ..Sample::default()
            };
            samples.push(sample("random", &one, one.seconds * busy_one));
            samples.push(sample("one thread", &one, one.seconds));
            samples.push(sample("two threads", &two, two.seconds));
            // As if both threads had always had a processor.
            samples.push(sample("two processors", &two, two.seconds * busy_two / 2.0));
            samples.push(self.search(id, *seats, seconds)?);
        }
        Ok(samples)
    }

    fn simulate(&self, id: &str, games: f64, threads: u8) -> Result<(Simulated, f64), String> {
        let line = self.workshop.barn().word("simulate").word(id).word("--json");
        let line = line.word("--games").word(games.to_string());
        let (said, busy) = read_busily(&line.word("--threads").word(threads.to_string()))?;
        Ok((read(&said)?, busy))
    }

    fn search(&self, id: &str, seats: u8, seconds: f64) -> Result<Sample, String> {
        let line = self.workshop.speed().word("--json").word("--seconds").word(seconds.to_string());
        let (said, busy) = read_busily(&line.word("--seats").word(seats.to_string()).word(id))?;
        let lines = said.lines().map(read).collect::<Result<Vec<Searched>, _>>()?;
        let found = lines.iter().find(|line| line.seats == seats);
        let found =
            found.ok_or_else(|| format!("the speed of {id} with {seats} seats was not told: {said}"))?;
        let way = "search".to_owned();
        let simulations = found.simulations_per_second;
        Ok(Sample { game: id.to_owned(), seats, way, seconds: busy, simulations, ..Sample::default() })
    }
}

/// What a program prints, and how many processors it kept busy on average: on a quiet machine about as many as it
/// has threads, on a busy one fewer.
fn read_busily(line: &Line) -> Result<(String, f64), String> {
    let (began, before) = (Instant::now(), processor_seconds_of_children());
    let said = line.read()?;
    let wall = began.elapsed().as_secs_f64();
    let busy = processor_seconds_of_children().zip(before).map(|(after, before)| after - before);
    Ok((said, busy.map_or(1.0, |busy| busy / wall)))
}

/// How long programs that we started and that have ended kept a processor busy; known on Linux only.
fn processor_seconds_of_children() -> Option<f64> {
    /// The kernel counts in ticks, and tells everybody that there are so many in a second.
    const TICKS: f64 = 100.0;
    let stat = fs::read_to_string("/proc/self/stat").ok()?;
    // The second field, the name of the program, may hold anything, but it ends with the last bracket.
    let fields: Vec<_> = stat.rsplit_once(')')?.1.split_whitespace().collect();
    let ticks = |field: usize| fields.get(field - 3)?.parse::<f64>().ok();
    Some((ticks(16)? + ticks(17)?) / TICKS)
}

fn read<T: for<'a> Deserialize<'a>>(text: &str) -> Result<T, String> {
    serde_json::from_str(text).map_err(|problem| format!("{text}: {problem}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_program_prints_comes_with_how_busy_it_was() {
        let (said, busy) = read_busily(&Line::new("cargo --version")).expect("cargo runs these tests");
        assert!(said.starts_with("cargo "), "{said}");
        assert!(busy >= 0.0, "{busy}");
    }
}

//! What workers do: decide for bots, give advice, look back on games.
//!
//! A crate of its own, because searches are made for speed and everything else in the page for size.

use engine::{AnyView, Phrase, Record, Seat};
use players::{AnyPlayer, Level, Seating, Spec};
use serde::{Deserialize, Serialize};

/// Something to think about.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Job {
    /// The move of a bot at a seat of a table.
    #[allow(missing_docs)] // They say it themselves.
    Decide { table: String, game: String, seat: Seat, level: Level, view: String, seed: u64 },
    /// What would be good for a seat.
    #[allow(missing_docs)]
    Advise { game: String, seat: Seat, view: String, seed: u64 },
    /// Where a game turned.
    #[allow(missing_docs)]
    Review { record: Box<Record>, seed: u64 },
    /// Whether a record, as text, is what it claims to be.
    Verify(String),
}

/// What came of it.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Thought {
    /// The move.
    Decided(String),
    /// The best move, why, and the chance of winning with it.
    #[allow(missing_docs)]
    Advised { best: String, reason: Phrase, win: f32 },
    /// Every decision with more than one choice.
    Reviewed(Vec<Decision>),
    /// The record is what it claims: so many steps, of which so many were luck.
    #[allow(missing_docs)]
    Verified { steps: usize, draws: usize },
    /// It could not be done; the reason is for people who build this.
    Failed(String),
}

/// One decision, looked back on.
#[derive(Clone, PartialEq, Serialize, Deserialize)]
pub struct Decision {
    /// The place of the step in the record.
    pub at: usize,
    /// Who decided.
    pub seat: Seat,
    /// What.
    pub played: String,
    /// What would have been better, why, and by how much of a win.
    pub better: Option<(String, Phrase, f32)>,
    /// Each seat's chance of winning before it.
    pub wins: Vec<f32>,
    /// Whether the game turned here.
    pub turning: bool,
}

impl Decision {
    /// Whether the game turned here, and something better can be named.
    pub fn is_turning(&self) -> bool {
        self.turning && self.better.is_some()
    }
}

/// Simulations for advice and for each decision of a review: people wait for them.
const ADVICE: u32 = 6_000;
const REVIEW: u32 = 800;

/// Who thinks in a worker.
///
/// While a table is played at, the bot at each of its seats is kept: a search goes on from what it found before.
#[derive(Default)]
pub struct JobWorker {
    /// The table whose bots these are.
    table: String,
    bots: Vec<(Seat, Box<dyn AnyPlayer>)>,
}

impl JobWorker {
    /// Thinks about a job, both in JSON.
    pub fn work(&mut self, job: &str) -> String {
        let thought = match small_json::read_json(job) {
            Ok(job) => self.think(job).unwrap_or_else(Thought::Failed),
            Err(problem) => Thought::Failed(problem.to_string()),
        };
        serde_json::to_string(&thought).expect("thoughts are plain data")
    }

    /// How many bots are kept.
    pub fn bots(&self) -> usize {
        self.bots.len()
    }

    fn think(&mut self, job: Job) -> Result<Thought, String> {
        match job {
            Job::Decide { table, game, seat, level, view, seed } => {
                let view = read_view(&game, &view)?;
                let bot = self.bot(table, seat, level.into(), &game, seed)?;
                Ok(Thought::Decided(bot.choose(seat, &view, &|| 0)))
            }
            Job::Advise { game, seat, view, seed } => {
                let spec = Spec { level: Level::Expert, budget: players::Budget::Simulations(ADVICE) };
                let view = read_view(&game, &view)?;
                let advice = player_of(&game, spec, seed)?.advise(seat, &view, &|| 0);
                let best =
                    advice.about(&advice.best).or(advice.candidates.first()).ok_or("nothing can be done")?;
                Ok(Thought::Advised { best: advice.best.clone(), reason: best.reason.clone(), win: best.win })
            }
            Job::Review { record, seed } => review(&record, seed),
            Job::Verify(record) => {
                let verified = table::verify(record.as_bytes()).map_err(|flaw| flaw.to_string())?;
                Ok(Thought::Verified { steps: verified.steps, draws: verified.draws })
            }
        }
    }

    /// The bot at a seat of a table: the one that was there before, if it is as strong.
    fn bot(
        &mut self,
        table: String,
        seat: Seat,
        spec: Spec,
        game: &str,
        seed: u64,
    ) -> Result<&mut Box<dyn AnyPlayer>, String> {
        if self.table != table {
            (self.table, self.bots) = (table, Vec::new());
        }
        self.bots.retain(|(other, bot)| *other != seat || bot.spec() == spec);
        if !self.bots.iter().any(|(other, _)| *other == seat) {
            self.bots.push((seat, player_of(game, spec, seed)?));
        }
        let bot = self.bots.iter_mut().find(|(other, _)| *other == seat);
        Ok(&mut bot.expect("it was just made").1)
    }
}

fn unknown(game: &str) -> String {
    format!("there is no game {game}")
}

/// What a seat knows, from JSON.
fn read_view(game: &str, view: &str) -> Result<AnyView, String> {
    games::read_view(game, view).ok_or_else(|| unknown(game))?.map_err(|problem| problem.to_string())
}

fn player_of(game: &str, spec: Spec, seed: u64) -> Result<Box<dyn AnyPlayer>, String> {
    games::visit(game, Seating { spec, seed }).ok_or_else(|| unknown(game))
}

fn review(record: &Record, seed: u64) -> Result<Thought, String> {
    let budget = players::Budget::Simulations(REVIEW);
    let look = players::Reviewing { record, budget, seed, clock: &|| 0, progress: &mut |_| {} };
    let found = games::visit(&record.game, look).ok_or("there is no such game")?;
    let review = found.map_err(|problem| problem.to_string())?;
    let turning: Vec<usize> = review.turning_points().iter().map(|one| one.at).collect();
    let decision = |one: &players::Reviewed<String>| Decision {
        at: one.at,
        seat: one.seat,
        played: one.played.mv.clone(),
        better: one.better.as_ref().map(|better| (better.mv.clone(), better.reason.clone(), one.loss())),
        wins: one.wins.clone(),
        turning: turning.contains(&one.at),
    };
    Ok(Thought::Reviewed(review.decisions.iter().map(decision).collect()))
}

#[cfg(test)]
mod tests {
    use engine::{Turn, Viewer};
    use serde_json::Value;

    use super::*;

    /// A game in which somebody is asked, and who.
    fn asked(id: &str, seats: u8) -> (Box<dyn engine::AnyGame>, Seat) {
        let mut game = games::start(id, &Value::Null, seats).expect("the defaults are possible");
        let mut luck = engine::Fast::new(1);
        loop {
            match game.turn() {
                Turn::Chance => _ = game.roll(&mut luck).expect("luck is asked"),
                Turn::Decide(seats) => return (game, seats.first().expect("somebody is asked")),
                Turn::Over => panic!("{id} is over before anybody was asked"),
            }
        }
    }

    fn decide(worker: &mut JobWorker, table: &str, game: &dyn engine::AnyGame, seat: Seat, level: Level) {
        let view = game.known_to(Viewer::Seat(seat)).json().to_string();
        let (table, id) = (table.to_owned(), game.facts().id.to_owned());
        let job = Job::Decide { table, game: id, seat, level, view, seed: 7 };
        let answer = worker.work(&serde_json::to_string(&job).expect("jobs are plain data"));
        match small_json::read_json(&answer).expect("thoughts are plain data") {
            Thought::Decided(mv) => assert!(game.moves(seat).contains(&mv), "{mv} is legal"),
            _ => panic!("no decision: {answer}"),
        }
    }

    #[test]
    fn the_bot_at_a_seat_is_kept_while_its_table_is_played_at() {
        for facts in games::ALL {
            let (game, seat) = asked(facts.id, facts.seats.0);
            let mut worker = JobWorker::default();
            for _ in 0..2 {
                decide(&mut worker, "t1", &*game, seat, Level::Medium);
                assert_eq!(worker.bots(), 1, "{}: one bot per seat", facts.id);
            }
            decide(&mut worker, "t1", &*game, seat, Level::Easy);
            assert_eq!(worker.bots(), 1, "{}: another bot takes its place", facts.id);
            decide(&mut worker, "t2", &*game, seat, Level::Easy);
            assert_eq!(worker.bots(), 1, "{}: bots of another table are not kept", facts.id);
        }
    }

    #[test]
    fn what_is_no_job_is_answered_with_a_reason() {
        let mut worker = JobWorker::default();
        for job in
            ["", "{}", r#"{"decide":{"table":"t","game":"moo","seat":0,"level":"easy","view":"","seed":1}}"#]
        {
            assert!(worker.work(job).starts_with(r#"{"failed":"#), "{job}");
        }
        assert_eq!(worker.bots(), 0);
    }
}

//! What workers do: decide for bots, give advice, look back on games.
//!
//! A crate of its own, because searches are made for speed and everything else in the page for size.

use engine::{AnyView, BadView, Phrase, Record, Seat, TableGame, Visitor};
use players::{AnyPlayer, Level, Seating, Spec};
use serde::{Deserialize, Serialize};

/// Something to think about.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Job {
    /// A bot's move.
    #[allow(missing_docs)] // They say it themselves.
    Decide { game: String, seat: Seat, level: Level, view: String, seed: u64 },
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

/// Thinks about a job, both in JSON.
pub fn about(job: &str) -> String {
    let thought = match engine::read_json(job) {
        Ok(job) => think(job).unwrap_or_else(Thought::Failed),
        Err(problem) => Thought::Failed(problem.to_string()),
    };
    serde_json::to_string(&thought).expect("thoughts are plain data")
}

fn think(job: Job) -> Result<Thought, String> {
    match job {
        Job::Decide { game, seat, level, view, seed } => {
            let (mut player, view) = player_of(&game, level.into(), &view, seed)?;
            Ok(Thought::Decided(player.choose(seat, &view, &|| 0)))
        }
        Job::Advise { game, seat, view, seed } => {
            let spec = Spec { level: Level::Expert, budget: players::Budget::Simulations(ADVICE) };
            let (mut player, view) = player_of(&game, spec, &view, seed)?;
            let advice = player.advise(seat, &view, &|| 0);
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

type Seated = (Box<dyn AnyPlayer>, AnyView);

fn player_of(game: &str, spec: Spec, view: &str, seed: u64) -> Result<Seated, String> {
    struct Read<'a>(&'a str);
    impl Visitor for Read<'_> {
        type Output = Result<AnyView, BadView>;
        fn visit<G: TableGame>(self) -> Self::Output {
            AnyView::read::<G>(self.0)
        }
    }
    let unknown = || format!("there is no game {game}");
    let view = games::visit(game, Read(view)).ok_or_else(unknown)?.map_err(|problem| problem.to_string())?;
    Ok((games::visit(game, Seating { spec, seed }).ok_or_else(unknown)?, view))
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

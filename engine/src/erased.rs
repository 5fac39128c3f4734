//! The object-safe twin of [`Game`]: any game, moves as text.
//!
//! Searches and simulations use the trait and stay statically typed; screens, protocols and files use this.

use std::any::Any;

use serde_json::Value;
use small_json::{ordered_text, read_json, read_strange, value_of};

use crate::{
    AnyFeatures, BadOptions, BadPosition, Facts, Fairness, Features, Game, History, Knowledge, Outcome,
    Phrase, Record, Refused, Rng, Scene, Seat, SeatLine, Step, TableGame, Told, Turn, Viewer,
};

/// Why a game could not be started.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BadStart {
    /// There is no such game.
    #[error("there is no game called {0:?}; there are {1}")]
    UnknownGame(String, String),
    /// The options are impossible.
    #[error(transparent)]
    Options(#[from] BadOptions),
}

/// Why a view that came from elsewhere was refused.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BadView {
    /// It is no view of this game at all.
    #[error("this is not a view of the game: {0}")]
    Unreadable(String),
    /// It cannot be true.
    #[error("this view cannot be true: {0}")]
    Impossible(#[from] BadPosition),
}

/// Something to do with a game, whichever it is.
pub trait Visitor {
    /// What comes of it.
    type Output;
    /// Does it with the game `G`.
    fn visit<G: TableGame + Features>(self) -> Self::Output;
}

/// What one viewer knows of any game: for players, who get this and not the game.
#[derive(Debug)]
pub struct AnyView {
    view: Box<dyn Any + Send + Sync>,
    write: fn(&dyn Any) -> Value,
}

impl AnyView {
    /// A view of the game `G`.
    pub fn new<G: Knowledge>(view: G::View) -> AnyView {
        AnyView {
            view: Box::new(view),
            write: |view| {
                let view: &G::View = view.downcast_ref().expect("it was put in as this");
                value_of(view)
            },
        }
    }

    /// A view of the game `G` from what [`AnyView::json`] gave elsewhere.
    pub fn read<G: Knowledge>(json: &str) -> Result<AnyView, BadView> {
        let view = read_json(json).map_err(|problem| BadView::Unreadable(problem.to_string()))?;
        G::check_view(&view)?;
        Ok(AnyView::new::<G>(view))
    }

    /// The view, if it is one of the game `G`.
    pub fn of<G: Knowledge>(&self) -> Option<&G::View> {
        self.view.downcast_ref()
    }

    /// The view as JSON, for players that think elsewhere.
    pub fn json(&self) -> Value {
        (self.write)(&*self.view)
    }
}

/// Any game with its history. Implemented once, for every [`History`]. Its numbers for learners are [`AnyFeatures`].
pub trait AnyGame: AnyFeatures + Send {
    /// What is printed on the box.
    fn facts(&self) -> &'static Facts;
    /// Whether seats may know different things.
    fn has_secrets(&self) -> bool;
    /// How many play.
    fn seats(&self) -> u8;
    /// What the game is waiting for.
    fn turn(&self) -> Turn;
    /// What a seat may do now.
    fn moves(&self, seat: Seat) -> Vec<String>;
    /// The same moves in the same order, each with its words: for whoever shows all of them.
    fn described_moves(&self, seat: Seat) -> Vec<(String, Phrase)>;
    /// What luck may bring now, with weights.
    fn odds(&self) -> Vec<(String, u32)>;
    /// Makes a move. If it is refused, nothing has changed.
    fn play(&mut self, seat: Seat, mv: &str, ms: Option<u32>) -> Result<(), Refused>;
    /// Lets an outcome happen; gives it back in its usual notation. If it is refused, nothing has changed.
    fn chance(&mut self, outcome: &str) -> Result<String, Refused>;
    /// Draws the outcome that is due; tells which it was.
    fn roll(&mut self, rng: &mut dyn Rng) -> Result<String, Refused>;
    /// One of a seat's legal moves, all alike; `None` if it is not asked.
    fn random_move(&self, seat: Seat, rng: &mut dyn Rng) -> Option<String>;
    /// How the game ended, if it has.
    fn outcome(&self) -> Option<Outcome>;
    /// What a viewer knows, for players.
    fn known_to(&self, viewer: Viewer) -> AnyView;
    /// What a viewer knows, as JSON.
    fn view(&self, viewer: Viewer) -> Value;
    /// The same as text, without spaces and with keys in order: what is sent and hashed.
    fn view_text(&self, viewer: Viewer) -> String;
    /// The whole truth, as JSON. Only for tests, research and finished games.
    fn truth(&self) -> Value;
    /// How the game looks to a viewer.
    fn scene(&self, viewer: Viewer) -> Scene;
    /// The clauses that govern what is asked now.
    fn clauses_now(&self) -> &'static [&'static str];
    /// A legal move in words.
    fn describe(&self, seat: Seat, mv: &str) -> Result<Phrase, Refused>;
    /// What a viewer has been told since step `from`.
    fn told(&self, viewer: Viewer, from: usize) -> Vec<Told>;
    /// How many steps have been played.
    fn len(&self) -> usize;
    /// Whether no step has been played yet.
    fn is_empty(&self) -> bool {
        self.len() == 0
    }
    /// Who took the step at this place: a seat, or luck.
    fn who(&self, at: usize) -> Option<Seat>;
    /// Takes the last step back; tells which it was.
    fn undo(&mut self) -> Result<String, Refused>;
    /// The record so far.
    fn record(&self, seats: Vec<SeatLine>, fairness: Option<Fairness>) -> Record;
    /// The same game after its first `count` steps.
    fn until(&self, count: usize) -> Box<dyn AnyGame>;
}

/// Starts a game of type `G` with options given as JSON (`null` means all defaults).
pub fn start<G: TableGame + Features>(options: &Value, seats: u8) -> Result<Box<dyn AnyGame>, BadStart> {
    if !G::FACTS.seats_allowed(seats) {
        return Err(BadOptions::seats(&G::FACTS, seats).into());
    }
    Ok(Box::new(History::<G>::new(read_options::<G>(options)?, seats)?))
}

/// Options from JSON; a bad field is named.
pub fn read_options<G: Game>(options: &Value) -> Result<G::Options, BadOptions> {
    match options {
        Value::Null => Ok(G::Options::default()),
        Value::Object(fields) => {
            G::FACTS.check_options(fields)?;
            read_strange(options).map_err(|(field, problem)| {
                BadOptions::new(field.as_deref().unwrap_or("options"), problem.to_string())
            })
        }
        _ => Err(BadOptions::new("options", "options are a JSON object")),
    }
}

impl<G: TableGame + Features> AnyGame for History<G> {
    fn facts(&self) -> &'static Facts {
        &G::FACTS
    }

    fn has_secrets(&self) -> bool {
        G::SECRETS
    }

    fn seats(&self) -> u8 {
        self.game().seats()
    }

    fn turn(&self) -> Turn {
        self.game().turn()
    }

    fn moves(&self, seat: Seat) -> Vec<String> {
        let mut moves = Vec::new();
        self.game().legal_moves(seat, &mut moves);
        moves.iter().map(ToString::to_string).collect()
    }

    fn described_moves(&self, seat: Seat) -> Vec<(String, Phrase)> {
        let mut moves = Vec::new();
        self.game().legal_moves(seat, &mut moves);
        moves.iter().map(|mv| (mv.to_string(), self.game().describe(seat, mv))).collect()
    }

    fn odds(&self) -> Vec<(String, u32)> {
        let mut odds = Vec::new();
        self.game().odds(&mut odds);
        odds.iter().map(|(outcome, weight)| (outcome.to_string(), *weight)).collect()
    }

    fn play(&mut self, seat: Seat, mv: &str, ms: Option<u32>) -> Result<(), Refused> {
        let step = Self::read_move(seat, mv)?;
        self.step(step, ms)
    }

    fn chance(&mut self, outcome: &str) -> Result<String, Refused> {
        let outcome: G::Chance = outcome.parse()?;
        self.step(Step::Chance(outcome), None)?;
        Ok(outcome.to_string())
    }

    fn roll(&mut self, mut rng: &mut dyn Rng) -> Result<String, Refused> {
        match self.game().turn() {
            Turn::Over => return Err(Refused::GameOver),
            Turn::Decide(seats) => return Err(Refused::NotLuck { seats }),
            Turn::Chance => {}
        }
        let outcome = self.game().roll(&mut rng, &mut Vec::new());
        self.step(Step::Chance(outcome), None)?;
        Ok(outcome.to_string())
    }

    fn random_move(&self, seat: Seat, mut rng: &mut dyn Rng) -> Option<String> {
        let asked = self.game().turn().seats().contains(seat);
        asked.then(|| self.game().random_move(seat, &mut rng, &mut Vec::new()).to_string())
    }

    fn outcome(&self) -> Option<Outcome> {
        History::outcome(self)
    }

    fn known_to(&self, viewer: Viewer) -> AnyView {
        AnyView::new::<G>(self.game().view(viewer))
    }

    fn view(&self, viewer: Viewer) -> Value {
        value_of(&self.game().view(viewer))
    }

    fn view_text(&self, viewer: Viewer) -> String {
        ordered_text(&self.game().view(viewer))
    }

    fn truth(&self) -> Value {
        value_of(&self.game().position())
    }

    fn scene(&self, viewer: Viewer) -> Scene {
        G::scene(&self.game().view(viewer))
    }

    fn clauses_now(&self) -> &'static [&'static str] {
        G::clauses_now(&self.game().view(Viewer::Spectator))
    }

    fn describe(&self, seat: Seat, mv: &str) -> Result<Phrase, Refused> {
        let mv: G::Move = mv.parse().map_err(Refused::BadNotation)?;
        // Asked of a copy, so that an illegal move is refused with its reason before words are looked for.
        let refused = self.game().clone().play(seat, &mv);
        refused.map_err(|refused| refused.explained(self.game(), &Step::Move(seat, mv)))?;
        Ok(self.game().describe(seat, &mv))
    }

    fn told(&self, viewer: Viewer, from: usize) -> Vec<Told> {
        History::told(self, viewer, from)
    }

    fn len(&self) -> usize {
        self.steps().len()
    }

    fn who(&self, at: usize) -> Option<Seat> {
        match self.steps().nth(at)? {
            Step::Move(seat, _) => Some(*seat),
            Step::Chance(_) => None,
        }
    }

    fn undo(&mut self) -> Result<String, Refused> {
        Ok(match History::undo(self)? {
            Step::Move(_, mv) => mv.to_string(),
            Step::Chance(outcome) => outcome.to_string(),
        })
    }

    fn record(&self, seats: Vec<SeatLine>, fairness: Option<Fairness>) -> Record {
        History::record(self, seats, fairness)
    }

    fn until(&self, count: usize) -> Box<dyn AnyGame> {
        Box::new(History::until(self, count))
    }
}

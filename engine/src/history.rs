//! A game and the steps that led to it.

use crate::{
    BadRecord, Fairness, Game, Line, Outcome, OutcomeLine, Record, Refused, Seat, SeatLine, Step, StepOf,
    TableGame, Told, Turn, Viewer,
};

/// A game and the steps that led to it: it can be taken back, written down and told from the start.
#[derive(Clone, Debug)]
pub struct History<G: Game> {
    options: G::Options,
    start: G,
    now: G,
    steps: Vec<(StepOf<G>, Option<u32>)>,
    /// The game before the last decision, and how many steps had led there: news is told from here, so
    /// that nobody has to go back to the start for it.
    decision: (usize, G),
}

impl<G: TableGame> History<G> {
    /// A game about to begin.
    pub fn new(options: G::Options, seats: u8) -> Result<Self, crate::BadOptions> {
        let start = G::new(&options, seats)?;
        Ok(History { options, now: start.clone(), decision: (0, start.clone()), start, steps: Vec::new() })
    }

    /// A game that goes on from a position. How it came about is not known, so its record does not tell the whole game.
    pub fn going_on(start: G) -> Self {
        let options = G::Options::default();
        History { options, now: start.clone(), decision: (0, start.clone()), start, steps: Vec::new() }
    }

    /// The game as it was before the first step.
    pub fn start(&self) -> &G {
        &self.start
    }

    /// The game as it stands.
    pub fn game(&self) -> &G {
        &self.now
    }

    /// The steps so far.
    pub fn steps(&self) -> impl ExactSizeIterator<Item = &StepOf<G>> {
        self.steps.iter().map(|(step, _)| step)
    }

    /// Plays a checked step; `ms` is how long the seat thought. If it is refused, nothing has changed.
    pub fn step(&mut self, step: StepOf<G>, ms: Option<u32>) -> Result<(), Refused> {
        let before = self.now.clone();
        self.now.step(&step).map_err(|refused| refused.explained(&before, &step))?;
        if matches!(step, Step::Move(..)) {
            self.decision = (self.steps.len(), before);
        }
        self.steps.push((step, ms));
        Ok(())
    }

    /// Takes the last step back.
    pub fn undo(&mut self) -> Result<StepOf<G>, Refused> {
        // By replay: at tens of nanoseconds a step this is quicker than keeping copies.
        let (last, _) = self.steps.pop().ok_or(Refused::NothingToUndo)?;
        self.now = self.start.clone();
        for (step, _) in &self.steps {
            apply(&mut self.now, step);
        }
        self.decision = (0, self.start.clone());
        Ok(last)
    }

    /// What a viewer has been told since step `from`, oldest first.
    pub fn told(&self, viewer: Viewer, from: usize) -> Vec<Told> {
        let (skipped, mut game) =
            if from < self.decision.0 { (0, self.start.clone()) } else { self.decision.clone() };
        let mut told = Vec::new();
        for (at, (step, _)) in self.steps.iter().enumerate().skip(skipped) {
            let before = game.clone();
            apply(&mut game, step);
            if at >= from {
                told.push(before.told(step, &game, viewer));
            }
        }
        told
    }

    /// How the game ended, if it has.
    pub fn outcome(&self) -> Option<Outcome> {
        self.now.is_over().then(|| self.now.outcome())
    }

    /// The record so far. Who sat where and when is known to the caller only.
    pub fn record(&self, seats: Vec<SeatLine>, fairness: Option<Fairness>) -> Record {
        Record {
            barn: Record::SCHEMA,
            game: G::FACTS.id.to_owned(),
            rules: G::FACTS.version,
            seats,
            options: small_json::value_of(&self.options),
            started: None,
            ended: None,
            steps: self.steps.iter().map(|(step, ms)| line(step, *ms)).collect(),
            undone: Vec::new(),
            result: self.outcome().as_ref().map(OutcomeLine::from),
            fairness,
            checksum: None,
        }
    }

    /// The game that a record tells, every step checked.
    pub fn from_record(record: &Record) -> Result<Self, BadRecord> {
        record.check_version(&G::FACTS)?;
        let options = crate::erased::read_options::<G>(&record.options)?;
        let mut history = History::new(options, record.seats.len() as u8)?;
        for (at, line) in record.steps.iter().enumerate() {
            let played = match line {
                Line::Chance(outcome) => Self::read_chance(outcome).and_then(|step| history.step(step, None)),
                Line::Move { seat, mv, ms } => {
                    Self::read_move(*seat, mv).and_then(|step| history.step(step, *ms))
                }
            };
            played.map_err(|why| BadRecord::Step { at, why })?;
        }
        let result = history.outcome().as_ref().map(OutcomeLine::from);
        if record.result.is_some() && record.result != result {
            return Err(BadRecord::Result);
        }
        Ok(history)
    }

    /// The first `count` steps of this history.
    #[must_use]
    pub fn until(&self, count: usize) -> Self {
        let mut earlier = History {
            options: self.options.clone(),
            start: self.start.clone(),
            now: self.start.clone(),
            decision: (0, self.start.clone()),
            steps: Vec::new(),
        };
        for (step, ms) in self.steps.iter().take(count) {
            apply(&mut earlier.now, step);
            earlier.steps.push((*step, *ms));
        }
        earlier
    }

    /// The step a seat would take with this notation, if it can be read.
    pub(crate) fn read_move(seat: Seat, text: &str) -> Result<StepOf<G>, Refused> {
        Ok(Step::Move(seat, text.parse()?))
    }

    fn read_chance(text: &str) -> Result<StepOf<G>, Refused> {
        Ok(Step::Chance(text.parse()?))
    }

    /// Whether luck is asked.
    pub fn wants_luck(&self) -> bool {
        self.now.turn() == Turn::Chance
    }
}

fn apply<G: Game>(game: &mut G, step: &StepOf<G>) {
    match step {
        Step::Move(seat, mv) => game.apply_move(*seat, mv),
        Step::Chance(outcome) => game.apply_chance(outcome),
    }
}

fn line<M: ToString, C: ToString>(step: &Step<M, C>, ms: Option<u32>) -> Line {
    match step {
        Step::Move(seat, mv) => Line::Move { seat: *seat, mv: mv.to_string(), ms },
        Step::Chance(outcome) => Line::Chance(outcome.to_string()),
    }
}

//! Positions reached by typing steps, as a bug report would list them.

use crate::{Lang, Outcome, Refused, Seat, Step, StepOf, TableGame, Told, Turn, Viewer, Wordbook};

/// A game driven by notation. Every step is checked; a refused one fails the test with its reason.
#[derive(Clone, Debug)]
pub struct Script<G: TableGame> {
    /// The game as it stands.
    pub game: G,
    /// What spectators were told about the last step.
    pub told: Option<Told>,
}

impl<G: TableGame> Script<G> {
    /// A game about to begin, with options as JSON.
    #[track_caller]
    pub fn new(seats: u8, options: &serde_json::Value) -> Self {
        let options = crate::erased::read_options::<G>(options).unwrap_or_else(|bad| panic!("{bad}"));
        Script { game: G::new(&options, seats).unwrap_or_else(|bad| panic!("{bad}")), told: None }
    }

    /// A game in the middle, from a position as JSON.
    #[track_caller]
    pub fn at(position: serde_json::Value) -> Self {
        let position: G::Position = serde_json::from_value(position).unwrap_or_else(|bad| panic!("{bad}"));
        Script { game: G::set_up(&position).unwrap_or_else(|bad| panic!("{bad}")), told: None }
    }

    /// Plays steps separated by `;` or line ends. Luck and the seat to move are known from the game.
    #[track_caller]
    #[must_use]
    pub fn then(mut self, steps: &str) -> Self {
        for text in steps.split([';', '\n']).map(str::trim).filter(|text| !text.is_empty()) {
            let step = self.read(text);
            let before = self.game.clone();
            let played = self.game.step(&step).map_err(|refused| refused.explained(&before, &step));
            if let Err(refused) = played {
                panic!("{text:?}: {refused}\nlegal: {:?}\n{:#?}", self.choices(), self.game);
            }
            self.told = Some(before.told(&step, &self.game, Viewer::Spectator));
        }
        self
    }

    fn read(&self, text: &str) -> StepOf<G> {
        match self.game.turn() {
            Turn::Chance => Step::Chance(text.parse().unwrap_or_else(|bad| panic!("{bad}"))),
            Turn::Decide(seats) => {
                let seat = seats.first().expect("somebody is asked");
                Step::Move(seat, text.parse().unwrap_or_else(|bad| panic!("{bad}")))
            }
            Turn::Over => panic!("{text:?}: the game is over"),
        }
    }

    /// What may happen now, in notation: the moves of the first seat that is asked, or luck's outcomes.
    pub fn choices(&self) -> Vec<String> {
        if let Some(seat) = self.game.turn().seats().first() {
            return self.moves(seat);
        }
        self.odds().into_iter().map(|(outcome, _)| outcome).collect()
    }

    /// What a seat may do now, in notation.
    pub fn moves(&self, seat: Seat) -> Vec<String> {
        let mut moves = Vec::new();
        self.game.legal_moves(seat, &mut moves);
        moves.iter().map(ToString::to_string).collect()
    }

    /// What luck may bring now.
    pub fn odds(&self) -> Vec<(String, u32)> {
        let mut odds = Vec::new();
        self.game.odds(&mut odds);
        odds.iter().map(|(outcome, weight)| (outcome.to_string(), *weight)).collect()
    }

    /// The one seat that is asked.
    #[track_caller]
    pub fn asked(&self) -> Seat {
        let seats = self.game.turn().seats();
        assert_eq!(seats.len(), 1, "one seat is asked, not {seats:?}");
        seats.first().expect("somebody is asked")
    }

    /// Whether the step can be played now.
    pub fn allows(&self, step: &str) -> bool {
        self.choices().iter().any(|choice| choice == step)
    }

    /// What somebody who is asked is told about a move that is not legal, in English.
    #[track_caller]
    pub fn why_not(&self, mv: &str) -> String {
        match self.refused(mv) {
            Refused::NotLegal { why, .. } => {
                Wordbook::new(&G::FACTS, Lang::English).expect("every game speaks English").say(&why)
            }
            other => panic!("{mv}: {other:?}"),
        }
    }

    /// How a move of the first seat that is asked is refused.
    #[track_caller]
    pub fn refused(&self, mv: &str) -> Refused {
        let seat = self.game.turn().seats().first().expect("somebody is asked");
        let step = Step::Move(seat, mv.parse().expect("a move"));
        let refused = self.game.clone().step(&step).expect_err("it is not legal");
        refused.explained(&self.game, &step)
    }

    /// How it ended.
    #[track_caller]
    pub fn outcome(&self) -> Outcome {
        assert!(self.game.is_over(), "the game is not over: {:?}", self.game.turn());
        self.game.outcome()
    }

    /// The position as JSON, for looking at its parts.
    pub fn position(&self) -> serde_json::Value {
        serde_json::to_value(self.game.position()).expect("positions are plain data")
    }

    /// What a viewer knows, as JSON.
    pub fn view(&self, viewer: Viewer) -> serde_json::Value {
        serde_json::to_value(self.game.view(viewer)).expect("views are plain data")
    }
}

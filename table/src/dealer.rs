//! Who draws cards and throws dice: one stream of luck per game, in order.

use engine::{AnyGame, Line, Luck, Refused};

/// Who draws cards and throws dice for one game.
///
/// After a move was taken back, the stream goes back as well: what was drawn comes again where the same is
/// asked, so nobody can take back a throw for a better one. (Who saw a throw and then moves otherwise knows
/// what comes next; that is why taking back needs everybody's consent from then on.) And a finished game can
/// be checked from its steps alone, whatever was taken back on the way.
pub struct Dealer {
    seed: [u8; 32],
    /// The stream at the place where the game stands; `None` if that place must be found first.
    luck: Option<Luck>,
    /// The outcome that comes next, and the stream after it, if somebody has looked ahead.
    ahead: Option<(String, Luck)>,
    /// How many steps the game had when this dealer took over from one with another stream.
    elsewhere: usize,
    /// Whether somebody gave the seed to a game under way; otherwise a table made it for a game that began there.
    given: bool,
}

/// What was drawn is not what the seed gives.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct NotFromSeed;

impl Dealer {
    /// The dealer of a game that begins with this seed.
    pub fn new(seed: [u8; 32]) -> Dealer {
        Dealer { seed, luck: None, ahead: None, elsewhere: 0, given: false }
    }

    /// The dealer of a game under way. If what was drawn so far is not what the seed gives, the stream begins here.
    pub fn rejoin(seed: [u8; 32], game: &dyn AnyGame) -> Dealer {
        let dealer = Dealer { given: true, ..Dealer::new(seed) };
        match dealer.find_place(game) {
            Ok(luck) => Dealer { luck: Some(luck), ..dealer },
            Err(NotFromSeed) => Dealer { elsewhere: game.len(), ..dealer },
        }
    }

    /// Whether all of the game was drawn from the seed, so that it can be checked against it.
    pub fn drew_all(&self) -> bool {
        self.elsewhere == 0
    }

    /// Whether the seed was given, and not made of a table's secret and contributions.
    pub(crate) fn seed_is_given(&self) -> bool {
        self.given
    }

    /// The seed.
    pub(crate) fn seed(&self) -> [u8; 32] {
        self.seed
    }

    /// The outcome that is due. It is drawn when the dealer [hears](Dealer::has_drawn) of it.
    pub(crate) fn next_draw(&mut self, game: &dyn AnyGame) -> Result<String, Refused> {
        let mut luck = self.place(game);
        let outcome = game.until(game.len()).roll(&mut luck)?;
        self.ahead = Some((outcome.clone(), luck));
        Ok(outcome)
    }

    /// Luck has brought this, in a game that goes on or in one that comes back from its log.
    pub(crate) fn has_drawn(&mut self, outcome: &str) {
        self.luck = self.ahead.take().filter(|(next, _)| next == outcome).map(|(_, luck)| luck);
    }

    /// Whether all of the game was drawn from the seed.
    pub(crate) fn check(&self, game: &dyn AnyGame) -> Result<(), NotFromSeed> {
        self.find_place(game).map(|_| ())
    }

    /// The stream where the game stands.
    fn place(&mut self, game: &dyn AnyGame) -> Luck {
        match self.luck.take() {
            Some(luck) => luck,
            None => self.find_place(game).expect("all of this game was drawn from its seed"),
        }
    }

    /// The game went back to so many steps. If that is before this dealer took over, its stream begins there.
    pub(crate) fn went_back(&mut self, steps: usize) {
        (self.luck, self.ahead) = (None, None);
        self.elsewhere = self.elsewhere.min(steps);
    }

    /// The stream after all that this dealer has drawn so far.
    fn find_place(&self, game: &dyn AnyGame) -> Result<Luck, NotFromSeed> {
        let mut luck = Luck::new(self.seed);
        if game.len() == self.elsewhere {
            return Ok(luck);
        }
        let mut again = game.until(self.elsewhere);
        for line in game.record(Vec::new(), None).steps.drain(self.elsewhere..) {
            match line {
                Line::Move { seat, mv, .. } => again.play(seat, &mv, None).map_err(|_| NotFromSeed)?,
                Line::Chance(outcome) => {
                    let drawn = again.roll(&mut luck).map_err(|_| NotFromSeed)?;
                    if drawn != outcome {
                        return Err(NotFromSeed);
                    }
                }
            }
        }
        Ok(luck)
    }
}

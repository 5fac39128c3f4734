//! Who draws cards and throws dice: one stream of luck per game, in order.

use engine::{AnyGame, Line, Luck, Refused};

/// Who draws cards and throws dice for one game.
///
/// After a move was taken back, the stream goes back as well: what was drawn comes again where the same is
/// asked, so nobody can take back a throw for a better one. (Who saw a throw and then moves otherwise knows
/// what comes next; that is why taking back needs everybody's consent from then on.) And a finished game can
/// be checked from its steps alone, whatever was taken back on the way.
pub(crate) struct Dealer {
    seed: [u8; 32],
    /// The stream at the place where the game stands; `None` if that place must be found first.
    luck: Option<Luck>,
}

/// What was drawn is not what the seed gives.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct NotFromSeed;

impl Dealer {
    pub(crate) fn new(seed: [u8; 32]) -> Dealer {
        Dealer { seed, luck: None }
    }

    /// Draws the outcome that is due.
    pub(crate) fn draw(&mut self, game: &mut dyn AnyGame) -> Result<String, Refused> {
        if self.luck.is_none() {
            self.luck = Some(self.find_place(game).expect("all of this game was drawn from its seed"));
        }
        game.roll(self.luck.as_mut().expect("the place was just found"))
    }

    /// The game went back, or went on without this dealer.
    pub(crate) fn lose_place(&mut self) {
        self.luck = None;
    }

    /// The stream after all that was drawn so far.
    pub(crate) fn find_place(&self, game: &dyn AnyGame) -> Result<Luck, NotFromSeed> {
        let mut luck = Luck::new(self.seed);
        if game.is_empty() {
            return Ok(luck);
        }
        let mut again = game.until(0);
        for line in game.record(Vec::new(), None).steps {
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

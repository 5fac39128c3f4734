//! Seeds as people type them, and the dealer who draws from one.

use engine::{AnyGame, Fairness, Fast, Line, Luck};

use crate::Failure;

/// A seed of 32 bytes from text: 64 hex digits stand for themselves; anything else of up to 32 bytes is
/// taken as it is written, and filled up with zeros.
pub fn read_seed(text: &str) -> Result<[u8; 32], String> {
    if let Some(seed) = read_hex(text) {
        return Ok(seed);
    }
    let mut seed = [0; 32];
    let Some(start) = seed.get_mut(..text.len()).filter(|start| !start.is_empty()) else {
        return Err("a seed is 64 hex digits, or a text of 1 to 32 bytes".to_owned());
    };
    start.copy_from_slice(text.as_bytes());
    Ok(seed)
}

/// A seed from exactly 64 hex digits.
pub(crate) fn read_hex(text: &str) -> Option<[u8; 32]> {
    let digits: Vec<u8> =
        text.chars().map(|digit| digit.to_digit(16).map(|value| value as u8)).collect::<Option<_>>()?;
    let bytes: Vec<u8> =
        digits.chunks(2).map(|pair| pair[0] << 4 | pair.get(1).copied().unwrap_or(0)).collect();
    (digits.len() == 64).then(|| bytes.try_into().expect("64 digits are 32 bytes"))
}

/// A seed as 64 hex digits.
pub(crate) fn write_hex(seed: &[u8; 32]) -> String {
    seed.map(|byte| format!("{byte:02x}")).concat()
}

/// A seed that nobody can foresee.
pub(crate) fn fresh_seed() -> Result<[u8; 32], Failure> {
    let mut seed = [0; 32];
    getrandom::fill(&mut seed)
        .map_err(|problem| Failure::Failed(format!("the system gives no random numbers: {problem}")))?;
    Ok(seed)
}

/// The luck of the machine's players. Another stream than the dealer's, so that a seed tells every card
/// and every throw, whoever plays.
pub(crate) fn players_luck(seed: &[u8; 32]) -> Fast {
    let (start, _) = seed.split_first_chunk().expect("32 bytes are more than eight");
    Fast::new(u64::from_le_bytes(*start))
}

/// Who draws cards and throws dice for a game.
pub(crate) struct Dealer {
    seed: [u8; 32],
    luck: Luck,
    /// Whether every draw so far came from the seed, so that the game can be checked against it.
    all_from_seed: bool,
}

impl Dealer {
    /// The dealer of a new game.
    pub(crate) fn new(seed: [u8; 32]) -> Dealer {
        Dealer { seed, luck: Luck::new(seed), all_from_seed: true }
    }

    /// The dealer of a game whose luck came from elsewhere.
    pub(crate) fn unchecked(seed: [u8; 32]) -> Dealer {
        Dealer { all_from_seed: false, ..Dealer::new(seed) }
    }

    /// The dealer of a game under way: takes up the stream where the game stands. `None` if the game was
    /// not drawn from this seed.
    pub(crate) fn rejoin(seed: [u8; 32], game: &dyn AnyGame) -> Option<Dealer> {
        let mut dealer = Dealer::new(seed);
        let mut again = game.until(0);
        for line in game.record(Vec::new(), None).steps {
            match line {
                Line::Move { seat, mv, .. } => again.play(seat, &mv, None).ok()?,
                Line::Chance(outcome) => {
                    let drawn = dealer.draw(&mut *again).ok()?;
                    (drawn == outcome).then_some(())?;
                }
            }
        }
        Some(dealer)
    }

    /// Draws the outcome that is due.
    pub(crate) fn draw(&mut self, game: &mut dyn AnyGame) -> Result<String, engine::Refused> {
        game.roll(&mut self.luck)
    }

    /// Goes back to where a game stands from which steps were taken back: the same luck comes again, so
    /// that nobody can take a throw back for a better one.
    pub(crate) fn step_back(&mut self, game: &dyn AnyGame) {
        if self.all_from_seed {
            *self = Dealer::rejoin(self.seed, game).expect("the game was drawn from this seed");
        }
    }

    /// What the record says about the luck.
    pub(crate) fn fairness(&self) -> Option<Fairness> {
        self.all_from_seed.then(|| Fairness { seed: write_hex(&self.seed), ..Fairness::default() })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seeds_are_hex_or_padded_text() {
        let hex = "00ff".repeat(16);
        assert_eq!(write_hex(&read_seed(&hex).unwrap()), hex);
        let seed = read_seed("42").unwrap();
        assert_eq!((&seed[..2], &seed[2..]), (&b"42"[..], &[0; 30][..]));
        assert!(read_seed("").is_err() && read_seed(&"x".repeat(33)).is_err());
        assert!(read_hex("42").is_none() && read_hex(&"g".repeat(64)).is_none());
    }
}

//! Whether a record is what it claims to be, luck included.
//!
//! `docs/fairness.md` says what is checked in words that another program can be written from; `docs/verify.py`
//! is one.

use engine::{BadRecord, Fairness, Line, Luck, Record, Refused};
use serde_json::Value;

use crate::checksum_of;
use crate::fairness::{Contribution, Promise, Secret};

/// What was found true of a record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Verified {
    /// The game's id.
    pub game: String,
    /// How many steps it has, each of them legal.
    pub steps: usize,
    /// How many of them were luck, each of them what the seed gives.
    pub draws: usize,
    /// Whether the game is over; then the result is right.
    pub over: bool,
    /// Whether the seed was made of a secret that was promised before and of what the seats added to it.
    pub promised: bool,
    /// Whether a checksum shows that nothing else was changed either.
    pub checksum: bool,
}

/// What is wrong with a record.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum Flaw {
    /// It is no record, or its steps or its result are impossible.
    #[error(transparent)]
    Record(#[from] BadRecord),
    /// Something was changed after its checksum was taken.
    #[error("something in this record was changed after it was sealed")]
    Checksum,
    /// It does not say where its luck came from.
    #[error("this record names no seed, so its luck cannot be checked")]
    NoSeed,
    /// Only some of what makes up a seed is there.
    #[error("this record says only in part how its seed was made: {0} is missing")]
    Incomplete(&'static str),
    /// A number is not written as it should be.
    #[error("the {0} in this record is not 64 small hex digits")]
    NotHex(&'static str),
    /// Not everybody added to the seed.
    #[error("this record has {found} contributions to its seed, but {seats} seats")]
    Contributions {
        /// How many there are.
        found: usize,
        /// How many there should be.
        seats: usize,
    },
    /// Not every seat says whether it promised its contribution.
    #[error("this record has {found} promises of contributions, but {seats} seats")]
    Promises {
        /// How many there are.
        found: usize,
        /// How many there should be.
        seats: usize,
    },
    /// A seat promised another contribution.
    #[error("seat {} added something else to the seed than it had promised", seat + 1)]
    Promise {
        /// Which seat, counted from 0.
        seat: usize,
    },
    /// The promise was about another secret.
    #[error("the commitment in this record is not that of the secret")]
    Commitment,
    /// The seed is another.
    #[error("the seed in this record does not come from the secret, the table and the contributions")]
    Seed,
    /// Luck was something else.
    #[error("step {} of this record: {recorded:?} was drawn, but the seed gives {drawn:?}", at + 1)]
    Draw {
        /// Which step, counted from 0.
        at: usize,
        /// What the record says.
        recorded: String,
        /// What the seed says.
        drawn: String,
    },
    /// The game is over, but the record keeps quiet about it.
    #[error("the steps of this record lead to the end of the game, but it names no result")]
    NoResult,
}

/// Checks everything a record says, as far as it can be checked: the seal, how the seed was made, every move,
/// every draw, the result.
pub fn verify(record: &[u8]) -> Result<Verified, Flaw> {
    let not_a_record = |problem: serde_json::Error| BadRecord::NotARecord(problem.to_string());
    let record: Value = serde_json::from_slice(record).map_err(not_a_record)?;
    let checksum = record.get("seal").map(|checksum| *checksum == checksum_of(&record));
    if checksum == Some(false) {
        return Err(Flaw::Checksum);
    }
    let record = Record::from_value(&record)?;
    let fairness = record.fairness.as_ref().ok_or(Flaw::NoSeed)?;
    let promised = check_promise(fairness, record.seats.len())?;
    let over = games::replay(&record)?.outcome().is_some();
    if over && record.result.is_none() {
        return Err(Flaw::NoResult);
    }
    let draws = check_draws(&record, bytes("seed", &fairness.seed)?)?;
    let steps = record.steps.len();
    Ok(Verified { game: record.game, steps, draws, over, promised, checksum: checksum.is_some() })
}

/// Checks how the seed was made, if the record says so; tells whether it does.
fn check_promise(fairness: &Fairness, seats: usize) -> Result<bool, Flaw> {
    let Fairness { seed, table, commitment, secret, contributions, promises } = fairness;
    if (table, commitment, secret, contributions, promises) == (&None, &None, &None, &None, &None) {
        return Ok(false);
    }
    let table = table.as_ref().ok_or(Flaw::Incomplete("the table"))?;
    let commitment = commitment.as_ref().ok_or(Flaw::Incomplete("the commitment"))?;
    let secret = secret.as_ref().ok_or(Flaw::Incomplete("the secret"))?;
    let contributions = contributions.as_ref().ok_or(Flaw::Incomplete("what the seats added"))?;
    if contributions.len() != seats {
        return Err(Flaw::Contributions { found: contributions.len(), seats });
    }
    let contributions = contributions.iter().map(|text| bytes("contribution", text).map(Contribution));
    let contributions = contributions.collect::<Result<Vec<_>, _>>()?;
    let promises =
        promises.as_deref().map(|promises| check_promises(promises, &contributions)).transpose()?;
    let due = Secret(bytes("secret", secret)?).reveal(table, &contributions, &promises.unwrap_or_default());
    if due.commitment.as_ref() != Some(commitment) {
        return Err(Flaw::Commitment);
    }
    if due.seed != *seed {
        return Err(Flaw::Seed);
    }
    Ok(true)
}

/// Checks that every seat added what it had promised, if it had.
fn check_promises(
    promises: &[Option<String>],
    contributions: &[Contribution],
) -> Result<Vec<Option<Promise>>, Flaw> {
    if promises.len() != contributions.len() {
        return Err(Flaw::Promises { found: promises.len(), seats: contributions.len() });
    }
    let read = |promise: &Option<String>| promise.as_deref().map(|text| bytes("promise", text)).transpose();
    let promises = promises.iter().map(read).collect::<Result<Vec<_>, _>>()?;
    let promises: Vec<_> = promises.into_iter().map(|promise| promise.map(Promise)).collect();
    let kept = |(promise, contribution): (&Option<Promise>, &Contribution)| {
        promise.is_none_or(|promise| promise == contribution.promise())
    };
    match promises.iter().zip(contributions).position(|pair| !kept(pair)) {
        Some(seat) => Err(Flaw::Promise { seat }),
        None => Ok(promises),
    }
}

/// Plays a legal record again and draws its luck anew; tells how many draws there were.
fn check_draws(record: &Record, seed: [u8; 32]) -> Result<usize, Flaw> {
    let mut luck = Luck::new(seed);
    let mut game = games::replay(record)?.until(0);
    let mut count = 0;
    for (at, line) in record.steps.iter().enumerate() {
        let refused = |why: Refused| BadRecord::Step { at, why };
        match line {
            Line::Move { seat, mv, ms } => game.play(*seat, mv, *ms).map_err(refused)?,
            Line::Chance(recorded) => {
                let drawn = game.roll(&mut luck).map_err(refused)?;
                if drawn != *recorded {
                    return Err(Flaw::Draw { at, recorded: recorded.clone(), drawn });
                }
                count += 1;
            }
        }
    }
    Ok(count)
}

/// 32 bytes, written in the one way that counts.
fn bytes(what: &'static str, text: &str) -> Result<[u8; 32], Flaw> {
    let read = blake3::Hash::from_hex(text).ok().filter(|read| read.to_hex().as_str() == text);
    read.map(|read| *read.as_bytes()).ok_or(Flaw::NotHex(what))
}

//! A net in a file: a few lines of text that say what it is, then the weights.

use std::fmt::Write as _;

use engine::{Facts, number_of};

use super::{FIRST, MOST_BIAS, Net, ONE, SECOND};

/// How a file begins.
const MAGIC: &str = "barnyard net 1";

/// What a net is for, and how it was made.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Header {
    /// The game, and which version of its rules.
    pub game: String,
    /// See [`Facts::version`].
    pub version: u32,
    /// How many inputs it has.
    pub inputs: usize,
    /// For how many seats at most.
    pub seats: u8,
    /// How many bits of the three layers' weights stand behind the point.
    pub points: [u32; 3],
    /// The command that makes the same file again.
    pub made: String,
}

/// What is wrong with a net.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BadNet {
    /// Not such a file at all.
    #[error("it does not begin with {MAGIC:?}, as files of nets do")]
    NotANet,
    /// A line of the header is missing or makes no sense.
    #[error("its line {0:?} is missing or makes no sense")]
    Header(&'static str),
    /// There are more or fewer weights than the header says.
    #[error("it has {found} bytes of weights where its header says {expected}")]
    Length {
        /// As many as there should be.
        expected: usize,
        /// As many as there are.
        found: usize,
    },
    /// The weights are not those that were written.
    #[error("its weights were changed or damaged: they do not fit their check number")]
    Damaged,
    /// A layer begins with so much that sums would not fit.
    #[error("what its layers begin with is too large")]
    TooLarge,
    /// It is for another game, or for other rules.
    #[error("it is for {found}, not for {expected}")]
    OtherGame {
        /// The game that is played.
        expected: String,
        /// The game it is for.
        found: String,
    },
    /// The game shows other inputs than it learned with.
    #[error("it was made for {found} inputs, and the game has {expected}: it must be made anew")]
    OtherInputs {
        /// What the game has.
        expected: usize,
        /// What the net has.
        found: usize,
    },
    /// Nothing can be learnt of this game.
    #[error("{0} has no inputs for judges")]
    NoJudge(&'static str),
}

impl Header {
    /// Refuses a net that is for another game, or for another version of it.
    pub(super) fn check_game(&self, facts: &Facts, inputs: usize) -> Result<(), BadNet> {
        let (expected, found) =
            (format!("{} {}", facts.id, facts.version), format!("{} {}", self.game, self.version));
        if expected != found || self.seats != facts.seats.1 {
            return Err(BadNet::OtherGame { expected, found });
        }
        if self.inputs != inputs {
            return Err(BadNet::OtherInputs { expected: inputs, found: self.inputs });
        }
        Ok(())
    }

    fn outputs(&self) -> usize {
        2 * usize::from(self.seats)
    }

    /// How many bytes the weights take.
    fn bytes(&self) -> usize {
        self.inputs * FIRST
            + 2 * FIRST
            + SECOND * FIRST
            + 4 * SECOND
            + self.outputs() * (2 * SECOND + 4)
            + CHECK
    }
}

/// How many bytes the check number has.
const CHECK: usize = 8;

impl Net {
    /// The file. Weights of the second layer have eight bits there.
    pub fn to_bytes(&self) -> Vec<u8> {
        let Header { game, version, inputs, seats, points: [one, two, three], made } = &self.header;
        let mut text = String::new();
        let _ = writeln!(text, "{MAGIC}\ngame {game} {version}\ninputs {inputs}\nseats {seats}");
        let _ = writeln!(text, "points {one} {two} {three}\nmade {made}\n");
        let mut bytes = text.into_bytes();
        let from = bytes.len();
        bytes.extend(self.first.iter().flatten().map(|weight| *weight as u8));
        bytes.extend(self.first_bias.iter().flat_map(|bias| bias.to_le_bytes()));
        bytes.extend(self.second.iter().flatten().map(|weight| *weight as i8 as u8));
        bytes.extend(self.second_bias.iter().flat_map(|bias| bias.to_le_bytes()));
        bytes.extend(self.third.iter().flatten().flat_map(|weight| weight.to_le_bytes()));
        bytes.extend(self.third_bias.iter().flat_map(|bias| bias.to_le_bytes()));
        let check = number_of(&bytes[from..]);
        bytes.extend(check.to_le_bytes());
        bytes
    }

    /// Reads a file, checked.
    pub fn read(bytes: &[u8]) -> Result<Net, BadNet> {
        let text_end = bytes.windows(2).take(4096).position(|two| two == b"\n\n").ok_or(BadNet::NotANet)?;
        let (text, weights) = (&bytes[..text_end], &bytes[text_end + 2..]);
        let text = std::str::from_utf8(text).map_err(|_| BadNet::NotANet)?;
        let header = read_header(text)?;
        if weights.len() != header.bytes() {
            return Err(BadNet::Length { expected: header.bytes(), found: weights.len() });
        }
        let (weights, check) = weights.split_at(weights.len() - CHECK);
        if number_of(weights).to_le_bytes() != check {
            return Err(BadNet::Damaged);
        }
        let mut left = Left(weights);
        let first = (0..header.inputs).map(|_| left.next::<FIRST>().map(|byte| byte as i8)).collect();
        let first_bias = std::array::from_fn(|_| i16::from_le_bytes(left.next()));
        let second = std::array::from_fn(|_| left.next::<FIRST>().map(|byte| i16::from(byte as i8)));
        let second_bias = std::array::from_fn(|_| i32::from_le_bytes(left.next()));
        let third = (0..header.outputs()).map(|_| std::array::from_fn(|_| i16::from_le_bytes(left.next())));
        let third = third.collect();
        let third_bias = (0..header.outputs()).map(|_| i32::from_le_bytes(left.next())).collect();
        let net = Net { header, first, first_bias, second: Box::new(second), second_bias, third, third_bias };
        net.check_sizes()?;
        Ok(net)
    }

    /// Refuses weights with which sums might not fit.
    fn check_sizes(&self) -> Result<(), BadNet> {
        let first = self.first_bias.iter().all(|bias| bias.abs() <= MOST_BIAS);
        let rest = self.second_bias.iter().chain(&self.third_bias).all(|bias| bias.abs() < 1 << 23);
        if first && rest { Ok(()) } else { Err(BadNet::TooLarge) }
    }
}

/// What is left of the weights; there are as many as were counted before.
struct Left<'a>(&'a [u8]);

impl Left<'_> {
    fn next<const N: usize>(&mut self) -> [u8; N] {
        let (next, left) = self.0.split_first_chunk().expect("the weights were counted");
        self.0 = left;
        *next
    }
}

fn read_header(text: &str) -> Result<Header, BadNet> {
    let mut lines = text.lines();
    if lines.next() != Some(MAGIC) {
        return Err(BadNet::NotANet);
    }
    let mut line = |name: &'static str| {
        let line = lines.next().and_then(|line| line.strip_prefix(name)?.strip_prefix(' '));
        line.ok_or(BadNet::Header(name))
    };
    let (game, version) = line("game")?.split_once(' ').ok_or(BadNet::Header("game"))?;
    let version = version.parse().map_err(|_| BadNet::Header("game"))?;
    let inputs = line("inputs")?.parse().ok().filter(|inputs| (1..=usize::from(u16::MAX)).contains(inputs));
    let seats = line("seats")?.parse().ok().filter(|seats| (1..=engine::MOST_SEATS as u8).contains(seats));
    let points: Option<Vec<u32>> =
        line("points")?.split(' ').map(|bits| bits.parse().ok().filter(|bits| *bits <= 14)).collect();
    let points =
        points.and_then(|points| <[u32; 3]>::try_from(points).ok()).filter(|points| points[0] >= ONE);
    Ok(Header {
        game: game.to_owned(),
        version,
        inputs: inputs.ok_or(BadNet::Header("inputs"))?,
        seats: seats.ok_or(BadNet::Header("seats"))?,
        points: points.ok_or(BadNet::Header("points"))?,
        made: line("made")?.to_owned(),
    })
}

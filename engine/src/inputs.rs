//! What a judge that learned is shown: a short list of the inputs that hold.

use arrayvec::ArrayVec;

use crate::{Features, Planes, Seat, planes_of};

/// The most inputs that hold at once.
pub const MOST_INPUTS: usize = 512;

/// The inputs that hold, by their numbers, in any order. An input may hold several times over: things that are alike, such
/// as two areas of one size, share an input, so that what is learnt about one is known of the other.
///
/// The same inputs serve tables of every size: each plane has as much room as it takes at the fullest table, and that of
/// players who are not there stays empty.
#[derive(Clone, Debug)]
pub struct Inputs {
    held: ArrayVec<u16, MOST_INPUTS>,
    /// For tables of the fewest seats, of one more and so on: where each plane begins.
    offsets: Vec<Vec<u16>>,
    /// How many inputs are planes.
    planes: usize,
    size: usize,
    scratch: Vec<u8>,
}

impl Inputs {
    /// Room for what a judge of the game is shown.
    pub fn of<G: Features>() -> Inputs {
        let (fewest, most) = G::FACTS.seats;
        if !G::SHOWS_PLANES {
            return Inputs::empty(Vec::new(), 0, G::OWN_INPUTS);
        }
        let tables = fewest..=most;
        let tables: Vec<_> =
            tables.map(|seats| planes_of::<G>(seats).expect("the box says for how many it is")).collect();
        // Every plane that some table has, with the most room it takes anywhere.
        let mut named: Vec<(&str, usize)> = Vec::new();
        for plane in tables.iter().flatten() {
            match named.iter_mut().find(|(name, _)| *name == plane.name) {
                Some((_, room)) => *room = plane.size().max(*room),
                None => named.push((plane.name, plane.size())),
            }
        }
        let offset = |name: &str| {
            let before = named.iter().take_while(|(other, _)| *other != name);
            before.map(|(_, room)| *room as u16).sum::<u16>()
        };
        let offsets = tables.iter().map(|planes| planes.iter().map(|plane| offset(plane.name)).collect());
        let planes = named.iter().map(|(_, room)| *room).sum();
        Inputs::empty(offsets.collect(), planes, planes + usize::from(most - fewest) + G::OWN_INPUTS)
    }

    fn empty(offsets: Vec<Vec<u16>>, planes: usize, size: usize) -> Inputs {
        Inputs { held: ArrayVec::new(), offsets, planes, size, scratch: vec![0; planes] }
    }

    /// How many inputs there are.
    pub fn size(&self) -> usize {
        self.size
    }

    /// Those that hold.
    #[inline]
    pub fn held(&self) -> &[u16] {
        &self.held
    }

    /// Shows a game to a judge as a seat sees it, in place of what was shown before.
    ///
    /// Panics if more than [`MOST_INPUTS`] hold.
    #[inline]
    pub fn show<G: Features>(&mut self, game: &G, seat: Seat) {
        let Inputs { held, offsets, planes: end, size, scratch } = self;
        held.clear();
        if G::SHOWS_PLANES {
            // How many play beside the fewest that can.
            let more = usize::from(game.seats() - G::FACTS.seats.0);
            let mut planes = Sparse { held, offsets: &offsets[more], scratch, plane: 0, written: 0 };
            game.observe(seat, &mut planes);
            planes.flush();
            (*end..*end + more).for_each(|input| held.push(input as u16));
        }
        let own = *size - G::OWN_INPUTS;
        game.own_inputs(seat, &mut |input| held.push((own + input) as u16));
    }
}

/// Lists the ones of an observation.
struct Sparse<'a> {
    held: &'a mut ArrayVec<u16, MOST_INPUTS>,
    offsets: &'a [u16],
    scratch: &'a mut [u8],
    /// How many planes were begun, and how much of the last one is written.
    plane: usize,
    written: usize,
}

impl Sparse<'_> {
    #[inline]
    fn flush(&mut self) {
        if self.plane == 0 {
            return;
        }
        let offset = self.offsets[self.plane - 1];
        for (eight, numbers) in self.scratch[..self.written].chunks(8).enumerate() {
            if numbers.iter().all(|number| *number == 0) {
                continue;
            }
            for (at, number) in numbers.iter().enumerate() {
                if *number != 0 {
                    self.held.push(offset + (8 * eight + at) as u16);
                }
            }
        }
        self.written = 0;
    }
}

impl Planes for Sparse<'_> {
    #[inline]
    fn plane(&mut self, _: &'static str, _: &[usize], _: &'static str) {
        self.flush();
        self.plane += 1;
    }

    #[inline]
    fn next(&mut self, width: usize) -> &mut [u8] {
        let from = self.written;
        self.written += width;
        &mut self.scratch[from..self.written]
    }
}

/// What a game learned by playing itself, and how it is asked.
#[derive(Debug)]
pub struct Learnt<G> {
    /// The weights, as they are in their file. Nothing, if they are handed in at run time.
    pub net: &'static [u8],
    /// Makes room for what is shown.
    pub inputs: fn() -> Inputs,
    /// Shows a game as a seat sees it.
    pub show: fn(&mut Inputs, &G, Seat),
}

impl<G: Features> Learnt<G> {
    /// What was learnt of a game that has numbers for learners.
    pub const fn new(net: &'static [u8]) -> Learnt<G> {
        Learnt { net, inputs: Inputs::of::<G>, show: Inputs::show::<G> }
    }
}

//! Where a batch writes what learners get: a row per lane, in arrays that Python holds.

use engine::Dense;

/// Observations, in whichever type of number.
pub(crate) enum Numbers<'a> {
    /// Bytes, as they are made.
    Bytes(&'a mut [u8]),
    /// The same as floats.
    Floats(&'a mut [f32]),
}

impl<'a> Numbers<'a> {
    fn split(self, at: usize) -> (Numbers<'a>, Numbers<'a>) {
        match self {
            Numbers::Bytes(all) => {
                let (first, rest) = all.split_at_mut(at);
                (Numbers::Bytes(first), Numbers::Bytes(rest))
            }
            Numbers::Floats(all) => {
                let (first, rest) = all.split_at_mut(at);
                (Numbers::Floats(first), Numbers::Floats(rest))
            }
        }
    }

    /// Writes the observation of the lane at this place. If it had one before, what never changes in its games is not
    /// written again. `room` is for numbers that are not bytes.
    #[inline]
    pub(crate) fn write_over(
        &mut self,
        lane: usize,
        before: bool,
        room: &mut [u8],
        write: impl FnOnce(&mut Dense<'_>),
    ) {
        let size = room.len();
        let place = lane * size..(lane + 1) * size;
        match self {
            Numbers::Bytes(all) if before => write(&mut Dense::again(&mut all[place])),
            Numbers::Bytes(all) => write(&mut Dense::new(&mut all[place])),
            Numbers::Floats(all) => {
                write(&mut Dense::new(room));
                all[place].iter_mut().zip(room).for_each(|(float, byte)| *float = f32::from(*byte));
            }
        }
    }
}

/// How wide rows are.
#[derive(Clone, Copy)]
pub(crate) struct Widths {
    /// Numbers of an observation.
    pub(crate) observation: usize,
    /// Numbers of moves.
    pub(crate) actions: usize,
    /// Seats.
    pub(crate) seats: usize,
}

/// The rows of some lanes.
pub(crate) struct Rows<'a> {
    pub(crate) widths: Widths,
    /// What the seat that is asked sees.
    pub(crate) observation: Numbers<'a>,
    /// What whoever acted last saw at the end of its game.
    pub(crate) final_observation: Numbers<'a>,
    /// Which moves are legal.
    pub(crate) mask: &'a mut [u8],
    /// Who is asked; −1 if nobody is.
    pub(crate) seat: &'a mut [i8],
    /// What every seat got in this step.
    pub(crate) reward: &'a mut [f32],
    /// Whether a game ended in this step.
    pub(crate) done: &'a mut [u8],
    /// The points of the game that ended last.
    pub(crate) scores: &'a mut [i16],
    /// Who won it.
    pub(crate) winners: &'a mut [u8],
    /// The number of the game that is being played.
    pub(crate) number: &'a mut [i64],
}

impl<'a> Rows<'a> {
    /// The rows of the first `lanes` lanes, and those of the rest.
    pub(crate) fn split(self, lanes: usize) -> (Rows<'a>, Rows<'a>) {
        let widths = self.widths;
        let (observation, observations) = self.observation.split(lanes * widths.observation);
        let (last, lasts) = self.final_observation.split(lanes * widths.observation);
        let (mask, masks) = self.mask.split_at_mut(lanes * widths.actions);
        let (seat, seats) = self.seat.split_at_mut(lanes);
        let (reward, rewards) = self.reward.split_at_mut(lanes * widths.seats);
        let (done, dones) = self.done.split_at_mut(lanes);
        let (score, scores) = self.scores.split_at_mut(lanes * widths.seats);
        let (winner, winners) = self.winners.split_at_mut(lanes * widths.seats);
        let (number, numbers) = self.number.split_at_mut(lanes);
        let first = Rows {
            widths,
            observation,
            final_observation: last,
            mask,
            seat,
            reward,
            done,
            scores: score,
            winners: winner,
            number,
        };
        let rest = Rows {
            widths,
            observation: observations,
            final_observation: lasts,
            mask: masks,
            seat: seats,
            reward: rewards,
            done: dones,
            scores,
            winners,
            number: numbers,
        };
        (first, rest)
    }
}

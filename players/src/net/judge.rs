//! A net that looks at games.

use std::sync::Arc;

use engine::{Features, Hints, Inputs, Learnt, Seat, Tuning, Turn};

use super::{BadNet, Net};
use crate::search::Worth;

/// A net with what it needs to look at games of one kind.
#[derive(Debug)]
pub struct Judge<G> {
    net: Arc<Net>,
    inputs: Inputs,
    show: fn(&mut Inputs, &G, Seat),
}

impl<G: Hints> Judge<G> {
    /// Whether searches ask a judge at all. Where they do not, the code for it is left out.
    pub(crate) const ASKED: bool = G::LEARNT.is_some();

    /// The judge that comes with the game, if one does.
    pub fn shipped() -> Option<Judge<G>> {
        let net = G::LEARNT.as_ref().map(|learnt| learnt.net).filter(|net| !net.is_empty())?;
        let net = Net::read(net).unwrap_or_else(|bad| panic!("the net of {}: {bad}", G::FACTS.id));
        Some(Judge::new(Arc::new(net)).unwrap_or_else(|bad| panic!("the net of {}: {bad}", G::FACTS.id)))
    }

    /// A judge with a net that came from elsewhere.
    pub fn new(net: Arc<Net>) -> Result<Judge<G>, BadNet> {
        Judge::with(net, G::LEARNT.as_ref().ok_or(BadNet::NoJudge(G::FACTS.id))?)
    }

    /// A judge with a net that came from elsewhere, of a game that has numbers for learners.
    pub fn of(net: Arc<Net>) -> Result<Judge<G>, BadNet>
    where
        G: Features,
    {
        Judge::with(net, &Learnt::new(&[]))
    }

    fn with(net: Arc<Net>, learnt: &Learnt<G>) -> Result<Judge<G>, BadNet> {
        let inputs = (learnt.inputs)();
        net.header.check_game(&G::FACTS, inputs.size())?;
        Ok(Judge { net, inputs, show: learnt.show })
    }

    /// What the net thinks of a game, as far as a seat can tell.
    #[inline]
    pub(crate) fn worth(&mut self, game: &G, seat: Seat, tuning: &Tuning) -> Worth {
        if game.turn() == Turn::Over {
            return Worth::of_outcome(&game.outcome(), tuning);
        }
        (self.show)(&mut self.inputs, game, seat);
        let seats = game.seats();
        let looked = self.net.look(self.inputs.held(), usize::from(seats));
        let mut worth = Worth::default();
        for other in seat.round(seats) {
            let from = other.seen_from(seat, seats);
            worth.win[other.idx()] = looked.win[from];
            worth.points[other.idx()] = looked.points[from];
        }
        worth.with_value(usize::from(seats), tuning)
    }
}

/// The move that a net likes best, one move ahead: for measuring what was learnt.
impl<G: Hints> Judge<G> {
    /// The best of a seat's moves in a world that fits what it knows; `moves` is room to list them in.
    pub fn best_move(&mut self, world: &G, seat: Seat, moves: &mut Vec<G::Move>) -> G::Move {
        moves.clear();
        world.legal_moves(seat, moves);
        let mut best = (f32::MIN, moves[0]);
        for mv in moves.iter() {
            let mut after = world.clone();
            after.apply_move(seat, mv);
            let value = self.worth(&after, seat, &G::TUNING).value[seat.idx()];
            if value > best.0 {
                best = (value, *mv);
            }
        }
        best.1
    }
}

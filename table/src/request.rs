//! What the others must agree to: taking back what was revealed, stopping a clock, a bot for somebody who holds
//! the game up, a new person at a seat.

use engine::{Seat, SeatSet};
use players::Level;
use serde::{Deserialize, Serialize};

use crate::fairness::LinkHash;
use crate::log::{Fact, Impossible};
use crate::table::Table;
use crate::tell::Batch;
use crate::wire::{Refusal, Wish};

/// How long a request stands before another may take its place.
const REQUEST_STANDS_MS: u64 = 120_000;

/// Something to which the others must agree, as it is stored.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Request {
    /// The requester's last move is taken back, and all that followed it.
    #[default]
    Undo,
    /// The clocks are stopped.
    Pause,
    /// A bot plays for somebody who holds the game up.
    StandInFor {
        /// Who.
        seat: Seat,
        /// How strong it is.
        level: Level,
    },
    /// Somebody else may sit down at a seat.
    Invite {
        /// Which.
        seat: Seat,
        /// The hash of the link in the invitation.
        link: LinkHash,
    },
}

impl Request {
    /// What viewers are told of it: everything but the link.
    pub(crate) fn wish(self) -> Wish {
        match self {
            Request::Undo => Wish::Undo,
            Request::Pause => Wish::Pause,
            Request::StandInFor { seat, .. } => Wish::StandInFor(seat),
            Request::Invite { seat, .. } => Wish::Invite(seat),
        }
    }

    /// The seat it is about, which has no voice in it.
    fn about(self) -> Option<Seat> {
        match self {
            Request::Undo | Request::Pause => None,
            Request::StandInFor { seat, .. } | Request::Invite { seat, .. } => Some(seat),
        }
    }

    /// Whether it is settled without those who are away. Only where nobody can gain by their absence.
    fn passes_over_absent(self) -> bool {
        matches!(self, Request::StandInFor { .. })
    }

    /// Whether a move puts an end to it.
    pub(crate) fn ends_with_move_of(self, mover: Seat) -> bool {
        match self {
            Request::Undo | Request::Pause => true,
            Request::StandInFor { seat, .. } => seat == mover,
            Request::Invite { .. } => false,
        }
    }

    /// What happens when all have agreed.
    fn fact(self, seat: Seat) -> Fact {
        match self {
            Request::Undo => Fact::Undone { seat },
            Request::Pause => Fact::Paused { seat },
            Request::StandInFor { seat, level } => Fact::StoodIn { seat, level, asked: false, left: false },
            Request::Invite { seat, link } => Fact::Invited { seat, link },
        }
    }
}

/// A request that the others have not all answered.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Offer {
    pub(crate) seat: Seat,
    pub(crate) what: Request,
    /// The number under which it was made.
    pub(crate) n: u64,
    /// When it was made.
    t: u64,
    pub(crate) agreed: SeatSet,
}

impl Table {
    /// Asks the others. If there is nobody to be asked, it is done at once.
    pub(crate) fn request(&mut self, seat: Seat, what: Request, batch: &mut Batch) -> Result<(), Refusal> {
        let voters = self.voters(seat, what);
        if !what.passes_over_absent() && voters.iter().any(|voter| self.is_away(voter)) {
            return Err(Refusal::SomebodyAway);
        }
        if voters.is_empty() && matches!(what, Request::Invite { .. }) {
            return Err(Refusal::NobodyToAgree);
        }
        let stands = self.offer.is_some_and(|offer| self.t < offer.t + REQUEST_STANDS_MS);
        if stands || !self.places[seat.idx()].backoff.is_over(self.t) {
            return Err(Refusal::AskedAlready);
        }
        self.commit(Fact::Requested { seat, what }, batch).expect("anything may be requested");
        Ok(())
    }

    /// Does what everybody has agreed to.
    pub(crate) fn settle_request(&mut self, batch: &mut Batch) {
        let Some(offer) = self.offer.filter(|offer| self.missing_answers(offer).is_empty()) else { return };
        self.offer = None;
        // Something may have happened that makes it impossible or needless; then nothing comes of it.
        if self.is_still_possible(offer) {
            self.commit(offer.what.fact(offer.seat), batch).expect("what was requested can be done");
        }
    }

    fn is_still_possible(&self, offer: Offer) -> bool {
        let playing = self.begun() && !self.is_over();
        match offer.what {
            Request::Undo => playing && crate::undo::last_move(&*self.game, offer.seat).is_some(),
            Request::Pause => playing && !self.paused,
            Request::StandInFor { seat, .. } => playing && self.places[seat.idx()].bot.is_none(),
            Request::Invite { seat, link } => !self.places[seat.idx()].has_a_say() && !self.knows_link(link),
        }
    }

    pub(crate) fn apply_request(&mut self, seat: Seat, what: Request) -> Result<(), Impossible> {
        self.place_mut(seat)?;
        if let Some(about) = what.about() {
            self.place_mut(about)?;
        }
        self.offer = Some(Offer { seat, what, n: self.n + 1, t: self.t, agreed: SeatSet::EMPTY });
        Ok(())
    }

    pub(crate) fn apply_answer(&mut self, seat: Seat, yes: bool) -> Result<(), Impossible> {
        let offer = self.offer.as_mut().ok_or(Impossible::NotNow)?;
        offer.agreed.insert(seat);
        if !yes {
            let requester = offer.seat;
            self.offer = None;
            let t = self.t;
            self.place_mut(requester)?.backoff.refused(t);
        }
        Ok(())
    }

    /// Whose answer to an offer is missing.
    pub(crate) fn missing_answers(&self, offer: &Offer) -> SeatSet {
        self.voters(offer.seat, offer.what).iter().filter(|seat| !offer.agreed.contains(*seat)).collect()
    }

    /// Who must agree to a request: every other person who holds a seat and has not left by their own word, whether
    /// or not they are there, and whether or not a bot plays for them at the moment.
    fn voters(&self, requester: Seat, what: Request) -> SeatSet {
        let others =
            Seat::all(self.game.seats()).filter(|seat| *seat != requester && what.about() != Some(*seat));
        let has_a_say = |seat: &Seat| self.places[seat.idx()].has_a_say();
        others.filter(has_a_say).filter(|seat| !(what.passes_over_absent() && self.is_away(*seat))).collect()
    }

    fn is_away(&self, seat: Seat) -> bool {
        self.places[seat.idx()].away_since.is_some()
    }
}

//! How facts change a table, and nothing else does.

use engine::{AnyGame, Seat, UndoneLine};

use crate::clock::Clocks;
use crate::dealer::Dealer;
use crate::fairness::LinkHash;
use crate::log::{Fact, Impossible, Mover};
use crate::place::{Place, Share};
use crate::setup::Chair;
use crate::table::Table;
use crate::tell::Batch;
use crate::undo;

impl Table {
    /// Lets something happen, if it can, and writes it down.
    pub(crate) fn commit(&mut self, fact: Fact, batch: &mut Batch) -> Result<(), Impossible> {
        self.apply(&fact)?;
        self.note(fact, batch);
        Ok(())
    }

    /// Lets a fact change the table. If it cannot be, nothing has changed.
    fn apply(&mut self, fact: &Fact) -> Result<(), Impossible> {
        match fact {
            Fact::Opened { .. } => return Err(Impossible::NotNow),
            Fact::Sat { seat, name, contribution, promise, link } => {
                let share = Share { promise: *promise, contribution: *contribution };
                self.sit(*seat, name, share, *link)?;
            }
            Fact::Left { seat } => {
                self.begin_anew();
                let begun = self.begun();
                let place = self.place_mut(*seat)?;
                place.person = None;
                place.link = None;
                place.next_share = Share::default();
                // Once a game has begun, nobody looks into a hand with an invitation.
                place.invitation = place.came_by.take().filter(|_| !begun);
            }
            Fact::Invited { seat, link } => self.place_mut(*seat)?.invitation = Some(*link),
            Fact::StoodIn { seat, level, asked, left } => {
                self.begin_anew();
                let place = self.place_mut(*seat)?;
                place.bot = Some(*level);
                place.bot_stays = *asked;
                place.bot_asked = None;
                place.gave_up = *left;
                if place.person.is_none() {
                    place.invitation = None;
                }
            }
            Fact::Returned { seat } => {
                self.begin_anew();
                let place = self.place_mut(*seat)?;
                place.send_bot_away();
                place.invitation = None;
            }
            Fact::Promised { seat, promise } => self.place_mut(*seat)?.next_share.promise = Some(*promise),
            Fact::Revealed { seat, contribution } => {
                self.place_mut(*seat)?.next_share.contribution = Some(*contribution);
            }
            Fact::Began {} => self.begin(),
            Fact::TakenUp { game } => self.begin_with(game)?,
            Fact::Moved { seat, mv, by, ms } => self.make_move(*seat, mv, by, *ms)?,
            Fact::Drawn { outcome } => {
                self.game.chance(outcome)?;
                self.dealer.has_drawn(outcome);
                self.clocks.ask(self.game.turn().seats(), self.t);
            }
            Fact::TimeUp { seat } => {
                self.place_mut(*seat)?;
                self.clocks.time_up(*seat);
            }
            Fact::Requested { seat, what } => self.apply_request(*seat, *what)?,
            Fact::Answered { seat, yes } => self.apply_answer(*seat, *yes)?,
            Fact::Undone { seat } => self.undo(*seat)?,
            Fact::Said { seat, text } => self.place_mut(*seat)?.said_bytes += text.len(),
            Fact::Paused { .. } => {
                self.paused = true;
                self.clocks.stop(self.t);
            }
            Fact::Resumed { .. } => {
                self.paused = false;
                self.clocks.go_on(self.t);
                self.places.iter_mut().for_each(|place| place.bot_asked = None);
            }
            Fact::Switched { chat, spectators } => {
                self.chat = *chat;
                self.spectators = *spectators;
            }
            Fact::WantsRematch { seat, contribution, promise } => {
                let place = self.place_mut(*seat)?;
                place.wants_rematch = true;
                place.next_share = Share { promise: *promise, contribution: *contribution };
            }
        }
        Ok(())
    }

    fn sit(
        &mut self,
        seat: Seat,
        name: &str,
        share: Share,
        link: Option<LinkHash>,
    ) -> Result<(), Impossible> {
        self.begin_anew();
        let playing = self.begun() && !self.is_over();
        let invited = match *self.setup.chairs.get(seat.idx()).ok_or(Impossible::NotNow)? {
            Chair::Person { link } => Some(link),
            Chair::Bot { .. } => None,
        };
        let place = self.place_mut(seat)?;
        place.person = Some(name.to_owned());
        place.send_bot_away();
        // In older logs an invitation may have been used again that is dead by now.
        place.came_by = place.invitation.take().or(invited);
        place.link = link.or(place.came_by);
        place.wants_rematch = false;
        if !playing {
            place.next_share = share;
        }
        Ok(())
    }

    /// The table's next game.
    pub(crate) fn begin(&mut self) {
        if self.begun() {
            self.game = self.game.until(0);
        }
        for place in &mut self.places {
            place.share = std::mem::take(&mut place.next_share);
            place.wants_rematch = false;
            // Nobody sits down in a game because of what was agreed before it.
            place.invitation = None;
            place.said_bytes = 0;
        }
        self.luck_round = 0;
        self.undone.clear();
        self.number += 1;
        self.dealer = Dealer::new(self.secret().seed(&self.setup.id, &self.contributions()));
        self.places.iter_mut().for_each(Place::turn_page);
        self.clocks = Clocks::new(self.setup.time, self.places.len());
        self.clocks.ask(self.game.turn().seats(), self.t);
        self.offer = None;
        self.backlog.forget(self.n);
    }

    fn make_move(&mut self, seat: Seat, mv: &str, by: &Mover, ms: u32) -> Result<(), Impossible> {
        self.game.play(seat, mv, Some(ms))?;
        let n = self.n + 1;
        let place = &mut self.places[seat.idx()];
        place.turn_page();
        if let Mover::Person { key } = by {
            place.remember(key.clone(), n);
        }
        self.clocks.decided(seat, *by != Mover::Bot, self.t);
        self.clocks.ask(self.game.turn().seats(), self.t);
        self.offer = self.offer.filter(|offer| !offer.what.ends_with_move_of(seat));
        Ok(())
    }

    fn undo(&mut self, seat: Seat) -> Result<(), Impossible> {
        let (game, sealed) = undo::without(&*self.game, seat)?;
        let steps = |game: &dyn AnyGame| u32::try_from(game.len()).unwrap_or(u32::MAX);
        self.undone.push(UndoneLine { seat, from: steps(&*self.game), to: steps(&*game) });
        self.game = game;
        self.dealer.went_back(self.game.len());
        if sealed {
            // To the others it is as if the seat had not chosen yet.
            self.places[seat.idx()].turn_page();
        } else {
            // Whoever was asked is asked anew: a move meant for the game that was must not count in this.
            self.places.iter_mut().for_each(Place::turn_page);
            for other in Seat::all(self.game.seats()).filter(|other| *other != seat) {
                self.clocks.went_back(other, undo::moves_of(&*self.game, other));
            }
        }
        self.clocks.taken_back(seat, self.t);
        self.clocks.ask(self.game.turn().seats(), self.t);
        self.offer = None;
        self.backlog.forget(self.n);
        Ok(())
    }
}

//! How facts change a table, and nothing else does.

use engine::{Seat, SeatSet};

use crate::clock::Clocks;
use crate::dealer::Dealer;
use crate::log::{Fact, Impossible, Mover};
use crate::place::Place;
use crate::setup::Chair;
use crate::table::{Offer, Table};
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
            Fact::Sat { seat, name, contribution, link } => {
                let begun = self.begun();
                let place = self.place_mut(*seat)?;
                place.person = Some(name.clone());
                place.send_bot_away();
                if let Some(link) = *link {
                    place.chair = Chair::Person { link };
                }
                if !begun {
                    place.contribution = Some(*contribution);
                }
            }
            Fact::Left { seat } => {
                let begun = self.begun();
                let invited = *self.setup.chairs.get(seat.idx()).ok_or(Impossible::NotNow)?;
                let place = self.place_mut(*seat)?;
                place.person = None;
                place.chair = invited;
                // What was added to the luck of a game is part of it.
                if !begun {
                    place.contribution = None;
                }
            }
            Fact::StoodIn { seat, level, asked } => {
                let place = self.place_mut(*seat)?;
                place.bot = Some(*level);
                place.bot_stays = *asked;
                place.bot_asked = None;
            }
            Fact::Returned { seat } => self.place_mut(*seat)?.send_bot_away(),
            Fact::Began {} => self.begin(),
            Fact::Moved { seat, mv, by, ms } => self.make_move(*seat, mv, by, *ms)?,
            Fact::Drawn { outcome } => {
                self.game.chance(outcome)?;
                self.dealer.lose_place();
                self.clocks.ask(self.game.turn().seats(), self.t);
            }
            Fact::TimeUp { seat } => {
                self.place_mut(*seat)?;
                self.clocks.time_up(*seat);
            }
            Fact::UndoOffered { seat } => {
                self.offer = Some(Offer { seat: *seat, n: self.n + 1, agreed: SeatSet::EMPTY });
            }
            Fact::UndoAnswered { seat, yes } => {
                let offer = self.offer.as_mut().ok_or(Impossible::NotNow)?;
                offer.agreed.insert(*seat);
                self.offer = self.offer.filter(|_| *yes);
            }
            Fact::Undone { seat } => self.undo(*seat)?,
            Fact::Said { .. } => {}
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
            Fact::WantsRematch { seat, contribution } => {
                self.place_mut(*seat)?.rematch = Some(*contribution);
            }
        }
        Ok(())
    }

    /// The table's next game.
    fn begin(&mut self) {
        if self.begun() {
            self.game = self.game.until(0);
            self.places.iter_mut().for_each(|place| place.contribution = place.rematch.take());
        }
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
        self.offer = None;
        Ok(())
    }

    fn undo(&mut self, seat: Seat) -> Result<(), Impossible> {
        let (game, sealed) = undo::without(&*self.game, seat)?;
        self.game = game;
        self.dealer.lose_place();
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

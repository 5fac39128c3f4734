//! What follows by itself: games begin, luck is drawn, bots are asked.

use engine::{Seat, Turn, Viewer};
use players::Level;

use crate::io::Ask;
use crate::log::{Fact, Mover};
use crate::place::Player;
use crate::table::Table;
use crate::tell::Batch;

/// How strong the bot is that moves when a player's time is up.
const CLOCK_BOT: Level = Level::Easy;

impl Table {
    /// Does all that follows by itself: begins, does what all agreed to, draws, asks bots.
    pub(crate) fn settle(&mut self, batch: &mut Batch) {
        if self.may_begin() {
            self.commit(Fact::Began {}, batch).expect("everybody sits");
        }
        self.settle_request(batch);
        while self.begun() && self.game.turn() == Turn::Chance {
            let outcome = self.dealer.next_draw(&*self.game).expect("luck is asked");
            self.commit(Fact::Drawn { outcome }, batch).expect("luck brings what can be");
        }
        if batch.has_steps() && self.is_over() {
            batch.out.finished = self.record().map(Box::new);
        }
        self.ask_bots(batch);
    }

    fn ask_bots(&mut self, batch: &mut Batch) {
        if !self.begun() || self.paused {
            return;
        }
        for seat in self.game.turn().seats().iter() {
            let place = &mut self.places[seat.idx()];
            let level = match place.player() {
                Player::Bot(level) => level,
                _ if self.clocks.is_up(seat) => CLOCK_BOT,
                _ => continue,
            };
            let version = place.version;
            if place.bot_asked.replace(version) != Some(version) {
                let view = self.game.known_to(Viewer::Seat(seat));
                batch.out.ask.push(Ask { seat, version, level, view });
            }
        }
    }

    /// Hears a bot's decision. An answer that nobody waits for any more is passed over.
    pub(crate) fn hear_bot(&mut self, seat: Seat, version: u32, mv: String, batch: &mut Batch) {
        let Some(place) = self.places.get(seat.idx()) else { return };
        if self.paused || place.bot_asked != Some(version) || place.version != version {
            return;
        }
        let by = match place.player() {
            Player::Bot(_) => Mover::Bot,
            _ if self.clocks.is_up(seat) => Mover::Clock,
            _ => return,
        };
        let ms = self.thought_ms(seat);
        if self.commit(Fact::Moved { seat, mv, by: by.clone(), ms }, batch).is_err() {
            // A bot that does not know the rules must not hold up the others.
            let mv = self.game.moves(seat).swap_remove(0);
            self.commit(Fact::Moved { seat, mv, by, ms }, batch).expect("listed moves are legal");
        }
    }
}

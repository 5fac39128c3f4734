//! Rude players: late, double, forged, vanished. None of what they do may change a game.

use engine::below;
use table::Connection;
use table::wire::{self, ToTable};

use super::{Event, World};

impl World {
    pub(super) fn be_rude(&mut self) {
        let next = 50 + u64::from(below(&mut self.rng, 400));
        self.after(next, Event::Rudeness);
        let at = below(&mut self.rng, self.programs.len() as u32) as usize;
        let Some(victim) = self.programs[at].connection() else { return };
        match below(&mut self.rng, 8) {
            0 => self.forge(victim, b"{\"type\":\"play\",\"key\":".to_vec()),
            1 => {
                let bytes = (0..below(&mut self.rng, 300)).map(|_| below(&mut self.rng, 256) as u8).collect();
                self.forge(victim, bytes);
            }
            2 => self.forge(victim, vec![b'['; 9000]),
            3 => {
                // Somebody guesses links, and tries to play all the same.
                let link = Some(format!("guess-{}", below(&mut self.rng, 1000)));
                let stranger = Connection(u64::MAX);
                self.whisper(stranger, &ToTable::Hello { link, seen: None, scenes: true });
                self.whisper(stranger, &ToTable::Play { key: "x".to_owned(), expect: 1, mv: "x".to_owned() });
            }
            4 => self.disconnect(at, 100),
            5 => self.stale_move(at, victim),
            6 => self.whisper(victim, &ToTable::Chat { text: "Hurry up!".to_owned() }),
            _ => {
                let expect = self.programs[at].version().unwrap_or(1);
                let key = format!("rude-{}", self.counter);
                self.whisper(victim, &ToTable::Play { key, expect, mv: "honk honk".to_owned() });
            }
        }
    }

    /// A move for another moment than now: refused, whether or not the move itself would do.
    fn stale_move(&mut self, at: usize, from: Connection) {
        let Some(version) = self.programs[at].version() else { return };
        let key = format!("stale-{}", self.counter);
        for expect in [version.wrapping_sub(1), version + 1_000] {
            let play = ToTable::Play { key: key.clone(), expect, mv: "1".to_owned() };
            self.whisper(from, &play);
        }
    }

    fn whisper(&mut self, from: Connection, message: &ToTable) {
        self.forge(from, wire::write(message).into_bytes());
    }

    fn forge(&mut self, from: Connection, text: Vec<u8>) {
        self.send(|| Event::ToHouse { from, text: text.clone() });
    }
}

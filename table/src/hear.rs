//! What viewers say, and what follows from it: a fact, or a kind no.

use engine::{Seat, Viewer};

use crate::authority::{self, Act, Phase, Role};
use crate::fairness::{Contribution, Promise};
use crate::io::Connection;
use crate::log::{Fact, Impossible, Mover};
use crate::names::plain_text;
use crate::pace;
use crate::place::Place;
use crate::request::Request;
use crate::table::Table;
use crate::tell::Batch;
use crate::undo;
use crate::wire::{FromTable, Refusal, Sorry, ToTable};

/// What comes of a viewer's words.
pub(crate) type Heard = Result<(), Sorry>;

/// How many facts a table may have. Beyond that only moves are written down, so that what a table costs is bounded
/// and every game can still be played to its end.
const MOST_FACTS: u64 = 20_000;

/// How many bytes one person may say in a game.
const MOST_SAID: usize = 32 * 1024;

/// How long somebody has thought who holds the game up.
const HELD_UP_MS: u64 = 120_000;

impl Table {
    /// Hears a viewer. Whoever says something impossible is told so, and nothing has changed.
    pub(crate) fn hear(&mut self, from: Connection, message: ToTable, batch: &mut Batch) {
        let key = match &message {
            ToTable::Play { key, .. } => Some(key.clone()),
            _ => None,
        };
        if let Err(sorry) = self.try_hear(from, message, batch) {
            batch.tell(vec![from], sorry.about(key));
        }
    }

    fn try_hear(&mut self, from: Connection, message: ToTable, batch: &mut Batch) -> Heard {
        if let ToTable::Hello { link, seen, scenes } = message {
            return self.greet(from, link.as_deref(), seen, scenes, batch);
        }
        let role = self.role(from);
        let seat = self.seat_of(from);
        if let (ToTable::Play { key, .. }, Some(seat)) = (&message, seat)
            && let Some(n) = self.place(seat).recall(key)
        {
            // It was made: the answer is the same whatever has happened since.
            batch.tell(vec![from], FromTable::Done { key: key.clone(), n });
            return Ok(());
        }
        if let (ToTable::Rematch { game, .. }, Some(_)) = (&message, seat) {
            // It was said before, and heard: the next game may have begun already.
            require(*game == self.number, Refusal::Stale)?;
        }
        let is_host = seat == Some(self.setup.host);
        authority::permits(Act::from(&message), role, is_host, self.phase())?;
        if let ToTable::Story { from: step } = message {
            let viewer = self.listeners[&from].viewer;
            batch.tell(vec![from], FromTable::Story { from: step, told: self.story(viewer, step) });
            return Ok(());
        }
        let seat = seat.ok_or(Refusal::OnlyPlayers)?;
        self.count(seat, &message)?;
        match message {
            ToTable::Hello { .. } | ToTable::Story { .. } => unreachable!("heard above"),
            ToTable::Sit { name, contribution, promise, link } => {
                self.hear_sit(from, seat, (name, contribution, promise, link), batch)
            }
            ToTable::Play { key, expect, mv } => self.hear_play(from, seat, (key, expect, mv), batch),
            ToTable::Leave {} => self.hear_leave(seat, batch),
            ToTable::Undo { expect } => self.hear_undo(seat, expect, batch),
            ToTable::Answer { offer, yes } => self.hear_answer(seat, offer, yes, batch),
            ToTable::Chat { text } => self.hear_chat(seat, &text, batch),
            ToTable::React { with } => {
                batch.tell(self.everybody(), FromTable::Reaction { seat, with });
                Ok(())
            }
            ToTable::Pause {} => self.hear_pause(seat, batch),
            ToTable::Resume {} => self.hear_resume(seat, batch),
            ToTable::StandIn { level } => self.hear_stand_in(seat, level, batch),
            ToTable::SendBotAway {} => self.happen(Fact::Returned { seat }, batch),
            ToTable::Rematch { contribution, promise, .. } => {
                self.hear_rematch(seat, contribution, promise, batch)
            }
            ToTable::Promise { round, promise } => self.hear_promise(seat, round, promise, batch),
            ToTable::Reveal { round, contribution } => self.hear_reveal(seat, round, contribution, batch),
            ToTable::Fill { seat, level } => self.hear_fill(seat, level, batch),
            ToTable::Invite { seat: to, link } => self.hear_invite(seat, to, &link, batch),
            ToTable::StandInFor { seat: other } => self.hear_stand_in_for(seat, other, batch),
            ToTable::Switch { chat, spectators } => self.hear_switch(chat, spectators, batch),
        }
    }

    // ---- Who speaks. -------------------------------------------------------------------------------------

    fn role(&self, from: Connection) -> Role {
        let Some(listener) = self.listeners.get(&from) else { return Role::Stranger };
        match (listener.viewer, listener.link) {
            (Viewer::Spectator, None) => Role::Spectator,
            (Viewer::Spectator, Some(_)) => Role::Invited,
            (Viewer::Seat(seat), _) => match self.place(seat) {
                Place { person: None, .. } => Role::Invited,
                Place { bot: Some(_), .. } => Role::StoodIn,
                Place { bot: None, .. } => Role::Player,
            },
        }
    }

    /// The seat somebody holds or is invited to.
    fn seat_of(&self, from: Connection) -> Option<Seat> {
        self.listeners.get(&from)?.link.map(|(seat, _)| seat)
    }

    fn phase(&self) -> Phase {
        match (self.begun(), self.is_over(), self.paused) {
            (false, ..) => Phase::Lobby,
            (true, true, _) => Phase::Over,
            (true, false, true) => Phase::Paused,
            (true, false, false) => Phase::Playing,
        }
    }

    /// Counts what somebody does that is written down and is no move: nobody may fill the disk or tire the others.
    fn count(&mut self, seat: Seat, message: &ToTable) -> Result<(), Refusal> {
        let t = self.t;
        let full = self.n >= MOST_FACTS;
        let place = &mut self.places[seat.idx()];
        let (fine, counts) = match message {
            ToTable::Play { .. } => return Ok(()),
            ToTable::React { .. } => (place.reaction_pace.count(pace::REACTIONS, t), false),
            ToTable::Chat { .. } => (place.chat_pace.count(pace::CHAT, t), true),
            _ => (place.wish_pace.count(pace::WISHES, t), true),
        };
        require(fine, Refusal::TooFast)?;
        require(!(full && counts), Refusal::TooMuch)
    }

    // ---- Playing. ----------------------------------------------------------------------------------------

    fn hear_play(
        &mut self,
        from: Connection,
        seat: Seat,
        (key, expect, mv): (String, u32, String),
        batch: &mut Batch,
    ) -> Heard {
        require(plain_text(&key, 64)? == key, Refusal::BadText)?;
        require(self.place(seat).version == expect, Refusal::Stale)?;
        require(!self.clocks.is_up(seat), Refusal::TimeUp)?;
        let ms = self.thought_ms(seat);
        let by = Mover::Person { key: key.clone() };
        self.happen(Fact::Moved { seat, mv, by, ms }, batch)?;
        batch.tell(vec![from], FromTable::Done { key, n: self.n });
        Ok(())
    }

    fn hear_undo(&mut self, seat: Seat, expect: u32, batch: &mut Batch) -> Heard {
        require(self.place(seat).version == expect, Refusal::Stale)?;
        let at = undo::last_move(&*self.game, seat).ok_or(Refusal::NothingToUndo)?;
        if undo::is_free(&*self.game, seat, at) {
            return self.happen(Fact::Undone { seat }, batch);
        }
        Ok(self.request(seat, Request::Undo, batch)?)
    }

    fn hear_answer(&mut self, seat: Seat, number: u64, yes: bool, batch: &mut Batch) -> Heard {
        let offer = self.offer.filter(|offer| offer.n == number).ok_or(Refusal::NoSuchOffer)?;
        require(self.missing_answers(&offer).contains(seat), Refusal::NoSuchOffer)?;
        self.happen(Fact::Answered { seat, yes }, batch)
    }

    fn hear_rematch(
        &mut self,
        seat: Seat,
        contribution: Option<Contribution>,
        promise: Option<Promise>,
        batch: &mut Batch,
    ) -> Heard {
        // Who has said so already is not heard twice, and may not change what they add to the luck.
        require(!self.place(seat).wants_rematch, Refusal::Stale)?;
        self.happen(Fact::WantsRematch { seat, contribution, promise }, batch)
    }

    // ---- Round the game. ---------------------------------------------------------------------------------

    fn hear_chat(&mut self, seat: Seat, text: &str, batch: &mut Batch) -> Heard {
        require(self.chat, Refusal::NoChat)?;
        let text = plain_text(text, 500)?;
        require(self.place(seat).said_bytes + text.len() <= MOST_SAID, Refusal::TooMuch)?;
        self.happen(Fact::Said { seat, text }, batch)
    }

    /// Without a clock nobody gains time by a pause. With one, the others must agree.
    fn hear_pause(&mut self, seat: Seat, batch: &mut Batch) -> Heard {
        if self.setup.time.is_none() {
            return self.happen(Fact::Paused { seat }, batch);
        }
        Ok(self.request(seat, Request::Pause, batch)?)
    }

    fn hear_resume(&mut self, seat: Seat, batch: &mut Batch) -> Heard {
        // Who went away during the pause has the whole grace time from now on.
        let now = self.t;
        self.places.iter_mut().filter_map(|place| place.away_since.as_mut()).for_each(|since| *since = now);
        self.happen(Fact::Resumed { seat }, batch)
    }

    fn hear_stand_in_for(&mut self, seat: Seat, other: Seat, batch: &mut Batch) -> Heard {
        require(self.setup.time.is_none(), Refusal::HasClock)?;
        let place = self.places.get(other.idx()).ok_or(Refusal::SeatTaken)?;
        require(place.person.is_some() && place.bot.is_none() && seat != other, Refusal::SeatTaken)?;
        require(self.clocks.thought(other, self.t) >= HELD_UP_MS, Refusal::TooSoon)?;
        let level = self.setup.stand_in;
        Ok(self.request(seat, Request::StandInFor { seat: other, level }, batch)?)
    }

    fn hear_switch(&mut self, chat: Option<bool>, spectators: Option<bool>, batch: &mut Batch) -> Heard {
        let (chat, spectators) = (chat.unwrap_or(self.chat), spectators.unwrap_or(self.spectators));
        self.happen(Fact::Switched { chat, spectators }, batch)?;
        if !spectators {
            let leaving = self.listeners.iter().filter(|(_, listener)| listener.is_spectator());
            let leaving = leaving.map(|(connection, _)| *connection).collect();
            self.send_away(leaving, Refusal::NoSpectators, batch);
        }
        Ok(())
    }

    // ---- Small questions. --------------------------------------------------------------------------------

    pub(crate) fn place(&self, seat: Seat) -> &Place {
        &self.places[seat.idx()]
    }

    pub(crate) fn happen(&mut self, fact: Fact, batch: &mut Batch) -> Heard {
        self.commit(fact, batch).map_err(|impossible| match impossible {
            Impossible::Refused(refused) => refused.into(),
            Impossible::NotNow => Refusal::Stale.into(),
        })
    }
}

pub(crate) fn require(fine: bool, or: Refusal) -> Result<(), Refusal> {
    if fine { Ok(()) } else { Err(or) }
}

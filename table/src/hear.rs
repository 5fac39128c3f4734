//! What viewers say, and what follows from it: a fact, or a kind no.

use engine::{Seat, Viewer};
use players::Level;

use crate::fairness::{Contribution, LinkHash};
use crate::io::Connection;
use crate::log::{Fact, Impossible, Mover};
use crate::place::{Place, Player};
use crate::setup::Chair;
use crate::table::Table;
use crate::tell::{Batch, Listener};
use crate::undo;
use crate::wire::{FromTable, Refusal, Sorry, ToTable};

/// What comes of a viewer's words.
type Heard = Result<(), Sorry>;

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
        let viewer = self.listeners.get(&from).ok_or(Refusal::HelloFirst)?.viewer;
        if let ToTable::Story { from: step } = message {
            let told = self.story(viewer, step);
            batch.tell(vec![from], FromTable::Story { from: step, told });
            return Ok(());
        }
        let Viewer::Seat(seat) = viewer else { return Err(Refusal::OnlyPlayers.into()) };
        match message {
            ToTable::Hello { .. } | ToTable::Story { .. } => unreachable!("heard above"),
            ToTable::Sit { name, contribution, link } => {
                self.hear_sit(from, seat, (name, contribution, link), batch)
            }
            ToTable::Play { key, expect, mv } => self.hear_play(from, seat, (key, expect, mv), batch),
            _ if self.place(seat).person.is_none() => Err(Refusal::NotSeated.into()),
            ToTable::Leave {} => self.hear_leave(seat, batch),
            ToTable::Undo { expect } => self.hear_undo(seat, expect, batch),
            ToTable::AnswerUndo { offer, yes } => self.hear_answer(seat, offer, yes, batch),
            ToTable::Chat { text } => self.hear_chat(seat, text, batch),
            ToTable::React { with } => {
                batch.tell(self.everybody(), FromTable::Reaction { seat, with });
                Ok(())
            }
            ToTable::Pause {} => self.hear_pause(seat, batch),
            ToTable::Resume {} => self.hear_resume(seat, batch),
            ToTable::StandIn { level } => self.hear_stand_in(seat, level, batch),
            ToTable::TakeBack {} => self.hear_take_back(seat, batch),
            ToTable::Rematch { game, contribution } => self.hear_rematch(seat, game, contribution, batch),
            ToTable::Fill { seat: empty, level } => self.hear_fill(seat, empty, level, batch),
            ToTable::Switch { chat, spectators } => self.hear_switch(seat, chat, spectators, batch),
        }
    }

    // ---- Coming and going. -------------------------------------------------------------------------------

    fn greet(
        &mut self,
        from: Connection,
        link: Option<&str>,
        seen: Option<u64>,
        scenes: bool,
        batch: &mut Batch,
    ) -> Heard {
        let viewer = self.whose(link)?;
        if viewer == Viewer::Spectator && self.is_crowded(from) {
            batch.tell(vec![from], FromTable::goodbye(Refusal::TableFull));
            batch.out.close.push(from);
            return Ok(());
        }
        if self.listeners.get(&from).is_some_and(|listener| listener.viewer != viewer) {
            // Somebody else speaks here now; whoever did before is gone.
            self.hang_up(from, batch);
        }
        // Who says hello again hears everything in the welcome.
        self.listeners.remove(&from);
        if let Viewer::Seat(seat) = viewer {
            let place = self.place(seat);
            if place.person.is_some() && place.bot.is_some() && !place.bot_stays {
                self.happen(Fact::Returned { seat }, batch)?;
            }
        }
        batch.newcomer = Some((from, Listener { viewer, scenes }, seen));
        Ok(())
    }

    /// Whether there is no place for one more who looks on.
    fn is_crowded(&self, from: Connection) -> bool {
        let others = self
            .listeners
            .iter()
            .filter(|(other, listener)| **other != from && listener.viewer == Viewer::Spectator);
        others.count() >= self.most_spectators
    }

    /// Whose link this is.
    fn whose(&self, link: Option<&str>) -> Result<Viewer, Sorry> {
        let Some(link) = link else {
            return if self.spectators { Ok(Viewer::Spectator) } else { Err(Refusal::NoSpectators.into()) };
        };
        let chair = Chair::Person { link: LinkHash::of(link) };
        if let Some(seat) = self.places.iter().position(|place| place.chair == chair) {
            return Ok(Viewer::Seat(Seat(seat as u8)));
        }
        let was_invited = self.setup.chairs.contains(&chair);
        Err(if was_invited { Refusal::SeatTaken } else { Refusal::NoSuchLink }.into())
    }

    pub(crate) fn hang_up(&mut self, from: Connection, batch: &mut Batch) {
        let Some(Listener { viewer: Viewer::Seat(seat), .. }) = self.listeners.remove(&from) else { return };
        if self.connections_of(Viewer::Seat(seat)).is_empty() {
            self.places[seat.idx()].away_since = Some(self.t);
            batch.tell(self.everybody(), FromTable::Presence { seat, here: false });
        }
    }

    fn hear_sit(
        &mut self,
        from: Connection,
        seat: Seat,
        (name, contribution, link): (String, Contribution, Option<String>),
        batch: &mut Batch,
    ) -> Heard {
        require(self.place(seat).person.is_none(), Refusal::SeatTaken)?;
        let name = plain_text(&name, 40)?;
        require(link.as_deref().is_none_or(is_secret), Refusal::BadText)?;
        let link = link.as_deref().map(LinkHash::of);
        self.happen(Fact::Sat { seat, name, contribution, link }, batch)?;
        if link.is_some() {
            // Whoever else came with the invitation may not look on from this seat any more.
            self.send_away(Viewer::Seat(seat), Some(from), Refusal::SeatTaken, batch);
        }
        Ok(())
    }

    fn hear_leave(&mut self, seat: Seat, batch: &mut Batch) -> Heard {
        if !self.begun() {
            return self.happen(Fact::Left { seat }, batch);
        }
        require(self.place(seat).bot.is_none(), Refusal::BotPlays)?;
        let level = self.setup.stand_in;
        self.happen(Fact::StoodIn { seat, level, asked: false }, batch)
    }

    fn hear_stand_in(&mut self, seat: Seat, level: Option<Level>, batch: &mut Batch) -> Heard {
        require(self.begun(), Refusal::NotBegun)?;
        require(self.place(seat).bot.is_none(), Refusal::BotPlays)?;
        let level = level.unwrap_or(self.setup.stand_in);
        self.happen(Fact::StoodIn { seat, level, asked: true }, batch)
    }

    fn hear_take_back(&mut self, seat: Seat, batch: &mut Batch) -> Heard {
        require(self.place(seat).bot.is_some(), Refusal::NoBot)?;
        self.happen(Fact::Returned { seat }, batch)
    }

    // ---- Playing. ----------------------------------------------------------------------------------------

    fn hear_play(
        &mut self,
        from: Connection,
        seat: Seat,
        (key, expect, mv): (String, u32, String),
        batch: &mut Batch,
    ) -> Heard {
        if let Some(n) = self.place(seat).recall(&key) {
            batch.tell(vec![from], FromTable::Done { key, n });
            return Ok(());
        }
        require(plain_text(&key, 64)? == key, Refusal::BadText)?;
        self.require_playing()?;
        match self.place(seat).player() {
            Player::Nobody => return Err(Refusal::NotSeated.into()),
            Player::Bot(_) => return Err(Refusal::BotPlays.into()),
            Player::Person => {}
        }
        require(self.place(seat).version == expect, Refusal::Stale)?;
        require(!self.clocks.is_up(seat), Refusal::TimeUp)?;
        let ms = self.thought_ms(seat);
        let by = Mover::Person { key: key.clone() };
        self.happen(Fact::Moved { seat, mv, by, ms }, batch)?;
        batch.tell(vec![from], FromTable::Done { key, n: self.n });
        Ok(())
    }

    fn hear_undo(&mut self, seat: Seat, expect: u32, batch: &mut Batch) -> Heard {
        self.require_playing()?;
        require(self.place(seat).player() == Player::Person, Refusal::BotPlays)?;
        require(self.place(seat).version == expect, Refusal::Stale)?;
        let at = undo::last_move(&*self.game, seat).ok_or(Refusal::NothingToUndo)?;
        if undo::is_free(&*self.game, seat, at) {
            return self.happen(Fact::Undone { seat }, batch);
        }
        // If nobody else is there to be asked, it is taken back as soon as things settle.
        self.happen(Fact::UndoOffered { seat }, batch)
    }

    fn hear_answer(&mut self, seat: Seat, number: u64, yes: bool, batch: &mut Batch) -> Heard {
        let offer = self.offer.filter(|offer| offer.n == number).ok_or(Refusal::NoSuchOffer)?;
        require(self.missing_answers(&offer).contains(seat), Refusal::NoSuchOffer)?;
        self.happen(Fact::UndoAnswered { seat, yes }, batch)
    }

    fn hear_rematch(
        &mut self,
        seat: Seat,
        game: u32,
        contribution: Contribution,
        batch: &mut Batch,
    ) -> Heard {
        require(game == self.number, Refusal::Stale)?;
        require(self.begun() && self.is_over(), Refusal::NotOver)?;
        require(self.place(seat).player() == Player::Person, Refusal::BotPlays)?;
        // Who has said so already is not heard twice, and may not change what they add to the luck.
        require(self.place(seat).rematch.is_none(), Refusal::Stale)?;
        self.happen(Fact::WantsRematch { seat, contribution }, batch)
    }

    // ---- Round the game. ---------------------------------------------------------------------------------

    fn hear_chat(&mut self, seat: Seat, text: String, batch: &mut Batch) -> Heard {
        require(self.chat, Refusal::NoChat)?;
        let text = plain_text(&text, 500)?;
        self.happen(Fact::Said { seat, text }, batch)
    }

    fn hear_pause(&mut self, seat: Seat, batch: &mut Batch) -> Heard {
        self.require_playing()?;
        self.happen(Fact::Paused { seat }, batch)
    }

    fn hear_resume(&mut self, seat: Seat, batch: &mut Batch) -> Heard {
        require(self.paused, Refusal::NotPaused)?;
        // Who went away during the pause has the whole grace time from now on.
        let now = self.t;
        self.places.iter_mut().filter_map(|place| place.away_since.as_mut()).for_each(|since| *since = now);
        self.happen(Fact::Resumed { seat }, batch)
    }

    fn hear_fill(&mut self, host: Seat, seat: Seat, level: Level, batch: &mut Batch) -> Heard {
        require(host == self.setup.host, Refusal::OnlyHost)?;
        let place = self.places.get(seat.idx()).ok_or(Refusal::SeatTaken)?;
        if self.begun() {
            require(place.person.is_some(), Refusal::Begun)?;
            require(place.away_since.is_some(), Refusal::SeatTaken)?;
            self.happen(Fact::Left { seat }, batch)?;
        } else {
            require(place.player() == Player::Nobody, Refusal::SeatTaken)?;
        }
        self.happen(Fact::StoodIn { seat, level, asked: false }, batch)
    }

    fn hear_switch(
        &mut self,
        host: Seat,
        chat: Option<bool>,
        spectators: Option<bool>,
        batch: &mut Batch,
    ) -> Heard {
        require(host == self.setup.host, Refusal::OnlyHost)?;
        let (chat, spectators) = (chat.unwrap_or(self.chat), spectators.unwrap_or(self.spectators));
        self.happen(Fact::Switched { chat, spectators }, batch)?;
        if !spectators {
            self.send_away(Viewer::Spectator, None, Refusal::NoSpectators, batch);
        }
        Ok(())
    }

    /// Sends everybody away who looks on like this, but for one.
    fn send_away(&mut self, viewer: Viewer, but: Option<Connection>, code: Refusal, batch: &mut Batch) {
        let mut leaving = self.connections_of(viewer);
        leaving.retain(|connection| Some(*connection) != but);
        self.listeners.retain(|connection, _| !leaving.contains(connection));
        batch.tell(leaving.clone(), FromTable::goodbye(code));
        batch.out.close.extend(leaving);
    }

    // ---- Small questions. --------------------------------------------------------------------------------

    fn place(&self, seat: Seat) -> &Place {
        &self.places[seat.idx()]
    }

    /// Whether somebody may move or stop the clocks now.
    fn require_playing(&self) -> Heard {
        require(self.begun(), Refusal::NotBegun)?;
        require(!self.is_over(), Refusal::GameOver)?;
        require(!self.paused, Refusal::Paused)
    }

    fn happen(&mut self, fact: Fact, batch: &mut Batch) -> Heard {
        self.commit(fact, batch).map_err(|impossible| match impossible {
            Impossible::Refused(refused) => refused.into(),
            Impossible::NotNow => unreachable!("what is heard was looked at before"),
        })
    }
}

fn require(fine: bool, or: Refusal) -> Heard {
    if fine { Ok(()) } else { Err(or.into()) }
}

/// Whether nobody would guess this: as long as 128 random bits in hex digits, at least.
fn is_secret(link: &str) -> bool {
    (32..=64).contains(&link.len()) && link.bytes().all(|byte| byte.is_ascii_alphanumeric())
}

/// Text that people typed, without space around it.
fn plain_text(text: &str, most: usize) -> Result<String, Sorry> {
    let text = text.trim();
    let fine = (1..=most).contains(&text.chars().count()) && !text.chars().any(char::is_control);
    require(fine, Refusal::BadText)?;
    Ok(text.to_owned())
}

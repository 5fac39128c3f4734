//! Coming and going: links, invitations, bots that play for somebody.

use engine::{Seat, Viewer};
use players::Level;

use crate::fairness::{Contribution, LinkHash, Promise};
use crate::hear::{Heard, require};
use crate::io::Connection;
use crate::log::Fact;
use crate::names;
use crate::place::Player;
use crate::request::Request;
use crate::setup::Chair;
use crate::table::Table;
use crate::tell::{Batch, Listener};
use crate::wire::{FromTable, Refusal, Sorry};

/// How long others wait for somebody who is away before the host may let a bot play for them, unless the table's own
/// time is shorter.
const FILL_AFTER_MS: u64 = 120_000;

/// Somebody who is sitting down: name, contribution, promise, link of their own.
type Sitter = (String, Option<Contribution>, Option<Promise>, Option<String>);

impl Table {
    pub(crate) fn greet(
        &mut self,
        from: Connection,
        link: Option<&str>,
        seen: Option<u64>,
        scenes: bool,
        batch: &mut Batch,
    ) -> Heard {
        let listener = self.whose(link, scenes)?;
        if listener.is_spectator() && self.is_crowded(from) {
            batch.tell(vec![from], FromTable::goodbye(Refusal::TableFull));
            batch.out.close.push(from);
            return Ok(());
        }
        if self.listeners.get(&from).is_some_and(|before| before.viewer != listener.viewer) {
            // Somebody else speaks here now; whoever did before is gone.
            self.hang_up(from, batch);
        }
        // Who says hello again hears everything in the welcome.
        self.listeners.remove(&from);
        if let Viewer::Seat(seat) = listener.viewer {
            let place = self.place(seat);
            if place.person.is_some() && place.bot.is_some() && !place.bot_stays {
                self.happen(Fact::Returned { seat }, batch)?;
            }
        }
        batch.newcomer = Some((from, listener, seen));
        Ok(())
    }

    /// Whether there is no place for one more who looks on.
    fn is_crowded(&self, from: Connection) -> bool {
        let others =
            self.listeners.iter().filter(|(other, listener)| **other != from && listener.is_spectator());
        others.count() >= self.most_spectators
    }

    /// What somebody sees who comes with this link. An invitation shows a seat only before the first game, when there
    /// is nothing to see: whoever sent it knows it too.
    fn whose(&self, link: Option<&str>, scenes: bool) -> Result<Listener, Sorry> {
        let Some(link) = link else {
            require(self.spectators, Refusal::NoSpectators)?;
            return Ok(Listener { viewer: Viewer::Spectator, link: None, scenes });
        };
        let link = LinkHash::of(link);
        let seat_with = |held: fn(&crate::place::Place) -> Option<LinkHash>| {
            let at = self.places.iter().position(|place| held(place) == Some(link));
            at.map(|at| Seat(at as u8))
        };
        if let Some(seat) = seat_with(|place| place.link) {
            return Ok(Listener { viewer: Viewer::Seat(seat), link: Some((seat, link)), scenes });
        }
        if let Some(seat) = seat_with(|place| place.invitation) {
            let viewer = if self.begun() { Viewer::Spectator } else { Viewer::Seat(seat) };
            return Ok(Listener { viewer, link: Some((seat, link)), scenes });
        }
        let was_invited = self.setup.chairs.contains(&Chair::Person { link });
        Err(if was_invited { Refusal::SeatTaken } else { Refusal::NoSuchLink }.into())
    }

    /// Whether a link leads to this table, or ever did by an invitation of its setup.
    pub(crate) fn knows_link(&self, link: LinkHash) -> bool {
        let held = self.places.iter().flat_map(|place| [place.link, place.invitation, place.came_by]);
        held.flatten().any(|held| held == link) || self.setup.chairs.contains(&Chair::Person { link })
    }

    pub(crate) fn hang_up(&mut self, from: Connection, batch: &mut Batch) {
        let Some(Listener { viewer: Viewer::Seat(seat), .. }) = self.listeners.remove(&from) else { return };
        if self.connections_of(Viewer::Seat(seat)).is_empty() {
            self.places[seat.idx()].away_since = Some(self.t);
            batch.tell(self.everybody(), FromTable::Presence { seat, here: false });
        }
    }

    pub(crate) fn hear_sit(
        &mut self,
        from: Connection,
        seat: Seat,
        (name, contribution, promise, link): Sitter,
        batch: &mut Batch,
    ) -> Heard {
        let others = self.places.iter().enumerate().filter(|(at, _)| *at != seat.idx());
        let others: Vec<&str> = others.filter_map(|(_, place)| place.person.as_deref()).collect();
        let name = names::apart(&names::clean(&name)?, &others);
        require(link.as_deref().is_none_or(is_secret), Refusal::BadText)?;
        let link = link.as_deref().map(LinkHash::of);
        require(link.is_none_or(|link| !self.knows_link(link)), Refusal::LinkTaken)?;
        self.happen(Fact::Sat { seat, name, contribution, promise, link }, batch)?;
        // They hold the seat by their own link now. Whoever else came by the invitation is sent away.
        let held = self.place(seat).link.map(|link| (seat, link));
        let Some(listener) = self.listeners.get_mut(&from) else { return Ok(()) };
        listener.link = held;
        if listener.viewer == Viewer::Spectator {
            // From now on they see the seat's view, and are told everything anew.
            let listener = Listener { viewer: Viewer::Seat(seat), ..*listener };
            self.listeners.remove(&from);
            batch.newcomer = Some((from, listener, None));
        }
        Ok(())
    }

    /// Sends everybody away whose link no longer counts. Whatever has happened: nobody looks on from a seat but whoever
    /// holds it, or before the first game is invited to it.
    pub(crate) fn check_links(&mut self, batch: &mut Batch) {
        let begun = self.begun();
        let counts = |listener: &Listener| {
            let Some((seat, link)) = listener.link else { return true };
            let place = &self.places[seat.idx()];
            match listener.viewer {
                Viewer::Seat(_) => place.link == Some(link) || (!begun && place.invitation == Some(link)),
                Viewer::Spectator => place.invitation == Some(link),
            }
        };
        let ended = self.listeners.iter().filter(|(_, listener)| !counts(listener));
        let leaving: Vec<_> = ended.map(|(connection, _)| *connection).collect();
        if !leaving.is_empty() {
            self.send_away(leaving, Refusal::SeatTaken, batch);
        }
    }

    pub(crate) fn hear_leave(&mut self, seat: Seat, batch: &mut Batch) -> Heard {
        if !self.begun() {
            self.happen(Fact::Left { seat }, batch)?;
            // They may sit down again, or look on until somebody else does: by the invitation, not by their old link.
            let invited = self.place(seat).invitation.map(|link| (seat, link));
            let theirs = self.listeners.values_mut().filter(|listener| listener.viewer == Viewer::Seat(seat));
            theirs.for_each(|listener| listener.link = invited.or(listener.link));
            return Ok(());
        }
        let level = self.place(seat).bot.unwrap_or(self.setup.stand_in);
        self.happen(Fact::StoodIn { seat, level, asked: false, left: true }, batch)
    }

    pub(crate) fn hear_stand_in(&mut self, seat: Seat, level: Option<Level>, batch: &mut Batch) -> Heard {
        let level = level.unwrap_or(self.setup.stand_in);
        self.happen(Fact::StoodIn { seat, level, asked: true, left: false }, batch)
    }

    /// A bot for an empty seat before the game, or for somebody for whom the others have waited long enough. Whoever
    /// holds the seat goes on holding it, and the host sees nothing of it.
    pub(crate) fn hear_fill(&mut self, seat: Seat, level: Level, batch: &mut Batch) -> Heard {
        let place = self.places.get(seat.idx()).ok_or(Refusal::SeatTaken)?;
        if place.person.is_some() {
            require(place.away_since.is_some() && !place.bot_stays, Refusal::SeatTaken)?;
            let wait = self.setup.grace_ms.unwrap_or(FILL_AFTER_MS).min(FILL_AFTER_MS);
            let waited = self.waited_for_since(seat).map_or(0, |since| self.t.saturating_sub(since));
            require(waited >= wait, Refusal::TooSoon)?;
            return self.happen(Fact::StoodIn { seat, level, asked: false, left: place.gave_up }, batch);
        }
        require(!self.begun(), Refusal::Begun)?;
        require(place.player() == Player::Nobody, Refusal::SeatTaken)?;
        self.happen(Fact::StoodIn { seat, level, asked: false, left: false }, batch)
    }

    pub(crate) fn hear_invite(&mut self, host: Seat, seat: Seat, link: &str, batch: &mut Batch) -> Heard {
        let place = self.places.get(seat.idx()).ok_or(Refusal::SeatTaken)?;
        require(is_secret(link), Refusal::BadText)?;
        let link = LinkHash::of(link);
        require(!self.knows_link(link), Refusal::LinkTaken)?;
        if self.begun() && !self.is_over() {
            require(!place.has_a_say(), Refusal::SeatHeld)?;
            return Ok(self.request(host, Request::Invite { seat, link }, batch)?);
        }
        // Between games nothing is secret: it is enough that whoever held the seat is away and a bot plays for them.
        let gone = place.bot.is_some() && place.away_since.is_some();
        require(!place.has_a_say() || gone, Refusal::SeatHeld)?;
        self.happen(Fact::Invited { seat, link }, batch)
    }

    /// Sends some viewers away.
    pub(crate) fn send_away(&mut self, leaving: Vec<Connection>, code: Refusal, batch: &mut Batch) {
        self.listeners.retain(|connection, _| !leaving.contains(connection));
        for seat in Seat::all(self.game.seats()) {
            let place = &self.places[seat.idx()];
            let gone = place.person.is_none()
                && place.away_since.is_none()
                && self.connections_of(Viewer::Seat(seat)).is_empty();
            if gone {
                self.places[seat.idx()].away_since = Some(self.t);
            }
        }
        batch.tell(leaving.clone(), FromTable::goodbye(code));
        batch.out.close.extend(leaving);
    }
}

/// Whether nobody would guess this: as long as 128 random bits in hex digits, at least.
fn is_secret(link: &str) -> bool {
    (32..=64).contains(&link.len()) && link.bytes().all(|byte| byte.is_ascii_alphanumeric())
}

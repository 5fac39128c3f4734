//! What steps do.

use engine::Seat;

use super::meadow::GRASS;
use super::moves::{Chance, Move};
use super::phase::Phase;
use super::tiles::{START_TILES, Species, Tiles};
use super::{Player, TicTacMoo};

/// TTM-13: so many tiles taken win.
pub const ENOUGH: u8 = 12;

impl TicTacMoo {
    #[inline]
    pub(super) fn let_happen(&mut self, outcome: Chance) {
        match (self.phase, outcome) {
            (Phase::Deal { start }, Chance::Tile(species)) => self.deal(species, start),
            (Phase::Swap, Chance::Tile(species)) => self.swap(species),
            (Phase::Draw, Chance::Tile(species)) => self.draw(species),
            (Phase::Share { .. }, Chance::Share(one, other)) => {
                self.share_out([one, other].into_iter().collect());
            }
            _ => unreachable!("only what is possible happens"),
        }
    }

    #[inline]
    pub(super) fn make(&mut self, mv: Move) {
        match self.phase {
            Phase::Place => self.place_start_tile(mv),
            Phase::Drive => self.drive(mv),
            _ => unreachable!("only legal moves are made"),
        }
    }

    /// TTM-4: seat 0 first, then seat 1.
    fn deal(&mut self, species: Species, start: Option<Seat>) {
        let player = self.current();
        player.draw(species);
        if player.barn.is_some() {
            if self.seat == Seat(1) {
                self.phase = Phase::Share { start };
            }
            self.seat = self.seat.next(2);
        }
    }

    /// TTM-5: seat 1 gets what seat 0 does not; the cow starts.
    fn share_out(&mut self, tiles: Tiles) {
        let rest = START_TILES.without(&tiles).expect("a share is part of the start tiles");
        self.seat = Seat(rest.count(Species::Cow));
        for (player, tiles) in self.players.iter_mut().zip([tiles, rest]) {
            player.start_tiles = tiles;
        }
        self.phase = Phase::Place;
    }

    /// TTM-6: in turn, until each field holds a tile.
    fn place_start_tile(&mut self, mv: Move) {
        self.current().start_tiles.take(mv.species);
        self.meadow.place(mv.species, mv.square);
        self.seat = self.seat.next(2);
        if self.current().start_tiles.is_empty() {
            self.ask_for_a_tile();
        }
    }

    /// TTM-11, R3: before each tile the barn is looked at, and swapped if it must be and can be.
    #[inline]
    fn ask_for_a_tile(&mut self) {
        self.phase = if self.must_swap() { Phase::Swap } else { Phase::Drive };
    }

    #[inline]
    pub(super) fn must_swap(&self) -> bool {
        self.free_beside_barn().is_empty() && !self.tiles_to_swap_for().is_empty()
    }

    fn swap(&mut self, species: Species) {
        let player = self.current();
        player.supply.take(species);
        let old = player.barn.replace(species).expect("the barn had a tile that did not fit");
        player.supply.add(old);
        self.phase = Phase::Drive;
    }

    #[inline]
    fn drive(&mut self, mv: Move) {
        self.meadow.place(mv.species, mv.square);
        let taken = self.meadow.take_herds(mv.species, mv.square);
        let player = self.current();
        player.taken.add_many(mv.species, taken);
        player.send(mv.species);
        if player.farmhands == [None; 2] {
            self.end_turn();
        } else {
            // TTM-9: the second tile meets the meadow as it is now.
            self.ask_for_a_tile();
        }
    }

    #[inline]
    fn end_turn(&mut self) {
        // R1, R4: for the player whose turn it is, before drawing.
        if self.has_won(self.seat) {
            self.phase = Phase::Over;
            return;
        }
        // TTM-12
        let player = self.current();
        player.farmhands[0] = player.barn.take();
        self.phase = Phase::Draw;
    }

    /// TTM-12; R6: without a second tile the barn stays empty.
    #[inline]
    fn draw(&mut self, species: Species) {
        let player = self.current();
        player.draw(species);
        if player.barn.is_none() && !player.supply.is_empty() {
            return;
        }
        // TTM-15, R2, R4: over when both have run dry.
        if self.players.iter().all(|player| player.barn.is_none()) {
            self.phase = Phase::Over;
        } else {
            self.seat = self.seat.next(2);
            self.ask_for_a_tile();
        }
    }

    /// TTM-13, asked at the end of the seat's own turn.
    #[inline]
    pub(super) fn has_won(&self, seat: Seat) -> bool {
        self.has_full_field(seat) || self.has_taken_enough(seat)
    }

    /// TTM-13 (a)
    #[inline]
    pub(super) fn has_full_field(&self, seat: Seat) -> bool {
        self.layout.fields(seat).into_iter().any(|field| self.meadow.completes(field))
    }

    /// TTM-13 (b)
    #[inline]
    pub(super) fn has_taken_enough(&self, seat: Seat) -> bool {
        self.player(seat).taken.len() >= ENOUGH
    }

    /// The clause that forbids a move which is not legal.
    pub(super) fn clause_against_move(&self, mv: Move) -> &'static str {
        if !GRASS.contains(mv.square) {
            return "TTM-1";
        }
        if self.phase == Phase::Place {
            return "TTM-6";
        }
        let no_such_tile = self.tiles_to_place().count(mv.species) == 0;
        if no_such_tile || self.meadow.grazed().contains(mv.square) {
            "TTM-7"
        } else if self.free_beside_barn().is_empty() {
            "TTM-R3"
        } else {
            "TTM-8"
        }
    }
}

impl Player {
    /// Draws a tile to the first empty place: farmhand 1, farmhand 2, barn.
    #[inline]
    fn draw(&mut self, species: Species) {
        self.supply.take(species);
        let [one, two] = &mut self.farmhands;
        let place = [one, two, &mut self.barn].into_iter().find(|place| place.is_none());
        *place.expect("tiles are drawn while a place is empty") = Some(species);
    }

    /// Sends the first farmhand who has such a tile.
    #[inline]
    fn send(&mut self, species: Species) {
        let farmhand = self.farmhands.iter_mut().find(|tile| **tile == Some(species));
        *farmhand.expect("only a farmhand's tile is driven") = None;
    }
}

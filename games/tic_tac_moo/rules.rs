//! The rules: what may be done, and what steps do.

use engine::{BadOptions, Bounds, Facts, Game, Outcome, Rng, Seat, SeatSet, Turn, below};

use super::meadow::Meadow;
use super::moves::{Chance, Move, shares};
use super::phase::Phase;
use super::tiles::{START_TILES, Species, Tiles};
use super::{Options, Player, TicTacMoo};

impl Game for TicTacMoo {
    type Options = Options;
    type Move = Move;
    type Chance = Chance;

    const FACTS: Facts = super::FACTS;
    const BOUNDS: Bounds = Bounds {
        // Two kinds of tile, and all the grass.
        moves: 2 * 60,
        // Three tiles each and the share; four start tiles; then every tile that is left is driven once, drawn once, and
        // swapped for at most once.
        steps: Some(6 + 1 + 4 + 3 * 48),
        // All tiles there are.
        points: (0, 52),
    };

    fn new(options: &Options, seats: u8) -> Result<Self, BadOptions> {
        if seats != 2 {
            return Err(BadOptions::seats(&Self::FACTS, seats));
        }
        let start = options.start.checked(seats)?;
        let tiles = options.supply()?;
        Ok(TicTacMoo {
            layout: options.layout,
            tiles,
            meadow: Meadow::default(),
            players: [Player { supply: tiles, ..Player::default() }; 2],
            seat: Seat(0),
            phase: Phase::Deal { start },
        })
    }

    fn seats(&self) -> u8 {
        2
    }

    #[inline]
    fn turn(&self) -> Turn {
        match self.phase {
            Phase::Deal { .. } | Phase::Share { .. } | Phase::Swap | Phase::Draw => Turn::Chance,
            Phase::Place | Phase::Drive => Turn::of(self.seat),
            Phase::Over => Turn::Over,
        }
    }

    fn legal_moves(&self, seat: Seat, into: &mut Vec<Move>) {
        if seat != self.seat {
            return;
        }
        let squares = self.open_squares();
        for (species, _) in self.tiles_to_place().kinds() {
            into.extend(squares.iter().map(|square| Move { species, square }));
        }
    }

    fn is_legal(&self, seat: Seat, mv: &Move) -> bool {
        seat == self.seat
            && self.tiles_to_place().count(mv.species) > 0
            && self.open_squares().contains(mv.square)
    }

    /// One of the moves that are listed, without listing all of them.
    #[inline]
    fn random_move<R: Rng + ?Sized>(&self, _: Seat, rng: &mut R, _: &mut Vec<Move>) -> Move {
        let (tiles, squares) = (self.tiles_to_place(), self.open_squares());
        let count = u32::from(squares.len());
        let place = below(rng, tiles.variety() * count);
        Move { species: tiles.nth_kind(place / count), square: squares.nth(place % count) }
    }

    #[inline]
    fn apply_move(&mut self, _: Seat, mv: &Move) {
        match self.phase {
            Phase::Place => self.place_start_tile(*mv),
            Phase::Drive => self.drive(*mv),
            _ => unreachable!("only legal moves are made"),
        }
    }

    fn odds(&self, into: &mut Vec<(Chance, u32)>) {
        if let Phase::Share { start } = self.phase {
            into.extend(shares(start).iter().map(|(one, other)| (Chance::Share(*one, *other), 1)));
        } else {
            let tiles = self.tiles_to_draw();
            into.extend(tiles.kinds().map(|(species, count)| (Chance::Tile(species), u32::from(count))));
        }
    }

    /// One of the outcomes that are listed, without listing them.
    #[inline]
    fn roll<R: Rng + ?Sized>(&self, rng: &mut R, _: &mut Vec<(Chance, u32)>) -> Chance {
        if let Phase::Share { start } = self.phase {
            let shares = shares(start);
            let (one, other) = shares[below(rng, shares.len() as u32) as usize];
            Chance::Share(one, other)
        } else {
            Chance::Tile(self.tiles_to_draw().draw(rng))
        }
    }

    #[inline]
    fn apply_chance(&mut self, outcome: &Chance) {
        match (self.phase, *outcome) {
            (Phase::Deal { start }, Chance::Tile(species)) => self.deal(species, start),
            (Phase::Swap, Chance::Tile(species)) => self.swap(species),
            (Phase::Draw, Chance::Tile(species)) => self.draw(species),
            (Phase::Share { .. }, Chance::Share(one, other)) => {
                self.share_out([one, other].into_iter().collect());
            }
            _ => unreachable!("only what is possible happens"),
        }
    }

    fn outcome(&self) -> Outcome {
        let scores = self.players.iter().map(|player| i16::from(player.taken.len())).collect();
        // R1, R8: only whoever had the last turn can have won by it, and only once.
        let ended = match (self.has_full_field(self.seat), self.has_taken_enough(self.seat)) {
            (true, false) => "ended-field",
            (false, true) => "ended-twelve",
            (true, true) => "ended-field-and-twelve",
            // TTM-15
            (false, false) => return Outcome::highest(scores, "ended-dry"),
        };
        Outcome { scores, winners: SeatSet::only(self.seat), ended }
    }
}

impl TicTacMoo {
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

//! Who knows what (R11), and truths that fit it.

use arrayvec::ArrayVec;
use engine::{BadPosition, Fast, Faults, Knowledge, Problem, Rng, Seat, SetUp, Viewer, below};
use serde::{Deserialize, Serialize};

use super::cards::{Chips, Cows, Number, Numbers};
use super::markers::Markers;
use super::moves::Sign;
use super::phase::Phase;
use super::plays::{Cards, Play, must_say_no};
use super::revealed::{Revealed, Shown};
use super::rules::{LEADS, MOST_STARS};
use super::{MooMooToretore, Player, Points, SEATS, points};

/// How often hidden cards are dealt to see whether a view can be true.
const ATTEMPTS: u32 = 64 * 8;

/// What one viewer knows.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct View {
    /// The viewer's own seat; a spectator has none.
    pub you: Option<Seat>,
    /// How many rounds have been finished.
    pub round: u8,
    /// How many there are.
    pub rounds: u8,
    /// Who leads this round.
    pub leader: Seat,
    /// What is waited for.
    pub phase: Phase,
    /// How many cards a hand has between rounds.
    pub hand_size: u8,
    /// The stars of the cow on top of the pile, while they are known: how many cards everybody lays.
    pub stars: Option<u8>,
    /// The cows in the columns.
    pub columns: Cows,
    /// The numbers of the open markers, column by column.
    pub open: ArrayVec<u8, 5>,
    /// The cows in the pile. All others are in sight, so only their order is unknown.
    pub cow_pile: Cows,
    /// The cows in the discard pile.
    pub cow_discard: Cows,
    /// How many hand cards are in the pile.
    pub hand_pile_size: u8,
    /// The hand cards in the discard pile.
    pub hand_discard: Numbers,
    /// What the pile of hand cards was made of, if it was remade.
    pub remade: Option<Numbers>,
    /// The hand cards whose place this viewer does not know: in the pile, and in the hands or laid face
    /// down by others.
    pub unseen: Numbers,
    /// Everybody in seat order.
    pub players: ArrayVec<PlayerView, SEATS>,
}

/// What a viewer knows of one player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PlayerView {
    /// The hand, if it is the viewer's own.
    pub hand: Option<Numbers>,
    /// How many cards it has.
    pub hand_size: u8,
    /// What was drawn from the pile of hand cards since it was last remade, if it is the viewer's own.
    pub drawn: Option<Numbers>,
    /// How many cards that is.
    pub drawn_size: u8,
    /// The cards laid, if they are the viewer's own.
    pub laid: Option<Cards>,
    /// How many cards are laid.
    pub laid_size: u8,
    /// The chips laid with them.
    pub laid_chips: Chips,
    /// The chips still face up.
    pub chips: Chips,
    /// The sign picked for the chips laid, if it is the viewer's own.
    pub sign: Option<Sign>,
    /// Whether a sign has been picked.
    pub picked: bool,
    /// What was shown and called last, once all have announced.
    pub revealed: Option<Revealed>,
    /// The cows taken.
    pub cows: Cows,
    /// What cows and chips bring so far.
    pub points: Points,
}

impl Knowledge for MooMooToretore {
    type View = View;

    fn view(&self, viewer: Viewer) -> View {
        let players: ArrayVec<PlayerView, SEATS> =
            Seat::all(self.seats).map(|seat| PlayerView::of(self, seat, viewer)).collect();
        View {
            you: Seat::all(self.seats).find(|seat| viewer.is(*seat)),
            round: self.round,
            rounds: LEADS * self.seats,
            leader: self.leader,
            phase: self.phase,
            hand_size: self.hand_size,
            stars: self.stars,
            columns: self.columns,
            open: self.markers.numbers().collect(),
            cow_pile: self.cow_pile,
            cow_discard: self.cow_discard,
            hand_pile_size: self.hand_pile.len(),
            hand_discard: self.hand_discard,
            remade: self.remade,
            unseen: unseen(&self.hand_deck, &self.hand_discard, &players),
            players,
        }
    }

    /// Unseen cards fill the others' hands, the rest is the pile. What has been laid must have been a legal play.
    fn possible_world<R: Rng + ?Sized>(view: &View, rng: &mut R) -> MooMooToretore {
        // Every deal that fits is equally likely if one that does not is thrown away whole, and most plays are
        // legal for a good part of all hands. Where this takes long, with odd decks, a seat that does not fit
        // is dealt again by itself, more and more often; the truth fits, so it comes to an end.
        let patience = (0u32..).map(|attempt| 1 << (attempt / 64).min(20));
        let players = patience.into_iter().find_map(|patience| view.deal(patience, rng));
        let mut players = players.expect("attempts never run out");
        let mut cows = view.columns;
        cows.add_all(&view.cow_pile);
        cows.add_all(&view.cow_discard);
        let mut numbers = view.unseen;
        numbers.add_all(&view.hand_discard);
        let mut hand_pile = view.unseen;
        for (player, seen) in players.iter().zip(&view.players) {
            cows.add_all(&player.cows);
            let mut held = player.hand;
            held.add_all(&player.laid.cards.iter().collect());
            if seen.hand.is_some() {
                numbers.add_all(&held);
            } else {
                hand_pile = hand_pile.without(&held).expect("hands were dealt from the unseen cards");
            }
        }
        view.deal_drawn(&mut players, &hand_pile, rng);
        MooMooToretore {
            seats: view.players.len() as u8,
            hand_size: view.hand_size,
            round: view.round,
            leader: view.leader,
            phase: view.phase,
            stars: view.stars,
            cow_deck: cows,
            cow_pile: view.cow_pile,
            cow_discard: view.cow_discard,
            columns: view.columns,
            markers: Markers::beside(&view.columns),
            hand_deck: numbers,
            hand_pile,
            hand_discard: view.hand_discard,
            remade: view.remade,
            players,
        }
    }

    fn check_view(view: &View) -> Result<(), BadPosition> {
        view.check_cards()?;
        let mut rng = Fast::new(0);
        // Somebody who sends nonsense does not keep us dealing for ever.
        if (0..ATTEMPTS).all(|attempt| view.deal(1 << (attempt / 64), &mut rng).is_none()) {
            return Err(BadPosition::new("players", Problem::rule("what lies there could have been laid")));
        }
        let world = MooMooToretore::possible_world(view, &mut rng);
        let world = MooMooToretore::set_up(&world.position())?;
        if world.view(view.you.map_or(Viewer::Spectator, Viewer::Seat)) == *view {
            return Ok(());
        }
        Err(BadPosition::new("view", Problem::rule("its parts agree with each other")))
    }
}

/// All hand cards, less those the viewer can point at.
fn unseen(deck: &Numbers, discard: &Numbers, players: &[PlayerView]) -> Numbers {
    let mut seen = *discard;
    for player in players {
        seen.add_all(&player.hand.unwrap_or_default());
        seen.add_all(&player.laid.unwrap_or_default().iter().collect());
    }
    deck.without(&seen).expect("no card is in two places")
}

impl PlayerView {
    fn of(game: &MooMooToretore, seat: Seat, viewer: Viewer) -> PlayerView {
        let Player { hand, drawn, chips, laid, sign, shown, cows } = *game.player(seat);
        let own = viewer.is(seat);
        PlayerView {
            hand: own.then_some(hand),
            hand_size: hand.len(),
            drawn: own.then_some(drawn),
            drawn_size: drawn.len(),
            laid: own.then_some(laid.cards),
            laid_size: laid.cards.len(),
            laid_chips: laid.chips,
            chips,
            sign: if own { sign } else { None },
            picked: sign.is_some(),
            revealed: shown.revealed(),
            cows,
            points: points(game, seat),
        }
    }

    /// The player as far as the viewer knows.
    fn known(&self) -> Player {
        Player {
            hand: self.hand.unwrap_or_default(),
            drawn: self.drawn.unwrap_or_default(),
            chips: self.chips,
            laid: Play { cards: self.laid.unwrap_or_default(), chips: self.laid_chips },
            sign: self.sign,
            shown: self.revealed.and_then(Revealed::shown).unwrap_or(Shown::NOTHING),
            cows: self.cows,
        }
    }
}

// ---- Possible worlds. --------------------------------------------------------------------------------

impl View {
    /// Whether there are as many cards as the view says, so that hidden ones can be dealt.
    fn check_cards(&self) -> Result<(), BadPosition> {
        let mut faults = Faults::default();
        if let Some(you) = self.you {
            faults.unless(you.idx() < self.players.len(), "you", || Problem::NoSeat(you.0));
        }
        let sum = |sizes: &mut dyn Iterator<Item = u8>| sizes.map(u16::from).sum::<u16>();
        let cows = [self.columns.len(), self.cow_pile.len(), self.cow_discard.len()];
        let taken = self.players.iter().map(|player| player.cows.len());
        let held = self.players.iter().map(|player| player.hand_size.saturating_add(player.laid_size));
        let numbers = [self.unseen.len(), self.hand_discard.len()];
        let own = self.players.iter().filter_map(|player| player.hand).map(|hand| hand.len());
        let piles =
            [(sum(&mut cows.into_iter().chain(taken)), 255), (sum(&mut numbers.into_iter().chain(own)), 252)];
        for (is, most) in piles.map(|(is, most)| (u32::from(is), most)) {
            faults.unless(is <= most, "view", || Problem::TooMany { is, most });
        }
        let few =
            sum(&mut held.clone()) <= 255 && self.players.iter().all(|player| player.laid_size <= MOST_STARS);
        faults.unless(few, "players", || Problem::rule("nobody holds or lays so many cards"));
        for (seat, player) in (0..).map(Seat).zip(&self.players) {
            let own = [
                (player.hand.map(|hand| hand.len()), player.hand_size),
                (player.laid.map(Cards::len), player.laid_size),
                (player.drawn.map(|drawn| drawn.len()), player.drawn_size),
            ];
            for (is, should) in own.into_iter().filter_map(|(shown, size)| Some((shown?, size))) {
                faults.unless(is == should, "players", || Problem::Hand { seat: seat.0, is, should });
            }
        }
        if !faults.is_empty() {
            return faults.check();
        }
        let bad = |part, rule| Err(BadPosition::new(part, Problem::rule(rule)));
        let hidden = self.players.iter().filter(|player| player.hand.is_none());
        let held = sum(&mut hidden.clone().map(|player| player.hand_size + player.laid_size));
        let Some(pile) = u16::from(self.unseen.len()).checked_sub(held) else {
            return bad("unseen", "the hidden hands have only cards that nobody sees");
        };
        let Some(remade) = self.remade else { return Ok(()) };
        let own = self.you.and_then(|you| self.players[you.idx()].drawn).unwrap_or_default();
        let Some(remade) = remade.without(&own) else {
            return bad("remade", "what was drawn from the pile was in it");
        };
        let surplus = |(number, count): (Number, u8)| count.saturating_sub(remade.count(number));
        let drawn = sum(&mut hidden.map(|player| player.drawn_size));
        if sum(&mut self.unseen.kinds().map(surplus)) > held || u16::from(remade.len()) < pile + drawn {
            return bad("remade", "the pile and what was drawn from it are what it was made of");
        }
        Ok(())
    }

    /// Deals the hidden cards, to each seat as often as patience allows; `None` if somebody still could not have
    /// laid what they then would have laid.
    fn deal<R: Rng + ?Sized>(&self, patience: u32, rng: &mut R) -> Option<[Player; SEATS]> {
        let mut pool = self.pool(rng);
        let mut players = [Player::NEW; SEATS];
        // Who has laid cards is dealt first: if it goes wrong, it goes wrong early.
        for (player, seen) in players.iter_mut().zip(&self.players) {
            *player = seen.known();
            if seen.hand.is_none() && seen.laid_size > 0 {
                (*player, pool) = (0..patience).find_map(|_| self.deal_laid(*player, seen, pool, rng))?;
            }
        }
        for (player, seen) in players.iter_mut().zip(&self.players) {
            fill(&mut player.hand, seen.hand_size, &mut pool, rng);
        }
        Some(players)
    }

    /// What the pile of hand cards was last made of, without what the viewer drew from it: it is in the pile
    /// still, or others drew it.
    fn remade_for_others(&self) -> Option<Numbers> {
        let own = self.you.and_then(|you| self.players[you.idx()].drawn).unwrap_or_default();
        Some(self.remade?.without(&own).expect("what was drawn from the pile was in it"))
    }

    /// Says which of the cards that are gone from a remade pile each of the others drew.
    fn deal_drawn<R: Rng + ?Sized>(&self, players: &mut [Player; SEATS], pile: &Numbers, rng: &mut R) {
        let Some(remade) = self.remade_for_others() else { return };
        let mut gone = remade.without(pile).expect("the pile is part of what it was made of");
        for (player, seen) in players.iter_mut().zip(&self.players) {
            fill(&mut player.drawn, seen.drawn_size, &mut gone, rng);
        }
    }

    /// The cards the hidden hands are dealt from.
    fn pool<R: Rng + ?Sized>(&self, rng: &mut R) -> Numbers {
        let Some(remade) = self.remade_for_others() else { return self.unseen };
        // What was not in the pile when it was remade, and has not been seen since, is in somebody's hand.
        let mut loose = self.unseen;
        let mut held = Numbers::EMPTY;
        for (number, count) in self.unseen.kinds() {
            let surplus = count.saturating_sub(remade.count(number));
            loose.take_many(number, surplus);
            held.add_many(number, surplus);
        }
        let hidden = self.players.iter().filter(|player| player.hand.is_none());
        fill(&mut held, hidden.map(|player| player.hand_size + player.laid_size).sum(), &mut loose, rng);
        held
    }

    /// Deals what a player has laid, and the hand too if it matters for whether that was legal. Tells what is
    /// left of the pool.
    fn deal_laid<R: Rng + ?Sized>(
        &self,
        mut player: Player,
        seen: &PlayerView,
        mut pool: Numbers,
        rng: &mut R,
    ) -> Option<(Player, Numbers)> {
        let mut laid = Numbers::EMPTY;
        fill(&mut laid, seen.laid_size, &mut pool, rng);
        player.laid.cards = Cards::of(&laid).expect("nobody lays more cards than a cow has stars");
        let markers = Markers::beside(&self.columns);
        if !markers.formed(player.laid) {
            // R10: without chips it may have been a NO, if nothing in the whole hand would do.
            fill(&mut player.hand, seen.hand_size, &mut pool, rng);
            let mut whole = player;
            whole.hand.add_all(&laid);
            let no = seen.laid_chips.is_empty() && must_say_no(&whole, seen.laid_size, markers);
            return no.then_some((player, pool));
        }
        if seen.picked {
            let works = |sign: &Sign| markers.number(player.laid, *sign).is_some();
            let signs: ArrayVec<Sign, 2> = Sign::ALL.into_iter().filter(works).collect();
            player.sign = Some(signs[below(rng, signs.len() as u32) as usize]);
        }
        Some((player, pool))
    }
}

/// Draws cards until there are enough.
fn fill<R: Rng + ?Sized>(cards: &mut Numbers, size: u8, pool: &mut Numbers, rng: &mut R) {
    while cards.len() < size {
        cards.add(pool.draw_out(rng));
    }
}

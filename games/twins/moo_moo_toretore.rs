//! The slow twin of Moo Moo Toretore: piles of cows such as `s2k`, hands of numbers.

use serde_json::Value;

use super::{Twin, Waiting, decide, fixed_start, highest_wins, pile_odds, start_odds, starter, take_out};

/// MOO-1: breed, worth, markers in ascending order.
const COLUMNS: [(char, i64, &[i64]); 3] = [('s', 3, &[3, 6, 9]), ('r', 4, &[4, 8]), ('b', 5, &[5, 10])];

#[derive(Clone)]
pub(crate) struct ToretoreTwin {
    hand_size: usize,
    pub(super) cow_pile: Vec<String>,
    cow_discard: Vec<String>,
    /// The stars on the back of the top cow card, while they are known.
    top_stars: Option<char>,
    /// The cows in the columns.
    pub(super) placed: Vec<String>,
    hand_pile: Vec<String>,
    hand_discard: Vec<String>,
    pub(super) players: Vec<Player>,
    leader: u8,
    rounds: usize,
    phase: Phase,
}

#[derive(Clone, Default)]
pub(super) struct Player {
    pub(super) hand: Vec<String>,
    /// The face-up chips: `1`, `2`, both or none.
    pub(super) chips: String,
    pub(super) cows: Vec<String>,
    pub(super) laid: Vec<String>,
    pub(super) laid_chips: String,
    pub(super) sign: Option<i64>,
}

/// Lists of seats have the next one first.
#[derive(Clone)]
enum Phase {
    Start,
    /// One entry per card.
    Deal(Vec<u8>),
    Place,
    Instruct,
    Play(Vec<u8>),
    Announce,
    /// One entry per card.
    Refill(Vec<u8>),
    Over,
}

impl Twin for ToretoreTwin {
    fn new(options: &Value, seats: u8) -> Self {
        let player = Player { chips: "12".to_owned(), ..Player::default() };
        let mut twin = ToretoreTwin {
            hand_size: options["hand_size"].as_u64().unwrap_or(5) as usize,
            cow_pile: entered_deck(&options["cow_deck"]).unwrap_or_else(cow_deck),
            cow_discard: vec![],
            top_stars: None,
            placed: vec![],
            hand_pile: entered_deck(&options["hand_deck"]).unwrap_or_else(hand_deck),
            hand_discard: vec![],
            players: vec![player; usize::from(seats)],
            leader: 0,
            rounds: 0,
            phase: Phase::Start,
        };
        if let Some(seat) = fixed_start(options) {
            twin.begin(seat);
        }
        twin
    }

    fn waiting(&self) -> Waiting {
        match &self.phase {
            Phase::Start => start_odds(self.players.len() as u8),
            Phase::Deal(_) | Phase::Refill(_) => pile_odds(&self.hand_pile),
            Phase::Place => {
                let mut possible = self.cow_pile.clone();
                possible.retain(|cow| self.top_stars.is_none_or(|known| stars(cow) == known));
                pile_odds(&possible)
            }
            Phase::Instruct => {
                let backs: Vec<_> = self.cow_pile.iter().map(|cow| format!("star {}", stars(cow))).collect();
                pile_odds(&backs)
            }
            Phase::Play(seats) => decide(seats[0], self.plays(seats[0])),
            Phase::Announce => {
                let asked = (0u8..).zip(&self.players).filter(|(_, player)| player.owes_a_sign());
                Waiting::Decide(asked.map(|(seat, player)| (seat, self.signs(player))).collect())
            }
            Phase::Over => highest_wins(self.players.iter().map(Player::score).collect()),
        }
    }

    fn play(&mut self, seat: u8, mv: &str) {
        let player = &mut self.players[usize::from(seat)];
        if let Phase::Play(seats) = &mut self.phase {
            seats.remove(0);
            player.lay(mv.strip_prefix("lay ").expect("cards are laid"));
            if seats.is_empty() {
                self.phase = Phase::Announce;
            }
        } else {
            player.sign = Some(if mv == "plus" { 1 } else { -1 });
        }
        if matches!(self.phase, Phase::Announce) && !self.players.iter().any(Player::owes_a_sign) {
            self.judge();
            self.tidy_up();
        }
    }

    fn chance(&mut self, outcome: &str) {
        match &mut self.phase {
            Phase::Start => self.begin(starter(outcome)),
            Phase::Deal(to) | Phase::Refill(to) => {
                let seat = usize::from(to.remove(0));
                take_out(&mut self.hand_pile, outcome);
                self.players[seat].hand.push(outcome.to_owned());
                self.go_on_drawing();
            }
            Phase::Place => self.place(outcome),
            Phase::Instruct => {
                self.top_stars = outcome.chars().last();
                self.phase = Phase::Play(self.clockwise());
            }
            Phase::Play(_) | Phase::Announce | Phase::Over => panic!("no luck is due"),
        }
    }
}

impl ToretoreTwin {
    fn begin(&mut self, leader: u8) {
        self.leader = leader;
        let cards = self.clockwise().into_iter().flat_map(|seat| vec![seat; self.hand_size]);
        self.phase = Phase::Deal(cards.collect());
    }

    /// All seats clockwise, the leader first.
    fn clockwise(&self) -> Vec<u8> {
        let seats = self.players.len() as u8;
        (0..seats).map(|steps| (self.leader + steps) % seats).collect()
    }

    fn go_on_drawing(&mut self) {
        match &self.phase {
            Phase::Deal(to) if to.is_empty() => self.begin_round(),
            Phase::Refill(to) if to.is_empty() => {
                self.rounds += 1;
                self.leader = self.clockwise()[1];
                if self.rounds == 2 * self.players.len() {
                    self.phase = Phase::Over;
                } else {
                    self.begin_round();
                }
            }
            _ => remake(&mut self.hand_pile, &mut self.hand_discard),
        }
    }

    /// MOO-18, then the first cow.
    fn begin_round(&mut self) {
        let left: Vec<_> = self.cow_pile.iter().chain(&self.cow_discard).cloned().collect();
        let places: usize =
            COLUMNS.iter().map(|(breed, _, markers)| cows_of(&left, *breed).min(markers.len())).sum();
        if left.len() < 6 || places < 5 {
            self.phase = Phase::Over;
        } else {
            self.phase = Phase::Place;
            remake(&mut self.cow_pile, &mut self.cow_discard);
        }
    }

    fn place(&mut self, cow: &str) {
        take_out(&mut self.cow_pile, cow);
        self.top_stars = None;
        let (breed, _, markers) = column_of(cow);
        if cows_of(&self.placed, breed) < markers.len() {
            self.placed.push(cow.to_owned());
        } else {
            self.cow_discard.push(cow.to_owned());
        }
        if self.placed.len() == 5 {
            self.phase = Phase::Instruct;
        }
        remake(&mut self.cow_pile, &mut self.cow_discard);
    }

    /// MOO-6.
    pub(super) fn open_numbers(&self) -> Vec<i64> {
        let mut open = Vec::new();
        for (breed, _, markers) in COLUMNS {
            open.extend(&markers[..cows_of(&self.placed, breed)]);
        }
        open
    }

    /// MOO-10: every play that forms an open number; if there is none, every choice of cards.
    fn plays(&self, seat: u8) -> Vec<String> {
        let player = &self.players[usize::from(seat)];
        let mut hand = player.hand.clone();
        hand.sort_by_key(|card| number(card));
        let cards = self.top_stars.and_then(|stars| stars.to_digit(10)).expect("the instruction is known");
        let choices = choices(&hand, cards as usize);
        let mut plays = Vec::new();
        for cards in &choices {
            for chips in ["", "1", "2", "12"] {
                let face_up = chips.chars().all(|chip| player.chips.contains(chip));
                let forms = |sign| self.open_numbers().contains(&formed(cards, chips, sign));
                if face_up && (forms(1) || forms(-1)) {
                    let ufo = if chips.is_empty() { String::new() } else { format!(" ufo {chips}") };
                    plays.push(format!("lay {}{ufo}", cards.join("-")));
                }
            }
        }
        if plays.is_empty() {
            plays = choices.iter().map(|cards| format!("lay {}", cards.join("-"))).collect();
        }
        plays
    }

    fn signs(&self, player: &Player) -> Vec<String> {
        let mut signs = vec![("plus", 1), ("minus", -1)];
        signs.retain(|(_, sign)| {
            self.open_numbers().contains(&formed(&player.laid, &player.laid_chips, *sign))
        });
        signs.into_iter().map(|(word, _)| word.to_owned()).collect()
    }

    /// What a player announces; `None` is "Moo, moo, NO!".
    fn announced(&self, seat: u8) -> Option<i64> {
        let player = &self.players[usize::from(seat)];
        let number = formed(&player.laid, &player.laid_chips, player.sign.unwrap_or(1));
        self.open_numbers().contains(&number).then_some(number)
    }

    /// MOO-12 and MOO-13, column by column.
    fn judge(&mut self) {
        let announced: Vec<_> =
            self.clockwise().into_iter().map(|seat| (seat, self.announced(seat))).collect();
        for (breed, _, markers) in COLUMNS {
            let in_column = |number: &Option<i64>| number.is_some_and(|number| markers.contains(&number));
            let Some(lowest) = announced.iter().map(|(_, number)| *number).filter(in_column).min() else {
                continue;
            };
            let sharers = announced.iter().filter(|(_, number)| *number == lowest).map(|(seat, _)| *seat);
            let mut cows: Vec<_> = self.placed.extract_if(.., |cow| cow.starts_with(breed)).collect();
            cows.sort_by_key(|cow| !has_kids(cow));
            for (cow, seat) in cows.into_iter().zip(sharers.cycle()) {
                self.players[usize::from(seat)].cows.push(cow);
            }
        }
        for (seat, number) in announced {
            self.players[usize::from(seat)].turn_chips(number.is_none());
        }
    }

    fn tidy_up(&mut self) {
        self.cow_discard.append(&mut self.placed);
        let mut to = Vec::new();
        for seat in self.clockwise() {
            let player = &mut self.players[usize::from(seat)];
            to.extend(vec![seat; player.laid.len()]);
            self.hand_discard.append(&mut player.laid);
        }
        self.phase = Phase::Refill(to);
        self.go_on_drawing();
    }
}

impl Player {
    /// `1-1-2 ufo 12`.
    fn lay(&mut self, play: &str) {
        let (cards, chips) = play.split_once(" ufo ").unwrap_or((play, ""));
        for card in cards.split('-') {
            take_out(&mut self.hand, card);
            self.laid.push(card.to_owned());
        }
        self.laid_chips = chips.to_owned();
        self.sign = None;
    }

    fn owes_a_sign(&self) -> bool {
        !self.laid_chips.is_empty() && self.sign.is_none()
    }

    /// MOO-14 and MOO-15.
    fn turn_chips(&mut self, announced_no: bool) {
        self.chips.retain(|chip| !self.laid_chips.contains(chip));
        self.laid_chips.clear();
        if announced_no && self.chips.is_empty() {
            self.chips.push('1');
        }
    }

    pub(super) fn score(&self) -> i64 {
        let worth: i64 = self.cows.iter().map(|cow| column_of(cow).1).sum();
        let kids = self.cows.iter().filter(|cow| has_kids(cow)).count() as i64;
        let chips: i64 = self.chips.chars().map(|chip| if chip == '1' { 1 } else { 2 }).sum();
        let breeds = COLUMNS.map(|(breed, _, _)| cows_of(&self.cows, breed) as i64);
        let is_one_breed = breeds.iter().filter(|cows| **cows > 0).count() == 1;
        let one_breed = if is_one_breed { self.cows.len() as i64 } else { 0 };
        let sets = *breeds.iter().min().expect("three breeds");
        worth + kids + chips + one_breed + sets
    }
}

/// A pile that has run out is remade from its discard pile.
fn remake(pile: &mut Vec<String>, discard: &mut Vec<String>) {
    if pile.is_empty() {
        pile.append(discard);
    }
}

/// Every choice of so many cards, equal ones once; the cards are sorted.
fn choices(cards: &[String], size: usize) -> Vec<Vec<String>> {
    if size == 0 {
        return vec![vec![]];
    }
    let mut all = Vec::new();
    for (place, card) in cards.iter().enumerate() {
        for rest in choices(&cards[place + 1..], size - 1) {
            all.push([vec![card.clone()], rest].concat());
        }
    }
    all.sort();
    all.dedup();
    all
}

/// MOO-9: what these cards make with these chips and this sign.
fn formed(cards: &[String], chips: &str, sign: i64) -> i64 {
    let chip = match chips {
        "1" => 1,
        "2" => 2,
        "12" => 3,
        _ => 0,
    };
    cards.iter().map(|card| number(card)).sum::<i64>() + sign * chip
}

fn number(card: &str) -> i64 {
    card.parse().expect("a number")
}

fn stars(cow: &str) -> char {
    cow.chars().nth(1).expect("stars")
}

fn has_kids(cow: &str) -> bool {
    cow.ends_with('k')
}

fn cows_of(cows: &[String], breed: char) -> usize {
    cows.iter().filter(|cow| cow.starts_with(breed)).count()
}

fn column_of(cow: &str) -> (char, i64, &'static [i64]) {
    COLUMNS.into_iter().find(|(breed, _, _)| cow.starts_with(*breed)).expect("a breed")
}

/// C1.
fn cow_deck() -> Vec<String> {
    let mut deck = Vec::new();
    for stars in 1..=3 {
        for (breed, plain, with_kids) in [('s', 6, 2), ('r', 4, 2), ('b', 3, 1)] {
            deck.extend(vec![format!("{breed}{stars}"); plain]);
            deck.extend(vec![format!("{breed}{stars}k"); with_kids]);
        }
    }
    deck
}

/// C2.
fn hand_deck() -> Vec<String> {
    let copies = [("1", 18), ("2", 16), ("3", 14), ("4", 8), ("5", 4)];
    copies.into_iter().flat_map(|(card, copies)| vec![card.to_owned(); copies]).collect()
}

/// A deck the table entered: cards and how many there are of each.
fn entered_deck(counts: &Value) -> Option<Vec<String>> {
    let cards = counts.as_object()?.iter();
    Some(cards.flat_map(|(card, copies)| vec![card.clone(); copies.as_u64().unwrap_or(0) as usize]).collect())
}

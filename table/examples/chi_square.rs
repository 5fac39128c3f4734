//! Whether luck is even: counts millions of throws, draws and shuffles, and compares with the odds.
//!
//! `cargo run --release -p table --example chi_square [draws] [seed]`: the figures in `docs/fairness.md`. Each line ends
//! with a probability: how often luck that is perfectly even would stray at least so far. One line in a hundred
//! should be below 0.01, and none below a millionth.

use std::collections::BTreeMap;

use engine::chance::pick;
use engine::{Game, Luck, TableGame, Turn, below};
use games::Visitor;

fn main() {
    let mut arguments = std::env::args().skip(1).map(|number| number.parse().expect("arguments are numbers"));
    let draws: u64 = arguments.next().unwrap_or(10_000_000);
    let mut key = [0; 32];
    key[..8].copy_from_slice(&arguments.next().unwrap_or(1).to_le_bytes());
    let mut luck = Luck::new(key);
    [2, 6, 10, 84].into_iter().for_each(|sides| throw(draws, sides, &mut luck));
    draw(draws, &mut luck);
    shuffle(draws / 5, &mut luck);
    for facts in games::ALL {
        let census = Census { draws, luck: &mut luck };
        let (outcomes, farthest) = games::visit(facts.id, census).expect("the game is known");
        let probability = 1.0 - (1.0 - 2.0 * tail(farthest)).powi(outcomes);
        let title = facts.title;
        println!("{draws} draws in games of {title}: {outcomes} outcomes, p = {probability:.3}");
    }
}

fn throw(draws: u64, sides: u32, luck: &mut Luck) {
    let mut seen = vec![0; sides as usize];
    (0..draws).for_each(|_| seen[below(luck, sides) as usize] += 1);
    report(&format!("{draws} numbers below {sides}"), &seen, &vec![1; seen.len()]);
}

fn draw(draws: u64, luck: &mut Luck) {
    let weights = [18, 16, 14, 8, 4];
    let deck: Vec<(usize, u32)> = (0..).zip(weights).collect();
    let mut seen = vec![0; weights.len()];
    (0..draws).for_each(|_| seen[pick(&deck, luck)] += 1);
    report(&format!("{draws} cards from a deck of {weights:?}"), &seen, &weights);
}

fn shuffle(times: u64, luck: &mut Luck) {
    let mut seen = BTreeMap::new();
    (0..times).for_each(|_| *seen.entry(order(luck)).or_default() += 1);
    let seen: Vec<u64> = seen.into_values().collect();
    assert_eq!(seen.len(), 120, "five cards lie in 120 orders");
    report(&format!("{times} shuffles of 5 cards"), &seen, &[1; 120]);
}

/// Five different cards, drawn one after the other as games draw them.
fn order(luck: &mut Luck) -> [u8; 5] {
    let mut pile: Vec<(u8, u32)> = (0..5).map(|card| (card, 1)).collect();
    [(); 5].map(|()| {
        let card = pick(&pile, luck);
        pile.retain(|(left, _)| *left != card);
        card
    })
}

fn report(what: &str, seen: &[u64], weights: &[u32]) {
    let (total, weight): (u64, u32) = (seen.iter().sum(), weights.iter().sum());
    let terms = seen.iter().zip(weights).map(|(seen, share)| {
        let expected = total as f64 * f64::from(*share) / f64::from(weight);
        (*seen as f64 - expected).powi(2) / expected
    });
    let (statistic, freedom) = (terms.sum::<f64>(), seen.len() as f64 - 1.0);
    // Wilson and Hilferty: its cube root is close to normal.
    let spread = 2.0 / (9.0 * freedom);
    let deviations = ((statistic / freedom).cbrt() - (1.0 - spread)) / spread.sqrt();
    println!("{what}: chi-square {statistic:.1} of {freedom}, p = {:.3}", tail(deviations));
}

/// How likely a normal variable is above this.
fn tail(deviations: f64) -> f64 {
    // Abramowitz and Stegun 26.2.17; off by less than a ten-millionth.
    let k = 1.0 / (1.0 + 0.231_641_9 * deviations.abs());
    let series = [0.319_381_530, -0.356_563_782, 1.781_477_937, -1.821_255_978, 1.330_274_429];
    let sum = series.iter().rev().fold(0.0, |sum, term| (sum + term) * k);
    let above = sum * (-deviations * deviations / 2.0).exp() / std::f64::consts::TAU.sqrt();
    if deviations < 0.0 { 1.0 - above } else { above }
}

/// Plays a game at random until luck was asked so often, and compares each outcome with its odds.
struct Census<'a> {
    draws: u64,
    luck: &'a mut Luck,
}

impl Visitor for Census<'_> {
    /// How many outcomes there are, and by how many standard deviations the farthest strays.
    type Output = (i32, f64);

    fn visit<G: TableGame>(self) -> Self::Output {
        let start = G::new(&G::Options::default(), G::FACTS.seats.1).expect("the defaults are possible");
        let (mut odds, mut moves, mut left) = (Vec::new(), Vec::new(), self.draws);
        let mut strayed: BTreeMap<G::Chance, (f64, f64)> = BTreeMap::new();
        let mut game = start.clone();
        while left > 0 {
            match game.turn() {
                Turn::Over => game = start.clone(),
                Turn::Decide(seats) => {
                    let seat = seats.iter().next().expect("somebody is asked");
                    let mv = game.random_move(seat, self.luck, &mut moves);
                    game.apply_move(seat, &mv);
                }
                Turn::Chance => {
                    let drawn = game.roll(self.luck, &mut odds);
                    odds.clear();
                    game.odds(&mut odds);
                    count::<G>(&odds, drawn, &mut strayed);
                    game.apply_chance(&drawn);
                    left -= 1;
                }
            }
        }
        let deviations = strayed.values().filter(|(_, variance)| *variance > 0.0);
        let deviations = deviations.map(|(strayed, variance)| (strayed / variance.sqrt()).abs());
        deviations.fold((0, 0.0), |(count, farthest), deviation| (count + 1, f64::max(farthest, deviation)))
    }
}

/// Adds a draw: how far each outcome is from what was expected, and how far it may be.
fn count<G: Game>(
    odds: &[(G::Chance, u32)],
    drawn: G::Chance,
    strayed: &mut BTreeMap<G::Chance, (f64, f64)>,
) {
    let total: u32 = odds.iter().map(|(_, weight)| weight).sum();
    for (outcome, weight) in odds {
        let share = f64::from(*weight) / f64::from(total);
        let (sum, variance) = strayed.entry(*outcome).or_default();
        *sum += f64::from(u8::from(*outcome == drawn)) - share;
        *variance += share * (1.0 - share);
    }
}

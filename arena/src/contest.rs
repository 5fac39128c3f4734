//! One game with somebody made of code at every seat.

use std::time::Instant;

use engine::{Fast, Game, Hints, Rng, Seat, Step, StepOf, Tally, Turn, Viewer};
use players::{Bot, Spec};

/// Sets the players' luck apart from the table's.
const OWN_LUCK: u64 = 0x6d6f_6f2d_6d6f_6f21;

/// Those who sit at one game.
#[derive(Debug)]
pub struct LineUp<G: Hints> {
    bots: Vec<Bot<G>>,
    since: Instant,
}

impl<G: Hints> LineUp<G> {
    /// Seats the players for game `number` of a run. Their luck is their own: the table's stays the same
    /// whoever plays.
    pub fn new(players: &[Spec], seed: u64, number: u64) -> LineUp<G> {
        let mut own = Fast::of_game(seed ^ OWN_LUCK, number);
        let bots = players.iter().map(|spec| Bot::new(*spec, own.next_u64())).collect();
        LineUp { bots, since: Instant::now() }
    }

    /// What the player at this seat does, knowing no more than the seat does.
    pub fn choose(&mut self, game: &G, seat: Seat) -> G::Move {
        let since = self.since;
        let view = game.view(Viewer::Seat(seat));
        self.bots[seat.idx()].choose(seat, &view, &|| since.elapsed().as_millis() as u64)
    }
}

/// Plays a game to its end: `choose` decides for the seats, and may draw from the table's luck; `watch`
/// sees the game before and after every step.
pub(crate) fn play_out<G: Game>(
    game: &mut G,
    luck: &mut Fast,
    mut choose: impl FnMut(&G, Seat, &mut Fast) -> G::Move,
    mut watch: impl FnMut(&G, &StepOf<G>, &G),
) -> Tally {
    let mut tally = Tally::default();
    let mut odds = Vec::new();
    loop {
        let before = game.clone();
        let step = match before.turn() {
            Turn::Over => return tally,
            Turn::Chance => {
                tally.chances += 1;
                Step::Chance(before.roll(luck, &mut odds))
            }
            Turn::Decide(seats) => {
                tally.decisions += 1;
                let seat = seats.first().expect("somebody is asked");
                Step::Move(seat, choose(&before, seat, luck))
            }
        };
        match &step {
            Step::Move(seat, mv) => game.apply_move(*seat, mv),
            Step::Chance(outcome) => game.apply_chance(outcome),
        }
        watch(&before, &step, game);
    }
}

#[cfg(test)]
mod tests {
    use games::Visitor;

    use engine::TableGame;

    use super::*;

    /// The luck of game 3 before anybody decides, in notation.
    struct Dealt(Vec<Spec>);

    impl Visitor for Dealt {
        type Output = Vec<String>;
        fn visit<G: TableGame>(self) -> Vec<String> {
            let mut game =
                G::new(&G::Options::default(), self.0.len() as u8).expect("the defaults are possible");
            let mut line_up = LineUp::<G>::new(&self.0, 7, 3);
            let (mut dealt, mut over) = (Vec::new(), false);
            play_out(
                &mut game,
                &mut Fast::of_game(7, 3),
                |game, seat, _| line_up.choose(game, seat),
                |_, step, _| match step {
                    Step::Chance(outcome) if !over => dealt.push(outcome.to_string()),
                    _ => over = true,
                },
            );
            assert!(game.is_over());
            dealt
        }
    }

    #[test]
    fn a_game_is_dealt_the_same_whoever_plays() {
        for facts in games::ALL {
            let seated = |player: &str| vec![player.parse().expect("a player"); usize::from(facts.seats.1)];
            let dealt = |player| games::visit(facts.id, Dealt(seated(player))).expect("a registered game");
            assert!(!dealt("random").is_empty(), "{}", facts.id);
            assert_eq!(dealt("random"), dealt("easy"), "{}", facts.id);
        }
    }
}

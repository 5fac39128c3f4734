//! Two games in step that look the same to one viewer, as different as luck will have it.

use engine::{Fast, Step, StepOf, TableGame, Told, Turn, Viewer, below};

use crate::hall::pick;

/// Two games that look the same to a viewer at every step.
pub(super) struct Pair<G: TableGame> {
    pub(super) seats: u8,
    pub(super) viewer: Viewer,
    pub(super) steps: [Vec<StepOf<G>>; 2],
    pub(super) games: [G; 2],
}

impl<G: TableGame> Pair<G> {
    /// Plays them to some point at which somebody is asked, or nearly to the end.
    pub(super) fn play(seats: u8, viewer: Viewer, rng: &mut Fast) -> Pair<G> {
        let length = 5 + below(rng, 110) as usize;
        let start = G::new(&G::Options::default(), seats).expect("the defaults are possible");
        let mut pair =
            Pair { seats, viewer, steps: [Vec::new(), Vec::new()], games: [start.clone(), start.clone()] };
        // They part somewhere on the way: where secrets are turned up, those that differ are the end of the pair.
        // Half of them part before the first card, because some games hide little afterwards.
        let parting = below(rng, 2) as usize * below(rng, length as u32) as usize;
        // Some steps that are possible in one game are not in the other; then another one is tried.
        for _ in 0..length * 4 {
            if pair.steps[0].len() >= length && pair.asks() || pair.games[0].is_over() {
                break;
            }
            let may_part = pair.steps[0].len() >= parting;
            pair.go_on(may_part, rng);
        }
        // A table may only be left where somebody decides, or it would want to draw luck.
        while !pair.asks() && !pair.steps[0].is_empty() {
            pair.steps.iter_mut().for_each(|steps| _ = steps.pop());
            pair.games = pair.steps.each_ref().map(|steps| replayed(&start, steps));
        }
        pair
    }

    /// Goes one step further in both games, if a way is found.
    fn go_on(&mut self, may_part: bool, rng: &mut Fast) {
        let [one, other] = &self.games;
        let step = random_step(one, rng);
        let after = stepped(one, &step).expect("random steps are legal");
        let seen = one.told(&step, &after, self.viewer);
        let mut candidates =
            if may_part && seen.step == Told::HIDDEN { alike(other, &step) } else { vec![step] };
        while !candidates.is_empty() {
            let candidate = candidates.swap_remove(below(rng, candidates.len() as u32) as usize);
            let Some(other_after) = stepped(other, &candidate) else { continue };
            if other.told(&candidate, &other_after, self.viewer) == seen
                && self.look_alike(&after, &other_after)
            {
                self.games = [after, other_after];
                self.steps[0].push(step);
                self.steps[1].push(candidate);
                return;
            }
        }
    }

    fn look_alike(&self, one: &G, other: &G) -> bool {
        one.turn() == other.turn() && one.view(self.viewer) == other.view(self.viewer)
    }

    /// Whether somebody is asked.
    pub(super) fn asks(&self) -> bool {
        matches!(self.games[0].turn(), Turn::Decide(_))
    }

    /// In how many steps the games differ.
    pub(super) fn steps_apart(&self) -> usize {
        let [one, other] = &self.steps;
        one.iter().zip(other).filter(|(one, other)| one != other).count()
    }

    /// Words that the viewer may try to play in vain: moves that somebody made or may make in either game,
    /// and nonsense.
    pub(super) fn illegal(&self, rng: &mut Fast) -> Vec<String> {
        let Viewer::Seat(viewer) = self.viewer else { return vec!["honk".to_owned()] };
        let mut words = vec!["honk".to_owned(), String::new()];
        for (game, steps) in self.games.iter().zip(&self.steps) {
            let made = steps.iter().filter_map(|step| match step {
                Step::Move(_, mv) => Some(mv.to_string()),
                Step::Chance(_) => None,
            });
            words.extend(made);
            for seat in game.turn().seats().iter() {
                let mut moves = Vec::new();
                game.legal_moves(seat, &mut moves);
                words.extend(moves.iter().map(ToString::to_string));
            }
        }
        words.sort();
        words.dedup();
        // A legal move could make the tables draw luck, which would be the same for both.
        let legal = |mv: &G::Move| stepped(&self.games[0], &Step::Move(viewer, *mv)).is_some();
        words.retain(|word| !word.parse::<G::Move>().is_ok_and(|mv| legal(&mv)));
        while words.len() > 20 {
            words.swap_remove(below(rng, words.len() as u32) as usize);
        }
        words
    }

    /// A move of the viewer's after which the games still look alike, and luck is not asked.
    pub(super) fn quiet_move(&self) -> Option<String> {
        let Viewer::Seat(seat) = self.viewer else { return None };
        let mut moves = Vec::new();
        self.games[0].legal_moves(seat, &mut moves);
        let quiet = |mv: &&G::Move| {
            let step = Step::Move(seat, **mv);
            let [Some(one), Some(other)] = self.games.each_ref().map(|game| stepped(game, &step)) else {
                return false;
            };
            let told = |before: &G, after: &G| before.told(&step, after, self.viewer);
            matches!(one.turn(), Turn::Decide(_))
                && self.look_alike(&one, &other)
                && told(&self.games[0], &one) == told(&self.games[1], &other)
        };
        let asked = self.games[0].turn().seats().contains(seat);
        moves.iter().filter(|_| asked).find(quiet).map(ToString::to_string)
    }
}

fn replayed<G: TableGame>(start: &G, steps: &[StepOf<G>]) -> G {
    let mut game = start.clone();
    steps.iter().for_each(|step| game.step(step).expect("it was possible"));
    game
}

fn stepped<G: TableGame>(game: &G, step: &StepOf<G>) -> Option<G> {
    let mut after = game.clone();
    after.step(step).ok().map(|()| after)
}

fn random_step<G: TableGame>(game: &G, rng: &mut Fast) -> StepOf<G> {
    match game.turn() {
        Turn::Over => unreachable!("asked of games that go on"),
        Turn::Chance => Step::Chance(game.roll(rng, &mut Vec::new())),
        Turn::Decide(seats) => {
            let seat = *pick(&seats.iter().collect::<Vec<_>>(), rng);
            Step::Move(seat, game.random_move(seat, rng, &mut Vec::new()))
        }
    }
}

/// All steps of the same seat, or of luck.
fn alike<G: TableGame>(game: &G, step: &StepOf<G>) -> Vec<StepOf<G>> {
    match step {
        Step::Move(seat, _) => {
            let mut moves = Vec::new();
            game.legal_moves(*seat, &mut moves);
            moves.into_iter().map(|mv| Step::Move(*seat, mv)).collect()
        }
        Step::Chance(_) => {
            let mut odds = Vec::new();
            game.odds(&mut odds);
            odds.into_iter().map(|(outcome, _)| Step::Chance(outcome)).collect()
        }
    }
}

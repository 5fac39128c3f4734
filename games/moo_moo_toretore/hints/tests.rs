//! What the rules of thumb promise.

use std::collections::BTreeSet;

use engine::testing::Script;
use engine::{
    Fast, Game, Hints, Knowledge, Lang, Seat, SetUp, Step, StepOf, Tell, Turn, Viewer, Wordbook, below,
};
use serde_json::{Value, json};

use super::super::{MooMooToretore, Move, Options, Phase, View};

type Ranch = Script<MooMooToretore>;

// ---- Games to look at. ---------------------------------------------------------------------------------

/// A whole game in which everybody's moves come from `choose`, as all the moments before a step and the step.
fn game(
    seats: u8,
    number: u64,
    choose: impl Fn(&MooMooToretore, Seat, &mut Fast) -> Move,
) -> (Vec<(MooMooToretore, StepOf<MooMooToretore>)>, MooMooToretore) {
    let mut rng = Fast::of_game(0x4d00, number);
    let mut game = MooMooToretore::new(&Options::default(), seats).expect("the defaults are possible");
    let mut moments = Vec::new();
    loop {
        let step = match game.turn() {
            Turn::Over => return (moments, game),
            Turn::Chance => Step::Chance(game.roll(&mut rng, &mut Vec::new())),
            Turn::Decide(asked) => {
                let asked: Vec<_> = asked.iter().collect();
                let seat = asked[below(&mut rng, asked.len() as u32) as usize];
                Step::Move(seat, choose(&game, seat, &mut rng))
            }
        };
        moments.push((game, step));
        game.step(&step).expect("only legal steps are chosen");
    }
}

fn at_random(game: &MooMooToretore, seat: Seat, rng: &mut Fast) -> Move {
    game.random_move(seat, rng, &mut Vec::new())
}

fn moves(game: &MooMooToretore, seat: Seat) -> Vec<Move> {
    let mut moves = Vec::new();
    game.legal_moves(seat, &mut moves);
    moves
}

fn heaviest(game: &MooMooToretore, seat: Seat) -> Move {
    let moves = moves(game, seat);
    moves.into_iter().max_by_key(|mv| game.score_move(seat, mv)).expect("who is asked can move")
}

/// Seat 0 leads and is about to lay so many cards.
fn round(round: u8, columns: [&str; 5], stars: u8, first: &Value) -> Ranch {
    let other = json!({ "hand": ["1", "2", "2", "3", "3"] });
    Ranch::at(json!({
        "round": round, "leader": 0, "phase": { "lay": { "seat": 0 } }, "stars": stars, "columns": columns,
        "players": [first, other, other]
    }))
}

fn score_move(ranch: &Ranch, mv: &str) -> i32 {
    ranch.game.score_move(Seat(0), &mv.parse().expect("a move"))
}

fn reason(ranch: &Ranch, seat: u8, mv: &str) -> String {
    let words = Wordbook::new(&MooMooToretore::FACTS, Lang::English).expect("there are English words");
    words.say(&ranch.game.reason(Seat(seat), &mv.parse().expect("a move")))
}

const MIXED: [&str; 5] = ["s1", "s2", "s3", "r1", "b1"];

// ---- Weighing. -----------------------------------------------------------------------------------------

#[test]
fn the_lowest_number_of_a_column_scores_most() {
    let ranch = round(0, MIXED, 2, &json!({ "hand": ["1", "2", "4", "4", "5"] }));
    assert!(score_move(&ranch, "lay 1-2") > score_move(&ranch, "lay 2-4"));
    assert!(score_move(&ranch, "lay 2-4") > score_move(&ranch, "lay 4-5"));
}

#[test]
fn a_chip_is_not_laid_for_what_cards_do_alone() {
    let ranch = round(0, MIXED, 1, &json!({ "hand": ["2", "3", "4", "5", "5"] }));
    assert!(score_move(&ranch, "lay 3") > score_move(&ranch, "lay 2 ufo 1"));
    assert!(
        score_move(&ranch, "lay 2 ufo 1") > score_move(&ranch, "lay 5 ufo 2"),
        "and the dearer one less so"
    );
}

#[test]
fn at_the_end_a_single_breed_is_worth_keeping() {
    let herd = json!(["s1", "s1", "s2", "s2", "s3", "s3"]);
    let ranch = |last| round(last, MIXED, 1, &json!({ "hand": ["3", "4", "4", "5", "5"], "cows": herd }));
    assert!(score_move(&ranch(5), "lay 5") < 0, "the black cow costs the other six their point");
    assert!(score_move(&ranch(0), "lay 5") > 0, "too early to tell");
}

#[test]
fn the_heaviest_move_beats_chance() {
    let mut won = 0;
    for number in 0..200 {
        let hero = Seat((number % 4) as u8);
        let (_, end) =
            game(
                4,
                number,
                |game, seat, rng| {
                    if seat == hero { heaviest(game, seat) } else { at_random(game, seat, rng) }
                },
            );
        won += u32::from(end.outcome().winners.contains(hero));
    }
    assert!(won > 140, "won {won} of 200 against three who play anything");
}

// ---- Reasons. ------------------------------------------------------------------------------------------

#[test]
fn every_move_has_a_reason_in_words() {
    let words = Wordbook::new(&MooMooToretore::FACTS, Lang::English).expect("there are English words");
    let mut given = BTreeSet::new();
    for number in 0..30 {
        for (game, _) in game(3 + (number % 3) as u8, number, at_random).0 {
            for seat in game.turn().seats().iter() {
                for mv in moves(&game, seat) {
                    let reason = game.reason(seat, &mv);
                    words.try_say(&reason).unwrap_or_else(|problem| panic!("{mv}: {problem}"));
                    given.insert(reason.id);
                }
            }
        }
    }
    let all = [
        "reason-chips",
        "reason-chips-lowest",
        "reason-either",
        "reason-higher",
        "reason-lowest",
        "reason-lowest-first",
        "reason-no",
        "reason-no-chip-up",
    ];
    assert_eq!(Vec::from_iter(given), all);
}

#[test]
fn reasons_say_what_is_at_stake() {
    let ranch = round(0, MIXED, 2, &json!({ "hand": ["1", "2", "4", "4", "5"], "cows": ["r1", "b1"] }));
    assert_eq!(
        reason(&ranch, 0, "lay 2-4"),
        "If nobody else calls spotted cows with 6 or less, you get three spotted cows and complete a set of \
         all three breeds."
    );
    assert_eq!(
        reason(&ranch, 0, "lay 1-2"),
        "No spotted number is lower than 3, and if others call it too, you take the first cow."
    );
    let ranch = ranch.then("lay 1-2");
    assert_eq!(
        reason(&ranch, 1, "lay 2-3"),
        "No black number is lower than 5: if nobody else calls it, you get one black cow."
    );
    assert_eq!(
        reason(&ranch, 1, "lay 2-2 ufo 2"),
        "It costs the ±2 chip, but if nobody else calls spotted cows with 6 or less, you get three spotted cows."
    );
    assert_eq!(
        reason(&ranch, 1, "lay 2-2 ufo 1"),
        "It costs the ±1 chip, but you can wait until all have laid before you choose between 3 and 5."
    );
}

// ---- Standing. -----------------------------------------------------------------------------------------

#[test]
fn standing_comes_true() {
    let mut wrong = [0; 2];
    for number in 0..60 {
        let seats = 3 + (number % 3) as u8;
        let (moments, end) = game(seats, number, at_random);
        let scores = end.outcome().scores;
        let miss = |game: &MooMooToretore, seat: Seat| {
            (game.standing(seat) - 100 * i32::from(scores[seat.idx()])).abs()
        };
        let decisions: Vec<_> = moments.iter().filter(|(game, _)| game.turn() != Turn::Chance).collect();
        let (first, last) = (decisions[0], decisions[decisions.len() - 1]);
        for seat in Seat::all(seats) {
            wrong[0] += miss(&first.0, seat);
            wrong[1] += miss(&last.0, seat);
            let (nothing_more_to_come, _) = moments[moments.len() - 1];
            assert_eq!(miss(&nothing_more_to_come, seat), 0);
        }
    }
    assert!(wrong[1] < wrong[0] / 3, "{wrong:?}: at the last decision most is known");
}

// ---- Likely worlds. ------------------------------------------------------------------------------------

#[test]
fn likely_worlds_fit_what_is_known() {
    let mut rng = Fast::new(3);
    for number in 0..12 {
        for (game, _) in game(3 + (number % 3) as u8, number, at_random).0 {
            for viewer in Viewer::all(game.seats()) {
                let view = game.view(viewer);
                let world = MooMooToretore::likely_world(&view, &mut rng);
                assert_eq!(world.view(viewer), view);
                let again = MooMooToretore::set_up(&world.position()).unwrap_or_else(|bad| panic!("{bad}"));
                assert_eq!(again, world);
            }
        }
    }
}

#[test]
fn others_are_thought_to_have_aimed_low() {
    let ranch = round(0, MIXED, 3, &json!({ "hand": ["1", "1", "1", "2", "2"] })).then("lay 1-1-1");
    let view = ranch.game.view(Viewer::Seat(Seat(1)));
    let mut rng = Fast::new(1);
    let mut sum_of_400 = |world: fn(&View, &mut Fast) -> MooMooToretore| {
        let sums = (0..400).map(|_| u32::from(world(&view, &mut rng).player(Seat(0)).laid.cards.sum()));
        sums.sum::<u32>()
    };
    let (any, likely) =
        (sum_of_400(MooMooToretore::possible_world), sum_of_400(MooMooToretore::likely_world));
    assert!(likely + 200 < any, "on average lower by a half or more: {likely} and {any} in 400 worlds");
}

// ---- What is seen. -------------------------------------------------------------------------------------

/// What a viewer is told of a step and sees after it must have the same number if, and only if, it is the
/// same: in the truth and in another world that fits, over every step that may come.
#[test]
fn a_step_has_the_number_of_what_is_seen_of_it() {
    let mut rng = Fast::new(5);
    let (mut alike, mut apart) = (0, 0);
    for number in 0..15 {
        for (game, _) in game(3 + (number % 3) as u8, number, at_random).0 {
            // What matters most is rare: reveals, and signs picked together.
            let rare = game.phase == Phase::Announce || below(&mut rng, 12) == 0;
            for seat in Seat::all(game.seats()).filter(|_| rare) {
                let world = MooMooToretore::possible_world(&game.view(Viewer::Seat(seat)), &mut rng);
                let seen: Vec<_> = [game, world].iter().flat_map(|game| all_steps(game, seat)).collect();
                for (at, (number, news)) in seen.iter().enumerate() {
                    for (other_number, other_news) in &seen[..at] {
                        assert_eq!(number == other_number, news == other_news, "{news:?} or {other_news:?}");
                        *(if news == other_news { &mut alike } else { &mut apart }) += 1;
                    }
                }
            }
        }
    }
    assert!(alike > 10_000 && apart > 10_000, "{alike} and {apart} pairs were compared");
}

type News = (engine::Told, View);

/// For every step that may come, its number and what the seat gets to know.
fn all_steps(game: &MooMooToretore, viewer: Seat) -> Vec<(u64, News)> {
    let mut odds = Vec::new();
    game.odds(&mut odds);
    let mut steps: Vec<_> = odds.into_iter().map(|(outcome, _)| Step::Chance(outcome)).collect();
    for seat in game.turn().seats().iter() {
        steps.extend(moves(game, seat).into_iter().map(|mv| Step::Move(seat, mv)));
    }
    let news = |step: StepOf<MooMooToretore>| {
        let mut after = *game;
        after.step(&step).expect("listed steps are legal");
        let told = game.told(&step, &after, Viewer::Seat(viewer));
        (game.seen(&step, &after, viewer), (told, after.view(Viewer::Seat(viewer))))
    };
    steps.into_iter().map(news).collect()
}

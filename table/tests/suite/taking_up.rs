//! Games that were begun elsewhere.

use engine::{Fairness, Line};
use table::fairness::{LinkHash, Secret};
use table::log::BadLog;
use table::wire::ToTable;
use table::{Chair, Table, UnderWay, verify};

use crate::hall::{Hall, link, setup};
use crate::{games, luck};

const SEED: Secret = Secret([9; 32]);
const OTHER: Secret = Secret([10; 32]);

fn under_way(seed: Secret, steps: Vec<Line>) -> UnderWay {
    UnderWay { seed, steps, undone: Vec::new() }
}

fn steps(hall: &Hall) -> Vec<Line> {
    hall.table.record_so_far().steps
}

/// Makes the same moves at both tables, to the end.
fn play_both(game: &str, one: &mut Hall, other: &mut Hall) {
    one.play_until(&mut luck(game), |state| state.result.is_some());
    other.play_until(&mut luck(game), |state| state.result.is_some());
    let (one, other) = (one.table.record().expect("it is over"), other.table.record().expect("it is over"));
    assert_eq!(one, other, "{game}: the same luck follows the same moves");
}

#[test]
fn a_game_goes_on_as_it_would_have_where_it_began() {
    for (game, seats) in games() {
        let mut first = Hall::taken_up(setup(game, seats), under_way(SEED, Vec::new()));
        first.play_until(&mut luck(game), |state| state.steps >= 12);
        let mut second = Hall::taken_up(setup(game, seats), under_way(SEED, steps(&first)));
        assert_eq!(steps(&second), steps(&first), "{game}: nothing is lost on the way");
        play_both(game, &mut first, &mut second);
        let record = second.table.record().expect("it is over");
        assert_eq!(record.fairness, Some(Fairness { seed: SEED.to_string(), ..Fairness::default() }));
        let found = verify(&serde_json::to_vec(&record).unwrap()).expect("the record is sound");
        assert!(!found.promised, "{game}: nobody has promised this seed");
    }
}

#[test]
fn a_table_with_such_a_game_comes_back_from_its_log() {
    for (game, seats) in games() {
        let mut first = Hall::taken_up(setup(game, seats), under_way(SEED, Vec::new()));
        first.play_until(&mut luck(game), |state| state.steps >= 12);
        // Once with the seed that its luck came from, and once with another.
        for seed in [SEED, OTHER] {
            let mut hall = Hall::taken_up(setup(game, seats), under_way(seed, steps(&first)));
            let rng = &mut luck(game);
            // Some moves, and more taken back: at last something that was played before this table took over.
            (0..3).for_each(|_| _ = hall.play_any(rng));
            for _ in 0..4 {
                let seat = hall.look(0).asked.first().expect("the game is not over").0;
                let expect = hall.look(seat).version.expect("players have versions");
                hall.agree(seat.into(), ToTable::Undo { expect });
            }
            (0..3).for_each(|_| _ = hall.play_any(rng));
            let (back, _) = Table::replay(&hall.log, 1_000).expect("the log is sound");
            assert_eq!(back.record_so_far(), hall.table.record_so_far(), "{game}");
            let mut again = Hall::taken_up(setup(game, seats), under_way(seed, Vec::new()));
            again.table = back;
            (0..seats).for_each(|seat| again.hello(seat));
            play_both(game, &mut hall, &mut again);
        }
    }
}

#[test]
fn what_was_drawn_from_another_seed_is_not_claimed_to_be_checked() {
    for (game, seats) in games() {
        let mut first = Hall::taken_up(setup(game, seats), under_way(SEED, Vec::new()));
        first.play_until(&mut luck(game), |state| state.steps >= 12);
        let drawn = steps(&first).iter().any(|step| matches!(step, Line::Chance(_)));
        let hall = Hall::taken_up(setup(game, seats), under_way(OTHER, steps(&first)));
        assert_eq!(hall.table.record_so_far().fairness.is_none(), drawn, "{game}");
    }
}

#[test]
fn steps_and_setups_that_cannot_be_are_refused() {
    for (game, seats) in games() {
        let names = vec!["Anna".to_owned(); usize::from(seats)];
        let strange = under_way(SEED, vec![Line::Chance("no such luck".to_owned())]);
        let refused = Table::take_up(setup(game, seats), &names, strange, 0).err();
        assert!(matches!(refused, Some(BadLog::Fact { .. })), "{game}: {refused:?}");
        let mut same_links = setup(game, seats);
        same_links.chairs[0] = Chair::Person { link: LinkHash::of(&link(1)) };
        let refused = Table::take_up(same_links, &names, under_way(SEED, Vec::new()), 0).err();
        assert!(matches!(refused, Some(BadLog::Setup(_))), "{game}: {refused:?}");
    }
}

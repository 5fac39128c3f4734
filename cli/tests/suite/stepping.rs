//! Records leafed through, in memory.

use cli::Stepper;
use engine::{Fast, Seat, SeatLine, Viewer};
use players::Budget;

use crate::{random_game, tables};

fn stepper(id: &str, seats: u8, viewer: Viewer) -> (Stepper, usize) {
    let game = random_game(id, seats, usize::MAX, &mut Fast::new(41));
    let line = |seat: Seat| SeatLine { name: format!("Player {seat}"), kind: "random".to_owned() };
    let record = game.record(Seat::all(seats).map(line).collect(), None);
    let steps = game.len();
    (Stepper::new(game, &record, viewer, 80), steps)
}

/// The step a page says it is open at.
#[track_caller]
fn at(page: Option<String>) -> usize {
    let page = anstream::adapter::strip_str(&page.expect("not left yet")).to_string();
    let words: Vec<&str> = page.split_whitespace().collect();
    assert_eq!(words[0], "Step", "{page}");
    words[1].parse().expect("a number")
}

#[test]
fn enter_b_and_numbers_lead_through_a_record() {
    for (id, seats) in tables() {
        let (mut stepper, steps) = stepper(id, seats, Viewer::Spectator);
        assert_eq!(at(stepper.line("")), 1);
        assert_eq!(at(stepper.line("\n")), 2);
        assert_eq!(at(stepper.line("b")), 1);
        assert_eq!(at(stepper.line("7")), 7);
        assert_eq!(at(stepper.line("0")), 0);
        assert_eq!(at(stepper.line("b")), 0, "nothing lies before the beginning");
        assert_eq!(at(stepper.line("999999")), steps, "nothing lies behind the end");
        assert_eq!(at(stepper.line("")), steps);
        assert!(stepper.line("fly").is_some_and(|text| text.contains("q: leave")));
        assert_eq!(stepper.line("q"), None);
    }
}

#[test]
fn everybody_is_told_every_step_in_words() {
    for (id, seats) in tables() {
        for viewer in Viewer::all(seats) {
            let (stepper, steps) = stepper(id, seats, viewer);
            let all = stepper.all();
            let numbered =
                |number: usize| all.lines().any(|line| line.trim_start().starts_with(&format!("{number}  ")));
            assert!((1..=steps).all(numbered), "{id}: {all}");
            assert!(all.contains("Player 0") && !all.contains('⟨'), "{id}: {all}");
        }
    }
}

#[test]
fn a_review_shows_chances_turning_points_and_better_moves() {
    for (id, seats) in tables() {
        let (stepper, _) = stepper(id, seats, Viewer::Spectator);
        let mut stepper = stepper.thinking(Budget::Simulations(60));
        let plain = |text: Option<String>| anstream::adapter::strip_str(&text.expect("shown")).to_string();
        let review = plain(stepper.line("r"));
        assert!(review.contains("Looking back") && !review.contains('⟨'), "{id}: {review}");
        assert!((0..seats).all(|seat| review.contains(&format!("Player {seat}"))), "{id}: {review}");
        // Random players give something away in every game.
        assert!(review.contains("Where the game turned") && review.contains("Better:"), "{id}: {review}");
        let page = plain(stepper.line("t"));
        assert!(page.contains("Better:"), "{id}: the page of a turning point says what was better: {page}");
    }
}

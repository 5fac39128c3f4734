//! What programs are told about a game, as JSON: the same over the engine protocol and in Python.

use engine::{AnyGame, AnyView, Facts, Lang, OutcomeLine, Refused, Seat, Turn, Wordbook};
use players::{AnyPlayer, Clock};
use serde_json::{Value, json};

/// What the game is waiting for.
pub fn turn(game: &dyn AnyGame) -> Value {
    match game.turn() {
        Turn::Chance => json!({"kind": "chance", "outcomes": game.odds()}),
        Turn::Decide(seats) => json!({"kind": "decide", "seats": seats}),
        Turn::Over => {
            let OutcomeLine { scores, winners, ended } = (&game.outcome().expect("the game is over")).into();
            json!({"kind": "over", "scores": scores, "winners": winners, "ended": ended})
        }
    }
}

/// Refuses a seat that does not exist or is not asked.
pub fn check_asked(game: &dyn AnyGame, seat: Seat) -> Result<(), Refused> {
    if seat.0 >= game.seats() {
        return Err(Refused::NoSuchSeat { seat, seats: game.seats() });
    }
    match game.turn() {
        Turn::Decide(seats) if seats.contains(seat) => Ok(()),
        Turn::Decide(seats) => Err(Refused::NotYourTurn { seat, seats }),
        Turn::Chance => Err(Refused::LuckFirst),
        Turn::Over => Err(Refused::GameOver),
    }
}

/// What a player would do at a seat that is asked, and what it thinks of the moves there. One that does not think ahead has a
/// move and no opinion.
pub fn best(
    facts: &Facts,
    player: &mut dyn AnyPlayer,
    seat: Seat,
    view: &AnyView,
    clock: Clock<'_>,
) -> Value {
    if !player.spec().level.searches() {
        return json!({"move": player.choose(seat, view, clock), "value": null, "moves": []});
    }
    let advice = player.advise(seat, view, clock);
    let best = advice.about(&advice.best).expect("the best move is one of them");
    let words = Wordbook::new(facts, Lang::English).expect("every game has English words");
    json!({
        "move": best.mv,
        "value": best.win,
        "points": best.points,
        "reason": words.say(&best.reason),
        "exact": advice.exact,
        "moves": advice.candidates.iter().map(|one| json!([one.mv, one.win, one.visits])).collect::<Vec<_>>(),
    })
}

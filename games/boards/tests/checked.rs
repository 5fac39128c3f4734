//! What a board is handed has been checked: what cannot be read or cannot be true is refused, and nothing panics.

use std::sync::Arc;

use engine::{Seat, SeatSet, Viewer};
use games::kuhlorado::Kuhlorado;
use serde_json::{Value, json};
use table::wire::{GameState, Json, TableState};

fn table(game: &str, seats: usize) -> TableState {
    let seat = json!({ "here": true });
    serde_json::from_value(json!({
        "id": "table",
        "game": game,
        "options": null,
        "number": 1,
        "seats": vec![seat; seats],
        "host": 0,
        "paused": false,
        "chat": false,
        "spectators": true,
        "rematch": [],
        "luck": { "commitment": "00".repeat(32), "contributions": vec![Value::Null; seats] },
    }))
    .expect("a table")
}

/// A game at its beginning, as the first seat sees it.
fn state(game: &str, seats: u8) -> GameState {
    let game = games::start(game, &Value::Null, seats).expect("a game");
    GameState {
        steps: 0,
        view: Json::of_view(&*game, Viewer::Seat(Seat(0))),
        asked: game.turn().seats(),
        version: None,
        moves: Vec::new(),
        words: None,
        scene: None,
        result: None,
    }
}

fn refusal(table: &TableState, state: GameState, you: Option<Seat>) -> String {
    boards::checked(table, &Arc::new(state), you).expect_err("this must be refused").to_string()
}

#[test]
fn every_game_is_drawn_from_a_true_view() {
    for facts in games::ALL {
        let seats = facts.seats.0;
        let game = boards::checked(
            &table(facts.id, usize::from(seats)),
            &Arc::new(state(facts.id, seats)),
            Some(Seat(0)),
        );
        assert!(game.is_ok(), "{}: {:?}", facts.id, game.err());
    }
}

#[test]
fn a_view_that_cannot_be_read_is_refused_in_every_game() {
    for facts in games::ALL {
        let seats = facts.seats.0;
        let table = table(facts.id, usize::from(seats));
        for view in [json!({}), json!(7), json!({ "you": 0, "players": [] })] {
            let state = GameState { view: Json::from(&view), ..state(facts.id, seats) };
            let why = refusal(&table, state, Some(Seat(0)));
            assert!(why.contains("view"), "{}: {why}", facts.id);
        }
    }
}

#[test]
fn a_view_that_cannot_be_true_is_refused() {
    let mut state = state("kuhlorado", 2);
    let mut view: Value = serde_json::from_str(state.view.text()).expect("a view");
    view["marks"][0] = json!("XXXXXXXX");
    view["marks"][1] = json!("XXXXXXXX");
    state.view = Json::from(&view);
    let why = refusal(&table("kuhlorado", 2), state, None);
    assert!(why.contains("cannot be true"), "{why}");
}

#[test]
fn a_game_that_does_not_fit_its_table_is_refused() {
    let two = || table("kuhlorado", 2);
    assert!(refusal(&two(), state("kuhlorado", 2), Some(Seat(2))).contains("you"));
    assert!(refusal(&table("kuhlorado", 7), state("kuhlorado", 2), None).contains("seats"));
    let no_host = TableState { host: Seat(5), ..two() };
    assert!(refusal(&no_host, state("kuhlorado", 2), None).contains("host"));
    let asked = GameState { asked: SeatSet::only(Seat(3)), ..state("kuhlorado", 2) };
    assert!(refusal(&two(), asked, None).contains("asked"));
    assert!(refusal(&table("chess", 2), state("kuhlorado", 2), None).contains("chess"));
}

#[test]
fn a_stopped_game_keeps_its_view() {
    let game =
        boards::checked(&table("kuhlorado", 2), &Arc::new(state("kuhlorado", 2)), None).expect("a true view");
    let stopped = game.at_rest();
    assert_eq!(stopped.view_of::<Kuhlorado>(), game.view_of::<Kuhlorado>());
    assert!(stopped.view_of::<Kuhlorado>().is_some());
    assert!(stopped.asked.is_empty());
}

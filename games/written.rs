//! What is written down of a game – positions, views, results – has one shape in all games, and every rulebook names all
//! of it under *Writing it down*.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

use engine::testing::old_shape;
use engine::{Facts, Fast, Offers, SetUp, TableGame, Turn, Viewer, below, offered};
use serde_json::{Value, json};

use super::{ALL, Visitor, start, visit};

/// How many games of each kind are played.
const GAMES: u64 = 12;
/// How many games are played at most until every phase was met.
const MOST_GAMES: u64 = 40 * GAMES;
/// How many games are played to see how they end.
const ENDINGS: u64 = 1_500;

type Names = BTreeSet<String>;

/// What is written down of a game: fields by their path, of positions and of views, phases with their fields, and endings.
#[derive(Default, PartialEq, Eq, Debug)]
struct Written {
    position: Names,
    view: Names,
    phases: BTreeMap<String, Names>,
    ended: Names,
}

/// What the rulebook says: lists of `` - `field`: ``, `` - `field` (view): ``, `` - phase `name` with `field`: `` and
/// `` - ended `id`: ``.
fn documented(facts: &Facts) -> Written {
    let (_, section) = facts.rulebook.split_once("## Writing it down").expect("every rulebook has it");
    let mut written = Written::default();
    for line in section.lines().filter_map(|line| line.strip_prefix("- ")) {
        let (head, _) = line.split_once(':').unwrap_or_else(|| panic!("{line:?} explains nothing"));
        let mut names = head.split('`').skip(1).step_by(2).map(str::to_owned);
        let name = names.next().unwrap_or_else(|| panic!("{line:?} names nothing"));
        if head.starts_with("phase ") {
            written.phases.insert(name, names.collect());
        } else if head.starts_with("ended ") {
            written.ended.insert(name);
        } else {
            let (in_position, in_view) = (!head.ends_with("(view)"), !head.ends_with("(position)"));
            written.position.extend(in_position.then(|| name.clone()));
            written.view.extend(in_view.then_some(name));
        }
    }
    written
}

/// Notes the paths of all fields. What is counted by kind of card has no fields.
fn note_fields(value: &Value, path: &str, into: &mut Names) {
    match value {
        Value::Object(fields) => {
            for (name, value) in fields {
                let path = if path.is_empty() { name.clone() } else { format!("{path}.{name}") };
                if name != "phase" && !name.ends_with("_deck") {
                    note_fields(value, &path, into);
                }
                into.insert(path);
            }
        }
        Value::Array(items) => items.iter().for_each(|item| note_fields(item, path, into)),
        _ => {}
    }
}

impl Written {
    fn note(&mut self, truth: &Value, views: &[Value]) {
        note_fields(truth, "", &mut self.position);
        views.iter().for_each(|view| note_fields(view, "", &mut self.view));
        for value in views.iter().chain([truth]) {
            let mut fields = value["phase"].as_object().expect("a phase is an object").clone();
            let name = fields.remove("name").expect("it has a name");
            let name = name.as_str().expect("a name is text");
            assert!(name.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'-'), "{name:?}");
            self.phases
                .entry(name.to_owned())
                .or_default()
                .extend(fields.into_iter().map(|(field, _)| field));
        }
    }
}

/// The defaults, and every value that people can pick for one of the options.
fn option_sets(facts: &Facts) -> Vec<Value> {
    let mut sets = vec![Value::Null];
    for option in facts.options {
        match option.offers {
            Offers::Seats => sets.push(json!({ option.name: 1 })),
            Offers::Values(values) => {
                sets.extend(values.iter().skip(1).map(|value| json!({ option.name: offered(value) })));
            }
            Offers::Nothing => {}
        }
    }
    sets
}

/// Plays random games and calls `look` with each position on the way.
fn play(facts: &Facts, games: Range<u64>, mut look: impl FnMut(&dyn engine::AnyGame)) {
    for options in option_sets(facts) {
        for seats in facts.seats.0..=facts.seats.1 {
            for number in games.clone() {
                let mut luck = Fast::of_game(15, number);
                let mut game = start(facts.id, &options, seats).expect("these options are offered");
                loop {
                    look(&*game);
                    match game.turn() {
                        Turn::Over => break,
                        Turn::Chance => _ = game.roll(&mut luck).expect("luck is due"),
                        Turn::Decide(asked) => {
                            let asked: Vec<_> = asked.iter().collect();
                            let seat = asked[below(&mut luck, asked.len() as u32) as usize];
                            let mv = game.random_move(seat, &mut luck).expect("the seat is asked");
                            game.play(seat, &mv, None).expect("random moves are legal");
                        }
                    }
                }
            }
        }
    }
}

fn views(game: &dyn engine::AnyGame) -> Vec<Value> {
    Viewer::all(game.seats()).map(|viewer| game.view(viewer)).collect()
}

#[test]
fn every_rulebook_names_every_field_and_every_phase_and_no_others() {
    for facts in ALL {
        let mut met = Written::default();
        let documented = documented(facts);
        // Some phases are rare: what is documented is waited for, within reason.
        for first in (0..MOST_GAMES).step_by(GAMES as usize) {
            play(facts, first..first + GAMES, |game| met.note(&game.truth(), &views(game)));
            if met.phases == documented.phases {
                break;
            }
        }
        assert_eq!(met.position, documented.position, "fields of positions of {}", facts.id);
        assert_eq!(met.view, documented.view, "fields of views of {}", facts.id);
        assert_eq!(met.phases, documented.phases, "phases of {}", facts.id);
    }
}

#[test]
fn every_rulebook_names_every_way_to_end_and_no_others() {
    for facts in ALL {
        let mut met = Names::new();
        let games = ENDINGS / u64::from(facts.seats.1 - facts.seats.0 + 1) / option_sets(facts).len() as u64;
        play(facts, 0..games, |game| met.extend(game.outcome().map(|outcome| outcome.ended.to_owned())));
        let documented = documented(facts).ended;
        assert!(met.is_subset(&documented), "{}: {met:?}, but the rulebook has {documented:?}", facts.id);
        // What hardly ever happens by chance is brought about by a test of the game's own.
        let tests = format!("{}/{}/tests.rs", env!("CARGO_MANIFEST_DIR"), facts.id.replace('-', "_"));
        let tests = std::fs::read_to_string(tests).expect("a game has tests");
        for rare in documented.difference(&met) {
            assert!(tests.contains(&format!("\"{rare}\"")), "{}: {rare} never happens", facts.id);
        }
    }
}

#[test]
fn the_same_things_have_the_same_shape_in_all_games() {
    for facts in ALL {
        play(facts, 0..2, |game| {
            let (truth, views) = (game.truth(), views(game));
            let asked: Vec<_> = game.turn().seats().iter().map(|seat| seat.0).collect();
            for (value, you) in views.iter().zip((0..game.seats()).map(Some).chain([None])) {
                assert_eq!(value["you"], json!(you), "{}", facts.id);
            }
            assert!(truth.get("you").is_none(), "the truth is nobody's");
            for value in views.iter().chain([&truth]) {
                assert_eq!(value["asked"], json!(asked), "{}: {value}", facts.id);
                let points = value["points"].as_array().expect("points are a list");
                assert_eq!(points.len(), usize::from(game.seats()), "{}: one per seat", facts.id);
                assert!(points.iter().all(Value::is_i64), "{}: whole numbers", facts.id);
                let seat = value.get("seat").unwrap_or_else(|| panic!("{}: {value}", facts.id));
                let [phase, seat] = [&value["phase"]["name"], seat];
                assert_eq!(phase == "over", game.outcome().is_some(), "{}: {value}", facts.id);
                if phase == "start" || phase == "over" {
                    assert!(seat.is_null(), "{}: it is nobody's turn: {value}", facts.id);
                }
                if let [only] = asked[..]
                    && value.get("ended_by").is_some()
                {
                    assert_eq!(*seat, json!(only), "{}: who is asked has the turn", facts.id);
                }
                if let Some(outcome) = game.outcome() {
                    assert_eq!(value["points"], json!(outcome.scores.as_slice()), "{}", facts.id);
                }
            }
        });
    }
}

/// Reads what was written of a game, and sets it up.
struct SetUpAgain<'a>(&'a Value);

impl Visitor for SetUpAgain<'_> {
    type Output = Result<Value, String>;
    fn visit<G: TableGame>(self) -> Self::Output {
        let position: G::Position = small_json::read_value(self.0).map_err(|bad| bad.to_string())?;
        let game = <G as SetUp>::set_up(&position).map_err(|bad| bad.to_string())?;
        Ok(small_json::value_of(&game.position()))
    }
}

#[test]
fn positions_of_the_old_shape_are_read_and_what_is_worked_out_is_passed_over() {
    for facts in ALL {
        play(facts, 0..1, |game| {
            let truth = game.truth();
            let mut old = old_shape(&truth);
            // Points stood beside what else a player has where the truth had any.
            let had_points = facts.id == "happy-cows";
            let players = old.get_mut("players").and_then(Value::as_array_mut);
            for player in players.into_iter().flatten() {
                let player = player.as_object_mut().expect("a player has fields");
                player.retain(|name, _| name != "points" || had_points);
            }
            let without_points = |mut position: Value| {
                position.as_object_mut().expect("it has fields").remove("points");
                position
            };
            let mut wrong = truth.clone();
            wrong["points"] = json!([99, 99]);
            wrong["asked"] = json!([0, 1]);
            for position in [truth.clone(), old.clone(), without_points(old), wrong] {
                let again = visit(facts.id, SetUpAgain(&position)).expect("a registered game");
                assert_eq!(again.as_ref(), Ok(&truth), "{}: {position}", facts.id);
            }
        });
    }
}

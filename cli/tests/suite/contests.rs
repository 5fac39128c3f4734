//! Many games without people: simulations, tournaments, reports.

use std::path::Path;

use serde_json::Value;
use tempfile::TempDir;

use crate::commands::{barn, barn_in, done, failed};

fn json(text: &str) -> Value {
    serde_json::from_str(text).expect("it is JSON")
}

fn folder() -> TempDir {
    TempDir::new().expect("a folder can be had")
}

fn read(folder: &Path, name: &str) -> String {
    std::fs::read_to_string(folder.join(name)).expect("it was written")
}

#[test]
fn simulate_seats_players_of_every_level() {
    for facts in games::ALL {
        let levels = ["hard:2", "expert:2", "random", "medium", "easy", "random"];
        let players = &levels[..usize::from(facts.seats.1)];
        let args = ["simulate", facts.id, "--games", "2", "--seats", &players.join(","), "--json"];
        let run = |threads| {
            let mut run = json(&done(&barn(&[&args[..], &["--threads", threads]].concat())));
            let run = run.as_object_mut().expect("an object");
            run.retain(|name, _| !name.contains("second"));
            run.clone()
        };
        let alone = run("1");
        assert_eq!(alone, run("2"), "{}", facts.id);
        let named: Vec<_> =
            alone["seats"].as_array().expect("seats").iter().map(|seat| &seat["player"]).collect();
        assert_eq!(named, players);
    }
}

#[test]
fn simulate_writes_games_down() {
    let folder = folder();
    let facts = games::ALL[0];
    let write = |name: &str| {
        done(&barn_in(folder.path(), &["simulate", facts.id, "--games", "40", "--out", name], ""));
    };
    write("games.csv");
    write("games.json");
    write("games.parquet");
    let rows = json(&read(folder.path(), "games.json"));
    let rows = rows.as_array().expect("rows");
    assert_eq!(rows.len(), 40 * usize::from(facts.seats.0));
    let csv = read(folder.path(), "games.csv");
    assert!(
        csv.starts_with("game,seed,number,deal,seats,seat,player,score,win_share,decisions,steps,ended\n")
    );
    assert_eq!(csv.lines().count(), rows.len() + 1);
    let parquet = std::fs::read(folder.path().join("games.parquet")).expect("it was written");
    assert!(parquet.starts_with(b"PAR1") && parquet.ends_with(b"PAR1"));
}

#[test]
fn simulate_refuses_files_it_cannot_write() {
    let simulate = |file| barn(&["simulate", games::ALL[0].id, "--games", "1", "--out", file]);
    assert!(failed(&simulate("games.xls"), 2).contains(".csv, .json or .parquet"));
    assert!(failed(&simulate("no/such/games.csv"), 1).contains("cannot write no/such/games.csv"));
}

/// Standings of a small tournament, run in a folder with these further arguments.
fn tournament(folder: &Path, id: &str, games: &str, more: &[&str]) -> Value {
    let args = ["tournament", id, "--players", "medium,easy,random", "--games", games, "--json"];
    json(&done(&barn_in(folder, &[&args[..], more].concat(), "")))
}

#[test]
fn tournament_rates_everybody_and_repeats_itself() {
    let folder = folder();
    for facts in games::ALL {
        let seats = facts.seats.1.min(3);
        let more = ["--seats-per-game", &seats.to_string(), "--out", "games.json"];
        let standings = tournament(folder.path(), facts.id, "3", &[&more[..], &["--threads", "1"]].concat());
        assert_eq!(
            standings,
            tournament(folder.path(), facts.id, "3", &[&more[..], &["--threads", "2"]].concat())
        );
        let games_per_pairing = 3_u64.next_multiple_of(if seats == 2 { 2 } else { 2 * u64::from(seats) });
        assert_eq!(standings["games"], 3 * games_per_pairing, "{}", facts.id);
        let names: Vec<_> =
            standings["players"].as_array().expect("players").iter().map(|one| &one["player"]).collect();
        assert!(
            names.len() == 3
                && ["medium", "easy", "random"].iter().all(|name| names.contains(&&Value::from(*name)))
        );
        for pairing in standings["pairings"].as_array().expect("pairings") {
            let number = |name: &str| pairing[name].as_f64().expect("a number");
            let (low, high) = (&pairing["interval"]["low"], &pairing["interval"]["high"]);
            assert!(
                low.as_f64() <= Some(number("share")) && high.as_f64() >= Some(number("share")),
                "{pairing}"
            );
            assert_eq!(pairing["games"], games_per_pairing);
        }
        let rows = json(&read(folder.path(), "games.json"));
        assert_eq!(
            rows.as_array().map(|rows| rows.len() as u64),
            Some(3 * games_per_pairing * u64::from(seats))
        );
    }
}

#[test]
fn a_tournament_taken_up_again_ends_as_if_it_had_not_been_broken_off() {
    let folder = folder();
    let (id, log) = (games::ALL[0].id, ["--resume", "log.jsonl"]);
    let whole = tournament(folder.path(), id, "12", &[]);
    tournament(folder.path(), id, "6", &log);
    let begun = read(folder.path(), "log.jsonl");
    let (_, last) = begun.trim_end().rsplit_once('\n').expect("lines");
    let cut_short = &begun[..begun.len() - last.len() / 2];
    std::fs::write(folder.path().join("log.jsonl"), cut_short).expect("it can be written");
    assert_eq!(tournament(folder.path(), id, "12", &log), whole);
    let full = read(folder.path(), "log.jsonl");
    assert_eq!(full.lines().count() as u64, 1 + whole["games"].as_u64().expect("a number"));
    let kept = cut_short.lines().count() - 1;
    assert!(full.lines().take(kept).eq(cut_short.lines().take(kept)), "nothing was played again");
    assert_eq!(tournament(folder.path(), id, "12", &log), whole, "nothing is left to play");
    assert_eq!(read(folder.path(), "log.jsonl"), full);
}

#[cfg(unix)]
#[test]
fn an_interrupted_tournament_keeps_what_is_finished() {
    let folder = folder();
    let log = folder.path().join("log.jsonl");
    let id = games::ALL[0].id;
    let mut command = std::process::Command::new(assert_cmd::cargo::cargo_bin!("barn"));
    command.current_dir(folder.path()).args(["tournament", id, "--players", "medium,easy,random", "--json"]);
    command.args(["--games", "1000000000", "--resume", "log.jsonl"]);
    let command = command.stdout(std::process::Stdio::piped()).stderr(std::process::Stdio::piped());
    let child = command.spawn().expect("barn runs");
    // Until every pairing has played a deal, with a few more games under way.
    while std::fs::read_to_string(&log).map_or(0, |text| text.lines().count()) < 40 {
        std::thread::yield_now();
    }
    let kill = std::process::Command::new("kill").args(["-INT", &child.id().to_string()]).status();
    assert!(kill.expect("kill runs").success());
    let output = child.wait_with_output().expect("barn ends");
    let said = failed(&output, 1);
    assert!(said.contains("stopped after") && said.contains("goes on from there"), "{said}");
    let standings = json(&String::from_utf8(output.stdout).expect("we print text"));
    let finished = read(folder.path(), "log.jsonl").lines().count() as u64 - 1;
    assert!(standings["games"].as_u64().is_some_and(|games| games <= finished && games > 0), "{standings}");
    let again = tournament(folder.path(), id, "6", &["--resume", "log.jsonl"]);
    assert_eq!(again, tournament(folder.path(), id, "6", &[]));
}

#[test]
fn tournament_refuses_what_makes_no_sense() {
    let id = games::ALL[0].id;
    for (args, said) in [
        (&["--players", "hard"][..], "two players"),
        (&["--players", "easy,hard,easy"], "easy takes part twice"),
        (&["--players", "easy,you"], "no player \"you\""),
        (&[], "--players"),
        (&["--players", "easy,hard", "--seats-per-game", "0"], "0 is not in"),
        (&["--players", "easy,hard", "--seats-per-game", "9"], "players, not 9"),
        (&["--players", "easy,hard", "--games", "0"], "0 is not in"),
        (&["--players", "easy,hard", "--option", "start=77"], "option `start`"),
        (&["--players", "easy,hard", "--out", "games.doc"], ".parquet"),
    ] {
        let told = failed(&barn(&[&["tournament", id][..], args].concat()), 2);
        assert!(told.contains(said), "{args:?}: {told}");
    }
}

#[test]
fn a_log_that_does_not_fit_is_refused() {
    let folder = folder();
    let id = games::ALL[0].id;
    let run = |more: &[&str]| {
        let args = ["tournament", id, "--players", "easy,random", "--games", "2", "--resume", "log.jsonl"];
        barn_in(folder.path(), &[&args[..], more].concat(), "")
    };
    let text = done(&run(&[]));
    assert!(text.contains("easy – random") && text.contains("rating"), "{text}");
    assert!(failed(&run(&["--seed", "2"]), 2).contains("its seed differs"));
    assert!(failed(&run(&["--option", "start=0"]), 2).contains("its options differ"));
    let log = read(folder.path(), "log.jsonl");
    std::fs::write(folder.path().join("log.jsonl"), log.clone() + "moo\n").expect("it can be written");
    let said = failed(&run(&[]), 1);
    assert!(said.contains(&format!("line {}", log.lines().count() + 1)), "{said}");
    for other in ["moo", "moo\n", "moo\nmoo"] {
        std::fs::write(folder.path().join("log.jsonl"), other).expect("it can be written");
        assert!(failed(&run(&[]), 1).contains("line 1"));
        assert_eq!(read(folder.path(), "log.jsonl"), other, "what is not ours is left alone");
    }
}

#[test]
fn report_draws_a_page_that_needs_nothing_else() {
    let folder = folder();
    for facts in games::ALL {
        let seats = facts.seats.1.to_string();
        let more = ["--player", "easy", "--player-games", "20", "--games", "60", "--seats-per-game", &seats];
        let report = |out| {
            let args = [&["report", facts.id, "--out", out][..], &more].concat();
            assert!(done(&barn_in(folder.path(), &args, "")).contains(facts.title));
            read(folder.path(), out)
        };
        let page = report("a.html");
        assert_eq!(page, report("b.html"), "the same seed gives the same page");
        for id in ["length", "scores", "seats", "rare", "openings", "ladder"] {
            assert!(page.contains(&format!("<section id=\"{id}\">")), "{}: {id}", facts.id);
        }
        for tag in ["section", "svg", "table", "details", "tr", "td"] {
            let (opened, closed) = (format!("<{tag}"), format!("</{tag}>"));
            let opened =
                page.matches(&format!("{opened} ")).count() + page.matches(&format!("{opened}>")).count();
            assert_eq!(opened, page.matches(&closed).count(), "{}: {tag}", facts.id);
        }
        let plots = page.matches("<svg ").count();
        assert!(plots >= 5 && page.matches("role=\"img\" aria-label=\"").count() == plots, "{}", facts.id);
        assert!(page.contains("prefers-color-scheme: dark") && page.contains("var(--strong)"));
        assert!(!page.contains("#0000"), "colours are the page's");
        let page = page.replace("http://www.w3.org/2000/svg", "");
        for outside in ["http", "<script", "src=", "url(", "@import", "⟨"] {
            assert!(!page.contains(outside), "{}: {outside}", facts.id);
        }
    }
}

#[test]
fn report_shows_the_ladder_it_is_given() {
    let folder = folder();
    let [facts, other] = [games::ALL[0], games::ALL[1]];
    let ladder = tournament(folder.path(), facts.id, "2", &[]);
    std::fs::write(folder.path().join("ladder.json"), ladder.to_string()).expect("it can be written");
    std::fs::write(folder.path().join("moo.json"), "{}").expect("it can be written");
    let report = |id, ladder| {
        let games = ["--games", "5", "--player", "easy", "--player-games", "5"];
        barn_in(folder.path(), &[&["report", id, "--ladder", ladder][..], &games].concat(), "")
    };
    done(&report(facts.id, "ladder.json"));
    let page = read(folder.path(), "report.html");
    let (_, section) = page.split_once("<section id=\"ladder\">").expect("it is there");
    assert!(["medium", "easy", "random"].iter().all(|name| section.contains(&format!("<td>{name}</td>"))));
    assert!(section.contains("<svg "));
    assert!(failed(&report(other.id, "ladder.json"), 1).contains("it is about"));
    assert!(failed(&report(facts.id, "moo.json"), 1).contains("moo.json is no ladder"));
    assert!(failed(&report(facts.id, "none.json"), 1).contains("cannot read none.json"));
}

#[test]
fn report_refuses_what_makes_no_sense() {
    let id = games::ALL[0].id;
    for (args, code, said) in [
        (&["--games", "0"][..], 2, "0 is not in"),
        (&["--player", "you"], 2, "no player \"you\""),
        (&["--seats-per-game", "1"], 2, "players, not 1"),
        (&["--option", "colour=mauve"], 2, "no such option"),
        (
            &["--games", "1", "--player", "easy", "--player-games", "1", "--out", "no/such/a.html"],
            1,
            "cannot write no/such/a.html",
        ),
    ] {
        let told = failed(&barn(&[&["report", id][..], args].concat()), code);
        assert!(told.contains(said), "{args:?}: {told}");
    }
}

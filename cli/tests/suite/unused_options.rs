//! What a command cannot do with an option is refused, not ignored.

use std::process::{Command, Output};

use assert_cmd::cargo::cargo_bin;

use crate::home;

fn barn(args: &[&str]) -> Output {
    Command::new(cargo_bin!("barn")).args(args).env("XDG_DATA_HOME", home()).output().expect("barn runs")
}

/// All options of `barn play`, as its help lists them.
fn options_of_play() -> Vec<String> {
    let help = String::from_utf8(barn(&["play", "--help"]).stdout).expect("help is text");
    let option = |line: &str| {
        let name = line.trim_start().trim_start_matches("-h, ").strip_prefix("--")?;
        Some(name.split([' ', '=']).next()?.to_owned())
    };
    help.lines().filter_map(option).collect()
}

#[test]
fn at_a_table_elsewhere_every_option_counts_or_is_refused() {
    let id = games::ALL[0].id;
    let link = "http://127.0.0.1:9/#/table/t1/5ec4e7";
    let refused = |args: &[&str], named: &str| {
        let output = barn(&[&["play", "--join", link], args].concat());
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(output.status.code(), Some(2), "{args:?}: {said}");
        assert!(said.contains("cannot be used with") && said.contains(named), "{args:?}: {said}");
    };
    refused(&[id], "[GAME]");
    let mut tried = Vec::new();
    for option in options_of_play() {
        let value = match option.as_str() {
            // These mean something at a table elsewhere.
            "join" | "names" | "lang" | "help" => continue,
            "seats" => "you,easy",
            "option" => "advanced=true",
            "seed" => "42",
            "save-to" | "resume" => "evening.barn",
            other => panic!("is --{other} refused with --join, or what does it mean there?"),
        };
        refused(&[&format!("--{option}"), value], &format!("--{option}"));
        tried.push(option);
    }
    assert_eq!(tried.len(), 5, "{tried:?}");
    for names in ["Ida,Otto", "Ida,Otto,Eve"] {
        let output = barn(&["play", "--join", link, "--names", names]);
        assert_eq!(output.status.code(), Some(2), "one person has one name: {output:?}");
    }
}

#[test]
fn a_game_that_goes_on_has_its_luck_and_options_already() {
    for option in [["--seed", "42"], ["--option", "advanced=true"]] {
        let output = barn(&["play", "--resume", "evening.barn", option[0], option[1]]);
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(output.status.code(), Some(2), "{said}");
        assert!(said.contains("cannot be used with") && said.contains(option[0]), "{said}");
    }
}

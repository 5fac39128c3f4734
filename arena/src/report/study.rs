//! Parts of the page that look closer: what is rare, how to begin, how far skill reaches.

use std::cmp::Reverse;
use std::collections::BTreeSet;

use engine::Lang;

use super::figures::{Figure, between, heads, label, span};
use super::plots::{self, Axis, Ink, Mark, Row, percent};
use super::{Report, census};
use crate::{Opening, PlayerStanding, Results, wilson};

/// How many rows a plot has at most.
const ROWS: usize = 16;
/// What happens in more games than this is not rare.
const COMMON: f64 = 0.95;
/// The rarest thing the plot of rare things has room for: one game in ten thousand.
const RAREST: f64 = 1e-4;

impl Report<'_> {
    /// What does not happen in every game, if there is such a thing.
    pub(super) fn rare(&self) -> Option<Figure> {
        let rare = self.rare_ids();
        let rows: Vec<Row> = rare.iter().map(|id| self.rare_row(id)).collect();
        let words = format!(
            "In how many games the rarer things happen at least once; each step of the axis is ten times the one \
             before. What hardly ever happens may not be worth its rule.{}",
            self.never_told()
        );
        let says = |power: f64| percent(10f64.powf(power));
        let axis = Axis { range: RAREST.log10()..0.0, says: &says, fair: None };
        let numbers = |id: &&str| {
            let shares = self.groups().map(|group| percent(share_told(group.results, id)));
            [vec![(*id).to_owned(), self.example(id)], shares.to_vec()].concat()
        };
        (!rows.is_empty()).then(|| Figure {
            id: "rare",
            heading: "What is rare",
            plot: Some(plots::marks(&words, &rows, &axis)),
            words,
            axis: "share of games in which it happens, by its name in the game's words",
            head: heads(&["name", "for example", "random", self.player]),
            rows: rare.iter().map(numbers).collect(),
        })
    }

    /// The rarest phrases, the rarest of all last.
    fn rare_ids(&self) -> Vec<&str> {
        let told = |results| census(results).told.keys().map(AsRef::as_ref);
        let all: BTreeSet<&str> = told(self.random).chain(told(self.strong)).collect();
        let rare = |id: &&str| share_told(self.random, id).min(share_told(self.strong, id)) < COMMON;
        let mut rare: Vec<&str> = all.into_iter().filter(rare).collect();
        rare.sort_by(|a, b| share_told(self.random, b).total_cmp(&share_told(self.random, a)));
        rare.split_off(rare.len().saturating_sub(ROWS))
    }

    /// The marks of those groups in whose games it happened, by powers of ten.
    fn rare_row(&self, id: &str) -> Row {
        let marks = self.groups().map(|group| group.mark(share_told(group.results, id)));
        let power = |share: f64| share.max(RAREST).log10();
        let powers =
            |mark: Mark| Mark { at: power(mark.at), low: power(mark.low), high: power(mark.high), ..mark };
        Row { label: label(id), marks: marks.into_iter().filter(|mark| mark.at > 0.0).map(powers).collect() }
    }

    fn example(&self, id: &str) -> String {
        let found = self.groups().into_iter().find_map(|group| census(group.results).told.get(id));
        found.map(|count| self.say(&count.example.phrase)).unwrap_or_default()
    }

    /// A sentence about what the game has words for and nobody was told.
    fn never_told(&self) -> String {
        let english = self.facts.words.iter().find(|(lang, _)| *lang == Lang::English);
        let lines = english.map_or("", |(_, text)| text).lines();
        let ids = lines.filter_map(|line| line.split_once(" =")).map(|(id, _)| id);
        let told = |id: &str| share_told(self.random, id) > 0.0 || share_told(self.strong, id) > 0.0;
        let never: Vec<&str> = ids.filter(|id| id.starts_with("told-") && !told(id)).collect();
        match never.as_slice() {
            [] => String::new(),
            ids => format!(" Never told to onlookers at this table: {}.", ids.join(", ")),
        }
    }

    pub(super) fn openings(&self) -> Figure {
        let openings = &census(self.strong).openings;
        let made: u64 = openings.values().map(|opening| opening.times).sum();
        let chosen = |opening: &Opening| percent(opening.times as f64 / made as f64);
        let mut usual: Vec<_> = openings.iter().collect();
        usual.sort_by_key(|(_, opening)| Reverse(opening.times));
        usual.truncate(ROWS);
        let row = |(mv, opening): &(&String, &Opening)| Row {
            label: format!("{} · {}", label(mv), chosen(opening)),
            marks: vec![win_mark(opening)],
        };
        let numbers = |(mv, opening): &(&String, &Opening)| {
            let (mark, words) = (win_mark(opening), self.say(&opening.example.phrase));
            vec![(*mv).clone(), words, chosen(opening), percent(mark.at), between(mark.interval())]
        };
        let words = format!(
            "The first decision of every player, as {} makes it: the {} most frequent of {} different ones, with how \
             often each is chosen, and how often it wins. Which moves are legal depends on luck, so rare is not \
             the same as bad.",
            self.player,
            usual.len(),
            openings.len()
        );
        let fair = Some(1.0 / self.seats() as f64);
        let axis = Axis { range: 0.0..1.0, says: &|share| percent(share), fair };
        let rows: Vec<Row> = usual.iter().map(row).collect();
        Figure {
            id: "openings",
            heading: "How to begin",
            plot: Some(plots::marks(&words, &rows, &axis)),
            words,
            axis: "share of wins of those who began so",
            head: heads(&["move", "in words", "chosen", "wins", "95 %"]),
            rows: usual.iter().map(numbers).collect(),
        }
    }

    pub(super) fn ladder(&self) -> Figure {
        let standings = self.ladder.filter(|standings| !standings.players.is_empty());
        let words = match standings {
            None => "No tournament was given, so there is no ladder of players here. Make one with barn \
                tournament --json and hand it over with --ladder."
                .to_owned(),
            Some(standings) => format!(
                "Ratings from {} games of a tournament with {} players a game: 100 points more win 64 of 100 games, \
                 400 points more 91. The longer the ladder, the more there is to learn.",
                standings.games, standings.seats
            ),
        };
        let players = standings.map_or(&[][..], |standings| &standings.players);
        let row = |standing: &PlayerStanding| Row {
            label: label(&standing.player),
            marks: vec![Mark::new(Ink::Strong, standing.rating, standing.interval)],
        };
        let rows: Vec<Row> = players.iter().map(row).collect();
        let points = |points: f64| format!("{points:.0}");
        let numbers = |one: &PlayerStanding| {
            let sure = format!("{} to {}", points(one.interval.low), points(one.interval.high));
            vec![one.player.clone(), points(one.rating), sure, percent(one.share)]
        };
        let plot = || plots::marks(&words, &rows, &Axis { range: span(&rows), says: &points, fair: None });
        Figure {
            id: "ladder",
            heading: "How far skill reaches",
            plot: standings.map(|_| plot()),
            axis: "rating",
            head: heads(&["player", "rating", "95 %", "wins"]),
            rows: players.iter().map(numbers).collect(),
            words,
        }
    }
}

/// In which share of its games something was told.
fn share_told(results: &Results, id: &str) -> f64 {
    census(results).told.get(id).map_or(0.0, |count| count.games as f64 / results.games as f64)
}

/// How often a first decision won.
fn win_mark(opening: &Opening) -> Mark {
    let share = opening.won.wins() / opening.times as f64;
    Mark::new(Ink::Strong, share, wilson(share, opening.times as f64))
}

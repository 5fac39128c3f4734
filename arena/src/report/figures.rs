//! The parts of the page: a heading, a sentence or two, a plot and its numbers.

use std::cmp::Reverse;
use std::collections::BTreeSet;

use engine::{Lang, Phrase};

use super::counts::{histogram, quantile};
use super::plots::{self, Axis, Ink, Mark, Row, percent};
use super::{Report, census};
use crate::{Interval, Results, wilson};

/// How many rows a plot has at most.
const ROWS: usize = 16;
/// How many letters of a label there is room for.
const LABEL: usize = 24;
/// The rarest thing the plot of rare things has room for: one game in ten thousand.
const RAREST: f64 = 1e-4;

/// One part of the page.
pub(super) struct Figure {
    pub(super) id: &'static str,
    pub(super) heading: &'static str,
    pub(super) words: String,
    pub(super) plot: Option<String>,
    pub(super) axis: &'static str,
    pub(super) head: Vec<String>,
    pub(super) rows: Vec<Vec<String>>,
}

impl Report<'_> {
    /// Both groups of players with the colour each is drawn in.
    fn groups(&self) -> [(Ink, &str, &Results); 2] {
        [(Ink::Random, "random", self.random), (Ink::Strong, self.player, self.strong)]
    }

    pub(super) fn length(&self) -> Figure {
        let plot = histogram(&census(self.random).lengths, &census(self.strong).lengths);
        let words = format!(
            "How many decisions a game takes, all players together: {:.0} on average at random, {:.0} when \
             played to win. A wide hill means that nobody knows how long they will sit.",
            self.random.decisions_per_game(),
            self.strong.decisions_per_game()
        );
        let row = |(_, name, results): (Ink, &str, &Results)| {
            let lengths = &census(results).lengths;
            let at = |share| quantile(lengths, share).unwrap_or_default().to_string();
            let ends = [results.shortest, results.longest].map(|length| length.to_string());
            let [shortest, longest] = ends;
            vec![name.to_owned(), shortest, at(0.05), at(0.5), at(0.95), longest]
        };
        Figure {
            id: "length",
            heading: "How long it lasts",
            plot: Some(plots::histogram(&words, &plot)),
            words,
            axis: "decisions in a game · share of games",
            head: heads(&["players", "shortest", "5 %", "median", "95 %", "longest"]),
            rows: self.groups().map(row).to_vec(),
        }
    }

    pub(super) fn scores(&self) -> Figure {
        let mut table = Vec::new();
        let rows = (0..self.seats()).map(|seat| {
            let marks = self.groups().map(|(ink, name, results)| {
                let scores = &census(results).scores[seat];
                let at = |share| quantile(scores, share).unwrap_or_default();
                let [low, from, middle, to, high] = [0.05, 0.25, 0.5, 0.75, 0.95].map(at);
                let mean = format!("{:.1}", results.seats[seat].mean(results.games));
                let numbers = [low, from, middle, to, high].map(|score| score.to_string());
                table.push([vec![ordinal(seat), name.to_owned(), mean], numbers.to_vec()].concat());
                let [low, from, at, to, high] = [low, from, middle, to, high].map(f64::from);
                Mark { ink, at, low, high, middle: Some((from, to)) }
            });
            Row { label: ordinal(seat), marks: marks.to_vec() }
        });
        let rows: Vec<Row> = rows.collect();
        let words = "What each place in turn order scores. The box holds the middle half of the games, the \
            stroke in it the median; the line reaches over nine games in ten."
            .to_owned();
        let axis = Axis { range: span(&rows, 0.05), says: &|points| format!("{points:.0}"), fair: None };
        Figure {
            id: "scores",
            heading: "What they score",
            plot: Some(plots::marks(&words, &rows, &axis)),
            words,
            axis: "points at the end",
            head: heads(&["place", "players", "mean", "5 %", "25 %", "median", "75 %", "95 %"]),
            rows: table,
        }
    }

    pub(super) fn seat_advantage(&self) -> Figure {
        let fair = 1.0 / self.seats() as f64;
        let mut table = Vec::new();
        let rows = (0..self.seats()).map(|seat| {
            let marks = self.groups().map(|(ink, name, results)| {
                let share = results.seats[seat].win_share(results.games);
                let found = wilson(share, results.games as f64);
                table.push(vec![ordinal(seat), name.to_owned(), percent(share), between(found)]);
                Mark { ink, at: share, low: found.low, high: found.high, middle: None }
            });
            Row { label: ordinal(seat), marks: marks.to_vec() }
        });
        let rows: Vec<Row> = rows.collect();
        let first = wilson(self.strong.seats[0].win_share(self.strong.games), self.strong.games as f64);
        let verdict = match first {
            _ if first.low > fair => "When played to win, starting is an advantage.",
            _ if first.high < fair => "When played to win, starting is a disadvantage.",
            _ => "When played to win, these games show no advantage or disadvantage of starting.",
        };
        let words = format!(
            "How often each place in turn order wins; the dashed line is an even share, {}. {verdict}",
            percent(fair)
        );
        let axis = Axis { range: span_with(&rows, fair), says: &|share| percent(share), fair: Some(fair) };
        Figure {
            id: "seats",
            heading: "Who sits well",
            plot: Some(plots::marks(&words, &rows, &axis)),
            words,
            axis: "share of wins",
            head: heads(&["place", "players", "wins", "95 %"]),
            rows: table,
        }
    }

    /// How games end, if there are several ways.
    pub(super) fn endings(&self) -> Option<Figure> {
        let reasons: BTreeSet<_> =
            self.random.ended.keys().chain(self.strong.ended.keys()).copied().collect();
        let mut table = Vec::new();
        let rows = reasons.iter().map(|reason| {
            let marks = self.groups().map(|(ink, name, results)| {
                let share = results.ended.get(reason).copied().unwrap_or(0) as f64 / results.games as f64;
                let found = wilson(share, results.games as f64);
                table.push(vec![
                    self.say(&Phrase::new(reason)),
                    name.to_owned(),
                    percent(share),
                    between(found),
                ]);
                Mark { ink, at: share, low: found.low, high: found.high, middle: None }
            });
            Row { label: label(reason.trim_start_matches("ended-")), marks: marks.to_vec() }
        });
        let rows: Vec<Row> = rows.collect();
        let words = "What brings the game to its end, and how often.".to_owned();
        let axis = Axis { range: 0.0..1.0, says: &|share| percent(share), fair: None };
        (rows.len() > 1).then(|| Figure {
            id: "endings",
            heading: "How it ends",
            plot: Some(plots::marks(&words, &rows, &axis)),
            words,
            axis: "share of games",
            head: heads(&["ending", "players", "games", "95 %"]),
            rows: table,
        })
    }

    /// What does not happen in every game, if there is such a thing.
    pub(super) fn rare(&self) -> Option<Figure> {
        let share = |results: &Results, id: &str| {
            census(results).told.get(id).map_or(0.0, |count| count.games as f64 / results.games as f64)
        };
        let all: BTreeSet<&str> =
            self.groups().iter().flat_map(|(_, _, one)| census(one).told.keys().map(AsRef::as_ref)).collect();
        let mut rare: Vec<&str> =
            all.into_iter().filter(|id| share(self.random, id).min(share(self.strong, id)) < 0.95).collect();
        rare.sort_by(|a, b| share(self.random, b).total_cmp(&share(self.random, a)));
        let rare = &rare[rare.len().saturating_sub(ROWS)..];
        let row = |id: &&str| {
            let seen = self.groups().into_iter().filter(|(_, _, results)| share(results, id) > 0.0);
            let mark = |(ink, _, results): (Ink, &str, &Results)| {
                let found = wilson(share(results, id), results.games as f64);
                let [at, low, high] =
                    [share(results, id), found.low, found.high].map(|share| share.max(RAREST).log10());
                Mark { ink, at, low, high, middle: None }
            };
            Row { label: label(id), marks: seen.map(mark).collect() }
        };
        let rows: Vec<Row> = rare.iter().map(row).collect();
        let words = format!(
            "In how many games the rarer things happen at least once; each step of the axis is ten times the one \
             before. What hardly ever happens may not be worth its rule.{}",
            self.never_told()
        );
        let says = |power: f64| percent(10f64.powf(power));
        let axis = Axis { range: RAREST.log10()..0.0, says: &says, fair: None };
        (!rows.is_empty()).then(|| Figure {
            id: "rare",
            heading: "What is rare",
            plot: Some(plots::marks(&words, &rows, &axis)),
            words,
            axis: "share of games in which it happens, by its name in the game's words",
            head: heads(&["name", "for example", "random", self.player]),
            rows: rare
                .iter()
                .map(|id| {
                    vec![
                        (*id).to_owned(),
                        self.example(id),
                        percent(share(self.random, id)),
                        percent(share(self.strong, id)),
                    ]
                })
                .collect(),
        })
    }

    fn example(&self, id: &str) -> String {
        let found = self.groups().into_iter().find_map(|(_, _, results)| census(results).told.get(id));
        found.map(|count| self.say(&count.example.phrase)).unwrap_or_default()
    }

    /// A sentence about what the game has words for and nobody was told.
    fn never_told(&self) -> String {
        let words =
            self.facts.words.iter().find(|(lang, _)| *lang == Lang::English).map_or("", |(_, text)| text);
        let ids = words.lines().filter_map(|line| line.split_once(" =")).map(|(id, _)| id);
        let told =
            |id: &str| self.groups().iter().any(|(_, _, results)| census(results).told.contains_key(id));
        let never: Vec<&str> = ids.filter(|id| id.starts_with("told-") && !told(id)).collect();
        if never.is_empty() {
            String::new()
        } else {
            format!(" Never seen at this table: {}.", never.join(", "))
        }
    }

    pub(super) fn openings(&self) -> Figure {
        let openings = &census(self.strong).openings;
        let made: u64 = openings.values().map(|opening| opening.times).sum();
        let mut usual: Vec<_> = openings.iter().collect();
        usual.sort_by_key(|(_, opening)| Reverse(opening.times));
        usual.truncate(ROWS);
        let mut table = Vec::new();
        let rows = usual.iter().map(|(mv, opening)| {
            let share = opening.won.wins() / opening.times as f64;
            let found = wilson(share, opening.times as f64);
            let chosen = percent(opening.times as f64 / made as f64);
            table.push(vec![
                (*mv).clone(),
                self.say(&opening.example.phrase),
                chosen.clone(),
                percent(share),
                between(found),
            ]);
            let mark = Mark { ink: Ink::Strong, at: share, low: found.low, high: found.high, middle: None };
            Row { label: format!("{} · {chosen}", label(mv)), marks: vec![mark] }
        });
        let rows: Vec<Row> = rows.collect();
        let fair = 1.0 / self.seats() as f64;
        let words = format!(
            "The first decision of every player, as {} makes it: the {} most frequent of {} different ones, with how \
             often each is chosen, and how often it wins. Which moves are legal depends on luck, so rare is not \
             the same as bad.",
            self.player,
            rows.len(),
            openings.len()
        );
        let axis = Axis { range: 0.0..1.0, says: &|share| percent(share), fair: Some(fair) };
        Figure {
            id: "openings",
            heading: "How to begin",
            plot: Some(plots::marks(&words, &rows, &axis)),
            words,
            axis: "share of wins of those who began so",
            head: heads(&["move", "in words", "chosen", "wins", "95 %"]),
            rows: table,
        }
    }

    pub(super) fn ladder(&self) -> Figure {
        let mut figure = Figure {
            id: "ladder",
            heading: "How far skill reaches",
            words: "No tournament was given, so there is no ladder of players here. Make one with barn tournament \
                --json and hand it over with --ladder."
                .to_owned(),
            plot: None,
            axis: "rating",
            head: heads(&["player", "rating", "95 %", "wins"]),
            rows: Vec::new(),
        };
        let Some(standings) = self.ladder else { return figure };
        let row = |standing: &crate::PlayerStanding| {
            let Interval { low, high } = standing.interval;
            Row {
                label: label(&standing.player),
                marks: vec![Mark { ink: Ink::Strong, at: standing.rating, low, high, middle: None }],
            }
        };
        let rows: Vec<Row> = standings.players.iter().map(row).collect();
        figure.words = format!(
            "Ratings from {} games of a tournament with {} players a game: 100 points more win 64 of 100 games, 400 \
             points more 91. The longer the ladder, the more there is to learn.",
            standings.games, standings.seats
        );
        let axis = Axis { range: span(&rows, 0.05), says: &|points| format!("{points:.0}"), fair: None };
        figure.plot = Some(plots::marks(&figure.words, &rows, &axis));
        figure.rows = standings
            .players
            .iter()
            .map(|one| {
                let Interval { low, high } = one.interval;
                vec![
                    one.player.clone(),
                    format!("{:.0}", one.rating),
                    format!("{low:.0} to {high:.0}"),
                    percent(one.share),
                ]
            })
            .collect();
        figure
    }
}

fn heads(names: &[&str]) -> Vec<String> {
    names.iter().map(|name| (*name).to_owned()).collect()
}

/// A place in turn order.
fn ordinal(seat: usize) -> String {
    match seat {
        0 => "1st".to_owned(),
        1 => "2nd".to_owned(),
        2 => "3rd".to_owned(),
        _ => format!("{}th", seat + 1),
    }
}

fn between(interval: Interval) -> String {
    format!("{} to {}", percent(interval.low), percent(interval.high))
}

/// As much of a text as there is room for.
fn label(text: &str) -> String {
    if text.chars().count() <= LABEL {
        return text.to_owned();
    }
    text.chars().take(LABEL - 1).chain(['…']).collect()
}

/// From the lowest to the highest end of all marks, and a little further.
fn span(rows: &[Row], further: f64) -> std::ops::Range<f64> {
    let marks = || rows.iter().flat_map(|row| &row.marks);
    let low = marks().map(|mark| mark.low).fold(f64::INFINITY, f64::min);
    let high = marks().map(|mark| mark.high).fold(f64::NEG_INFINITY, f64::max);
    let room = ((high - low) * further).max(1e-3);
    low - room..high + room
}

/// As [`span`], with room for one more value.
fn span_with(rows: &[Row], value: f64) -> std::ops::Range<f64> {
    let span = span(rows, 0.1);
    (span.start.min(value - 0.02)).max(0.0)..(span.end.max(value + 0.02)).min(1.0)
}

//! A page about one game for people who design games: what many games look like, drawn and in words.
//!
//! The page is one HTML file that needs nothing else, neither network nor script.

mod counts;
mod figures;
mod plots;
mod study;

use askama::Template;
use engine::{Facts, Lang, Phrase, Wordbook};

use crate::{Census, Results, Standings};
use figures::Figure;
use plots::percent;

/// What a page is made of: the same table played at random and by somebody strong.
///
/// Both results need a [`Census`]: they were played closely. For seats to mean places in turn order, the
/// games should all start with seat 0.
#[derive(Clone, Copy, Debug)]
pub struct Report<'a> {
    /// The game.
    pub facts: &'static Facts,
    /// Where luck started.
    pub seed: u64,
    /// Games of random players.
    pub random: &'a Results,
    /// Games of strong players.
    pub strong: &'a Results,
    /// Who the strong players are.
    pub player: &'a str,
    /// The standings of a tournament of this game, if there was one.
    pub ladder: Option<&'a Standings>,
}

#[derive(Template)]
#[template(path = "report.html")]
struct Page<'a> {
    title: &'a str,
    hook: &'a str,
    made: String,
    keys: Vec<Key>,
    strong: String,
    figures: Vec<Figure>,
    footer: String,
}

/// A number that stands out.
struct Key {
    name: &'static str,
    value: String,
}

impl Report<'_> {
    /// The whole page.
    pub fn html(&self) -> String {
        let page = Page {
            title: self.facts.title,
            hook: self.facts.hook,
            made: format!(
                "Played by {} players: {} games at random, {} games by {}, who play to win. \
                 The first player always sits in the first seat.",
                self.seats(),
                self.random.games,
                self.strong.games,
                self.player
            ),
            keys: self.keys(),
            strong: format!("{} players", self.player),
            figures: self.figures(),
            footer: format!(
                "Made by barn report, seed {}, rules version {}. Whiskers reach over 95 of 100 cases.",
                self.seed, self.facts.version
            ),
        };
        page.render().expect("the page has no part that can fail")
    }

    fn seats(&self) -> usize {
        self.strong.seats.len()
    }

    fn keys(&self) -> Vec<Key> {
        let strong = self.strong;
        let first = strong.seats.first().map_or(0.0, |seat| seat.win_share(strong.games));
        let choices = strong.choices_per_decision().unwrap_or_default();
        let key = |name, value| Key { name, value };
        vec![
            key("decisions in a game", format!("{:.0}", strong.decisions_per_game())),
            key("legal moves to choose from", format!("{choices:.1}")),
            key("won by who starts", percent(first)),
            key("without a single winner", percent(strong.draws as f64 / strong.games as f64)),
        ]
    }

    fn figures(&self) -> Vec<Figure> {
        let figures = [
            Some(self.length()),
            Some(self.scores()),
            Some(self.seat_advantage()),
            self.endings(),
            self.rare(),
        ];
        let figures = figures.into_iter().flatten();
        figures.chain([self.openings(), self.ladder()]).collect()
    }

    fn words(&self) -> Wordbook {
        let seats = (1..=self.seats()).map(|place| format!("Player {place}")).collect();
        Wordbook::new(self.facts, Lang::English).expect("every game has English words").with_names(seats)
    }

    fn say(&self, phrase: &Phrase) -> String {
        self.words().say(phrase)
    }
}

fn census(results: &Results) -> &Census {
    results.census.as_ref().expect("reports are made of games that were watched closely")
}

//! A game at one screen, without the screen: lines of text go in, text to show comes out.
//!
//! [`Session`] lets luck and the machine's players act until a person must decide, shows that person
//! their view of the table and no other, and understands moves and a few commands. Time is handed in,
//! files are named in [`Act`]s for the caller to write.

mod commands;
mod telling;

use std::path::PathBuf;

use engine::{
    AnyGame, Fairness, Fast, Lang, Phrase, Record, Refused, Seat, SeatLine, Turn, Viewer, Wordbook,
};
use jiff::{Timestamp, Unit};
use players::AnyPlayer;
use table::Dealer;

use crate::luck::{players_luck, write_hex};
use crate::player::clock;
use crate::{Player, words};

/// What a session begins with.
pub struct Opening {
    /// The game, new or under way.
    pub game: Box<dyn AnyGame>,
    /// Who decides at each seat.
    pub players: Vec<Player>,
    /// What each seat is called.
    pub names: Vec<String>,
    /// Where luck comes from.
    pub seed: [u8; 32],
    /// The file that is kept up to date after every decision, if one was named.
    pub file: Option<PathBuf>,
    /// When the game was started, if that was earlier.
    pub started: Option<String>,
    /// The language; English if the game does not speak it.
    pub lang: Lang,
    /// How many characters fit on a line.
    pub width: usize,
}

/// What a session answers.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Reply {
    /// What to show, with styles.
    pub text: String,
    /// What to show before the next line is read.
    pub prompt: String,
    /// What to do before the text is shown.
    pub acts: Vec<Act>,
}

/// Something a session wants done.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Act {
    /// Clear the screen and what can be scrolled back to: it showed secrets.
    Clear,
    /// Write this record to this file.
    Save {
        /// Where.
        file: PathBuf,
        /// The record, as JSON.
        record: String,
        /// What to tell the person when it is done, if anything.
        say: Option<String>,
    },
    /// The session is over.
    Leave,
}

/// What a session waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Waiting {
    /// This person should take the screen; nothing of theirs has been shown yet.
    Curtain(Seat),
    /// This person's decision.
    Decision(Seat),
    /// Nothing more: the game is over.
    End,
}

/// A game at one screen.
pub struct Session {
    game: Box<dyn AnyGame>,
    players: Vec<Player>,
    /// The machines, at the seats where they play.
    bots: Vec<Option<Box<dyn AnyPlayer>>>,
    names: Vec<String>,
    words: Wordbook,
    dealer: Dealer,
    machine_luck: Fast,
    file: Option<PathBuf>,
    started: String,
    ended: Option<String>,
    /// How many steps each seat has been told about.
    told: Vec<usize>,
    waiting: Waiting,
    /// When the decision that is waited for was first asked.
    asked: Timestamp,
    /// How many steps were there when the game was last written to a file.
    saved: Option<usize>,
    width: usize,
}

impl Session {
    /// Takes up a game.
    pub fn new(opening: Opening, now: Timestamp) -> Session {
        let Opening { game, players, names, seed, file, started, lang, width } = opening;
        assert_eq!(players.len(), usize::from(game.seats()), "every seat has a player");
        let facts = game.facts();
        let words = words::at_table(facts, lang).unwrap_or_else(|| words::in_english(facts));
        let dealer = Dealer::rejoin(seed, &*game);
        let mut machine_luck = players_luck(&seed);
        let bots = players.iter().map(|player| player.seated(&*game, &mut machine_luck)).collect();
        Session {
            words: words.with_names(names.clone()),
            dealer,
            machine_luck,
            bots,
            file,
            started: started.unwrap_or_else(|| in_seconds(now)),
            ended: None,
            told: Seat::all(game.seats()).map(|seat| last_decision(&*game, seat).unwrap_or(0)).collect(),
            waiting: Waiting::End,
            asked: now,
            saved: None,
            width,
            game,
            players,
            names,
        }
    }

    /// What to show first.
    pub fn open(&mut self, now: Timestamp) -> Reply {
        let welcome = self.welcome();
        let mut reply = self.go_on(now);
        reply.text.insert_str(0, &welcome);
        reply
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.game.turn() == Turn::Over
    }

    /// The record so far.
    pub fn record(&self) -> Record {
        let seats = self.names.iter().zip(&self.players);
        let seats = seats.map(|(name, player)| SeatLine { name: name.clone(), kind: player.to_string() });
        table::seal(Record {
            started: Some(self.started.clone()),
            ended: self.ended.clone(),
            ..self.game.record(seats.collect(), self.fairness())
        })
    }

    /// What the record says about the luck.
    fn fairness(&self) -> Option<Fairness> {
        let seed = write_hex(self.dealer.seed());
        self.dealer.drew_all().then(|| Fairness { seed, ..Fairness::default() })
    }

    /// Hears a line that was typed.
    pub fn line(&mut self, line: &str, now: Timestamp) -> Reply {
        let line = line.trim();
        match self.waiting {
            Waiting::Curtain(_) if line == "quit" => self.quit(now),
            Waiting::Curtain(seat) => self.ask(seat, now),
            Waiting::Decision(seat) => self.hear(seat, line, now),
            Waiting::End => self.hear_after_the_end(line, now),
        }
    }

    /// Hears that nothing more will be typed. A game that is not over is saved, wherever that may be.
    pub fn end_of_input(&mut self, now: Timestamp) -> Reply {
        self.quit(now)
    }

    /// Hears that a file could not be written.
    pub fn save_failed(&mut self) {
        self.saved = None;
    }

    /// The file and the record to write if the program has to stop at once; `None` if there is nothing
    /// to lose.
    pub fn unsaved(&self, now: Timestamp) -> Option<(PathBuf, String)> {
        let decided = (0..self.game.len()).any(|at| self.decided_by_person(at));
        let lost = decided && !self.is_over() && self.saved != Some(self.game.len());
        lost.then(|| (self.default_file(now), self.written()))
    }

    /// Makes a person's move.
    fn play(&mut self, seat: Seat, mv: &str, now: Timestamp) -> Result<Reply, Refused> {
        let ms = now.duration_since(self.asked).as_millis().clamp(0, i128::from(u32::MAX)) as u32;
        self.game.play(seat, mv, Some(ms))?;
        Ok(self.go_on(now))
    }

    /// Goes on until a person must decide or the game is over, and keeps the file up to date.
    fn go_on(&mut self, now: Timestamp) -> Reply {
        let mut reply = self.act(now);
        if let Some(file) = self.file.clone() {
            self.saved = Some(self.game.len());
            reply.acts.push(Act::Save { file, record: self.written(), say: None });
        }
        reply
    }

    /// Lets luck and the machine act.
    fn act(&mut self, now: Timestamp) -> Reply {
        loop {
            match self.game.turn() {
                Turn::Over => return self.finish(now),
                Turn::Chance => _ = self.dealer.draw(&mut *self.game).expect("luck is asked"),
                Turn::Decide(seats) => match seats.iter().find_map(|seat| self.bot_at(seat)) {
                    Some((seat, mv)) => self.game.play(seat, &mv, None).expect("bots know the rules"),
                    None => return self.turn_to(seats.first().expect("somebody is asked"), now),
                },
            }
        }
    }

    /// What the machine does at this seat, if it sits there.
    fn bot_at(&mut self, seat: Seat) -> Option<(Seat, String)> {
        let bot = self.bots[seat.idx()].as_mut()?;
        Some((seat, bot.choose(seat, &self.game.known_to(Viewer::Seat(seat)), &clock())))
    }

    /// Asks a person, behind a curtain if another person's secrets may be on the screen.
    fn turn_to(&mut self, seat: Seat, now: Timestamp) -> Reply {
        let before = self.waiting;
        let same_person = matches!(before, Waiting::Decision(other) if other == seat);
        if same_person || self.people() < 2 || !self.game.has_secrets() {
            return self.ask(seat, now);
        }
        self.waiting = Waiting::Curtain(seat);
        self.curtain(seat)
    }

    fn ask(&mut self, seat: Seat, now: Timestamp) -> Reply {
        let lifted = self.waiting == Waiting::Curtain(seat);
        self.waiting = Waiting::Decision(seat);
        self.asked = now;
        let news = self.news(seat);
        let text = format!("{news}{}", self.table(seat));
        Reply { text, prompt: self.prompt(), acts: if lifted { vec![Act::Clear] } else { Vec::new() } }
    }

    fn finish(&mut self, now: Timestamp) -> Reply {
        self.ended.get_or_insert_with(|| in_seconds(now));
        self.waiting = Waiting::End;
        Reply { text: self.ending(), prompt: self.prompt(), acts: Vec::new() }
    }

    /// How many people sit at this screen.
    fn people(&self) -> usize {
        self.players.iter().filter(|player| **player == Player::You).count()
    }

    fn decided_by_person(&self, at: usize) -> bool {
        self.game.who(at).is_some_and(|seat| self.players[seat.idx()] == Player::You)
    }

    fn written(&self) -> String {
        serde_json::to_string_pretty(&self.record()).expect("records are plain data") + "\n"
    }

    /// Saves the game and says how to come back to it.
    fn save(&mut self, file: PathBuf) -> Act {
        self.saved = Some(self.game.len());
        let (id, command) =
            if self.is_over() { ("barn-saved-over", "replay") } else { ("barn-saved", "play --resume") };
        let command = format!("barn {command} {}", file.display());
        let say = Some(self.words.say(&Phrase::new(id).with("command", command)));
        Act::Save { file, record: self.written(), say }
    }

    /// The file that was named, or one that no other game has.
    fn default_file(&self, now: Timestamp) -> PathBuf {
        let name = || format!("{}-{}.barn", self.game.facts().id, now.strftime("%Y%m%d-%H%M%S")).into();
        self.file.clone().unwrap_or_else(name)
    }
}

/// The place of the last step that this seat decided.
fn last_decision(game: &dyn AnyGame, seat: Seat) -> Option<usize> {
    (0..game.len()).rev().find(|at| game.who(*at) == Some(seat))
}

/// A time as it stands in records.
fn in_seconds(time: Timestamp) -> String {
    time.round(Unit::Second).expect("our times are within range").to_string()
}

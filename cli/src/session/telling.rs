//! What a session says.

use std::fmt::Write;
use std::path::PathBuf;

use engine::{Phrase, Refused, Seat, Viewer};

use super::{Act, Reply, Session, Waiting};
use crate::screen::{FAINT, STRONG, TYPED, columns, pad, styled, wrap};
use crate::verdict::verdict;
use crate::{Player, draw, page};

/// More choices than this are listed without descriptions, in columns.
const DESCRIBED: usize = 12;

impl Session {
    pub(super) fn welcome(&self) -> String {
        let facts = self.game.facts();
        let hook = self.words.try_say(&Phrase::new("hook")).unwrap_or_else(|_| facts.hook.to_owned());
        let title = format!("{}  {}", styled(STRONG, facts.title), styled(FAINT, &hook));
        let alone = self.people() == 1;
        let player = |(name, player): (&String, &Player)| {
            let phrase = match player {
                Player::You if alone => Phrase::new("barn-you"),
                Player::You => Phrase::new("barn-person"),
                Player::Bot(bot) => Phrase::new("barn-machine").with("level", bot.to_string()),
            };
            self.words.say(&phrase.with("name", styled(STRONG, name)))
        };
        let players: Vec<String> = self.names.iter().zip(&self.players).map(player).collect();
        let players = wrap(&players.join(" "), self.width, "", "");
        let hint = styled(FAINT, &self.words.say(&Phrase::new("barn-how")));
        format!("{}\n{players}\n{hint}\n", wrap(&title, self.width, "", ""))
    }

    pub(super) fn curtain(&self, seat: Seat) -> Reply {
        let pass = Phrase::new("barn-pass").with("name", styled(STRONG, &self.words.name(seat)));
        Reply {
            text: format!("\n{}\n", self.words.say(&pass)),
            prompt: self.words.say(&Phrase::new("barn-enter")) + " ",
            acts: vec![Act::Clear],
        }
    }

    pub(super) fn prompt(&self) -> String {
        match self.waiting {
            Waiting::Decision(seat) => format!("{}> ", self.words.name(seat)),
            Waiting::Curtain(_) | Waiting::End => "> ".to_owned(),
        }
    }

    /// What happened since this person last decided, as they may know it. Said once.
    pub(super) fn news(&mut self, seat: Seat) -> String {
        let text = self.news_for(Viewer::Seat(seat), self.told[seat.idx()]);
        self.told[seat.idx()] = self.game.len();
        text
    }

    fn news_for(&self, viewer: Viewer, from: usize) -> String {
        let told = (from..).zip(self.game.told(viewer, from)).collect::<Vec<_>>();
        // What one player did in a row, or luck, is one paragraph.
        let acts = told.chunk_by(|(one, _), (next, _)| self.game.who(*one) == self.game.who(*next));
        let text: String =
            acts.map(|acts| self.paragraph(acts.iter().flat_map(|(_, told)| &told.say))).collect();
        if text.is_empty() { text } else { format!("\n{text}") }
    }

    fn paragraph<'a>(&self, phrases: impl Iterator<Item = &'a Phrase>) -> String {
        let sentences: Vec<String> = phrases.map(|phrase| self.words.say(phrase)).collect();
        if sentences.is_empty() {
            return String::new();
        }
        let told: Vec<String> = sentences.chunk_by(|one, next| one == next).map(once).collect();
        wrap(&told.join(" "), self.width, "· ", "  ") + "\n"
    }

    /// The table as this person sees it, what is asked, and the choices.
    pub(super) fn table(&self, seat: Seat) -> String {
        let moves = self.game.moves(seat);
        let scene = self.game.scene(Viewer::Seat(seat));
        // A move that goes to a square ends with its name.
        let open: Vec<_> =
            moves.iter().filter_map(|mv| mv.split(' ').next_back()).map(str::to_owned).collect();
        let drawn = draw::scene(&scene, &self.words, &open, self.width);
        let asks =
            scene.asks.map(|asks| wrap(&styled(STRONG, &self.words.say(&asks)), self.width, "", "") + "\n");
        format!("\n{drawn}\n{}{}", asks.unwrap_or_default(), self.choices(seat, &moves))
    }

    pub(super) fn choices(&self, seat: Seat, moves: &[String]) -> String {
        // A move that is written as a number would be mistaken for the number of a choice.
        let numbered = moves.iter().all(|mv| mv.parse::<usize>().is_err());
        let mark = |at: usize| if numbered { format!("{:>3}  ", at + 1) } else { "  ".to_owned() };
        let widest = moves.iter().map(|mv| columns(mv)).max().unwrap_or(0);
        let notation = |mv: &String| pad(&styled(TYPED, mv), widest);
        if moves.len() > DESCRIBED {
            let cells: Vec<String> =
                moves.iter().enumerate().map(|(at, mv)| mark(at) + &notation(mv)).collect();
            return in_columns(&cells, self.width);
        }
        let mut text = String::new();
        for (at, mv) in moves.iter().enumerate() {
            let words = self.game.describe(seat, mv).map(|phrase| self.words.say(&phrase));
            let words = words.expect("the move is legal");
            let start = format!("{}{}  ", mark(at), notation(mv));
            let rest = " ".repeat(columns(&start));
            writeln!(text, "{}", wrap(&words, self.width, &start, &rest)).expect("text grows");
        }
        text
    }

    /// How it ended.
    pub(super) fn ending(&mut self) -> String {
        let alone =
            self.players.iter().position(|player| *player == Player::You).filter(|_| self.people() == 1);
        let viewer = alone.map_or(Viewer::Spectator, |seat| Viewer::Seat(Seat(seat as u8)));
        // Of several people, everybody looks now: told is what nobody has heard yet.
        let from = alone.map_or_else(|| self.told.iter().copied().max().unwrap_or(0), |seat| self.told[seat]);
        let news = self.news_for(viewer, from);
        self.told.fill(self.game.len());
        let drawn = draw::scene(&self.game.scene(viewer), &self.words, &[], self.width);
        let outcome = self.game.outcome().expect("the game is over");
        let verdict = verdict(&outcome, &self.words);
        let reason = self.words.say(&Phrase::new(outcome.ended));
        let over = self.words.say(&Phrase::new("barn-over"));
        let mut text =
            format!("{news}\n{drawn}\n{} {reason}\n", styled(STRONG, &format!("{over} {verdict}")));
        let widest = self.names.iter().map(|name| columns(name)).max().unwrap_or(0);
        for (name, score) in self.names.iter().zip(&outcome.scores) {
            writeln!(text, "  {}  {score:>4}", pad(name, widest)).expect("text grows");
        }
        text + &self.what_now()
    }

    /// What can be typed when the game is over.
    fn what_now(&self) -> String {
        let again = |file: &PathBuf| {
            let command = format!("barn replay {}", file.display());
            self.words.say(&Phrase::new("barn-again").with("command", command)) + "\n"
        };
        let keys = Phrase::new(if self.file.is_some() { "barn-keys" } else { "barn-keys-save" });
        let again = self.file.as_ref().map(again).unwrap_or_default();
        styled(FAINT, &(again + &self.words.say(&keys))) + "\n"
    }

    /// Why a move was refused, with the clause in words.
    pub(super) fn refusal(&self, refused: &Refused) -> String {
        match refused {
            Refused::NotLegal { mv, clause } => {
                let head = Phrase::new("barn-not-possible").with("move", styled(TYPED, mv));
                format!("{}\n{}", self.words.say(&head), self.clause(clause))
            }
            Refused::BadNotation(bad) => {
                let text = Phrase::new("barn-unreadable").with("problem", bad.to_string());
                wrap(&self.words.say(&text), self.width, "", "") + "\n"
            }
            other => format!("{other}.\n"),
        }
    }

    /// The clauses that govern what is asked now.
    pub(super) fn clauses(&self) -> String {
        self.game.clauses_now().iter().map(|id| self.clause(id)).collect()
    }

    fn clause(&self, id: &str) -> String {
        let text = engine::clause(self.rulebook(), id).unwrap_or_default();
        page::clause(id, &text, self.width) + "\n"
    }

    /// The rulebook in the language of the session.
    pub(super) fn rulebook(&self) -> &'static str {
        let facts = self.game.facts();
        games::rulebook(facts.id, self.words.lang()).unwrap_or(facts.rulebook)
    }
}

/// A sentence that is repeated, said once and counted.
fn once(same: &[String]) -> String {
    match same {
        [sentence] => sentence.clone(),
        _ => format!("{} (×{}).", same[0].trim_end_matches(['.', '。']), same.len()),
    }
}

/// Cells of equal width in as many columns as fit, read from left to right.
fn in_columns(cells: &[String], width: usize) -> String {
    let widest = cells.iter().map(|cell| columns(cell)).max().unwrap_or(1) + 2;
    let per_line = (width / widest).max(1);
    cells.chunks(per_line).map(|line| line.join("  ").trim_end().to_owned() + "\n").collect()
}

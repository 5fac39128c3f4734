//! What a session says.

use std::path::PathBuf;

use engine::{OutcomeLine, Phrase, Refused, Seat, Viewer};

use super::{Act, Reply, Session, Waiting};
use crate::screen::{FAINT, STRONG, TYPED, styled, wrap};
use crate::tabletop::Tabletop;
use crate::{Player, draw, page};

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
            acts.map(|acts| self.tabletop().paragraph(acts.iter().flat_map(|(_, told)| &told.say))).collect();
        if text.is_empty() { text } else { format!("\n{text}") }
    }

    /// The table as this person sees it, what is asked, and the choices.
    pub(super) fn table(&self, seat: Seat) -> String {
        let moves = self.game.moves(seat);
        let scene = self.game.scene(Viewer::Seat(seat));
        self.tabletop().scene(&scene, &moves) + &self.choices(seat, &moves)
    }

    pub(super) fn choices(&self, seat: Seat, moves: &[String]) -> String {
        self.tabletop().choices(moves, |at| self.describe(seat, &moves[at]))
    }

    /// A legal move in words.
    pub(super) fn describe(&self, seat: Seat, mv: &str) -> String {
        let words = self.game.describe(seat, mv).map(|phrase| self.words.say(&phrase));
        words.expect("the move is legal")
    }

    pub(super) fn tabletop(&self) -> Tabletop<'_> {
        Tabletop { words: &self.words, width: self.width }
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
        let sources = games::sources(self.game.facts().id, &self.game.view(viewer).to_string());
        let ending = self.tabletop().ending(&OutcomeLine::from(&outcome), &sources);
        format!("{news}\n{drawn}\n{ending}{}", self.what_now())
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
            Refused::NotLegal { mv, clause, why } => {
                let head = Phrase::new("barn-not-possible").with("move", styled(TYPED, mv));
                let why = wrap(&self.words.say(why), self.width, "", "");
                let clause = clause.map(|clause| self.clause(clause)).unwrap_or_default();
                format!("{}\n{why}\n{clause}", self.words.say(&head))
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

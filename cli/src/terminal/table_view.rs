//! A table as one viewer sees it, as text for a person: the same on one screen and at a table elsewhere.

use engine::{AnyView, Facts, Fast, Phrase, Seat, TableGame, Visitor, Wordbook};
use jiff::Timestamp;
use table::Client;
use table::wire::{GameState, Refusal, TableState};

use crate::terminal::screen::{FAINT, STRONG, TYPED, pad, styled, wrap};
use crate::terminal::tabletop::Tabletop;
use crate::terminal::{advice, page};

/// What can be typed besides moves, and which phrase tells what it does.
pub(crate) type Help<'a> = &'a [(&'static str, &'static str)];

/// All that a client has heard of a table, and how to say it.
#[derive(Clone, Copy)]
pub(crate) struct TableView<'a> {
    pub(crate) client: &'a Client,
    pub(crate) facts: &'static Facts,
    pub(crate) you: Option<Seat>,
    pub(crate) table: &'a TableState,
    pub(crate) game: &'a GameState,
    pub(crate) words: &'a Wordbook,
    pub(crate) width: usize,
}

impl<'a> TableView<'a> {
    /// What this client knows, once it has heard its table; `None` before, or if the game is none of ours.
    pub(crate) fn of(client: &'a Client, words: &'a Wordbook, width: usize) -> Option<TableView<'a>> {
        let table = client.table()?;
        let facts = games::facts(&table.game).ok()?;
        Some(TableView { client, facts, you: client.you(), table, game: client.game()?, words, width })
    }

    /// Answers what looks at the table and changes nothing; `None` if this is something else.
    pub(crate) fn look(self, typed: &str, help: Help<'_>, luck: &Fast) -> Option<String> {
        Some(match typed {
            "" => String::new(),
            "?" => self.clauses_now(),
            "rules" => self.rules(),
            "moves" => self.choices(),
            "view" => self.drawn(),
            "help" => self.help(help),
            "hint" => self.hint(luck),
            _ => return None,
        })
    }

    /// What is printed on the box.
    pub(crate) fn title(self) -> String {
        let hook = self.words.try_say(&Phrase::new("hook")).unwrap_or_else(|_| self.facts.hook.to_owned());
        let title = format!("{}  {}", styled(STRONG, self.facts.title), styled(FAINT, &hook));
        wrap(&title, self.width, "", "") + "\n"
    }

    pub(crate) fn tabletop(self) -> Tabletop<'a> {
        Tabletop { words: self.words, width: self.width }
    }

    /// The table as it looks, what is asked, and the choices.
    pub(crate) fn drawn(self) -> String {
        let scene = self.game.scene.as_ref();
        let scene = scene.map(|scene| self.tabletop().scene(scene, &self.game.moves));
        scene.unwrap_or_default() + &self.choices()
    }

    pub(crate) fn choices(self) -> String {
        let phrases = self.game.words.as_deref().unwrap_or_default();
        let describe = |at: usize| phrases.get(at).map(|phrase| self.words.say(phrase)).unwrap_or_default();
        self.tabletop().choices(&self.game.moves, describe)
    }

    /// A legal move in words.
    fn describe(self, mv: &str) -> String {
        let at = self.game.moves.iter().position(|known| known == mv);
        let phrase = at.and_then(|at| self.game.words.as_ref()?.get(at));
        phrase.map_or_else(|| mv.to_owned(), |phrase| self.words.say(phrase))
    }

    /// What an expert who sees what this person sees would do.
    fn hint(self, luck: &Fast) -> String {
        let say = |id| self.words.say(&Phrase::new(id)) + "\n";
        let Some(you) = self.you else { return say("barn-hints-players") };
        if !self.client.is_asked() {
            return say("barn-not-asked");
        }
        let Some((view, _)) = self.read() else { return say("barn-other-rules") };
        let known = (self.facts.id, you, &view);
        advice::hint(known, &mut luck.clone(), self.tabletop(), |mv| self.describe(mv))
    }

    /// The clauses that govern what is asked now.
    fn clauses_now(self) -> String {
        let clauses = self.read().map(|(_, clauses)| clauses).unwrap_or_default();
        clauses.iter().map(|id| self.clause(id).unwrap_or_default()).collect()
    }

    /// A clause of the rulebook, if it has it.
    pub(crate) fn clause(self, id: &str) -> Option<String> {
        Some(page::clause(id, &engine::clause(self.rulebook(), id)?, self.width) + "\n")
    }

    /// The rulebook, in the language of the screen.
    pub(crate) fn rules(self) -> String {
        page::render(self.rulebook(), self.width)
    }

    fn rulebook(self) -> &'static str {
        games::rulebook(self.facts.id, self.words.lang()).unwrap_or(self.facts.rulebook)
    }

    /// How it ended, with everybody's score and where it came from; nothing, if it has not.
    pub(crate) fn ending(self) -> String {
        let Some(outcome) = &self.game.result else { return String::new() };
        let sources = games::sources(self.facts.id, self.game.view.text());
        self.tabletop().ending(outcome, &sources)
    }

    fn help(self, help: Help<'_>) -> String {
        let say = |id: &'static str| self.words.say(&Phrase::new(id));
        let widest = help.iter().map(|(typed, _)| typed.len()).max().unwrap_or(0);
        let line = |typed: &str, does| format!("  {}  {}\n", pad(&styled(TYPED, typed), widest), say(does));
        say("barn-help") + "\n" + &help.iter().map(|(typed, does)| line(typed, does)).collect::<String>()
    }

    fn read(self) -> Option<(AnyView, &'static [&'static str])> {
        games::visit(self.facts.id, Reading(self.game.view.text())).flatten()
    }
}

/// What a view tells to players and to those who look things up.
struct Reading<'a>(&'a str);

impl Visitor for Reading<'_> {
    type Output = Option<(AnyView, &'static [&'static str])>;

    fn visit<G: TableGame>(self) -> Self::Output {
        let view = AnyView::read::<G>(self.0).ok()?;
        let clauses = G::clauses_now(view.of::<G>()?);
        Some((view, clauses))
    }
}

/// The sentence for a code of a refusal, in the words of the command.
pub(crate) fn refusal_phrase(code: Refusal) -> Phrase {
    let code = serde_json::to_value(code).ok().and_then(|code| code.as_str().map(str::to_owned));
    Phrase { id: format!("barn-refused-{}", code.unwrap_or_default()).into(), args: Vec::new() }
}

/// A time as tables and clients count it.
pub(crate) fn milliseconds(time: Timestamp) -> u64 {
    u64::try_from(time.as_millisecond()).unwrap_or(0)
}

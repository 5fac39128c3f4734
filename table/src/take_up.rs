//! Games that were begun elsewhere: a table takes one up where it stands, with the luck it has.
//!
//! So a game from a file goes on, and a game can be played with a seed that somebody chose. Nobody could check that such
//! a seed was not chosen on purpose: this is for people who trust whoever holds the table, as on one screen.

use engine::{Line, Seat, UndoneLine};
use serde::{Deserialize, Serialize};

use crate::dealer::Dealer;
use crate::fairness::Secret;
use crate::io::Outputs;
use crate::log::{BadLog, Fact, Impossible};
use crate::setup::{Chair, Setup};
use crate::table::Table;

/// A game that was begun elsewhere. It may have no steps yet.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct UnderWay {
    /// The seed of its luck. If what was drawn so far is not what this seed gives, the seed counts from now on.
    pub seed: Secret,
    /// All steps so far.
    pub steps: Vec<Line>,
    /// What was taken back on the way.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub undone: Vec<UndoneLine>,
}

impl Table {
    /// Sets up a table at which a game goes on that was begun elsewhere. Everybody sits already: at the seats for people,
    /// those who are called like this, one name per seat. They hold their seats by the links of the setup.
    pub fn take_up(
        setup: Setup,
        names: &[String],
        game: UnderWay,
        now_ms: u64,
    ) -> Result<(Table, Outputs), BadLog> {
        let mut table = Table::open(setup, now_ms)?;
        let mut batch = table.first_batch();
        let chairs = table.setup.chairs.clone();
        let people = (0..).map(Seat).zip(chairs.iter().zip(names));
        let sat = people.filter(|(_, (chair, _))| matches!(chair, Chair::Person { .. })).map(
            |(seat, (_, name))| Fact::Sat {
                seat,
                name: name.clone(),
                contribution: None,
                promise: None,
                link: None,
            },
        );
        for fact in sat.chain([Fact::TakenUp { game: Box::new(game) }]) {
            let at = batch.out.log.len();
            table.commit(fact, &mut batch).map_err(|why| BadLog::Fact { at, why })?;
        }
        table.settle(&mut batch);
        let outputs = table.finish(batch);
        Ok((table, outputs))
    }

    /// Begins the first game where another table has left it.
    pub(crate) fn begin_with(&mut self, under_way: &UnderWay) -> Result<(), Impossible> {
        if self.begun() {
            return Err(Impossible::NotNow);
        }
        let mut game = self.game.until(0);
        for step in &under_way.steps {
            match step {
                Line::Move { seat, mv, ms } => game.play(*seat, mv, *ms)?,
                Line::Chance(outcome) => _ = game.chance(outcome)?,
            }
        }
        self.begin();
        self.dealer = Dealer::rejoin(under_way.seed.0, &*game);
        self.undone.clone_from(&under_way.undone);
        self.game = game;
        self.clocks.ask(self.game.turn().seats(), self.t);
        Ok(())
    }
}

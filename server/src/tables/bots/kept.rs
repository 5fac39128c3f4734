//! The bots that are kept between two decisions, as many as fit into a fixed amount of memory.

use engine::Seat;
use players::{AnyPlayer, Spec};

use super::queue::TableNumber;

/// The memory for all of them, in bytes. An expert that has searched for a whole game holds about thirty million. If
/// there are more, those that were used longest ago start their searches afresh: they play as well, only slower.
const MAX_BYTES: usize = 64 << 20;

/// At which table and seat a bot plays.
type BotKey = (TableNumber, Seat);

/// A bot with what it has found so far.
pub(super) type KeptBot = Box<dyn AnyPlayer>;

/// Bots that wait for their next decision.
#[derive(Default)]
pub(super) struct KeptBots {
    /// The one that was used longest ago is first.
    bots: Vec<(BotKey, KeptBot)>,
}

impl KeptBots {
    /// How many there are.
    pub(super) fn len(&self) -> usize {
        self.bots.len()
    }

    /// Takes out the bot at a seat, if there is one and it is of this kind.
    pub(super) fn take(&mut self, key: BotKey, spec: Spec) -> Option<KeptBot> {
        let found = self.bots.iter().position(|(other, _)| *other == key)?;
        let (_, bot) = self.bots.remove(found);
        (bot.spec() == spec).then_some(bot)
    }

    /// Keeps a bot, unless it has nothing to remember.
    pub(super) fn put(&mut self, key: BotKey, bot: KeptBot) {
        if bot.bytes() == 0 {
            return;
        }
        self.bots.retain(|(other, _)| *other != key);
        self.bots.push((key, bot));
        let mut bytes: usize = self.bots.iter().map(|(_, bot)| bot.bytes()).sum();
        while bytes > MAX_BYTES {
            bytes -= self.bots.remove(0).1.bytes();
        }
    }

    /// Drops the bots of a table.
    pub(super) fn remove(&mut self, table: TableNumber) {
        self.bots.retain(|((other, _), _)| *other != table);
    }
}

#[cfg(test)]
mod tests {
    use engine::AnyView;
    use players::{Advice, Clock, Level};

    use super::*;

    /// A bot that holds so many bytes.
    struct BotOf(Level, usize);

    impl AnyPlayer for BotOf {
        fn spec(&self) -> Spec {
            self.0.into()
        }
        fn bytes(&self) -> usize {
            self.1
        }
        fn choose(&mut self, _: Seat, _: &AnyView, _: Clock<'_>) -> String {
            unreachable!("these bots are only kept")
        }
        fn advise(&mut self, _: Seat, _: &AnyView, _: Clock<'_>) -> Advice<String> {
            unreachable!("these bots are only kept")
        }
    }

    const THIRD: usize = MAX_BYTES / 3;
    const SEAT: Seat = Seat(0);

    fn kept(tables: &[u64]) -> KeptBots {
        let mut kept = KeptBots::default();
        for table in tables {
            kept.put((TableNumber(*table), SEAT), Box::new(BotOf(Level::Hard, THIRD)));
        }
        kept
    }

    fn has(kept: &mut KeptBots, table: u64, level: Level) -> bool {
        kept.take((TableNumber(table), SEAT), level.into()).is_some()
    }

    #[test]
    fn a_bot_is_found_again_once_at_its_own_seat() {
        let mut kept = kept(&[1, 2]);
        assert!(kept.take((TableNumber(1), Seat(1)), Level::Hard.into()).is_none());
        assert!(has(&mut kept, 1, Level::Hard));
        assert!(!has(&mut kept, 1, Level::Hard));
        assert!(has(&mut kept, 2, Level::Hard));
    }

    #[test]
    fn a_bot_of_another_level_is_dropped() {
        let mut kept = kept(&[1]);
        assert!(!has(&mut kept, 1, Level::Expert));
        assert!(!has(&mut kept, 1, Level::Hard));
    }

    #[test]
    fn the_bots_used_longest_ago_make_way() {
        let mut kept = kept(&[1, 2, 3]);
        let first = kept.take((TableNumber(1), SEAT), Level::Hard.into()).expect("three fit");
        kept.put((TableNumber(1), SEAT), first);
        kept.put((TableNumber(4), SEAT), Box::new(BotOf(Level::Hard, THIRD)));
        assert!(!has(&mut kept, 2, Level::Hard));
        assert!([1, 3, 4].into_iter().all(|table| has(&mut kept, table, Level::Hard)));
    }

    #[test]
    fn nothing_is_kept_of_a_removed_table_nor_of_a_bot_without_memory() {
        let mut kept = kept(&[1, 2]);
        kept.remove(TableNumber(1));
        kept.put((TableNumber(3), SEAT), Box::new(BotOf(Level::Easy, 0)));
        assert!(!has(&mut kept, 1, Level::Hard));
        assert!(!has(&mut kept, 3, Level::Easy));
    }
}

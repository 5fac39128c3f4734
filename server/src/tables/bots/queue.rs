//! Which bot thinks next, when more are asked than can think at once.
//!
//! Every seat of a table waits with at most one decision: a newer question replaces the older one. Tables at which
//! somebody is connected come first; then those whose creator's address has lately used the least time of bots;
//! then whichever table has waited longest since its last turn. So an address that asks for a great deal waits
//! behind the others, and is never refused.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use engine::Seat;

use crate::tables::owner::Owner;

/// After so many seconds half of the time that an address has used is forgotten.
const HALF_LIFE: f64 = 60.0;

/// What a decision counts while it is being thought about, in seconds: others come first meanwhile.
const WHILE_RUNNING: f64 = 1.0;

/// How many addresses are remembered before those without a table are forgotten.
const MOST_OWNERS: usize = 10_000;

/// A number for a table, as long as it is awake.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(super) struct TableNumber(u64);

/// Decisions that wait, and who has used how much time. The time of day is handed in, in seconds.
pub(super) struct Queue<T> {
    jobs: BTreeMap<(TableNumber, Seat), Waiting<T>>,
    tables: HashMap<TableNumber, Standing>,
    owners: BTreeMap<Owner, Account>,
    next_table: u64,
    turns: u64,
}

struct Waiting<T> {
    job: T,
    long: bool,
    turn: Turn,
}

/// A table that may ask.
struct Standing {
    owner: Owner,
    /// Whether somebody is connected there.
    watched: bool,
    /// The number of its last turn.
    served: u64,
}

/// When a decision has its turn among those of one owner: the smallest comes first.
type Turn = (u64, TableNumber, Seat);

/// What one address has used, and what it waits for.
#[derive(Default)]
struct Account {
    seconds: f64,
    at: f64,
    running: u32,
    tables: u32,
    /// By [`class`].
    waiting: [BTreeSet<Turn>; 4],
}

/// A decision that is to be made now.
pub(super) struct Picked<T> {
    pub(super) job: T,
    pub(super) owner: Owner,
}

impl<T> Default for Queue<T> {
    fn default() -> Queue<T> {
        Queue {
            jobs: BTreeMap::new(),
            tables: HashMap::new(),
            owners: BTreeMap::new(),
            next_table: 0,
            turns: 0,
        }
    }
}

impl<T> Queue<T> {
    /// How many decisions wait.
    pub(super) fn len(&self) -> usize {
        self.jobs.len()
    }

    /// A table that was set up from this address may ask from now on.
    pub(super) fn add(&mut self, owner: Owner) -> TableNumber {
        if self.owners.len() >= MOST_OWNERS {
            self.owners.retain(|_, account| account.tables > 0 || account.running > 0);
        }
        let table = TableNumber(self.next_table);
        self.next_table += 1;
        self.owners.entry(owner).or_default().tables += 1;
        self.tables.insert(table, Standing { owner, watched: false, served: self.turns });
        table
    }

    /// A table has gone; gives how many decisions nobody waits for any more.
    pub(super) fn remove(&mut self, table: TableNumber) -> usize {
        let seats: Vec<_> = self.seats_of(table);
        for seat in &seats {
            self.take((table, *seat));
        }
        if let Some(standing) = self.tables.remove(&table)
            && let Some(account) = self.owners.get_mut(&standing.owner)
        {
            account.tables -= 1;
        }
        seats.len()
    }

    /// Whether somebody is connected to a table.
    pub(super) fn watch(&mut self, table: TableNumber, watched: bool) {
        if let Some(standing) = self.tables.get_mut(&table)
            && standing.watched != watched
        {
            standing.watched = watched;
            self.line_up_again(table);
        }
    }

    /// Has a decision wait; gives the one that it replaces.
    pub(super) fn ask(&mut self, table: TableNumber, seat: Seat, long: bool, job: T) -> Option<T> {
        let replaced = self.take((table, seat));
        self.put((table, seat), long, job);
        replaced.map(|waiting| waiting.job)
    }

    /// The decision that has its turn, if one waits; of short ones only, unless long ones may be taken too.
    pub(super) fn next(&mut self, now: f64, long_too: bool) -> Option<Picked<T>> {
        let (_, table, seat) =
            self.first(now, true, long_too).or_else(|| self.first(now, false, long_too))?;
        let waiting = self.take((table, seat)).expect("it waits");
        let standing = self.tables.get_mut(&table).expect("a table that waits is there");
        self.turns += 1;
        standing.served = self.turns;
        let owner = standing.owner;
        self.line_up_again(table);
        self.owners.get_mut(&owner).expect("a table has an owner").running += 1;
        Some(Picked { job: waiting.job, owner })
    }

    /// A decision of this owner has been made, and took so many seconds.
    pub(super) fn done(&mut self, owner: Owner, now: f64, seconds: f64) {
        // If it was forgotten meanwhile, it begins anew with this.
        let account = self.owners.entry(owner).or_default();
        account.seconds = account.used(now) + seconds;
        account.at = now;
        account.running = account.running.saturating_sub(1);
    }

    /// Whose turn it is among tables that are watched, or among those that are not.
    fn first(&self, now: f64, watched: bool, long_too: bool) -> Option<Turn> {
        let turn = |account: &Account| {
            let short = account.waiting[class(watched, false)].first();
            let long = account.waiting[class(watched, true)].first().filter(|_| long_too);
            short.into_iter().chain(long).min().copied()
        };
        let waiting = self.owners.values().filter_map(|account| {
            let used = account.used(now) + WHILE_RUNNING * f64::from(account.running);
            Some((used, turn(account)?))
        });
        waiting
            .min_by(|left, right| left.0.total_cmp(&right.0).then(left.1.cmp(&right.1)))
            .map(|(_, turn)| turn)
    }

    fn put(&mut self, (table, seat): (TableNumber, Seat), long: bool, job: T) {
        let Some(standing) = self.tables.get(&table) else { return };
        let turn = (standing.served, table, seat);
        if let Some(account) = self.owners.get_mut(&standing.owner) {
            account.waiting[class(standing.watched, long)].insert(turn);
        }
        self.jobs.insert((table, seat), Waiting { job, long, turn });
    }

    fn take(&mut self, key: (TableNumber, Seat)) -> Option<Waiting<T>> {
        let waiting = self.jobs.remove(&key)?;
        let owner = self.tables.get(&key.0).map(|standing| standing.owner);
        if let Some(account) = owner.and_then(|owner| self.owners.get_mut(&owner)) {
            account.waiting.iter_mut().for_each(|class| _ = class.remove(&waiting.turn));
        }
        Some(waiting)
    }

    /// Puts the decisions of a table where they belong, after something about the table has changed.
    fn line_up_again(&mut self, table: TableNumber) {
        for seat in self.seats_of(table) {
            if let Some(Waiting { job, long, .. }) = self.take((table, seat)) {
                self.put((table, seat), long, job);
            }
        }
    }

    fn seats_of(&self, table: TableNumber) -> Vec<Seat> {
        self.jobs.range((table, Seat(0))..=(table, Seat(u8::MAX))).map(|((_, seat), _)| *seat).collect()
    }
}

impl Account {
    /// The seconds used, of which half is forgotten again and again.
    fn used(&self, now: f64) -> f64 {
        self.seconds * 0.5_f64.powf((now - self.at).max(0.0) / HALF_LIFE)
    }
}

fn class(watched: bool, long: bool) -> usize {
    usize::from(!watched) * 2 + usize::from(long)
}

#[cfg(test)]
mod tests {
    use super::*;

    const GREEDY: Owner = Owner(1);
    const MODEST: Owner = Owner(2);

    fn pick(queue: &mut Queue<&'static str>, now: f64) -> Option<&'static str> {
        queue.next(now, true).map(|picked| {
            queue.done(picked.owner, now, 1.0);
            picked.job
        })
    }

    #[test]
    fn a_seat_waits_with_one_decision_and_a_table_that_goes_with_none() {
        let mut queue = Queue::default();
        let table = queue.add(GREEDY);
        assert_eq!(queue.ask(table, Seat(0), true, "old"), None);
        assert_eq!(queue.ask(table, Seat(0), true, "new"), Some("old"));
        queue.ask(table, Seat(1), false, "other");
        assert_eq!(queue.len(), 2);
        assert_eq!(queue.remove(table), 2);
        assert!(queue.len() == 0 && queue.next(0.0, true).is_none());
    }

    #[test]
    fn who_has_used_little_comes_before_who_has_used_much() {
        let mut queue = Queue::default();
        let greedy: Vec<_> = (0..30).map(|_| queue.add(GREEDY)).collect();
        for table in &greedy {
            queue.ask(*table, Seat(0), true, "greedy");
        }
        assert_eq!(pick(&mut queue, 0.0), Some("greedy"));
        let modest = queue.add(MODEST);
        queue.ask(modest, Seat(0), true, "modest");
        assert_eq!(pick(&mut queue, 1.0), Some("modest"), "one waits in front of 29");
        assert_eq!(pick(&mut queue, 1.0), Some("greedy"), "nobody is refused");
        // After a long time nothing of it is remembered but who had the last turn.
        queue.ask(modest, Seat(0), true, "modest");
        assert_eq!(pick(&mut queue, 1e6), Some("greedy"));
    }

    #[test]
    fn tables_of_one_owner_take_turns_and_watched_ones_come_first() {
        let mut queue = Queue::default();
        let (first, second, third) = (queue.add(MODEST), queue.add(MODEST), queue.add(GREEDY));
        queue.ask(first, Seat(0), true, "first");
        queue.ask(first, Seat(1), true, "first again");
        queue.ask(second, Seat(0), true, "second");
        queue.ask(third, Seat(0), true, "unwatched");
        queue.watch(first, true);
        queue.watch(second, true);
        let order: Vec<_> = std::iter::from_fn(|| pick(&mut queue, 0.0)).collect();
        assert_eq!(order, ["first", "second", "first again", "unwatched"]);
    }

    #[test]
    fn whoever_takes_only_short_ones_leaves_long_ones() {
        let mut queue = Queue::default();
        let table = queue.add(MODEST);
        queue.ask(table, Seat(0), true, "long");
        assert!(queue.next(0.0, false).is_none());
        queue.ask(table, Seat(1), false, "short");
        assert_eq!(queue.next(0.0, false).map(|picked| picked.job), Some("short"));
        assert_eq!(queue.next(0.0, true).map(|picked| picked.job), Some("long"));
    }

    #[test]
    fn while_one_decision_of_an_owner_is_thought_about_others_come_first() {
        let mut queue = Queue::default();
        let greedy = [queue.add(GREEDY), queue.add(GREEDY)];
        for table in greedy {
            queue.ask(table, Seat(0), true, "greedy");
        }
        assert_eq!(queue.next(0.0, true).map(|picked| picked.job), Some("greedy"));
        let modest = queue.add(MODEST);
        queue.ask(modest, Seat(0), true, "modest");
        assert_eq!(queue.next(0.0, true).map(|picked| picked.job), Some("modest"));
    }
}

//! The queue of bots: which decision is made next, if more are asked for than there are threads.
//!
//! A seat has at most one decision in the queue: a newer question replaces the older one. Tables at which somebody is
//! connected come first; then tables whose owner has used the least time of bots lately; then the table whose last
//! turn is longest ago. So an owner who asks for very much waits behind the others, and is never refused.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use engine::Seat;

use crate::tables::owner::Owner;

/// After so many seconds half of the time that an owner has used is forgotten.
const HALF_LIFE: f64 = 60.0;

/// How many seconds a running decision counts before it ends, so that other owners come first meanwhile.
const WHILE_RUNNING: f64 = 1.0;

/// How many owners are remembered before those without a table are forgotten.
const MAX_OWNERS: usize = 10_000;

/// The number of a table while it is awake.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(super) struct TableNumber(pub(super) u64);

/// The decisions that wait, and how much time each owner has used. The time is an argument, in seconds.
pub(super) struct Queue<T> {
    jobs: BTreeMap<(TableNumber, Seat), QueuedJob<T>>,
    tables: HashMap<TableNumber, QueuedTable>,
    owners: BTreeMap<Owner, Usage>,
    next_table: u64,
    turns: u64,
}

struct QueuedJob<T> {
    job: T,
    long: bool,
    order: QueueOrder,
}

/// A table whose bots may be asked.
struct QueuedTable {
    owner: Owner,
    /// Whether somebody is connected to it.
    watched: bool,
    /// The number of its last turn.
    served: u64,
}

/// The order of decisions of one owner: the smallest comes first.
type QueueOrder = (u64, TableNumber, Seat);

/// How much time one owner has used, and the decisions that wait.
#[derive(Default)]
struct Usage {
    seconds: f64,
    at: f64,
    running: u32,
    tables: u32,
    /// By [`class`].
    waiting: [BTreeSet<QueueOrder>; 4],
}

/// A decision that is made now.
pub(super) struct Picked<T> {
    pub(super) job: T,
    pub(super) table: TableNumber,
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

    /// Adds a table of this owner.
    pub(super) fn add(&mut self, owner: Owner) -> TableNumber {
        if self.owners.len() >= MAX_OWNERS {
            self.owners.retain(|_, usage| usage.tables > 0 || usage.running > 0);
        }
        let table = TableNumber(self.next_table);
        self.next_table += 1;
        self.owners.entry(owner).or_default().tables += 1;
        self.tables.insert(table, QueuedTable { owner, watched: false, served: self.turns });
        table
    }

    /// Whether this table was added and not removed.
    pub(super) fn has(&self, table: TableNumber) -> bool {
        self.tables.contains_key(&table)
    }

    /// Removes a table; returns how many of its decisions were waiting.
    pub(super) fn remove(&mut self, table: TableNumber) -> usize {
        let seats: Vec<_> = self.seats_of(table);
        for seat in &seats {
            self.take((table, *seat));
        }
        if let Some(table_state) = self.tables.remove(&table)
            && let Some(usage) = self.owners.get_mut(&table_state.owner)
        {
            usage.tables -= 1;
        }
        seats.len()
    }

    /// Says whether somebody is connected to a table.
    pub(super) fn watch(&mut self, table: TableNumber, watched: bool) {
        if let Some(table_state) = self.tables.get_mut(&table)
            && table_state.watched != watched
        {
            table_state.watched = watched;
            self.requeue(table);
        }
    }

    /// Adds a decision; returns the one that it replaces.
    pub(super) fn ask(&mut self, table: TableNumber, seat: Seat, long: bool, job: T) -> Option<T> {
        let replaced = self.take((table, seat));
        self.put((table, seat), long, job);
        replaced.map(|waiting| waiting.job)
    }

    /// Takes the next decision, if one waits; only a short one unless `long_too`.
    pub(super) fn next(&mut self, now: f64, long_too: bool) -> Option<Picked<T>> {
        let (_, table, seat) =
            self.first(now, true, long_too).or_else(|| self.first(now, false, long_too))?;
        let waiting = self.take((table, seat)).expect("it waits");
        let table_state = self.tables.get_mut(&table).expect("a table that waits is there");
        self.turns += 1;
        table_state.served = self.turns;
        let owner = table_state.owner;
        self.requeue(table);
        self.owners.get_mut(&owner).expect("a table has an owner").running += 1;
        Some(Picked { job: waiting.job, table, owner })
    }

    /// Notes that a decision of this owner has ended, and took so many seconds.
    pub(super) fn done(&mut self, owner: Owner, now: f64, seconds: f64) {
        // If the owner was forgotten meanwhile, its usage starts with this.
        let usage = self.owners.entry(owner).or_default();
        usage.seconds = usage.used(now) + seconds;
        usage.at = now;
        usage.running = usage.running.saturating_sub(1);
    }

    /// The first decision among tables that are watched, or among those that are not.
    fn first(&self, now: f64, watched: bool, long_too: bool) -> Option<QueueOrder> {
        let turn = |usage: &Usage| {
            let short = usage.waiting[class(watched, false)].first();
            let long = usage.waiting[class(watched, true)].first().filter(|_| long_too);
            short.into_iter().chain(long).min().copied()
        };
        let waiting = self.owners.values().filter_map(|usage| {
            let used = usage.used(now) + WHILE_RUNNING * f64::from(usage.running);
            Some((used, turn(usage)?))
        });
        waiting
            .min_by(|left, right| left.0.total_cmp(&right.0).then(left.1.cmp(&right.1)))
            .map(|(_, turn)| turn)
    }

    fn put(&mut self, (table, seat): (TableNumber, Seat), long: bool, job: T) {
        let Some(table_state) = self.tables.get(&table) else { return };
        let order = (table_state.served, table, seat);
        if let Some(usage) = self.owners.get_mut(&table_state.owner) {
            usage.waiting[class(table_state.watched, long)].insert(order);
        }
        self.jobs.insert((table, seat), QueuedJob { job, long, order });
    }

    fn take(&mut self, key: (TableNumber, Seat)) -> Option<QueuedJob<T>> {
        let waiting = self.jobs.remove(&key)?;
        let owner = self.tables.get(&key.0).map(|table_state| table_state.owner);
        if let Some(usage) = owner.and_then(|owner| self.owners.get_mut(&owner)) {
            usage.waiting.iter_mut().for_each(|class| _ = class.remove(&waiting.order));
        }
        Some(waiting)
    }

    /// Sorts the decisions of a table again after something about the table has changed.
    fn requeue(&mut self, table: TableNumber) {
        for seat in self.seats_of(table) {
            if let Some(QueuedJob { job, long, .. }) = self.take((table, seat)) {
                self.put((table, seat), long, job);
            }
        }
    }

    fn seats_of(&self, table: TableNumber) -> Vec<Seat> {
        self.jobs.range((table, Seat(0))..=(table, Seat(u8::MAX))).map(|((_, seat), _)| *seat).collect()
    }
}

impl Usage {
    /// The seconds used, of which half is forgotten after every half-life.
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
    fn a_seat_has_one_decision_in_the_queue_and_a_removed_table_none() {
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
    fn an_owner_who_used_little_comes_before_one_who_used_much() {
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
        // After a long time only the order of the last turns is remembered.
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
    fn a_thread_for_short_decisions_leaves_long_ones() {
        let mut queue = Queue::default();
        let table = queue.add(MODEST);
        queue.ask(table, Seat(0), true, "long");
        assert!(queue.next(0.0, false).is_none());
        queue.ask(table, Seat(1), false, "short");
        assert_eq!(queue.next(0.0, false).map(|picked| picked.job), Some("short"));
        assert_eq!(queue.next(0.0, true).map(|picked| picked.job), Some("long"));
    }

    #[test]
    fn while_one_decision_of_an_owner_runs_other_owners_come_first() {
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

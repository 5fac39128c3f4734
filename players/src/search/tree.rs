//! What a search remembers: an arena of choices, with no allocation once it has grown.

/// A place in a list of the tree.
pub(super) type Idx = u32;

/// No place.
pub(super) const NONE: Idx = u32::MAX;

/// A decision that was met: what its owner knew then is its place in the tree.
#[derive(Clone, Copy, Debug)]
pub(super) struct Node {
    /// The first of its choices, linked by [`Choice::next`]; [`NONE`] until it is met a second time.
    pub first: Idx,
    /// How many choices it has.
    pub count: u16,
}

/// One move at a decision, and how it went.
#[derive(Clone, Copy, Debug)]
pub(super) struct Choice<M> {
    pub mv: M,
    pub next: Idx,
    /// How often it was made.
    pub visits: u32,
    /// What it was worth to whoever made it, added up.
    pub value: f32,
    /// How promising it looked beforehand, compared with its neighbours.
    pub prior: f32,
}

impl<M> Choice<M> {
    /// What it was worth on average; `unknown` if it was never made.
    #[inline]
    pub(super) fn mean(&self, unknown: f32) -> f32 {
        if self.visits == 0 { unknown } else { self.value / self.visits as f32 }
    }
}

/// All that a search remembers.
#[derive(Debug)]
pub(super) struct Tree<M> {
    nodes: Vec<Node>,
    choices: Vec<Choice<M>>,
    children: Index,
    positions: Index,
    most_choices: usize,
}

impl<M: Copy + Eq> Tree<M> {
    /// An empty tree that never holds more than so many choices; when it is full, it stops growing.
    pub(super) fn new(most_choices: usize) -> Tree<M> {
        Tree {
            nodes: Vec::new(),
            choices: Vec::new(),
            children: Index::new(),
            positions: Index::new(),
            most_choices,
        }
    }

    /// Forgets everything but keeps the buffers.
    pub(super) fn clear(&mut self) {
        self.nodes.clear();
        self.choices.clear();
        self.children.clear();
        self.positions.clear();
    }

    /// How many bytes of memory it holds.
    pub(super) fn bytes(&self) -> usize {
        self.nodes.capacity() * size_of::<Node>()
            + self.choices.capacity() * size_of::<Choice<M>>()
            + (self.children.slots.capacity() + self.positions.slots.capacity()) * size_of::<Slot>()
    }

    /// Whether more than half of its buffers is taken.
    pub(super) fn is_half_full(&self) -> bool {
        self.choices.len() * 2 > self.most_choices || self.nodes.len() > self.most_choices
    }

    /// Adds a decision without choices.
    pub(super) fn add_node(&mut self) -> Idx {
        self.nodes.push(Node { first: NONE, count: 0 });
        (self.nodes.len() - 1) as Idx
    }

    #[inline]
    pub(super) fn node(&self, at: Idx) -> Node {
        self.nodes[at as usize]
    }

    #[inline]
    pub(super) fn choice(&self, at: Idx) -> &Choice<M> {
        &self.choices[at as usize]
    }

    #[inline]
    pub(super) fn choice_mut(&mut self, at: Idx) -> &mut Choice<M> {
        &mut self.choices[at as usize]
    }

    /// The decision that follows `parent` when `seen` was seen in between; made if it is new. The second
    /// part says whether it was met before. `None` if it is new and the tree is full.
    #[inline]
    pub(super) fn child(&mut self, parent: Idx, seen: u64) -> Option<(Idx, bool)> {
        let key = mix(seen, u64::from(parent));
        if let Some(found) = self.children.get(key) {
            return Some((found, true));
        }
        if self.nodes.len() >= 2 * self.most_choices {
            return None;
        }
        let child = self.add_node();
        self.children.insert(key, child);
        Some((child, false))
    }

    /// Whether so many choices more fit into the buffers.
    pub(super) fn has_space(&self, count: usize) -> bool {
        self.choices.len() + count <= self.most_choices
    }

    /// Adds a choice at the end of a decision's list; `last` is the end so far.
    pub(super) fn add_choice(&mut self, node: Idx, last: Idx, mv: M, prior: f32) -> Idx {
        let at = self.choices.len() as Idx;
        self.choices.push(Choice { mv, next: NONE, visits: 0, value: 0.0, prior });
        if last == NONE {
            self.nodes[node as usize].first = at;
        } else {
            self.choices[last as usize].next = at;
        }
        self.nodes[node as usize].count += 1;
        at
    }

    /// The choices of a decision.
    pub(super) fn choices_of(&self, node: Idx) -> impl Iterator<Item = (Idx, &Choice<M>)> {
        let mut at = self.nodes[node as usize].first;
        std::iter::from_fn(move || {
            let found = self.choices.get(at as usize)?;
            let here = at;
            at = found.next;
            Some((here, found))
        })
    }

    /// Remembers at which decision a position was met.
    pub(super) fn remember(&mut self, position: u64, node: Idx) {
        self.positions.insert(position, node);
    }

    /// The decision at which a position was met.
    pub(super) fn recall(&self, position: u64) -> Option<Idx> {
        self.positions.get(position)
    }
}

/// One number out of two, well spread.
#[inline]
pub(super) fn mix(left: u64, right: u64) -> u64 {
    let mixed = (left ^ right.wrapping_mul(0x9e37_79b9_7f4a_7c15)).wrapping_mul(0xd6e8_feb8_6659_fd93);
    mixed ^ (mixed >> 32)
}

/// From well-spread numbers to places. Our own rather than a library's because forgetting everything must
/// take no time: a slot counts only if it has the current stamp.
#[derive(Debug)]
struct Index {
    slots: Vec<Slot>,
    used: usize,
    stamp: u32,
}

#[derive(Clone, Copy, Debug)]
struct Slot {
    key: u64,
    value: Idx,
    stamp: u32,
}

impl Index {
    fn new() -> Index {
        let empty = Slot { key: 0, value: 0, stamp: 0 };
        Index { slots: vec![empty; 1024], used: 0, stamp: 1 }
    }

    fn clear(&mut self) {
        self.used = 0;
        self.stamp = self.stamp.checked_add(1).unwrap_or_else(|| {
            self.slots.iter_mut().for_each(|slot| slot.stamp = 0);
            1
        });
    }

    /// Where the key is, or would be.
    #[inline]
    fn place(&self, key: u64) -> usize {
        let mask = self.slots.len() - 1;
        let mut at = key as usize & mask;
        while self.slots[at].stamp == self.stamp && self.slots[at].key != key {
            at = (at + 1) & mask;
        }
        at
    }

    #[inline]
    fn get(&self, key: u64) -> Option<Idx> {
        let slot = self.slots[self.place(key)];
        (slot.stamp == self.stamp).then_some(slot.value)
    }

    fn insert(&mut self, key: u64, value: Idx) {
        if self.used * 2 >= self.slots.len() {
            self.grow();
        }
        let at = self.place(key);
        self.used += usize::from(self.slots[at].stamp != self.stamp);
        self.slots[at] = Slot { key, value, stamp: self.stamp };
    }

    fn grow(&mut self) {
        let empty = Slot { key: 0, value: 0, stamp: 0 };
        let bigger = vec![empty; self.slots.len() * 2];
        let old = std::mem::replace(&mut self.slots, bigger);
        for slot in old.into_iter().filter(|slot| slot.stamp == self.stamp) {
            let at = self.place(slot.key);
            self.slots[at] = slot;
        }
    }
}

//! The links by which a client holds its seat.

/// The link a client came with, and one of its own that nobody else knows.
///
/// Whoever sends an invitation knows the link in it and could look into the hand of whoever holds a seat by it. So a
/// client sits down under a link of its own. When the connection breaks meanwhile, only the table knows which of the
/// two counts: the client tries both.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Links {
    given: Option<String>,
    own: Option<String>,
    /// Whether the own link holds the seat, as far as is known.
    uses_own: bool,
    /// Whether the table has refused the link that was tried first.
    tried: bool,
}

impl Links {
    pub(super) fn new(given: Option<String>) -> Links {
        Links { given, own: None, uses_own: false, tried: false }
    }

    /// Sits down under this link; `holds` says whether it holds the seat already, as far as is known.
    pub(super) fn set_own(&mut self, own: String, holds: bool) {
        (self.own, self.uses_own) = (Some(own), holds);
    }

    /// The link that holds the seat, as far as is known.
    pub(super) fn current(&self) -> Option<&String> {
        if self.uses_own { self.own.as_ref() } else { self.given.as_ref() }
    }

    pub(super) fn own(&self) -> Option<&String> {
        self.own.as_ref()
    }

    /// The link under which the client will hold the seat once it sits.
    pub(super) fn to_hold(&self) -> Option<&String> {
        self.own.as_ref().or(self.given.as_ref())
    }

    /// The own link holds the seat from now on.
    pub(super) fn use_own(&mut self) {
        self.uses_own = self.own.is_some();
    }

    /// Tries the other link after the first was refused. Tells whether there is one that was not tried yet.
    pub(super) fn try_other(&mut self) -> bool {
        if self.tried || self.own.is_none() || self.given.is_none() {
            return false;
        }
        (self.tried, self.uses_own) = (true, !self.uses_own);
        true
    }

    /// The table knows the current link.
    pub(super) fn accepted(&mut self) {
        self.tried = false;
    }
}

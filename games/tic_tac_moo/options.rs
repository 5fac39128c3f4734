//! What a table may choose.

use engine::{BadOptions, Start};
use serde::{Deserialize, Serialize};

use super::meadow::Layout;
use super::tiles::{Tiles, supply_of};

/// What a table may choose.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Options {
    /// Who is given the cow and so starts (TTM-5).
    pub start: Start,
    /// Who holds which fields (C1).
    #[serde(deserialize_with = "engine::from_name")]
    pub layout: Layout,
    /// How many cows, pigs, sheep and chickens each supply has (C2).
    pub supply: [u8; 4],
}

impl Default for Options {
    fn default() -> Options {
        Options { start: Start::Random, layout: Layout::Diagonal, supply: [6; 4] }
    }
}

impl Options {
    pub(super) fn supply(&self) -> Result<Tiles, BadOptions> {
        supply_of(self.supply).map_err(|problem| BadOptions::new("supply", problem))
    }
}

//! What a table may choose.

use engine::Start;
use serde::{Deserialize, Serialize};

/// What a table may choose.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Options {
    /// Who plays first.
    pub start: Start,
    /// Which side of the cow cards is up in the pile (R1).
    #[serde(deserialize_with = "engine::from_name")]
    pub pile_mood: PileMood,
}

/// Which side of the cow cards is up in the pile (R1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PileMood {
    /// Either, each as likely.
    #[default]
    Random,
    /// The sad side; in the row every cow is happy.
    Sad,
    /// The happy side; in the row every cow is sad.
    Happy,
}

impl PileMood {
    /// The sides that may be up: whether they are happy.
    #[inline]
    pub(super) fn sides(self) -> &'static [bool] {
        match self {
            PileMood::Random => &[true, false],
            PileMood::Sad => &[false],
            PileMood::Happy => &[true],
        }
    }
}

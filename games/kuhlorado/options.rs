//! What a table may choose, and how a sheet is named.

use engine::{BadOptions, Start};
use serde::{Deserialize, Serialize};

use super::generate::generate;
use super::sheet::Sheet;

/// What a table may choose.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Options {
    /// Who throws first.
    pub start: Start,
    /// A shipped sheet's name, `random:<number>`, or eight rows separated by blanks, slashes or line ends.
    pub sheet: String,
    /// Whether double squares score (KUH-13).
    pub advanced: bool,
}

impl Default for Options {
    fn default() -> Options {
        Options { start: Start::Random, sheet: "meadow-1".to_owned(), advanced: false }
    }
}

impl Options {
    /// The sheet these options name.
    pub(super) fn sheet(&self) -> Result<Sheet, BadOptions> {
        let refuse = |problem: String| BadOptions::new("sheet", problem);
        if let Some(number) = self.sheet.strip_prefix("random:") {
            let seed =
                number.bytes().all(|digit| digit.is_ascii_digit()).then(|| number.parse().ok()).flatten();
            let seed = seed.ok_or_else(|| refuse(format!("{number:?} is no number to make a sheet from")))?;
            return Ok(generate(seed));
        }
        if self.sheet.starts_with("meadow-") {
            let missing = || {
                let name = &self.sheet;
                refuse(format!("there is no sheet {name:?}; there are meadow-1 to meadow-{}", Sheet::SHIPPED))
            };
            return Sheet::shipped(&self.sheet).ok_or_else(missing);
        }
        let rows: Vec<_> =
            self.sheet.split(|c: char| c.is_whitespace() || c == '/').filter(|row| !row.is_empty()).collect();
        Sheet::read(&rows).map_err(refuse)
    }
}

//! How fast it all is: `cargo xtask bench`.

use crate::instructions;
use crate::shell::{Done, Line};

pub(crate) fn run() -> Done {
    println!("\n=== time ===");
    Line::new("cargo bench --quiet --package arena --bench time").run()?;
    println!("\n=== instructions ===");
    instructions::print()
}

//! What chores need that is not part of the repository, and what happens when it is missing.
//!
//! Nothing is installed before it has been announced. Where `BARN_NO_INSTALL` is set nothing is installed at all: the
//! chore says what is missing and ends. What stays inside the repository's own folders (crates, the npm packages of
//! `web/tests`) is not meant here.

use crate::shell::{Done, Line};
use crate::{instructions, page, postgres, toolchain};

/// The variable that forbids every installation, unless it is empty or `0`.
const FORBID: &str = "BARN_NO_INSTALL";

/// Something that a chore needs.
struct Need {
    name: &'static str,
    is_here: fn() -> bool,
    install: Install,
}

/// How something that is missing is installed.
#[derive(Clone, Copy)]
enum Install {
    /// By us.
    Ours {
        /// What happens then, for people.
        how: &'static str,
        run: fn() -> Done,
    },
    /// By the person at the terminal, who is told how.
    Yours(&'static str),
}

/// What the test command needs, in the order in which it is installed.
const NEEDS: &[Need] = &[
    Need {
        name: "Python 3",
        is_here: has_python,
        install: Install::Yours("install Python 3.10 or later, with its module venv"),
    },
    Need { name: "Node", is_here: has_node, install: Install::Yours("install Node 20 or later with npm") },
    Need {
        name: "parts of the Rust toolchain",
        is_here: toolchain::is_complete,
        install: Install::Ours {
            how: "rustup adds rustfmt, clippy and the target wasm32-unknown-unknown",
            run: toolchain::complete,
        },
    },
    Need {
        name: "PostgreSQL",
        is_here: postgres::is_here,
        install: Install::Ours {
            how: "apt-get installs the system package postgresql",
            run: postgres::install,
        },
    },
    Need {
        name: "Chromium",
        is_here: page::has_browser,
        install: Install::Ours {
            how: "apt-get installs the system package chromium; or let CHROMIUM say where it is",
            run: page::install_browser,
        },
    },
    Need {
        name: "Valgrind",
        is_here: instructions::has_valgrind,
        install: Install::Ours {
            how: "apt-get installs the system package valgrind",
            run: instructions::install_valgrind,
        },
    },
];

/// Sees to it that everything is there that the test command needs.
pub(crate) fn meet() -> Done {
    let missing: Vec<_> = NEEDS.iter().filter(|need| !(need.is_here)()).collect();
    let Some(announcement) = decide(&missing, is_forbidden())? else { return Ok(()) };
    println!("{announcement}");
    for need in missing {
        if let Install::Ours { run, .. } = need.install {
            run()?;
        }
    }
    Ok(())
}

/// Announces the installation of one thing, or says that it is missing where nothing may be installed.
pub(crate) fn announce(name: &'static str, how: &'static str) -> Done {
    announce_if(!is_forbidden(), name, how).map(|announcement| println!("{announcement}"))
}

/// Installs a tool of Rust by `cargo install`, after it has been announced.
pub(crate) fn cargo_install(tool: &'static str, arguments: &str) -> Done {
    announce(tool, "cargo install puts it beside cargo")?;
    Line::new("cargo install --locked").word(tool).words(arguments).run()
}

/// What to say before the installation of what is missing, if anything is; or why the chore cannot go on.
fn decide(missing: &[&Need], forbidden: bool) -> Result<Option<String>, String> {
    if missing.is_empty() {
        return Ok(None);
    }
    let lines = missing.iter().map(|need| match need.install {
        Install::Ours { how, .. } => format!("\n  {}: {how}", need.name),
        Install::Yours(how) => format!("\n  {}: {how}", need.name),
    });
    let lines: String = lines.collect();
    if forbidden {
        return Err(format!("This is missing, and {FORBID} forbids to install it:{lines}"));
    }
    if missing.iter().any(|need| matches!(need.install, Install::Yours(_))) {
        return Err(format!("This is missing; nothing has been installed yet:{lines}"));
    }
    Ok(Some(format!("This is missing and will be installed now (not where {FORBID}=1 is set):{lines}")))
}

fn announce_if(allowed: bool, name: &str, how: &str) -> Result<String, String> {
    if allowed {
        Ok(format!("{name} is missing and will be installed now (not where {FORBID}=1 is set): {how}"))
    } else {
        Err(format!("{name} is missing, and {FORBID} forbids to install it: {how}"))
    }
}

fn is_forbidden() -> bool {
    forbids(std::env::var(FORBID).ok().as_deref())
}

/// What the value of the variable means.
fn forbids(value: Option<&str>) -> bool {
    value.is_some_and(|value| !matches!(value.trim(), "" | "0"))
}

fn has_python() -> bool {
    Line::new("python3 --version").works()
}

fn has_node() -> bool {
    Line::new("node --version").works() && Line::new("npm --version").works()
}

#[cfg(test)]
mod tests {
    use super::*;

    const OURS: Need = Need {
        name: "A goose",
        is_here: || false,
        install: Install::Ours { how: "the fox brings one", run: || panic!("deciding installs nothing") },
    };
    const YOURS: Need =
        Need { name: "A pond", is_here: || false, install: Install::Yours("dig one yourself") };

    #[test]
    fn where_nothing_is_missing_nothing_is_said() {
        assert_eq!(decide(&[], false), Ok(None));
        assert_eq!(decide(&[], true), Ok(None));
    }

    #[test]
    fn what_is_missing_is_announced_before_it_is_installed() {
        let said = decide(&[&OURS], false).unwrap().expect("a goose is missing");
        assert!(said.contains("A goose: the fox brings one") && said.contains(FORBID), "{said}");
    }

    #[test]
    fn where_installing_is_forbidden_everything_missing_is_named_at_once() {
        let problem = decide(&[&YOURS, &OURS], true).unwrap_err();
        for part in ["A goose: the fox brings one", "A pond: dig one yourself", FORBID] {
            assert!(problem.contains(part), "{problem}");
        }
        let problem = announce_if(false, "a goose", "the fox brings one").unwrap_err();
        assert!(problem.contains("a goose is missing") && problem.contains(FORBID), "{problem}");
        assert!(announce_if(true, "a goose", "the fox brings one").unwrap().contains("will be installed"));
    }

    #[test]
    fn what_we_cannot_install_ends_the_chore_before_anything_is_installed() {
        let problem = decide(&[&OURS, &YOURS], false).unwrap_err();
        assert!(problem.contains("A pond: dig one yourself"), "{problem}");
    }

    #[test]
    fn one_forbids_and_zero_does_not() {
        assert!(forbids(Some("1")) && forbids(Some("yes")));
        assert!(!forbids(None) && !forbids(Some("")) && !forbids(Some("0")));
    }
}

//! Programs that come from Debian's packages, or those of its relatives.

use crate::needs;
use crate::shell::{Done, Line};

/// Installs a package, after saying so; `why` says who needs it, if that fails.
pub(crate) fn install(package: &'static str, why: &str) -> Done {
    let sudo = Line::new(if is_root() { "env" } else { "sudo" });
    let installed = needs::announce(package, "apt-get installs the system package")
        .and_then(|()| sudo.clone().words("apt-get update --quiet").run())
        .and_then(|()| {
            let apt = "DEBIAN_FRONTEND=noninteractive apt-get install --yes --no-install-recommends";
            sudo.words(apt).word(package).run()
        });
    installed.map_err(|problem| format!("{problem}\n{why}"))
}

/// Whether we may do everything.
pub(crate) fn is_root() -> bool {
    Line::new("id -u").output().is_some_and(|user| user.trim() == "0")
}

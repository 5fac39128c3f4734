//! Files that nobody else on the machine may read: the secrets of running games are in them.

use std::fs::{File, OpenOptions};
use std::io;
use std::path::Path;

use super::thread::failed;
use crate::store::StoreError;

/// What SQLite puts beside its file.
const BESIDE: [&str; 2] = ["-wal", "-shm"];

/// Makes the file of a database, if it is not there, for its owner only; takes from others what they could read of an
/// older one. What SQLite puts beside it may be read by the same.
pub(super) fn make(file: &Path) -> Result<(), StoreError> {
    open(file).map_err(|problem| failed(format!("{}: {problem}", file.display())))?;
    for end in BESIDE {
        let mut beside = file.as_os_str().to_owned();
        beside.push(end);
        if Path::new(&beside).exists() {
            tighten(beside.as_ref());
        }
    }
    Ok(())
}

/// Opens a file for its owner only, and makes it if it is not there.
pub(super) fn open(file: &Path) -> io::Result<File> {
    let mut options = OpenOptions::new();
    options.read(true).write(true).create(true).truncate(false);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let opened = options.open(file)?;
    tighten(file);
    Ok(opened)
}

/// Has only the owner read a file, where the system knows owners.
fn tighten(file: &Path) {
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        let private = std::fs::Permissions::from_mode(0o600);
        if let Err(problem) = std::fs::set_permissions(file, private) {
            tracing::warn!(file = %file.display(), %problem, "others may be able to read this file");
        }
    }
    #[cfg(not(unix))]
    let _ = file;
}

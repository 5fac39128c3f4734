//! Files that only their owner may read, because they contain the secrets of running games.

use std::fs::{File, OpenOptions};
use std::io;
use std::path::Path;

use super::thread::failed;
use crate::store::StoreError;

/// The endings of the files that SQLite puts beside the database.
const BESIDE: [&str; 2] = ["-wal", "-shm"];

/// Creates the file of a database, if it is missing, and makes sure that only its owner may read it and the files beside
/// it.
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

/// Opens a file that only its owner may read, and creates it if it is missing.
pub(super) fn open(file: &Path) -> io::Result<File> {
    let mut options = OpenOptions::new();
    options.read(true).write(true).create(true).truncate(false);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let opened = options.open(file)?;
    tighten(file);
    Ok(opened)
}

/// Lets only the owner read a file, on systems that support this.
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

//! A link of one's own to a seat, kept on disk.
//!
//! Whoever sends an invitation knows the link in it and could look into the hand of whoever sits down with it. So one sits
//! down under a link that nobody else knows. It is written to a file before the table hears of it: if the answer is lost or
//! this program is killed, the invitation leads back to the file, and the file to the seat.

use std::fs::{self, DirBuilder, OpenOptions};
use std::io::{self, ErrorKind, Write};
use std::path::{Path, PathBuf};

use table::fairness::LinkHash;

use super::Link;
use crate::Failure;
use crate::luck::{fresh_seed, write_hex};

/// How many hex digits a link of our own has: 160 random bits.
const DIGITS: usize = 40;

/// A link of one's own to the seat of an invitation.
#[derive(Clone)]
pub(crate) struct OwnLink {
    /// The secret part.
    pub(crate) secret: String,
    /// What is added to the luck is made of this. No hall ever hears it.
    pub(crate) luck: String,
    /// Whether it was there before: then the table may know it already.
    pub(crate) known: bool,
    /// Why it is not on disk, if it is not.
    pub(crate) unkept: Option<String>,
}

impl OwnLink {
    /// The link for this invitation: the one that was used before on this machine, or a new one. None for looking on.
    pub(crate) fn find(invitation: &Link) -> Result<Option<OwnLink>, Failure> {
        let Some(secret) = &invitation.secret else { return Ok(None) };
        let fresh = write_hex(&fresh_seed()?)[..DIGITS].to_owned();
        // The name of the file tells nobody the invitation.
        let place = [&invitation.hall.to_string(), &invitation.table, secret].map(String::as_str).join("\n");
        let kept =
            data().and_then(|data| keep(&data.join("seats"), &LinkHash::of(&place).to_string(), &fresh));
        let fresh_luck = write_hex(&fresh_seed()?)[..DIGITS].to_owned();
        let luck = data().and_then(|data| keep(&data, "luck", &fresh_luck)).unwrap_or(fresh_luck);
        Ok(Some(match kept {
            Ok(secret) => OwnLink { known: secret != fresh, secret, luck, unkept: None },
            Err(problem) => OwnLink { secret: fresh, luck, known: false, unkept: Some(problem.to_string()) },
        }))
    }

    /// What it means that the link is not on disk, for the person.
    pub(crate) fn warning(&self) -> Option<String> {
        let problem = self.unkept.as_ref()?;
        Some(format!(
            "The link of your seat cannot be kept on this machine ({problem}). Note it down: the invitation does not lead \
             back to the seat any more."
        ))
    }
}

/// Where secrets are kept: in the user's folder for data, under `barnyard`; links in `seats`.
fn data() -> io::Result<PathBuf> {
    let set = |name: &str| std::env::var_os(name).map(PathBuf::from).filter(|path| path.is_absolute());
    let home = || {
        set("HOME").map(|home| {
            home.join(if cfg!(target_os = "macos") { "Library/Application Support" } else { ".local/share" })
        })
    };
    let data = set("XDG_DATA_HOME").or_else(|| if cfg!(windows) { set("LOCALAPPDATA") } else { home() });
    let data = data.ok_or_else(|| io::Error::new(ErrorKind::NotFound, "there is no folder for data"))?;
    Ok(data.join("barnyard"))
}

/// The link in this file; if there is none, the fresh one is written there. Whoever else does the same at the same time gets
/// the same link.
fn keep(folder: &Path, name: &str, fresh: &str) -> io::Result<String> {
    let file = folder.join(name);
    if let Some(kept) = read(&file)? {
        return Ok(kept);
    }
    private_folder(folder)?;
    let draft = folder.join(format!("{name}.{fresh}"));
    let kept = write_private(&draft, fresh).and_then(|()| put(&draft, &file)).and_then(|()| read(&file));
    // It has another name now, or is of no use.
    _ = fs::remove_file(&draft);
    kept?.ok_or_else(|| io::Error::new(ErrorKind::InvalidData, format!("{} is damaged", file.display())))
}

/// What was kept. A file that holds something else is as good as none.
fn read(file: &Path) -> io::Result<Option<String>> {
    let text = match fs::read(file) {
        Ok(text) => text,
        Err(problem) if problem.kind() == ErrorKind::NotFound => return Ok(None),
        Err(problem) => return Err(problem),
    };
    let text = String::from_utf8(text).unwrap_or_default();
    let secret = text.trim_end();
    let sound = secret.len() == DIGITS && secret.bytes().all(|digit| digit.is_ascii_hexdigit());
    Ok(sound.then(|| secret.to_owned()))
}

/// Makes the folder, for this user only.
fn private_folder(folder: &Path) -> io::Result<()> {
    let mut builder = DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(folder)?;
    // It may have been there before, open to others.
    #[cfg(unix)]
    fs::set_permissions(folder, std::os::unix::fs::PermissionsExt::from_mode(0o700))?;
    Ok(())
}

fn write_private(file: &Path, secret: &str) -> io::Result<()> {
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let mut file = options.open(file)?;
    writeln!(file, "{secret}")?;
    file.sync_all()
}

/// Gives the draft its name, whole or not at all. A sound file that has the name already stays.
fn put(draft: &Path, file: &Path) -> io::Result<()> {
    match fs::hard_link(draft, file) {
        Ok(()) => {}
        Err(problem) if problem.kind() == ErrorKind::AlreadyExists && read(file)?.is_some() => return Ok(()),
        // It is damaged, or files cannot have two names here.
        Err(_) => fs::rename(draft, file)?,
    }
    #[cfg(unix)]
    if let Some(folder) = file.parent() {
        fs::File::open(folder)?.sync_all()?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_link_is_kept_once_and_for_its_owner_only() {
        let home = tempfile::tempdir().expect("there is room for a folder");
        let folder = home.path().join("barnyard/seats");
        let (first, second) = ("a".repeat(DIGITS), "b".repeat(DIGITS));
        assert_eq!(keep(&folder, "seat", &first).unwrap(), first);
        assert_eq!(keep(&folder, "seat", &second).unwrap(), first);
        assert_eq!(keep(&folder, "other", &second).unwrap(), second);
        assert_eq!(fs::read_dir(&folder).unwrap().count(), 2, "no drafts are left");
        #[cfg(unix)]
        for (path, mode) in [(folder.clone(), 0o700), (folder.join("seat"), 0o600)] {
            let found = std::os::unix::fs::PermissionsExt::mode(&fs::metadata(&path).unwrap().permissions());
            assert_eq!(found & 0o777, mode, "{}", path.display());
        }
    }

    #[test]
    fn a_damaged_file_is_replaced_and_a_folder_that_cannot_be_made_is_a_problem() {
        let home = tempfile::tempdir().expect("there is room for a folder");
        let secret = "c".repeat(DIGITS);
        for damaged in ["", "moo", "\u{1b}[2J", &"z".repeat(DIGITS), &"c".repeat(DIGITS - 1)] {
            fs::write(home.path().join("seat"), damaged).unwrap();
            assert_eq!(keep(home.path(), "seat", &secret).unwrap(), secret, "{damaged:?}");
        }
        assert!(keep(&home.path().join("seat"), "other", &secret).is_err());
    }

    #[test]
    fn two_who_come_at_once_get_the_same_link() {
        let home = tempfile::tempdir().expect("there is room for a folder");
        let links: Vec<String> = std::thread::scope(|scope| {
            let come = |who: usize| keep(home.path(), "seat", &format!("{who:040x}")).unwrap();
            let all: Vec<_> = (0..16).map(|who| scope.spawn(move || come(who))).collect();
            all.into_iter().map(|one| one.join().unwrap()).collect()
        });
        assert!(links.iter().all(|link| *link == links[0]), "{links:?}");
    }
}

//! The owner of a table: a keyed hash of the address that created it. So the hall can count what one address uses, and
//! nobody's address is written down.

use std::net::IpAddr;

use serde::{Deserialize, Serialize};

/// A keyed hash of the address that created a table.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub(crate) struct Owner(pub(crate) u64);

/// The key of this hall, with which addresses are hashed. It is stored in the database, so that an address is the
/// same owner after a restart.
#[derive(Clone)]
pub(crate) struct OwnerKey([u8; 32]);

impl OwnerKey {
    pub(crate) fn new(key: &[u8]) -> OwnerKey {
        OwnerKey(*blake3::hash(key).as_bytes())
    }

    pub(crate) fn of_address(&self, address: IpAddr) -> Owner {
        self.hash(address.to_string().as_bytes())
    }

    /// The owner of a table whose creator is not known: the table itself.
    pub(crate) fn of_table(&self, id: &str) -> Owner {
        self.hash(id.as_bytes())
    }

    fn hash(&self, what: &[u8]) -> Owner {
        let hash = blake3::keyed_hash(&self.0, what);
        Owner(u64::from_le_bytes(hash.as_bytes()[..8].try_into().expect("eight of thirty-two bytes")))
    }
}

/// An owner as it is stored with a table. Earlier versions wrote the id of the game too, or only that.
#[derive(Serialize, Deserialize)]
struct StoredOwner {
    owner: Owner,
}

impl Owner {
    /// As it is stored with a table.
    pub(crate) fn write(self) -> Vec<u8> {
        serde_json::to_vec(&StoredOwner { owner: self }).expect("it is plain data")
    }

    /// As it was stored with a table, if it was.
    pub(crate) fn read(stored: &[u8]) -> Option<Owner> {
        serde_json::from_slice::<StoredOwner>(stored).ok().map(|stored| stored.owner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_earlier_versions_stored_is_read() {
        let owner = OwnerKey::new(b"key").of_address(IpAddr::from([10, 0, 0, 1]));
        assert_eq!(Owner::read(&owner.write()), Some(owner));
        assert_eq!(Owner::read(br#"{"game":"kuhlorado","owner":7}"#), Some(Owner(7)));
        assert_eq!(Owner::read(b"kuhlorado"), None);
    }

    #[test]
    fn an_address_is_another_owner_elsewhere() {
        let address = IpAddr::from([10, 0, 0, 1]);
        assert_ne!(OwnerKey::new(b"here").of_address(address), OwnerKey::new(b"there").of_address(address));
    }
}

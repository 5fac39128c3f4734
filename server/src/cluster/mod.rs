//! Several processes that serve one hall.

mod peers;

pub(crate) use peers::Post;

//! The store and the hall from outside, one binary. Every promise of the store is put to both databases.
//!
//! PostgreSQL is looked for in `BARNYARD_TEST_POSTGRES`. `cargo xtask test` sets it; so does
//! `cargo xtask postgres cargo test -p server`. Without it the tests of PostgreSQL say so and do nothing.

mod crash; // A process that is killed while it writes.
mod databases; // A fresh database of either kind for each test.
mod figures; // How much a test is asked for, and what it has measured.
mod golden; // Databases that earlier versions wrote open, and their games go on.
mod hall; // The hall from outside: sockets and requests.
mod postgres; // What only a database elsewhere has to care about.
mod promises; // What every store promises.
mod sqlite; // What only a file has to care about.

use databases::Database;

macro_rules! both_keep {
    ($($promise:ident),* $(,)?) => {
        mod in_sqlite {
            $(#[tokio::test]
            async fn $promise() {
                super::promises::$promise(&super::Database::sqlite()).await;
            })*
        }

        mod in_postgres {
            $(#[tokio::test]
            async fn $promise() {
                if let Some(database) = super::Database::postgres(stringify!($promise)).await {
                    super::promises::$promise(&database).await;
                    database.clear().await;
                }
            })*
        }
    };
}

both_keep!(
    what_was_appended_is_there_when_it_is_opened_again,
    a_log_goes_on_where_it_ends_and_nowhere_else,
    appends_to_many_tables_at_once_all_arrive_in_order,
    what_is_kept_about_a_resting_table_is_about_all_its_entries,
    tables_are_woken_when_the_hall_s_time_has_come,
    the_hall_s_time_goes_on_while_somebody_lives,
    tables_that_have_rested_for_too_long_are_deleted,
    a_finished_table_takes_nothing_more,
    what_is_not_there_is_named,
    only_the_holder_writes,
    a_table_is_held_by_one_process_at_a_time,
    tables_of_a_process_that_is_not_heard_of_are_orphans,
    messages_arrive_in_order_at_the_right_process,
    a_database_of_an_earlier_version_goes_on,
    another_layout_is_refused,
);

//! The hall by its doors: real sockets on a free port, tables in a temporary file.

mod callers; // Plain HTTP requests.
mod halls; // A hall of its own for each test.
mod hostile; // Floods, garbage, strangers' pages, and those who never say hello or never read.
mod killing; // Halls that are killed in the middle of games.
mod players; // A viewer's program.
mod playing; // Whole games over sockets, with breaks.
mod polling; // Games without sockets.
mod requests; // What plain HTTP requests are answered.
mod roles; // Who may do what.

//! The hall from outside: real sockets on a free port, tables in a temporary file.

mod callers; // Plain HTTP requests.
mod halls; // A hall of its own for each test.
mod players;
mod playing; // Whole games over sockets, with breaks. // A viewer's program.

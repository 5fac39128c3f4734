//! The hall from outside: real sockets on a free port, tables in a temporary file.

mod attack;
mod attackers; // Those who attack a hall in every way at once.
mod bots; // Many bots at once.
#[cfg(target_os = "linux")] // As for `loading`.
mod costs; // What requests and messages cost.
mod crowds; // Many lines, many sockets, many words.
mod halls; // A hall of its own for each test.
mod hostile; // Floods, garbage, strangers' pages, and those who never say hello or never read.
mod http_client; // Plain HTTP requests.
mod killing; // Halls that are killed in the middle of games.
#[cfg(target_os = "linux")] // It looks at processes as Linux shows them.
mod loading; // The program that measures halls.
mod once; // Games over a bad network.
mod outside; // Names of others, and what is nobody's business.
mod players; // A viewer's program.
mod playing; // Whole games over sockets, with breaks.
mod polling; // Games without sockets.
mod programs; // Halls that are programs of their own.
mod proxies; // A bad network.
mod requests; // What plain HTTP requests are answered.
mod resting; // Tables at which nothing happens.
mod roles; // Who may do what. // What others notice when a hall is attacked.

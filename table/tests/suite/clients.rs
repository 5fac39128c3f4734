//! What a viewer's program knows of a table, and what it does by itself: clients at a real table, by way of text.

use engine::{Fast, Seat};
use table::Client;
use table::client::{Effect, Ending, LuckCheck};
use table::wire::{FromTable, Happening, Refusal, ToTable, Wish};
use table::{Connection, Input, TimeRule};

use crate::hall::{Hall, link, pick, setup};
use crate::{games, luck};

/// A link of one's own for a seat.
fn own(seat: u8) -> String {
    format!("{seat:02x}").repeat(20)
}

/// Somebody who was invited to a seat, and will sit down under a link of their own.
fn invited(seat: u8) -> Client {
    let mut client = Client::new(Some(link(seat))).with_luck(format!("secret of {seat}"));
    client.use_own_link(own(seat), false);
    client
}

/// Clients at a table, each at the connection of its number.
struct Party {
    hall: Hall,
    clients: Vec<Client>,
    /// What the clients' messages meant, but for what had to be said.
    meant: Vec<Vec<Effect>>,
}

impl Party {
    /// A table to which these clients are connected.
    fn at(hall: Hall, clients: Vec<Client>) -> Party {
        let meant = vec![Vec::new(); clients.len()];
        let mut party = Party { hall, clients, meant };
        (0..party.clients.len()).for_each(|at| party.connect(at));
        party
    }

    /// A table whose people all have clients and have sat down; the game has begun.
    fn playing(game: &str, seats: u8) -> Party {
        let clients = (0..seats).map(|seat| invited(seat).with_story()).collect();
        let mut party = Party::at(Hall::new(setup(game, seats)), clients);
        (0..seats).for_each(|seat| party.sit(seat.into()));
        assert_eq!(party.hall.table.state().number, 1, "{game} has begun");
        party
    }

    fn connect(&mut self, at: usize) {
        let hello = self.clients[at].connected();
        self.hall.say(at as u64, hello);
        self.pump();
    }

    fn hang_up(&mut self, at: usize) {
        self.hall.input(Input::Gone { from: Connection(at as u64) });
        self.hall.heard(at as u64);
        self.clients[at].disconnected();
    }

    fn sit(&mut self, at: usize) {
        let sit = self.clients[at].sit(format!("Player {at}")).expect("the table was heard");
        self.say(at, sit);
    }

    fn say(&mut self, at: usize, message: ToTable) {
        self.hall.say(at as u64, message);
        self.pump();
    }

    /// Delivers what is on the way, and what the clients say to it, until there is nothing.
    fn pump(&mut self) {
        for _ in 0..100 {
            let mut quiet = true;
            for at in 0..self.clients.len() {
                for message in self.hall.heard(at as u64) {
                    quiet = false;
                    for effect in self.clients[at].hear(message, self.hall.now_ms) {
                        match effect {
                            Effect::Say(message) => self.hall.say(at as u64, message),
                            other => self.meant[at].push(other),
                        }
                    }
                }
            }
            if quiet {
                return;
            }
        }
        panic!("they never stop talking");
    }

    /// Some client that is asked makes some move; tells which.
    fn play_any(&mut self, rng: &mut Fast) -> usize {
        let at = self.clients.iter().position(Client::is_asked).expect("somebody is asked");
        let mv = pick(&self.clients[at].game().unwrap().moves, rng).clone();
        self.play(at, mv);
        at
    }

    fn play(&mut self, at: usize, mv: String) {
        let key = format!("{at} {}", self.hall.log.len());
        let play = self.clients[at].play(key, mv).expect("players have versions");
        self.say(at, play);
    }

    fn refused(&self, at: usize) -> Option<Refusal> {
        match self.meant[at].last()? {
            Effect::Sorry { code, .. } => Some(*code),
            _ => None,
        }
    }
}

/// A table, and a spectator at connection 9 who follows it.
fn watched(game: &str, seats: u8) -> (Hall, Client) {
    let mut hall = Hall::seated(setup(game, seats));
    let mut spectator = Client::new(None);
    let welcome = hall.ask(9, spectator.connected()).remove(0);
    assert_eq!(spectator.hear(welcome, 0), [Effect::Welcome { missed: None }]);
    (hall, spectator)
}

/// News of a step for a spectator at connection 9.
fn news(hall: &mut Hall) -> FromTable {
    let mut rng = luck("news");
    loop {
        hall.play_any(&mut rng);
        let heard = hall.heard(9);
        if let Some(news) = heard.into_iter().find(|message| matches!(message, FromTable::News { .. })) {
            return news;
        }
    }
}

/// The number of the hello that a client says, and nothing else.
fn says_hello(effects: &[Effect]) -> (Option<u64>, ToTable) {
    match effects {
        [Effect::Say(hello @ ToTable::Hello { seen, .. })] => (*seen, hello.clone()),
        other => panic!("this is no hello: {other:?}"),
    }
}

#[test]
fn news_follows_until_some_is_missed() {
    for (game, seats) in games() {
        let (mut hall, mut spectator) = watched(game, seats);
        assert!(matches!(spectator.hear(news(&mut hall), 0)[..], [Effect::News(_)]));
        _ = news(&mut hall);
        let (seen, hello) = says_hello(&spectator.hear(news(&mut hall), 0));
        assert!(seen.is_some(), "{game}: what was heard before still holds");
        // What comes before the welcome is in the welcome too.
        assert_eq!(spectator.hear(news(&mut hall), 0), []);
        let welcome = hall.ask(9, hello).remove(0);
        let heard = spectator.hear(welcome, 0);
        let [Effect::Welcome { missed: Some(missed) }] = &heard[..] else { panic!("{game}: {heard:?}") };
        assert!(missed.iter().any(|one| matches!(one, Happening::Step { .. })), "{game}");
        assert!(matches!(spectator.hear(news(&mut hall), 0)[..], [Effect::News(_)]));
    }
}

#[test]
fn what_is_not_true_is_asked_for_anew_and_given_up_at_last() {
    for (game, seats) in games() {
        let (mut hall, mut spectator) = watched(game, seats);
        let before = spectator.game().cloned();
        let mut untrue = news(&mut hall);
        let FromTable::News { hash, .. } = &mut untrue else { unreachable!() };
        *hash = "0".repeat(hash.len());
        let (seen, hello) = says_hello(&spectator.hear(untrue, 0));
        assert_eq!(seen, None, "{game}: everything anew");
        assert_eq!(spectator.game().cloned(), before, "{game}: it is not taken in");
        let mut welcome = hall.ask(9, hello).remove(0);
        let FromTable::Welcome { hash, .. } = &mut welcome else { panic!("{welcome:?}") };
        *hash = "0".repeat(hash.len());
        says_hello(&spectator.hear(welcome.clone(), 0));
        assert_eq!(spectator.hear(welcome, 0), [Effect::Ended(Ending::Untrue)]);
        assert_eq!(spectator.ending(), Some(&Ending::Untrue));
    }
}

#[test]
fn a_client_knows_what_a_fresh_one_is_told() {
    for (game, seats) in games() {
        let mut party = Party::playing(game, seats);
        let mut rng = luck(game);
        while !party.clients[0].is_over() {
            party.play_any(&mut rng);
            for at in 0..usize::from(seats) {
                let hello = ToTable::Hello { link: Some(own(at as u8)), seen: None, scenes: false };
                let FromTable::Welcome { you, table, game: state, .. } = party.hall.ask(50, hello).remove(0)
                else {
                    panic!("{game}: the own link holds the seat")
                };
                let client = &party.clients[at];
                assert_eq!((client.you(), &**client.table().unwrap()), (you, &*table), "{game}");
                assert_eq!(**client.game().unwrap(), *state, "{game}");
                let FromTable::Story { told, .. } = party.hall.ask(50, ToTable::Story { from: 0 }).remove(0)
                else {
                    panic!("{game}: a story was asked for")
                };
                assert_eq!(client.story(), told, "{game}");
            }
        }
    }
}

#[test]
fn a_move_is_said_again_until_it_is_answered() {
    for (game, seats) in games() {
        let mut party = Party::playing(game, seats);
        let at = party.clients.iter().position(Client::is_asked).unwrap();
        let mv = party.clients[at].game().unwrap().moves[0].clone();
        // The move never arrives; then it arrives, and its answer does not.
        let play = party.clients[at].play("k".to_owned(), mv).unwrap();
        assert!(party.clients[at].is_waiting());
        party.hang_up(at);
        let stored = party.hall.log.len();
        let hello = party.clients[at].connected();
        let welcome = party.hall.ask(at as u64, hello).pop().unwrap();
        let says = party.clients[at].hear(welcome, 0);
        assert!(says.contains(&Effect::Say(play.clone())), "{game}: {says:?}");
        party.hall.say(at as u64, play);
        let made = party.hall.log.len();
        assert!(made > stored, "{game}: it was made");
        party.hang_up(at);
        party.connect(at);
        assert!(!party.clients[at].is_waiting(), "{game}: it was answered");
        assert!(party.meant[at].contains(&Effect::Done { key: "k".to_owned() }), "{game}");
        assert_eq!(party.hall.log.len(), made, "{game}: it counts once");
    }
}

#[test]
fn with_the_invitation_in_hand_the_host_sees_nothing_of_a_seat() {
    for (game, seats) in games() {
        let mut party = Party::playing(game, seats);
        for seat in 0..seats {
            assert_eq!(party.clients[usize::from(seat)].link(), Some(own(seat).as_str()), "{game}");
            let mut host = Client::new(Some(link(seat)));
            let answer = party.hall.ask(60, host.connected()).remove(0);
            let effects = host.hear(answer, 0);
            let [Effect::Ended(Ending::Refused { code: Refusal::SeatTaken, .. })] = &effects[..] else {
                panic!("{game}: {effects:?}")
            };
            assert!(host.game().is_none() && host.table().is_none(), "{game}");
        }
    }
}

#[test]
fn a_client_whose_answer_was_lost_finds_out_which_link_holds_the_seat() {
    let (game, seats) = games().next().unwrap();
    for arrives in [false, true] {
        let mut party = Party::at(Hall::new(setup(game, seats)), vec![invited(0)]);
        assert_eq!(party.meant[0].last(), Some(&Effect::Holds(link(0))));
        let sit = party.clients[0].sit("Anna".to_owned()).unwrap();
        assert!(party.clients[0].is_sitting_down());
        if arrives {
            party.hall.say(0, sit);
        }
        party.hang_up(0);
        assert!(!party.clients[0].is_sitting_down());
        party.connect(0);
        let held = if arrives { own(0) } else { link(0) };
        assert_eq!(party.clients[0].link(), Some(held.as_str()));
        assert_eq!(party.clients[0].free_seat().is_none(), arrives);
        // A program that was started anew tries the link it has kept first.
        let mut again = Client::new(Some(link(0)));
        again.use_own_link(own(0), true);
        let party = Party::at(party.hall, vec![again]);
        assert_eq!(party.clients[0].link(), Some(held.as_str()));
        assert_eq!(party.clients[0].you(), Some(Seat(0)));
    }
}

#[test]
fn who_is_refused_with_both_links_is_told_why_the_first_was() {
    let (game, seats) = games().next().unwrap();
    let party = Party::playing(game, seats);
    let mut stranger = Client::new(Some(link(1)));
    stranger.use_own_link("another".to_owned(), false);
    let party = Party::at(party.hall, vec![stranger]);
    let ending = party.clients[0].ending();
    assert!(matches!(ending, Some(Ending::Refused { code: Refusal::SeatTaken, .. })), "{ending:?}");
}

#[test]
fn a_new_person_takes_the_seat_in_a_game_that_goes_on() {
    let (game, seats) = games().next().unwrap();
    let mut party = Party::playing(game, seats);
    // Everybody but the host leaves; nobody is left who must agree but one.
    party.say(1, ToTable::Leave {});
    let secret = "7".repeat(40);
    party.say(0, ToTable::Invite { seat: Seat(1), link: secret.clone() });
    for at in 2..usize::from(seats) {
        let yes = party.clients[at].answer(true).expect("they are asked");
        party.say(at, yes);
    }
    if seats == 2 {
        assert_eq!(party.refused(0), Some(Refusal::NobodyToAgree));
        return;
    }
    let mut newcomer = Client::new(Some(secret.clone()));
    newcomer.use_own_link("8".repeat(40), false);
    party.clients.push(newcomer);
    party.meant.push(Vec::new());
    let at = party.clients.len() - 1;
    party.connect(at);
    assert_eq!((party.clients[at].you(), party.clients[at].free_seat()), (None, Some(Seat(1))));
    party.sit(at);
    assert_eq!((party.clients[at].you(), party.clients[at].free_seat()), (Some(Seat(1)), None));
    assert_eq!(party.clients[at].link(), Some("8".repeat(40).as_str()));
    // Whoever held the seat before has lost it.
    assert!(party.clients[1].ending().is_some());
    let mut host = Client::new(Some(secret));
    let answer = party.hall.ask(60, host.connected()).remove(0);
    assert!(matches!(host.hear(answer, 0)[..], [Effect::Ended(_)]));
}

#[test]
fn clients_see_to_the_luck_and_check_it() {
    for (game, seats) in games() {
        let mut party = Party::playing(game, seats);
        let mut rng = luck(game);
        for number in 1..=2 {
            while party.hall.finished.len() < number {
                party.play_any(&mut rng);
            }
            let record = serde_json::to_vec(&party.hall.finished[number - 1]).unwrap();
            for client in &party.clients {
                let LuckCheck::Fair { draws, saw_commitment: true, added: true } =
                    client.check_luck(number as u32, &record)
                else {
                    panic!("{game}: {:?}", client.check_luck(number as u32, &record))
                };
                assert_eq!(draws, table::verify(&record).unwrap().draws, "{game}");
                assert!(matches!(client.check_luck(number as u32, b"{}"), LuckCheck::Flawed(_)));
            }
            for at in 0..usize::from(seats) {
                let again = party.clients[at].rematch().expect("players may play again");
                party.say(at, again);
            }
            assert_eq!(party.hall.table.state().number, number as u32 + 1, "{game} is played again");
        }
        let [first, second] = [0, 1].map(|at| serde_json::to_vec(&party.hall.finished[at]).unwrap());
        assert_eq!(party.clients[0].check_luck(1, &second), LuckCheck::OtherCommitment, "{game}");
        // Somebody who looked on saw the commitment, and added nothing.
        let late = Party::at(party.hall, vec![Client::new(None)]);
        let fair = late.clients[0].check_luck(1, &first);
        assert!(matches!(fair, LuckCheck::Fair { saw_commitment: false, added: false, .. }), "{fair:?}");
    }
}

#[test]
fn a_record_in_which_ones_contribution_is_missing_is_noticed() {
    let (game, seats) = games().next().unwrap();
    let finished = |secret: &str| {
        let mut clients: Vec<_> = (0..seats).map(invited).collect();
        clients[0] = invited(0).with_luck(secret.to_owned());
        let mut party = Party::at(Hall::new(setup(game, seats)), clients);
        (0..seats).for_each(|seat| party.sit(seat.into()));
        let mut rng = luck(game);
        while party.hall.finished.is_empty() {
            party.play_any(&mut rng);
        }
        (serde_json::to_vec(&party.hall.finished[0]).unwrap(), party)
    };
    let (record, party) = finished("one");
    let (other, _) = finished("another");
    assert!(matches!(party.clients[0].check_luck(1, &record), LuckCheck::Fair { .. }));
    assert_eq!(party.clients[0].check_luck(1, &other), LuckCheck::NotAdded);
}

#[test]
fn a_client_that_cannot_show_what_its_seat_promised_begins_anew() {
    let (game, seats) = games().next().unwrap();
    let clients: Vec<_> = (0..seats).map(invited).collect();
    let mut party = Party::at(Hall::new(setup(game, seats)), clients);
    party.sit(0);
    // The same seat on another device, which does not know the secret of the first.
    party.hang_up(0);
    party.clients[0] = invited(0).with_luck("another device".to_owned());
    party.connect(0);
    (1..seats).for_each(|seat| party.sit(seat.into()));
    assert_eq!(party.hall.table.state().number, 1, "the game has begun all the same");
    assert_eq!(party.clients[0].link(), Some(own(0).as_str()), "and the seat is still theirs alone");
    let mut host = Client::new(Some(link(0)));
    let answer = party.hall.ask(60, host.connected()).remove(0);
    assert!(matches!(host.hear(answer, 0)[..], [Effect::Ended(_)]));
}

#[test]
fn what_was_taken_back_is_no_longer_in_the_story() {
    for (game, seats) in games() {
        let mut party = Party::playing(game, seats);
        let mut rng = luck(game);
        let at = party.play_any(&mut rng);
        let undo = party.clients[at].undo().unwrap();
        party.say(at, undo);
        for other in (0..usize::from(seats)).filter(|other| *other != at) {
            let offer = party.clients[other].table().unwrap().offer.clone();
            if offer
                .is_some_and(|offer| offer.what == Wish::Undo && offer.waiting.contains(Seat(other as u8)))
            {
                let yes = party.clients[other].answer(true).unwrap();
                party.say(other, yes);
            }
        }
        for client in &party.clients {
            let steps = client.game().unwrap().steps as usize;
            assert_eq!(client.story().len(), steps, "{game}");
            assert_eq!(client.answer(true), None, "{game}: nobody waits for an answer any more");
        }
    }
}

#[test]
fn a_refusal_ends_the_waiting_and_changes_nothing() {
    for (game, seats) in games() {
        let mut party = Party::playing(game, seats);
        let at = party.clients.iter().position(Client::is_asked).unwrap();
        let before = party.clients[at].game().cloned();
        party.play(at, "no such move".to_owned());
        assert_eq!(party.refused(at), Some(Refusal::BadNotation), "{game}");
        assert!(!party.clients[at].is_waiting() && party.clients[at].is_asked(), "{game}");
        assert_eq!(party.clients[at].game().cloned(), before, "{game}");
        assert_eq!(party.clients[at].ending(), None, "{game}");
    }
}

#[test]
fn a_move_that_the_rules_forbid_is_refused_with_its_clause() {
    let mut forbidden = 0;
    for (game, seats) in games() {
        let facts = games::facts(game).unwrap();
        let mut rng = luck(game);
        // Moves of another game of the same kind: some of them the rules forbid at the beginning of this one.
        let mut other = Party::playing(game, seats);
        while !other.clients[0].is_over() {
            other.play_any(&mut rng);
        }
        let moves = other.hall.finished[0].steps.iter().filter_map(|step| match step {
            engine::Line::Move { mv, .. } => Some(mv.clone()),
            engine::Line::Chance(_) => None,
        });
        let mut party = Party::playing(game, seats);
        let at = party.clients.iter().position(Client::is_asked).unwrap();
        let legal = party.clients[at].game().unwrap().moves.clone();
        for mv in moves.filter(|mv| !legal.contains(mv)).take(20) {
            party.play(at, mv.clone());
            let Some(Effect::Sorry { code, why, clause, .. }) = party.meant[at].last() else {
                panic!("{game}: {mv} is not refused")
            };
            assert_eq!((*code, why.is_some()), (Refusal::NotLegal, true), "{game}: {mv}");
            let clause = clause.as_deref().unwrap_or_else(|| panic!("{game}: no clause forbids {mv}"));
            assert!(facts.clause(clause).is_some(), "{game}: {clause} is in the rulebook");
            forbidden += 1;
        }
    }
    assert!(forbidden > 0);
}

#[test]
fn a_name_that_will_not_do_leaves_the_seat_free() {
    let (game, seats) = games().next().unwrap();
    let mut party = Party::at(Hall::new(setup(game, seats)), vec![invited(0)]);
    let sit = party.clients[0].sit("x".repeat(41)).unwrap();
    party.say(0, sit);
    assert_eq!(party.refused(0), Some(Refusal::BadText));
    assert!(!party.clients[0].is_sitting_down());
    assert_eq!(party.clients[0].free_seat(), Some(Seat(0)));
    party.sit(0);
    assert_eq!((party.clients[0].free_seat(), party.clients[0].link()), (None, Some(own(0).as_str())));
}

#[test]
fn presence_and_what_is_said_are_known() {
    let (game, seats) = games().next().unwrap();
    let mut party = Party::playing(game, seats);
    party.say(1, ToTable::Chat { text: "moo".to_owned() });
    assert_eq!(party.clients[0].said(), [(Seat(1), "moo".to_owned())]);
    party.hang_up(1);
    party.pump();
    assert!(!party.clients[0].table().unwrap().seats[1].here);
    assert!(!party.clients[1].is_connected());
    party.connect(1);
    assert!(party.clients[0].table().unwrap().seats[1].here);
}

#[test]
fn a_clock_runs_on_between_messages() {
    let (game, seats) = games().next().unwrap();
    let timed = table::Setup { time: Some(TimeRule::PerMove { ms: 60_000 }), ..setup(game, seats) };
    let mut party = Party::at(Hall::new(timed), (0..seats).map(invited).collect());
    (0..seats).for_each(|seat| party.sit(seat.into()));
    let asked = party.clients[0].game().unwrap().asked.first().unwrap();
    let now = party.hall.now_ms;
    let left = |after| party.clients[0].time_left_ms(asked, now + after);
    assert_eq!([left(0), left(20_000), left(90_000)], [Some(60_000), Some(40_000), Some(0)]);
    let waits = Seat::all(seats).find(|seat| !party.clients[0].game().unwrap().asked.contains(*seat));
    if let Some(waits) = waits {
        assert_eq!(party.clients[0].time_left_ms(waits, now), None);
    }
}

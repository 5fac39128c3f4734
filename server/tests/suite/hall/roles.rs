//! Who may do what.

use engine::Seat;
use players::Level;
use serde_json::json;
use table::fairness::Contribution;
use table::wire::{self, FromTable, Reaction, Refusal, ToTable};

use super::halls::Hall;
use super::http_client::call;
use super::players::{Player, dial, greet, listen, say};

fn everything() -> Vec<ToTable> {
    let contribution = Contribution([1; 32]);
    vec![
        ToTable::Sit {
            name: "Nobody".to_owned(),
            contribution: Some(contribution),
            promise: None,
            link: None,
        },
        ToTable::Leave {},
        ToTable::Play { key: "k".to_owned(), expect: 99, mv: "x".to_owned() },
        ToTable::Undo { expect: 99 },
        ToTable::Answer { offer: 1, yes: true },
        ToTable::Chat { text: "Hello!".to_owned() },
        ToTable::React { with: Reaction::Moo },
        ToTable::Pause {},
        ToTable::Resume {},
        ToTable::StandIn { level: None },
        ToTable::SendBotAway {},
        ToTable::Rematch { game: 1, contribution: Some(contribution), promise: None },
        ToTable::Fill { seat: Seat(1), level: Level::Easy },
        ToTable::Switch { chat: Some(false), spectators: Some(false) },
        ToTable::Story { from: 0 },
    ]
}

/// The code of what was refused.
async fn refusal(player: &mut Player, message: &ToTable) -> Refusal {
    player.say(message).await;
    loop {
        match player.hear().await.expect("the hall stays open") {
            FromTable::Sorry { code, .. } => return code,
            FromTable::Presence { .. } => {}
            other => panic!("{message:?} was not refused: {other:?}"),
        }
    }
}

/// Two players at a table, who both know that the game has begun.
async fn up_to_date(hall: &Hall) -> Vec<Player> {
    let (_, mut players) = hall.seated("kuhlorado", 2).await;
    while players[0].seen < players[1].seen {
        players[0].hear().await.expect("the hall stays open");
    }
    players
}

#[tokio::test]
async fn who_has_not_said_hello_can_do_nothing() {
    let hall = Hall::open().await;
    let (made, _players) = hall.seated("kuhlorado", 2).await;
    let mut socket = dial(hall.address, &made.id).await.expect("the table is there");
    for message in everything() {
        say(&mut socket, &message).await;
        let answer = listen(&mut socket).await;
        assert!(matches!(answer, Ok(FromTable::Sorry { code: Refusal::HelloFirst, .. })), "{answer:?}");
    }
}

#[tokio::test]
async fn spectators_only_look_on() {
    let hall = Hall::open().await;
    let (made, players) = hall.seated("kuhlorado", 2).await;
    let before = players[1].seen;
    let mut spectator = Player::come(hall.address, &made.id, None).await;
    assert_eq!(spectator.game.version, None);
    for message in everything().iter().filter(|message| !matches!(message, ToTable::Story { .. })) {
        assert_eq!(refusal(&mut spectator, message).await, Refusal::OnlyPlayers);
    }
    assert_eq!(Player::come(hall.address, &made.id, None).await.seen, before, "nothing has happened");
}

#[tokio::test]
async fn who_has_not_sat_down_cannot_play() {
    let hall = Hall::open().await;
    let made = hall.table(json!({ "game": "kuhlorado", "seats": ["person", "person"] })).await;
    let mut host = Player::come(hall.address, &made.id, made.links[0].as_deref()).await;
    for message in everything() {
        let expected = match message {
            ToTable::Sit { .. } | ToTable::Story { .. } => continue,
            ToTable::Rematch { .. } => Refusal::Stale,
            _ => Refusal::NotSeated,
        };
        assert_eq!(refusal(&mut host, &message).await, expected, "{message:?}");
    }
}

#[tokio::test]
async fn players_do_not_do_what_is_the_hosts_or_the_other_seats() {
    let hall = Hall::open().await;
    let mut players = up_to_date(&hall).await;
    let contribution = Contribution([1; 32]);
    let guest = &mut players[1];
    let fill = ToTable::Fill { seat: Seat(0), level: Level::Easy };
    assert_eq!(refusal(guest, &fill).await, Refusal::OnlyHost);
    let switch = ToTable::Switch { chat: None, spectators: Some(false) };
    assert_eq!(refusal(guest, &switch).await, Refusal::OnlyHost);
    let again = ToTable::Sit {
        name: "Again".to_owned(),
        contribution: Some(contribution),
        promise: None,
        link: None,
    };
    assert_eq!(refusal(guest, &again).await, Refusal::SeatTaken);
    let asked = players.iter().position(|player| !player.game.moves.is_empty()).expect("somebody is asked");
    let mv = players[asked].game.moves[0].clone();
    let other = &mut players[1 - asked];
    let expect = other.game.version.expect("players have a version");
    let play = ToTable::Play { key: "k".to_owned(), expect, mv };
    assert_eq!(refusal(other, &play).await, Refusal::NotYourTurn);
}

#[tokio::test]
async fn nobody_does_what_is_not_to_be_done_now() {
    let hall = Hall::open().await;
    let mut players = up_to_date(&hall).await;
    for message in everything() {
        let expected = match message {
            ToTable::Play { .. } | ToTable::Undo { .. } => Refusal::Stale,
            ToTable::Answer { .. } => Refusal::NoSuchOffer,
            ToTable::Resume {} => Refusal::NotPaused,
            ToTable::SendBotAway {} => Refusal::NoBot,
            ToTable::Rematch { .. } => Refusal::NotOver,
            ToTable::Sit { .. } | ToTable::Fill { .. } => Refusal::SeatTaken,
            _ => continue,
        };
        // The host, who may do more than others.
        assert_eq!(refusal(&mut players[0], &message).await, expected, "{message:?}");
    }
}

#[tokio::test]
async fn roles_are_the_same_without_sockets() {
    let hall = Hall::open().await;
    let (made, players) = hall.seated("kuhlorado", 2).await;
    let path = format!("/api/tables/{}/send", made.id);
    let wrong = [("authorization", "Bearer 0000000000000000000000000000000000000000")];
    for message in everything().iter().filter(|message| !matches!(message, ToTable::Story { .. })) {
        let body = wire::write(message);
        let (status, answer) = call(hall.address, "POST", &path, &[], &body).await;
        assert_eq!((status, answer["messages"][0]["code"].as_str()), (200, Some("only-players")), "{answer}");
        let (status, answer) = call(hall.address, "POST", &path, &wrong, &body).await;
        assert_eq!((status, answer["error"]["code"].as_str()), (403, Some("no-such-link")), "{answer}");
    }
    let spectator = Player::come(hall.address, &made.id, None).await;
    assert_eq!(spectator.seen, players[1].seen, "nothing has happened");
}

#[tokio::test]
async fn a_wrong_link_is_no_seat() {
    let hall = Hall::open().await;
    let made = hall.table(json!({ "game": "kuhlorado", "seats": ["person", "person"] })).await;
    let other = hall.table(json!({ "game": "kuhlorado", "seats": ["person", "person"] })).await;
    let link = made.links[0].clone().expect("a person has a link");
    let guesses = ["", "0", &link[1..], &link.to_uppercase(), other.links[0].as_deref().expect("a link")];
    for guess in guesses {
        let mut socket = dial(hall.address, &made.id).await.expect("the table is there");
        let answer = greet(&mut socket, Some(guess), None).await.expect("a hello is answered");
        let refused = matches!(answer, FromTable::Sorry { code: Refusal::NoSuchLink, .. });
        assert!(refused, "{guess:?}: {answer:?}");
    }
}

#[tokio::test]
async fn the_host_can_send_spectators_away() {
    let hall = Hall::open().await;
    let (made, mut players) = hall.seated("kuhlorado", 2).await;
    let mut spectator = Player::come(hall.address, &made.id, None).await;
    players[0].say(&ToTable::Switch { chat: None, spectators: Some(false) }).await;
    let frame = loop {
        if let Err(frame) = spectator.hear().await {
            break frame;
        }
    };
    assert_eq!(frame.map(|frame| frame.code.into()), Some(1000u16));
    let mut socket = dial(hall.address, &made.id).await.expect("the table is there");
    let answer = greet(&mut socket, None, None).await.expect("a hello is answered");
    assert!(matches!(answer, FromTable::Sorry { code: Refusal::NoSpectators, .. }), "{answer:?}");
}

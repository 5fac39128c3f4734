//! Whole games over sockets, with breaks.

use engine::Record;
use serde_json::json;

use crate::callers::get;
use crate::halls::Hall;
use crate::players::Player;

/// Everybody plays until so many steps have been played, or to the end.
async fn play_until(players: &mut [Player], steps: u32) {
    let all = players.iter_mut().map(|player| player.play_until(steps));
    for played in futures_util::future::join_all(all).await {
        played.expect("the hall stays open");
    }
}

#[tokio::test]
async fn people_play_every_game_to_the_end() {
    let hall = Hall::open().await;
    for facts in games::ALL {
        let (made, mut players) = hall.seated(facts.id, facts.seats.0).await;
        let (status, early) = get(hall.address, &format!("/api/tables/{}/record", made.id)).await;
        assert_eq!((status, early["error"]["code"].as_str()), (409, Some("not-over")), "{}", facts.id);
        play_until(&mut players, u32::MAX).await;
        let (status, record) = get(hall.address, &format!("/api/tables/{}/record", made.id)).await;
        assert_eq!(status, 200, "{record}");
        let record = Record::from_value(record).expect("it is a record");
        let again = games::replay(&record).expect("every step is legal");
        assert!(again.outcome().is_some(), "{}", facts.id);
        let (_, seen) = get(hall.address, &format!("/api/tables/{}", made.id)).await;
        assert_eq!((&seen["over"], &seen["table"]["game"]), (&json!(true), &json!(facts.id)));
    }
}

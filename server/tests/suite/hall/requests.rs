//! What plain HTTP requests are answered.

use serde_json::{Value, json};
use server::{AddressLimits, RateLimit};

use super::halls::Hall;
use super::http_client::{call, fetch, get};

#[tokio::test]
async fn the_shelf_lists_every_game() {
    let hall = Hall::open().await;
    let (status, shelf) = get(hall.address, "/api/games").await;
    assert_eq!(status, 200);
    let ids: Vec<_> = shelf.as_array().unwrap().iter().map(|game| game["id"].as_str().unwrap()).collect();
    assert_eq!(ids, games::ALL.iter().map(|facts| facts.id).collect::<Vec<_>>());
}

#[tokio::test]
async fn a_table_is_described_and_its_links_are_nowhere() {
    let hall = Hall::open().await;
    let made = hall.table(json!({ "game": "kuhlorado", "seats": ["hard", "person"], "chat": false })).await;
    assert_eq!(made.links[0], None);
    let link = made.links[1].clone().expect("a person has a link");
    assert!(link.len() >= 32, "128 random bits are at least 32 hex digits: {link}");
    let (status, seen) = get(hall.address, &format!("/api/tables/{}", made.id)).await;
    assert_eq!(status, 200);
    assert_eq!((&seen["table"]["host"], &seen["table"]["chat"]), (&json!(1), &json!(false)));
    assert_eq!((&seen["table"]["seats"][0]["bot"], &seen["over"]), (&json!("hard"), &json!(false)));
    assert_eq!(seen["asked"], json!([]), "nobody is asked anything before everybody sits");
    assert!(!seen.to_string().contains(&link));
}

#[tokio::test]
async fn what_cannot_be_is_refused_with_a_code_and_a_sentence() {
    let hall = Hall::open().await;
    let seats = json!(["person", "person"]);
    let wishes = [
        (json!({ "game": "chess", "seats": seats }), 422, "bad-setup"),
        (json!({ "game": "kuhlorado", "seats": [] }), 422, "bad-setup"),
        (json!({ "game": "kuhlorado", "seats": vec!["easy"; 300] }), 422, "bad-setup"),
        (json!({ "game": "kuhlorado", "seats": seats, "host": 7 }), 422, "bad-setup"),
        (json!({ "game": "kuhlorado", "seats": seats, "options": { "wings": 2 } }), 422, "bad-setup"),
        (
            json!({ "game": "kuhlorado", "seats": seats, "time": { "per-move": { "ms": 1 } } }),
            422,
            "bad-setup",
        ),
        (json!({ "game": "kuhlorado", "seats": ["person", "cow"] }), 422, "bad-request"),
        (json!({ "game": "kuhlorado", "seats": seats, "secret": "mine" }), 422, "bad-request"),
        (json!("kuhlorado"), 422, "bad-request"),
    ];
    for (wish, expected, code) in wishes {
        let (status, answer) = call(hall.address, "POST", "/api/tables", &[], &wish.to_string()).await;
        assert_eq!((status, answer["error"]["code"].as_str()), (expected, Some(code)), "{wish}: {answer}");
        assert!(answer["error"]["message"].as_str().is_some_and(|text| text.len() > 10), "{answer}");
    }
    let broken = call(hall.address, "POST", "/api/tables", &[], "{").await;
    let large = call(hall.address, "POST", "/api/tables", &[], &"x".repeat(20_000)).await;
    let others = [
        (broken, 400, "bad-request"),
        (large, 413, "bad-request"),
        (get(hall.address, "/api/tables/nowhere").await, 404, "no-such-table"),
        (get(hall.address, "/api/tables/nowhere/record").await, 404, "no-such-table"),
        (get(hall.address, "/api/tables").await, 405, "wrong-method"),
        (get(hall.address, "/barn-door").await, 404, "no-such-page"),
    ];
    for ((status, answer), expected, code) in others {
        assert_eq!((status, answer["error"]["code"].as_str()), (expected, Some(code)), "{answer}");
    }
}

#[tokio::test]
async fn every_answer_has_the_headers_that_keep_links_safe() {
    let hall = Hall::open().await;
    for path in ["/", "/api/games", "/nothing"] {
        let (_, headers, _) = fetch(hall.address, "GET", path, &[], "").await;
        let header = |name: &str| headers.get(name).and_then(|value| value.to_str().ok()).unwrap_or_default();
        assert!(header("content-security-policy").starts_with("default-src 'none'"), "{path}");
        assert_eq!(header("referrer-policy"), "no-referrer", "{path}");
        assert_eq!(header("x-content-type-options"), "nosniff", "{path}");
    }
}

#[tokio::test]
async fn the_hall_tells_how_it_is_and_how_to_talk_to_it() {
    let hall = Hall::open().await;
    assert_eq!(get(hall.address, "/healthz").await, (200, Value::String("ok".to_owned())));
    hall.table(json!({ "game": "kuhlorado", "seats": ["person", "easy"] })).await;
    assert_eq!(hall.count("barnyard_tables_awake").await, Some(1.0));
    let (_, description) = get(hall.address, "/api/openapi.json").await;
    let paths: Vec<_> = description["paths"].as_object().unwrap().keys().map(String::as_str).collect();
    assert_eq!(
        paths,
        [
            "/api/games",
            "/api/tables",
            "/api/tables/{id}",
            "/api/tables/{id}/poll",
            "/api/tables/{id}/record",
            "/api/tables/{id}/send",
            "/api/tables/{id}/socket",
            "/healthz",
        ]
    );
}

#[tokio::test]
async fn one_address_cannot_have_everything() {
    let hall = Hall::open_with(|config| {
        config.limits.address = Some(AddressLimits {
            requests: RateLimit::new(1, 10),
            tables: RateLimit::new(1, 2),
            ..AddressLimits::default()
        });
    })
    .await;
    let wish = json!({ "game": "kuhlorado", "seats": ["easy", "easy"] }).to_string();
    let mut statuses = Vec::new();
    for _ in 0..3 {
        statuses.push(call(hall.address, "POST", "/api/tables", &[], &wish).await.0);
    }
    assert_eq!(statuses, [201, 201, 429]);
    let mut answers = Vec::new();
    for _ in 0..20 {
        answers.push(get(hall.address, "/api/games").await);
    }
    let (status, last) = answers.pop().expect("there were some");
    assert_eq!((status, last["error"]["code"].as_str()), (429, Some("too-many")));
}

#[tokio::test]
async fn a_full_hall_sets_up_no_more_tables() {
    let hall = Hall::open_with(|config| config.limits.tables = 1).await;
    let wish = json!({ "game": "kuhlorado", "seats": ["person", "easy"] });
    hall.table(wish.clone()).await;
    let (status, answer) = call(hall.address, "POST", "/api/tables", &[], &wish.to_string()).await;
    assert_eq!((status, answer["error"]["code"].as_str()), (503, Some("hall-full")));
}

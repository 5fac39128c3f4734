//! Views and positions as they were written before every game wrote the same things alike.

use serde_json::{Map, Value, json};

/// What is written now, in the shape of before: phases as serde writes enums, a seat at all times, points beside what else
/// a player has, chips as numbers. Files of then are compared with this, and it can still be read.
pub fn old_shape(now: &Value) -> Value {
    let mut old = now.clone();
    let fields = old.as_object_mut().expect("views and positions are objects");
    let phase = fields.get_mut("phase").map_or(Value::Null, Value::take);
    let ended_by = fields.remove("ended_by").unwrap_or(Value::Null);
    fields.remove("asked");
    if let Some(seat) = fields.get_mut("seat").filter(|seat| seat.is_null()) {
        let dealt_to = phase.get("to").cloned().unwrap_or(json!(0));
        *seat = if ended_by.is_null() { dealt_to } else { ended_by };
    }
    fields.insert("phase".to_owned(), old_phase(phase));
    let points = fields.get("points").cloned().unwrap_or_default();
    let players = fields.get_mut("players").and_then(Value::as_array_mut);
    for (player, points) in players.into_iter().flatten().zip(points.as_array().into_iter().flatten()) {
        let points = player.get("sources").unwrap_or(points).clone();
        let player = player.as_object_mut().expect("a player has fields");
        player.insert("points".to_owned(), points);
        for chips in ["chips", "laid_chips"] {
            if let Some(chips) = player.get_mut(chips) {
                old_chips(chips);
            }
        }
        if let Some(chips) = player.get_mut("revealed").and_then(|revealed| revealed.get_mut("chips")) {
            old_chips(chips);
        }
    }
    old
}

fn old_phase(phase: Value) -> Value {
    let Value::Object(mut fields) = phase else { return phase };
    let name = fields.remove("name").expect("a phase has a name");
    let Value::String(text) = &name else { panic!("{name} is a name") };
    if fields.is_empty() {
        return name;
    }
    // These had no name for what stood beside them.
    let inner = match (fields.get("draw"), fields.get("then").and_then(Value::as_str)) {
        (Some(draw), _) => draw.clone(),
        (_, Some(then @ ("set-up" | "end-turn"))) => json!(then),
        (_, Some(card)) => json!({ "effect": card }),
        _ => Value::Object(fields),
    };
    Value::Object(Map::from_iter([(text.clone(), inner)]))
}

fn old_chips(chips: &mut Value) {
    for chip in chips.as_array_mut().into_iter().flatten() {
        if let Some(worth) = chip.as_str().and_then(|worth| worth.parse::<u8>().ok()) {
            *chip = json!(worth);
        }
    }
}

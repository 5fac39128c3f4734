//! Kuhlorado: the twin alone.

use serde_json::json;

use crate::twins::Twin;
use crate::twins::kuhlorado::KuhloradoTwin;

#[test]
fn the_twin_scores_the_worked_example() {
    let board = "OO.XXOOO OX.TTOO. O.OXOOOO OTXOXXOX OTOXOXTO OXXXXXX. XXOOTXOX OXXXXXOX";
    let sheet = "11111111 111LL111 11111111 1L111111 1L1111s1 11111111 1111s111 11111111";
    let mut twin = KuhloradoTwin::new(&json!({ "sheet": sheet }), 2);
    let marks = board.replace('T', ".").replace('X', "0").replace('O', "1");
    twin.marks = marks.split(' ').map(|row| row.chars().collect()).collect();
    assert_eq!([twin.score(0), twin.score(1)], [21, 17]);
}

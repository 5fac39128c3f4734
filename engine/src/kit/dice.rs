//! Dice that are alike: a throw of two is a pair without order.

/// Every throw of two like dice with `sides` faces, smaller face first, with the number of ways it falls.
///
/// ```
/// # use engine::kit::dice::pairs;
/// assert_eq!(pairs(2).collect::<Vec<_>>(), [((0, 0), 1), ((0, 1), 2), ((1, 1), 1)]);
/// ```
pub fn pairs(sides: u8) -> impl Iterator<Item = ((u8, u8), u32)> {
    (0..sides).flat_map(move |a| (a..sides).map(move |b| ((a, b), if a == b { 1 } else { 2 })))
}

//! What a player's flocks and hand will be worth, by rule of thumb.

use super::super::Player;
use super::super::cards::{Colour, Mountains};
use super::super::rules::HAND_LIMIT;

/// A point, in hundredths.
pub(super) const POINT: f32 = 100.0;

/// What things are worth, in hundredths of a point, and how many turns they take. Found by letting many
/// variants play each other.
pub(super) struct Worth {
    /// A card in hand that could join its flock, and how many turns before the end it is worth half of that.
    ready: (f32, f32),
    /// The same for a card in hand that is lower than its flock allows.
    stuck: (f32, f32),
    /// The same for a card still to be drawn.
    drawn: (f32, f32),
    /// Each card over the hand limit.
    over: f32,
    /// Each card that can be played together with another.
    together: f32,
    /// Turns until a flock that could climb does so.
    sure: f32,
    /// Turns until a card in hand is in its flock.
    held: f32,
    /// Turns until a card is found that may follow a flock's highest number.
    found: [f32; 5],
}

pub(super) const WORTH: Worth = Worth {
    ready: (180.0, 1.6),
    stuck: (73.0, 1.3),
    drawn: (170.0, 1.3),
    over: 65.0,
    together: 25.0,
    sure: 0.18,
    held: 0.5,
    found: [1.2, 1.4, 3.3, 5.6, 12.0],
};

/// What flocks and hand promise. `turns` is how many more times the player will play cards; `climbs` whether
/// there may still be a climb this turn.
#[inline]
pub(super) fn promise(player: &Player, mountains: Mountains, turns: f32, climbs: bool) -> f32 {
    let mut sum = 0.0;
    let mut together = [0u8; 5];
    for colour in Colour::ALL {
        let first = colour as usize * 5;
        let flock = &player.flocks.counts()[first..first + 5];
        let hand = &player.hand.counts()[first..first + 5];
        let top = flock.iter().rposition(|count| *count > 0).unwrap_or(0);
        let (mut ready, mut stuck) = (0, 0);
        for number in 0..5 {
            if number < top {
                stuck += hand[number];
            } else {
                ready += hand[number];
                together[number] += hand[number];
            }
        }
        let size = flock.iter().sum();
        sum += climb(mountains, colour, Flock { size, top, ready }, turns, climbs);
        sum += f32::from(ready) * card(WORTH.ready, turns) + f32::from(stuck) * card(WORTH.stuck, turns);
    }
    let saved: u8 = together.iter().map(|count| count.saturating_sub(1)).sum();
    sum + f32::from(saved) * WORTH.together * soon(turns, 1.0)
}

/// What drawing so many cards promises to a hand of this size.
#[inline]
pub(super) fn draws(hand: u8, count: u8, turns: f32) -> f32 {
    let over = (hand + count).saturating_sub(HAND_LIMIT);
    f32::from(count) * card(WORTH.drawn, turns) - f32::from(over) * WORTH.over
}

struct Flock {
    size: u8,
    /// The place of its highest number.
    top: usize,
    /// How many cards in hand could join it.
    ready: u8,
}

/// What a flock promises: a mountain it can climb already, or a share in the next one.
#[inline]
fn climb(mountains: Mountains, colour: Colour, flock: Flock, turns: f32, climbs: bool) -> f32 {
    if flock.size == 0 {
        return 0.0;
    }
    let sure = if climbs { 1.0 } else { soon(turns, WORTH.sure) };
    let now = POINT * sure * f32::from(mountains.highest_within(colour, flock.size));
    let Some(next) = mountains.lowest_above(colour, flock.size) else { return now };
    let missing = next - flock.size;
    let held = missing.min(flock.ready);
    let wait = f32::from(held) * WORTH.held + f32::from(missing - held) * WORTH.found[flock.top];
    now.max(POINT * f32::from(flock.size) * soon(turns, wait))
}

/// What a card in hand promises: it costs a point at the end, or is a goat on its way.
#[inline]
fn card((worth, half): (f32, f32), turns: f32) -> f32 {
    worth * soon(turns, half) - POINT
}

/// How likely something that takes so many turns, or luck worth as many, is to be done in time.
#[inline]
fn soon(turns: f32, wait: f32) -> f32 {
    turns / (turns + wait + 0.01)
}

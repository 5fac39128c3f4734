//! The dice: they roll at the page's edge, and what is kept stands on the rail.

use board::{Memo, Picture, act, live, memo, part};
use engine::{Arg, Phrase, Seat, Told};
use games::kuhlorado::Waiting;
use leptos::prelude::*;

use crate::glance::{COW, face_words, sign};
use crate::hand::Hand;

/// A die as it lies; how often it was thrown tells one throw from the next.
#[derive(Clone, Copy, PartialEq, Default)]
struct Die {
    face: Option<char>,
    throws: u32,
}

/// Both dice after so many steps.
#[derive(Clone, PartialEq, Default)]
struct Dice {
    dice: [Die; 2],
    steps: u32,
}

impl Dice {
    /// The dice once these steps were told: a die that was kept stays where it is.
    fn then(mut self, told: &[Told], steps: u32, faces: &str) -> Dice {
        if self.steps + told.len() as u32 == steps {
            told.iter().for_each(|line| self.follow(&line.step));
        }
        self.steps = steps;
        let mut lying: Vec<char> = self.dice.iter().filter_map(|die| die.face).collect();
        lying.sort_unstable();
        // Somebody came late, or took something back.
        if lying.into_iter().ne(faces.chars()) {
            let mut faces = faces.chars();
            self.dice.iter_mut().for_each(|die| die.face = faces.next());
        }
        self
    }

    fn follow(&mut self, step: &str) {
        if let Some(again) = step.strip_prefix("roll ") {
            let face = again.chars().next().filter(|_| again != "both");
            let gone = self.dice.iter_mut().filter(|die| face.is_none() || die.face == face);
            gone.take(if face.is_some() { 1 } else { 2 }).for_each(|die| die.face = None);
        } else if !step.is_empty() && step.chars().all(|face| matches!(face, '1'..='5' | COW)) {
            if step.len() == 2 {
                self.dice.iter_mut().for_each(|die| die.face = None);
            }
            let landed = self.dice.iter_mut().filter(|die| die.face.is_none()).zip(step.chars());
            landed.for_each(|(die, face)| *die = Die { face: Some(face), throws: die.throws + 1 });
        }
    }
}

/// The rail with both dice, and what can be done with them.
pub(crate) fn dice(hand: Hand) -> AnyView {
    let Hand { seen, glance, .. } = hand;
    let dice = Memo::new(move |before: Option<&Dice>| {
        let before = before.cloned().unwrap_or_default();
        let (told, steps) = (seen.told.get(), seen.game.get().steps);
        before.then(&told, steps, &glance.read().view.dice)
    });
    let whose = move || sign(Seat(glance.read().view.seat)).tint;
    let label = move || seen.say(&Phrase::new("area-dice"));
    view! {
        <section class="kuh-dice" aria-label=live(label)>
            <div class="kuh-rail">
                {die(hand, dice, 0)}
                {die(hand, dice, 1)}
                <span class=move || format!("kuh-pencil {}", whose())>
                    <Picture of="kuh-pencil".to_owned() />
                </span>
            </div>
            <div class="kuh-choices">{move || choices(hand, &dice.get())}</div>
        </section>
    }
    .into_any()
}

fn die(hand: Hand, both: Memo<Dice>, place: usize) -> AnyView {
    let Hand { seen, lifted, .. } = hand;
    let die = memo(move || both.read().dice[place]);
    let again = move || die.get().face.map(|face| format!("roll {face}")).unwrap_or_default();
    let may_lift = move || seen.may(&again());
    let is_lifted = move || lifted.get()[place];
    let is_hinted = move || seen.is_hinted(&again());
    let label = move || {
        let face = face_words(die.get().face.unwrap_or(COW));
        let id = if may_lift() { "board-die" } else { "board-die-lies" };
        seen.say(&Phrase::new(id).with("face", face))
    };
    // A die that may not be thrown again is refused with the rule.
    let touch = move || {
        if untrack(may_lift) {
            lifted.update(|lifted| lifted[place] ^= true);
        } else {
            seen.play(untrack(again));
        }
    };
    let body = move || die.get().face.map(|face| body(face, die.get().throws > 0));
    view! {
        <button
            class="kuh-die plain-button"
            class:gone=move || die.get().face.is_none()
            class:legal=may_lift
            class:lifted=live(is_lifted)
            class:hinted=live(is_hinted)
            aria-pressed=move || is_lifted().to_string()
            aria-label=live(label)
            disabled=move || die.get().face.is_none()
            on:click=act(touch)
        >
            {part(body)}
        </button>
    }
    .into_any()
}

fn body(face: char, thrown: bool) -> AnyView {
    let shows = match face {
        COW => view! { <Picture of="kuh-cow".to_owned() class="kuh-face" /> }.into_any(),
        digit => view! { <span class="kuh-face">{digit}</span> }.into_any(),
    };
    view! {
        <span class="kuh-cube" class:thrown=thrown>
            <Picture of="kuh-die".to_owned() />
            {shows}
        </span>
    }
    .into_any()
}

/// What can be done with the dice, each button named after what will happen.
fn choices(hand: Hand, dice: &Dice) -> AnyView {
    let lifted = hand.lifted.get();
    let faces = dice.dice.map(|die| die.face.unwrap_or(COW));
    let both = || choice(hand, "roll both".to_owned(), &Phrase::new("board-roll-both"), lifted == [true; 2]);
    let (mv, phrase) = match lifted {
        [false, false] => ("keep".to_owned(), keep_words(hand, faces)),
        [true, true] => return both(),
        [one, _] => roll_one(faces[usize::from(!one)]),
    };
    let done = choice(hand, "done".to_owned(), &Phrase::new("board-done"), true);
    view! { {choice(hand, mv, &phrase, true)} {both()} {done} }.into_any()
}

fn roll_one(face: char) -> (String, Phrase) {
    (format!("roll {face}"), Phrase::new("board-roll-one").with("die", face_words(face)))
}

/// Keeping dice for which there is no square left means to mark nothing (KUH-5).
fn keep_words(hand: Hand, faces: [char; 2]) -> Phrase {
    let glance = hand.glance.read();
    let nothing = glance.is_waiting_for(Waiting::Again) && glance.fitting().is_empty();
    let words = |face: char| if face == COW { Phrase::new("a-cow") } else { face_words(face) };
    let id = if nothing { "board-keep-nothing" } else { "board-keep" };
    Phrase::new(id).with("dice", Arg::List(faces.map(words).to_vec()))
}

fn choice(hand: Hand, mv: String, phrase: &Phrase, main: bool) -> AnyView {
    let seen = hand.seen;
    if !seen.may(&mv) {
        return ().into_any();
    }
    let (text, hinted) = (seen.say(phrase), seen.is_hinted(&mv));
    view! {
        <button class="button legal" class:main=main class:hinted=hinted on:click=act(move || seen.play(mv.clone()))>
            {text}
        </button>
    }
    .into_any()
}

//! A game that is being played: seats, board, what is asked, and what can be done about it.

use std::rc::Rc;
use std::sync::Arc;

use board::{CollectView, Memo, Picture, RwSignal, Seen, Show, Signal, act, live, memo, part};
use engine::{Arg, Phrase, Seat, SeatSet, Told};
use leptos::prelude::*;
use table::wire::GameState;
use wasm_bindgen_futures::spawn_local;

use super::player::Player;
use super::requests::{is_stood_in, offer, stood_in, stopped};
use super::{coach, icon_button, keys, panel, requests, result, seats, sight};
use crate::app::{House, house};
use crate::browser::{GONE, close_dialog, now_ms, open_dialog, random_bytes};
use crate::desk::{Desk, Notice};
use crate::drive::local::Local;
use crate::drive::online::{self, Online};
use crate::drive::{Ear, Heard, Way};
use crate::keep::{self, Visited};
use crate::plan::{Plan, Sitter};
use crate::route::Route;
use crate::settings::{Pace, Settings};
use crate::sound::Sound;
use crate::words::{Words, t, words};
use thinker::{Job, Thought};

/// A game on this device.
pub(crate) fn local(id: String) -> AnyView {
    let opened = RwSignal::new(None::<(Desk, bool)>);
    let problem = RwSignal::new(None::<String>);
    let owner = Owner::current().expect("screens are drawn by somebody");
    let (words, bots) = (words(), house().workers().bots);
    spawn_local(async move {
        let found = keep::game(&id).await.ok().flatten();
        let Some((kept, log)) = found else {
            problem.try_set(Some(untrack(|| words.say("no-such-game"))));
            return;
        };
        owner.with(|| {
            let desk = Desk::new(&Local::guests(&kept));
            let coach = kept.coach;
            let ear: Ear = Rc::new(move |heard| desk.hear(heard));
            match Local::open(kept, &log, ear, bots) {
                Ok(local) => {
                    desk.set_way(Rc::clone(&local) as Rc<dyn Way>);
                    local.begin();
                    opened.try_set(Some((desk, coach)));
                }
                Err(why) => problem.try_set(Some(why)),
            }
        });
    });
    let inside = move || match (opened.get(), problem.get()) {
        (Some((desk, coach)), _) => table(desk, if coach { Place::Lesson } else { Place::Here }),
        (None, Some(why)) => lost(why),
        (None, None) => view! { <p class="loading">{t("loading")}</p> }.into_any(),
    };
    part(inside)
}

/// A table in the hall. Without secrets, one looks on.
pub(crate) fn online(id: String, secrets: Vec<String>) -> AnyView {
    let links: Vec<Option<String>> =
        if secrets.is_empty() { vec![None] } else { secrets.iter().cloned().map(Some).collect() };
    let desk = Desk::new(&links);
    desk.use_own_links(online::own_link);
    let table_id = id.clone();
    let ear: Ear = Rc::new(move |heard: Heard| {
        if matches!(heard, Heard::Cut(_)) {
            ask_after(desk, table_id.clone());
        }
        desk.hear(heard);
    });
    desk.set_way(Online::open(&id, links.len(), &ear));
    let names = RwSignal::new(online::take_names(&id));
    Effect::new(move |_| {
        // Whoever has said a name when they set the table up need not say it again.
        desk.table.track();
        for (guest, _) in desk.standing() {
            let name = names.update_untracked(|names| names.get_mut(guest).map(std::mem::take));
            if let Some(name) = name.filter(|name| !name.trim().is_empty()) {
                sit(desk, guest, name);
            }
        }
    });
    Effect::new(move |_| {
        let (Some(table), Some(game)) = (desk.table.get(), desk.game.get()) else { return };
        let secrets = desk.links();
        if secrets.is_empty() {
            return;
        }
        // The address is what people keep.
        Route::Table(table.id.clone(), secrets.clone()).stay();
        let (id, game_id) = (table.id.clone(), table.game.clone());
        let here = desk.seats_here();
        let mut visit = Visited { id, game: game_id, secrets, last_ms: now_ms(), here, ..Visited::default() };
        visit.see(&table, game.asked, game.result.is_some());
        keep::remember_visit(visit);
    });
    table(desk, Place::Hall)
}

/// A table that does not answer may be gone; of one that was over long ago, only the record is left.
fn ask_after(desk: Desk, id: String) {
    spawn_local(async move {
        match online::look(&id).await {
            Err(why) if why == GONE => {
                keep::change_visit(&id, |visit| visit.gone = true);
                desk.lost.try_set(Some(why));
            }
            // Whoever has seen it sees it still, and whoever has left is elsewhere.
            Ok((.., true)) if desk.table.try_get_untracked() == Some(None) => Route::Replay(id).go(),
            _ => {}
        }
    });
}

/// Sets a table up in the hall, and goes there.
pub(crate) async fn set_up_online(plan: &Plan) -> Result<(), String> {
    let made = online::set_up(plan).await?;
    online::remember(&made, plan);
    Route::Table(made.id, made.here).go();
    Ok(())
}

pub(crate) fn lost(why: String) -> AnyView {
    view! {
        <main class="sheet lost">
            <h1>{t("lost-title")}</h1>
            <p>{words().problem(why)}</p>
            <a class="button main" href=Route::Hall.link()>{t("to-the-hall")}</a>
        </main>
    }
    .into_any()
}

/// Where a table stands, which decides what there is around it.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Place {
    /// On this device.
    Here,
    /// On this device, with a coach.
    Lesson,
    /// In the hall.
    Hall,
}

fn table(desk: Desk, place: Place) -> AnyView {
    let inside = move || {
        if let Some(why) = desk.lost.get() {
            return lost(why);
        }
        let Some(game) = desk.table.get().map(|table| table.game.clone()) else {
            return view! { <p class="loading">{t("loading")}</p> }.into_any();
        };
        // Only what changes the whole screen is looked at here; the rest changes by itself.
        let plays =
            memo(move || desk.invited().is_none() && desk.table.get().is_some_and(|table| table.number > 0));
        let screen = move || {
            if plays.get() { playing(desk, &game, place) } else { super::lobby::lobby(desk, &game) }
        };
        part(screen)
    };
    // The screen is made anew only when another game comes onto the table.
    let key = memo(move || (desk.lost.get(), desk.table.get().map(|table| table.game.clone())));
    view! { {move || { // A memo that nobody reads is never worked out, and so never changes.
    key.get(); untrack(inside) }} }
    .into_any()
}

fn playing(desk: Desk, game: &str, place: Place) -> AnyView {
    let Ok(facts) = games::facts(game) else { return lost(game.to_owned()) };
    let words = words();
    let names = memo(move || desk.table.get().map(|table| seats::names(&table)).unwrap_or_default());
    let book = memo(move || crate::words::Shared(words.of_game(facts, names.get())));
    let paused = memo(move || desk.table.get().is_some_and(|table| table.paused));
    let state = Memo::new(move |previous: Option<&Shown>| {
        let now = desk.game.get().map(|game| Shown(if paused.get() { at_rest(&game) } else { game }));
        now.or_else(|| previous.cloned()).expect("a game that has begun can be seen")
    });
    let seen = Seen {
        game: Signal::derive(move || state.get().0),
        you: desk.you.into(),
        book: Signal::derive(move || book.get().0),
        told: desk.told.into(),
        hinted: desk.hinted.into(),
        waiting: desk.waiting.into(),
        play: Callback::new(move |mv| desk.play(mv)),
    };
    let board = boards::board_of(facts.id);
    let over = memo(move || seen.game.get().result.is_some());
    let hidden = move || desk.curtain.get().is_some();
    let counting = RwSignal::new(true);
    let cut = move || place == Place::Hall && !desk.connected.get();
    let at_once = move || desk.pace.get() == Pace::NoWaiting;
    sounds(desk, seen);
    name_tab(seen, facts.title);
    view! {
        // Behind the curtain nothing can be touched, and nothing is read aloud.
        <div
            class=format!("table game-{}", facts.id)
            class:at-once=live(at_once)
            class:shared=desk.is_shared()
            inert=live(hidden)
            on:click=act(move || desk.hurry())
        >
            <h1 class="for-ears">{facts.title}</h1>
            <header class="table-top">
                <a class="icon-button" href=Route::Hall.link() title=t("to-the-hall") aria-label=t("to-the-hall")>
                    <Picture of="barn-logo".to_owned() />
                </a>
                {seats::strip(desk)}
                {panel::talk_button(desk)}
                {icon_button("barn-icon-settings", "settings", || open_dialog("settings"))}
            </header>
            <Show when=cut>
                <p class="banner" role="status">{t("reconnecting")}</p>
            </Show>
            <Show when=move || paused.get() && !cut()>{stopped(desk, seen)}</Show>
            <Show when=move || is_stood_in(desk) && !paused.get() && !over.get() && !cut()>{stood_in(desk)}</Show>
            <div class="middle" inert=move || over.get() && counting.get()>
                {missed(desk, seen)}
                <main class="board-place">{super::soon(move || board(seen))}</main>
                {super::soon(move || panel::panel(desk, seen, (place == Place::Hall).then_some(facts)))}
            </div>
            {asks(desk, seen, facts, place)}
            <Show when=move || over.get()>{result::result(desk, seen, facts.id, place == Place::Hall, counting)}</Show>
        </div>
        {curtain(desk, seen)}
    }
    .into_any()
}

/// Keys for what is needed often: `?` the rules of the moment, `h` a hint, `u` take back.
fn keys(desk: Desk, seen: Seen, player: Player, hint: impl Fn() + 'static) {
    let settings: Settings = expect_context();
    keys::listen(move |key| match key {
        "?" => open_dialog("phase-rules"),
        _ if seen.you.get_untracked().is_none() => player.press(key, settings),
        "h" => hint(),
        "u" => desk.undo(),
        _ => {}
    });
    keys::follow(desk, seen);
    sight::follow(desk, seen);
}

/// The game while it is stopped: nobody is asked for anything.
fn at_rest(game: &GameState) -> Arc<GameState> {
    Arc::new(GameState { asked: SeatSet::default(), moves: Vec::new(), ..game.clone() })
}

/// The tab says when something is asked, for those who look at another one meanwhile.
fn name_tab(seen: Seen, title: &'static str) {
    let words = words();
    Effect::new(move |_| {
        let name = if seen.is_asked() && !seen.waiting.get() {
            format!("● {} – {title}", words.say("table-yours"))
        } else {
            format!("{title} – Barnyard")
        };
        keys::document().set_title(&name);
    });
    on_cleanup(|| keys::document().set_title("Barnyard"));
}

/// What can be heard of the game, if somebody likes to hear it.
fn sounds(desk: Desk, seen: Seen) {
    let settings: Settings = expect_context();
    Effect::new(move |before: Option<(u32, bool)>| {
        let game = seen.game.get();
        let (steps, over) = (game.steps, game.result.is_some());
        let changed = before.is_some_and(|(earlier, _)| earlier != steps);
        if changed && settings.sound.get_untracked() {
            let yours = untrack(|| seen.is_asked() && !desk.waiting.get());
            let sound = if over {
                Sound::Moo
            } else if yours {
                Sound::Turn
            } else {
                Sound::Knock
            };
            sound.play();
        }
        (steps, over)
    });
}

/// A game's state that signals can compare.
#[derive(Clone)]
struct Shown(Arc<GameState>);

impl PartialEq for Shown {
    fn eq(&self, other: &Shown) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
    }
}

/// What is asked, always in the same place, and read aloud; beside it undo, hint and help.
fn asks(desk: Desk, seen: Seen, facts: &'static engine::Facts, place: Place) -> AnyView {
    let words = words();
    let line = move || question(desk, seen);
    // Nothing of this is for whoever the device is handed to.
    let is_open = move || desk.curtain.get().is_none();
    let last_told = last_told(seen);
    let last = move || is_open().then(|| last_told.get().line);
    let aloud = move || is_open().then(|| told_aloud(seen));
    let felt = move || {
        let (_, seat, with) =
            desk.reactions.get().pop().filter(|(_, seat, _)| Some(*seat) != desk.you.get())?;
        let name = panel::REACTIONS.iter().find(|(one, _)| *one == with)?.1;
        Some(
            words.phrase(Phrase::new("said-line").with("who", seen.name(seat)).with("text", words.say(name))),
        )
    };
    let notice = move || desk.notice.get().map(|notice| notice_view(desk, seen, facts, notice));
    let thinking = RwSignal::new(false);
    // Keys are heard outside the page, where nobody knows the house: whatever is needed then is taken along.
    let house = house();
    let hint = move || {
        if thinking.get_untracked() || !untrack(|| seen.is_asked()) {
            return;
        }
        thinking.set(true);
        ask_for_hint(desk, seen, facts.id, thinking, (house, words));
    };
    let player = Player {
        runs: Signal::derive(move || !desk.paused.get()),
        run: Callback::new(move |runs: bool| desk.pause(!runs)),
        step: Callback::new(move |()| desk.step_on()),
    };
    keys(desk, seen, player, hint);
    // A game that ends is not watched any more.
    let is_watched = move || seen.you.get().is_none() && seen.game.get().result.is_none();
    let may_undo = move || {
        let game = seen.game.get();
        seen.you.get().is_some() && game.result.is_none() && game.steps > 0
    };
    view! {
        {(place == Place::Lesson).then(|| coach::coach(desk, seen, facts, hint))}
        <section class="asks" class:mine=move || seen.is_asked()>
            <p class="last-told" aria-hidden="true">{live(last)}</p>
            <p class="question" aria-live="polite">{live(line)}</p>
            <div class="notice" role="status">{part(notice)}</div>
            <div class="tools">
                <Show when=is_watched>{player.buttons()}</Show>
                <Show when=may_undo>{icon_button("barn-icon-undo", "undo", move || desk.undo())}</Show>
                <Show when=move || seen.is_asked()>{icon_button("barn-icon-hint", "hint", hint)}</Show>
                {icon_button("barn-icon-help", "help", || open_dialog("phase-rules"))}
            </div>
            {offer(desk, seen)}
            {phase_rules(seen, facts)}
            <p class="for-ears told-aloud" aria-live="polite">{live(aloud)}</p>
            <p class="for-ears" aria-live="polite">{live(felt)}</p>
            <p class="for-ears">{move || if thinking.get() { words.say("thinking") } else { String::new() }}</p>
        </section>
    }
    .into_any()
}

/// What is asked of the viewer, or what everybody waits for.
fn question(desk: Desk, seen: Seen) -> String {
    let words = words();
    let game = seen.game.get();
    let Some(asks) = game.scene.as_ref().and_then(|scene| scene.asks.as_ref()) else { return String::new() };
    if desk.table.get().is_some_and(|table| table.paused) {
        return words.say("table-paused");
    }
    if desk.paused.get() {
        return words.say("watch-stopped");
    }
    let you = seen.you.get().filter(|you| game.asked.contains(*you));
    match you {
        None => {
            let asked: Vec<String> = game.asked.iter().map(|seat| seen.name(seat)).collect();
            words.phrase(Phrase::new("waits-for").with("who", asked.join(", ")))
        }
        // Those who share a device are called by their names.
        Some(_) if desk.is_shared() => seen.say(asks),
        Some(you) => {
            let mut asks = asks.clone();
            call_you(&mut asks, you, &words.say("you-name"));
            seen.say(&asks)
        }
    }
}

/// Calls a seat `name` wherever a phrase names it as the one who does something.
fn call_you(phrase: &mut Phrase, you: Seat, name: &str) {
    for (of, arg) in &mut phrase.args {
        match arg {
            Arg::Seat(seat) if *seat == you && of == "who" => *arg = Arg::Text(name.to_owned()),
            Arg::List(phrases) => phrases.iter_mut().for_each(|phrase| call_you(phrase, you, name)),
            _ => {}
        }
    }
}

/// What stands above the question.
#[derive(Clone, PartialEq)]
struct LastTold {
    /// To whom, and after how many steps.
    you: Option<Seat>,
    steps: u32,
    line: String,
}

/// What somebody did last. Luck and what else follows from it is only in the log.
fn last_told(seen: Seen) -> Memo<LastTold> {
    Memo::new(move |before: Option<&LastTold>| {
        let (told, steps, you) = (seen.told.get(), seen.game.get().steps, seen.you.get());
        // What another one was told is not for whoever looks now, and a move that was taken back has not happened.
        let before = before.filter(|before| before.you == you && before.steps <= steps && !told.is_empty());
        let deed = told.iter().rev().find(|told| told.say.iter().any(|phrase| is_about(phrase, None)));
        let line = match (deed, before) {
            (Some(deed), _) => deed_line(seen, deed, you),
            (None, Some(before)) => before.line.clone(),
            (None, None) => told.last().map(|told| panel::line(seen, told)).unwrap_or_default(),
        };
        LastTold { you, steps, line }
    })
}

/// A deed in words; of a long tale, what it says about the viewer.
fn deed_line(seen: Seen, deed: &Told, you: Option<Seat>) -> String {
    if deed.say.len() <= 3 {
        return panel::line(seen, deed);
    }
    let mine = deed.say.iter().rev().find(|phrase| you.is_some() && is_about(phrase, you));
    mine.or(deed.say.last()).map(|phrase| seen.say(phrase)).unwrap_or_default()
}

/// Whether a phrase is about this seat, or about any.
fn is_about(phrase: &Phrase, whom: Option<Seat>) -> bool {
    let is_whom = |seat: Seat| whom.is_none_or(|whom| whom == seat);
    phrase.args.iter().any(|(_, arg)| matches!(arg, Arg::Seat(seat) if is_whom(*seat)))
}

/// What was just told, for ears. Of what others do in secret there is too much to hear, if there is anything else.
fn told_aloud(seen: Seen) -> String {
    let told = seen.told.get();
    let is_open = |told: &&Told| told.step != Told::HIDDEN;
    let any_open = told.iter().any(|told| is_open(&told));
    let aloud = told.iter().filter(|told| !any_open || is_open(told));
    aloud.map(|told| panel::line(seen, told)).collect::<Vec<_>>().join(" ")
}

fn ask_for_hint(
    desk: Desk,
    seen: Seen,
    game: &'static str,
    thinking: RwSignal<bool>,
    (house, words): (House, Words),
) {
    let adviser = house.workers().adviser;
    let Some(you) = seen.you.get_untracked() else { return };
    let state = seen.game.get_untracked();
    let (view, steps) = (state.view.text().to_owned(), state.steps);
    let luck = u64::from_le_bytes(random_bytes());
    spawn_local(async move {
        let job = Job::Advise { game: game.to_owned(), seat: you, view, seed: luck };
        let thought = adviser.think(&job).await;
        thinking.try_set(false);
        // The game may have gone on.
        let same = seen.game.try_get_untracked().is_some_and(|game| game.steps == steps);
        if let (Some(Thought::Advised { best, reason, win }), true) = (thought, same) {
            let mv = untrack(|| seen.words(&best)).unwrap_or_else(|| best.clone());
            let reason = untrack(|| seen.say(&reason));
            let percent = (win * 100.0).round() as u8;
            let text = untrack(|| {
                let phrase =
                    Phrase::new("hint-line").with("move", mv).with("reason", reason).with("percent", percent);
                words.phrase(phrase)
            });
            desk.hinted.set(Some(best.clone()));
            desk.notice.set(Some(Notice::Hint { mv: best, text }));
        }
    });
}

/// A notice in words. What the rules refuse is told with what is wrong here and now; the rule is there to be opened.
fn notice_view(desk: Desk, seen: Seen, facts: &engine::Facts, notice: Notice) -> AnyView {
    let words = words();
    let text = match notice {
        Notice::Sorry { code, why, clause } => {
            let rule = clause.and_then(|id| words.clause(facts, &id)).map(|rule| {
                view! { <details class="rule"><summary>{t("show-rule")}</summary>{rule}</details> }
            });
            let why = why.map_or_else(|| words.refusal(code), |why| seen.say(&why));
            return view! { <span>{why}</span>{rule} }.into_any();
        }
        Notice::Hint { text, .. } => text,
        Notice::Said(seat, text) => {
            words.phrase(Phrase::new("said-line").with("who", seen.name(seat)).with("text", text))
        }
        Notice::Happened(what) => {
            let text = requests::happened(desk, seen, &what).unwrap_or_default();
            // Whoever must answer sees the question, and hears that there is one.
            let class = if requests::asks_viewer(desk, &what) { "for-ears" } else { "" };
            return view! { <span class=class>{text}</span> }.into_any();
        }
    };
    view! { {text} }.into_any()
}

/// The rules of the moment, one key away.
fn phase_rules(seen: Seen, facts: &'static engine::Facts) -> AnyView {
    let words = words();
    let clauses = move || {
        let ids = clauses_now(facts.id, &seen.game.get());
        let clauses = ids.iter().filter_map(|id| words.clause(facts, id));
        clauses.map(|text| view! { <li>{text}</li> }).collect_view()
    };
    view! {
        <dialog id="phase-rules" class="sheet" aria-labelledby="phase-rules-title">
            <h2 id="phase-rules-title">{t("rules-now")}</h2>
            <ul>{part(clauses)}</ul>
            <p class="quiet for-keys">{t("keys-line")}</p>
            <p><a href=Route::Rules(facts.id.to_owned()).link() target="_blank">{t("all-rules")}</a></p>
            <button class="button main" on:click=act(move || close_dialog("phase-rules"))>{t("done")}</button>
        </dialog>
    }
    .into_any()
}

/// The clauses that govern what is asked now.
pub(crate) fn clauses_now(game: &str, state: &GameState) -> &'static [&'static str] {
    struct Clauses<'a>(&'a str);
    impl engine::Visitor for Clauses<'_> {
        type Output = &'static [&'static str];
        fn visit<G: engine::TableGame>(self) -> Self::Output {
            small_json::read_json(self.0).map_or(&[], |view| G::clauses_now(&view))
        }
    }
    games::visit(game, Clauses(state.view.text())).unwrap_or(&[])
}

/// What hides the table while the device is handed over.
fn curtain(desk: Desk, seen: Seen) -> AnyView {
    let words = words();
    let shown = move || {
        desk.curtain.get().map(|seat| {
        let name = seen.name(seat);
        let hand = words.phrase(Phrase::new("curtain-hand").with("who", name.clone()));
        let open = words.phrase(Phrase::new("curtain-open").with("who", name));
        view! {
            <div class="curtain" role="dialog" aria-modal="true" aria-labelledby="curtain-text">
                <Picture of="barn-logo".to_owned() />
                <p id="curtain-text">{hand}</p>
                <button class="button main big" autofocus on:click=act(move || desk.open_curtain())>{open}</button>
            </div>
        }
    })
    };
    part(shown)
}

/// What happened since whoever has the device now moved last, until they put it away or play on.
fn missed(desk: Desk, seen: Seen) -> AnyView {
    let lines = move || {
        let missed = desk.missed.get();
        missed.iter().map(|told| view! { <li>{panel::line(seen, told)}</li> }).collect_view()
    };
    view! {
        <Show when=move || !desk.missed.read().is_empty()>
            <section class="missed" role="status" aria-label=t("missed-title")>
                <h2>{t("missed-title")}</h2>
                <ol tabindex="0" aria-label=t("missed-title")>{part(lines)}</ol>
                <button class="button" on:click=act(move || desk.missed.set(Arc::default()))>{t("understood")}</button>
            </section>
        </Show>
    }
    .into_any()
}

/// Sits the guests here down who have seats, under their names.
pub(crate) fn sit(desk: Desk, guest: usize, name: String) {
    let settings: Settings = expect_context();
    if guest == 0 {
        settings.name.set(name.clone());
    }
    desk.sit(guest, name);
}

/// A lesson: a real game against gentle bots, with a coach.
pub(crate) fn lesson(game: String) -> AnyView {
    let Ok(facts) = games::facts(&game) else { return super::hall::hall() };
    let settings: Settings = expect_context();
    let (words, name) = (words(), settings.name.get_untracked());
    let you =
        if name.is_empty() { words.phrase(Phrase::new("player-number").with("number", 1)) } else { name };
    let mut seats = vec![Sitter::Bot(players::Level::Easy); usize::from(facts.seats.0)];
    seats[0] = Sitter::Here(you);
    at_once(Plan { game, options: serde_json::Value::Null, seats, time: None, coach: true })
}

/// A game without further questions: with the players and variants of last time.
pub(crate) fn play_now(game: &str) -> AnyView {
    let Ok(facts) = games::facts(game) else { return super::hall::hall() };
    at_once(super::new_game::plan_of_last_time(facts))
}

fn at_once(plan: Plan) -> AnyView {
    let problem = RwSignal::new(None::<String>);
    spawn_local(async move {
        if let Err(why) = super::new_game::begin(&plan).await {
            problem.try_set(Some(why));
        }
    });
    let inside = move || match problem.get() {
        Some(why) => lost(why),
        None => view! { <p class="loading">{t("loading")}</p> }.into_any(),
    };
    part(inside)
}

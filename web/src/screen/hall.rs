//! The hall: games that go on, and the five on the shelf.

use board::{CollectView, Picture, RwSignal, Show, act, live, part};
use engine::{Facts, Phrase, Seat};
use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

use super::{seats, top};
use crate::browser::GONE;
use crate::route::{Mode, Route};
use crate::storage::{self, SavedGame, VisitedTable};
use crate::transport::in_hall;
use crate::words::{Words, t, words};

/// The hall.
pub(crate) fn hall() -> AnyView {
    let shelf = games::ALL.iter().map(|facts| card(facts)).collect_view();
    view! {
        {top()}
        <main class="hall">
            <h1 class="for-ears">"Barnyard"</h1>
            <p class="welcome">{t("hall-welcome")}</p>
            {unfinished()}
            <ul class="shelf">{shelf}</ul>
            <footer class="foot">
                <p>{t("hall-unofficial")}</p>
            </footer>
        </main>
    }
    .into_any()
}

fn card(facts: &'static Facts) -> AnyView {
    let id = || facts.id.to_owned();
    let new = |mode| Route::New(id(), mode);
    let title_id = format!("title-{}", facts.id);
    let labelled_by = title_id.clone();
    view! {
        <li class="game-card" aria-labelledby=labelled_by>
            {scene_picture(facts)}
            <div class="game-card-text">
                <h2 id=title_id>{facts.title}</h2>
                {about(facts)}
            </div>
            <div class="game-card-ways">
                {way("main", "play", "play-now", &Route::Play(id()))}
                {way("", "device", "one-device", &new(Mode::Device))}
                {way("", "people", "invite", &new(Mode::Invite))}
                {way("", "help", "learn", &Route::Learn(id()))}
                <p class="more-ways">
                    {link("choose-players", &new(Mode::Bots))}
                    {link("rulebook", &Route::Rules(id()))}
                    {link("watch", &new(Mode::Watch))}
                </p>
            </div>
        </li>
    }
    .into_any()
}

/// A way to play a game, with its picture.
fn way(class: &str, picture: &str, name: &'static str, way: &Route) -> AnyView {
    view! {
        <a class=format!("button {class}") href=way.link()>
            <Picture of=format!("barn-icon-{picture}") />
            {t(name)}
        </a>
    }
    .into_any()
}

fn link(name: &'static str, way: &Route) -> AnyView {
    view! { <a href=way.link()>{t(name)}</a> }.into_any()
}

/// A scene from a game.
pub(crate) fn scene_picture(facts: &Facts) -> AnyView {
    view! {
        <svg class="scene-picture" viewBox="0 0 320 200" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
            <use href=format!("#scene-{}", facts.id) />
        </svg>
    }
    .into_any()
}

/// For how many a game is, how long it takes, and why one would like to play it.
pub(crate) fn about(facts: &'static Facts) -> AnyView {
    let words = words();
    let (fewest, most) = facts.seats;
    let players = move || {
        let phrase = Phrase::new("hall-players").with("fewest", fewest).with("most", most);
        words.phrase(phrase)
    };
    let minutes = move || words.phrase(Phrase::new("hall-minutes").with("minutes", facts.minutes));
    let hook = move || {
        words.of_game(facts, Vec::new()).try_say(&Phrase::new("hook")).unwrap_or(facts.hook.to_owned())
    };
    view! {
        <p class="numbers">
            <span>{live(players)}</span>
            " · "
            <span>{live(minutes)}</span>
        </p>
        <p>{live(hook)}</p>
    }
    .into_any()
}

/// How many games are in sight; the games on the shelf shall be, too.
const SHOWN: usize = 3;

/// Games on this device and tables in the hall, the last played first.
fn unfinished() -> AnyView {
    let kept = RwSignal::new(Vec::<SavedGame>::new());
    let visited = RwSignal::new(storage::visited());
    spawn_local(async move {
        if let Ok(games) = storage::saved_games().await {
            kept.try_set(games);
        }
    });
    let forget_kept = move |id: String| {
        kept.update(|all| all.retain(|one| one.id != id));
        spawn_local(async move { _ = storage::delete_game(&id).await });
    };
    let forget_visit = move |id: String| {
        visited.update(|all| all.retain(|one| one.id != id));
        storage::forget_visit(&id);
    };
    look_after(visited);
    let lines = move || {
        let tables = visited.get().into_iter();
        let tables = tables.map(|one| (one.over || one.gone, one.last_ms, visited_line(one, forget_visit)));
        let games = kept.get().into_iter().map(|one| (one.over, one.last_ms, kept_line(one, forget_kept)));
        let mut games: Vec<_> = tables.chain(games).collect();
        games.sort_by_key(|(over, last_ms, _)| (*over, std::cmp::Reverse(*last_ms)));
        let mut games: Vec<AnyView> = games.into_iter().map(|(.., line)| line).collect();
        let older = games.split_off(games.len().min(SHOWN));
        (!games.is_empty()).then(|| {
            view! {
                <section class="my-games" aria-labelledby="my-games">
                    <h2 id="my-games">{t("my-games")}</h2>
                    <ul>{games}</ul>
                    {(!older.is_empty()).then(|| view! { <details><summary>{t("older-games")}</summary><ul>{older}</ul></details> })}
                </section>
            }
        })
    };
    part(lines)
}

/// Asks the hall how its tables are that are in sight. Without a network, what was known stays.
fn look_after(visited: RwSignal<Vec<VisitedTable>>) {
    for visit in visited.get_untracked().into_iter().take(SHOWN) {
        spawn_local(async move {
            let look = in_hall::look(&visit.id).await;
            let all = storage::change_visit(&visit.id, |visit| match &look {
                Ok((table, asked, over)) => visit.see(table, *asked, *over),
                Err(why) => visit.gone |= why == GONE,
            });
            visited.try_set(all);
        });
    }
}

fn kept_line(kept: SavedGame, forget: impl Fn(String) + Send + Sync + 'static) -> AnyView {
    let way = if kept.over { Route::Replay(kept.id.clone()) } else { Route::Game(kept.id.clone()) };
    let state = t(if kept.over { "over-look-back" } else { "go-on" });
    let (words, names, date) = (words(), kept.names, kept.last_ms);
    let about = move || with_whom(words, &names, date);
    line(&kept.game, Box::new(about), &way, Box::new(state), false, Box::new(move || forget(kept.id.clone())))
}

fn visited_line(visit: VisitedTable, forget: impl Fn(String) + Send + Sync + 'static) -> AnyView {
    let way = Route::Table(visit.id.clone(), visit.secrets);
    let (words, id) = (words(), visit.id);
    let yours = visit.ready || visit.begun && visit.asked.iter().any(|seat| visit.here.contains(seat));
    let asked = visit.asked.iter().map(Seat::idx);
    let asked: Vec<_> = asked.map(|at| (at, visit.names.get(at).cloned().unwrap_or_default())).collect();
    let names = visit.names;
    let (unknown, (gone, over, begun)) = (names.is_empty(), (visit.gone, visit.over, visit.begun));
    let ready = visit.ready;
    let state = move || {
        if gone {
            words.say(GONE)
        } else if over {
            words.say("over-look-back")
        } else if ready {
            words.say("table-ready")
        } else if yours {
            words.say("table-yours")
        } else if begun {
            let asked: Vec<_> = asked.iter().map(|(at, name)| seats::kept_name(name, *at)).collect();
            words.phrase(Phrase::new("waits-for").with("who", asked.join(", ")))
        } else {
            // Of tables remembered before more than their name was, nothing is known.
            words.say(if unknown { "go-on" } else { "table-gathering" })
        }
    };
    let about = move || {
        if names.is_empty() { words.say("online-table") } else { with_whom(words, &names, visit.last_ms) }
    };
    line(&visit.game, Box::new(about), &way, Box::new(state), yours, Box::new(move || forget(id.clone())))
}

/// With whom somebody plays, and when they last did.
fn with_whom(words: Words, names: &[String], last_ms: u64) -> String {
    let names = names.iter().enumerate().filter(|(_, name)| !name.is_empty());
    let names: Vec<_> = names.map(|(at, name)| seats::kept_name(name, at)).collect();
    format!("{} · {}", names.join(", "), words.date(last_ms))
}

/// A game that goes on, or has ended: what, with whom or where, and the way there.
fn line(
    game: &str,
    about: Box<dyn Fn() -> String + Send>,
    way: &Route,
    state: Box<dyn Fn() -> String + Send>,
    yours: bool,
    forget: Box<dyn Fn() + Send + Sync>,
) -> AnyView {
    let title = games::facts(game).map_or_else(|_| game.to_owned(), |facts| facts.title.to_owned());
    let (sure, forget) = (RwSignal::new(false), Callback::new(move |()| forget()));
    view! {
        <li>
            <Show when=move || sure.get()>
                <p class="sure" role="alertdialog" aria-label=t("forget-question")>
                    {t("forget-question")}
                    <button class="button" on:click=act(move || forget.run(()))>{t("yes")}</button>
                    <button class="button main" on:click=act(move || sure.set(false))>{t("no")}</button>
                </p>
            </Show>
            <a href=way.link()>
                <strong>{title}</strong>
                <span>{live(about)}</span>
                <span class="state" class:yours=yours>{live(state)}</span>
            </a>
            <button class="icon-button" title=t("forget") aria-label=t("forget") on:click=act(move || sure.set(true))>
                <Picture of="barn-icon-close".to_owned() />
            </button>
        </li>
    }
    .into_any()
}

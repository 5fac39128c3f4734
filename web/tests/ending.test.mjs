// How games end: the board is held, the podium is counted, people talk on and play again; and what comes of a game later.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { GAMES, Hall, hindrances, launch, playToTheEnd, touchSomething, until, visitor } from "./house.mjs";

let hall, browser;
before(async () => { [hall, browser] = [await Hall.open(), await launch()]; });
after(async () => { await browser.close(); await hall.close(); });

const pace = (page, name) => page.evaluate((name) => ["pace", "watch-pace"].forEach((key) => localStorage.setItem(key, name)), name);

/** A finished game against bots, without any waiting. */
async function finished(game, options) {
  const page = await visitor(browser, { motion: true, ...options });
  await page.goto(hall.address);
  await pace(page, "none");
  await page.goto(`${hall.address}/#/play/${game}`);
  await page.reload();
  await playToTheEnd(page);
  return page;
}

/** In the page: writes down when it is first seen that the game is over, and when the result is. */
function noteTheEnd() {
  globalThis.first = {};
  new MutationObserver(() => {
    for (const [name, which] of [["running", ".table:not(.over, .replay) .asks"], ["over", ".table.over:not(.replay)"], ["result", ".result"]]) {
      if (document.querySelector(which)) globalThis.first[name] ??= performance.now();
    }
  }).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ["class"] });
}

/**
 * The same game once more from just before its end, as people see it who like things to move: so many steps before, or
 * more, as what is only luck is drawn before anybody sees the board.
 */
async function almostOver(page, { steps = 1 } = {}) {
  await page.getByRole("link", { name: "Look back" }).click();
  await page.locator(".stepper").waitFor();
  const finished = page.url();
  // At the usual pace from the beginning: bots that need not wait would be at the end before anybody has seen it.
  await pace(page, "usual");
  await page.addInitScript(noteTheEnd);
  for (let tries = 0; tries < 4; tries++) {
    await page.goto(finished);
    await page.reload();
    await page.locator(".stepper").waitFor();
    for (let step = 0; step < steps + tries; step++) await page.getByRole("button", { name: "One step back" }).click();
    await page.getByRole("button", { name: "What if?" }).click();
    await page.waitForFunction(() => location.hash.startsWith("#/game/") && ("running" in globalThis.first || "over" in globalThis.first));
    if (await page.evaluate(() => "running" in globalThis.first)) return;
  }
  throw new Error("the last steps are nothing but luck");
}

for (const game of GAMES) {
  test(`${game}: the last move is held on the board, then everybody stands on the podium`, async () => {
    const page = await finished(game, { phone: true });
    await almostOver(page);
    const end = Date.now() + 30_000;
    while (!(await page.locator(".table.over").count()) && Date.now() < end) {
      await touchSomething(page);
      await page.waitForTimeout(10);
    }
    await page.locator(".result").waitFor({ timeout: 10_000 });
    const { running, over, result } = await page.evaluate(() => globalThis.first);
    assert.ok(running <= over, "the game was seen before its end");
    assert.ok(result - over > 1_000, `the board is held for ${result - over} ms`);
    // Counted source by source; a touch has it all.
    const rows = page.locator(".result .count tbody tr");
    assert.ok((await page.locator(".to-come").count()) > 0);
    await page.locator("#result-title").click();
    assert.equal(await page.locator(".to-come").count(), 0);
    const seats = await page.locator(".seat").count();
    assert.equal(await page.locator(".podium-place").count(), seats);
    assert.ok((await rows.count()) > 0);
    // Winners come first, on the podium and in the table.
    const places = await page.locator(".podium-step > b").allInnerTexts();
    assert.equal(places[0], "1");
    const [first] = await page.locator(".podium-place strong").allInnerTexts();
    assert.equal(await page.locator(".result .count thead th span").first().innerText(), first);
    assert.match(await page.locator(".evening").innerText(), /^This evening: /);
    await page.waitForTimeout(1_000);
    assert.deepEqual(await hindrances(page), []);
    const cut = await page.locator(".podium-place").evaluateAll((all) => all.filter((one) => one.getBoundingClientRect().left < 0 || one.getBoundingClientRect().right > innerWidth).length);
    assert.equal(cut, 0);
    assert.deepEqual(page.complaints, []);
    await page.context().close();
  });
}

test("who wants nothing to move sees the result at once, and hears it once", async () => {
  const page = await visitor(browser);
  await page.goto(`${hall.address}/#/play/tic-tac-moo`);
  await playToTheEnd(page);
  assert.equal(await page.locator(".to-come").count(), 0);
  assert.equal(await page.evaluate(() => document.getAnimations().length), 0);
  await until(page, () => document.activeElement.id === "result-title");
  assert.equal(await page.locator(".result [aria-live]").count(), 0);
  await page.context().close();
});

test("luck is told in words, with the seal below", async () => {
  const page = await finished("goat-n-goat");
  await page.getByRole("button", { name: "Was the luck fair?" }).click();
  await page.locator(".luck-own", { hasText: /^Luck was .*\d+ of 100 such games/ }).waitFor();
  assert.match(await page.locator(".luck .quiet").innerText(), /luck was sealed before the game/);
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});

test("the result is a picture to hand on", async () => {
  const page = await finished("happy-cows");
  const [download] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: "As a picture" }).click()]);
  assert.equal(download.suggestedFilename(), "barnyard-happy-cows.png");
  const stream = await download.createReadStream();
  const bytes = Buffer.concat(await stream.toArray());
  assert.equal(bytes.subarray(1, 4).toString(), "PNG");
  assert.deepEqual([bytes.readUInt32BE(16), bytes.readUInt32BE(20)], [1200, 630]);
  assert.ok(bytes.length > 20_000, `${bytes.length} bytes are an empty picture`);
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});

test("on one device the evening is counted, and 'what if' games are named and found again", async () => {
  const page = await finished("kuhlorado");
  const wins = async () => (await page.locator(".evening").innerText()).match(/\d+/g).map(Number).reduce((one, other) => one + other);
  assert.ok((await wins()) >= 1);
  await page.getByRole("button", { name: "Play again" }).click();
  await page.locator(".result").waitFor({ state: "detached" });
  await playToTheEnd(page);
  assert.ok((await wins()) >= 2, "both games count");
  await almostOver(page, { steps: 12 });
  await page.getByText(/^What if\? From step \d+ on/).waitFor();
  const whatIf = page.url();
  await page.getByRole("link", { name: "Back to the finished game" }).click();
  await page.locator(".what-ifs a").click();
  await page.waitForFunction((url) => location.href === url, whatIf);
  await page.goto(`${hall.address}/#/`);
  await page.locator(".my-games", { hasText: /What if\? From step \d+ on/ }).waitFor();
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});

test("a game that was sent begins at its beginning", async () => {
  const page = await visitor(browser);
  await page.goto(`${hall.address}/#/play/tic-tac-moo`);
  await playToTheEnd(page);
  await page.getByRole("link", { name: "Look back" }).click();
  assert.notEqual(await page.locator(".stepper input").inputValue(), "0", "whoever played it begins at its end");
  await page.evaluate(() => { navigator.share = async (what) => { globalThis.sent = what; }; });
  await page.evaluate(() => { location.hash = "#/"; });
  await page.locator(".my-games a").first().click();
  await page.getByRole("button", { name: "Share this game" }).click();
  const url = await page.evaluate(() => globalThis.sent.url);
  const other = await visitor(browser);
  await other.goto(url);
  await other.locator(".stepper").waitFor();
  assert.equal(await other.locator(".stepper input").inputValue(), "0");
  await Promise.all([page, other].map((one) => one.context().close()));
});

/** Two people at a table in the hall. */
async function two(game) {
  const host = await visitor(browser);
  await host.goto(`${hall.address}/#/new/${game}/invite`);
  await host.getByRole("button", { name: "Create invitation links" }).click();
  const link = await host.locator(".invitation input").inputValue();
  const guest = await visitor(browser);
  await guest.goto(link);
  await guest.locator(".sit input").fill("Anna");
  await guest.locator(".sit button").click();
  await Promise.all([host, guest].map((page) => page.locator(".table").waitFor()));
  return { host, guest, link };
}

test("a used link leads to the game after all, and talk outlives a reload", async () => {
  const { host, guest, link } = await two("kuhlorado");
  const late = await visitor(browser);
  await late.goto(link);
  await late.getByRole("heading", { name: "This seat is taken" }).waitFor();
  await late.getByRole("link", { name: "Watch the game" }).click();
  await late.locator(".table").waitFor();
  await host.getByLabel("Say something").fill("Good luck!");
  await host.getByRole("button", { name: "Send" }).click();
  await guest.locator(".said", { hasText: "Good luck!" }).waitFor();
  await guest.reload();
  await guest.locator(".said", { hasText: "Good luck!" }).waitFor();
  for (const page of [host, guest, late]) assert.deepEqual(page.complaints, []);
  await Promise.all([host, guest, late].map((page) => page.context().close()));
});

test("playing again is asked, never done to anybody, and a bot's guest plays themselves", async () => {
  const { host, guest } = await two("kuhlorado");
  const watcher = await visitor(browser);
  await watcher.goto(host.url().split("/").slice(0, 6).join("/"));
  await watcher.locator(".table").waitFor();
  // A bot ends the game for the guest, who stays and looks on.
  await guest.getByText("This table").click();
  await guest.getByRole("button", { name: "Let a bot play for me" }).click();
  await playToTheEnd([host]);
  await Promise.all([guest, watcher].map((page) => page.locator(".result").waitFor()));
  // People talk on, over the result.
  await guest.locator(".result").getByLabel("Say something").fill("Well played!");
  await guest.locator(".result").getByRole("button", { name: "Send" }).click();
  await host.locator(".result .said", { hasText: "Well played!" }).waitFor();
  await host.getByRole("button", { name: "Play again" }).click();
  await guest.locator(".wish", { hasText: "would like to play again" }).waitFor();
  assert.equal(await guest.locator(".result").count(), 1, "nobody is pulled away");
  await guest.getByRole("button", { name: "Play again" }).click();
  for (const page of [host, guest]) await page.locator(".result").waitFor({ state: "detached" });
  assert.equal(await guest.locator(".stopped").count(), 0, "no bot plays on");
  // Whoever looks on reads the result until they have seen enough.
  await watcher.getByText("The next game has begun.").waitFor();
  await watcher.getByRole("button", { name: "Go there" }).click();
  await watcher.locator(".result").waitFor({ state: "detached" });
  await playToTheEnd([host, guest]);
  const wins = (await host.locator(".evening").innerText()).match(/\d+(?= |$)/g).map(Number);
  assert.ok(wins.reduce((one, other) => one + other) >= 2, "the evening is counted");
  for (const page of [host, guest, watcher]) assert.deepEqual(page.complaints, []);
  await Promise.all([host, guest, watcher].map((page) => page.context().close()));
});

test("the log says who you are, turn by turn, and is folded where the board needs the room", async () => {
  const page = await visitor(browser);
  await page.goto(`${hall.address}/#/play/tic-tac-moo`);
  for (let turns = 0; turns < 4; turns++) {
    await page.locator(".asks.mine").waitFor();
    await touchSomething(page);
    await page.waitForTimeout(100);
  }
  await page.locator(".story li.mine", { hasText: "(you)" }).first().waitFor();
  assert.ok((await page.locator(".story li.turn").count()) >= 2);
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.reload();
  await page.locator(".drawer").first().waitFor();
  assert.equal(await page.locator(".panel .drawer").first().getAttribute("open"), null);
  await page.context().close();
});

test("a touch hurries the others on", async () => {
  const page = await visitor(browser, { motion: true });
  await page.goto(`${hall.address}/#/new/goat-n-goat/bots`);
  for (let seats = 2; seats < 5; seats++) await page.getByRole("button", { name: "Add a player" }).click();
  await pace(page, "calm");
  await page.getByRole("button", { name: "Start" }).click();
  await page.reload();
  const mine = async () => (await page.locator(".asks.mine").count()) > 0;
  const wait = async (until, hurry) => {
    const since = Date.now();
    while ((await mine()) !== until && Date.now() - since < 60_000) {
      if (until === false) await touchSomething(page);
      else if (hurry) await page.locator(".board-place").click({ position: { x: 3, y: 3 } });
      await page.waitForTimeout(40);
    }
    return Date.now() - since;
  };
  await wait(true, true);
  await wait(false);
  const hurried = await wait(true, true);
  assert.ok(hurried < 6_000, `${hurried} ms until one's own turn`);
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});

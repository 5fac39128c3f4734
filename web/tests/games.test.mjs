// Every game from the hall to its result: by touch against bots, by keyboard alone, round one device.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { GAMES, Hall, hindrances, launch, playByKeys, playToTheEnd, tabTo, touchSomething, until, visitor } from "./house.mjs";

let hall, browser;
before(async () => { [hall, browser] = [await Hall.open(), await launch()]; });
after(async () => { await browser.close(); await hall.close(); });

for (const game of GAMES) {
  test(`${game}: from the hall to the result, on a phone`, async () => {
    const page = await visitor(browser, { phone: true });
    await page.goto(hall.address);
    await page.locator(`a[href="#/new/${game}/bots"]`).click();
    await page.getByRole("button", { name: "Start" }).click();
    await page.locator(".question").waitFor();
    assert.deepEqual(await hindrances(page), []);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    assert.ok(width <= 390, `the page is ${width} wide on a phone of 390`);
    await playToTheEnd(page);
    assert.deepEqual(await hindrances(page), []);
    await everyPointHasASource(page);
    await page.locator(".result a", { hasText: "Look back" }).click();
    await page.getByRole("button", { name: "Was it luck?" }).click();
    await page.getByText("is what was promised").waitFor();
    assert.deepEqual(await hindrances(page), []);
    assert.deepEqual(page.complaints, []);
    await page.context().close();
  });

  test(`${game}: by keyboard alone, from the hall to the result`, { timeout: 240_000 }, async () => {
    const page = await visitor(browser, { luck: 7 });
    await page.goto(hall.address);
    await tabTo(page, `a[href="#/new/${game}/bots"]`);
    await page.keyboard.press("Enter");
    await page.locator(".sitters").waitFor();
    await tabTo(page, "form [type=submit]");
    await page.keyboard.press("Enter");
    await page.locator(".asks.mine").waitFor();
    await page.keyboard.press("h");
    await page.locator(".notice", { hasText: "An expert" }).waitFor();
    await page.keyboard.press("?");
    await page.locator("#phase-rules[open]").waitFor();
    await page.keyboard.press("Escape");
    const most = await playByKeys(page);
    console.log(`${game}: at most ${most} keys to what is asked`);
    assert.ok(most <= 10, `${most} keys to reach what is asked`);
    await tabTo(page, ".result a[href^='#/replay']");
    assert.deepEqual(page.complaints, []);
    await page.context().close();
  });
}

/** The table of the result adds up, column by column. */
async function everyPointHasASource(page) {
  const rows = await page.locator(".result .count tr").evaluateAll((rows) => rows.map((row) =>
    [...row.querySelectorAll("td")].map((cell) => Number(cell.innerText.replace("−", "-")))));
  const [, ...sources] = rows;
  const total = sources.pop();
  assert.ok(sources.length > 1, "points come from somewhere");
  assert.deepEqual(total.map((_, seat) => sources.reduce((sum, row) => sum + row[seat], 0)), total);
}

test("with a full table, what is asked and what to touch are at hand on a small phone, and nothing is cut off", async () => {
  for (const game of GAMES) {
    const page = await visitor(browser, { luck: 3 });
    await page.goto(`${hall.address}/#/new/${game}/bots`);
    const more = page.getByRole("button", { name: "One more player" });
    while (await more.isEnabled()) await more.click();
    await page.getByRole("button", { name: "Start" }).click();
    for (const [width, height] of [[360, 640], [390, 844], [768, 1024], [1280, 800], [640, 400], [640, 360], [844, 390]]) {
      await page.setViewportSize({ width, height });
      await page.locator(".asks.mine").waitFor();
      // What was just resized is drawn with the next frame.
      await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
      const sideways = await page.evaluate(() => document.documentElement.scrollWidth);
      assert.ok(sideways <= width, `${game} is ${sideways} wide on ${width}×${height}`);
      const { question, inSight, cut, unreachable } = await page.evaluate(whatIsSeen);
      assert.ok(question, `${game} on ${width}×${height}: what is asked is in sight`);
      // On its side, a phone may have to be scrolled; everywhere else something to touch is there at once.
      if (height > 500) assert.ok(inSight, `${game} on ${width}×${height}: something to touch is in sight`);
      assert.deepEqual(cut, [], `${game} on ${width}×${height}: names are whole`);
      assert.deepEqual(unreachable, [], `${game} on ${width}×${height}`);
    }
    assert.deepEqual(page.complaints, []);
    await page.context().close();
  }
});

/** Whether the question and something to touch are in sight, which names are cut, and what cannot be scrolled to. */
function whatIsSeen() {
  const isSeen = (thing) => {
    const { left, top, right, bottom } = thing.getBoundingClientRect();
    const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return left > -1 && right < innerWidth + 1 && over !== null && (thing.contains(over) || over.contains(thing));
  };
  const usable = [...document.querySelectorAll(".board-place :is(.legal, .choice, .confirm)")];
  const question = isSeen(document.querySelector(".question"));
  const inSight = usable.some(isSeen);
  const names = [...document.querySelectorAll("[class$=-name], .ttm-who h3")];
  const cut = names.filter((name) => name.clientWidth > 1 && name.scrollWidth > name.clientWidth + 1);
  const all = [...document.querySelectorAll(".table :is(button, a, summary)")].filter((thing) => thing.offsetParent);
  const unreachable = all.filter((thing) => {
    thing.scrollIntoView({ block: "center", behavior: "instant" });
    return !isSeen(thing);
  });
  for (const place of [document.documentElement, document.querySelector(".middle")]) place.scrollTo(0, 0);
  const shown = (things) => things.map((thing) => thing.outerHTML.slice(0, 120));
  return { question, inSight, cut: shown(cut), unreachable: shown(unreachable) };
}

test("on a small phone a finger finds everything that can be touched", { timeout: 240_000 }, async () => {
  for (const game of GAMES) {
    const page = await visitor(browser, { phone: true, luck: 3 });
    // The same things are touched every time.
    await page.addInitScript(() => {
      let last = 7;
      Math.random = () => (last = (last * 16_807) % 2_147_483_647) / 2_147_483_647;
    });
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto(`${hall.address}/#/new/${game}/bots`);
    await page.getByRole("button", { name: "Start" }).click();
    for (let touches = 0; touches < 12; touches++) {
      await page.locator(".asks.mine").waitFor();
      if (touches % 4 === 0) {
        // What has just come is small for a moment.
        if ((await page.evaluate(tooSmall)).length > 0) await page.waitForTimeout(500);
        assert.deepEqual(await page.evaluate(tooSmall), [], game);
      }
      await touchSomething(page);
      await page.waitForTimeout(30);
    }
    assert.deepEqual(page.complaints, []);
    await page.context().close();
  }
});

/** What is smaller than 40 pixels to a finger, in either direction, wherever one aims at it. */
function tooSmall(which = ".table :is(button, a, summary, input):not(:disabled, .gng-peak)") {
  const found = [];
  // Mountains stand close together; those that may be climbed come nearer, and each has a button as well.
  const things = document.querySelectorAll(which);
  for (const thing of things) {
    if (!thing.offsetParent || thing.closest("[inert], dialog") || getComputedStyle(thing).pointerEvents === "none") continue;
    const hits = (x, y) => thing.contains(document.elementFromPoint(x, y));
    const reach = (x, y, right, down) => {
      let far = 0;
      while (far < 40 && hits(x + right * (far + 1), y + down * (far + 1))) far++;
      return far;
    };
    const room = (x, y) => hits(x, y) ? Math.min(reach(x, y, 1, 0) + reach(x, y, -1, 0), reach(x, y, 0, 1) + reach(x, y, 0, -1)) + 1 : 0;
    // What lies over a part of it, such as another card, leaves the rest.
    const parts = [.5, .3, .15, .7, .85];
    let best = 0;
    for (const block of ["center", "start", "end"]) {
      thing.scrollIntoView({ block, inline: "center", behavior: "instant" });
      const { left, top, width, height } = thing.getBoundingClientRect();
      for (const x of parts) for (const y of parts) if (best < 40) best = Math.max(best, room(left + width * x, top + height * y));
    }
    if (best < 40) found.push(`${best}: ${thing.outerHTML.slice(0, 100)}`);
  }
  for (const place of [document.documentElement, document.querySelector(".middle")]) place.scrollTo(0, 0);
  return found;
}

test("on a small phone a finger finds the mountain that may be climbed", async () => {
  const page = await visitor(browser, { phone: true });
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(`${hall.address}/#/play/goat-n-goat`);
  const peak = page.locator(".gng-peak.legal");
  for (let touches = 0; !(await peak.count()); touches++) {
    assert.ok(touches < 3_000, "a flock is big enough some time");
    const again = page.getByRole("button", { name: "Play again" });
    if (await again.count()) await again.click();
    await touchSomething(page);
    await page.waitForTimeout(15);
  }
  assert.deepEqual(await page.evaluate(tooSmall, ".gng-peak.legal"), []);
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});

test("two people round one device see nothing of each other's cards", async () => {
  const page = await visitor(browser);
  await page.goto(`${hall.address}/#/new/goat-n-goat/device`);
  await page.getByRole("button", { name: "Start" }).click();
  const curtain = page.locator(".curtain");
  const holder = async () => /hand the device to (.*)\./.exec(await curtain.innerText())[1];
  for (let turns = 0; turns < 3; turns++) {
    while (!(await curtain.count())) {
      await touchSomething(page);
      await page.waitForTimeout(15);
    }
    assert.deepEqual(await hindrances(page), []);
    assert.equal(await page.locator(".table[inert]").count(), 1, "nothing behind the curtain can be touched or heard");
    const next = await holder();
    await curtain.getByRole("button").click();
    await page.locator(".seat.you", { hasText: next }).waitFor();
    const told = await page.locator(".story li").allInnerTexts();
    const missed = await page.locator(".missed li").allInnerTexts();
    assert.equal(missed.length > 0, turns > 0, "the first one has missed nothing");
    assert.deepEqual(missed, told.filter(Boolean).slice(0, missed.length).reverse(), "their own story, and no more");
    if (turns > 0) assert.deepEqual(await hindrances(page), []);
    assert.equal(await page.locator(".told-aloud").innerText(), "", "what the other was told is not said again");
    assert.equal(await page.locator(".last-told").innerText(), "", "nor does it stand above the question");
  }
  await page.locator(".missed button").click();
  assert.equal(await page.locator(".missed").count(), 0, "what was read can be put away");
  // Whoever opens the page again must say who they are.
  await page.reload();
  await curtain.waitFor();
  assert.equal(await page.locator(".table[inert]").count(), 1);
  await playToTheEnd(page);
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});

test("everybody round one device sees the cards turned over", async () => {
  const page = await visitor(browser, { luck: 11 });
  await page.goto(`${hall.address}/#/new/moo-moo-toretore/device`);
  await page.getByRole("button", { name: "Start" }).click();
  const curtain = page.locator(".curtain button");
  const seen = new Set();
  for (let tries = 0; seen.size < 3; tries++) {
    assert.ok(tries < 3_000, `only ${[...seen]} saw it`);
    if (await curtain.count()) {
      await curtain.click();
      const calls = (await page.locator(".missed").allInnerTexts()).join().includes("Moo, moo");
      if (calls && (await page.locator(".moo-lift").count()) === 3) seen.add(await page.locator(".seat.you .seat-name").innerText());
    }
    await touchSomething(page);
    await page.waitForTimeout(15);
  }
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});

test("round one device without a curtain, whoever is next reads what was done last", async () => {
  const page = await visitor(browser, { phone: true, luck: 5 });
  await page.goto(`${hall.address}/#/new/happy-cows/device`);
  await page.locator(".sitters input").first().focus();
  await page.keyboard.type("Anna");
  await page.getByRole("button", { name: "One more player" }).click();
  await page.locator(".sitters select").nth(2).selectOption("easy");
  await page.getByRole("button", { name: "Start" }).click();
  const turns = [];
  for (let tries = 0; turns.length < 6; tries++) {
    assert.ok(tries < 1_000, `only ${turns} had a turn`);
    await touchSomething(page);
    await page.locator(".asks.mine").waitFor();
    const [asks, told] = await page.evaluate(() => [".question", ".last-told"].map((line) => document.querySelector(line).innerText));
    const [, who] = /(Anna|Player 2): play a card/.exec(asks) ?? [];
    if (who === undefined || who === turns.at(-1)) continue;
    if (turns.push(who) > 1) assert.notEqual(told, "", `what was done before ${who}`);
  }
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});

/** Whether the middle of something that may be used is in the picture, with nothing over it. */
function isUsableSeen() {
  return [...document.querySelectorAll(".board-place :is(.legal, .choice, .confirm):not([disabled])")].some((thing) => {
    const { left, top, right, bottom } = thing.getBoundingClientRect();
    return thing.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
  });
}

test("what may be used comes into sight with the question, and whoever scrolls away is left alone", async () => {
  for (const game of GAMES) {
    const page = await visitor(browser, { phone: true });
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto(`${hall.address}/#/new/${game}/bots`);
    const draw = () => page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(done)))));
    const scrolled = () => page.evaluate(() => document.querySelector(".middle").scrollTop);
    // All of the board lies below the fold.
    await page.evaluate(() => document.styleSheets[0].insertRule(".board-place { padding-top: 900px !important; }"));
    await page.getByRole("button", { name: "Start" }).click();
    await page.locator(".asks.mine").waitFor();
    await until(page, isUsableSeen);
    assert.ok((await scrolled()) > 0);
    const away = () => page.evaluate(() => document.querySelector(".middle").scrollTo({ top: 0, behavior: "instant" }));
    await away();
    await page.getByRole("button", { name: "Hint" }).click();
    await page.locator(".notice", { hasText: "An expert" }).waitFor();
    await draw();
    assert.equal(await scrolled(), 0, `${game}: the question is still the same`);
    for (let tries = 0; (await scrolled()) === 0; tries++) {
      assert.ok(tries < 500, `${game}: nothing comes into sight with the next question`);
      await touchSomething(page);
      await draw();
    }
    await until(page, isUsableSeen);
    assert.deepEqual(page.complaints, []);
    await page.context().close();
  }
});

/** The next touch, unless the cards were turned over; what the night's numbers say, and whether they were. */
function touchUnlessTurned(touchable) {
  const texts = (selector) => [...document.querySelectorAll(selector)].map((one) => one.innerText);
  const numbers = [".moo-round p", ".moo-points", ".moo-herds"].map(texts).concat(document.querySelectorAll(".moo-star").length);
  const isTurned = document.querySelector(".moo.showing") !== null;
  const things = [...document.querySelectorAll(touchable)];
  if (!isTurned) (things.find((thing) => thing.matches(".confirm")) ?? things[0])?.click();
  return { numbers, isTurned };
}

test("what counts changes when the cows have gone to whoever gets them, and not before", async () => {
  const page = await visitor(browser, { luck: 11 });
  await page.goto(`${hall.address}/#/play/moo-moo-toretore`);
  await page.locator(".asks.mine").waitFor();
  // What is shown stays until it is let go.
  await page.evaluate(() => document.styleSheets[0].insertRule(".table.table .moo .moo-lift { animation-play-state: paused !important; }"));
  const touch = () => page.evaluate(touchUnlessTurned, ".board-place :is(.legal, .choice, .confirm):not([disabled])");
  const turned = async () => {
    for (let tries = 0, before; tries < 2_000; tries++) {
      const { numbers, isTurned } = await touch();
      if (isTurned) return { before, numbers };
      before = numbers;
      await page.waitForTimeout(15);
    }
    throw new Error("nobody turns any cards over");
  };
  const first = await turned();
  assert.deepEqual(first.numbers, first.before, "while it is shown, everything counts as before");
  await page.evaluate(() => document.getAnimations().filter(({ animationName }) => animationName === "moo-gone").forEach((one) => one.finish()));
  await page.locator(".moo:not(.showing)").waitFor();
  const next = await page.locator(".moo-round p").innerText();
  assert.notEqual(next, first.before[0][0], "then it is the next round");
  await turned();
  assert.equal(await page.locator(".moo-round p").innerText(), next);
  await page.locator(".moo-round").click();
  assert.equal(await page.locator(".moo.showing").count(), 0, "whoever touches the board has seen enough");
  assert.notEqual(await page.locator(".moo-round p").innerText(), next);
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});

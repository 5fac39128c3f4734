// The hall itself: every screen in every language, without a network, and with bots that think hard.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { GAMES, Hall, hindrances, launch, playToTheEnd, storyOf, touchSomething, until, visitor } from "./house.mjs";

let hall, browser;
before(async () => { [hall, browser] = [await Hall.open(), await launch()]; });
after(async () => { await browser.close(); await hall.close(); });

test("no screen hinders anybody, by day and in the evening", async () => {
  for (const dark of [false, true]) {
    const page = await visitor(browser, { dark });
    const screens = ["#/", "#/new/kuhlorado/invite", "#/new/kuhlorado/device", "#/rules/happy-cows", "#/replay/nothing"];
    for (const screen of screens) {
      await page.goto(`${hall.address}/${screen}`);
      await page.locator("main").waitFor();
      assert.deepEqual(await hindrances(page), [], screen);
    }
    await page.goto(`${hall.address}/#/`);
    await page.getByRole("button", { name: "Settings" }).click();
    assert.deepEqual(await hindrances(page), [], "settings");
    assert.deepEqual(page.complaints, []);
    await page.context().close();
  }
});

test("every language says everything", async () => {
  const page = await visitor(browser);
  await page.goto(hall.address);
  for (const [code, word] of [["de", "Einstellungen"], ["fr", "Réglages"], ["nl", "Instellingen"], ["ja", "設定"], ["en", "Settings"]]) {
    await page.evaluate((code) => localStorage.setItem("lang", code), code);
    for (const screen of ["#/", "#/new/tic-tac-moo/invite", ...GAMES.map((game) => `#/rules/${game}`)]) {
      await page.goto(`${hall.address}/${screen}`);
      await page.reload();
      await page.locator(`button[title="${word}"]`).waitFor();
      assert.doesNotMatch(await page.locator("body").innerText(), /⟨/, `${code} ${screen}`);
    }
    await page.goto(`${hall.address}/#/new/kuhlorado/bots`);
    await page.locator("button[type=submit]").click();
    await page.locator(".question").waitFor();
    assert.doesNotMatch(await page.locator("body").innerText(), /⟨/, `${code} game`);
  }
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});

test("after one visit the hall works without a network, and games survive a reload", async () => {
  const page = await visitor(browser);
  await page.goto(hall.address);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await until(page, async () => (await caches.match("/")) !== undefined);
  await page.context().setOffline(true);
  await page.reload();
  await page.locator(`a[href="#/new/kuhlorado/bots"]`).click();
  await page.getByRole("button", { name: "Start" }).click();
  await page.locator(".asks.mine").waitFor();
  const before = await storyOf(page);
  await page.reload();
  await page.locator(".asks.mine").waitFor();
  assert.deepEqual(await storyOf(page), before);
  await playToTheEnd(page);
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});

test("a language is there without a network from the first visit on", async () => {
  const page = await visitor(browser, { locale: "de-DE" });
  await page.goto(hall.address);
  await until(page, async () => (await caches.match(document.querySelector("meta[name=words-de]").content)) !== undefined);
  await until(page, async () => (await caches.match("/")) !== undefined);
  const others = await page.evaluate(() => caches.match(document.querySelector("meta[name=words-fr]").content));
  assert.equal(others, undefined, "nobody loads five languages");
  await page.context().setOffline(true);
  await page.reload();
  await page.locator(`button[title="Einstellungen"]`).waitFor();
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});

test("a lesson is a real game, and says what matters while it is played", async () => {
  const page = await visitor(browser, { luck: 7 });
  await page.goto(hall.address);
  await page.locator(`a[href="#/learn/happy-cows"]`).click();
  const coach = page.locator(".coach");
  await coach.waitFor();
  assert.match(await coach.innerText(), /the most points win/, "what wins is said first");
  assert.deepEqual(await hindrances(page), []);
  await coach.getByRole("button", { name: "Got it" }).click();
  await page.locator(".notice", { hasText: "An expert" }).waitFor();
  await page.reload();
  await page.locator(".coach, .notice:has-text('An expert')").first().waitFor();
  assert.doesNotMatch((await coach.allInnerTexts()).join(), /the most points win/, "what was heard is not said again");
  const heard = new Set();
  while (!(await page.locator(".result").count())) {
    heard.add(await page.evaluate(() => document.querySelector(".coach")?.innerText));
    await touchSomething(page);
  }
  const all = [...heard].join("\n");
  for (const said of [/Barn card/, /Rain makes/, /the rest is practice/]) assert.match(all, said);
  assert.equal(await coach.count(), 0, "the coach is not there any more when the game is over");
  await page.getByRole("button", { name: "Play again" }).click();
  await page.locator(".result").waitFor({ state: "detached" });
  await page.locator(".asks.mine").waitFor();
  assert.equal(await coach.count(), 0, "a rematch is no lesson");
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});

test("on a small phone the coach can be folded to a line, and unfolded", async () => {
  const page = await visitor(browser, { phone: true });
  await page.setViewportSize({ width: 360, height: 640 });
  for (const game of GAMES) {
    await page.goto(`${hall.address}/#/learn/${game}`);
    const coach = page.locator(".coach");
    const fold = coach.getByRole("button", { name: "The coach" });
    const height = () => coach.evaluate((one) => one.getBoundingClientRect().height);
    await fold.waitFor();
    const open = await height();
    await fold.click();
    assert.equal(await fold.getAttribute("aria-expanded"), "false");
    assert.ok((await height()) < 64 && open > 128, `${game}: ${open} folds to ${await height()}`);
    assert.deepEqual(await hindrances(page), []);
    await coach.locator(".coach-says").click();
    assert.equal(await height(), open, "all of it can be read again");
    await coach.getByRole("button", { name: "Got it" }).click();
    assert.equal(await coach.count(), 0);
  }
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});

test("one tap starts a game, with the players of last time", async () => {
  const page = await visitor(browser);
  const names = () => page.locator(".seat-name").allInnerTexts();
  await page.goto(hall.address);
  await page.locator(`a[href="#/play/tic-tac-moo"]`).click();
  await page.locator(".asks.mine").waitFor();
  assert.deepEqual(await names(), ["Player 1", "Bramble"]);
  await page.goBack();
  await page.locator(".shelf").waitFor();
  await page.locator(`a[href="#/new/tic-tac-moo/bots"]`).click();
  await page.locator(".sitters select").nth(1).selectOption("easy");
  await page.getByRole("button", { name: "Start" }).click();
  await page.locator(".question").waitFor();
  await page.goto(`${hall.address}/#/`);
  await page.locator(`a[href="#/play/tic-tac-moo"]`).click();
  await page.locator(".question").waitFor();
  assert.deepEqual(await names(), ["Player 1", "Clover"]);
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});

test("what may not be touched says why, and shows the rule to whoever asks", async () => {
  const page = await visitor(browser, { phone: true });
  await page.goto(`${hall.address}/#/play/tic-tac-moo`);
  await page.locator(".asks.mine").waitFor();
  await page.locator(".ttm-square:not(.legal)").first().click();
  const notice = page.locator(".notice");
  assert.match(await notice.locator("span").innerText(), /^[a-h][1-8] is not on one of your fields\.$/);
  assert.equal(await notice.locator("details[open]").count(), 0);
  await notice.getByText("Show the rule").click();
  await notice.locator("details[open]", { hasText: "start tile" }).waitFor();
  assert.deepEqual(await hindrances(page), []);
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});

test("whoever looks on can stop the game, go step by step, and choose the pace, by buttons and by keys", async () => {
  const page = await visitor(browser, { motion: true, luck: 5 });
  await page.goto(`${hall.address}/#/new/tic-tac-moo/watch`);
  await page.getByRole("button", { name: "Start" }).click();
  const lines = () => page.locator(".story li").count();
  await page.getByRole("button", { name: "Pause" }).click();
  await page.getByRole("button", { name: "Let it run" }).waitFor();
  assert.match(await page.locator(".question").innerText(), /^Stopped\. .* run on/, "nobody is waited for, and it says how to go on");
  const before = await lines();
  const moreThan = (count) => page.waitForFunction((count) => document.querySelectorAll(".story li").length > count, count);
  await page.getByRole("button", { name: "One step on" }).click();
  await moreThan(before);
  const after = await lines();
  await page.keyboard.press(".");
  await moreThan(after);
  const later = await lines();
  await page.waitForTimeout(1_500);
  assert.equal(await lines(), later, "nothing happens by itself");
  assert.deepEqual(await hindrances(page), []);
  await page.reload();
  await page.getByRole("button", { name: "Pause" }).click();
  assert.ok((await lines()) < later + 5, "what was stopped and left is where it was");
  await page.keyboard.press("f");
  await page.getByRole("button", { name: "brisk" }).click();
  await page.keyboard.press("p");
  await page.locator(".question", { hasText: "Waiting for" }).waitFor();
  await page.locator(".result a", { hasText: "Look back" }).click({ timeout: 120_000 });
  const at = () => page.locator(".stepper input").inputValue();
  const end = Number(await at());
  await page.keyboard.press(",");
  assert.equal(Number(await at()), end - 1);
  await page.getByRole("button", { name: "Let it run" }).click();
  await page.waitForFunction((end) => Number(document.querySelector(".stepper input").value) === end, end);
  await page.getByRole("button", { name: "Let it run" }).click();
  await page.waitForFunction(() => Number(document.querySelector(".stepper input").value) === 3);
  await page.keyboard.press("p");
  await page.getByRole("button", { name: "Let it run" }).waitFor();
  await page.getByRole("button", { name: "Settings" }).click();
  const chosen = (label) => page.getByLabel(label).inputValue();
  assert.deepEqual([await chosen("Pace of the others"), await chosen("Pace when looking on")], ["usual", "none"], "one's own games keep theirs");
  await page.reload();
  await page.getByRole("button", { name: "Settings" }).click();
  assert.deepEqual([await chosen("Pace of the others"), await chosen("Pace when looking on")], ["usual", "none"], "and both are remembered");
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});

test("looking back shows everybody's chances, and where the game turned, to eyes and ears", async () => {
  const page = await visitor(browser, { phone: true, luck: 3 });
  await page.goto(`${hall.address}/#/play/kuhlorado`);
  await playToTheEnd(page);
  await page.locator(".result a", { hasText: "Look back" }).click();
  await page.getByRole("button", { name: "Where did it turn?" }).click();
  const curve = page.locator(".curve");
  await curve.waitFor({ timeout: 120_000 });
  const labels = await curve.locator("text:not(.curve-turn)").allTextContents();
  assert.deepEqual(labels, ["100 %", "50 %", "0 %", "Start", "End"]);
  const aloud = await curve.getAttribute("aria-label");
  assert.match(aloud, /Player 1: \d+ % at the start, .* Bramble: \d+ % at the start, /);
  const looks = await page.locator(".curve polyline").evaluateAll((lines) => lines.map((line) => getComputedStyle(line).strokeDasharray));
  assert.equal(new Set(looks).size, 2, "lines differ in more than their colour");
  const marks = await curve.locator(".curve-turn").allTextContents();
  assert.deepEqual(await page.locator(".turning b").allTextContents(), marks, "every mark has its line");
  assert.deepEqual(await hindrances(page), []);
  const here = () => page.locator(".curve-here").getAttribute("x1");
  const end = await here();
  await page.getByRole("button", { name: "One step back" }).click();
  assert.ok(Number(await here()) < Number(end), "it shows which step one looks at");
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});

test("the page never stutters while an expert thinks", async () => {
  const page = await visitor(browser);
  await page.goto(`${hall.address}/#/new/moo-moo-toretore/bots`);
  for (const select of await page.locator(".sitters select").all()) {
    if ((await select.inputValue()) !== "here") await select.selectOption("expert");
  }
  await page.getByRole("button", { name: "Start" }).click();
  await page.locator(".question").waitFor();
  // What takes the page more than 50 ms at once, for as long as the experts think about a few moves.
  const tasks = page.evaluate(() => new Promise((done) => {
    const long = [];
    new PerformanceObserver((list) => list.getEntries().forEach(({ duration }) => long.push(duration)))
      .observe({ type: "longtask" });
    setTimeout(() => done(long), 5_000);
  }));
  const played = playToTheEnd(page, { seconds: 240 });
  console.log("tasks of more than 50 ms:", await tasks);
  await played;
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});

test("hints about keys are for those who have a keyboard", async () => {
  for (const phone of [true, false]) {
    const page = await visitor(browser, { phone });
    await page.goto(`${hall.address}/#/play/kuhlorado`);
    await page.locator(".asks.mine").waitFor();
    const help = page.getByRole("button", { name: "Rules of this moment" });
    const hint = page.locator("#phase-rules .for-keys");
    await help.click();
    assert.equal(await hint.isVisible(), !phone);
    await page.locator("#phase-rules").getByRole("button", { name: "Done" }).click();
    // Some tablets have a keyboard after all.
    await page.keyboard.press("?");
    assert.equal(await hint.isVisible(), true);
    assert.deepEqual(page.complaints, []);
    await page.context().close();
  }
});

test("no two bots at a table have the same name, and everybody can see how good they are", async () => {
  const page = await visitor(browser);
  await page.goto(`${hall.address}/#/new/happy-cows/watch`);
  for (let more = 0; more < 4; more++) await page.getByRole("button", { name: "One more player" }).click();
  await page.getByRole("button", { name: "Start" }).click();
  await page.locator(".seat").nth(5).waitFor();
  const names = await page.locator(".seat-name").allInnerTexts();
  assert.deepEqual([new Set(names).size, names[1]], [6, "Bramble"]);
  assert.equal(await page.locator('.seat[title="fair bot"]').count(), 6);
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});

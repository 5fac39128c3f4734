// Today's barn: the same luck and the same bots for everybody, and a result to copy.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { GAMES, Hall, hindrances, launch, playToTheEnd, storyOf, until, visitor } from "./house.mjs";

let hall, browser;
before(async () => { [hall, browser] = [await Hall.open(), await launch()]; });
after(async () => { await browser.close(); await hall.close(); });

/** Plays today's game by always doing the first thing that can be done; what happened, the last first. */
async function playFirst(page, moves) {
  for (let move = 0; move < moves; move++) {
    await page.locator(".asks.mine, .result").first().waitFor();
    if (await page.locator(".result").count()) break;
    const before = (await storyOf(page)).length;
    for (let touch = 0; touch < 12 && (await storyOf(page)).length === before; touch++) {
      await page.evaluate(() => {
        const usable = ".board-place :is(.legal, .choice, .confirm):is(button, [role=button], a):not([disabled])";
        const things = [...document.querySelectorAll(usable)].filter((thing) => thing.getClientRects().length > 0);
        (things.find((thing) => thing.classList.contains("confirm")) ?? things[0])?.click();
      });
      await page.waitForTimeout(30);
    }
  }
  return storyOf(page);
}

test("everybody has the same luck and the same bots today, whatever luck their browser has", async () => {
  for (const game of GAMES) {
    const told = [];
    for (const luck of [11, 22]) {
      const page = await visitor(browser, { luck });
      await page.goto(`${hall.address}/#/today/${game}`);
      told.push(await playFirst(page, 4));
      assert.deepEqual(page.complaints, []);
      await page.context().close();
    }
    // One may have been told a little more than the other by now; what both were told is the same.
    const both = Math.min(...told.map((lines) => lines.length));
    const [one, other] = told.map((lines) => lines.slice(-both));
    assert.ok(both > 3 && one.some((line) => /Bramble|Hazel/.test(line)), `${game}: something happened`);
    assert.deepEqual(one, other, game);
  }
});

test("today's barn is there without a network, goes on where it was, and is played once", async () => {
  const page = await visitor(browser, { phone: true });
  await page.goto(hall.address);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await until(page, async () => (await caches.match("/")) !== undefined);
  await page.context().setOffline(true);
  await page.reload();
  await page.locator(`.todays a[href="#/today/tic-tac-moo"]`).click();
  await page.locator(".asks.mine").waitFor();
  const game = new URL(page.url()).hash;
  const day = new Date().toISOString().slice(0, 10);
  assert.equal(game, `#/game/today-${day}-tic-tac-moo`, "the name says the day and the game");
  await page.goto(`${hall.address}/#/`);
  await page.locator(`.todays a[href="#/today/tic-tac-moo"]`, { hasText: "Resume" }).click();
  await page.locator(".asks.mine").waitFor();
  assert.equal(new URL(page.url()).hash, game);
  await playToTheEnd(page);
  await page.goto(`${hall.address}/#/`);
  const tile = page.locator(`.todays a[href="#/today/tic-tac-moo"]`);
  await tile.getByText(/^−?\d+ : −?\d+$/).waitFor();
  assert.deepEqual(await hindrances(page), []);
  await tile.click();
  await page.locator(".replay").waitFor();
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});

test("the result is copied as a few signs that tell no secret", async () => {
  const page = await visitor(browser);
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, "clipboard", { value: { writeText: async (text) => { globalThis.copied = text; } } });
  });
  await page.goto(`${hall.address}/#/today/tic-tac-moo`);
  await playToTheEnd(page);
  await page.getByRole("button", { name: "Copy today’s barn" }).click();
  await page.waitForFunction(() => globalThis.copied);
  const lines = (await page.evaluate(() => globalThis.copied)).split("\n");
  assert.match(lines[0], /^Barnyard \d{4}-\d\d-\d\d: Tic Tac Moo$/);
  assert.equal(lines.length, 4);
  for (const line of lines.slice(1, 3)) assert.match(line, /^(🏆|▫️)[🐮🐷](🟩|🟫)* −?\d+$/u);
  assert.equal(lines[3], `${hall.address}/#/today/tic-tac-moo`);
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});

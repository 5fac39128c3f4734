// What moves on boards: every game's signature move, whoever makes it; and that boards have room at every size.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { GAMES, Hall, launch, touchSomething, visitor, whatIsSeen } from "./house.mjs";
import { begin, untilShown, watched } from "./watch.mjs";

let hall, browser;
before(async () => { [hall, browser] = [await Hall.open(), await launch()]; });
after(async () => { await browser.close(); await hall.close(); });

async function watcher(options) {
  const page = await visitor(browser, { motion: true, ...options });
  await page.addInitScript(() => localStorage.setItem("pace", "brisk"));
  await watched(page);
  return page;
}

/** In the page: touches it while things move; how much of what moved then goes on. What comes next may move at once. */
function touchInMotion() {
  const things = [...document.querySelectorAll(".motion-thing")];
  const moving = document.getAnimations().filter((one) => !("animationName" in one) && !("transitionProperty" in one));
  document.querySelector(".table-top").dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
  return {
    things: things.filter((thing) => thing.isConnected).length,
    running: moving.filter((one) => one.playState === "running").length,
  };
}

for (const game of GAMES) {
  test(`${game}: its signature move is shown for one's own move and for a bot's, and a tap ends it`, { timeout: 60_000 }, async () => {
    const page = await watcher({ phone: true, luck: 5 });
    await begin(page, hall.address, game);
    // Cards are turned over for all at once.
    const whose = game === "moo-moo-toretore" ? [null] : [true, false];
    for (const mine of whose) {
      await untilShown(page, game, mine);
      await page.locator(".motion-thing").first().waitFor({ state: "attached", timeout: 1_000 }).catch(() => {});
    }
    // The next motion, whatever it is, ends with a touch.
    for (let tries = 0; !(await page.locator(".motion-thing").count()); tries++) {
      assert.ok(tries < 400, "something moves again");
      await touchSomething(page);
      await page.waitForTimeout(20);
    }
    assert.deepEqual(await page.evaluate(touchInMotion), { things: 0, running: 0 }, "whoever touches the page has seen enough");
    assert.deepEqual(await page.evaluate(() => globalThis.costly), [], "only what is drawn without a new layout moves");
    assert.deepEqual(page.complaints, []);
    await page.context().close();
  });

  test(`${game}: who wants no motion is shown none`, async () => {
    const page = await visitor(browser, { luck: 5 });
    await watched(page);
    await begin(page, hall.address, game);
    for (let touches = 0; touches < 25; touches++) {
      await touchSomething(page);
      await page.waitForTimeout(10);
    }
    assert.deepEqual(await page.evaluate(() => globalThis.shown), []);
    await page.context().close();
  });
}

const SIZES = [[360, 640], [390, 844], [844, 390], [1024, 768], [1280, 720], [1920, 1080]];

for (const game of GAMES) {
  test(`${game}: with fewest and with most players, nothing to touch is cut off at any size`, { timeout: 60_000 }, async () => {
    for (const seats of [2, "most"]) {
      const page = await visitor(browser, { luck: 3 });
      await begin(page, hall.address, game, seats);
      for (let touches = 0; touches < 12; touches++) {
        await touchSomething(page);
        await page.waitForTimeout(10);
      }
      for (const [width, height] of SIZES) {
        const where = `${game}, ${seats} players, ${width}×${height}`;
        await page.setViewportSize({ width, height });
        await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
        assert.ok((await page.evaluate(() => document.documentElement.scrollWidth)) <= width, `${where}: too wide`);
        const { cut, unreachable } = await page.evaluate(whatIsSeen);
        assert.deepEqual(cut, [], `${where}: names are whole`);
        assert.deepEqual(unreachable, [], where);
      }
      assert.deepEqual(page.complaints, []);
      await page.context().close();
    }
  });
}

/** Where something is. */
const box = (page, selector) => page.locator(selector).first().evaluate((thing) => thing.getBoundingClientRect().toJSON());

async function play(game, { seats = 2, touches = 12, width, height }) {
  const page = await visitor(browser, { luck: 3 });
  await page.setViewportSize({ width, height });
  await begin(page, hall.address, game, seats);
  for (let made = 0; made < touches; made++) {
    await touchSomething(page);
    await page.waitForTimeout(10);
  }
  return page;
}

test("on a tablet all of one's own farm is in sight, its second row too", async () => {
  const page = await play("happy-cows", { touches: 40, width: 1024, height: 768 });
  const [farm, asks] = [await box(page, ".hap-farm.near"), await box(page, ".asks")];
  assert.ok(farm.bottom <= asks.top + 1, `the farm ends at ${farm.bottom}, what is asked begins at ${asks.top}`);
  await page.context().close();
});

test("on a phone one's own farm lies below the others' and above the cards", async () => {
  const page = await play("happy-cows", { seats: "most", width: 390, height: 844 });
  const [others, own, cards] = [await box(page, ".hap-others"), await box(page, ".hap-farm.near"), await box(page, ".hap-middle")];
  assert.ok(others.bottom <= own.top && own.bottom <= cards.top + 1 && cards.bottom <= 844, JSON.stringify([others, own, cards]));
  await page.context().close();
});

test("a large screen is filled by the board", async () => {
  for (const game of GAMES) {
    const page = await play(game, { seats: "most", width: 1920, height: 1080 });
    const [place, board] = [await box(page, ".board-place"), await box(page, ".board-place > *")];
    const rows = await page.evaluate(() => {
      const things = [...document.querySelectorAll(".board-place button, .board-place section")].map((thing) => thing.getBoundingClientRect());
      return Math.max(...things.map(({ bottom }) => bottom)) - Math.min(...things.map(({ top }) => top));
    });
    assert.ok(board.width >= 0.6 * place.width, `${game} is ${board.width} of ${place.width} wide`);
    assert.ok(rows >= 0.75 * place.height, `${game} is ${rows} of ${place.height} high`);
    await page.context().close();
  }
});

test("the display lies in the same order for whoever comes later", async () => {
  const page = await play("goat-n-goat", { touches: 60, width: 1280, height: 720 });
  for (let tries = 0; !(await page.locator(".gng-held .gng-card.legal").count()); tries++) {
    assert.ok(tries < 300, "a turn begins");
    await touchSomething(page);
    await page.waitForTimeout(10);
  }
  const order = () => page.locator(".gng-display li button").evaluateAll((cards) => cards.map((card) => card.getAttribute("aria-label")));
  const before = await order();
  assert.ok(before.length > 1);
  await page.reload();
  await page.locator(".gng-display li button").first().waitFor();
  assert.deepEqual(await order(), before);
  await page.context().close();
});

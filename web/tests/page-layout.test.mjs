// How the page around a board uses the screen: wide ones are filled, and names are whole.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { GAMES, Hall, launch, visitor } from "./house.mjs";

let hall, browser;
before(async () => { [hall, browser] = [await Hall.open(), await launch()]; });
after(async () => { await browser.close(); await hall.close(); });

test("wide desks and televisions are filled: what the board does not need, what happened gets", async () => {
  const page = await visitor(browser);
  for (const [width, height, least] of [[1280, 720, 320], [1920, 1080, 500]]) {
    await page.setViewportSize({ width, height });
    for (const game of GAMES) {
      await page.goto(`${hall.address}/#/play/${game}`);
      await page.locator(".panel").waitFor();
      const [board, panel] = [await page.locator(".board-place").boundingBox(), await page.locator(".panel").boundingBox()];
      assert.ok(panel.width >= least, `${game} at ${width}: the panel has ${panel.width}`);
      assert.equal(Math.round(board.width + panel.width), width, `${game}: nothing is left over`);
    }
  }
  const letters = await page.evaluate(() => parseFloat(getComputedStyle(document.body).fontSize));
  assert.ok(letters >= 20, "a television is read from afar");
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});

test("names are not cut on tablets and desks, with the most players", async () => {
  const page = await visitor(browser);
  for (const [width, height] of [[1024, 768], [1280, 720], [1920, 1080]]) {
    await page.setViewportSize({ width, height });
    await page.goto(`${hall.address}/#/new/happy-cows/device`);
    for (let more = 0; more < 4; more++) await page.getByRole("button", { name: "Add a player" }).click();
    for (const [at, field] of (await page.locator(".sitters input").all()).entries()) await field.fill(`Wilhelmina-${at} of the hill`);
    await page.getByRole("button", { name: "Start" }).click();
    await page.locator(".seat").nth(5).waitFor();
    const cut = await page.locator(".seat-name").evaluateAll((names) => names.filter((name) => {
      const [{ left, right }, strip] = [name.getBoundingClientRect(), name.closest(".seats").getBoundingClientRect()];
      return name.scrollWidth > name.clientWidth + 1 || left < strip.left - 1 || right > strip.right + 1;
    }).map((name) => name.innerText));
    assert.deepEqual(cut, [], `${width}×${height}`);
  }
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});

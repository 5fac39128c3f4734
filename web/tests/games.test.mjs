// Every game from the hall to its result: by touch against bots, by keyboard alone, round one device.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { GAMES, Hall, hindrances, launch, playByKeys, playToTheEnd, tabTo, touchSomething, visitor } from "./house.mjs";

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
    await page.locator(".question").waitFor();
    const most = await playByKeys(page);
    console.log(`${game}: at most ${most} keys to what is asked`);
    assert.ok(most <= 10, `${most} keys to reach what is asked`);
    await tabTo(page, ".result a[href^='#/replay']");
    assert.deepEqual(page.complaints, []);
    await page.context().close();
  });
}

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
    assert.equal(await page.locator(".told-aloud").innerText(), "", "what the other was told is not said again");
  }
  // Whoever opens the page again must say who they are.
  await page.reload();
  await curtain.waitFor();
  assert.equal(await page.locator(".table[inert]").count(), 1);
  await playToTheEnd(page);
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});

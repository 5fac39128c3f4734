// Lessons that show: the coach greets, points, demonstrates, and ends with positions to solve.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, before, test } from "node:test";
import { GAMES, Hall, hindrances, launch, touchSomething, visitor } from "./house.mjs";

let hall, browser;
before(async () => { [hall, browser] = [await Hall.open(), await launch()]; });
after(async () => { await browser.close(); await hall.close(); });

const drills = (game) => JSON.parse(readFileSync(new URL(`../../games/${game.replaceAll("-", "_")}/lesson.json`, import.meta.url)));

test("the coach greets, shows something first to whoever likes, and then it is their turn", async () => {
  for (const game of GAMES) {
    const page = await visitor(browser, { phone: true });
    await page.goto(`${hall.address}/#/learn/${game}`);
    const coach = page.locator(".coach");
    assert.match(await coach.innerText(), /I am your coach/, game);
    await coach.getByRole("link", { name: "Show me" }).click();
    await page.locator(".drill .question:not(:empty)").waitFor();
    await page.locator(".drill").getByRole("button", { name: "Show it again" }).waitFor();
    assert.doesNotMatch(await page.locator("body").innerText(), /⟨/, game);
    assert.deepEqual(await hindrances(page), [], game);
    await page.locator(".drill").getByRole("button", { name: "Now you" }).click();
    await page.locator(".asks.mine").waitFor();
    assert.doesNotMatch((await coach.allInnerTexts()).join(), /I am your coach/, "nobody is greeted twice");
    assert.deepEqual(page.complaints, [], game);
    await page.context().close();
  }
});

test("what the coach speaks of is lit, with an arrow, and the hand stays in sight on phones", async () => {
  for (const [width, height] of [[360, 640], [390, 844], [844, 390], [1280, 720]]) {
    const page = await visitor(browser, { phone: width < 900, luck: 7 });
    await page.setViewportSize({ width, height });
    for (const game of GAMES) {
      await page.goto(`${hall.address}/#/learn/${game}`);
      await page.locator(".coach", { hasText: "I am your coach" }).waitFor();
      await page.locator(".asks.mine").waitFor();
      const space = () => page.locator(".board-place").evaluate((board) => board.parentElement.getBoundingClientRect().height);
      const [coached, box] = [await space(), await page.locator(".coach").boundingBox()];
      const board = await page.locator(".board-place").boundingBox();
      const isBeside = box.x >= board.x + board.width - 1;
      assert.ok(isBeside || box.height < height * 0.4, `${game} at ${width}×${height}: the bubble is short, ${box.height}`);
      let lit = 0;
      while (await page.locator(".coach").count()) {
        await page.waitForTimeout(300);
        lit += await page.locator(".spotlight").count();
        await page.locator(".coach").getByRole("button", { name: "Got it" }).click();
      }
      assert.equal(await page.locator(".spotlight").count(), 0, "without words, no light");
      if (width < 900) assert.equal(await space(), coached, `${game}: the coach takes no room from the board`);
      for (let move = 0; lit === 0 && move < 60; move++) {
        await touchSomething(page);
        await page.waitForTimeout(250);
        lit += await page.locator(".spotlight").count();
      }
      assert.ok(lit > 0, `${game} at ${width}×${height}: something is lit`);
    }
    assert.deepEqual(page.complaints, []);
    await page.context().close();
  }
});

test("a lesson ends with three positions: what is right goes on, what is not may be tried again", async () => {
  for (const game of GAMES) {
    const page = await visitor(browser);
    const all = drills(game);
    assert.equal(all.length, 4, game);
    for (const [number, { right }] of all.entries()) {
      if (number === 0) continue;
      await page.goto(`${hall.address}/#/drill/${game}/${number}`);
      const says = page.locator(".coach-says");
      await page.locator(".coach-says", { hasText: "What is best here?" }).waitFor();
      assert.ok(right.length > 0);
      // Touches anything until it is solved: what is wrong is said, and what is right is shown at last.
      for (let touch = 0; touch < 400 && !/^Yes!/.test(await says.innerText()); touch++) {
        await touchSomething(page);
        await page.waitForTimeout(10);
      }
      assert.match(await says.innerText(), /^Yes! .{20}/, `${game} ${number}`);
      assert.doesNotMatch(await page.locator("body").innerText(), /⟨/, game);
      const next = number < 3 ? "Next tip" : "Play now";
      assert.equal(await page.locator(".coach a.main").innerText(), next);
      assert.deepEqual(await hindrances(page), [], `${game} ${number}`);
    }
    assert.deepEqual(page.complaints, []);
    await page.context().close();
  }
});

test("who plays a game for the first time sees what wins, and the way to the lesson, until they have played on", async () => {
  const page = await visitor(browser, { phone: true });
  for (const game of GAMES) {
    await page.goto(`${hall.address}/#/play/${game}`);
    const line = page.locator(".newcomer");
    await line.waitFor();
    const goal = await line.locator("p").innerText();
    assert.ok(goal.length > 30 && goal.length < 90, `${game}: in one line, ${goal}`);
    assert.equal(await line.getByRole("link", { name: "Learn in 3 minutes" }).getAttribute("href"), `#/learn/${game}`);
    assert.deepEqual(await hindrances(page), [], game);
    await line.getByRole("button", { name: "Got it" }).click();
    await page.goto(`${hall.address}/#/`);
    await page.locator(".shelf").waitFor();
    await page.goto(`${hall.address}/#/play/${game}`);
    await page.locator(".asks").waitFor();
    assert.equal(await line.count(), 0, "it is said once");
  }
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});

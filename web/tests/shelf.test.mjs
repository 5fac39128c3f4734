// The hall's shelf: six tiles in sight, cards that open, who one is, what bots say, and what can be heard.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { GAMES, Hall, hindrances, launch, openCard, playToTheEnd, tabTo, visitor } from "./house.mjs";

let hall, browser;
before(async () => { [hall, browser] = [await Hall.open(), await launch()]; });
after(async () => { await browser.close(); await hall.close(); });

const SIZES = [[360, 640], [390, 844], [844, 390], [1024, 768], [1280, 720], [1920, 1080]];

test("all five games are in sight at once, on every device, also while the hall asks something", async () => {
  const page = await visitor(browser, { phone: true });
  await page.goto(hall.address);
  for (const answered of [0, 1, 2]) {
    await page.evaluate((answered) => localStorage.setItem("answered", answered), answered);
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      await page.reload();
      await page.locator(".game-card").nth(5).waitFor();
      const cut = await page.evaluate(() => [...document.querySelectorAll(".game-card")].filter((card) => {
        const { left, top, right, bottom } = card.getBoundingClientRect();
        const title = card.querySelector("h2, strong").getBoundingClientRect();
        return left < 0 || top < 0 || right > innerWidth || bottom > innerHeight + 1 || title.bottom > bottom || title.right > right;
      }).map((card) => card.innerText));
      assert.deepEqual(cut, [], `${width}×${height}, ${answered} answered`);
      assert.equal(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), true, "nothing sticks out");
    }
  }
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});

test("a card opens to what one can do with its game, one at a time, by touch and by keys", async () => {
  for (const phone of [true, false]) {
    const page = await visitor(browser, { phone });
    await page.goto(hall.address);
    await page.locator(".shelf").waitFor();
    assert.equal(await page.locator(".shelf a:visible").count(), 0, "closed cards show no links");
    for (const game of GAMES) {
      const card = await openCard(page, game);
      assert.equal(await page.locator(".shelf details[open]").count(), 1, "the one before is closed");
      for (const name of ["Play now", "Pass and play", "Invite", "Learn", "Rulebook"]) {
        assert.equal(await card.getByRole("link", { name, exact: true }).isVisible(), true, `${game}: ${name}`);
      }
      assert.deepEqual(await hindrances(page), [], game);
    }
    assert.deepEqual(page.complaints, []);
    await page.context().close();
  }
  const page = await visitor(browser);
  await page.goto(hall.address);
  await page.locator(".shelf").waitFor();
  await tabTo(page, ".game-card summary");
  await page.keyboard.press("Enter");
  await tabTo(page, ".game-card a.main");
  await page.keyboard.press("Enter");
  await page.locator(".asks.mine, .question").first().waitFor();
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});

test("Play now says with how many it starts, and lets one change that", async () => {
  const page = await visitor(browser);
  await page.goto(hall.address);
  const card = await openCard(page, "happy-cows");
  const line = card.locator(".how-many span");
  assert.equal(await line.innerText(), "2 players: you, Bramble");
  await card.getByRole("button", { name: "Add a player" }).click();
  assert.match(await line.innerText(), /^3 players: you, Bramble, \w+$/);
  await card.getByRole("link", { name: "Play now" }).click();
  await page.locator(".seat").nth(2).waitFor();
  assert.equal(await page.locator(".seat").count(), 3);
  await page.goto(`${hall.address}/#/`);
  await openCard(page, "happy-cows");
  assert.match(await line.innerText(), /^3 players/, "it is said what is kept");
  await card.getByRole("button", { name: "One player less" }).click();
  assert.equal(await card.getByRole("button", { name: "One player less" }).isDisabled(), true, "nobody plays alone");
  const two = await openCard(page, "tic-tac-moo");
  assert.equal(await two.locator(".how-many button").count(), 0, "where there is nothing to change, nothing can be");
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});

test("one is asked for a name once, picks an animal and a colour, and is called by it", async () => {
  const page = await visitor(browser, { phone: true });
  await page.goto(hall.address);
  await page.getByRole("textbox", { name: "What’s your name?" }).first().fill("Anna");
  await page.getByRole("button", { name: "That’s me" }).click();
  assert.equal(await page.locator(".ask input").count(), 0);
  await page.locator(".ask").getByRole("button", { name: "Not now" }).click();
  await page.getByRole("button", { name: "Your name and face" }).click();
  await page.getByRole("button", { name: "Animal 3" }).click();
  await page.getByRole("button", { name: "Colour 4" }).click();
  assert.deepEqual(await hindrances(page), []);
  await page.reload();
  assert.equal(await page.locator(".ask").count(), 0, "nothing is asked twice");
  await page.goto(`${hall.address}/#/play/happy-cows`);
  await page.locator(".seat").nth(1).waitFor();
  assert.deepEqual(await page.locator(".seat-name").allInnerTexts(), ["Anna", "Bramble"]);
  const faces = await page.locator(".seat .face").evaluateAll((faces) => faces.map((face) => [face.className, face.querySelector("use").getAttribute("href")]));
  assert.deepEqual(faces[0], ["face tint-red", "#barn-face-sheep"]);
  assert.notDeepEqual(faces[1], faces[0], "a bot has a face of its own");
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});

test("who skips the name is a guest, never a number", async () => {
  const page = await visitor(browser);
  await page.goto(hall.address);
  await page.locator(".ask").getByRole("button", { name: "Not now" }).click();
  await page.locator(".ask", { hasText: "Moos" }).waitFor();
  for (const game of GAMES) {
    await page.goto(`${hall.address}/#/play/${game}`);
    await page.locator(".seat-name").first().waitFor();
    assert.equal(await page.locator(".seat-name").first().innerText(), "Guest");
  }
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});

test("my games have pictures and results, and the sixth tile goes on with the last one", async () => {
  const page = await visitor(browser, { phone: true });
  await page.goto(`${hall.address}/#/play/tic-tac-moo`);
  await playToTheEnd(page);
  await page.goto(`${hall.address}/#/play/kuhlorado`);
  await page.locator(".asks.mine").waitFor();
  const game = new URL(page.url()).hash;
  await page.goto(`${hall.address}/#/`);
  const [first, second] = [page.locator(".my-games li").first(), page.locator(".my-games li").nth(1)];
  await second.waitFor();
  assert.equal(await page.locator(".my-games li").count(), 2, "a game that is begun at once is begun once");
  assert.equal(await first.locator("use").first().getAttribute("href"), "#scene-kuhlorado");
  assert.match(await second.locator(".state").innerText(), /^(You won!|Bramble won\.|Shared win: .+) −?\d+\s: −?\d+$/);
  assert.equal(await page.locator(".next-card .go-on").getAttribute("href"), game);
  assert.deepEqual(await hindrances(page), []);
  await page.locator(".next-card .go-on").click();
  await page.locator(".asks.mine").waitFor();
  assert.equal(new URL(page.url()).hash, game);
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});

test("a link or its code leads to the table, and what is none says so", async () => {
  const host = await visitor(browser);
  await host.goto(`${hall.address}/#/new/kuhlorado/invite`);
  await host.getByRole("button", { name: "Create invitation links" }).click();
  const link = await host.getByLabel("The link for Seat 2").inputValue();
  const page = await visitor(browser, { phone: true });
  for (const text of [link, link.split("#/table/")[1]]) {
    await page.goto(`${hall.address}/#/`);
    await page.locator(".next-card summary").click();
    await page.locator(".join input").fill(text);
    await page.getByRole("button", { name: "Join", exact: true }).click();
    await page.locator(".sit input").waitFor();
  }
  await page.goto(`${hall.address}/#/`);
  await page.locator(".next-card summary").click();
  await page.locator(".join input").fill("#/");
  await page.getByRole("button", { name: "Join", exact: true }).click();
  await page.locator(".join .problem", { hasText: "No table has this link" }).waitFor();
  assert.deepEqual(page.complaints, []);
  for (const one of [host, page]) await one.context().close();
});

test("bots say something of their own, and not to those who do not wait", async () => {
  const page = await visitor(browser, { motion: true });
  await page.goto(`${hall.address}/#/play/tic-tac-moo`);
  await page.locator(".bot-says", { hasText: "Bramble" }).waitFor();
  await page.locator(".bot-says").waitFor({ state: "detached" });
  const hurried = await visitor(browser);
  await hurried.goto(`${hall.address}/#/play/tic-tac-moo`);
  await hurried.locator(".asks.mine").waitFor();
  assert.equal(await hurried.locator(".bot-says").count(), 0);
  for (const one of [page, hurried]) {
    assert.deepEqual(one.complaints, []);
    await one.context().close();
  }
});

test("sounds are asked for once, loaded when the first is due, and made without a word from elsewhere", async () => {
  const page = await visitor(browser, { phone: true });
  await page.addInitScript(() => {
    globalThis.heard = [];
    for (const name of ["createOscillator", "createBufferSource"]) {
      const make = AudioContext.prototype[name];
      AudioContext.prototype[name] = function (...words) { globalThis.heard.push(name); return make.apply(this, words); };
    }
    globalThis.buzzed = [];
    navigator.vibrate = (how) => globalThis.buzzed.push(how) > 0;
  });
  const loaded = [];
  page.on("request", (request) => loaded.push(new URL(request.url()).pathname));
  const sounds = () => loaded.filter((path) => path.startsWith("/sound."));
  await page.goto(hall.address);
  await page.locator(".ask").getByRole("button", { name: "Not now" }).click();
  assert.deepEqual(sounds(), [], "silence loads nothing");
  await page.locator(".ask").getByRole("button", { name: "Yes" }).click();
  await page.waitForFunction(() => globalThis.heard.length > 0);
  assert.equal(sounds().length, 1);
  assert.equal(await page.evaluate(() => localStorage.getItem("sound")), "on");
  await page.goto(`${hall.address}/#/play/kuhlorado`);
  await page.reload();
  await page.evaluate(() => { globalThis.heard = []; });
  await playToTheEnd(page);
  await page.waitForFunction(() => globalThis.heard.includes("createBufferSource") && globalThis.buzzed.length > 0);
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});

// Takes a picture of every screen, by day and in the evening, on a phone and on a desk: docs/screens.
//   npm ci --prefix web/tests && node web/measure/screens.mjs [screen] [folder for PNG files instead]
import { mkdirSync } from "node:fs";
import { GAMES, Hall, launch, playToTheEnd, touchSomething, visitor } from "../tests/house.mjs";

const [only = "", elsewhere] = process.argv.slice(2);
const FOLDER = elsewhere ?? new URL("../../docs/screens", import.meta.url).pathname;
mkdirSync(FOLDER, { recursive: true });
const hall = await Hall.open();
const browser = await launch();

async function start(page, game, mode = "bots") {
  await page.goto(`${hall.address}/#/new/${game}/${mode}`);
  await page.locator("button[type=submit]").click();
  await page.locator(".question, .lobby").first().waitFor();
}

async function touch(page, times) {
  for (let made = 0, tries = 0; made < times && tries < 2_000; tries++) {
    made += await touchSomething(page);
    await page.waitForTimeout(20);
    if (await page.locator(".result").count()) return;
  }
  await page.locator(".asks.mine").waitFor();
  await page.waitForTimeout(400);
}

const SCREENS = {
  hall: async (page) => { await page.goto(hall.address); await page.locator(".game-card").first().waitFor(); },
  settings: async (page) => { await page.goto(hall.address); await page.getByRole("button", { name: "Settings" }).click(); },
  "new-game": async (page) => { await page.goto(`${hall.address}/#/new/happy-cows/bots`); await page.locator("form").waitFor(); },
  lobby: (page) => start(page, "kuhlorado", "invite"),
  curtain: async (page) => {
    await start(page, "goat-n-goat", "device");
    while (!(await page.locator(".curtain").count())) { await touchSomething(page); await page.waitForTimeout(20); }
  },
  lesson: async (page) => { await page.goto(`${hall.address}/#/learn/tic-tac-moo`); await page.locator(".coach").waitFor(); },
  rules: async (page) => { await page.goto(`${hall.address}/#/rules/happy-cows`); await page.locator(".clause").first().waitFor(); },
  result: async (page) => { await start(page, "tic-tac-moo"); await playToTheEnd(page); await page.waitForTimeout(400); },
  replay: async (page) => {
    await start(page, "kuhlorado");
    await playToTheEnd(page);
    await page.locator(".result a", { hasText: "Look back" }).click();
    await page.getByRole("button", { name: "Where did it turn?" }).click();
    await page.locator(".curve").waitFor({ timeout: 120_000 });
  },
};
for (const game of GAMES) SCREENS[game] = async (page) => { await start(page, game); await touch(page, 14); };

for (const [name, show] of Object.entries(SCREENS)) {
  if (!name.includes(only)) continue;
  for (const phone of [false, true]) for (const dark of [false, true]) {
    const page = await visitor(browser, { phone, dark });
    await show(page);
    const path = `${FOLDER}/${name}-${phone ? "phone" : "desk"}-${dark ? "evening" : "day"}`;
    if (elsewhere) await page.screenshot({ path: `${path}.png` });
    else await page.screenshot({ path: `${path}.jpg`, type: "jpeg", quality: 72 });
    if (page.complaints.length) console.log(name, page.complaints);
    await page.context().close();
  }
}
await browser.close();
await hall.close();

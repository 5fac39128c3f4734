// Sees what moves on a board, and brings games to where something worth seeing moves.
import { putAway } from "./house.mjs";

/** In the page: writes down every step that is shown with motion, whose turn it was and what went where. */
function watch() {
  globalThis.shown = [];
  /** What changes in motion although the page must be laid out or painted again for it. */
  globalThis.costly = [];
  const { setAttribute, animate } = Element.prototype;
  Element.prototype.setAttribute = function (name, value) {
    // It is set before the board is drawn anew: whoever is asked has done it.
    if (name === "data-moving") globalThis.shown.push({ mine: document.querySelector(".seat.asked.you") !== null, goals: [], things: 0 });
    return setAttribute.call(this, name, value);
  };
  Element.prototype.animate = function (frames, options) {
    const step = globalThis.shown.at(-1);
    const other = frames.flatMap(Object.keys).filter((name) => !["transform", "opacity", "offset", "easing"].includes(name));
    globalThis.costly.push(...other);
    if (step && this.dataset.at) step.goals.push(this.dataset.at);
    else if (step) step.things++;
    return animate.call(this, frames, options);
  };
}

/** Watches a page from its beginning. */
export const watched = (page) => page.addInitScript(watch);

/** What says that the signature move of a game was shown, and what is touched first to come there. */
export const SIGNATURES = {
  "tic-tac-moo": { goal: "^pen-" },
  "goat-n-goat": { goal: "^flag-", first: ".gng-peak.legal", seats: 2 },
  "happy-cows": { goal: "^cow-" },
  "kuhlorado": { goal: "^die-" },
  "moo-moo-toretore": { goal: "^ufo-" },
};

/** In the page: touches what leads to a signature move, or anything. */
export function touchTowards(first) {
  const touchable = ".board-place :is(.legal, .choice, .confirm):is(button, [role=button], a):not([disabled])";
  const things = [...document.querySelectorAll(touchable)].filter((thing) => thing.getClientRects().length > 0);
  // A herd that can be taken is taken, a hand is emptied, what was chosen is confirmed.
  const best = (first && things.find((thing) => thing.matches(first)))
    ?? things.find((thing) => thing.querySelector(".ttm-gain"))
    ?? things.find((thing) => thing.matches(".confirm"));
  const thing = best ?? things[Math.floor(Math.random() * things.length)];
  thing?.click();
  return thing !== undefined;
}

/** Plays until a signature move was begun that fits; how many steps were shown by then. */
export async function untilShown(page, game, fits, { seconds = 40 } = {}) {
  const { goal, first } = SIGNATURES[game];
  for (const end = Date.now() + seconds * 1000; Date.now() < end; ) {
    const found = await page.evaluate(([goal, mine]) => globalThis.shown.findIndex((step) =>
      (mine === null || step.mine === mine) && step.things > 0 && step.goals.some((at) => new RegExp(goal).test(at))), [goal, fits]);
    if (found >= 0) return found;
    const isMoving = await page.locator("[data-moving]").count();
    if (!isMoving && (await page.locator(".asks.mine").count())) await page.evaluate(touchTowards, first);
    await page.waitForTimeout(30);
    const again = page.locator(".result").getByRole("button", { name: /again/i });
    if (await again.count()) await again.first().click();
  }
  throw new Error(`${game}: nothing like ${goal} in ${seconds} s, but ${JSON.stringify(await page.evaluate(() => globalThis.shown.slice(-4)))}`);
}

/** Starts a game against bots, with as many players as that. */
export async function begin(page, address, game, seats) {
  await page.goto(`${address}/#/new/${game}/bots`);
  await page.locator(".sitters li").first().waitFor();
  for (let there = await page.locator(".sitters li").count(); there !== seats; ) {
    const name = seats === "most" || there < seats ? "Add a player" : `Remove seat ${there}`;
    const button = page.getByRole("button", { name });
    if (!(await button.count()) || !(await button.first().isEnabled())) break;
    await button.first().click();
    there = await page.locator(".sitters li").count();
  }
  await page.getByRole("button", { name: "Start" }).click();
  await page.locator(".asks").waitFor();
  await putAway(page);
}

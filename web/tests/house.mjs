// A hall of its own for the tests, and browsers to visit it with.
import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "playwright-core";

export const BARN = process.env.BARN ?? new URL("../../target/debug/barn", import.meta.url).pathname;
const CHROMIUM = process.env.CHROMIUM ?? "/usr/bin/chromium";
const FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update", "--disable-sync"];
const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** The five games. */
export const GAMES = ["moo-moo-toretore", "tic-tac-moo", "goat-n-goat", "happy-cows", "kuhlorado"];

/** A hall on a free port, which can be killed and started again where it was. */
export class Hall {
  static async open() {
    const hall = new Hall();
    hall.folder = mkdtempSync(join(tmpdir(), "barnyard-"));
    hall.port = await freePort();
    hall.address = `http://127.0.0.1:${hall.port}`;
    await hall.start();
    return hall;
  }

  async start() {
    const words = ["serve", "--listen", `127.0.0.1:${this.port}`, "--data", this.folder, "--no-limits"];
    this.process = spawn(BARN, words, { stdio: ["ignore", "pipe", "inherit"] });
    await new Promise((opened, failed) => {
      this.process.stdout.on("data", (text) => String(text).includes("open") && opened());
      this.process.on("exit", (code) => failed(new Error(`the hall ended with ${code}`)));
    });
  }

  async kill() {
    const gone = new Promise((done) => this.process.removeAllListeners("exit").on("exit", done));
    this.process.kill("SIGKILL");
    await gone;
  }

  async close() {
    await this.kill();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

function freePort() {
  return new Promise((found) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const { port } = server.address();
      server.close(() => found(port));
    });
  });
}

export function launch() {
  return chromium.launch({ executablePath: CHROMIUM, args: FLAGS });
}

/**
 * Luck that is the same in every run, for the cards and for what is touched, and other luck after a reload, as games are
 * told apart by it.
 */
function seededLuck(seed) {
  const loads = Number(sessionStorage.getItem("loads") ?? 0);
  sessionStorage.setItem("loads", loads + 1);
  seed += 1_000_003 * loads;
  const next = () => (seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0);
  crypto.getRandomValues = (bytes) => {
    for (const at of bytes.keys()) bytes[at] = next() >>> 24;
    return bytes;
  };
  Math.random = () => next() / 2 ** 32;
}

/** Tests go the same way in every run; `BARN_LUCK`, a number, leads them another way. */
let visitors = 10_000 * Number(process.env.BARN_LUCK ?? 0);

/**
 * A visitor with a browser window of their own, who is shown nothing that moves and complains about every error.
 * With `luck`, a seed, the cards are those a test counts on.
 */
export async function visitor(browser, { phone = false, dark = false, motion = false, locale = "en-GB", luck } = {}) {
  const context = await browser.newContext({
    viewport: phone ? { width: 390, height: 844 } : { width: 1200, height: 800 },
    colorScheme: dark ? "dark" : "light",
    reducedMotion: motion ? "no-preference" : "reduce",
    locale,
    hasTouch: phone,
  });
  if (!motion) await context.addInitScript(() => ["pace", "watch-pace"].forEach((pace) => localStorage.setItem(pace, "none")));
  await context.addInitScript(seededLuck, luck ?? (visitors += 1));
  const page = await context.newPage();
  page.complaints = [];
  page.on("pageerror", (error) => page.complaints.push(error.message));
  page.on("console", (message) => {
    // What a browser says about a network that is gone is not about us.
    const network = /Failed to load resource|WebSocket connection|ERR_INTERNET|ERR_CONNECTION/.test(message.text());
    if (message.type() === "error" && !network) page.complaints.push(message.text());
  });
  return page;
}

/** Waits until something is so that the page must itself wait to know: Playwright's own waiting takes a promise for a yes. */
export async function until(page, isSo) {
  for (const end = Date.now() + 30_000; !(await page.evaluate(isSo)); await page.waitForTimeout(20)) {
    if (Date.now() > end) throw new Error(`never so: ${isSo}`);
  }
}

/** What the page says has happened, the last first. Playwright would find the lines now and read them a moment later. */
export function storyOf(page) {
  return page.evaluate(() => [...document.querySelectorAll(".story li")].map((line) => line.innerText));
}

/** What axe finds that hinders people seriously. */
export async function hindrances(page) {
  await page.evaluate(AXE);
  const { violations } = await page.evaluate(() => globalThis.axe.run(document, { resultTypes: ["violations"] }));
  const serious = violations.filter(({ impact }) => impact === "serious" || impact === "critical");
  return serious.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`);
}

/** Things on the board that can be touched now. */
const TOUCHABLE = ".board-place :is(.legal, .choice, .confirm):is(button, [role=button], a):not([disabled])";

/** Touches something that may be touched, any of it; `false` if there is nothing. */
export function touchSomething(page) {
  return page.evaluate((selector) => {
    const things = [...document.querySelectorAll(selector)].filter((thing) => thing.getClientRects().length > 0);
    // A choice that is put together must be confirmed some time.
    const confirm = things.filter((thing) => thing.classList.contains("confirm"));
    const from = confirm.length > 0 && Math.random() < 0.5 ? confirm : things;
    const thing = from[Math.floor(Math.random() * from.length)];
    thing?.click();
    return thing !== undefined;
  }, TOUCHABLE);
}

/** Plays until the result is shown. */
export async function playToTheEnd(pages, { seconds = 240 } = {}) {
  const all = [pages].flat();
  const end = Date.now() + seconds * 1000;
  while (Date.now() < end) {
    for (const page of all) {
      const curtain = page.locator(".curtain button");
      if (await curtain.count()) await curtain.click();
      await touchSomething(page);
    }
    if ((await Promise.all(all.map((page) => page.locator(".result").count()))).every(Boolean)) return;
    await all[0].waitForTimeout(15);
  }
  throw new Error(`the game is not over after ${seconds} s: ${await all[0].locator(".question").innerText()}`);
}

/** Why nobody sees where the focus is, if that is so. */
function unseenFocus() {
  const one = document.activeElement;
  if (one === document.body) return null;
  const { left, top, right, bottom } = one.getBoundingClientRect();
  const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  const { outlineStyle, boxShadow } = getComputedStyle(one);
  const inside = left > -1 && top > -1 && right < innerWidth + 1 && bottom < innerHeight + 1;
  const ring = outlineStyle !== "none" || boxShadow !== "none";
  if (inside && ring && one.contains(over)) return null;
  return `${one.outerHTML.slice(0, 200)}, inside ${inside}, ring ${ring}, under ${over?.outerHTML.slice(0, 120)}`;
}

/** What moves, but for what vanishes after it was shown for a while. */
function moves() {
  return document.getAnimations().map(({ animationName }) => animationName).filter((name) => name !== "moo-gone");
}

/** Lets the page draw what has changed. */
const draw = (page) => page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

/** Presses a key; what then has the focus must be seen, and be seen to have it. */
async function press(page, key) {
  await page.keyboard.press(key);
  if ((await page.evaluate(unseenFocus)) === null) return;
  await draw(page);
  const unseen = await page.evaluate(unseenFocus);
  if (unseen !== null) throw new Error(`after ${key} nobody sees where the focus is: ${unseen}`);
}

/** Goes on with Tab until the focus is on something like this. */
export async function tabTo(page, selector) {
  for (let tries = 0; tries < 60; tries++) {
    await press(page, "Tab");
    if (await page.evaluate((selector) => document.activeElement.matches(selector), selector)) return;
  }
  throw new Error(`${selector} cannot be reached with Tab`);
}

/** Picks something that may be touched, what confirms a choice every other time. */
function wish({ touchable, turn }) {
  const things = [...document.querySelectorAll(touchable)].filter((thing) => thing.getClientRects().length > 0);
  const confirm = things.filter((thing) => thing.classList.contains("confirm"));
  const from = confirm.length > 0 && turn % 2 ? confirm : things;
  globalThis.wished = from[(Math.imul(turn + 1, 0x9e3779b1) >>> 8) % from.length];
  return from.length > 0;
}

/** The key a person would press to come nearer to what was picked; nothing, once the focus is there. */
function keyToWish(touchable) {
  const [one, wished] = [document.activeElement, globalThis.wished];
  if (one === wished || !wished.isConnected) return null;
  const part = (thing) => thing.closest("ul, ol, div, section");
  if (part(one) !== part(wished)) return "n";
  const way = (from, to) => {
    const [here, there] = [from, to].map((thing) => thing.getBoundingClientRect());
    return [there.x + there.width / 2 - here.x - here.width / 2, there.y + there.height / 2 - here.y - here.height / 2];
  };
  const far = (from) => Math.hypot(...way(from, wished));
  const usable = [...part(one).querySelectorAll(touchable)].filter((thing) => part(thing) === part(one));
  for (const [key, end] of [["Home", usable[0]], ["End", usable.at(-1)]]) if (end && far(end) < far(one) / 2) return key;
  const [right, down] = way(one, wished);
  const sideways = Math.abs(right) > Math.abs(down);
  const arrow = sideways ? (right > 0 ? "ArrowRight" : "ArrowLeft") : (down > 0 ? "ArrowDown" : "ArrowUp");
  // Over what cannot be used, if something usable lies straight ahead and not too far.
  const [along, across, size] = sideways ? [0, 1, one.offsetWidth] : [1, 0, one.offsetHeight];
  const ahead = usable.filter((thing) => {
    const there = way(one, thing);
    return there[along] * [right, down][along] > 0 && Math.abs(there[across]) < 5 && Math.abs(there[along]) < 4.2 * size;
  });
  const next = ahead.sort((a, b) => Math.hypot(...way(one, a)) - Math.hypot(...way(one, b)))[0];
  return next && far(next) < far(one) ? `Shift+${arrow}` : arrow;
}

/** Goes to what was picked; how many keys it took. */
async function walkToWish(page) {
  for (let keys = 0; keys < 30; keys++) {
    const key = await page.evaluate(keyToWish, TOUCHABLE);
    if (key === null) return keys;
    await press(page, key);
  }
  throw new Error(`keys do not lead to ${await page.evaluate(() => globalThis.wished.outerHTML.slice(0, 200))}`);
}

/** Plays with keys alone until the result is shown; how many keys it took at most to reach what was to be touched. */
export async function playByKeys(page) {
  let most = 0;
  for (let turn = 0; turn < 3_000; turn++) {
    await page.locator(".asks.mine, .result").first().waitFor();
    if (await page.locator(".result").count()) return most;
    if (!(await page.evaluate(wish, { touchable: TOUCHABLE, turn }))) continue;
    most = Math.max(most, await walkToWish(page));
    await page.keyboard.press(turn % 3 ? "Enter" : "Space");
    // The game goes on, and the focus with it, at the next picture.
    await draw(page);
    const moving = await page.evaluate(moves);
    if (moving.length > 0) throw new Error(`who wants no motion is shown ${moving}`);
  }
  throw new Error("a game of keys that does not end");
}

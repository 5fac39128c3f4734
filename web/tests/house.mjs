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

/** A visitor with a browser window of their own, who is shown nothing that moves and complains about every error. */
export async function visitor(browser, { phone = false, dark = false, motion = false, locale = "en-GB" } = {}) {
  const context = await browser.newContext({
    viewport: phone ? { width: 390, height: 844 } : { width: 1200, height: 800 },
    colorScheme: dark ? "dark" : "light",
    reducedMotion: motion ? "no-preference" : "reduce",
    locale,
    hasTouch: phone,
  });
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

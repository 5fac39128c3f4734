// How big and how quick the page is, and what Lighthouse thinks of it. Needs a release build with the page inside:
//   cargo run -p bundle && cargo build --release -p cli
//   npm ci --prefix web/measure && BARN=target/release/barn node web/measure/figures.mjs
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { launch as launchChrome } from "chrome-launcher";
import lighthouse, { desktopConfig } from "lighthouse";
import { GAMES, Hall, launch, visitor } from "../tests/house.mjs";

process.env.CHROME_PATH ??= "/usr/bin/chromium";
const hall = await Hall.open();
const browser = await launch();

/** Loads the hall and waits until a game can be chosen; tells the time and what came over the wire. */
async function load(page, address) {
  const sizes = [];
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  session.on("Network.loadingFinished", ({ encodedDataLength }) => sizes.push(encodedDataLength));
  const start = performance.now();
  await page.goto(address);
  await page.locator(".game-card .button.main").first().click({ trial: true });
  const ms = performance.now() - start;
  await page.waitForTimeout(1_000);
  return { ms: Math.round(ms), kilobytes: Math.round(sizes.reduce((sum, size) => sum + size, 0) / 1000) };
}

const cold = [], warm = [];
for (let round = 0; round < 5; round++) {
  const page = await visitor(browser);
  cold.push(await load(page, hall.address));
  warm.push(await load(page, hall.address));
  await page.context().close();
}
const median = (figures) => figures.map(({ ms }) => ms).sort((a, b) => a - b)[Math.floor(figures.length / 2)];
console.log(`first click possible: cold ${median(cold)} ms, warm ${median(warm)} ms (median of 5)`);
console.log(`over the wire: cold ${cold[0].kilobytes} kB, warm ${warm[0].kilobytes} kB`);

/** A table where bots play, to look at. */
async function table(game) {
  const seats = Array(game === "moo-moo-toretore" ? 3 : 2).fill("medium");
  const body = JSON.stringify({ game, seats });
  const made = await fetch(`${hall.address}/api/tables`, { method: "POST", headers: { "content-type": "application/json" }, body });
  return `${hall.address}/#/table/${(await made.json()).id}`;
}
const chrome = await launchChrome({ chromeFlags: ["--headless", "--no-sandbox", "--disable-gpu", `--user-data-dir=${mkdtempSync(join(tmpdir(), "barnyard-"))}`] });
const devices = [["slow phone", undefined], ["desk", desktopConfig]];
for (const place of ["hall", ...GAMES]) for (const [device, config] of devices) {
  const name = `${place} on a ${device}`;
  const address = place === "hall" ? hall.address : await table(place);
  const { lhr } = await lighthouse(address, { port: chrome.port, output: "json", logLevel: "error" }, config);
  const scores = Object.values(lhr.categories).map(({ title, score }) => `${title} ${Math.round(score * 100)}`);
  console.log(`Lighthouse, ${name}: ${scores.join(", ")}`);
  const speed = ["first-contentful-paint", "largest-contentful-paint", "total-blocking-time", "speed-index", "cumulative-layout-shift"];
  console.log(`  ${speed.map((id) => `${lhr.audits[id].title} ${lhr.audits[id].displayValue}`).join(", ")}`);
  const failed = Object.values(lhr.audits).filter(({ score, scoreDisplayMode }) => score !== null && score < 0.9 && scoreDisplayMode === "binary");
  for (const { id, title } of failed) console.log(`  ${id}: ${title}`);
}
await chrome.kill();
await browser.close();
await hall.close();

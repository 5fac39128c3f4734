// Takes a strip of pictures, ten a second for three seconds, of every game's signature move: docs/screens/motion.
//   npm ci --prefix web/tests && node web/measure/motion.mjs [game] [folder for single pictures as well]
// With `speed` instead of a game it counts how many pictures a second a slow processor draws meanwhile.
import { mkdirSync, writeFileSync } from "node:fs";
import { GAMES, Hall, launch, visitor } from "../tests/house.mjs";
import { SIGNATURES, begin, touchTowards, untilShown, watched } from "../tests/watch.mjs";

const [only = "", single] = process.argv.slice(2);
const FOLDER = new URL("../../docs/screens/motion", import.meta.url).pathname;
mkdirSync(FOLDER, { recursive: true });
if (single) mkdirSync(single, { recursive: true });
const SIZES = { phone: { width: 390, height: 844 }, desk: { width: 1280, height: 800 } };
const hall = await Hall.open();
const browser = await launch();

/** In the page: stops time as soon as the signature move begins, so that pictures can be taken at leisure. */
function freezer(goal) {
  const { setTimeout } = globalThis;
  const held = [];
  globalThis.setTimeout = (what, ...rest) => setTimeout(() => (globalThis.frozen ? held.push(what) : what()), ...rest);
  const { animate } = Element.prototype;
  Element.prototype.animate = function (...way) {
    const animation = animate.apply(this, way);
    if (globalThis.armed && new RegExp(goal).test(this.dataset.at ?? "")) globalThis.frozen = true;
    return animation;
  };
  /** Shows everything as it is so many milliseconds after the move. */
  globalThis.showAt = (ms) => {
    globalThis.all ??= document.getAnimations();
    const over = Math.max(...globalThis.all.filter((one) => !("animationName" in one)).map((one) => one.effect.getComputedTiming().endTime));
    for (const one of globalThis.all) {
      one.pause();
      one.currentTime = ms;
    }
    if (ms >= over) dispatchEvent(new PointerEvent("pointerdown"));
    return over;
  };
}

async function strip(game, size) {
  const page = await visitor(browser, { motion: true, phone: size === "phone", luck: 5 });
  await page.setViewportSize(SIZES[size]);
  await page.addInitScript(() => localStorage.setItem("pace", "brisk"));
  await watched(page);
  await page.addInitScript(freezer, SIGNATURES[game].goal);
  await begin(page, hall.address, game, SIGNATURES[game].seats);
  await page.evaluate(() => { globalThis.armed = true; });
  await untilShown(page, game, null, { seconds: 120 });
  const pictures = [];
  for (let ms = 0; ms < 3_000; ms += 100) {
    await page.evaluate((ms) => globalThis.showAt(ms), ms);
    const png = await page.screenshot();
    if (single) writeFileSync(`${single}/${game}-${size}-${String(ms).padStart(4, "0")}.png`, png);
    pictures.push(png.toString("base64"));
  }
  await page.context().close();
  return pictures;
}

/** One sheet of many pictures, small enough to keep. */
async function sheet(pictures, { width, height }, path) {
  const page = await browser.newPage();
  const [columns, scale] = width < 500 ? [10, 0.3] : [6, 0.2];
  const data = await page.evaluate(async ([pictures, columns, w, h]) => {
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [columns * w, Math.ceil(pictures.length / columns) * h];
    const pen = canvas.getContext("2d");
    for (const [at, png] of pictures.entries()) {
      const picture = new Image();
      picture.src = `data:image/png;base64,${png}`;
      await picture.decode();
      pen.drawImage(picture, (at % columns) * w, Math.floor(at / columns) * h, w - 2, h - 2);
    }
    for (let quality = 0.7; ; quality -= 0.05) {
      const url = canvas.toDataURL("image/jpeg", quality);
      if (url.length < 190_000 || quality < 0.2) return url.split(",")[1];
    }
  }, [pictures, columns, Math.round(width * scale), Math.round(height * scale)]);
  writeFileSync(path, Buffer.from(data, "base64"));
  await page.close();
}

/** How many pictures a second there are while things move, on a processor slowed four times, and the longest task. */
async function speed(game) {
  const page = await visitor(browser, { motion: true, phone: true, luck: 5 });
  await page.addInitScript(() => {
    localStorage.setItem("pace", "brisk");
    globalThis.rates = [];
    globalThis.longest = 0;
    let began = 0, pictures = 0, last = 0, worst = 0;
    const count = (now) => {
      const moves = document.querySelector(".motion-thing") !== null;
      if (moves && began === 0) [began, pictures, worst] = [now, 0, 0];
      else if (moves) [pictures, worst] = [pictures + 1, Math.max(worst, now - last)];
      else if (began > 0) {
        if (last - began > 250) globalThis.rates.push([(1000 * pictures) / (last - began), worst]);
        began = 0;
      }
      last = now;
      requestAnimationFrame(count);
    };
    requestAnimationFrame(count);
    new PerformanceObserver((list) => list.getEntries().forEach(({ duration }) => { if (document.querySelector(".motion-thing")) globalThis.longest = Math.max(globalThis.longest, duration); }))
      .observe({ type: "longtask" });
  });
  await begin(page, hall.address, game);
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  for (const end = Date.now() + 25_000; Date.now() < end; await page.waitForTimeout(50)) {
    const isMoving = await page.locator("[data-moving]").count();
    if (!isMoving && (await page.locator(".asks.mine").count())) await page.evaluate(touchTowards, SIGNATURES[game].first);
  }
  const { rates, longest } = await page.evaluate(() => ({ rates: globalThis.rates, longest: globalThis.longest }));
  const sorted = rates.map(([rate]) => rate).sort((a, b) => a - b);
  const at = (part) => sorted[Math.floor(part * (sorted.length - 1))]?.toFixed(0);
  console.log(`${game}: ${sorted.length} motions, pictures a second: median ${at(0.5)}, slowest tenth ${at(0.1)}; longest task ${longest} ms`);
  await page.context().close();
}

for (const game of GAMES) {
  if (only === "speed") await speed(game);
  else if (game.includes(only)) {
    for (const size of Object.keys(SIZES)) await sheet(await strip(game, size), SIZES[size], `${FOLDER}/${game}-${size}.jpg`);
  }
}
await browser.close();
await hall.close();

// The rulebook: what a family needs first, the rest for the curious, a sheet to print, and Japanese as Japanese.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { GAMES, Hall, hindrances, launch, openCard, visitor } from "./house.mjs";

let hall, browser;
before(async () => { [hall, browser] = [await Hall.open(), await launch()]; });
after(async () => { await browser.close(); await hall.close(); });

/** The numbers of the clauses on the page. */
const clauses = (page) => page.locator(".clause").evaluateAll((all) => all.map(({ id }) => id));

/** What is wider than the page. */
const tooWide = (page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

test("a family reads how to play, and the curious have a part of their own", async () => {
  const page = await visitor(browser, { phone: true });
  for (const game of GAMES) {
    await page.goto(`${hall.address}/#/rules/${game}`);
    await page.getByRole("link", { name: "How to play" }).and(page.locator("[aria-current=page]")).waitFor();
    const first = await clauses(page);
    assert.ok(first.some((id) => id.endsWith("-1")) && first.some((id) => id.endsWith("-E1")), first);
    assert.ok(!first.some((id) => id.includes("-R")), first);
    for (const picture of ["scene", "parts", "example"]) {
      const box = await page.locator(`article use[href="#${picture}-${game}"]`).boundingBox();
      assert.ok(box.width > 200 && box.height > 30, `${game}: ${picture} is ${box.width} by ${box.height}`);
    }
    assert.deepEqual(await hindrances(page), [], game);
    assert.ok((await tooWide(page)) <= 0, game);
    await page.getByRole("link", { name: "For the curious" }).click();
    await page.locator("[id$=-R1]").waitFor();
    const rest = await clauses(page);
    // Of a component a family hears what it is, and the curious how it can be changed.
    assert.ok(rest.every((id) => (/-[RE]\d/.test(id) && !first.includes(id)) || /-C\d/.test(id)), rest);
    assert.deepEqual(await hindrances(page), [], `${game}, for the curious`);
    assert.ok((await tooWide(page)) <= 0, `${game}, for the curious`);
  }
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});

test("contents and clauses lead where they say", async () => {
  const page = await visitor(browser);
  await page.goto(`${hall.address}/#/rules/happy-cows`);
  const contents = page.getByRole("navigation", { name: "Contents" });
  await contents.waitFor();
  const headings = await page.locator("article h2").allInnerTexts();
  assert.deepEqual(await contents.locator("li").allInnerTexts(), headings);
  const seen = (place) => page.waitForFunction((place) => {
    const { top, bottom } = document.querySelector(place)?.getBoundingClientRect() ?? { top: -1 };
    return top >= 0 && bottom <= innerHeight && document.activeElement.matches(place);
  }, place);
  await contents.getByRole("link", { name: headings.at(-1) }).click();
  await seen(`#part-${headings.length}`);
  await page.goBack();
  await page.goto(`${hall.address}/#/rules/happy-cows/HAP-R6`);
  await seen("#HAP-R6");
  // A ruling says which clause it is about.
  await page.locator("#HAP-R6 a").click();
  await seen("#HAP-21");
  await page.goto(`${hall.address}/#/rules/happy-cows/nonsense`);
  await page.locator("#HAP-1").waitFor();
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});

test("a rulebook is printed on one sheet of paper, without what is for screens", async () => {
  // In the evening, too: nobody prints a dark page.
  const page = await visitor(browser, { dark: true });
  await page.goto(hall.address);
  for (const code of ["en", "de", "fr", "nl", "ja"]) {
    await page.evaluate((code) => localStorage.setItem("lang", code), code);
    for (const game of GAMES) {
      await page.goto(`${hall.address}/#/rules/${game}`);
      await page.reload();
      await page.locator(`html[lang=${code}] .clause`).first().waitFor();
      for (const format of ["A4", "Letter"]) {
        const sheet = (await page.pdf({ format, preferCSSPageSize: false })).toString("latin1");
        const sides = sheet.match(/\/Type\s*\/Page\b/g).length;
        assert.ok(sides <= 2, `${game} in ${code} on ${format} has ${sides} sides`);
      }
    }
  }
  await page.emulateMedia({ media: "print" });
  for (const hidden of [".top", ".rules nav", "dialog"]) assert.equal(await page.locator(hidden).first().isVisible(), false, hidden);
  const colours = await page.locator(".clause").first().evaluate((clause) => {
    const ground = [document.body, document.querySelector(".rules")].map((one) => getComputedStyle(one).backgroundColor);
    return [getComputedStyle(clause).color, ...ground];
  });
  assert.deepEqual(colours, ["rgb(0, 0, 0)", "rgba(0, 0, 0, 0)", "rgba(0, 0, 0, 0)"]);
  await page.emulateMedia({ media: "screen" });
  await page.evaluate(() => { globalThis.print = () => { globalThis.printed = true; }; });
  await page.getByRole("button", { name: "印刷する" }).click();
  assert.equal(await page.evaluate(() => globalThis.printed), true);
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});

test("titles and makers are those of the edition that readers know", async () => {
  for (const [locale, game, title, credit] of [
    ["ja-JP", "goat-n-goat", "やぎ山", "林尚志"],
    ["ja-JP", "moo-moo-toretore", "モーモー トレトレ", "キングダイズゲーム"],
    ["nl-NL", "happy-cows", "Koe zoekt Boer", "van Hans van Tol"],
    ["de-DE", "kuhlorado", null, "von Reinhard Staupe (Nürnberger-Spielkarten-Verlag, 2014)"],
  ]) {
    const page = await visitor(browser, { locale });
    await page.goto(hall.address);
    await page.locator(`html[lang=${locale.slice(0, 2)}] .game-card`).first().waitFor();
    const local = (place) => place.locator(".local-title").allInnerTexts();
    const card = await openCard(page, game);
    assert.deepEqual(await local(card), title ? [title] : []);
    assert.equal(await card.locator("h2").getAttribute("lang"), "en");
    await page.goto(`${hall.address}/#/rules/${game}`);
    await page.locator("article", { hasText: credit }).waitFor();
    assert.deepEqual(await local(page.locator("article")), title ? [title] : []);
    assert.deepEqual(page.complaints, []);
    await page.context().close();
  }
});

test("a page is Japanese when its words are there, and set as Japanese", async () => {
  const page = await visitor(browser, { locale: "ja-JP", phone: true });
  let let_in;
  const held = new Promise((done) => { let_in = done; });
  await page.route(/words-ja/, async (route) => { await held; await route.continue(); });
  await page.goto(`${hall.address}/#/rules/kuhlorado`);
  await page.locator(".clause").first().waitFor();
  assert.equal(await page.locator("html").getAttribute("lang"), "en", "English is read by an English voice");
  let_in();
  await page.locator("html[lang=ja] h2", { hasText: "用意するもの" }).waitFor();
  const style = await page.locator(".clause").first().evaluate((clause) => {
    const { lineBreak, fontFamily, fontSynthesis } = getComputedStyle(clause);
    return { lineBreak, fontFamily, fontSynthesis };
  });
  assert.equal(style.lineBreak, "strict");
  assert.match(style.fontFamily, /Hiragino Sans/);
  assert.ok((await tooWide(page)) <= 0);
  assert.deepEqual(await hindrances(page), []);
  await page.evaluate(() => document.querySelector("button[title]").click());
  await page.locator("#settings select").first().selectOption("en");
  await page.locator("html[lang=en] h2", { hasText: "What you need" }).waitFor();
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});

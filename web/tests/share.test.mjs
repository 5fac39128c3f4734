// What goes from here to others: results, invitations, and whole games in a link.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { deflateRawSync, inflateRawSync } from "node:zlib";
import { Hall, hindrances, launch, playToTheEnd, visitor } from "./house.mjs";

let hall, browser;
before(async () => { [hall, browser] = [await Hall.open(), await launch()]; });
after(async () => { await browser.close(); await hall.close(); });

/** A visitor whose device can share; what is shared is in `shared`, and whoever `cancels` shares nothing. */
async function sharer(options) {
  const page = await visitor(browser, options);
  await page.addInitScript(() => {
    globalThis.shared = [];
    navigator.share = async (what) => {
      globalThis.shared.push(what);
      if (globalThis.cancels) throw new DOMException("Share canceled", "AbortError");
    };
  });
  return page;
}

const shared = (page) => page.evaluate(() => globalThis.shared);

/** Plays a short game; how it ended. */
async function finish(page) {
  await page.goto(`${hall.address}/#/play/tic-tac-moo`);
  await playToTheEnd(page);
  return page.locator(".count").innerText();
}

test("a result is shared with whom the device knows, and thinking better of it is no error", async () => {
  const page = await sharer({ phone: true });
  await finish(page);
  const button = page.getByRole("button", { name: "Share the result" });
  await page.evaluate(() => { globalThis.cancels = true; });
  await button.click();
  await page.evaluate(() => { globalThis.cancels = false; });
  await button.click();
  const [first, second, ...more] = await shared(page);
  assert.deepEqual([first, more], [second, []]);
  assert.match(first.text, /^Tic Tac Moo: .+ \(Player 1: −?\d+, Bramble: −?\d+\)$/);
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});

test("where a device cannot share, it copies, also on a page that may not use the clipboard", async () => {
  const page = await visitor(browser);
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, "clipboard", { value: undefined });
    document.execCommand = (what) => {
      globalThis.copied = [what, document.activeElement.value];
      return true;
    };
  });
  await finish(page);
  await page.getByRole("button", { name: "Copy the result" }).click();
  await page.getByRole("button", { name: "Copied" }).waitFor();
  const [what, text] = await page.evaluate(() => globalThis.copied);
  assert.equal(what, "copy");
  assert.match(text, /^Tic Tac Moo: /);
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});

test("an invitation is shared with a word about it", async () => {
  const page = await sharer({ phone: true });
  await page.goto(`${hall.address}/#/new/kuhlorado/invite`);
  await page.locator(".sitters input").first().fill("Anna");
  await page.getByRole("button", { name: "Make the links" }).click();
  const link = await page.getByLabel("The link for Seat 2").inputValue();
  await page.getByRole("button", { name: "Share the link" }).click();
  assert.deepEqual(await shared(page), [{ text: "Anna invites you to Kuhlorado", url: link }]);
  assert.equal(await page.locator(".code:visible").count(), 0, "a code does not fill a phone");
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});

test("a game in a link is the same game in another browser, without a network, and no server hears of it", async () => {
  const page = await sharer();
  const count = await finish(page);
  await page.getByRole("button", { name: "Share this game" }).click();
  const [{ url }] = await shared(page);
  const [, packed] = /#\/shared\/([\w-]+)$/.exec(url);
  assert.ok(url.length < 8_000, `${url.length} letters`);
  console.log("a game in a link:", packed.length, "letters");
  const other = await visitor(browser);
  const requests = [];
  other.on("request", (request) => requests.push(request.url() + request.postData()));
  await other.goto(hall.address);
  await other.evaluate(() => navigator.serviceWorker.ready);
  await other.context().setOffline(true);
  await other.goto(url);
  assert.equal(await other.locator(".count").innerText(), count);
  await other.getByRole("button", { name: "Was it luck?" }).click();
  await other.getByText(/^Every one of \d+ draws is what was promised/).waitFor();
  assert.deepEqual(await hindrances(other), []);
  // Whoever was sent a game can send it on.
  await other.getByRole("button", { name: "Link to this game" }).waitFor();
  const steps = JSON.parse(inflateRawSync(Buffer.from(packed, "base64url"))).steps;
  assert.ok(steps.length > 10);
  assert.deepEqual(requests.filter((request) => request.includes(packed.slice(0, 30))), []);
  for (const one of [page, other]) assert.deepEqual(one.complaints, []);
  await Promise.all([page, other].map((one) => one.context().close()));
});

test("a damaged link says so, and so does one that somebody made up", async () => {
  const page = await sharer();
  await finish(page);
  await page.getByRole("button", { name: "Share this game" }).click();
  const [{ url }] = await shared(page);
  const [address, packed] = url.split("/shared/");
  const record = JSON.parse(inflateRawSync(Buffer.from(packed, "base64url")));
  const made = (text) => deflateRawSync(text).toString("base64url");
  const wrong = {
    cut: packed.slice(0, -20),
    changed: packed.slice(0, 200) + (packed[200] === "A" ? "B" : "A") + packed.slice(201),
    "no letters of ours": "%F0%9F%90%84",
    empty: "x",
    long: "A".repeat(9_000),
    bomb: made(" ".repeat(2_000_000)),
    "another thing": made('{"cow":"moo"}'),
    illegal: made(JSON.stringify({ ...record, steps: record.steps.slice(5) })),
    untrue: made(JSON.stringify({ ...record, result: { ...record.result, scores: [99, 0] } })),
  };
  for (const [name, nonsense] of Object.entries(wrong)) {
    await page.goto(`${address}/`);
    await page.locator(".shelf").waitFor();
    await page.goto(`${address}/shared/${nonsense}`);
    await page.locator(".lost", { hasText: "This link is damaged" }).waitFor({ timeout: 10_000 }).catch(() => assert.fail(name));
  }
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});

// Whose seat it is: coming back to it in every way, and what a host, a bot or a new guest can do about it.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { Hall, hindrances, launch, touchSomething, visitor } from "./house.mjs";

let hall, browser;
before(async () => { [hall, browser] = [await Hall.open(), await launch()]; });
after(async () => { await browser.close(); await hall.close(); });

/** Sets a table up and brings everybody to it, each with a browser of their own; all but the host have phones. */
async function gather(names, wish = {}) {
  const seats = names.map((name) => (name ? "person" : "easy"));
  const body = JSON.stringify({ game: "goat-n-goat", seats, ...wish });
  const made = await fetch(`${hall.address}/api/tables`, { method: "POST", headers: { "content-type": "application/json" }, body });
  const { id, links } = await made.json();
  const pages = [];
  for (const [seat, name] of names.entries()) {
    if (!name) continue;
    const page = await visitor(browser, { phone: pages.length > 0 });
    page.invitation = `${hall.address}/#/table/${id}/${links[seat]}`;
    await page.goto(page.invitation);
    await page.locator(".sit input").fill(name);
    await page.locator(".sit button").click();
    await page.locator(".sit").waitFor({ state: "detached" });
    pages.push(page);
  }
  await Promise.all(pages.map((page) => page.locator(".table").waitFor()));
  return pages;
}

async function part(...pages) {
  for (const page of pages) assert.deepEqual(page.complaints ?? [], []);
  await Promise.all(pages.map((page) => page.context().close()));
}

/** The cards that somebody holds, as their page shows them. */
async function handOf(page) {
  const cards = page.locator(".gng-hand .gng-card");
  await cards.first().waitFor();
  return cards.evaluateAll((cards) => cards.map((card) => card.outerHTML.match(/href="[^"]*"/g)?.join() ?? card.innerText).sort());
}

/** Another tab of the same browser. */
async function tabBeside(page, address) {
  const tab = await page.context().newPage();
  await tab.goto(address);
  return tab;
}

/** Somebody closes the page, and leaves the tab open. */
const goAway = (page) => page.goto(`${hall.address}/healthz`);

/** A bot plays at somebody's seat. */
const botFor = (page, name) => page.locator(".seat", { hasText: name }).locator(".skill");

const menuOf = (page) => page.locator("details.menu");

async function choose(page, name) {
  const menu = menuOf(page);
  if ((await menu.getAttribute("open")) === null) await menu.locator("summary").first().click();
  await menu.getByRole("button", { name }).click();
}

/** Somebody has moved who could: the game goes on. */
async function moveOn(pages) {
  for (let tries = 0; tries < 1_000; tries++) {
    for (const page of pages) if (await touchSomething(page)) return;
    await pages[0].waitForTimeout(20);
  }
  throw new Error("nobody can move");
}

test("whoever reloads the page on a phone keeps seat and hand, while the host tries to give the seat to a bot", async () => {
  const [host, guest] = await gather(["Anna", "Ben"]);
  await moveOn([host, guest]);
  const [hand, own] = [await handOf(guest), guest.url()];
  // The host is as quick as a program: the moment the guest is away, the button is pressed.
  await host.evaluate(() => {
    globalThis.tries = 0;
    new MutationObserver(() => {
      for (const button of document.querySelectorAll(".menu button")) {
        if (!button.textContent.includes("Let a bot play for Ben")) continue;
        globalThis.tries += 1;
        button.click();
      }
    }).observe(document.querySelector(".menu"), { childList: true, subtree: true });
  });
  for (let reloads = 0; reloads < 5 && !(await host.evaluate(() => globalThis.tries)); reloads++) {
    await guest.reload();
    await guest.locator(".table").waitFor();
  }
  assert.ok(await host.evaluate(() => globalThis.tries), "the host has tried");
  await host.locator(".notice", { hasText: "That is a little too soon." }).waitFor();
  assert.deepEqual(await handOf(guest), hand);
  assert.equal(guest.url(), own);
  for (const page of [host, guest]) assert.equal(await botFor(page, "Ben").count(), 0);
  await moveOn([host, guest]);
  await part(host, guest);
});

test("a network that is lost for a while costs nobody anything", async () => {
  const [host, guest] = await gather(["Anna", "Ben"]);
  const hand = await handOf(guest);
  await guest.context().setOffline(true);
  await guest.locator(".banner", { hasText: "The connection is gone." }).waitFor();
  await host.locator(".seat.away", { hasText: "Ben" }).waitFor();
  await choose(host, "Let a bot play for Ben");
  await host.locator(".notice", { hasText: "That is a little too soon." }).waitFor();
  await guest.context().setOffline(false);
  await guest.locator(".banner").waitFor({ state: "detached" });
  await host.locator(".seat.away").waitFor({ state: "detached" });
  assert.deepEqual(await handOf(guest), hand);
  await moveOn([host, guest]);
  await part(host, guest);
});

test("whoever closed the tab comes back by its address, by My games and by the invitation", async () => {
  const [host, guest] = await gather(["Anna", "Ben"]);
  const [hand, own, context] = [await handOf(guest), guest.url(), guest.context()];
  const waysBack = {
    address: (tab) => tab.goto(own),
    "My games": async (tab) => {
      await tab.goto(`${hall.address}/#/`);
      await tab.locator(".my-games a").first().click();
    },
    invitation: (tab) => tab.goto(guest.invitation),
  };
  await guest.close();
  for (const [name, way] of Object.entries(waysBack)) {
    await host.locator(".seat.away", { hasText: "Ben" }).waitFor();
    const tab = await context.newPage();
    await way(tab);
    await tab.locator(".table").waitFor();
    assert.deepEqual(await handOf(tab), hand, name);
    assert.equal(tab.url(), own, name);
    await host.locator(".seat.away").waitFor({ state: "detached" });
    await tab.close();
  }
  await context.close();
  await part(host);
});

test("after the time to wait a bot plays, and whoever comes back has the seat again", async () => {
  const [host, guest] = await gather(["Anna", "Ben"], { grace_ms: 1_500 });
  const own = guest.url();
  await goAway(guest);
  // Whether the host or the table is first: nobody plays for Ben before he was waited for.
  await menuOf(host).locator("summary").first().click();
  const fill = menuOf(host).getByRole("button", { name: "Let a bot play for Ben" });
  while (!(await botFor(host, "Ben").count())) {
    await fill.click({ timeout: 200 }).catch(() => {});
  }
  // The old invitation is dead, and the host cannot make a new one while Ben may come back.
  const spy = await tabBeside(host, guest.invitation);
  await spy.getByText("This seat is taken.").waitFor();
  await spy.close();
  await choose(host, "Invite somebody to the seat of Ben");
  await host.locator(".notice", { hasText: "This seat is kept for somebody" }).waitFor();
  await guest.goto(own);
  await guest.locator(".table").waitFor();
  await botFor(host, "Ben").waitFor({ state: "detached" });
  assert.equal(await guest.locator(".stopped").count(), 0, "nobody plays for him any more");
  assert.ok((await handOf(guest)).length > 0);
  await moveOn([host, guest]);
  await part(host, guest);
});

test("before the game a bot plays for somebody who stays away, and hands the seat back", async () => {
  const made = await fetch(`${hall.address}/api/tables`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ game: "goat-n-goat", seats: ["person", "person", "person"], grace_ms: 1_000 }),
  });
  const { id, links } = await made.json();
  const [host, guest] = [await visitor(browser), await visitor(browser, { phone: true })];
  for (const [seat, page] of [host, guest].entries()) {
    await page.goto(`${hall.address}/#/table/${id}/${links[seat]}`);
    // A name with something in it that nobody sees is none.
    await page.locator(".sit input").fill("An\u200bna");
    await page.locator(".sit button").click();
    await page.getByText("Names have 1 to 40 letters that everybody can see").waitFor();
    assert.deepEqual(await hindrances(page), []);
    await page.locator(".sit input").fill("Anna");
    await page.locator(".sit button").click();
    await page.locator(".sit").waitFor({ state: "detached" });
  }
  const own = guest.url();
  // The table tells two of one name apart.
  const ben = host.locator(".places li", { hasText: "Anna (2)" });
  await ben.waitFor();
  await goAway(guest);
  await ben.getByText("away").waitFor();
  const fill = ben.getByRole("button", { name: "Let a bot play for Anna (2)" });
  // Too soon at first, perhaps; some time he was waited for long enough.
  await fill.waitFor();
  while (await fill.count()) {
    await fill.click({ timeout: 200 }).catch(() => {});
    await host.waitForTimeout(200);
  }
  await ben.getByText("gentle bot").or(ben.getByText("fair bot")).waitFor();
  await guest.goto(own);
  await guest.locator(".places li", { hasText: "Anna (2)" }).getByText("you").waitFor();
  assert.equal(await host.locator(".places", { hasText: "bot" }).getByText("fair bot").count(), 0);
  await part(host, guest);
});

test("the host's browser hears that a seat is taken and sees no hand, whatever link it has sent", async () => {
  const [host, guest] = await gather(["Anna", "Ben"]);
  const own = guest.url();
  const spy = await tabBeside(host, guest.invitation);
  await spy.getByText("This seat is taken.").waitFor();
  for (const shown of [".table", ".gng-hand", ".sit"]) assert.equal(await spy.locator(shown).count(), 0, shown);
  await goAway(guest);
  await host.locator(".seat.away").waitFor();
  await spy.reload();
  await spy.getByText("This seat is taken.").waitFor();
  assert.equal(await spy.locator(".gng-hand").count(), 0);
  await guest.goto(own);
  await guest.locator(".table").waitFor();
  await part(host, guest);
});

test("a pause at a table with a clock is agreed on, refused, and not asked for again and again", async () => {
  const [host, guest] = await gather(["Anna", "Ben"], { time: { "per-game": { ms: 3_600_000, increment_ms: 0 } } });
  await choose(guest, "Ask for a pause");
  await guest.locator(".offer", { hasText: "Waiting for Anna." }).waitFor();
  const question = host.getByRole("alertdialog", { name: "Ben would like to pause the game and stop the clocks. All right?" });
  await question.waitFor();
  await host.locator("[role=status]", { hasText: "Ben would like to pause the game." }).waitFor({ state: "attached" });
  for (const page of [host, guest]) assert.deepEqual(await hindrances(page), []);
  await question.getByRole("button", { name: "Yes" }).click();
  for (const page of [host, guest]) await page.locator(".stopped", { hasText: "Ben has stopped the game." }).waitFor();
  assert.equal(await guest.locator(".offer").count(), 0);
  await guest.getByRole("button", { name: "Go on" }).first().click();
  for (const page of [host, guest]) await page.locator(".stopped").waitFor({ state: "detached" });
  await choose(guest, "Ask for a pause");
  await question.getByRole("button", { name: "No" }).click();
  await guest.locator(".notice", { hasText: "Anna would rather not." }).waitFor();
  await choose(guest, "Ask for a pause");
  await guest.locator(".notice", { hasText: "The others were asked a moment ago." }).waitFor();
  assert.equal(await question.count(), 0);
  await part(host, guest);
});

test("whoever leaves makes room: the host invites somebody new if the others agree", async () => {
  const [host, guest, third] = await gather(["Anna", "Ben", "Cleo"]);
  const own = guest.url();
  await choose(guest, "Leave – a bot plays on");
  await guest.locator(".my-games").waitFor();
  await botFor(host, "Ben").waitFor();
  await choose(host, "Invite somebody to the seat of Ben");
  await host.locator(".offer", { hasText: "Waiting for Cleo." }).waitFor();
  assert.equal(await menuOf(host).locator(".invitation").count(), 0, "nothing is promised before all agree");
  await third.locator(".offer", { hasText: "Anna would like to invite somebody to the seat of Ben." }).getByRole("button", { name: "Yes" }).click();
  await host.locator(".notice", { hasText: "The seat of Ben is open." }).waitFor();
  const link = await menuOf(host).getByLabel("The link for Ben").inputValue();
  // An invitation survives a reload of the page it was made in.
  await host.reload();
  await menuOf(host).locator("summary").first().click();
  assert.equal(await menuOf(host).getByLabel("The link for Ben").inputValue(), link);
  const newcomer = await visitor(browser, { phone: true });
  await newcomer.goto(link);
  await newcomer.getByRole("heading", { name: "Anna invites you to Goat 'n' Goat" }).waitFor();
  assert.equal(await newcomer.locator(".gng-hand").count(), 0, "a hand is for whoever sits");
  assert.deepEqual(await hindrances(newcomer), []);
  await newcomer.locator(".sit input").fill("Dora");
  await newcomer.locator(".sit button").click();
  await newcomer.locator(".table").waitFor();
  const hand = await handOf(newcomer);
  assert.notEqual(newcomer.url(), link);
  await host.locator(".seat", { hasText: "Dora" }).waitFor();
  assert.equal(await menuOf(host).locator(".invitation").count(), 0);
  await newcomer.reload();
  await newcomer.locator(".table").waitFor();
  assert.deepEqual(await handOf(newcomer), hand);
  const spy = await tabBeside(host, link);
  await spy.locator(".lost").waitFor();
  // Whoever left and lost the seat to somebody is told so.
  await guest.goto(own);
  await guest.locator(".lost").waitFor();
  await part(host, guest, third, newcomer);
});

test("whoever takes too long is not replaced before two minutes, whatever a page's clock says", async () => {
  const [host, guest] = await gather(["Anna", "Ben"]);
  const turnOf = (page) => page.locator(".asks.mine").waitFor().then(() => page);
  const slow = await Promise.any([turnOf(host), turnOf(guest)]);
  const waiting = slow === host ? guest : host;
  const name = slow === host ? "Anna" : "Ben";
  await waiting.addInitScript(() => {
    const now = Date.now;
    Date.now = () => now() + (globalThis.ahead ?? 0);
  });
  await waiting.reload();
  await menuOf(waiting).waitFor();
  assert.equal(await menuOf(waiting).getByText("Ask for a bot").count(), 0);
  await waiting.evaluate(() => (globalThis.ahead = 125_000));
  await choose(waiting, `Ask for a bot to play for ${name}`);
  await waiting.locator(".notice", { hasText: "That is a little too soon." }).waitFor();
  await part(host, guest);
});

test("a browser that keeps nothing says so, and the page's address still leads back", async () => {
  const [host, other, third] = await Promise.all([{}, { phone: true }, {}].map((how) => visitor(browser, how)));
  await host.goto(`${hall.address}/#/new/goat-n-goat/invite`);
  await host.getByRole("button", { name: "One more player" }).click();
  await host.locator(".sitters select").nth(2).selectOption({ label: "Person, elsewhere" });
  await host.getByRole("button", { name: "Make the links" }).click();
  await host.locator(".invitation").first().waitFor();
  const [link, last] = await host.locator(".invitation input").evaluateAll((fields) => fields.map((field) => field.value));
  await other.addInitScript(() => {
    Object.defineProperty(globalThis, "localStorage", { get: () => { throw new DOMException("no", "SecurityError"); } });
  });
  await other.goto(link);
  await other.getByText("This browser keeps nothing for this page").waitFor();
  assert.deepEqual(await hindrances(other), []);
  await other.locator(".sit input").fill("Ben");
  await other.locator(".sit button").click();
  await other.locator(".sit").waitFor({ state: "detached" });
  // What was promised to the luck is forgotten with the rest. The game begins all the same: everybody promises anew.
  await other.reload();
  await other.locator(".places li", { hasText: "Ben" }).getByText("you").waitFor();
  await third.goto(last);
  await third.locator(".sit input").fill("Cleo");
  await third.locator(".sit button").click();
  await Promise.all([host, other, third].map((page) => page.locator(".table").waitFor()));
  const hand = await handOf(other);
  assert.notEqual(other.url(), link, "even so nobody else has the address");
  await other.reload();
  await other.locator(".table").waitFor();
  assert.deepEqual(await handOf(other), hand);
  const spy = await tabBeside(host, link);
  await spy.getByText("This seat is taken.").waitFor();
  await part(host, other, third);
});

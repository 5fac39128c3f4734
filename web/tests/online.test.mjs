// Tables in the hall: several browsers at one table, a cut connection, a hall that dies and comes back.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { Hall, hindrances, launch, playToTheEnd, storyOf, touchSomething, until, visitor } from "./house.mjs";

let hall, browser;
before(async () => { [hall, browser] = [await Hall.open(), await launch()]; });
after(async () => { await browser.close(); await hall.close(); });

/** Sets a table up and brings everybody to it, each with a browser of their own. */
async function gather(game, people) {
  const host = await visitor(browser);
  await host.goto(`${hall.address}/#/new/${game}/invite`);
  await host.getByRole("button", { name: "Make the links" }).click();
  await host.locator(".lobby").waitFor();
  assert.deepEqual(await hindrances(host), []);
  const links = await host.locator(".invitation input").evaluateAll((fields) => fields.map((field) => field.value));
  assert.equal(links.length, people - 1);
  const guests = await Promise.all(links.map(async (link) => {
    const guest = await visitor(browser, { phone: true });
    await guest.goto(link);
    guest.invitation = link;
    return guest;
  }));
  const pages = [host, ...guests];
  // The host has said a name already. Guests write theirs while others sit down.
  for (const [number, page] of guests.entries()) await page.locator(".sit input").fill(`Player ${"BC"[number]}`);
  for (const [number, page] of guests.entries()) {
    await page.locator(".sit button").click();
    for (const still of guests.slice(number + 1)) await still.getByText(`Player ${"BC"[number]}`).waitFor();
  }
  await Promise.all(pages.map((page) => page.locator(".table").waitFor()));
  return pages;
}

test("whoever sits down holds the seat alone, with a link that nobody else knows", async () => {
  const [host, guest] = await gather("goat-n-goat", 2);
  const own = guest.url();
  assert.notEqual(own, guest.invitation, "the address is one's own");
  const spy = await visitor(browser);
  await spy.goto(guest.invitation);
  await spy.getByText("This seat is taken.").waitFor();
  assert.equal(await spy.locator(".table").count(), 0);
  // Whoever finds the invitation again, on the same device, is welcome back; so is whoever kept the address.
  await guest.goto(`${hall.address}/#/`);
  await guest.goto(guest.invitation);
  await guest.locator(".table").waitFor();
  assert.equal(guest.url(), own);
  await spy.goto(`${hall.address}/#/`);
  await spy.goto(own);
  await spy.locator(".table").waitFor();
  for (const page of [host, guest, spy]) assert.deepEqual(page.complaints, []);
  await Promise.all([host, guest, spy].map((page) => page.context().close()));
});

test("what cannot be read or cannot be true is said, not drawn, and the page can be loaded again", async () => {
  const pages = await gather("kuhlorado", 2);
  const falsified = [
    (text) => text.replace(/"asked":\[[^\]]*\]/, '"asked":[5]'),
    (text) => text.replace('"steps":', '"strange":true,"steps":'),
  ];
  for (const falsify of falsified) {
    const looker = await visitor(browser);
    let is_false = true;
    await looker.routeWebSocket(/socket/, (socket) => {
      const server = socket.connectToServer();
      server.onMessage((text) => socket.send(is_false ? falsify(String(text)) : text));
    });
    const [, table] = new URL(pages[0].url()).hash.match(/table\/([^/]+)/);
    await looker.goto(`${hall.address}/#/table/${table}`);
    await looker.getByText("This page cannot show what the hall sent").waitFor();
    assert.equal(await looker.locator(".table").count(), 0);
    assert.deepEqual(await hindrances(looker), []);
    is_false = false;
    await looker.getByRole("button", { name: "Load again" }).click();
    await looker.locator(".table").waitFor();
    assert.deepEqual(looker.complaints, []);
    await looker.context().close();
  }
  await Promise.all(pages.map((page) => page.context().close()));
});

async function playAWhile(pages, moves) {
  for (let made = 0, tries = 0; made < moves; tries++) {
    assert.ok(tries < 3_000, "moves can be made");
    for (const page of pages) made += await touchSomething(page);
    await pages[0].waitForTimeout(20);
  }
}

test("two browsers at one table, a cut connection and a hall that dies", async () => {
  const pages = await gather("kuhlorado", 2);
  await playAWhile(pages, 12);
  await pages[1].context().setOffline(true);
  await pages[1].locator(".banner").waitFor({ timeout: 60_000 });
  await pages[1].context().setOffline(false);
  await pages[1].locator(".banner").waitFor({ state: "detached", timeout: 60_000 });
  await playAWhile(pages, 12);
  const story = await storyOf(pages[0]);
  await hall.kill();
  await pages[0].locator(".banner").waitFor();
  await hall.start();
  await Promise.all(pages.map((page) => page.locator(".banner").waitFor({ state: "detached", timeout: 30_000 })));
  const later = await storyOf(pages[0]);
  assert.deepEqual(later.slice(-story.length), story, "nothing that was told is untold");
  await playToTheEnd(pages);
  for (const page of pages) assert.deepEqual(page.complaints, []);
  await Promise.all(pages.map((page) => page.context().close()));
});

test("three browsers choose together in secret, and somebody looks on", async () => {
  const pages = await gather("moo-moo-toretore", 3);
  const watcher = await visitor(browser);
  const [, id] = /table\/([^/]+)/.exec(pages[0].url());
  await watcher.goto(`${hall.address}/#/table/${id}`);
  await watcher.locator(".table").waitFor();
  await playToTheEnd(pages);
  await watcher.locator(".result").waitFor();
  for (const page of [...pages, watcher]) assert.deepEqual(page.complaints, []);
  await Promise.all([...pages, watcher].map((page) => page.context().close()));
});

test("whoever is invited knows by whom, to what and with whom, and learns the game without losing the seat", async () => {
  const host = await visitor(browser);
  await host.goto(`${hall.address}/#/new/happy-cows/invite`);
  await host.locator(".sitters input").first().fill("Anna");
  await host.getByRole("button", { name: "One more player" }).click();
  await host.locator(".sitters select").nth(2).selectOption("hard");
  await host.getByRole("button", { name: "Make the links" }).click();
  const link = await host.getByLabel("The link for Seat 2").inputValue();
  const guest = await visitor(browser, { phone: true });
  await guest.goto(link);
  await guest.getByRole("heading", { name: "Anna invites you to Happy Cows!" }).waitFor();
  const welcome = await guest.locator(".lobby").innerText();
  for (const said of [/2–6 players/, /Cheer up your cows/, /Thistle\s+strong bot/, /your seat/, /begins by itself/]) assert.match(welcome, said);
  assert.deepEqual(await hindrances(guest), []);
  const [lesson] = await Promise.all([guest.context().waitForEvent("page"), guest.getByRole("link", { name: "Learn it by playing" }).click()]);
  await lesson.locator(".coach").waitFor();
  await lesson.close();
  await guest.getByLabel("What shall we call you?").fill("Ben");
  await guest.getByRole("button", { name: "Sit down" }).click();
  await Promise.all([host, guest].map((page) => page.locator(".table").waitFor()));
  for (const page of [host, guest]) assert.deepEqual(page.complaints, []);
  await Promise.all([host, guest].map((page) => page.context().close()));
});

test("my games say with whom a table in the hall is, whose turn it is, and when it is gone", async () => {
  const host = await visitor(browser);
  const state = async (page) => {
    await page.goto(`${hall.address}/#/`);
    return page.locator(".my-games li").first();
  };
  await host.goto(`${hall.address}/#/new/tic-tac-moo/invite`);
  await host.locator(".sitters input").first().fill("Anna");
  await host.getByRole("button", { name: "Make the links" }).click();
  const link = await host.locator(".invitation input").inputValue();
  const mine = host.url();
  await (await state(host)).getByText("Waiting for people").waitFor();
  const guest = await visitor(browser, { phone: true });
  await guest.goto(link);
  await guest.locator(".sit input").fill("Ben");
  await guest.locator(".sit button").click();
  // Everybody adds to the luck, so the game waits for the host, who is told by the hall.
  await guest.getByText("Waiting for Anna.").waitFor();
  await host.reload();
  await (await state(host)).getByText("Everybody sits").click();
  for (const page of [host, guest]) await page.locator(".table").waitFor();
  const pages = { Anna: host, Ben: guest };
  const line = await state(host);
  await line.getByText("Anna, Ben").waitFor();
  const turn = (await line.locator(".state").innerText()).includes("Your turn") ? "Anna" : "Ben";
  const other = turn === "Anna" ? "Ben" : "Anna";
  await (await state(pages[turn])).getByText("Your turn").waitFor();
  await (await state(pages[other])).getByText(`Waiting for ${turn}.`).waitFor();
  assert.deepEqual(await hindrances(host), []);
  await host.goto(mine);
  await host.locator(".table").waitFor();
  await guest.goto(link);
  await playToTheEnd([host, guest]);
  await (await state(host)).getByText("Finished – look back").waitFor();
  // A table that the hall has never heard of, or has forgotten.
  await host.goto(`${hall.address}/#/table/0123456789abcdef0123/0000`);
  await host.locator(".lost", { hasText: "This table is gone" }).waitFor();
  await host.evaluate(() => {
    const tables = JSON.parse(localStorage.getItem("tables"));
    localStorage.setItem("tables", JSON.stringify([{ ...tables[0], id: "0123456789abcdef0123" }]));
  });
  await (await state(host)).getByText("Anna, Ben").waitFor();
  await host.reload();
  await (await state(host)).getByText("This table is gone").waitFor();
  for (const page of [host, guest]) assert.deepEqual(page.complaints, []);
  await Promise.all([host, guest].map((page) => page.context().close()));
});

test("those at a table talk, stop and play again, and nothing of it is overlooked", async () => {
  const [host, guest] = await gather("kuhlorado", 2);
  const titles = (await Promise.all([host, guest].map((page) => page.title()))).sort();
  assert.deepEqual(titles, ["Kuhlorado – Barnyard", "● Your turn – Kuhlorado"]);
  // Talk is out of sight on a phone, but not out of mind.
  await host.getByLabel("Say something").fill("Good luck!");
  await host.getByRole("button", { name: "Send" }).click();
  const unread = guest.locator(".talk-button b");
  await unread.getByText("1").waitFor();
  assert.equal(await guest.locator(":is([aria-live], [role=status])", { hasText: "Good luck!" }).count(), 1, "said aloud once");
  await guest.locator(".talk-button").click();
  await unread.waitFor({ state: "detached" });
  await until(guest, () => document.querySelector(".said").getBoundingClientRect().bottom <= innerHeight);
  await host.getByRole("button", { name: "Moo!" }).click();
  await guest.locator("[aria-live]", { hasText: "Player 1 says: Moo!" }).waitFor({ state: "attached" });
  // While the game is stopped nothing is asked of anybody.
  await guest.getByText("This table").click();
  await guest.getByRole("button", { name: "Pause the game" }).click();
  const stopped = host.locator(".stopped", { hasText: "Player B has stopped the game." });
  await stopped.waitFor();
  for (const page of [host, guest]) assert.equal(await page.locator(".asked, .mine, .legal").count(), 0);
  assert.deepEqual(await hindrances(host), []);
  await stopped.getByRole("button", { name: "Go on" }).click();
  await stopped.waitFor({ state: "detached" });
  await playToTheEnd([host, guest]);
  for (const page of [host, guest]) await until(page, () => document.activeElement.id === "result-title");
  // One would like to play again. The other looks back first, and finds the way to the table.
  await guest.getByRole("button", { name: "Play again" }).click();
  await guest.getByRole("button", { name: "Waiting for Player 1." }).waitFor();
  const wish = host.locator(".wish", { hasText: "Player B would like to play again." });
  await wish.waitFor();
  await host.getByRole("link", { name: "Look back" }).click();
  await host.locator(".stepper").waitFor();
  assert.ok(await host.evaluate(() => document.querySelector(".stepper").getBoundingClientRect().bottom <= innerHeight));
  await host.getByRole("link", { name: "Back to the table" }).click();
  await wish.waitFor();
  await host.getByRole("button", { name: "Play again" }).click();
  for (const page of [host, guest]) await page.locator(".result").waitFor({ state: "detached" });
  for (const page of [host, guest]) assert.deepEqual(page.complaints, []);
  await Promise.all([host, guest].map((page) => page.context().close()));
});

// Tables in the hall: several browsers at one table, a cut connection, a hall that dies and comes back.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { Hall, hindrances, launch, playToTheEnd, storyOf, touchSomething, visitor } from "./house.mjs";

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

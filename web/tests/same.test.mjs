// The same rules here and there: records of the program are read, replayed and checked by the page's module.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { copyFileSync, mkdtempSync, readFileSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { test } from "node:test";
import { pathToFileURL } from "node:url";
import { BARN, GAMES } from "./house.mjs";

const PAGES = process.env.BARNYARD_PAGES ?? new URL("../../target/pages", import.meta.url).pathname;
/** Plays tables to their end; see `table/examples/finished.rs`. */
const FINISHED = join(dirname(BARN), "examples/finished");
/** How many records of all games; 14,000 are a thousand of each at least. */
const RECORDS = process.env.BARN_RECORDS ?? "70";

test("a record of the program is the same game in the browser, draw by draw", async () => {
  const folder = mkdtempSync(join(tmpdir(), "barnyard-"));
  try {
    // Node takes the script for a module only by its name.
    copyFileSync(join(PAGES, "app.js"), join(folder, "app.mjs"));
    const { default: init, think_about } = await import(pathToFileURL(join(folder, "app.mjs")));
    await init({ module_or_path: new WebAssembly.Module(readFileSync(join(PAGES, "app.wasm"))) });
    execFileSync(FINISHED, [folder, RECORDS]);
    const seen = Object.fromEntries(GAMES.map((game) => [game, 0]));
    for (const name of readdirSync(join(folder, "fair"))) {
      const text = readFileSync(join(folder, "fair", name), "utf8");
      const { game, steps } = JSON.parse(text);
      const { verified, failed } = JSON.parse(think_about(JSON.stringify({ verify: text })));
      assert.equal(verified?.steps, steps.length, `${game} ${name}: ${failed}`);
      seen[game] += 1;
    }
    console.log("records that are the same", seen);
    assert.ok(Object.values(seen).every((count) => count > 0));
  } finally {
    rmSync(folder, { recursive: true });
  }
});

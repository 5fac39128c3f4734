// Keeps the page for times without a network: what everybody needs at once, the rest (languages, icons) from when it is
// first asked for. Files named by their content never change; the page itself is asked for anew whenever there is a
// network. What goes to a table is never kept.
const FILES = {{files}};
const LATER = {{later}};
const CACHE = "barnyard-" + [...FILES, ...LATER].join().split("").reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 7);

const nameOf = (path) => path.split(".")[0];

// A language that was in use stays so when a new version comes.
async function keep() {
  const used = new Set();
  for (const name of await caches.keys()) {
    const requests = await (await caches.open(name)).keys();
    requests.forEach((request) => used.add(nameOf(new URL(request.url).pathname)));
  }
  const cache = await caches.open(CACHE);
  await cache.addAll([...FILES, ...LATER.filter((file) => used.has(nameOf(file)))]);
  await self.skipWaiting();
}

async function find(request, path) {
  const kept = await caches.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok && LATER.includes(path)) {
    const cache = await caches.open(CACHE);
    await cache.put(request, answer.clone());
  }
  return answer;
}

self.addEventListener("install", (event) => event.waitUntil(keep()));

self.addEventListener("activate", (event) => {
  const old = (name) => name.startsWith("barnyard-") && name !== CACHE;
  event.waitUntil(
    caches.keys()
      .then((names) => Promise.all(names.filter(old).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || url.origin !== location.origin || url.pathname.startsWith("/api/")) return;
  if (event.request.mode === "navigate") {
    event.respondWith(fetch(event.request).catch(() => caches.match("/")));
    return;
  }
  event.respondWith(find(event.request, url.pathname));
});

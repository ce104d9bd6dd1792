/**
 * The inn keeps what it is made of, so that it opens without a connection, too, and says honestly that there is none.
 *
 * Only the page and its pieces are kept. What a table holds comes from the server or not at all.
 */
const KEPT = "karczma";
const PAGE = "/";
const NEXT_TIME = () => undefined; // what was cut off is kept another time
const PIECE = /\/assets\/[\w.-]+/g;

self.addEventListener("install", (event) => {
  event.waitUntil(fetch(PAGE, { cache: "no-cache" }).then(keep));
  self.skipWaiting();
});

self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const path = new URL(request.url).pathname;
  if (request.method !== "GET") return;
  if (request.mode === "navigate") event.respondWith(opened(event));
  else if (path.startsWith("/assets/")) event.respondWith(piece(event));
});

/** A page tells what it has loaded before anybody listened. */
self.addEventListener("message", (event) => {
  event.waitUntil(caches.open(KEPT).then((kept) => Promise.allSettled(event.data.map((path) => add(kept, path)))));
});

/** The newest page and what it names; the pieces of an older one are let go. Every page that the server has is this one. */
async function keep(answer) {
  if (!answer.ok || !answer.headers.get("content-type")?.startsWith("text/html")) return;
  const page = await answer.clone().text();
  const before = await (await caches.match(PAGE))?.text();
  if (before === page) return;
  await caches.delete(KEPT);
  const kept = await caches.open(KEPT);
  await kept.put(PAGE, answer);
  await Promise.all((page.match(PIECE) ?? []).map((path) => add(kept, path)));
}

async function add(kept, path) {
  if (!(await kept.match(path))) await kept.add(path);
}

async function opened(event) {
  try {
    const answer = await fetch(event.request);
    event.waitUntil(keep(answer.clone()).catch(NEXT_TIME));
    return answer;
  } catch (error) {
    const page = await caches.match(PAGE);
    if (!page) throw error;
    const told = (await page.text()).replace("<html", "<html data-offline");
    return new Response(told, { headers: page.headers });
  }
}

async function piece(event) {
  const { request } = event;
  const known = await caches.match(request);
  if (known) return known;
  const answer = await fetch(request);
  const copy = answer.clone();
  if (answer.ok) event.waitUntil(caches.open(KEPT).then((kept) => kept.put(request, copy)).catch(NEXT_TIME));
  return answer;
}

// Keeps the files of one version, so that the page opens at once and without a line; what the server tells is never kept.

const STATIC = "{static}";
const FILES = "{files}".split(" ");
// One page serves every address, and says in words that the server cannot be reached.
const PAGE = "/";

/** @typedef {Event & { waitUntil(done: Promise<unknown>): void }} Lasting */
/** @typedef {Lasting & { request: Request, respondWith(answer: Promise<Response>): void }} Fetch */

addEventListener("install", (event) => {
  const kept = caches.open(STATIC).then((cache) => cache.addAll([PAGE, ...FILES.map((path) => STATIC + path)]));
  /** @type {Lasting} */ (event).waitUntil(kept);
});

addEventListener("activate", (event) => {
  const old = caches.keys().then((names) => Promise.all(names.filter((name) => name !== STATIC).map((name) => caches.delete(name))));
  /** @type {Lasting} */ (event).waitUntil(old);
});

addEventListener("fetch", (event) => {
  const { request, respondWith } = /** @type {Fetch} */ (event);
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (pathname.startsWith(STATIC)) respondWith.call(event, kept(request));
  else if (request.mode === "navigate") respondWith.call(event, fetch(request).catch(() => kept(new Request(PAGE))));
});

/** @param {Request} request */
async function kept(request) {
  return (await caches.match(request, { cacheName: STATIC })) ?? fetch(request);
}

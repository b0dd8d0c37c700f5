// Caches the files of one version, so that the app opens at once and offline; answers of the API are never cached.

const STATIC = "{static}";
const FILES = "{files}".split(" ");
// Offline, the home page is shown at every address; it says that the server cannot be reached.
const PAGE = "/";

/** @typedef {Event & { waitUntil(done: Promise<unknown>): void }} ExtendableEvent */
/** @typedef {ExtendableEvent & { request: Request, respondWith(answer: Promise<Response>): void }} FetchEvent */

addEventListener("install", (event) => {
  const cached = caches.open(STATIC).then((cache) => cache.addAll([PAGE, ...FILES.map((path) => STATIC + path)]));
  /** @type {ExtendableEvent} */ (event).waitUntil(cached);
});

addEventListener("activate", (event) => {
  const old = caches.keys().then((names) => Promise.all(names.filter((name) => name !== STATIC).map((name) => caches.delete(name))));
  // The page that registered the worker is controlled at once, so that its next load works offline.
  /** @type {ExtendableEvent} */ (event).waitUntil(old.then(() => /** @type {any} */ (globalThis).clients.claim()));
});

addEventListener("fetch", (event) => {
  const { request, respondWith } = /** @type {FetchEvent} */ (event);
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (pathname.startsWith(STATIC)) respondWith.call(event, cachedFile(request));
  else if (request.mode === "navigate") respondWith.call(event, fetch(request).catch(() => cachedFile(new Request(PAGE))));
});

/** @param {Request} request */
async function cachedFile(request) {
  return (await caches.match(request, { cacheName: STATIC })) ?? fetch(request);
}

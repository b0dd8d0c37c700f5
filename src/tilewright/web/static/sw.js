// Caches the files of one version, so that the app opens at once and offline; answers of the API are never cached.

const STATIC = "{static}";
const FILES = "{files}".split(" ");
// Offline, the home page is shown at every address; it says that the server cannot be reached.
const PAGE = "/";

/** @typedef {Event & { waitUntil(done: Promise<unknown>): void }} ExtendableEvent */
/** @typedef {ExtendableEvent & { data: { json(): {match: string, title: string, body: string} } }} PushEvent */
/** @typedef {ExtendableEvent & { notification: Notification }} NotificationClick */
/** @typedef {ExtendableEvent & { request: Request, respondWith(answer: Promise<Response>): void }} FetchEvent */

const worker = /** @type {any} */ (globalThis);

addEventListener("install", (event) => {
  const cached = caches
    .open(STATIC)
    .then((cache) => cache.addAll([PAGE, ...FILES.map((path) => STATIC + path)]));
  /** @type {ExtendableEvent} */ (event).waitUntil(cached);
});

addEventListener("activate", (event) => {
  const old = caches
    .keys()
    .then((names) => Promise.all(names.filter((name) => name !== STATIC).map((name) => caches.delete(name))));
  // The page that registered the worker is controlled at once, so that its next load works offline.
  /** @type {ExtendableEvent} */ (event).waitUntil(old.then(() => worker.clients.claim()));
});

addEventListener("fetch", (event) => {
  const { request, respondWith } = /** @type {FetchEvent} */ (event);
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (pathname.startsWith(STATIC)) respondWith.call(event, cachedFile(request));
  else if (request.mode === "navigate")
    respondWith.call(
      event,
      fetch(request).catch(() => cachedFile(new Request(PAGE))),
    );
});

addEventListener("push", (event) => {
  const { data, waitUntil } = /** @type {PushEvent} */ (event);
  const { match, title, body } = data.json();
  waitUntil.call(
    event,
    worker.registration.showNotification(title, {
      body,
      tag: match,
      data: `/match/${match}`,
      icon: `${STATIC}icon-180.png`,
    }),
  );
});

addEventListener("notificationclick", (event) => {
  const { notification, waitUntil } = /** @type {NotificationClick} */ (event);
  notification.close();
  waitUntil.call(event, openPage(notification.data));
});

/** Show the window that is at an address, or open one. @param {string} path */
async function openPage(path) {
  const windows = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = windows.find((/** @type {{url: string}} */ { url }) => new URL(url).pathname === path);
  return there ? there.focus() : worker.clients.openWindow(path);
}

/** @param {Request} request */
async function cachedFile(request) {
  return (await caches.match(request, { cacheName: STATIC })) ?? fetch(request);
}

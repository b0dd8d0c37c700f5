// Caches the files of one version, so that the app opens at once and offline; answers of the API are never cached.

const STATIC = "{static}";
const FILES = "{files}".split(" ");
// Offline, the home page is shown at every address; it says that the server cannot be reached.
const PAGE = "{root}";
// The files of Python on a site without a server, with their hashes.
const CHECKED = "{checked}".split(" ").filter(Boolean);
// Other apps may have caches on the same host.
const SCOPE = new URL("./", location.href).pathname;
const CACHE = new URL(STATIC, location.href).pathname;

// What a proxy answers for a server that is down.
const UNAVAILABLE = [502, 503, 504];
const PATIENCE_MS = 8_000;
// What reads photos is kept when it was loaded once, by those who open the camera.
const KEPT = /\/static\/\w+\/(words\/)?camera\//;
// Matches and tables of the server are not on this device.
const OF_SERVER = /^\/(match|replay|review|table|join|link|desk|people)/;

const worker = /** @type {any} */ (globalThis);

addEventListener("install", (event) => {
  const cached = caches
    .open(CACHE)
    .then((cache) =>
      cache.addAll([
        PAGE,
        ...FILES.map((path) => STATIC + path),
        ...CHECKED.map((file) => file.split("=>")).map(([path, integrity]) => new Request(STATIC + path, { integrity })),
      ]),
    );
  event.waitUntil(cached);
});

addEventListener("activate", (event) => {
  const old = caches.keys().then((names) => {
    const ours = names.filter((name) => name.startsWith(`${SCOPE}static/`) && name !== CACHE);
    return Promise.all(ours.map((name) => caches.delete(name)));
  });
  // The page that registered the worker is controlled at once, so that its next load works offline.
  event.waitUntil(old.then(() => worker.clients.claim()));
});

addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (pathname.startsWith(CACHE)) event.respondWith(cachedFile(request));
  else if (request.mode === "navigate") event.respondWith(page(request));
});

addEventListener("push", (event) => {
  const { match, table, title, body } = event.data.json();
  event.waitUntil(
    worker.registration.showNotification(title, {
      body,
      tag: match ?? table,
      data: match ? `/match/${match}` : `/table/${table}`,
      icon: `${STATIC}icon-180.png`,
    }),
  );
});

addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(openPage(event.notification.data));
});

/** Show the window that is at an address, or open one. @param {string} path */
async function openPage(path) {
  const windows = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = windows.find((/** @type {{url: string}} */ { url }) => new URL(url).pathname === path);
  return there ? there.focus() : worker.clients.openWindow(path);
}

/** A page: of the server, or of this device if the server does not answer. @param {Request} request */
async function page(request) {
  const { pathname, search } = new URL(request.url);
  if (search === "?away" && CHECKED.length) return cachedFile(new Request(PAGE));
  const offline = `${SCOPE}offline/`;
  // The page of the game without a server is cached together with everything else of it.
  const isThere = !pathname.startsWith(offline) && Boolean(await caches.match(offline));
  // Who can do without the server does not wait for long.
  const signal = isThere ? AbortSignal.timeout(PATIENCE_MS) : null;
  const answer = await fetch(isThere ? new Request(request.url, { signal }) : request).catch(() => null);
  if (answer && !(isThere && UNAVAILABLE.includes(answer.status))) return answer;
  if (!isThere) return cachedFile(new Request(PAGE));
  return Response.redirect(`${offline}?away#${OF_SERVER.test(pathname) ? "/" : pathname + search}`);
}

/** @param {Request} request */
async function cachedFile(request) {
  const found = await caches.match(request, { cacheName: CACHE });
  if (found || !KEPT.test(request.url)) return found ?? fetch(request);
  const answer = await fetch(request);
  if (answer.ok) await (await caches.open(CACHE)).put(request, answer.clone());
  return answer;
}

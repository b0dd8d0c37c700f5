// The offer of a server to make the game available offline; only who accepts it loads the game. Once it is here, offline begins by itself.

import { BaseElement } from "../base_element.js";
import { meta } from "../meta.js";
import { here } from "../navigate.js";
import { OFFLINE, readStored, store } from "../settings.js";
import { ask, isLost } from "../transport.js";
import { html, nothing } from "../vendor/lit.js";
import { loadMoreWords, t } from "../words.js";

const SITE = "/offline/";
// Matches and tables of the server are not on this device.
const OF_SERVER = /^\/(match|replay|review|table|join|link|desk)/;
const RETRY_MS = 5_000;

/** @type {"offered" | "waiting" | "loading" | "failed"} */
let state = "offered";
const isHere = () => readStored(OFFLINE) === true;

/** @param {typeof state} now */
function change(now) {
  state = now;
  dispatchEvent(new Event("offer"));
}

/** Load the game, as soon as the server answers; its service worker checks and keeps every file. */
async function install() {
  change("waiting");
  while (!(await ask("/health").catch(() => null))?.ok) await new Promise((next) => setTimeout(next, RETRY_MS));
  change("loading");
  try {
    const registration = await navigator.serviceWorker.register(`${SITE}sw.js`, { scope: SITE });
    const { installing } = registration;
    if (!registration.active && !(installing && (await isActivated(installing)))) throw new Error("not loaded");
    store(OFFLINE, true);
    // A browser short of room deletes other sites first.
    void navigator.storage?.persist?.();
    change("offered");
  } catch {
    change("failed");
  }
}

/** @param {ServiceWorker} worker @returns {Promise<boolean>} */
const isActivated = (worker) =>
  new Promise((done) => {
    worker.addEventListener("statechange", () => {
      if (worker.state === "activated" || worker.state === "redundant") done(worker.state === "activated");
    });
  });

/** What was shown last waits on this device when the server does not answer. */
function goOffline() {
  if (!isHere() || !isLost()) return;
  const { pathname, search, hash } = here();
  const path = OF_SERVER.test(pathname) ? "/" : pathname + search + hash;
  location.assign(`${SITE}?away#${path}`);
}

/** In the settings the offer is always shown, elsewhere only when the connection was lost. */
class Offline extends BaseElement {
  connectedCallback() {
    super.connectedCallback();
    for (const type of ["offer", "lost"]) this.listen(type, () => this.requestUpdate());
  }

  render() {
    if (!("serviceWorker" in navigator)) return nothing;
    const inSettings = here().pathname === "/settings";
    if (isHere())
      return html`<a class="card link-card link-card-offline" href=${SITE}><strong>${t("offline-games")}</strong>
        <span class="soft">${inSettings ? t("offline-available") : t("offline-games-why")}</span></a>`;
    if (!inSettings && !isLost() && state === "offered") return nothing;
    const busy = state === "waiting" || state === "loading";
    return html`<section class="card">
      <button ?disabled=${busy} @click=${install}>${t("offline-offer", { size: meta("offline") })}</button>
      <p class="soft small">${t("offline-offer-why")}</p>
      <p role="status">${busy ? (state === "loading" ? t("offline-offer-loading") : t("offline-offer-waiting")) : state === "failed" ? t("offline-offer-failed") : nothing}</p>
    </section>`;
  }
}

await loadMoreWords("offline");
customElements.define("tw-offline", Offline);
addEventListener("popstate", goOffline);
// In the middle of something a player decides when to leave it; the home page has nothing to lose.
for (const type of ["lost", "offline"])
  addEventListener(type, () => {
    if (here().pathname === "/") goOffline();
  });
if (here().pathname === "/") goOffline();

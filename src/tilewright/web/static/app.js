// The entry: the frame around every page.

import { BaseElement } from "./base_element.js";
import { matchScreen } from "./dom.js";
import { isNotLoaded, report, watchErrors } from "./errors.js";
import { meta } from "./meta.js";
import { here, to } from "./navigate.js";
import { iconLink, languageMenu, mainLinks } from "./parts/main_links.js";
import { ownAvatar } from "./profile.js";
import { findPage, followLink, PAGES } from "./router.js";
import { applyTheme, changeSettings, OFFLINE, PEOPLE, readStored, settings, wantsCalls } from "./settings.js";
import { ask, hasServer, hostWords, saveLinked } from "./transport.js";
import { isOutdated, isSafe, reloadOnce, watchUpgrades } from "./upgrade.js";
import { html, nothing } from "./vendor/lit.js";
import { loadWords, t } from "./words.js";

/** @typedef {HTMLElement & { heading?: string, full?: boolean }} Page `full` pages have no frame */

/**
 * The modules of the pages that were shown: the first frame has the first page in it. @type {Map<string,
 * import("./router.js").PageModule>}
 */
const loaded = new Map();

/** @param {string} name the first part of its address */
async function loadPage(name) {
  const module = await PAGES[name]();
  loaded.set(name, module);
  return module;
}

/** Pages that somebody comes back to: they keep what was chosen in them, and their place. */
const LISTS = /^\/(puzzles|study|learn|people|tables)?$/;
/** The last of each of them, and how far it was scrolled. @type {Map<string, { page: Page, top: number }>} */
const left = new Map();

const NEED_PEOPLE = /^\/(table|join|screen|link|desk|people)/;

class App extends BaseElement {
  /** @type {Page | "missing" | "failed" | null} */
  #page = null;
  /** Its address. */
  #path = "";
  #navigation = 0;
  /** What the page adds to the title of the window: whose turn it is. */
  #news = "";
  /** Why the player may not play here, or "". */
  #banned = "";
  /** What went wrong without anybody saying so, or null. @type {{sentence: string, reload: boolean} | null} */
  #trouble = null;
  /** Whether the connection of a page is down. */
  #down = false;

  connectedCallback() {
    super.connectedCallback();
    // Only of the browser's own event it is known that it goes back, or forth.
    addEventListener("popstate", (event) => void this.#show(event instanceof PopStateEvent));
    // The browser would scroll before the page is there.
    history.scrollRestoration = "manual";
    addEventListener("click", followLink);
    addEventListener("click", saveLinked);
    // A page fires this when its heading or `full` has changed.
    addEventListener("page", () => this.requestUpdate());
    addEventListener("turn", ({ detail: turn }) => {
      this.#news = turn.title;
      showTurn(turn.mine);
      if (turn.mine && document.hidden && wantsCalls()) void import("./notifications.js").then(({ showCall }) => showCall(turn));
      this.requestUpdate();
    });
    addEventListener("banned", ({ detail }) => {
      this.#banned = detail;
      this.requestUpdate();
    });
    addEventListener("trouble", ({ detail }) => this.#fail(detail));
    addEventListener("line", ({ detail }) => {
      this.#down = detail === "down";
      this.requestUpdate();
    });
    for (const type of ["online", "offline", "host", "profile"]) addEventListener(type, () => this.requestUpdate());
    for (const type of ["offline", "lost"]) addEventListener(type, loadOffer);
    if (readStored(OFFLINE) || !navigator.onLine) loadOffer();
    addEventListener("people", loadCalls);
    if (readStored(PEOPLE)) loadCalls();
    void this.#show();
  }

  render() {
    const page = this.#page;
    const full = Boolean(page instanceof HTMLElement && page.full && !this.#banned);
    const heading = this.#news || (page instanceof HTMLElement && page.heading) || "";
    document.title = heading ? t("shell-title", { page: heading }) : t("shell-name");
    return html`
      <a class="skip" href="#page" @click=${this.#skip}>${t("shell-skip")}</a>
      ${full ? nothing : this.#bar()} ${this.#state(full)} ${this.#troubleView()} ${
        full || this.#banned ? nothing : html`<tw-calls></tw-calls>`
      }
      <main id="page" tabindex="-1"
        class=${full ? "full" : "wide"}>${this.#banned ? this.#ban() : page instanceof HTMLElement ? page : this.#problem(page)}</main>`;
  }

  /** What keeps the app from answering, if anything. @param {boolean} full */
  #state(full) {
    const words = hasServer ? (!navigator.onLine || this.#down) && !full && t("shell-offline") : hostWords();
    return words ? html`<p class="offline" role="status">${words}</p>` : nothing;
  }

  /** Something failed: the player is told, and can load the page again. @param {{sentence: string, reload: boolean}} trouble */
  #fail(trouble) {
    // A part that is missing may be of an older version: where nothing is lost the page is loaded again.
    if (trouble.reload && isSafe() && reloadOnce()) return;
    this.#trouble = trouble;
    this.requestUpdate();
  }

  #troubleView() {
    if (!this.#trouble) return nothing;
    const { sentence, reload } = this.#trouble;
    const close = () => {
      this.#trouble = null;
      this.requestUpdate();
    };
    return html`<p class="offline trouble" role="alert">
      ${sentence || (reload ? t("shell-part-missing") : t("shell-trouble"))}
      ${sentence ? nothing : html`<button @click=${() => location.reload()}>${t("shell-again")}</button>`}
      <button @click=${close}>${t("game-close")}</button>
    </p>`;
  }

  #bar() {
    const dark = document.documentElement.dataset.theme === "dark";
    return html`<header class="bar">
      <a class="brand" href=${to("/")}><span class="brand-mark" aria-hidden="true"></span><span
        class="brand-name" data-site=${location.host}>${t("shell-name")}</span></a>
      ${mainLinks(findPage(here().pathname)?.page)}
      <div class="bar-end">
        ${languageMenu()} ${iconLink("person", "/me", t("shell-me"), settings.avatar ?? ownAvatar())} ${iconLink("settings", "/settings", t("shell-settings"))}
        <button class="quiet round" aria-label=${t("shell-theme")} aria-pressed=${dark}
          @click=${() => changeSettings({ theme: dark ? "light" : "dark" })}>
          <span class="moon" aria-hidden="true"></span>
        </button>
      </div>
    </header>`;
  }

  #ban() {
    return html`<section class="card narrow center" role="alert">
      <h1>${t("shell-banned")}</h1>
      <p>${this.#banned}</p>
      <a class="button" href="/api/me/export" download="tilewright.json">${t("page-me-export")}</a>
    </section>`;
  }

  /** @param {"missing" | "failed" | null} problem */
  #problem(problem) {
    if (!problem) return nothing;
    const missing = problem === "missing";
    if (missing && !hasServer && NEED_PEOPLE.test(here().pathname)) return html`<tw-people></tw-people>`;
    return html`<section class="card narrow center">
      <h1>${missing ? t("shell-missing") : t("shell-failed")}</h1>
      <p>${missing ? t("shell-missing-why") : t("shell-failed-why")}</p>
      ${
        missing
          ? html`<a class="button primary" href=${to("/")}>${t("shell-home")}</a>`
          : html`<button class="primary" @click=${() => location.reload()}>${t("shell-again")}</button>`
      }
    </section>`;
  }

  /** @param {Event} click */
  #skip(click) {
    click.preventDefault();
    // At a table that is what the player holds.
    const screen = matchScreen(this);
    this.querySelector("main")?.focus();
    screen?.kind.focusHand(screen);
  }

  /** @param {boolean} [back] whether a list that was left is shown again */
  async #show(back = false) {
    const number = ++this.#navigation;
    if (isOutdated() && this.#page) return location.reload();
    const { pathname } = here();
    if (this.#page instanceof HTMLElement && LISTS.test(this.#path)) left.set(this.#path, { page: this.#page, top: scrollY });
    const found = findPage(pathname);
    const again = back ? left.get(pathname) : undefined;
    /** @type {Page | "missing" | "failed"} */
    let page = again?.page ?? "missing";
    if (found && !again) {
      // Loading fails for a page of an older version, and without a network.
      const module = loaded.get(found.page) ?? (await loadPage(found.page).catch(notLoaded));
      page = module ? Object.assign(new module.default(), found.parts) : "failed";
    }
    if (number !== this.#navigation) return;
    const first = this.#page === null;
    [this.#page, this.#path] = [page, pathname];
    this.#news = "";
    showTurn(false);
    this.requestUpdate();
    await this.updateComplete;
    if (first) return;
    scrollTo(0, again?.top ?? 0);
    this.querySelector("main")?.focus({ preventScroll: true });
  }
}

/** Load the offer to play offline too, if the server makes one. */
const loadOffer = () => void (meta("offline") && import("./offline/offer.js").catch(() => null));

/** Load the face of the headings, after what matters more is painted; without it they stay as they are. */
const loadHeadings = () =>
  new PerformanceObserver((painted, watch) => {
    if (!painted.getEntriesByName("first-contentful-paint").length) return;
    watch.disconnect();
    const face = new FontFace("Headings", `url("${meta("static")}vendor/headings.woff2")`, { weight: "600 700" });
    document.fonts.add(face);
    void face.load().catch(() => document.fonts.delete(face));
  }).observe({ type: "paint", buffered: true });

/** Tell the player who calls from now on. */
const loadCalls = () => void (hasServer && import("./parts/people/calls_bar.js").catch(() => null));

/** Show in the icon of the window, and of an installed app, whether it is the player's turn. @param {boolean} mine */
function showTurn(mine) {
  const icon = `${meta("static")}${mine ? "icon-turn" : "icon"}.svg`;
  document.querySelector('link[rel="icon"]')?.setAttribute("href", icon);
  void (mine ? navigator.setAppBadge?.(1) : navigator.clearAppBadge?.())?.catch(() => null);
}

/** A page that cannot be loaded is loaded again with everything, once; then it says so. @param {unknown} error */
function notLoaded(error) {
  if (!isNotLoaded(error)) report(error);
  else if (reloadOnce()) return new Promise(() => {});
  return null;
}

customElements.define("tw-app", App);
// Without a server there is no owner to tell.
watchErrors((body, headers) => hasServer && ask("/api/errors", { method: "POST", headers, body, keepalive: true }));
watchUpgrades();
applyTheme();
void start();
// Service workers need https or localhost; the app works without one.
if (hasServer && "serviceWorker" in navigator) void navigator.serviceWorker.register("/sw.js").catch(() => null);
// The server may know this browser under another player, or not at all.
if (wantsCalls()) void import("./notifications.js").then(({ renewCalls }) => renewCalls()).catch(() => null);

/** Show the first page. What it shows is asked for together with its texts, and then laid out once: on a slow phone both count. */
async function start() {
  const first = findPage(here().pathname);
  const [hasWords] = await Promise.all([
    loadWords().then(
      () => true,
      () => false,
    ),
    first &&
      loadPage(first.page).then(
        // Without a server the first answer takes seconds.
        ({ default: page }) => hasServer && page.prepare?.(),
        () => null,
      ),
  ]);
  // Without words there is nothing to show: start.js tries again, and then says so with the sentences that came with the page.
  if (hasWords) document.body.append(document.createElement("tw-app"));
  dispatchEvent(new Event(hasWords ? "started" : "not-started"));
  loadHeadings();
}

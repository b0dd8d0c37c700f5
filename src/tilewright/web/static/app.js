// The frame around every page, and the start of all.

import { Part } from "./part.js";
import { findPage, followLink, PAGES } from "./router.js";
import { change, dress } from "./settings.js";
import { html, nothing } from "./vendor/lit.js";
import { loadWords, t } from "./words.js";

/** @typedef {HTMLElement & { heading?: string, full?: boolean }} Page `full` pages have the screen to themselves */

class App extends Part {
  /** @type {Page | "missing" | "failed" | null} */
  #page = null;
  #shown = 0;

  connectedCallback() {
    super.connectedCallback();
    addEventListener("popstate", () => void this.#show());
    addEventListener("click", followLink);
    // A page says so when its heading changes, or whether it has the screen to itself.
    addEventListener("page", () => this.requestUpdate());
    for (const change of ["online", "offline"]) addEventListener(change, () => this.requestUpdate());
    void this.#show();
  }

  render() {
    const page = this.#page;
    const full = page instanceof HTMLElement && page.full;
    document.title = page instanceof HTMLElement && page.heading ? t("shell-title", { page: page.heading }) : t("shell-name");
    return html`
      <a class="skip" href="#page" @click=${this.#skip}>${t("shell-skip")}</a>
      ${full ? nothing : this.#bar()} ${navigator.onLine ? nothing : html`<p class="offline" role="status">${t("shell-offline")}</p>`}
      <main id="page" tabindex="-1" class=${full ? "full" : "wide"}>${page instanceof HTMLElement ? page : this.#words(page)}</main>`;
  }

  #bar() {
    const dark = document.documentElement.dataset.theme === "dark";
    return html`<header class="bar">
      <a class="brand" href="/"><span class="brand-mark" aria-hidden="true"></span>${t("shell-name")}</a>
      <nav aria-label=${t("shell-nav")}>
        ${this.#link("/tables", t("shell-tables"))} ${this.#link("/me", t("shell-me"))} ${this.#link("/settings", t("shell-settings"))}
        <button class="quiet round" aria-label=${t("shell-theme")} aria-pressed=${dark} @click=${() => change({ theme: dark ? "light" : "dark" })}>
          <span class="moon" aria-hidden="true"></span>
        </button>
      </nav>
    </header>`;
  }

  /**
   * @param {string} path
   * @param {string} words */
  #link(path, words) {
    return html`<a href=${path} aria-current=${location.pathname === path ? "page" : nothing}>${words}</a>`;
  }

  /** @param {"missing" | "failed" | null} trouble */
  #words(trouble) {
    if (!trouble) return nothing;
    const missing = trouble === "missing";
    return html`<section class="card center">
      <h1>${missing ? t("shell-missing") : t("shell-failed")}</h1>
      <p>${missing ? t("shell-missing-why") : t("shell-failed-why")}</p>
      ${missing ? html`<a class="button" href="/">${t("shell-home")}</a>` : html`<button @click=${() => location.reload()}>${t("shell-again")}</button>`}
    </section>`;
  }

  /** @param {Event} click */
  #skip(click) {
    click.preventDefault();
    this.querySelector("main")?.focus();
  }

  async #show() {
    const number = ++this.#shown;
    const found = findPage(location.pathname);
    /** @type {Page | "missing" | "failed"} */
    let page = "missing";
    if (found) {
      // A module that cannot be had is one of an older version, or the line is down.
      const module = await PAGES[found.page]().catch(() => null);
      page = module ? Object.assign(new module.default(), found.parts) : "failed";
    }
    if (number !== this.#shown) return;
    const first = this.#page === null;
    this.#page = page;
    this.requestUpdate();
    await this.updateComplete;
    if (first) return;
    scrollTo(0, 0);
    this.querySelector("main")?.focus({ preventScroll: true });
  }
}

customElements.define("tw-app", App);
dress();
await loadWords();
document.body.append(document.createElement("tw-app"));
// Only https and the machine itself may keep files; the table does without.
if ("serviceWorker" in navigator) void navigator.serviceWorker.register("/sw.js").catch(() => null);

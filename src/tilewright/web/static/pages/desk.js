// The operator's desk: reports, people, bans, the state of the server, and what operators did.

import { login, request } from "../api.js";
import "../desk/audit.js";
import "../desk/bans.js";
import "../desk/people.js";
import "../desk/reports.js";
import { Page } from "../parts/page.js";
import { html, nothing } from "../vendor/lit.js";
import { language, loadMoreWords, t } from "../words.js";

/** @import { State } from "../messages/http.d.ts" */

await loadMoreWords("desk");

export default class Desk extends Page {
  /** @type {State | null} */
  #state = null;

  get heading() {
    return t("shell-desk");
  }

  async load() {
    await login();
    this.#state = await request("/api/desk");
  }

  render() {
    const state = this.#state;
    if (!state) return html`<h1>${t("shell-desk")}</h1>${this.refusalView()}`;
    return html`<h1>${t("shell-desk")}</h1>
      <div class="desk-lists">
        <tw-desk-reports class="card"></tw-desk-reports>
        <tw-desk-people class="card"></tw-desk-people>
        <tw-desk-bans class="card"></tw-desk-bans>
        <section class="card">${this.#server(state)}</section>
        <tw-desk-audit class="card"></tw-desk-audit>
      </div>`;
  }

  /** @param {State} state */
  #server({ sizes, rates, errors }) {
    // words: desk-size-players desk-size-accounts desk-size-logins desk-size-matches desk-size-tables desk-size-open_reports
    // words: desk-rate-sockets desk-rate-followers desk-rate-commands desk-rate-limited desk-rate-defects
    const figures = [
      ...Object.entries(sizes).map(([name, count]) => [`desk-size-${name}`, count]),
      ...Object.entries(rates).map(([name, count]) => [`desk-rate-${name}`, count]),
    ];
    const number = new Intl.NumberFormat(language());
    return html`<h2>${t("desk-state")}</h2>
      <dl class="desk-figures">
        ${figures.map(([key, count]) => html`<div><dt>${t(String(key))}</dt><dd>${number.format(Number(count))}</dd></div>`)}
      </dl>
      <h3>${t("desk-errors")}</h3>
      ${errors.length ? nothing : html`<p class="soft">${t("desk-errors-none")}</p>`}
      <ol class="plain stack small">
        ${errors.map(
          (error) =>
            html`<li class="break"><b>${error.event}</b> ${error.why ?? ""}<br /><span
              class="soft">${error.at} ${error.where ?? ""}</span></li>`,
        )}
      </ol>`;
  }
}

customElements.define("tw-desk", Desk);

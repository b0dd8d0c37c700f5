// The page of one match of tiles or dice; for the players of a table also with its chat and next match.

import { login, Refusal, request } from "../api.js";
import { BaseElement } from "../base_element.js";
import { here, navigate, to } from "../navigate.js";
import { html, nothing } from "../vendor/lit.js";
import { t } from "../words.js";

export default class MatchPage extends BaseElement {
  static properties = { match: {}, game: {}, table: {}, refusal: {} };
  match = "";
  full = true;
  /** "tiles" or "dice", once it is known. @type {string | null} */
  game = null;
  /** @type {string | null} */
  table = null;
  refusal = "";
  /** Whether there is no such match, and not only no answer. */
  missing = false;

  get heading() {
    return t("game-title");
  }

  connectedCallback() {
    super.connectedCallback();
    void this.#load();
    const waiting = here().searchParams.get("waiting");
    if (waiting) void import("../match/call_back.js").then(({ callBack }) => callBack(waiting, this));
  }

  async #load() {
    this.refusal = "";
    try {
      await login();
      const [{ rules }, { games }, { tables }] = await Promise.all([
        request(`/api/matches/${this.match}`),
        request("/api/offers"),
        request("/api/me/tables"),
      ]);
      this.table = tables.find((/** @type {{match: string | null}} */ table) => table.match === this.match)?.table ?? null;
      await (games[rules] === "dice" ? import("../dice/match.js") : import("../tiles/match.js"));
      this.game = games[rules];
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      [this.refusal, this.missing] = [error.message, error.status === 404];
    }
  }

  render() {
    if (this.refusal)
      return html`<section class="card center">
        <h1>${this.missing ? t("game-gone") : t("shell-failed")}</h1>
        <p>${this.refusal}</p>
        <div class="cluster">
          ${this.missing ? nothing : html`<button class="primary" @click=${() => void this.#load()}>${t("shell-again")}</button>`}
          <a class="button" href=${to("/")}>${t("game-home")}</a>
        </div>
      </section>`;
    const next = (/** @type {CustomEvent<string>} */ event) => navigate(`/match/${event.detail}${here().search}`);
    if (this.game === "tiles") return html`<tw-match .match=${this.match} .table=${this.table} @match=${next}></tw-match>`;
    return this.game ? html`<tw-dice .match=${this.match} .table=${this.table} @match=${next}></tw-dice>` : nothing;
  }
}

customElements.define("tw-match-page", MatchPage);

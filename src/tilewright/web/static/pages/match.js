// The page of one match of tiles or dice; for the players of a table also with its chat and next match.

import { login, request } from "../api.js";
import { BaseElement } from "../base_element.js";
import { navigate, to } from "../navigate.js";
import { html, nothing } from "../vendor/lit.js";
import { t } from "../words.js";

export default class MatchPage extends BaseElement {
  static properties = { match: {}, game: { state: true }, table: { state: true }, refusal: { state: true } };

  constructor() {
    super();
    this.match = "";
    this.full = true;
    /** "tiles" or "dice", once it is known. @type {string | null} */
    this.game = null;
    /** @type {string | null} */
    this.table = null;
    this.refusal = "";
  }

  get heading() {
    return t("game-title");
  }

  async connectedCallback() {
    super.connectedCallback();
    try {
      await login();
      const [{ rules }, { games }, { tables }] = await Promise.all([
        request(`/api/matches/${this.match}`),
        request("/api/offers"),
        request("/api/me/tables"),
      ]);
      this.table =
        tables.find((/** @type {{match: string | null}} */ table) => table.match === this.match)?.table ??
        null;
      await (games[rules] === "dice" ? import("../dice/match.js") : import("../tiles/match.js"));
      this.game = games[rules];
    } catch (refusal) {
      this.refusal = /** @type {Error} */ (refusal).message;
    }
  }

  render() {
    if (this.refusal)
      return html`<section class="card center"><h1>${t("game-gone")}</h1><p>${this.refusal}</p><a class="button" href=${to("/")}>${t("game-home")}</a></section>`;
    const next = (/** @type {CustomEvent<string>} */ event) => navigate(`/match/${event.detail}`);
    if (this.game === "tiles")
      return html`<tw-match .match=${this.match} .table=${this.table} @match=${next}></tw-match>`;
    return this.game
      ? html`<tw-dice .match=${this.match} .table=${this.table} @match=${next}></tw-dice>`
      : nothing;
  }
}

customElements.define("tw-match-page", MatchPage);

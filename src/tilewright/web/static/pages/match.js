// The page of one match, with tiles or dice; those who play at a table find its talk and its next match too.

import { ask, login } from "../api.js";
import { Part } from "../part.js";
import { navigate } from "../router.js";
import { html, nothing } from "../vendor/lit.js";
import { t } from "../words.js";

export default class MatchPage extends Part {
  static properties = { match: {}, game: { state: true }, table: { state: true }, trouble: { state: true } };

  constructor() {
    super();
    this.match = "";
    this.full = true;
    /** What is played with: tiles or dice, once that is known. @type {string | null} */
    this.game = null;
    /** @type {string | null} */
    this.table = null;
    this.trouble = "";
  }

  get heading() {
    return t("game-title");
  }

  async connectedCallback() {
    super.connectedCallback();
    try {
      await login();
      const [{ rules }, { games }, { tables }] = await Promise.all([ask(`/api/matches/${this.match}`), ask("/api/offers"), ask("/api/me/tables")]);
      this.table = tables.find((/** @type {{match: string | null}} */ table) => table.match === this.match)?.table ?? null;
      await (games[rules] === "dice" ? import("../dice/match.js") : import("../tiles/match.js"));
      this.game = games[rules];
    } catch (refusal) {
      this.trouble = /** @type {Error} */ (refusal).message;
    }
  }

  render() {
    if (this.trouble)
      return html`<section class="card center"><h1>${t("game-gone")}</h1><p>${this.trouble}</p><a class="button" href="/">${t("game-home")}</a></section>`;
    const next = (/** @type {CustomEvent<string>} */ event) => navigate(`/match/${event.detail}`);
    if (this.game === "tiles") return html`<tw-match .match=${this.match} .table=${this.table} @match=${next}></tw-match>`;
    return this.game ? html`<tw-dice .match=${this.match} .table=${this.table} @match=${next}></tw-dice>` : nothing;
  }
}

customElements.define("tw-match-page", MatchPage);

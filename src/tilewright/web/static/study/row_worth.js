// What a row is worth and why: its verdict, and what its jokers stand for.

import { faceInWords } from "../parts/boards/faces.js";
import { verdict } from "../parts/boards/verdict.js";
import { LatestAnswer } from "../parts/latest_answer.js";
import { Page } from "../parts/page.js";
import { pageTile } from "../parts/rules/booklets.js";
import { pieceOf } from "../tiles/piece.js";
import { html, nothing } from "../vendor/lit.js";
import { joinList, t } from "../words.js";

/** @import { RowJudged as Judged } from "../messages/http.d.ts" */

/** `<tw-row-worth>`: the rows of a table as buttons; the one pressed last is judged. */
export class RowWorth extends Page {
  static properties = { position: {}, chosen: {} };
  /** @type {import("../parts/boards/turn_view.js").Wanted | null} */
  position = null;
  chosen = -1;
  /** @type {Judged | null} */
  #judged = null;
  #answers = new LatestAnswer("/api/judge/row");

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    if (changed.get("position")) [this.chosen, this.#judged] = [-1, null];
  }

  async load() {
    const row = this.position?.table[this.chosen];
    if (!this.position || !row) return;
    const { rules, house } = this.position;
    this.#judged = await this.#answers.ask({ rules, house, row });
  }

  /** @param {number} place */
  #choose(place) {
    this.chosen = place;
    void this.attempt(() => this.load());
  }

  render() {
    const { table, rules } = this.position ?? { table: [], rules: "" };
    return html`<div class="study-rows">
        ${table.map(
          (row, place) => html`<button aria-pressed=${place === this.chosen} aria-label=${joinList(row.map(faceInWords))}
            @click=${() => this.#choose(place)}>
            <span class="study-tiles" aria-hidden="true">${row.map((face) => pageTile(pieceOf(face)))}</span>
          </button>`,
        )}
      </div>
      <div role="status">${
        this.#judged ? html`${verdict(this.#judged.allowed, [this.#judged.reason], rules)}${this.#stands(this.#judged)}` : nothing
      }</div>
      ${this.refusalView()}`;
  }

  /** @param {Judged} judged */
  #stands({ row, stands }) {
    const jokers = row
      .map((face, place) => ({ face, stands: stands[place] }))
      .filter(({ face, stands }) => face.length === 1 && /\d/.test(stands ?? ""));
    return jokers.length
      ? html`<ul class="plain">
          ${jokers.map(({ face, stands }) => html`<li>${t("study-stands", { joker: faceInWords(face), stands })}</li>`)}
        </ul>`
      : nothing;
  }
}

customElements.define("tw-row-worth", RowWorth);

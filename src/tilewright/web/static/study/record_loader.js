// A record that somebody brings along, from a file, pasted or dropped: the position before any of its turns.

import { login, request } from "../api.js";
import { fieldOf } from "../dom.js";
import { inputValue, Page, selectField } from "../parts/page.js";
import { html, nothing } from "../vendor/lit.js";
import { language, t } from "../words.js";

/** @import { TurnsFound } from "../messages/http.d.ts" */

const MOST = 2_097_152;

/** `<tw-record-loader>`: fires `position` with the position before the turn that is chosen. */
export class RecordLoader extends Page {
  static properties = { open: {} };
  open = false;
  #record = "";
  /** @type {TurnsFound | null} */
  #found = null;
  #turn = 1;

  /** Read a record, which is a file or its text. @param {File | string} given */
  async take(given) {
    this.open = true;
    await this.attempt(async () => {
      const size = typeof given === "string" ? given.length : given.size;
      this.#record = size > MOST ? "" : typeof given === "string" ? given : await given.text();
      if (size > MOST) this.refusal = t("study-record-long");
      else if (this.#record.trim()) await this.#game(1);
    });
  }

  /** @param {number} game */
  async #game(game) {
    await login();
    this.#found = await request(`/api/study/record?language=${language()}`, { body: { record: this.#record, game } });
    this.#choose(1);
  }

  /** @param {number} turn */
  #choose(turn) {
    this.#turn = turn;
    const { rules, house, turns } = /** @type {TurnsFound} */ (this.#found);
    const position = turns[turn - 1];
    if (position) {
      const { table, rack, opened } = position;
      const detail = { rules, house, table: table.length ? table : [[]], rack, opened };
      this.dispatchEvent(new CustomEvent("position", { detail }));
    }
    this.requestUpdate();
  }

  render() {
    const pick = (/** @type {Event} */ event) => void this.take(fieldOf(event).files?.[0] ?? "");
    return html`<details class="fold" ?open=${this.open}>
      <summary>${t("study-record")}</summary>
      <div class="stack">
        <label class="field">${t("study-record-file")} <input type="file" accept=".jsonl,.json,.txt" @change=${pick} /></label>
        <label class="field">${t("study-record-paste")}
          <textarea rows="2" spellcheck="false" autocapitalize="off" @change=${(/** @type {Event} */ event) => void this.take(inputValue(event))}></textarea>
        </label>
        ${this.refusalView()} ${this.#found ? this.#turns(this.#found) : nothing}
      </div>
    </details>`;
  }

  /** @param {TurnsFound} found */
  #turns({ game, games, turns, names }) {
    const numbers = Array.from({ length: games }, /** @returns {[number, string]} */ (_, place) => [place + 1, `${place + 1}`]);
    const said = t("review-turn-of", { turn: this.#turn, name: names[turns[this.#turn - 1]?.seat] ?? "" });
    return html`${games > 1 ? selectField(t("page-replay-game"), game, numbers, (chosen) => void this.attempt(() => this.#game(Number(chosen)))) : nothing}
      <div class="cluster stepped">
        ${this.#step(-1, t("review-back"), "‹", turns.length)}
        <label class="field">${said}
        <input type="range" min="1" max=${turns.length} .value=${`${this.#turn}`} aria-label=${t("review-turn")} aria-valuetext=${said}
          @change=${(/** @type {Event} */ event) => this.#choose(Number(inputValue(event)))} />
        </label>
        ${this.#step(1, t("review-next"), "›", turns.length)}
      </div>`;
  }

  /** @param {number} by @param {string} words @param {string} sign @param {number} count */
  #step(by, words, sign, count) {
    const to = this.#turn + by;
    return html`<button class="round" aria-label=${words} ?disabled=${to < 1 || to > count}
      @click=${() => this.#choose(to)}><span aria-hidden="true">${sign}</span></button>`;
  }
}

customElements.define("tw-record-loader", RecordLoader);

// "Is this allowed?": a row or a whole turn of a physical set, judged by the rules of a booklet.

import { Asking } from "../judge/asking.js";
import { caseOfLink, emptyCase, linkOfCase, storeCase, storedCase } from "../judge/case.js";
import { verdict } from "../judge/verdict.js";
import "../judge/position_editor.js";
import { pickedPieces } from "../picker/piece_picker.js";
import "../picker/rules_chooser.js";
import { html, nothing } from "../vendor/lit.js";
import { t } from "../words.js";
import { Page } from "./page.js";
import { copyText } from "./share.js";

/** @typedef {import("../judge/case.js").Case} Case */
/** @typedef {{ allowed: boolean, row: string[], stands: string[], reason: import("../judge/verdict.js").Reason }} RowJudged */

/** The house rules that decide what may be laid. */
const KEYS = ["sets", "opening", "jokers", "change", "mirror", "box", "grid"];

export default class JudgePage extends Page {
  /** @type {Case} */
  #asked = emptyCase();
  /** @type {import("./booklets.js").Rules | null} */
  #rules = null;
  /** @type {RowJudged | null} */
  #judged = null;
  /** Whether the turn is being laid on the board. */
  #laying = false;
  #loaded = false;
  #copied = false;
  #asking = new Asking("/api/judge/row");

  get heading() {
    return t("judge-title");
  }

  async load() {
    if (!this.#loaded) {
      this.#loaded = true;
      this.#asked = caseOfLink(location.hash) ?? storedCase() ?? emptyCase();
      if (this.#asked.after) await this.#lay();
    }
    await this.#judge();
  }

  /** @param {Partial<Case>} part */
  #change(part) {
    this.#asked = { ...this.#asked, ...part };
    this.#copied = false;
    storeCase(this.#asked);
    // The address of a link is that of another question now.
    if (location.hash) history.replaceState(null, "", "/judge");
    this.requestUpdate();
    void this.attempt(() => this.#judge());
  }

  /** Have a row judged. */
  async #judge() {
    const { rules, house, asks, row } = this.#asked;
    if (asks !== "row" || !row.length || !rules) {
      this.#judged = null;
      return;
    }
    const judged = await this.#asking.ask({ rules, house, row });
    if (this.#asked.row.length) this.#judged = judged;
  }

  /** Lay the turn on the board. */
  async #lay() {
    await import("../judge/turn_board.js");
    this.#laying = true;
    this.requestUpdate();
  }

  /** @param {CustomEvent<import("../picker/rules_chooser.js").Choice>} event */
  #chosen({ detail: { rules, house, found } }) {
    this.#rules = found;
    const same = rules === this.#asked.rules && JSON.stringify(house) === JSON.stringify(this.#asked.house);
    if (same) this.requestUpdate();
    else {
      if (this.#asked.rules) this.#laying = false;
      this.#change({ rules, house, ...(this.#asked.rules ? { after: null } : {}) });
    }
  }

  /** @param {Event} event */
  async #copy(event) {
    this.#copied = await copyText(linkOfCase(this.#asked), /** @type {HTMLElement} */ (event.target));
    this.requestUpdate();
  }

  render() {
    const asked = this.#asked;
    const dice = this.#rules?.game === "dice";
    const asksTurn = asked.asks === "turn" && !dice;
    return html`<h1>${t("judge-title")}</h1>
      <p>${t("judge-lead")}</p>
      ${this.#loaded
        ? html`<div class="judge-page">
            <section class="card stack">
              <tw-rules-chooser .rules=${asked.rules} .house=${asked.house} .keys=${KEYS} @choose=${this.#chosen}></tw-rules-chooser>
              ${dice ? nothing : this.#kinds()}
            </section>
            <section class="card stack">${asksTurn ? this.#turn() : this.#row(dice)}</section>
          </div>`
        : this.refusalView()}`;
  }

  #kinds() {
    const kinds = /** @type {[Case["asks"], string][]} */ ([["row", t("judge-a-row")], ["turn", t("judge-a-turn")]]);
    return html`<fieldset>
      <legend>${t("judge-what")}</legend>
      <div class="segments">
        ${kinds.map(([asks, words]) => html`<label><input type="radio" name="asks" .checked=${this.#asked.asks === asks} @change=${() => this.#change({ asks })} /><span>${words}</span></label>`)}
      </div>
    </fieldset>`;
  }

  /** @param {boolean} dice */
  #row(dice) {
    const { row, rules } = this.#asked;
    // The row is below the picker, which must not move under the finger.
    return html`<h2>${t("judge-your-row", { game: dice ? "dice" : "tiles" })}</h2>
      <tw-picker .jokers=${this.#rules?.jokers ?? []} @pick=${(/** @type {CustomEvent<string>} */ { detail }) => this.#change({ row: [...row, detail] })}></tw-picker>
      ${pickedPieces(row, (place) => this.#change({ row: row.filter((_, at) => at !== place) }))}
      <div role="status">${this.#judged ? verdict(this.#judged.allowed, [this.#judged.reason], rules) : html`<p class="soft">${t("judge-tap", { game: dice ? "dice" : "tiles" })}</p>`}</div>
      ${this.refusalView()}
      ${row.length ? this.#tools(() => this.#change({ row: [] })) : nothing}`;
  }

  #turn() {
    const asked = this.#asked;
    const clear = () => {
      this.#laying = false;
      this.#change({ table: [[]], rack: [], opened: true, after: null });
    };
    if (this.#laying)
      return html`<tw-turn-board .asked=${asked} @laid=${(/** @type {CustomEvent<number[][]>} */ { detail }) => this.#change({ after: detail })}></tw-turn-board>
        <div class="cluster"><button @click=${() => ((this.#laying = false), this.#change({ after: null }))}>${t("judge-back")}</button></div>
        ${this.#tools(clear)}`;
    const empty = !asked.rack.length && !asked.table.some(({ length }) => length);
    return html`<tw-position-editor .position=${asked} .jokers=${this.#rules?.jokers ?? []} @edit=${(/** @type {CustomEvent} */ { detail }) => this.#change({ table: detail.table, rack: detail.rack, opened: detail.opened, after: null })}></tw-position-editor>
      ${this.refusalView()}
      <button class="primary large" ?disabled=${empty} @click=${() => void this.#lay()}>${t("judge-play")}</button>
      ${empty ? nothing : this.#tools(clear)}`;
  }

  /** @param {() => void} clear */
  #tools(clear) {
    return html`<div class="cluster">
        <button class="quiet" @click=${this.#copy}>${this.#copied ? t("page-share-copied") : t("page-share-copy")}</button>
        <button class="quiet" @click=${clear}>${t("judge-clear")}</button>
      </div>
      <p class="visually-hidden" role="status">${this.#copied ? t("page-share-copied") : nothing}</p>`;
  }
}

customElements.define("tw-judge-page", JudgePage);

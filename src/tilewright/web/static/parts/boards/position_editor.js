// A position, set up on the felt on which turns are tried: tiles are dragged between table and rack, and added from a palette.

import { html, nothing } from "../../vendor/lit.js";
import { t } from "../../words.js";
import { checkboxField, Page } from "../page.js";
import { faceInWords } from "./faces.js";
import "./piece_picker.js";
import { smallRow } from "./small_board.js";

/** @import { Case } from "./case.js" */

/** The place that tapped pieces go to besides a row of the table. */
const RACK = -1;

/** `<tw-position-editor>`: fires `edit` with table, rack and whether the seat has opened after each change, and `history` with
 * "undo" or "redo". */
export class PositionEditor extends Page {
  static properties = { position: {}, jokers: {}, box: {}, editing: {}, shown: {}, target: {}, problem: {}, chosen: {} };
  /** @type {Case | null} */
  position = null;
  /** @type {string[]} */
  jokers = [];
  /** How many tiles of each face there are; without it nobody counts. @type {Record<string, number>} */
  box = {};
  /** Whether the position is set up, and not tried or looked at. */
  editing = true;
  /** A turn that was found. @type {import("./turn_board.js").Shown | null} */
  shown = null;
  /** The row that tapped pieces go to; one more than there are is a new one. */
  target = 0;
  /** Why the last piece was not added. */
  problem = "";
  /** The pieces that are taken up on the board. @type {number[]} */
  chosen = [];

  #loaded = customElements.get("tw-turn-board") !== undefined;

  /** The board is loaded when it is wanted: the judge begins with a row. */
  async load() {
    await import("./turn_board.js");
    this.#loaded = true;
  }

  get #rows() {
    return this.position?.table.filter(({ length }) => length) ?? [];
  }

  get #rack() {
    return this.position?.rack ?? [];
  }

  /** @param {Partial<Pick<Case, "table" | "rack" | "opened">>} part */
  #change(part) {
    this.problem = "";
    const { table, rack, opened } = { table: this.#rows, rack: this.#rack, opened: this.position?.opened ?? true, ...part };
    this.dispatchEvent(new CustomEvent("edit", { detail: { table: table.length ? table : [[]], rack, opened } }));
  }

  /** Add a piece, if the box has one more of it. @param {CustomEvent<string>} event */
  #pick({ detail: face }) {
    if (this.#gone.has(face)) this.problem = t("judge-no-more", { piece: faceInWords(face), count: this.box[face] ?? 0 });
    else if (this.target === RACK) this.#change({ rack: [...this.#rack, face] });
    else {
      const rows = this.#rows;
      const place = Math.min(this.target, rows.length);
      this.target = place;
      this.#change({ table: rows.toSpliced(place, 1, [...(rows[place] ?? []), face]) });
    }
  }

  /** The faces of which none is left. */
  get #gone() {
    const used = [...this.#rows.flat(), ...this.#rack];
    const counts = new Map(used.map((face) => [face, used.filter((other) => other === face).length]));
    return new Set([...counts].filter(([face, count]) => count >= (this.box[face] ?? Infinity)).map(([face]) => face));
  }

  get #board() {
    return this.querySelector("tw-turn-board");
  }

  /** The row of a piece that is taken up gets the next ones. @param {CustomEvent<number[]>} event */
  #choose({ detail: chosen }) {
    this.chosen = chosen;
    if (chosen.length) this.target = this.#board?.rowOf(chosen[0]) ?? RACK;
  }

  render() {
    if (!this.#loaded) return this.waitingView("board-skeleton");
    return html`<tw-turn-board .asked=${this.position} .editing=${this.editing} .shown=${this.shown} .lead=${""}
        @edit=${(/** @type {CustomEvent} */ event) => this.#change(event.detail)}
        @history=${(/** @type {CustomEvent} */ { detail }) => void this.dispatchEvent(new CustomEvent("history", { detail }))}
        @choose=${this.#choose}></tw-turn-board>
      ${this.editing ? this.#palette() : nothing}`;
  }

  #palette() {
    const rows = this.#rows;
    const target = Math.min(this.target, rows.length);
    const place = (/** @type {number} */ to, /** @type {string} */ words) =>
      html`<button type="button" aria-pressed=${target === to} @click=${() => (this.target = to)}>${words}</button>`;
    return html`<section class="edit-palette" aria-label=${t("judge-add")}>
      <div class="cluster">
        <div class="segments" role="group" aria-label=${t("judge-add")}>
          ${target >= 0 && target < rows.length ? place(target, t("judge-row", { number: target + 1 })) : nothing}
          ${place(rows.length, t("judge-new-row"))} ${place(RACK, t("judge-rack"))}
        </div>
        ${target >= 0 && target < rows.length ? html`<span class="edit-target">${smallRow(rows[target])}</span>` : nothing}
        <button type="button" class="quiet" ?disabled=${!this.chosen.length} @click=${() => this.#board?.takeAway(this.chosen)}>${t("page-remove")}</button>
      </div>
      <p class=${this.problem ? "refusal" : "soft small"} role="status">${this.problem || t("judge-fill")}</p>
      <tw-picker .jokers=${this.jokers} .gone=${this.#gone} @pick=${this.#pick}></tw-picker>
      ${checkboxField(t("judge-opened"), this.position?.opened ?? true, (opened) => this.#change({ opened }))}
    </section>`;
  }
}

customElements.define("tw-position-editor", PositionEditor);

// The position before a turn, edited on the felt: rows of the table and the rack, filled by tapping pieces.

import { BaseElement } from "../../base_element.js";
import { html } from "../../vendor/lit.js";
import { t } from "../../words.js";
import { checkboxField } from "../page.js";
import { faceInWords } from "./faces.js";
import { pickedPieces } from "./piece_picker.js";

/** @typedef {{ table: string[][], rack: string[], opened: boolean }} Position */

/** The place that tapped pieces go to: a row of the table, or the rack. */
const RACK = -1;

/** `<tw-position-editor>`: fires `edit` with the position after each change. */
export class PositionEditor extends BaseElement {
  static properties = { position: {}, jokers: {}, box: {}, folded: {}, target: {}, problem: {} };
  /** @type {Position} */
  position = { table: [[]], rack: [], opened: true };
  /** @type {string[]} */
  jokers = [];
  /** How many tiles of each face there are; without it nobody counts. @type {Record<string, number>} */
  box = {};
  target = 0;
  /** Whether the palette is folded at first: where a position is there to be looked at. */
  folded = false;
  /** Why the last piece was not added. */
  problem = "";

  /** @param {Partial<Position>} part */
  #change(part) {
    this.position = { ...this.position, ...part };
    this.problem = "";
    this.dispatchEvent(new CustomEvent("edit", { detail: this.position }));
  }

  /** @param {number} place @param {string[]} pieces */
  #fill(place, pieces) {
    const { table } = this.position;
    if (place === RACK) this.#change({ rack: pieces });
    else this.#change({ table: table.map((row, at) => (at === place ? pieces : row)) });
  }

  /** Add a piece, if the box has one more of it. @param {CustomEvent<string>} event */
  #pick({ detail: face }) {
    const place = Math.min(this.target, this.position.table.length - 1);
    if (this.#gone.has(face)) {
      this.problem = t("judge-no-more", { piece: faceInWords(face), count: this.box[face] ?? 0 });
      return;
    }
    this.#fill(place, [...this.#pieces(place), face]);
  }

  /** The faces of which none is left. */
  get #gone() {
    const used = [...this.position.table.flat(), ...this.position.rack];
    const counts = new Map(used.map((face) => [face, used.filter((other) => other === face).length]));
    return new Set([...counts].filter(([face, count]) => count >= (this.box[face] ?? Infinity)).map(([face]) => face));
  }

  /** @param {number} place */
  #pieces(place) {
    return place === RACK ? this.position.rack : (this.position.table[place] ?? []);
  }

  #addRow() {
    const table = [...this.position.table.filter(({ length }) => length), []];
    this.target = table.length - 1;
    this.#change({ table });
  }

  render() {
    const { table, opened } = this.position;
    return html`<div class="position">
      <div class="edit-board">
        <div class="edit-felt" role="group" aria-label=${t("judge-table")}>
          ${table.map((_, place) => this.#place(place, t("judge-row", { number: place + 1 })))}
          <button type="button" class="edit-slot" aria-label=${t("judge-new-row")} title=${t("judge-new-row")}
            @click=${this.#addRow}><span aria-hidden="true">+</span></button>
        </div>
        <div class="edit-rack">${this.#place(RACK, t("judge-rack"))}</div>
      </div>
      ${checkboxField(t("judge-opened"), opened, (yes) => this.#change({ opened: yes }))}
      <details class="edit-palette" ?open=${!this.folded}>
        <summary>${t("judge-add")}</summary>
        <p class=${this.problem ? "refusal" : "soft small"} role="status">${this.problem || t("judge-fill")}</p>
        <tw-picker .jokers=${this.jokers} .gone=${this.#gone} @pick=${this.#pick}></tw-picker>
      </details>
    </div>`;
  }

  /** @param {number} place @param {string} words */
  #place(place, words) {
    const chosen = Math.min(this.target, this.position.table.length - 1) === place;
    const pieces = this.#pieces(place);
    return html`<div class="place ${chosen ? "chosen" : ""}">
      <button type="button" class="place-name" aria-pressed=${chosen} @click=${() => (this.target = place)}>${words}</button>
      ${pickedPieces(pieces, (at) =>
        this.#fill(
          place,
          pieces.filter((_, other) => other !== at),
        ),
      )}
    </div>`;
  }
}

customElements.define("tw-position-editor", PositionEditor);

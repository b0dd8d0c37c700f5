// The position before a turn: rows of the table and the rack, filled by tapping pieces.

import { BaseElement } from "../base_element.js";
import { html } from "../vendor/lit.js";
import { t } from "../words.js";
import { checkboxField } from "./page.js";
import { pickedPieces } from "./piece_picker.js";

/** @typedef {{ table: string[][], rack: string[], opened: boolean }} Position */

/** The place that tapped pieces go to: a row of the table, or the rack. */
const RACK = -1;

/** `<tw-position-editor>`: fires `edit` with the position after each change. */
export class PositionEditor extends BaseElement {
  static properties = { position: {}, jokers: {}, target: { state: true } };

  constructor() {
    super();
    /** @type {Position} */
    this.position = { table: [[]], rack: [], opened: true };
    /** @type {string[]} */
    this.jokers = [];
    this.target = 0;
  }

  /** @param {Partial<Position>} part */
  #change(part) {
    this.position = { ...this.position, ...part };
    this.dispatchEvent(new CustomEvent("edit", { detail: this.position }));
  }

  /** @param {number} place @param {string[]} pieces */
  #fill(place, pieces) {
    const { table } = this.position;
    if (place === RACK) this.#change({ rack: pieces });
    else this.#change({ table: table.map((row, at) => (at === place ? pieces : row)) });
  }

  /** @param {CustomEvent<string>} event */
  #pick({ detail }) {
    this.#fill(this.target, [...this.#pieces(this.target), detail]);
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
      <fieldset>
        <legend>${t("judge-table")}</legend>
        ${table.map((_, place) => this.#place(place, t("judge-row", { number: place + 1 })))}
        <button type="button" class="quiet" @click=${this.#addRow}>${t("judge-new-row")}</button>
      </fieldset>
      <div>
        ${this.#place(RACK, t("judge-rack"))}
        ${checkboxField(t("judge-opened"), opened, (yes) => this.#change({ opened: yes }))}
      </div>
      <p class="soft small">${t("judge-fill")}</p>
      <tw-picker .jokers=${this.jokers} @pick=${this.#pick}></tw-picker>
    </div>`;
  }

  /** @param {number} place @param {string} words */
  #place(place, words) {
    const chosen = this.target === place;
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

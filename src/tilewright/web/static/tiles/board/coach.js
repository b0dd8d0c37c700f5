// The coach: a row that has just become wrong says why, below it, for a moment.

import { drawnText } from "../../parts/drawn_text.js";
import { html } from "../../vendor/lit.js";
import { isBegun, rowKey } from "../piece.js";
import { drawing } from "../tile.js";
import { placeBelow } from "./felt.js";

const SHOWN_MS = 3000;

export class Coach {
  /** The rows that were wrong before. @type {Set<string>} */
  #known = new Set();
  /** The row that says why it is wrong: its place and the reason. @type {{row: number, reason: string} | null} */
  #said = null;
  #timer = 0;

  /** Note what is wrong with the rows that are shown. @param {import("./felt.js").Shown[]} rows */
  note(rows) {
    const wrong = rows
      .map(({ tiles, reason }, row) => ({ row, reason, key: rowKey(tiles), begun: isBegun(tiles) }))
      .filter(({ reason, begun }) => reason && !begun);
    const fresh = wrong.find(({ key }) => !this.#known.has(key));
    this.#known = new Set(wrong.map(({ key }) => key));
    if (fresh) {
      this.#said = { row: fresh.row, reason: fresh.reason ?? "" };
      clearTimeout(this.#timer);
      this.#timer = 0;
    } else if (this.#said && !wrong.some(({ row }) => row === this.#said?.row)) this.#said = null;
  }

  /** Let the next update say again what is wrong. */
  repeat() {
    this.#known.clear();
  }

  /** The bubble; the description of the row tells screen readers. */
  view() {
    return html`<div class="reason coach" popover="manual" aria-hidden="true">${drawnText(this.#said?.reason ?? "", drawing())}</div>`;
  }

  /** Show the bubble below its row, once. @param {Element} board */
  show(board) {
    const bubble = /** @type {HTMLElement | null} */ (board.querySelector(".coach"));
    const row = this.#said && board.querySelector(`[data-row="${this.#said.row}"]`);
    if (!bubble || !row) return this.hide(board);
    if (!this.#timer) this.#timer = setTimeout(() => this.hide(board), SHOWN_MS);
    if (!bubble.matches(":popover-open")) bubble.showPopover();
    placeBelow(bubble, row);
  }

  /** @param {Element} board */
  hide(board) {
    clearTimeout(this.#timer);
    this.#timer = 0;
    this.#said = null;
    /** @type {HTMLElement | null} */ (board.querySelector(".coach:popover-open"))?.hidePopover();
  }
}

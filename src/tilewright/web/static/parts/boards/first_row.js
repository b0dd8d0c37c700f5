// The first row of somebody new: three tiles of a rack, one tap each, make a run on the felt.

import { BaseElement } from "../../base_element.js";
import { byNumber, letter, notation, pieceOf } from "../../tiles/piece.js";
import { smallTile, tilePicture } from "../../tiles/tile.js";
import { html } from "../../vendor/lit.js";
import { t } from "../../words.js";
import { faceInWords } from "./faces.js";
import { smallRow } from "./small_board.js";

const TABLE = [
  ["K11", "B11", "O11"],
  ["B3", "B4", "B5", "B6"],
];
const RUN = ["R8", "R7", "R9"].map(pieceOf);
const OTHERS = ["K2", "O4", "B13"].map(pieceOf);

/** `<tw-first-row>`: a taste of the game before the first one. */
class FirstRow extends BaseElement {
  /** @type {number[]} */
  #laid = [];

  /** @param {number} piece */
  #lay(piece) {
    this.#laid = [...this.#laid, piece].sort(byNumber);
    this.requestUpdate();
    // The tile that had the focus is gone: the next one gets it.
    void this.updateComplete.then(() => this.querySelector("button")?.focus({ preventScroll: true }));
  }

  render() {
    const done = this.#laid.length === RUN.length;
    return html`<p class="first-row-words"
      role="status">${done ? t("shell-first-row-done") : t("shell-first-row", { count: RUN.length - this.#laid.length })}</p>
      <div class="small-board">
        <div class="small-felt">
          ${TABLE.map(smallRow)}
          <div class="small-row laid ${done ? "good" : ""}">${this.#laid.map(smallTile)}</div>
        </div>
        <div class="small-rack"><div class="small-row">
          ${RUN.filter((piece) => !this.#laid.includes(piece)).map(
            (piece) =>
              html`<button type="button" class="small-tile wanted ${letter(piece)}" aria-label=${faceInWords(notation(piece))}
                @click=${() => this.#lay(piece)}>${tilePicture(piece, [])}</button>`,
          )}
          ${OTHERS.map(smallTile)}
        </div></div>
      </div>`;
  }
}

customElements.define("tw-first-row", FirstRow);

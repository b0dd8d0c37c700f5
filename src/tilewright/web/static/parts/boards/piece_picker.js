// A picker of pieces: one tap adds a piece; arrow keys move between the pieces. On a phone one color is shown at a time.

import { BaseElement } from "../../base_element.js";
import { findAll, targetOf } from "../../dom.js";
import { pieceOf } from "../../tiles/piece.js";
import { html, svg } from "../../vendor/lit.js";
import { t } from "../../words.js";
import { pageTile } from "../rules/booklets.js";
import { faceInWords, JOKERS, MARKS } from "./faces.js";

const COLORS = "KRBO";
const NUMBERS = 13;
/** How far each arrow key moves. @type {Record<string, number>} */
const STEPS = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -NUMBERS, ArrowDown: NUMBERS };

/** `<tw-picker>`: fires `pick` with a face in the notation. */
export class PiecePicker extends BaseElement {
  static properties = { jokers: {}, gone: {}, reached: {}, shown: {} };
  /** The jokers that there are, in the notation. @type {string[]} */
  jokers = [];
  /** The faces of which none is left; they can be tapped, to be told so. @type {Set<string>} */
  gone = new Set();
  /** The piece that Tab reaches. */
  reached = 0;
  /** The line that a phone shows. */
  shown = 0;

  render() {
    const colors = [...COLORS].map((color) => Array.from({ length: NUMBERS }, (_, place) => `${color}${place + 1}`));
    const groups = this.jokers.length ? [...colors, this.jokers] : colors;
    let place = 0;
    return html`<div class="picker" role="group" aria-label=${t("pick-pieces")} @keydown=${this.#press}>
      <div class="picker-colors" role="group" aria-label=${t("pick-color")}>${groups.map(([face], line) => this.#color(face, line))}</div>
      ${groups.map(
        (faces, line) =>
          html`<div class="picker-line ${line === this.shown ? "shown" : ""}">${faces.map((face) => this.#button(face, place++))}</div>`,
      )}
    </div>`;
  }

  /** The button that shows a line. @param {string} face the first one of the line @param {number} line */
  #color(face, line) {
    const sign = face[0];
    const [mark, size] = MARKS[sign] ? [MARKS[sign], 12] : [JOKERS[sign], 30];
    // words: color-K color-R color-B color-O
    const words = MARKS[sign] ? t(`color-${sign}`) : faceInWords(face);
    return html`<button type="button" class="picker-color" aria-pressed=${line === this.shown} aria-label=${words}
      @click=${() => (this.shown = line)}>${svg`<svg class="mark mark-${sign}" viewBox="0 0 ${size} ${size}"
      aria-hidden="true">${mark}</svg>`}</button>`;
  }

  /** @param {string} face @param {number} place */
  #button(face, place) {
    const picked = () => {
      this.reached = place;
      this.dispatchEvent(new CustomEvent("pick", { detail: face }));
    };
    return html`<button type="button" class="pick ${this.gone.has(face) ? "gone" : ""}" data-face=${face}
      tabindex=${place === this.reached ? 0 : -1} aria-label=${faceInWords(face)} @click=${picked}>${pageTile(pieceOf(face))}</button>`;
  }

  /** @param {KeyboardEvent} event */
  #press(event) {
    const step = STEPS[event.key];
    const buttons = findAll(this, ".pick");
    const from = buttons.indexOf(targetOf(event));
    if (!step || from < 0) return;
    event.preventDefault();
    this.reached = Math.max(0, Math.min(buttons.length - 1, from + step));
    this.shown = Math.floor(this.reached / NUMBERS);
    void this.updateComplete.then(() => buttons[this.reached].focus());
  }
}

customElements.define("tw-picker", PiecePicker);

/** Picked pieces as buttons that remove them. @param {string[]} faces @param {(place: number) => void} remove */
export const pickedPieces = (faces, remove) => html`<div class="picked">
  ${faces.map(
    (face, place) =>
      html`<button type="button" class="pick" aria-label=${t("pick-remove", { piece: faceInWords(face) })}
        @click=${() => remove(place)}>${pageTile(pieceOf(face))}</button>`,
  )}
</div>`;

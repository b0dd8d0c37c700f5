// A picker of pieces: one tap adds a piece; arrow keys move between the pieces.

import { BaseElement } from "../base_element.js";
import { pieceOf } from "../tiles/piece.js";
import { html } from "../vendor/lit.js";
import { t } from "../words.js";
import { faceInWords } from "./faces.js";
import { pageTile } from "./rules/booklets.js";

const COLORS = "KRBO";
const NUMBERS = 13;
/** How far each arrow key moves. @type {Record<string, number>} */
const STEPS = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -NUMBERS, ArrowDown: NUMBERS };

/** `<tw-picker>`: fires `pick` with a face in the notation. */
export class PiecePicker extends BaseElement {
  static properties = { jokers: {}, reached: { state: true } };

  constructor() {
    super();
    /** The jokers that there are, in the notation. @type {string[]} */
    this.jokers = [];
    /** The piece that Tab reaches. */
    this.reached = 0;
  }

  render() {
    const colors = [...COLORS].map((color) =>
      Array.from({ length: NUMBERS }, (_, place) => `${color}${place + 1}`),
    );
    const groups = [...colors, this.jokers];
    let place = 0;
    return html`<div class="picker" role="group" aria-label=${t("pick-pieces")} @keydown=${this.#press}>
      ${groups.map((faces) => html`<div class="picker-line">${faces.map((face) => this.#button(face, place++))}</div>`)}
    </div>`;
  }

  /** @param {string} face @param {number} place */
  #button(face, place) {
    const picked = () => {
      this.reached = place;
      this.dispatchEvent(new CustomEvent("pick", { detail: face }));
    };
    return html`<button type="button" class="pick" data-face=${face} tabindex=${place === this.reached ? 0 : -1} aria-label=${faceInWords(face)} @click=${picked}>${pageTile(pieceOf(face))}</button>`;
  }

  /** @param {KeyboardEvent} event */
  #press(event) {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    const buttons = /** @type {HTMLElement[]} */ ([...this.querySelectorAll(".pick")]);
    this.reached = Math.max(0, Math.min(buttons.length - 1, this.reached + step));
    buttons[this.reached].focus();
  }
}

customElements.define("tw-picker", PiecePicker);

/** Picked pieces as buttons that remove them. @param {string[]} faces @param {(place: number) => void} remove */
export const pickedPieces = (faces, remove) => html`<div class="picked">
  ${faces.map((face, place) => html`<button type="button" class="pick" aria-label=${t("pick-remove", { piece: faceInWords(face) })} @click=${() => remove(place)}>${pageTile(pieceOf(face))}</button>`)}
</div>`;

// One turn of a review of dice: what is told of it, the grid before it with the dice in hand, and the best grid.

import { BaseElement } from "../base_element.js";
import { diceView, drawing, faceOf } from "../dice/die.js";
import "../dice/grid.js";
import { drawnText } from "../parts/boards/drawn_text.js";
import { html, nothing } from "../vendor/lit.js";
import { t } from "../words.js";
import { toldOf } from "./told.js";

/** @import { TurnShown as Turn } from "../messages/http.d.ts" */

/** `<tw-dice-story>`: shows a turn; fires `watch` when its replay is asked for. */
export class DiceStory extends BaseElement {
  static properties = { turn: {}, about: {}, answers: {} };
  /** @type {Turn | null} */
  turn = null;
  /** @type {import("./told.js").About} */
  about = { names: [], seat: null, turning: null };
  /** Whether the best grid is shown, and not the one before the turn. */
  answers = false;

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    if (changed.has("turn")) this.answers = false;
  }

  render() {
    const turn = this.turn;
    if (!turn) return nothing;
    const { dice } = turn;
    return html`<p class="told">${drawnText(toldOf(turn, this.about), drawing(), { jokers: true })}</p>
      ${dice ? this.#grid(dice) : nothing}
      <div class="cluster">
        ${
          dice?.after.length
            ? html`<button aria-pressed=${this.answers} @click=${() => (this.answers = !this.answers)}>${t("review-show-best")}</button>`
            : nothing
        }
        <button class="quiet" @click=${() => this.dispatchEvent(new CustomEvent("watch"))}>${t("review-watch")}</button>
      </div>`;
  }

  /** @param {NonNullable<Turn["dice"]>} dice */
  #grid({ hand, before, after }) {
    const shown = this.answers ? after : before;
    const old = new Set(before.map(String));
    const held = this.answers ? leftOf(hand, before, after) : hand;
    const showing = [...shown.map(([, , face]) => face), ...held].map(faceOf);
    const placed = shown.map(([x, y], place) => /** @type {[number, number, number]} */ ([x, y, place + 1]));
    const changed = new Set(placed.filter((_, place) => this.answers && !old.has(String(shown[place]))).map(([, , die]) => die));
    return html`<tw-dice-grid .dice=${placed} .showing=${showing} .changed=${changed}></tw-dice-grid>
      ${diceView(
        held.map((_, place) => shown.length + place + 1),
        showing,
      )}`;
  }
}

/** The dice of a hand that are left after a turn from one grid to another.
 * @param {readonly string[]} hand @param {readonly import("../parts/rules/rule_pictures.js").Grid[number][]} before
 * @param {readonly import("../parts/rules/rule_pictures.js").Grid[number][]} after */
function leftOf(hand, before, after) {
  const laid = after.map(([, , face]) => face);
  for (const [, , face] of before) laid.splice(laid.indexOf(face), 1);
  return hand.filter((face) => {
    const place = laid.indexOf(face);
    if (place >= 0) laid.splice(place, 1);
    return place < 0;
  });
}

customElements.define("tw-dice-story", DiceStory);

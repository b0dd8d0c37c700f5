// A turn of the dice game for the judge: the grid before it, the grid after it, and the dice that are left.

import { BaseElement, classNames } from "../base_element.js";
import { find, targetOf } from "../dom.js";
import { faceInWords } from "../parts/boards/faces.js";
import { pickedPieces } from "../parts/boards/piece_picker.js";
import { pageTile } from "../parts/rules/booklets.js";
import { pieceOf } from "../tiles/piece.js";
import { html, nothing } from "../vendor/lit.js";
import { t } from "../words.js";
import { faceAt, laidDie, movedDie, placeAfter, removedDie, shownPlaces } from "./grid_cells.js";

/** @import { Die, Place } from "./grid_cells.js" */
/** `after` is null before the turn is laid. @typedef {{ grid: Die[], laid: Die[] | null, rest: string[] }} GridTurn */
/** @typedef {"before" | "after" | "rest"} Step */

/** The cell of the first die. @type {Place} */
const MIDDLE = [0, 0];
/** @type {Record<string, Place>} */
const STEPS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** @param {Place} one @param {Place | null} other */
const isSame = (one, other) => String(one) === String(other);

/** `<tw-grid-editor>`: fires `edit` with the turn after each change. */
export class GridEditor extends BaseElement {
  static properties = { turn: {}, jokers: {}, wrong: {}, step: {}, at: {}, downward: {} };
  /** @type {GridTurn} */
  turn = { grid: [], laid: null, rest: [] };
  /** @type {string[]} */
  jokers = [];
  /** The cells of what is wrong after the turn. @type {Place[]} */
  wrong = [];
  /** What is filled. @type {Step} */
  step = "before";
  /** The chosen cell. @type {Place | null} */
  at = null;
  /** Whether the next die goes below the last one. */
  downward = false;

  /** The dice of the grid that is filled. */
  get #dice() {
    return this.step === "before" ? this.turn.grid : (this.turn.laid ?? this.turn.grid);
  }

  /** @param {Partial<GridTurn>} part */
  #change(part) {
    this.turn = { ...this.turn, ...part };
    this.dispatchEvent(new CustomEvent("edit", { detail: this.turn }));
  }

  /** @param {Die[]} dice */
  #fill(dice) {
    if (this.step === "before") this.#change({ grid: dice, laid: null });
    else this.#change({ laid: dice });
  }

  /** @param {Step} step */
  #go(step) {
    Object.assign(this, { step, at: null, downward: false });
    if (step === "after" && !this.turn.laid) this.#change({ laid: this.turn.grid });
  }

  /** @param {CustomEvent<string>} event */
  #pick({ detail }) {
    if (this.step === "rest") return this.#change({ rest: [...this.turn.rest, detail] });
    const at = this.at ?? MIDDLE;
    this.at = placeAfter(at, this.downward);
    this.#fill(laidDie(this.#dice, at, detail));
  }

  /** Choose a cell, turn the direction at the chosen one, or move the chosen die to an empty one. @param {Place} place */
  #tap(place) {
    const dice = this.#dice;
    const from = this.at;
    if (isSame(place, from) && !faceAt(dice, place)) this.downward = !this.downward;
    this.at = place;
    if (from && faceAt(dice, from) && !faceAt(dice, place)) this.#fill(movedDie(dice, from, place));
  }

  /** @param {KeyboardEvent} event */
  #press(event) {
    const step = STEPS[event.key];
    const at = targetOf(event).dataset.at?.split(",").map(Number);
    if (!step || !at) return;
    event.preventDefault();
    find(this, `[data-at="${at[0] + step[0]},${at[1] + step[1]}"]`)?.focus();
  }

  render() {
    const steps = /** @type {[Step, string][]} */ ([
      ["before", t("judge-grid-step-before")],
      ["after", t("judge-grid-step-after")],
      ["rest", t("judge-grid-rest")],
    ]);
    const how = {
      before: t("judge-grid-how-before"),
      after: t("judge-grid-how-after"),
      rest: t("judge-grid-how-rest"),
    };
    const { rest } = this.turn;
    // The picker is above what grows, because it must not move under the finger.
    return html`<div class="segments" role="group" aria-label=${t("judge-a-turn")}>
        ${steps.map(
          ([step, words]) =>
            html`<label><input type="radio" name="grid-step" .checked=${this.step === step} @change=${() => this.#go(step)}
              /><span>${words}</span></label>`,
        )}
      </div>
      <p class="soft small">${how[this.step]}</p>
      <tw-picker .jokers=${this.jokers} @pick=${this.#pick}></tw-picker>
      ${this.step === "rest" ? pickedPieces(rest, (at) => this.#change({ rest: rest.filter((_, other) => other !== at) })) : this.#grid()}`;
  }

  #grid() {
    const dice = this.#dice;
    const { columns, rows } = shownPlaces(dice);
    const { at } = this;
    const cells = rows.flatMap((y, row) => columns.map((x, column) => this.#cell([x, y], { column: column + 1, row: row + 1 })));
    return html`<div class="judge-grid" role="group" aria-label=${t("dicegame-grid")} .style=${`--columns: ${columns.length}`}
      @keydown=${this.#press}>${cells}</div>
      <button type="button" class="quiet" ?disabled=${!at || !faceAt(dice, at)}
        @click=${() => at && this.#fill(removedDie(dice, at))}>${t("judge-grid-remove")}</button>`;
  }

  /** @param {Place} place @param {{ column: number, row: number }} seen its column and row, as a reader counts them */
  #cell(place, seen) {
    const face = faceAt(this.#dice, place);
    const chosen = isSame(place, this.at);
    const wrong = this.step === "after" && this.wrong.some((one) => isSame(one, place));
    const classes = classNames({ "judge-cell": true, chosen, down: chosen && this.downward, wrong });
    const label = face ? t("dicegame-cell-die", { die: faceInWords(face), ...seen }) : t("dicegame-cell-empty", seen);
    return html`<button type="button" class=${classes} data-at=${String(place)}
      tabindex=${isSame(place, this.at ?? MIDDLE) ? 0 : -1} aria-pressed=${chosen} aria-label=${label} @click=${() => this.#tap(place)}>
      ${face ? pageTile(pieceOf(face)) : nothing}
    </button>`;
  }
}

customElements.define("tw-grid-editor", GridEditor);

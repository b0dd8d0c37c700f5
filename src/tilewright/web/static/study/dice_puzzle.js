// A puzzle with dice: the grid of a match of dice, judged by the server after every move.

import { request } from "../api.js";
import { BaseElement } from "../base_element.js";
import "../dice/match.js";
import { BoardConnection } from "../match/board_connection.js";
import { FACES } from "../match/faces.js";
import { html } from "../vendor/lit.js";
import { language } from "../words.js";

/** @import { PuzzleJudged as Judged, PuzzleShown as Shown } from "../messages/http.d.ts" */

/** Calls `told` with each answer of the server. */
class PuzzleConnection extends BoardConnection {
  /** The grid as it is laid. @type {number[][]} */
  #rows = [];

  /** @param {import("../match/board_connection.js").Position} position @param {(judged: Judged & {final: boolean}) => void} told */
  constructor(position, told) {
    super(position);
    this.told = told;
  }

  /** @param {number[][]} rows */
  judged(rows) {
    this.#rows = rows;
    return this.#judge(false);
  }

  /** Give what is laid as the answer. @param {object} _command */
  async sendCommand(_command) {
    await this.#judge(true);
    return { type: "ack" };
  }

  /** @param {boolean} final */
  async #judge(final) {
    const answer = await request(`/api/puzzles/${this.position.id}/turn?language=${language()}`, {
      body: { after: this.#rows, final },
    });
    this.told({ ...answer, final });
    return answer.judgement;
  }
}

/** `<tw-dice-puzzle>`: fires `judged` as the board of a puzzle with tiles does. */
export class DicePuzzle extends BaseElement {
  static properties = { shown: {} };
  /** @type {Shown | null} */
  shown = null;
  /** @type {PuzzleConnection | null} */
  #connection = null;

  render() {
    const { puzzle, rules, view } = /** @type {Shown} */ (this.shown);
    this.#connection ??= new PuzzleConnection({ id: puzzle, rules, view: view ?? {} }, (detail) =>
      this.dispatchEvent(new CustomEvent("judged", { detail })),
    );
    return html`<tw-dice .connection=${this.#connection} .match=${puzzle} .face=${FACES.puzzle}></tw-dice>`;
  }
}

customElements.define("tw-dice-puzzle", DicePuzzle);

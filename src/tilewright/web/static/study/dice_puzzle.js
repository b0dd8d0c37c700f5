// A puzzle with dice: the grid of a match of dice, judged by the server after every move.

import { request } from "../api.js";
import { BaseElement } from "../base_element.js";
import "../dice/match.js";
import { BoardConnection } from "../match/board_connection.js";
import { html } from "../vendor/lit.js";
import { language } from "../words.js";

/** Fires `judged` with each answer of the server. */
class PuzzleConnection extends BoardConnection {
  /** The grid as it is laid. @type {number[][]} */
  #rows = [];

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
    this.emit("judged", { ...answer, final });
    return answer.judgement;
  }
}

/** `<tw-dice-puzzle>`: fires `judged` as the board of a puzzle with tiles does. */
export class DicePuzzle extends BaseElement {
  static properties = { shown: { attribute: false } };
  /** @type {PuzzleConnection | null} */
  #connection = null;

  constructor() {
    super();
    /** @type {import("../messages/http.d.ts").PuzzleShown | null} */
    this.shown = null;
  }

  render() {
    const { puzzle, rules, view } = /** @type {import("../messages/http.d.ts").PuzzleShown} */ (this.shown);
    this.#connection ??= this.#connected({ id: puzzle, rules, view });
    return html`<tw-dice .connection=${this.#connection} .match=${puzzle}></tw-dice>`;
  }

  /** @param {import("../match/board_connection.js").Position} position */
  #connected(position) {
    const connection = new PuzzleConnection(position);
    connection.addEventListener("judged", (event) =>
      this.dispatchEvent(new CustomEvent("judged", { detail: /** @type {CustomEvent} */ (event).detail })),
    );
    return connection;
  }
}

customElements.define("tw-dice-puzzle", DicePuzzle);

// What a page without a match keeps of a board: the steps of a turn, and the order of the rack.

import { begin, lay, STEPS, STEPS_SAID } from "../../match/history.js";
import { t } from "../../words.js";

export class OwnTurn {
  history = begin([]);
  /** @type {number[]} */
  order = [];

  /** @param {(rows: number[][]) => void} laid called with the table after each change @param {(sentence: string) => void} announce */
  constructor(laid, announce) {
    this.laid = laid;
    this.announce = announce;
  }

  get rows() {
    return this.history.rows;
  }

  /** Begin a turn on a table. @param {number[][]} table @param {number[][]} [rows] what is laid already */
  begin(table, rows = table) {
    this.history = lay(begin(table), rows);
  }

  /** Lay what the board fires. @param {CustomEvent<number[][]>} event */
  lay = ({ detail }) => this.#set(lay(this.history, detail));

  /** Go a step back or forth, or to the beginning. @param {{detail: keyof typeof STEPS}} event */
  step = ({ detail: way }) => {
    if (this.#set(STEPS[way](this.history))) this.announce(t(STEPS_SAID[way]));
  };

  /** @param {CustomEvent<number[]>} event */
  sort = ({ detail }) => {
    this.order = detail;
  };

  /** @param {import("../../match/history.js").History} next */
  #set(next) {
    const changes = next !== this.history;
    this.history = next;
    if (changes) this.laid(next.rows);
    return changes;
  }
}

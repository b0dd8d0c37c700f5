// Sends the draft and the rack order to the server, and stores the draft in this tab until the server has it.

import { sameRows } from "./board/draft.js";
import { isJudged, isMyTurn, turnKey } from "./state.js";

/** @import { Message } from "../match/types.js" */
/** @import { State } from "./state.js" */

const SEND_EVERY_MS = 200;
// The server stores a draft within two seconds of its judgement.
const STORED_AFTER_MS = 3000;

/** Sends a draft at most five times a second; `dispatch` gets the messages that change the state. */
export class DraftSync {
  /** @type {State | null} */
  #state = null;
  /** @type {{rows: number[][] | null, seq: number | null}} */
  #sent = { rows: null, seq: null };
  #sentAt = 0;
  #timer = 0;
  /** @type {number[] | null} */
  #order = null;

  /** @param {import("../socket.js").Connection} connection @param {string} match @param {(message: Message) => void} dispatch */
  constructor(connection, match, dispatch) {
    this.connection = connection;
    this.key = `tilewright.draft.${match}`;
    this.dispatch = dispatch;
  }

  /** Send and store what a new state needs. @param {State} state @param {string} type of the message that led to it */
  update(state, type) {
    this.#state = state;
    if (type === "view" && state.draft === null) return this.#restore();
    if (type === "order" && this.#order) return this.order(this.#order);
    if (type === "judgement" && isJudged(state)) {
      const rows = state.draft;
      setTimeout(() => this.dispatch({ type: "stored", rows }), STORED_AFTER_MS);
    }
    this.#store();
    this.#schedule();
  }

  /** Send the order of the rack. @param {number[]} tiles */
  order(tiles) {
    const open = this.connection.state === "open";
    this.#order = open ? null : tiles;
    this.connection.send({ type: "order", tiles });
    if (this.#state?.order.join() !== tiles.join()) this.dispatch({ type: "order", tiles });
  }

  /** Send everything again, after a reconnect. */
  resend() {
    this.#sent = { rows: null, seq: null };
  }

  stop() {
    clearTimeout(this.#timer);
  }

  #restore() {
    const found = readTab(this.key);
    if (found) this.dispatch({ type: "restored", ...found });
  }

  #store() {
    const { view, draft, stored } = /** @type {State} */ (this.#state);
    if (!view) return;
    const unsent =
      draft && isMyTurn(/** @type {State} */ (this.#state)) && !sameRows(draft, view.table)
        ? { turn: turnKey(view), rows: draft, stored }
        : null;
    try {
      if (unsent) sessionStorage.setItem(this.key, JSON.stringify(unsent));
      else sessionStorage.removeItem(this.key);
    } catch {
      return; // Storage is disabled: the server has the draft a moment later.
    }
  }

  #schedule() {
    const state = /** @type {State} */ (this.#state);
    const due =
      state.draft &&
      isMyTurn(state) &&
      state.live &&
      (this.#sent.rows !== state.draft || this.#sent.seq !== state.seq);
    if (!due || this.#timer) return;
    this.#timer = setTimeout(() => this.#send(), Math.max(0, this.#sentAt + SEND_EVERY_MS - Date.now()));
  }

  #send() {
    this.#timer = 0;
    const state = /** @type {State} */ (this.#state);
    if (!state.draft || !isMyTurn(state) || this.connection.state !== "open") return;
    this.connection.send({ type: "draft", rows: state.draft, after: state.seq });
    this.#sent = { rows: state.draft, seq: state.seq };
    this.#sentAt = Date.now();
  }
}

/** @param {string} key @returns {{turn: string, rows: number[][], stored: boolean} | null} */
function readTab(key) {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? "null");
  } catch {
    return null;
  }
}

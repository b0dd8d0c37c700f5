// The own draft and rack order on their way to the server, and kept in this tab until they have surely arrived.

import { same } from "./board/draft.js";
import { judged, mine, turn } from "./state.js";

/** @typedef {import("./state.js").State} State */
/** @typedef {import("./state.js").Message} Message */

const BETWEEN_MS = 200;
// The server stores a draft within two seconds of its judgement.
const STORED_MS = 3000;

/** Sends what a state holds, at most five times a second; `tell` gets the messages that change the state. */
export class Drafting {
  /** @type {State | null} */
  #state = null;
  /** @type {{rows: number[][] | null, seq: number | null}} */
  #sent = { rows: null, seq: null };
  #sentAt = 0;
  #timer = 0;
  /** @type {number[] | null} */
  #order = null;

  /** @param {import("../socket.js").Line} line @param {string} match @param {(message: Message) => void} tell */
  constructor(line, match, tell) {
    this.line = line;
    this.key = `tilewright.draft.${match}`;
    this.tell = tell;
  }

  /** Do what a state asks for that came of a message of some type. @param {State} state @param {string} type */
  follow(state, type) {
    this.#state = state;
    if (type === "view" && state.draft === null) return this.#restore();
    if (type === "order" && this.#order) return this.order(this.#order);
    if (type === "judgement" && judged(state)) {
      const rows = state.draft;
      setTimeout(() => this.tell({ type: "stored", rows }), STORED_MS);
    }
    this.#keep();
    this.#show();
  }

  /** Keep how the rack lies. @param {number[]} tiles */
  order(tiles) {
    const open = this.line.state === "open";
    this.#order = open ? null : tiles;
    this.line.send({ type: "order", tiles });
    if (this.#state?.order.join() !== tiles.join()) this.tell({ type: "order", tiles });
  }

  /** Tell everything again on a new line. */
  again() {
    this.#sent = { rows: null, seq: null };
  }

  stop() {
    clearTimeout(this.#timer);
  }

  #restore() {
    const kept = recall(this.key);
    if (kept) this.tell({ type: "restored", ...kept });
  }

  #keep() {
    const { view, draft, sure } = /** @type {State} */ (this.#state);
    if (!view) return;
    const kept = draft && mine(/** @type {State} */ (this.#state)) && !same(draft, view.table) ? { turn: turn(view), rows: draft, sure } : null;
    try {
      if (kept) sessionStorage.setItem(this.key, JSON.stringify(kept));
      else sessionStorage.removeItem(this.key);
    } catch {
      return; // Storage is switched off: the server has the draft a moment later.
    }
  }

  #show() {
    const state = /** @type {State} */ (this.#state);
    const due = state.draft && mine(state) && state.live && (this.#sent.rows !== state.draft || this.#sent.seq !== state.seq);
    if (!due || this.#timer) return;
    this.#timer = setTimeout(() => this.#send(), Math.max(0, this.#sentAt + BETWEEN_MS - Date.now()));
  }

  #send() {
    this.#timer = 0;
    const state = /** @type {State} */ (this.#state);
    if (!state.draft || !mine(state) || this.line.state !== "open") return;
    this.line.send({ type: "draft", rows: state.draft, after: state.seq });
    this.#sent = { rows: state.draft, seq: state.seq };
    this.#sentAt = Date.now();
  }
}

/** @param {string} key @returns {{turn: string, rows: number[][], sure: boolean} | null} */
function recall(key) {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? "null");
  } catch {
    return null;
  }
}

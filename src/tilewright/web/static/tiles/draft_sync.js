// Sends the draft and the rack order to the server, and stores the draft in this tab until the server has it. A plan
// stays in this tab; the server is only asked what it says to it.

import { sameRows } from "./board/draft.js";
import { isJudged, isMyTurn, isOutdated, isPlanned, turnKey } from "./state.js";

/** @import { Message } from "../match/types.js" */
/** @import { State } from "./state.js" */

const SEND_EVERY_MS = 200;
// The server stores a draft within two seconds of its judgement.
const STORED_AFTER_MS = 3000;
const ANSWERED_WITHIN_MS = 5000;

/** Sends a draft at most five times a second; `dispatch` gets the messages that change the state. */
export class DraftSync {
  /** @type {State | null} */
  #state = null;
  /** @type {{rows: number[][] | null, seq: number | null}} */
  #sent = { rows: null, seq: null };
  #sentAt = 0;
  #timer = 0;
  /** The plan that waits for an answer: one at a time, so that it is known what an answer is about. @type {{rows: number[][], seq: number | null, at: number} | null} */
  #asked = null;
  /** @type {number[] | null} */
  #order = null;
  #restored = false;

  /** @param {import("../socket.js").Connection} connection @param {string} match @param {(message: Message) => void} dispatch */
  constructor(connection, match, dispatch) {
    this.connection = connection;
    this.key = `tilewright.draft.${match}${connection.owner}`;
    this.dispatch = dispatch;
  }

  /** The rows that the next answer about a plan is about. */
  get asked() {
    return this.#asked?.rows ?? null;
  }

  /** Send and store what a new state needs. @param {State} state @param {string} type of the message that led to it */
  update(state, type) {
    this.#state = state;
    if (type === "plan") this.#asked = null;
    if (type === "view" && !this.#restored) return this.#restore();
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
    this.#asked = null;
  }

  stop() {
    clearTimeout(this.#timer);
  }

  /** Take up what this tab stored before it was loaded again. */
  #restore() {
    this.#restored = true;
    const found = readTab(this.key);
    this.dispatch({ type: "restored", ...found });
  }

  #store() {
    const state = /** @type {State} */ (this.#state);
    const { view, draft, over, stored } = state;
    if (!view) return;
    const unsent =
      draft && (over || (isMyTurn(state) && !sameRows(draft, view.table)))
        ? { turn: turnKey(view), game: view.game, seat: view.seat, rows: draft, over, stored }
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
    const news = this.#sent.rows !== state.draft || this.#sent.seq !== state.seq;
    if (!news || !state.live || this.#timer || !this.#isDue(state)) return;
    this.#timer = setTimeout(() => this.#send(), Math.max(0, this.#sentAt + SEND_EVERY_MS - Date.now()));
  }

  /** Whether the server must be sent the draft, or asked about the plan. @param {State} state */
  #isDue(state) {
    if (!isPlanned(state)) return state.draft && isMyTurn(state);
    const waits = this.#asked?.seq === state.seq && Date.now() < (this.#asked?.at ?? 0) + ANSWERED_WITHIN_MS;
    return !waits && (isOutdated(state) || !isJudged(state));
  }

  #send() {
    this.#timer = 0;
    const state = /** @type {State} */ (this.#state);
    const { draft: rows, over, seq } = state;
    if (!rows || !this.#isDue(state) || this.connection.state !== "open") return;
    if (over) this.#asked = { rows, seq, at: Date.now() };
    this.connection.send(
      over ? { type: "plan", rows, over, after: seq } : { type: "draft", rows, after: seq },
    );
    this.#sent = { rows, seq };
    this.#sentAt = Date.now();
  }
}

/** @param {string} key @returns {{turn: string, game: number, seat: number, rows: number[][], over: number[][] | null, stored: boolean} | null} */
function readTab(key) {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? "null");
  } catch {
    return null;
  }
}

// One match as this page knows it: a store without a document. It owns the state, what is laid, and every command.

import { due, initial, isJudged, isLaid, isMyTurn, reduce } from "./state.js";

/** @import { Message } from "./types.js" */
/** @import { Outgoing } from "../messages/socket.d.ts" */
/** @import { AnyGame, AnyState } from "./state.js" */
/** What carries the messages: to a server, to a worker, or to a position (match/board_connection.js). @typedef {import("../socket.js").Connection | import("./board_connection.js").BoardConnection} Carrier */
/** Called after every change. @typedef {(after: AnyState, before: AnyState, message: Message) => void} Listener */
/** Where drafts outlive a reload. @typedef {Pick<Storage, "getItem" | "setItem" | "removeItem">} Drawer */

// A little longer than the server rests between two drafts of a player, so that none waits there.
const SEND_EVERY_MS = 220;
// The server stores a draft within two seconds of its judgement.
const STORED_AFTER_MS = 3000;
const ANSWERED_WITHIN_MS = 4000;

/** The messages of the server that change the state. @type {Outgoing["type"][]} */
const MESSAGES = ["seating", "events", "view", "clock", "draft", "judgement", "plan", "order", "presence", "gone"];

/** Follows a match from its making until `stop`. */
export class Session {
  /** @type {Set<Listener>} */
  #listeners = new Set();
  /** What was sent last of the draft. @type {{message: Message, at: number, answered: boolean} | null} */
  #sent = null;
  #timer = 0;
  /** The order of the rack that the server does not have yet. @type {number[] | null} */
  #order = null;
  #restored = false;
  #ended = new AbortController();
  #key;
  #drawer;

  /**
   * @param {AnyGame} game @param {Carrier} connection @param {string} match
   * @param {() => Drawer | undefined} [drawer] no drawer keeps nothing over a reload; asking for the tab's fails where storage is disabled
   */
  constructor(game, connection, match, drawer = () => globalThis.sessionStorage) {
    this.connection = connection;
    this.match = match;
    this.#drawer = drawer;
    this.#key = `tilewright.draft.${match}${connection.owner}`;
    this.state = initial(game);
    const { signal } = this.#ended;
    for (const type of MESSAGES) connection.on(type, (message) => this.#receive(message), { signal });
    // Nothing on the table changes: the sentence says why, such as that a bot's turn cannot be stored.
    connection.on("error", ({ reason }) => this.refuse([reason]), { signal });
    connection.onLine((line) => {
      // A new connection knows nothing of what the last one was sent.
      if (line === "down") this.#sent = null;
      this.dispatch({ type: "line", line });
    }, signal);
    connection.followMatch(match);
  }

  /** Be told of every change; returns a function that ends it. @param {Listener} listener */
  subscribe(listener) {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** End the session; what waits for an answer is forgotten. */
  stop() {
    clearTimeout(this.#timer);
    this.#ended.abort();
    this.#listeners.clear();
  }

  /** Change the state, and send and store what that needs. @param {Message} message */
  dispatch(message) {
    const before = this.state;
    const after = reduce(before, message);
    this.state = after;
    if (after !== before) for (const listener of this.#listeners) listener(after, before, message);
    if (after.draft !== before.draft || after.seq !== before.seq) this.#store();
    this.#schedule();
  }

  /** Lay pieces; what cannot be laid now is ignored. @param {number[][]} rows */
  arrange(rows) {
    this.dispatch({ type: "arranged", rows });
  }

  /** Go a step back or forth in what is laid, or to its beginning. @param {"undo" | "redo" | "reset"} way @returns {boolean} whether anything has changed */
  step(way) {
    const before = this.state;
    this.dispatch({ type: "step", way });
    return this.state.draft !== before.draft;
  }

  /** Send a command, unless one waits; a refusal is said. @param {Message} command @returns {Promise<boolean>} whether it was carried out */
  async command(command) {
    if (this.state.waiting) return false;
    this.dispatch({ type: "waiting", waiting: { type: command.type, seq: null } });
    const answer = await this.connection.sendCommand(command).catch(failed);
    if (this.#ended.signal.aborted) return false;
    const done = answer.type === "ack";
    this.dispatch({ type: "answered", seq: done ? answer.seq : null, reasons: done ? answer.sentences : [] });
    if (!done) this.refuse(answer.sentences ?? []);
    return done;
  }

  /** Say why something cannot be done; no sentence says that in general. @param {string[]} sentences */
  refuse(sentences) {
    this.dispatch({ type: "refuse", said: { sentences } });
  }

  /** Order the rack. @param {number[]} tiles */
  order(tiles) {
    this.#order = this.connection.send({ type: "order", tiles }) ? null : tiles;
    this.dispatch({ type: "order", tiles });
  }

  /** @param {Message} message of the server */
  #receive(message) {
    // What cannot be drawn is asked for again, and the owner of the server hears of it.
    if (message.type === "view" && !isFit(this.state.game, message)) {
      globalThis.reportError?.(new Error(`unfit view of ${Object.keys(message.view ?? {}).length} parts`));
      return this.connection.askAgain();
    }
    if (message.type === "order" && this.#order) return this.order(this.#order);
    const sent = this.#sent;
    const answers = sent && (message.type === "judgement" ? "draft" : message.type) === sent.message.type;
    if (answers && message.seq === sent.message.after) sent.answered = true;
    this.dispatch({ ...message, at: Date.now(), ...(answers ? { question: sent.message.rows } : {}) });
    if (message.type === "view" && !this.#restored) this.#restore();
    const { rows } = this.state.draft ?? {};
    if (message.type === "judgement" && isJudged(this.state))
      setTimeout(() => this.#ended.signal.aborted || this.dispatch({ type: "stored", rows }), STORED_AFTER_MS);
  }

  /** Take up what this tab stored before it was loaded again. */
  #restore() {
    this.#restored = true;
    try {
      this.dispatch({ type: "restored", ...JSON.parse(this.#drawer()?.getItem(this.#key) ?? "{}") });
    } catch {
      return; // Storage is disabled: the server has the draft.
    }
  }

  /** A draft that the server may not have, and every plan, outlives a reload of this tab. */
  #store() {
    const { game, view, draft } = this.state;
    if (!view || !this.#restored) return;
    const kept = draft && (isLaid(this.state) || draft.planned);
    const { rows, over, planned, stored } = draft ?? {};
    const turn = game.turnKey(view);
    try {
      if (!kept) return this.#drawer()?.removeItem(this.#key);
      const text = JSON.stringify({ turn, game: view.game, seat: view.seat, rows, over, planned, stored });
      this.#drawer()?.setItem(this.#key, text);
    } catch {
      return; // Storage is disabled: the server has the draft a moment later.
    }
  }

  /** Send what is due: a change at most five times a second, and again what was not answered. */
  #schedule() {
    clearTimeout(this.#timer);
    const message = due(this.state);
    if (!message || this.connection.state !== "open" || this.#ended.signal.aborted) return;
    const last = this.#sent;
    const alike = last?.message.type === message.type && last.message.after === message.after;
    const same = alike && last.message.rows === message.rows;
    if (same && (last.answered || isJudged(this.state))) return;
    // One plan at a time, so that it is known what an answer is about.
    const waits = same || (alike && message.type === "plan" && !last.answered);
    const at = (last?.at ?? 0) + (waits ? ANSWERED_WITHIN_MS : SEND_EVERY_MS);
    const send = () => {
      this.#sent = { message, at: Date.now(), answered: false };
      this.connection.send(message);
      this.#schedule();
    };
    this.#timer = setTimeout(send, Math.max(0, at - Date.now()));
  }
}

/** Whether a view is one that can be shown: whole, and in turn only if its seat is. @param {AnyGame} game @param {Message} message */
function isFit(game, { seq, view, may = [] }) {
  const whole = Number.isInteger(seq) && Array.isArray(view?.to_move) && game.isWhole(view);
  return whole && (!isMyTurn({ may }) || view.to_move.includes(view.seat));
}

/** What a request that failed answers: its sentence, if it has one for people. @param {Error & {status?: number}} error @returns {Message} */
function failed(error) {
  if (error.status === undefined) globalThis.reportError?.(error);
  return { type: "refused", sentences: error.status === undefined ? [] : [error.message] };
}

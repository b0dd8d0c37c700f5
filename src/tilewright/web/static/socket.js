// The WebSocket connection: it follows a match and a table, reconnects by itself, and loses no command.

import { currentPlayer, forgetPlayer, login } from "./api.js";
import { random } from "./random.js";
import { reconnectPlan, resumeMessages, unseenEvents } from "./resume.js";
import { seenBefore, seenOf, withSeen } from "./seen.js";
import { readStored, SEEN, store } from "./settings.js";
import { openLine, SCREEN } from "./transport.js";
import { language } from "./words.js";

const NONCE_BYTES = 32;
const ID_BYTES = 16;
const RETRY_MS = 1000;

/** @typedef {{ type: string, [field: string]: any }} Message */

/** Fires an event for every message, of its type and with the message as `detail`; `connection` has "open" or "down". */
export class Connection extends EventTarget {
  /** @type {import("./transport.js").Line | null} */
  #socket = null;
  #opening = false;
  /** @type {import("./resume.js").Followed} */
  #followed = { match: null, seq: null, table: null, invite: null, pending: [] };
  /** @type {import("./transport.js").Person} */
  #person = 0;
  /** @type {Map<string, (answer: Message) => void>} */
  #answers = new Map();
  #seenSeq = 0;
  #tries = 0;
  #timer = 0;
  #closed = false;
  #connectNow = () => this.#tries && !this.#socket && this.#connect();

  /** @param {{ person?: number, covered?: boolean, screen?: string }} [who] who of those who share this device; `covered` follows
   * without their pieces; `screen` is the table that this device shows to all, with the login of a screen */
  constructor({ person = 0, covered = false, screen = "" } = {}) {
    super();
    this.#person = screen ? SCREEN : person;
    if (covered) this.#followed.covered = true;
    if (screen) this.#followed.screen = screen;
    addEventListener("online", this.#connectNow);
    void this.#connect();
  }

  /** "open", or "down" while it reconnects. */
  get state() {
    return this.#socket?.readyState === WebSocket.OPEN ? "open" : "down";
  }

  /** Whose drafts this tab stores: a device that is passed around has several people's. */
  get owner() {
    return this.#person ? `.${this.#followed.covered ? "table" : this.#person}` : "";
  }

  /** The event that the last view came after, or null. */
  get seq() {
    return this.#followed.seq;
  }

  /** Follow a match from its first event, instead of the previous match.
   * @param {string} match */
  followMatch(match) {
    for (const { id } of this.#pending())
      this.#answer({ type: "refused", id, reason: "stale", faults: [], sentences: [] });
    this.#followed = { ...this.#followed, match, seq: null, pending: [] };
    this.#seenSeq = 0;
    for (const message of resumeMessages({ ...this.#followed, table: null, here: false }))
      this.send(/** @type {Message} */ (message));
  }

  /** Follow a table.
   * @param {string} table
   * @param {string | null} [invite] */
  followTable(table, invite = null) {
    this.#followed = { ...this.#followed, table, invite };
    this.send(invite === null ? { type: "table", table } : { type: "table", table, invite });
  }

  /** Be told who calls the player, with `calls`. */
  stayHere() {
    this.#followed.here = true;
    this.send({ type: "here" });
  }

  /** Send a message if the connection is open; it is not sent again after a reconnect.
   * @param {Message} message */
  send(message) {
    if (this.state === "open") this.#socket?.send(JSON.stringify(message));
  }

  /** Send a command to the match that is followed, again after every reconnect; resolves to its `ack` or `refused`.
   * @param {object} command
   * @returns {Promise<Message>} */
  sendCommand(command) {
    const message = { type: "act", id: random(ID_BYTES), command, after: this.seq };
    this.#followed.pending.push(message);
    this.send(message);
    return new Promise((resolve) => this.#answers.set(message.id, resolve));
  }

  /** Close the connection for good. */
  close() {
    this.#closed = true;
    removeEventListener("online", this.#connectNow);
    clearTimeout(this.#timer);
    this.#socket?.close();
  }

  /** @returns {{ id: string }[]} */
  #pending() {
    return /** @type {{ id: string }[]} */ (this.#followed.pending);
  }

  async #connect() {
    clearTimeout(this.#timer);
    try {
      if (!this.#person) await login();
    } catch {
      return this.#scheduleReconnect(0);
    }
    if (this.#closed || this.#socket || this.#opening) return;
    const opening = openLine(language(), this.#person);
    this.#opening = true;
    const socket = await opening;
    this.#opening = false;
    if (this.#closed) return socket.close();
    this.#socket = socket;
    socket.onopen = () => {
      for (const message of resumeMessages(this.#followed)) this.send(/** @type {Message} */ (message));
      this.#emit("connection", "open");
    };
    socket.onmessage = ({ data }) => {
      this.#tries = 0;
      this.#receive(JSON.parse(data));
    };
    socket.onclose = ({ code }) => {
      this.#socket = null;
      this.#scheduleReconnect(code);
    };
  }

  /** @param {number} code */
  #scheduleReconnect(code) {
    if (this.#closed) return;
    const next = reconnectPlan(code, this.#tries++, Math.random());
    if (next.login && !this.#person) {
      forgetPlayer();
      // The login may have ended, or the player was banned, which the app then says.
      void currentPlayer().catch(() => null);
    }
    if (next.drop)
      for (const { id } of this.#pending())
        this.#answer({ type: "refused", id, reason: "bad", faults: [], sentences: [] });
    this.#timer = setTimeout(() => this.#connect(), next.wait);
    this.#emit("connection", "down");
  }

  /** @param {Message} message */
  #receive(message) {
    if (message.type === "seating") this.#sendNonce(message);
    if (message.type === "events") {
      message.events = unseenEvents({ seq: message.seq, events: message.events }, this.#seenSeq);
      this.#seenSeq = message.seq;
      if (!message.events.length) return;
    }
    // Events without their view are sent again after a reconnect, so only a view moves the position.
    if (message.type === "view") this.#followed.seq = message.seq;
    if (message.type === "refused" && message.reason === "try-again") return this.#retry(message.id);
    if (message.type === "ack" || message.type === "refused") this.#answer(message);
    this.#emit(message.type, message);
  }

  /** Send the player's nonce for the shuffle if the match waits for it.
   * @param {Message} seating */
  #sendNonce(seating) {
    const { match, seat, places, begun } = seating;
    if (begun || seat === null) return;
    const stored = readStored(SEEN);
    const before = seenOf(stored, match);
    // What the server promises is stored before it learns our nonce, so that a change of either is found out.
    const nonce = before?.nonces[seat] ?? places[seat].nonce ?? random(NONCE_BYTES);
    store(SEEN, withSeen(stored, seenBefore(/** @type {any} */ (seating), nonce, before)));
    if (places[seat].nonce === null) this.send({ type: "nonce", nonce });
  }

  /** @param {Message} message */
  #answer(message) {
    this.#followed.pending = this.#pending().filter(({ id }) => id !== message.id);
    this.#answers.get(message.id)?.(message);
    this.#answers.delete(message.id);
  }

  /** @param {string} wanted */
  #retry(wanted) {
    setTimeout(() => {
      const act = this.#pending().find(({ id }) => id === wanted);
      if (act) this.send(/** @type {any} */ (act));
    }, RETRY_MS);
  }

  /**
   * @param {string} type
   * @param {unknown} detail */
  #emit(type, detail) {
    this.dispatchEvent(new CustomEvent(type, { detail }));
  }
}

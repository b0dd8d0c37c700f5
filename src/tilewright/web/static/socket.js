// The line to the server: it follows a match and a table, comes back by itself, and loses no command.

import { forget, login } from "./api.js";
import { afterLoss, greeting, unseen } from "./resume.js";
import { language } from "./words.js";

const NONCE_BYTES = 32;
const ID_BYTES = 16;
const AGAIN_MS = 1000;

/** @typedef {{ type: string, [field: string]: any }} Message */

/** Every message of the server is an event of its type with the message as `detail`; `line` tells "open" or "down". */
export class Line extends EventTarget {
  /** @type {WebSocket | null} */
  #socket = null;
  /** @type {import("./resume.js").Known} */
  #known = { match: null, seq: null, table: null, invite: null, pending: [] };
  /** @type {Map<string, (answer: Message) => void>} */
  #answers = new Map();
  #seen = 0;
  #tries = 0;
  #timer = 0;
  #closed = false;
  #now = () => this.#tries && !this.#socket && this.#connect();

  constructor() {
    super();
    addEventListener("online", this.#now);
    void this.#connect();
  }

  /** "open", or "down" while it tries to come back. */
  get state() {
    return this.#socket?.readyState === WebSocket.OPEN ? "open" : "down";
  }

  /** The last event after which the match was seen, or null. */
  get seq() {
    return this.#known.seq;
  }

  /** Follow a match from its first event on, instead of the one before.
   * @param {string} match */
  follow(match) {
    for (const { id } of this.#pending()) this.#answer({ type: "refused", id, reason: "stale", faults: [], sentences: [] });
    this.#known = { ...this.#known, match, seq: null, pending: [] };
    this.#seen = 0;
    this.send({ type: "hello", match });
  }

  /** Follow a table.
   * @param {string} table
   * @param {string | null} [invite] */
  attend(table, invite = null) {
    this.#known = { ...this.#known, table, invite };
    this.send(invite === null ? { type: "table", table } : { type: "table", table, invite });
  }

  /** Send a message if the line is open; what is followed and commands are sent again after a loss, others are not.
   * @param {Message} message */
  send(message) {
    if (this.state === "open") this.#socket?.send(JSON.stringify(message));
  }

  /** Carry out a command in the match that is followed; resolves to the server's `ack` or `refused`, however late.
   * @param {object} command
   * @returns {Promise<Message>} */
  act(command) {
    const message = { type: "act", id: random(ID_BYTES), command, after: this.seq };
    this.#known.pending.push(message);
    this.send(message);
    return new Promise((resolve) => this.#answers.set(message.id, resolve));
  }

  /** End the line for good. */
  close() {
    this.#closed = true;
    removeEventListener("online", this.#now);
    clearTimeout(this.#timer);
    this.#socket?.close();
  }

  /** @returns {{ id: string }[]} */
  #pending() {
    return /** @type {{ id: string }[]} */ (this.#known.pending);
  }

  async #connect() {
    clearTimeout(this.#timer);
    try {
      await login();
    } catch {
      return this.#lost(0);
    }
    if (this.#closed || this.#socket) return;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/socket?language=${language()}`);
    this.#socket = socket;
    socket.onopen = () => {
      for (const message of greeting(this.#known)) this.send(/** @type {Message} */ (message));
      this.#tell("line", "open");
    };
    socket.onmessage = ({ data }) => {
      this.#tries = 0;
      this.#heard(JSON.parse(data));
    };
    socket.onclose = ({ code }) => {
      this.#socket = null;
      this.#lost(code);
    };
  }

  /** @param {number} code */
  #lost(code) {
    if (this.#closed) return;
    const next = afterLoss(code, this.#tries++, Math.random());
    if (next.login) forget();
    if (next.drop) for (const { id } of this.#pending()) this.#answer({ type: "refused", id, reason: "bad", faults: [], sentences: [] });
    this.#timer = setTimeout(() => this.#connect(), next.wait);
    this.#tell("line", "down");
  }

  /** @param {Message} message */
  #heard(message) {
    if (message.type === "seating") this.#seated(message);
    if (message.type === "events") {
      message.events = unseen({ seq: message.seq, events: message.events }, this.#seen);
      this.#seen = message.seq;
      if (!message.events.length) return;
    }
    // Only who has the view knows the match: events whose view was lost with the line are told again.
    if (message.type === "view") this.#known.seq = message.seq;
    if (message.type === "refused" && message.reason === "try-again") return this.#again(message.id);
    if (message.type === "ack" || message.type === "refused") this.#answer(message);
    this.#tell(message.type, message);
  }

  /** Give the own part of the shuffle where it is wanted.
   * @param {Message} seating */
  #seated({ seat, places, begun }) {
    if (!begun && seat !== null && places[seat].nonce === null) this.send({ type: "nonce", nonce: random(NONCE_BYTES) });
  }

  /** @param {Message} message */
  #answer(message) {
    this.#known.pending = this.#pending().filter(({ id }) => id !== message.id);
    this.#answers.get(message.id)?.(message);
    this.#answers.delete(message.id);
  }

  /** @param {string} name */
  #again(name) {
    setTimeout(() => this.#pending().filter(({ id }) => id === name).forEach((act) => this.send(/** @type {any} */ (act))), AGAIN_MS);
  }

  /**
   * @param {string} type
   * @param {unknown} detail */
  #tell(type, detail) {
    this.dispatchEvent(new CustomEvent(type, { detail }));
  }
}

/** Random bytes in hexadecimal, on any page: randomUUID would need https.
 * @param {number} bytes */
function random(bytes) {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

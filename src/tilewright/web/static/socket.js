// The connection to the server: it follows a match and a table, notices when nobody answers, reconnects by itself, and loses no command.

import { currentPlayer, forgetPlayer, login } from "./api.js";
import { seenBefore, seenOf, withSeen } from "./before_deal.js";
import { detailOf } from "./dom.js";
import { Heartbeat } from "./heartbeat.js";
import { PendingCommands } from "./pending_commands.js";
import { random } from "./random.js";
import { reconnectPlan, resumeMessages, sequenced, UNKNOWN } from "./resume.js";
import { readStored, SEEN, store } from "./settings.js";
import { hasServer, openLine, SCREEN } from "./transport.js";
import { language } from "./words.js";

const NONCE_BYTES = 32;
const OPENED_WITHIN_MS = 5000;
const ASK_AGAIN_EVERY_MS = 1000;
const WAKES = ["online", "focus", "pageshow"];

/** @import { Incoming, Outgoing, Seating } from "./messages/socket.d.ts" */
/** @import { Message } from "./match/types.js" */
/** Whether the other side answers, answers slowly, or does not. @typedef {"open" | "slow" | "down"} LineState */

/** Tells of every message by its type (`on`), and of the state of the line (`onLine`). */
export class Connection {
  #target = new EventTarget();
  /** @type {import("./transport.js").SocketLike | null} */
  #socket = null;
  #opening = false;
  /** @type {import("./resume.js").Followed} */
  #followed = { match: null, seq: null, table: null, invite: null };
  #known = UNKNOWN;
  #commands = new PendingCommands((act) => this.send(act));
  #tries = 0;
  #timer = 0;
  #askedAt = 0;
  #closed = false;
  #wake = () => void (this.#tries && !this.#socket && this.#connect());
  #heart = new Heartbeat({
    ask: () => this.send({ type: "ping" }),
    lost: () => this.#ended(this.#socket, 0),
    slow: (isSlow) => this.#target.dispatchEvent(lineEvent(isSlow ? "slow" : "open")),
  });

  /** @param {{ person?: number, covered?: boolean, screen?: string }} [who] who of those who share this device; `covered` follows
   * without their pieces; `screen` is the table that this device shows to all, with the login of a screen */
  constructor({ person = 0, covered = false, screen = "" } = {}) {
    /** @type {import("./transport.js").Person} */
    this.person = screen ? SCREEN : person;
    /** Whose drafts this tab stores: a device that is passed around has several people's. */
    this.owner = this.person ? `.${covered ? "table" : this.person}` : "";
    if (covered) this.#followed.covered = true;
    if (screen) this.#followed.screen = screen;
    for (const type of WAKES) addEventListener(type, this.#wake);
    void this.#connect();
  }

  /** "open", or "down" while it reconnects. */
  get state() {
    return this.#socket?.readyState === WebSocket.OPEN ? "open" : "down";
  }

  /** The event that the last view came after, or null. */
  get seq() {
    return this.#followed.seq;
  }

  /** Hear the messages of a type.
   * @template {Outgoing["type"]} Type
   * @param {Type} type
   * @param {(message: Extract<Outgoing, {type: Type}>) => void} handle
   * @param {{signal?: AbortSignal}} [options] */
  on(type, handle, options) {
    this.#target.addEventListener(type, (event) => handle(detailOf(event)), options);
  }

  /** Hear whether the other side answers. @param {(line: LineState) => void} handle @param {AbortSignal} [signal] */
  onLine(handle, signal) {
    const hear = (/** @type {Event} */ event) => handle(detailOf(event));
    this.#target.addEventListener("line", hear, { signal });
  }

  /** Follow a match from its first event, instead of the previous match.
   * @param {string} match */
  followMatch(match) {
    this.#commands.refuseAll();
    this.#followed = { ...this.#followed, match, seq: null };
    this.#known = UNKNOWN;
    this.#askedAt = 0;
    this.askAgain();
  }

  /** Follow a table.
   * @param {string} table
   * @param {string | null} [invite] */
  followTable(table, invite = null) {
    this.#followed = { ...this.#followed, table, invite };
    this.send(invite === null ? { type: "table", table } : { type: "table", table, invite });
  }

  /** Be told when there is something new in a tournament. @param {string} tournament @param {string | null} key */
  followTournament(tournament, key) {
    this.#followed.tournament = key === null ? { tournament } : { tournament, key };
    this.send({ type: "tournament", ...this.#followed.tournament });
  }

  /** Be told who calls the player, with `calls`. */
  stayHere() {
    this.#followed.here = true;
    this.send({ type: "here" });
  }

  /** Ask for the match again: for what came after the last view, or for `all` of it. */
  askAgain(all = false) {
    const { match } = this.#followed;
    if (match === null || Date.now() < this.#askedAt + ASK_AGAIN_EVERY_MS) return;
    this.#askedAt = Date.now();
    if (all) [this.#followed.seq, this.#known] = [null, UNKNOWN];
    for (const message of resumeMessages({ ...this.#followed, table: null, tournament: undefined, here: false })) this.send(message);
  }

  /** Send a message if the connection is open; it is not sent again after a reconnect.
   * @param {Incoming} message @returns {boolean} whether it was sent */
  send(message) {
    if (this.state !== "open") return false;
    this.#socket?.send(JSON.stringify(message));
    return true;
  }

  /** Send a command to the match that is followed, again until it is answered; resolves to its `ack` or `refused`.
   * @param {Message} command
   * @returns {Promise<Message>} */
  sendCommand(command) {
    return this.#commands.add(command, this.seq);
  }

  /** Close the connection for good. */
  close() {
    this.#closed = true;
    // What was said of this line is over.
    if (this.state === "down") lineEvent("open");
    for (const type of WAKES) removeEventListener(type, this.#wake);
    clearTimeout(this.#timer);
    this.#commands.refuseAll();
    this.#heart.stop();
    this.#socket?.close();
  }

  async #connect() {
    clearTimeout(this.#timer);
    if (this.#closed || this.#socket || this.#opening) return;
    this.#opening = true;
    // Where packets are dropped nobody even refuses. A network that is back must not be waited for long.
    const limit = OPENED_WITHIN_MS * Math.min(2, this.#heart.patience);
    const socket = await within(limit, opened(this.person)).catch(() => null);
    this.#opening = false;
    if (this.#closed) return socket?.close();
    this.#socket = socket;
    if (!socket) return this.#ended(null, 0);
    this.#timer = setTimeout(() => this.#heart.giveUp(), limit);
    socket.onopen = () => {
      clearTimeout(this.#timer);
      for (const message of [...resumeMessages(this.#followed), ...this.#commands.acts]) this.send(message);
      if (hasServer) this.#heart.start();
      this.#target.dispatchEvent(lineEvent("open"));
    };
    socket.onmessage = ({ data }) => {
      this.#tries = 0;
      this.#receive(JSON.parse(data));
    };
    socket.onclose = ({ code }) => this.#ended(socket, code);
  }

  /** The connection is gone, or given up. @param {import("./transport.js").SocketLike | null} socket @param {number} code */
  #ended(socket, code) {
    if (socket !== this.#socket) return;
    this.#socket = null;
    this.#heart.stop();
    clearTimeout(this.#timer);
    if (socket) {
      socket.onopen = socket.onmessage = socket.onclose = null;
      socket.close();
    }
    if (this.#closed) return;
    const next = reconnectPlan(code, this.#tries++, Math.random());
    if (next.login && !this.person) {
      forgetPlayer();
      // The login may have ended, or the player was banned, which the app then says.
      void currentPlayer().catch(() => null);
    }
    if (next.drop) this.#commands.refuseAll();
    this.#timer = setTimeout(() => this.#connect(), next.wait);
    this.#target.dispatchEvent(lineEvent("down"));
  }

  /** @param {Outgoing} message */
  #receive(message) {
    this.#heart.heard(message.type === "pong");
    const { use, again, known } = sequenced(message, this.#known);
    this.#known = known;
    // A log that is shorter than the last view is asked for as a whole: what comes after the view does not continue it.
    if (known.events < (this.#followed.seq ?? 0)) this.#followed.seq = null;
    // A server that does not know the match that is followed has not heard of it.
    const unknown = message.type === "pong" ? message.seq === null : message.type === "refused" && message.reason === "no-seat";
    if (again || unknown) this.askAgain();
    if (!use) return;
    if (message.type === "seating") giveNonce(this, message);
    // Events without their view are sent again after a reconnect, so only a view moves the position.
    if (message.type === "view") this.#followed.seq = message.seq;
    if (message.type === "ack" || message.type === "refused") this.#commands.answer(message);
    this.#target.dispatchEvent(new CustomEvent(message.type, { detail: use }));
  }
}

/** What is fired when the line changes; the app listens too. @param {LineState} line */
function lineEvent(line) {
  dispatchEvent(new CustomEvent("line", { detail: line }));
  return new CustomEvent("line", { detail: line });
}

/** A socket of somebody who is logged in. @param {import("./transport.js").Person} person */
async function opened(person) {
  if (!person) await login();
  return openLine(language(), person);
}

/** What a promise brings, if it brings it in time. @template T @param {number} ms @param {Promise<T>} promise @returns {Promise<T>} */
const within = (ms, promise) => Promise.race([promise, new Promise((_, reject) => setTimeout(() => reject(new Error("too late")), ms))]);

/** Send the player's nonce for the shuffle if the match waits for it. @param {Connection} connection @param {Seating} seating */
function giveNonce(connection, seating) {
  const { match, seat, places, begun } = seating;
  if (begun || seat === null) return;
  const stored = readStored(SEEN);
  const before = seenOf(stored, match);
  // What the server promises is stored before it learns our nonce, so that a change of either is found out.
  const nonce = before?.nonces[seat] ?? places[seat].nonce ?? random(NONCE_BYTES);
  store(SEEN, withSeen(stored, seenBefore({ ...seating, seat }, nonce, before)));
  if (places[seat].nonce === null) connection.send({ type: "nonce", nonce });
}

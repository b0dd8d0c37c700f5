// Plays the part of the connection where there is no match, only a position: a session sends it drafts and commands.

import { guestName } from "../api.js";
import { detailOf } from "../dom.js";

/** @import { Message } from "./types.js" */
/** @import { Incoming, Outgoing } from "../messages/socket.d.ts" */
/** A position: an id, its rulebook, and the view of the seat that plays. @typedef {{id: string, rules: string, view: object}} Position */

const PLAYER = 0;

/** Tells of messages as a connection does. */
export class BoardConnection {
  /** @type {"open" | "down"} */
  state = "open";
  owner = "";
  #drafts = 0;
  #target = new EventTarget();

  /** @param {Position} position */
  constructor(position) {
    this.position = position;
  }

  /** Hear the messages of a type.
   * @template {Outgoing["type"]} Type
   * @param {Type} type
   * @param {(message: Extract<Outgoing, {type: Type}>) => void} handle
   * @param {{signal?: AbortSignal}} [options] */
  on(type, handle, options) {
    this.#target.addEventListener(type, (event) => handle(detailOf(event)), options);
  }

  /** Nothing is ever lost on the way to a position. */
  onLine() {}

  /** Show the position. */
  followMatch() {
    const { id, rules, view } = this.position;
    const place = { player: null, name: guestName(), bot: null, nonce: null };
    // The session and its screen still set themselves up.
    queueMicrotask(() => {
      this.tell({
        type: "seating",
        match: id,
        seat: PLAYER,
        rules,
        house: {},
        places: [place, place],
        terms: { rated: true, handicaps: [] },
        begun: true,
      });
      this.tell({ ...view, type: "view" });
      this.tell({ type: "clock", deadline: null, now: Date.now(), away: [], asked: [], paused: false });
    });
  }

  /** Show the position as it was. */
  askAgain() {
    this.followMatch();
  }

  /** The position is at no table. */
  followTable() {}

  /** Have a draft judged; other messages need no answer. @param {Incoming} message @returns {boolean} */
  send(message) {
    if (message.type === "draft") void this.#judge(message.rows, ++this.#drafts);
    return true;
  }

  /** Try a turn. @param {Message} _command @returns {Promise<Message>} */
  async sendCommand(_command) {
    return { type: "ack" };
  }

  close() {}

  /** The judgement of a draft by the server. @param {number[][]} _rows @returns {Promise<object | null>} */
  async judged(_rows) {
    return null;
  }

  /** @param {number[][]} rows @param {number} number of the draft; only the last one counts */
  async #judge(rows, number) {
    const judgement = await this.judged(rows).catch(() => null);
    if (judgement && number === this.#drafts) this.tell({ ...judgement, type: "judgement" });
  }

  /** @param {Message} message */
  tell(message) {
    this.#target.dispatchEvent(new CustomEvent(message.type, { detail: message }));
  }
}

// Plays the part of the server's socket where there is no match, only a position: a match screen sends it drafts and commands.

import { guestName } from "../api.js";

/** @import { Message } from "./types.js" */
/** A position: an id, its rulebook, and the view of the seat that plays. @typedef {{id: string, rules: string, view: any}} Position */

const PLAYER = 0;

/** Fires the messages of a connection. */
export class BoardConnection extends EventTarget {
  state = "open";
  seq = 0;
  owner = "";
  #drafts = 0;

  /** @param {Position} position */
  constructor(position) {
    super();
    this.position = position;
  }

  /** Show the position. */
  followMatch() {
    const { id, rules, view } = this.position;
    const place = { player: null, name: guestName(), bot: null, nonce: null };
    const seating = {
      match: id,
      seat: PLAYER,
      rules,
      house: {},
      places: [place, place],
      terms: { rated: true, handicaps: [] },
      begun: true,
    };
    // The match screen still sets itself up while it asks to follow.
    queueMicrotask(() => {
      this.emit("seating", seating);
      this.emit("view", view);
      this.emit("clock", { deadline: null, now: Date.now(), away: [], asked: [], paused: false });
    });
  }

  /** The position is at no table. */
  followTable() {}

  /** Have a draft judged; other messages need no answer.
   * @param {Message} message */
  send({ type, rows }) {
    if (type === "draft") void this.#judge(rows, ++this.#drafts);
  }

  /** Try a turn. @param {object} _command @returns {Promise<Message>} */
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
    if (judgement && number === this.#drafts) this.emit("judgement", judgement);
  }

  /** @param {string} type @param {object} detail */
  emit(type, detail) {
    this.dispatchEvent(new CustomEvent(type, { detail: { ...detail, type } }));
  }
}

// The commands that have no answer yet: each is sent again until it has one. The server carries a repeated one out once.

import { random } from "./random.js";

const ID_BYTES = 16;
const ANSWERED_WITHIN_MS = 4000;
const BUSY_MS = 1000;
const MOST_UNSEATED = 30;

/** @import { Act } from "./messages/socket.d.ts" */
/** @import { Message } from "./match/types.js" */

export class PendingCommands {
  /** @type {Map<string, {act: Act, answer: (message: Message) => void, timer: number, unseated: number}>} */
  #all = new Map();
  #send;

  /** @param {(message: Act) => unknown} send */
  constructor(send) {
    this.#send = send;
  }

  /** What a new connection sends, oldest first. */
  get acts() {
    return [...this.#all.values()].map(({ act }) => act);
  }

  /**
   * Send a command; resolves to its `ack` or `refused`. @param {Message} command @param {number | null} after @returns {Promise<Message>}
   */
  add(command, after) {
    /** @type {Act} */
    const act = { type: "act", id: random(ID_BYTES), command, after };
    return new Promise((answer) => {
      this.#all.set(act.id, { act, answer, timer: 0, unseated: 0 });
      this.#send(act);
      this.#later(act.id, ANSWERED_WITHIN_MS);
    });
  }

  /**
   * Take an answer. A server that is busy is asked again, and one that does not know yet which match is followed. @param {Message}
   * message
   */
  answer(message) {
    const waiting = this.#all.get(message.id);
    const { type, reason } = message;
    const unseated = reason === "no-seat" && waiting && waiting.unseated++ < MOST_UNSEATED;
    if (type === "refused" && (reason === "try-again" || unseated)) return this.#later(message.id, BUSY_MS);
    this.#all.delete(message.id);
    clearTimeout(waiting?.timer);
    waiting?.answer(message);
  }

  /** Nothing will be answered any more. */
  refuseAll() {
    for (const id of this.#all.keys()) this.answer({ type: "refused", id, sentences: [] });
  }

  /** @param {string} id @param {number} ms */
  #later(id, ms) {
    const waiting = this.#all.get(id);
    if (!waiting) return;
    clearTimeout(waiting.timer);
    waiting.timer = setTimeout(() => {
      this.#send(waiting.act);
      this.#later(id, ANSWERED_WITHIN_MS);
    }, ms);
  }
}

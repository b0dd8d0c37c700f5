// Plays the part of the server's socket in a lesson: a match screen sends it drafts and commands, and HTTP answers them.

import { guestName, login, request } from "../api.js";

/** @typedef {import("../match/types.js").Message} Message */
/** The answer to a turn or to the option of a question. @typedef {{reached: boolean, sentences: string[], view: any}} Result */
/**
 * A lesson as the server shows it.
 * @typedef {{lesson: string, title: string, task: string, rules: string, game: "tiles" | "dice", view: any, goal: string | null, pieces: string[],
 *   ask: string | null, options: number[], row: string[], draft: string[][], racks: string[][][]}} Lesson
 */

const LEARNER = 0;

/** Fires the messages of a connection, and `tried` with the result of each turn. */
export class LessonConnection extends EventTarget {
  state = "open";
  seq = 0;
  #drafts = 0;

  /** @param {Lesson} lesson */
  constructor(lesson) {
    super();
    this.lesson = lesson;
  }

  /** Show the position of the lesson. */
  followMatch() {
    const { rules, view } = this.lesson;
    const place = { player: null, name: guestName(), bot: null, nonce: null };
    const seating = { match: this.lesson.lesson, seat: LEARNER, rules, house: {}, places: [place, place], terms: { rated: true }, begun: true };
    // The match screen still sets itself up while it asks to follow.
    queueMicrotask(() => {
      this.#emit("seating", seating);
      this.#emit("view", view);
      this.#emit("clock", { deadline: null, now: Date.now(), away: [], asked: [], paused: false });
    });
  }

  /** A lesson is at no table. */
  followTable() {}

  /** Have a draft judged; other messages need no answer.
   * @param {Message} message */
  send({ type, rows }) {
    if (type === "draft") void this.#judge(rows, ++this.#drafts);
  }

  /** Try a turn. A refusal is an answer; a turn that reaches the goal changes the position.
   * @param {object} command
   * @returns {Promise<Message>} */
  async sendCommand(command) {
    await login();
    /** @type {Result} */
    const result = await request(`/api/lessons/${this.lesson.lesson}/turn`, { body: { command } });
    // At the end of a game the match screen would open its score card.
    if (result.view && !result.view.view.results.length) this.#emit("view", result.view);
    this.#emit("tried", result);
    return result.reached ? { type: "ack" } : { type: "refused", sentences: result.sentences };
  }

  close() {}

  /** @param {number[][]} rows @param {number} number of the draft; only the last one counts */
  async #judge(rows, number) {
    await login();
    const judgement = await request(`/api/lessons/${this.lesson.lesson}/draft`, { body: { rows } }).catch(() => null);
    if (judgement && number === this.#drafts) this.#emit("judgement", judgement);
  }

  /** @param {string} type @param {object} detail */
  #emit(type, detail) {
    this.dispatchEvent(new CustomEvent(type, { detail: { ...detail, type } }));
  }
}

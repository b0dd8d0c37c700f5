// Plays the part of the server's socket in a lesson: a match screen sends it drafts and commands, and HTTP answers them.

import { login, request } from "../api.js";
import { BoardConnection } from "../match/board_connection.js";

/** @import { Message } from "../match/types.js" */
/** @import { LessonResult as Result, LessonShown as Lesson } from "../messages/http.d.ts" */

/** Fires the messages of a connection, and `tried` with the result of each turn. */
export class LessonConnection extends BoardConnection {
  /** @param {Lesson} lesson */
  constructor({ lesson, rules, view }) {
    super({ id: lesson, rules, view });
  }

  /** Try a turn. A refusal is an answer; a turn that reaches the goal changes the position.
   * @param {object} command
   * @returns {Promise<Message>} */
  async sendCommand(command) {
    await login();
    /** @type {Result} */
    const result = await request(`/api/lessons/${this.position.id}/turn`, { body: { command } });
    // At the end of a game the match screen would open its score card. Nobody moves next, so there is nothing to plan for.
    if (result.view && !result.view.view.results.length)
      this.emit("view", { ...result.view, view: { ...result.view.view, to_move: [] } });
    this.emit("tried", result);
    return result.reached ? { type: "ack" } : { type: "refused", sentences: result.sentences };
  }

  /** @param {number[][]} rows */
  async judged(rows) {
    await login();
    return await request(`/api/lessons/${this.position.id}/draft`, { body: { rows } });
  }
}

// Plays the part of the connection in a lesson: a session sends it drafts and commands, and HTTP answers them.

import { login, request } from "../api.js";
import { BoardConnection } from "../match/board_connection.js";

/** @import { Message } from "../match/types.js" */
/** @import { LessonResult as Result, LessonShown as Lesson } from "../messages/http.d.ts" */

/** Tells of messages as a connection does; `tried` is called with the result of each turn. */
export class LessonConnection extends BoardConnection {
  /** @param {Lesson} lesson @param {(result: Result) => void} tried */
  constructor({ lesson, rules, view }, tried) {
    super({ id: lesson, rules, view });
    this.tried = tried;
  }

  /** Try a turn. A refusal is an answer; a turn that reaches the goal changes the position.
   * @param {Message} command
   * @returns {Promise<Message>} */
  async sendCommand(command) {
    await login();
    /** @type {Result} */
    const result = await request(`/api/lessons/${this.position.id}/turn`, { body: { command } });
    // At the end of a game the match screen would open its score card. Nobody moves next, so there is nothing to plan for.
    if (result.view && !result.view.view.results.length)
      this.tell({ ...result.view, type: "view", may: [], view: { ...result.view.view, to_move: [] } });
    this.tried(result);
    return result.reached ? { type: "ack" } : { type: "refused", sentences: result.sentences };
  }

  /** @param {number[][]} rows */
  async judged(rows) {
    await login();
    return await request(`/api/lessons/${this.position.id}/draft`, { body: { rows } });
  }
}

// Asks the judge one question at a time: of questions that come meanwhile only the last one is sent, and a busy judge is asked again.

import { login, Refusal, request } from "../api.js";
import { language } from "../words.js";

const AGAIN_MS = 1500;
const MOST_TRIES = 20;
const BUSY = [429, 503];

export class LatestAnswer {
  /** @type {object | null} */
  #next = null;
  /** @type {Promise<any> | null} */
  #running = null;

  /** @param {string} path of the judge @param {number} [tries] how often a busy one is asked again */
  constructor(path, tries = MOST_TRIES) {
    this.path = path;
    this.tries = tries;
  }

  /** The answer to the last question. @param {object} body */
  ask(body) {
    this.#next = body;
    this.#running ??= this.#run().finally(() => (this.#running = null));
    return this.#running;
  }

  async #run() {
    await login();
    for (let tries = 0; ; ) {
      const body = this.#next;
      this.#next = null;
      try {
        const answer = await request(`${this.path}?language=${language()}`, { body });
        if (!this.#next) return answer;
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        const isBusy = BUSY.includes(error.status);
        // What an earlier question was refused for says nothing about the last one.
        if (isBusy ? ++tries > this.tries : !this.#next) throw error;
        this.#next ??= body;
        if (isBusy) await new Promise((done) => setTimeout(done, AGAIN_MS));
      }
    }
  }
}

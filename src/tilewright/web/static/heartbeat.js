// Whether anybody answers: a connection that says nothing is asked, and one that does not answer is given up.

const BEAT_MS = 3000;
const ANSWER_MS = 4000;
// A player who looks at the page again must not wait for a connection that died while the device slept.
const WAKE_ANSWER_MS = 2000;
const SLOW_MS = 1500;
const TICK_MS = 500;
const MOST_PATIENCE = 8;
const WAKES = ["online", "focus", "pageshow"];

/** Beats while a connection is open. */
export class Heartbeat {
  #timer = 0;
  #tickedAt = 0;
  #heardAt = 0;
  /** When the question was asked that has no answer yet, and for how long one waits. @type {{at: number, limit: number} | null} */
  #asked = null;
  #isSlow = false;
  /** How many times longer than usual one waits, after connections that were given up: a slow one must get through at last. */
  patience = 1;
  #wake = () => this.#ask(WAKE_ANSWER_MS);
  #visible = () => document.hidden || this.#wake();

  /**
   * @param {{ask: () => void, lost: () => void, slow: (isSlow: boolean) => void}} does asks the other side, gives the connection up, says
   * that it has become slow, or no longer is
   */
  constructor(does) {
    this.does = does;
  }

  /** Watch a connection that has just opened. */
  start() {
    this.stop();
    this.#asked = null;
    this.#isSlow = false;
    this.#heardAt = this.#tickedAt = Date.now();
    this.#timer = setInterval(() => this.#tick(), TICK_MS);
    for (const type of WAKES) globalThis.addEventListener?.(type, this.#wake);
    globalThis.document?.addEventListener("visibilitychange", this.#visible);
  }

  stop() {
    clearInterval(this.#timer);
    for (const type of WAKES) globalThis.removeEventListener?.(type, this.#wake);
    globalThis.document?.removeEventListener("visibilitychange", this.#visible);
  }

  /** Something came; `answers` says that it was the answer to a beat. @param {boolean} answers */
  heard(answers) {
    this.#heardAt = Date.now();
    if (!this.#asked || !answers) return;
    const lag = this.#heardAt - this.#asked.at;
    this.#asked = null;
    this.patience = Math.min(MOST_PATIENCE, Math.max(1, (2 * lag) / ANSWER_MS));
    this.#slow(lag >= SLOW_MS);
  }

  /** Nobody has answered in time. */
  giveUp() {
    this.patience = Math.min(MOST_PATIENCE, 2 * this.patience);
    this.does.lost();
  }

  /** @param {boolean} isSlow */
  #slow(isSlow) {
    if (isSlow !== this.#isSlow) this.does.slow(isSlow);
    this.#isSlow = isSlow;
  }

  #tick() {
    const now = Date.now();
    // Timers that stood still for long: the device slept.
    const slept = now - this.#tickedAt > BEAT_MS + ANSWER_MS;
    this.#tickedAt = now;
    if (slept) {
      this.#asked = null;
      this.#wake();
    } else if (this.#asked && now - this.#asked.at > this.#asked.limit) this.giveUp();
    else if (this.#asked && now - this.#asked.at > SLOW_MS) this.#slow(true);
    else if (!this.#asked && now - this.#heardAt >= BEAT_MS) this.#ask(ANSWER_MS);
  }

  /** @param {number} usual limit */
  #ask(usual) {
    const limit = usual * this.patience;
    if (this.#asked) this.#asked.limit = Math.min(this.#asked.limit, Date.now() - this.#asked.at + limit);
    else this.#asked = { at: Date.now(), limit };
    this.does.ask();
  }
}

// A clock for the turns of a physical game, with what the booklet says about a turn that is not finished in time.

import { BaseElement } from "../base_element.js";
import { playSound } from "../match/sounds.js";
import { timeInWords } from "../parts/clock.js";
import { html } from "../vendor/lit.js";
import { t } from "../words.js";

const TICK_MS = 200;
const LAST_SECONDS = 10;

/** `<tw-turn-clock>` */
export class TurnClock extends BaseElement {
  static properties = { seconds: {}, timeOut: {} };
  seconds = 60;
  /** The rule about time-outs. */
  timeOut = "";
  /** When the turn ends, or null while the clock stands. @type {number | null} */
  #end = null;
  /** The milliseconds left while the clock stands. @type {number | null} */
  #left = null;
  #timer = 0;

  disconnectedCallback() {
    super.disconnectedCallback();
    clearInterval(this.#timer);
  }

  get #milliseconds() {
    return Math.max(0, this.#end === null ? (this.#left ?? this.seconds * 1000) : this.#end - Date.now());
  }

  /** Begin a new turn. */
  #next = () => {
    this.#left = null;
    this.#run();
  };

  #run() {
    this.#end = Date.now() + (this.#left ?? this.seconds * 1000);
    clearInterval(this.#timer);
    this.#timer = setInterval(() => this.#tick(), TICK_MS);
    this.requestUpdate();
  }

  #stop() {
    this.#left = this.#milliseconds;
    this.#end = null;
    clearInterval(this.#timer);
    this.requestUpdate();
  }

  #tick() {
    if (!this.#milliseconds) {
      this.#stop();
      playSound("ended");
    }
    this.requestUpdate();
  }

  #toggle = () => {
    if (this.#end !== null) this.#stop();
    else if (this.#milliseconds) this.#run();
    else this.#next();
  };

  render() {
    const seconds = Math.ceil(this.#milliseconds / 1000);
    const over = !seconds;
    const text = `${Math.floor(seconds / 60)}:${`${seconds % 60}`.padStart(2, "0")}`;
    return html`<p class="turn-clock ${seconds <= LAST_SECONDS ? "last" : ""}" role="timer" aria-label=${timeInWords(seconds)}>${text}</p>
      <div class="cluster">
        <button class="primary" @click=${this.#toggle}>${this.#end !== null ? t("score-clock-stop") : t("score-clock-start")}</button>
        <button @click=${this.#next}>${t("score-clock-next")}</button>
      </div>
      <p role="status"><strong>${over ? t("score-clock-over") : ""}</strong></p>
      <p class="soft small">${this.timeOut}</p>`;
  }
}

customElements.define("tw-turn-clock", TurnClock);

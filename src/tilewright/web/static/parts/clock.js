// The time that is left of a turn, by the server's clock.

import { BaseElement } from "../base_element.js";
import { html, nothing } from "../vendor/lit.js";
import { language, t } from "../words.js";

const TICK_MS = 250;
const LAST_SECONDS = 10;
const HOUR = 3600;

/** @import { Clock } from "../match/types.js" */

/** The seconds left of a turn, or null if it has no limit. @param {Clock | null} clock */
export function secondsLeft(clock) {
  if (!clock || clock.deadline === null || clock.paused) return null;
  return Math.max(0, Math.ceil((clock.deadline - Date.now() - clock.offset) / 1000));
}

/** Seconds in words, in the unit that fits. @param {number} seconds @returns {string} */
export function timeInWords(seconds) {
  if (seconds >= 2 * HOUR) return t("game-clock-hours", { count: Math.round(seconds / HOUR) });
  return seconds >= 120 ? t("game-clock-minutes", { count: Math.floor(seconds / 60) }) : t("game-clock-seconds", { count: seconds });
}

/** Fires `last` once when the last seconds of a turn begin. */
export class ClockElement extends BaseElement {
  static properties = { clock: {}, whole: {} };
  /** @type {Clock | null} */
  clock = null;
  /** The seconds of a whole turn, for the ring. @type {number | null} */
  whole = null;
  /** @type {number | null} */
  #announced = null;

  connectedCallback() {
    super.connectedCallback();
    this.every(TICK_MS, () => this.clock && this.requestUpdate());
  }

  render() {
    const left = secondsLeft(this.clock);
    if (left === null) return nothing;
    const last = left <= LAST_SECONDS;
    if (last && this.#announced !== this.clock?.deadline) {
      this.#announced = this.clock?.deadline ?? null;
      queueMicrotask(() => this.dispatchEvent(new CustomEvent("last", { detail: left })));
    }
    // A phone has room for few letters: 24h.
    const hours = new Intl.NumberFormat(language(), { style: "unit", unit: "hour", unitDisplay: "narrow" });
    const part = Math.min(1, left / (this.whole || left || 1));
    this.style.setProperty("--left", `${part}`);
    const short = left >= HOUR ? hours.format(Math.round(left / HOUR)) : `${Math.floor(left / 60)}:${`${left % 60}`.padStart(2, "0")}`;
    return html`<span class="clock ${last ? "last" : ""}" role="timer" aria-label=${timeInWords(left)}>
      <span class="clock-ring" aria-hidden="true"></span><span aria-hidden="true">${short}</span>
    </span>`;
  }
}

customElements.define("tw-clock", ClockElement);

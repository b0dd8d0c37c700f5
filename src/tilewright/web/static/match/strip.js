// The coach strip: the one voice of a table, between what lies there and what the player holds. It floats over nothing.

import { BaseElement } from "../base_element.js";
import { html, nothing } from "../vendor/lit.js";
import { t } from "../words.js";

// Who is heard first: a question that waits for its answer. A refusal stays until it is closed or the turn changes; news and chat end by themselves.
const RANKS = /** @type {const} */ (["asked", "refused", "down", "called", "news", "hint", "verdict", "chat", "tip", "idle"]);
const SHOWN_MS = 8000;
const TIMED = new Set(["news", "chat"]);

/** @typedef {typeof RANKS[number]} Voice */

/** `<tw-strip>`: says one thing at a time, the voice of the highest rank. */
export class StripElement extends BaseElement {
  static properties = { meter: { attribute: false } };
  /** What each voice says. @type {Map<Voice, {said: unknown, buttons: unknown}>} */
  #voices = new Map();
  /** @type {Map<Voice, number>} */
  #timers = new Map();
  /** Whether the focus was here before the update. */
  #held = false;

  constructor() {
    super();
    /** What stands below the words, such as the bar of the opening. @type {unknown} */
    this.meter = nothing;
  }

  /** Say something, or nothing more with null. @param {Voice} voice @param {unknown} said @param {unknown} [buttons] */
  say(voice, said, buttons = nothing) {
    clearTimeout(this.#timers.get(voice));
    if (said === null) this.#voices.delete(voice);
    else this.#voices.set(voice, { said, buttons });
    if (said !== null && TIMED.has(voice))
      this.#timers.set(
        voice,
        setTimeout(() => this.say(voice, null), SHOWN_MS),
      );
    this.requestUpdate();
  }

  /** Whether a voice has something to say. @param {Voice} voice */
  has(voice) {
    return this.#voices.has(voice);
  }

  /** Say nothing more of what the reader has closed; fires `dismiss` for a refusal. @param {Voice} voice */
  #close(voice) {
    this.say(voice, null);
    if (voice === "refused") this.dispatchEvent(new Event("dismiss"));
  }

  willUpdate() {
    this.#held = this.contains(document.activeElement);
  }

  /** The focus never falls to the page: what is held gets it. */
  updated() {
    const now = document.activeElement;
    const screen = /** @type {import("./match_screen.js").MatchScreen | null} */ (this.closest("tw-match, tw-dice"));
    if (this.#held && (!this.contains(now) || now?.closest("[hidden]"))) screen?.kind.focusHand(screen);
  }

  render() {
    const top = RANKS.find((voice) => this.#voices.has(voice)) ?? "idle";
    const hint = this.#voices.get("hint")?.said ?? nothing;
    const { said = nothing, buttons = nothing } = (top === "hint" ? null : this.#voices.get(top)) ?? {};
    const closes = top === "refused" || TIMED.has(top);
    // A hint keeps its place while another voice is heard. A live region must exist before its text, or screen readers skip it.
    return html`<div class="strip" data-voice=${top}>
      <div class="voice" role="status" ?hidden=${top === "hint"}>${said}</div>
      ${top === "hint" ? nothing : buttons}
      ${closes ? html`<button class="quiet round" aria-label=${t("game-close")} @click=${() => this.#close(top)}>✕</button>` : nothing}
      <div class="strip-hint" ?hidden=${top !== "hint"}>${hint}</div>
      ${this.meter}
    </div>`;
  }
}

customElements.define("tw-strip", StripElement);

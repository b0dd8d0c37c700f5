// The coach strip: the one voice of a table, between what lies there and what the player holds. It has two lines, and never grows: what is
// longer opens with a tap, over the edge of the felt.

import { BaseElement, classNames, given } from "../base_element.js";
import { findAll } from "../dom.js";
import { html, nothing, repeat } from "../vendor/lit.js";
import { t } from "../words.js";

// Who is heard first: a question that waits for its answer. A refusal stays until it is closed or the turn changes; news and chat end by themselves.
const RANKS = /** @type {const} */ (["asked", "refused", "down", "called", "news", "hint", "verdict", "chat", "tip", "idle"]);
const SHOWN_MS = 8000;
const TIMED = new Set(["news", "chat"]);

/** @typedef {typeof RANKS[number]} Voice */

/** `<tw-strip>`: says one thing at a time, the voice of the highest rank. */
export class StripElement extends BaseElement {
  static properties = given("meter open cut");
  /** What each voice says. @type {Map<Voice, {said: unknown, buttons: unknown}>} */
  #voices = new Map();
  /** @type {Map<Voice, number>} */
  #timers = new Map();
  /** The frame in which it is measured: by then everything else has its place too. */
  #frame = 0;
  /** Whether the focus was here before the update. */
  #held = false;
  /** The words that were shown last: other ones are closed. @type {unknown} */
  #shown = null;
  /** What stands below the words, such as the bar of the opening. @type {unknown} */
  meter = nothing;
  /** Whether all of what is said is shown. */
  open = false;
  /** Whether two lines are too few. */
  cut = false;

  connectedCallback() {
    super.connectedCallback();
    const resized = new ResizeObserver(() => this.#measure());
    resized.observe(this);
    this.signal.addEventListener("abort", () => resized.disconnect());
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

  /** Say nothing more of what the reader has closed; fires `dismiss` for a refusal. @param {Voice} voice */
  #close(voice) {
    this.say(voice, null);
    if (voice === "refused") this.dispatchEvent(new Event("dismiss"));
  }

  /** The voice that is heard. @returns {Voice} */
  get #top() {
    return RANKS.find((voice) => this.#voices.has(voice)) ?? "idle";
  }

  willUpdate() {
    this.#held = this.contains(document.activeElement);
    const { said } = this.#voices.get(this.#top) ?? {};
    // Texts are the same while their words are; a template is never the same, so it counts by its voice.
    const shown = typeof said === "string" ? said : this.#top;
    if (shown !== this.#shown) this.open = false;
    this.#shown = shown;
  }

  /** The focus never falls to the page: what is held gets it. */
  updated() {
    const now = document.activeElement;
    /** @type {import("./match_screen.js").MatchScreen | null} */
    const screen = this.closest("tw-match, tw-dice");
    if (this.#held && (!this.contains(now) || now?.closest("[hidden]"))) screen?.kind.focusHand(screen);
    cancelAnimationFrame(this.#frame);
    this.#frame = requestAnimationFrame(() => this.#measure());
  }

  /** Whether the two lines cut off what is said. */
  #measure() {
    if (this.open) return;
    const said = [...this.querySelectorAll(".voice:not([hidden]), .strip-hint:not([hidden]) [role=status]")];
    // On a phone there is room for one button.
    const answers = findAll(this, ".strip-buttons > *");
    this.cut =
      said.some(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 2) || answers.some(({ offsetWidth }) => !offsetWidth);
  }

  render() {
    const top = this.#top;
    const hint = this.#voices.get("hint")?.said ?? nothing;
    const { said = nothing, buttons = nothing } = (top === "hint" ? null : this.#voices.get(top)) ?? {};
    const closes = top === "refused" || TIMED.has(top);
    // A question is read whole before it is answered.
    const open = this.open || top === "asked";
    const turn = () => {
      this.open = !this.open;
    };
    // Other words are another element: those before them do not move. A hint keeps its place while another voice is heard. A live region must exist before its text, or screen readers skip it.
    return html`<div class=${classNames({ strip: true, open, cut: this.cut })} data-voice=${top}>
      <div class="voice" role="status" ?hidden=${top === "hint"} @click=${this.cut || this.open ? turn : null}>${repeat([this.#shown], String, () => said)}</div>
      <div class="strip-hint" ?hidden=${top !== "hint"}>${hint}</div>
      ${top === "hint" ? nothing : buttons}
      ${
        top !== "asked" && (this.cut || this.open)
          ? html`<button class="quiet round" aria-expanded=${open ? "true" : "false"} aria-label=${t("game-read-all")}
            @click=${turn}>${open ? "⌄" : "…"}</button>`
          : nothing
      }
      ${closes ? html`<button class="quiet round" aria-label=${t("game-close")} @click=${() => this.#close(top)}>✕</button>` : nothing}
      ${this.meter}
    </div>`;
  }
}

customElements.define("tw-strip", StripElement);

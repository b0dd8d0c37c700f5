// Hints in three steps: whether there is a play, with which tiles, and the whole rearrangement shown on the felt.

import { messageOf, request } from "../api.js";
import { BaseElement, given } from "../base_element.js";
import { find } from "../dom.js";
import { drawnText } from "../parts/boards/drawn_text.js";
import { sentences } from "../parts/text.js";
import { html, nothing } from "../vendor/lit.js";
import { language, t } from "../words.js";
import { drawing, piecesInWords, smallTile } from "./tile.js";

/** @import { HintShown as Hint } from "../messages/http.d.ts" */

const WHICH = 2;
const HOW = 3;

/** Asks the server; fires `mark` with the tiles to mark, `show` with the steps to animate, `lay` with the table to lay, and `close`. */
export class HintElement extends BaseElement {
  static properties = given("match shown step hint trouble");
  match = "";
  /** The step being shown, as a sentence; the live region of the match announces it. */
  shown = "";
  step = 0;
  /** @type {Hint | null} */
  hint = null;
  trouble = "";
  #held = false;

  willUpdate() {
    this.#held = this.contains(document.activeElement);
  }

  /** A button that is gone leaves the focus to the next one. */
  updated() {
    if (this.#held && !this.contains(document.activeElement)) this.focusButton();
  }

  /** Give the focus to the button that leads on. */
  focusButton() {
    (find(this, "button.primary") ?? find(this, "button"))?.focus();
  }

  /** Show the next step of the hint. */
  async next() {
    const step = Math.min(this.step + 1, HOW);
    try {
      this.hint = await request(`/api/matches/${this.match}/hint`, { body: { step, language: language() } });
      [this.step, this.trouble] = [step, ""];
      if (step >= WHICH) this.#emit("mark", this.hint?.tiles);
      if (step === HOW) this.#emit("show", this.hint?.steps);
    } catch (refusal) {
      this.trouble = messageOf(refusal);
    }
  }

  render() {
    return html`<section class="hint" aria-label=${t("game-hint")}>
      <div role="status">${this.trouble ? html`<p>${this.trouble}</p>` : this.#text()}</div>
      <p class="cluster">
        ${
          this.hint?.possible && this.step < HOW
            ? html`<button @click=${this.next}>${this.step < WHICH ? t("game-hint-which") : t("game-hint-how")}</button>`
            : nothing
        }
        ${
          this.step === HOW && this.hint?.possible
            ? html`<button class="quiet round again" aria-label=${t("game-hint-again")} title=${t("game-hint-again")}
                @click=${() => this.#emit("show", this.hint?.steps)}>↻</button>
              <button class="primary lay" aria-label=${t("game-hint-lay")}
                @click=${() => this.#end("lay", this.hint?.table)}><span>${t("game-hint-lay")}</span></button>`
            : nothing
        }
        <button class="quiet round" aria-label=${t("game-close")} @click=${() => this.#end("close")}>✕</button>
      </p>
    </section>`;
  }

  #text() {
    if (!this.hint) return html`<p>${t("game-hint-asking")}</p>`;
    const { possible, exact, tiles, steps } = this.hint;
    if (!possible) return html`<p>${t("game-hint-nothing")}</p>`;
    if (this.step < WHICH) return html`<p>${t("game-hint-something")}</p>`;
    if (this.step === HOW)
      return html`<p class="visually-hidden">${sentences(steps.map(({ sentence }) => sentence))}</p>
        <p class="shown-step" aria-hidden="true">${drawnText(this.shown, drawing(), { jokers: true })}</p>`;
    return html`<p class="visually-hidden">${exact ? t("game-hint-most", { pieces: piecesInWords(tiles) }) : t("game-hint-some", { pieces: piecesInWords(tiles) })}</p>
      <p>${exact ? t("game-hint-most-shown") : t("game-hint-some-shown")}</p>
      <p class="small-tiles">${tiles.map(smallTile)}</p>`;
  }

  /** Stop the demonstration, then fire an event. @param {string} type @param {unknown} [detail] */
  #end(type, detail) {
    this.#emit("show", []);
    this.#emit(type, detail);
  }

  /** @param {string} type @param {unknown} [detail] */
  #emit(type, detail) {
    this.dispatchEvent(new CustomEvent(type, { detail }));
  }
}

customElements.define("tw-hint", HintElement);

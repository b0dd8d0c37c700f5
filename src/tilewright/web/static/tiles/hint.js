// Hints in three steps: is there a play, which pieces, and the whole rearrangement shown on the felt.

import { ask } from "../api.js";
import { sentences } from "../match/text.js";
import { Part } from "../part.js";
import { html, nothing } from "../vendor/lit.js";
import { language, t } from "../words.js";
import { smallTile } from "./tile.js";
import { pieces } from "./pieces_in_words.js";

/** @typedef {{possible: boolean, exact: boolean, tiles: number[], table: number[][], steps: {rows: number[][], hand: number[], sentence: string}[]}} Hint */

const WHICH = 2;
const HOW = 3;

/** Asks the server; fires `show` with the steps to animate, `lay` with the table to lay, and `close`. */
export class HintPart extends Part {
  static properties = { match: {}, told: {}, step: { state: true }, hint: { state: true }, trouble: { state: true } };

  constructor() {
    super();
    this.match = "";
    /** What is being shown, in a sentence that is spoken elsewhere. */
    this.told = "";
    this.step = 0;
    /** @type {Hint | null} */
    this.hint = null;
    this.trouble = "";
  }

  /** Tell one step more. */
  async next() {
    const step = Math.min(this.step + 1, HOW);
    try {
      this.hint = await ask(`/api/matches/${this.match}/hint`, { body: { step, language: language() } });
      [this.step, this.trouble] = [step, ""];
      if (step === HOW) this.#tell("show", this.hint?.steps);
    } catch (refusal) {
      this.trouble = /** @type {Error} */ (refusal).message;
    }
  }

  render() {
    return html`<section class="hint card" aria-label=${t("game-hint")}>
      <div role="status">${this.trouble ? html`<p>${this.trouble}</p>` : this.#said()}</div>
      <p class="cluster">
        ${this.hint?.possible && this.step < HOW
          ? html`<button @click=${this.next}>${this.step < WHICH ? t("game-hint-which") : t("game-hint-how")}</button>`
          : nothing}
        ${this.step === HOW && this.hint?.possible
          ? html`<button @click=${() => this.#tell("show", this.hint?.steps)}>${t("game-hint-again")}</button>
              <button class="primary" @click=${() => this.#end("lay", this.hint?.table)}>${t("game-hint-lay")}</button>`
          : nothing}
        <button class="quiet" @click=${() => this.#end("close")}>${t("game-close")}</button>
      </p>
    </section>`;
  }

  #said() {
    if (!this.hint) return html`<p>${t("game-hint-asking")}</p>`;
    const { possible, exact, tiles, steps } = this.hint;
    if (!possible) return html`<p>${t("game-hint-nothing")}</p>`;
    if (this.step < WHICH) return html`<p>${t("game-hint-something")}</p>`;
    if (this.step === HOW)
      return html`<p class="spoken">${sentences(steps.map(({ sentence }) => sentence))}</p>
        <p class="told" aria-hidden="true">${this.told}</p>`;
    return html`<p class="spoken">${exact ? t("game-hint-most", { pieces: pieces(tiles) }) : t("game-hint-some", { pieces: pieces(tiles) })}</p>
      <p>${exact ? t("game-hint-most-shown") : t("game-hint-some-shown")}</p>
      <p class="small-tiles">${tiles.map(smallTile)}</p>`;
  }

  /** Stop showing, and do what comes next. @param {string} type @param {unknown} [detail] */
  #end(type, detail) {
    this.#tell("show", []);
    this.#tell(type, detail);
  }

  /** @param {string} type @param {unknown} [detail] */
  #tell(type, detail) {
    this.dispatchEvent(new CustomEvent(type, { detail }));
  }
}

customElements.define("tw-hint", HintPart);

// A turn of a position as the server found it, in words; the board beside it shows it.

import { drawing } from "../../tiles/tile.js";
import { html, nothing } from "../../vendor/lit.js";
import { t } from "../../words.js";
import { LatestAnswer } from "../latest_answer.js";
import { Page } from "../page.js";
import { capitalised } from "../text.js";
import { drawnText } from "./drawn_text.js";

/** @import { Studied, TurnFound as Found, TurnWanted } from "../../messages/http.d.ts" */
/** A position, and which of its turns is asked for. @typedef {Required<Studied> & Pick<TurnWanted, "objective" | "chosen">} Wanted */

// A position that is too hard stays so.
const TRIES = 2;

/** `<tw-turn-view>`: asks for the turn of `wanted` whenever that is another value; fires `show` with what the board shows of it, and
 * `demonstrate` with the turn whose steps it should show. */
export class TurnView extends Page {
  static properties = { wanted: {}, brief: {}, isAfter: {} };
  /** Whether only the sentence is wanted. */
  brief = false;
  /** @type {Wanted | null} */
  wanted = null;
  /** Whether the table after the turn is shown. */
  isAfter = true;
  /** @type {Found | null} */
  #found = null;
  #answers = new LatestAnswer("/api/study/turn", TRIES);

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    // The first value is loaded when the element is connected.
    if (changed.get("wanted")) void this.attempt(() => this.load());
  }

  async load() {
    const wanted = this.wanted;
    if (!wanted) return;
    // What was found before stays until then, so that nothing jumps while a position is edited.
    this.ariaBusy = "true";
    try {
      const found = await this.#answers.ask(wanted);
      if (wanted !== this.wanted) return;
      this.#found = found;
      this.#show(true);
    } catch (error) {
      if (wanted === this.wanted) this.#found = null;
      throw error;
    } finally {
      if (wanted === this.wanted) this.ariaBusy = "false";
    }
  }

  /** @param {boolean} isAfter */
  #show(isAfter) {
    this.isAfter = isAfter;
    this.dispatchEvent(new CustomEvent("show", { detail: { found: this.#found, isAfter } }));
  }

  render() {
    const found = this.#found;
    if (!found) return html`${this.busy ? html`<p class="soft" role="status">${t("study-thinking")}</p>` : nothing}${this.refusalView()}`;
    return html`${this.refusalView()}<p class="study-answer" role="status">${this.#sentence(found)}</p>
      ${found.tiles.length && !this.brief ? this.#steps(found) : nothing}`;
  }

  /** @param {Found} found */
  #sentence({ tiles, value, out, exact }) {
    if (!tiles.length) return this.wanted?.objective === "out" ? t("study-not-out") : t("study-none");
    const said = t("study-found", { count: tiles.length, points: value, out: out ? "yes" : "no" });
    return exact ? said : `${said} ${t("study-unproven")}`;
  }

  /** @param {Found} found */
  #steps(found) {
    const demonstrate = () => this.dispatchEvent(new CustomEvent("demonstrate", { detail: found }));
    return html`<div class="cluster">
        <button aria-pressed=${!this.isAfter} @click=${() => this.#show(false)}>${t("study-before")}</button>
        <button aria-pressed=${this.isAfter} @click=${() => this.#show(true)}>${t("study-after")}</button>
        <button @click=${demonstrate}>${t("study-show")}</button>
      </div>
      <ol class="study-steps" aria-label=${t("study-steps")}>
        ${found.steps.map(({ sentence }) => html`<li>${drawnText(capitalised(sentence), drawing(), { jokers: true })}</li>`)}
      </ol>`;
  }
}

customElements.define("tw-turn-view", TurnView);

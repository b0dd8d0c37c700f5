// A turn of a position as the server found it: the board before and after it, and its steps.

import { LatestAnswer } from "../latest_answer.js";
import { Page } from "../page.js";
import { capitalised } from "../text.js";
import { drawnText } from "./drawn_text.js";
import { changedPieces } from "./replay_moments.js";
import "../../tiles/board/board.js";
import { drawing } from "../../tiles/tile.js";
import { html, nothing } from "../../vendor/lit.js";
import { t } from "../../words.js";

/** @import { Studied, TurnFound as Found, TurnWanted } from "../../messages/http.d.ts" */
/** A position, and which of its turns is asked for. @typedef {Required<Studied> & Pick<TurnWanted, "objective" | "chosen">} Wanted */

// A position that is too hard stays so.
const TRIES = 2;

/** `<tw-turn-view>`: asks for the turn of `wanted` whenever that is another value. */
export class TurnView extends Page {
  static properties = { wanted: {}, isAfter: {} };
  /** @type {Wanted | null} */
  wanted = null;
  /** Whether the table after the turn is shown. */
  isAfter = true;
  /** @type {Found | null} */
  #found = null;
  #said = "";
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
      if (wanted === this.wanted) [this.#found, this.isAfter] = [found, true];
    } catch (error) {
      if (wanted === this.wanted) this.#found = null;
      throw error;
    } finally {
      if (wanted === this.wanted) this.ariaBusy = "false";
    }
  }

  async #demonstrate() {
    this.isAfter = false;
    await this.updateComplete;
    const board = /** @type {import("../../tiles/board/board.js").Board | null} */ (this.querySelector("tw-board"));
    await board?.demonstrate(this.#found?.steps ?? []);
    this.isAfter = true;
  }

  render() {
    const found = this.#found;
    if (!found) return html`${this.busy ? html`<p class="soft" role="status">${t("study-thinking")}</p>` : nothing}${this.refusalView()}`;
    return html`${this.refusalView()}<p class="study-answer" role="status">${this.#sentence(found)}</p>
      ${this.#board(found)} ${found.tiles.length ? this.#steps(found) : nothing}`;
  }

  /** @param {Found} found */
  #sentence({ tiles, value, out, exact }) {
    if (!tiles.length) return this.wanted?.objective === "out" ? t("study-not-out") : t("study-none");
    const said = t("study-found", { count: tiles.length, points: value, out: out ? "yes" : "no" });
    return exact ? said : `${said} ${t("study-unproven")}`;
  }

  /** @param {Found} found */
  #board(found) {
    const laid = new Set(found.tiles);
    const table = this.isAfter ? found.after : found.table;
    const rack = this.isAfter ? found.rack.filter((piece) => !laid.has(piece)) : found.rack;
    const changed = this.isAfter ? changedPieces(found.table, found.after) : new Set();
    return html`<div class="turn-board">
      <tw-board
        .view=${{ table, rack, seat: 0 }}
        .readings=${this.isAfter ? found.readings : []}
        .changed=${changed}
        .order=${[]}
        .sorting=${"color"}
        .readonly=${true}
        @announce=${(/** @type {CustomEvent} */ { detail }) => this.#announce(detail)}
      ></tw-board>
      <p class="visually-hidden" role="status">${this.#said}</p>
    </div>`;
  }

  /** @param {string} sentence */
  #announce(sentence) {
    this.#said = sentence;
    this.requestUpdate();
  }

  /** @param {Found} found */
  #steps({ steps }) {
    return html`<div class="cluster">
        <button aria-pressed=${!this.isAfter} @click=${() => (this.isAfter = false)}>${t("study-before")}</button>
        <button aria-pressed=${this.isAfter} @click=${() => (this.isAfter = true)}>${t("study-after")}</button>
        <button @click=${this.#demonstrate}>${t("study-show")}</button>
      </div>
      <ol class="study-steps" aria-label=${t("study-steps")}>
        ${steps.map(({ sentence }) => html`<li>${drawnText(capitalised(sentence), drawing(), { jokers: true })}</li>`)}
      </ol>`;
  }
}

customElements.define("tw-turn-view", TurnView);

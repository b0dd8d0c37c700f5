// One turn of a review: what is told of it, the position before it to try, and the best turn with its steps.

import { to } from "../navigate.js";
import { analysisPath, emptyCase } from "../parts/boards/case.js";
import { drawnText } from "../parts/boards/drawn_text.js";
import { percent } from "../parts/chart.js";
import { Page } from "../parts/page.js";
import "../parts/boards/turn_board.js";
import "../parts/boards/turn_view.js";
import { drawing } from "../tiles/tile.js";
import { html, nothing } from "../vendor/lit.js";
import { t } from "../words.js";
import { toldOf } from "./told.js";

/** @import { TurnJudged, TurnShown as Turn } from "../messages/http.d.ts" */
/** @import { Wanted } from "../parts/boards/turn_view.js" */

/** `<tw-turn-story>`: shows a turn; fires `watch` when its replay is asked for. */
export class TurnStory extends Page {
  static properties = { turn: {}, about: {}, rules: {}, house: {}, back: {}, answers: {}, solved: {}, shown: {} };
  /** @type {Turn | null} */
  turn = null;
  /** @type {import("./told.js").About} */
  about = { names: [], seat: null, turning: null };
  rules = "";
  /** @type {Record<string, string | number>} */
  house = {};
  /** The turn as the analysis board names it, to come back. */
  back = "";
  /** Whether the best turn is shown, and not the board to try it on. */
  answers = false;
  solved = false;
  /** The best turn as the board shows it. @type {import("../parts/boards/turn_board.js").Shown | null} */
  shown = null;
  /** The question on screen; it stays the same value while the turn does. @type {Wanted | null} */
  #wanted = null;
  /** The table as it is laid. @type {number[][]} */
  #rows = [];
  /** The position on the board, likewise. @type {import("../parts/boards/case.js").Case | null} */
  #asked = null;

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    if (!changed.has("turn") || !this.turn) return;
    const { rules, house } = this;
    const { table, rack, opened } = this.turn;
    this.#wanted = { rules, house, table, rack, opened, objective: "tiles" };
    this.#asked = { ...emptyCase(), asks: "turn", rules, house, table, rack, opened };
    [this.answers, this.solved, this.#rows, this.shown] = [false, false, [], null];
  }

  /** @param {CustomEvent<TurnJudged>} event */
  #judged({ detail: { allowed, table } }) {
    const laid = this.#rows.flat().length - table.flat().length;
    this.solved ||= allowed && laid > 0 && laid >= (this.turn?.best ?? 0);
  }

  render() {
    const turn = this.turn;
    if (!turn || !this.#asked) return nothing;
    const asked = this.#asked;
    const query = (/** @type {string} */ tab) => to(analysisPath(asked, { tab, back: this.back }));
    const told = toldOf(turn, this.about);
    return html`<p class="told">${drawnText(told, drawing(), { jokers: true })} ${
      turn.mistake && turn.lost > 0 ? html`<span class="soft">${t("review-lost", { chance: percent(turn.lost) })}</span>` : nothing
    }</p>
      <p class="study-answer" role="status">${this.answers ? t("review-best-here") : this.#goal(turn)}</p>
      <tw-turn-board .lead=${""} .asked=${this.#asked} .shown=${this.answers ? this.shown : null}
        @laid=${(/** @type {CustomEvent} */ { detail }) => (this.#rows = detail)} @judged=${this.#judged}></tw-turn-board>
      ${
        this.answers
          ? html`<tw-turn-view .wanted=${this.#wanted} @show=${(/** @type {CustomEvent} */ { detail }) => (this.shown = detail)}
            @demonstrate=${this.#demonstrate}></tw-turn-view>`
          : nothing
      }
      <div class="cluster">
        ${this.answers ? html`<button @click=${() => (this.answers = false)}>${t("review-try")}</button>` : nothing}
        ${!this.answers && turn.best ? html`<button @click=${() => (this.answers = true)}>${t("review-show-best")}</button>` : nothing}
        <button class="quiet" @click=${() => this.dispatchEvent(new CustomEvent("watch"))}>${t("review-watch")}</button>
        <a class="button quiet" href=${query("best")}>${t("review-analyze")}</a>
        <a class="button quiet" href=${query("out")}>${t("review-play-on")}</a>
      </div>`;
  }

  /** What is told of a mistake says what there is to find. @param {Turn} turn */
  #goal({ best, rack, told }) {
    if (this.solved) return t("review-goal-found");
    if (told || !best) return t("review-try");
    return best === rack.length ? t("review-goal-out") : t("review-goal", { count: best });
  }

  /** @param {CustomEvent<import("../messages/http.d.ts").TurnFound>} event */
  async #demonstrate({ detail: found }) {
    const board = this.querySelector("tw-turn-board");
    await board?.demonstrate(found);
    this.shown = { found, isAfter: true };
  }
}

customElements.define("tw-turn-story", TurnStory);

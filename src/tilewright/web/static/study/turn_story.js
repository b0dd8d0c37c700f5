// One turn of a review: the position before it as a puzzle on the spot, and the best turn with its steps.

import { to } from "../navigate.js";
import { caseQuery, emptyCase } from "../parts/boards/case.js";
import { percent } from "../parts/chart.js";
import { Page } from "../parts/page.js";
import "../parts/boards/turn_board.js";
import "../parts/boards/turn_view.js";
import { html, nothing } from "../vendor/lit.js";
import { t } from "../words.js";

/** @import { TurnJudged, TurnShown as Turn } from "../messages/http.d.ts" */
/** @import { Wanted } from "../parts/boards/turn_view.js" */

/** `<tw-turn-story>`: shows a turn; fires `watch` when its replay is asked for. */
export class TurnStory extends Page {
  static properties = { turn: {}, rules: {}, house: {}, back: {}, answers: {}, solved: {} };
  /** @type {Turn | null} */
  turn = null;
  rules = "";
  /** @type {Record<string, string | number>} */
  house = {};
  /** The turn as the analysis board names it, to come back. */
  back = "";
  /** Whether the best turn is shown, and not the board to try it on. */
  answers = false;
  solved = false;
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
    [this.answers, this.solved, this.#rows] = [false, false, []];
  }

  /** @param {CustomEvent<TurnJudged>} event */
  #judged({ detail: { allowed, table } }) {
    const laid = this.#rows.flat().length - table.flat().length;
    this.solved ||= allowed && laid > 0 && laid >= (this.turn?.best ?? 0);
  }

  render() {
    const turn = this.turn;
    if (!turn || !this.#asked) return nothing;
    const query = (/** @type {string} */ tab) => {
      const found = caseQuery(/** @type {import("../parts/boards/case.js").Case} */ (this.#asked));
      found.append("tab", tab);
      found.append("back", this.back);
      return to(`/analysis#${found}`);
    };
    return html`${turn.mistake && turn.lost > 0 ? html`<p>${t("review-lost", { chance: percent(turn.lost) })}</p>` : nothing}
      ${this.answers ? html`<h3>${t("review-best-here")}</h3><tw-turn-view .wanted=${this.#wanted}></tw-turn-view>` : this.#try(turn)}
      <div class="cluster">
        ${this.answers ? html`<button @click=${() => (this.answers = false)}>${t("review-try")}</button>` : nothing}
        ${!this.answers && turn.best ? html`<button @click=${() => (this.answers = true)}>${t("review-show-best")}</button>` : nothing}
        <button class="quiet" @click=${() => this.dispatchEvent(new CustomEvent("watch"))}>${t("review-watch")}</button>
        <a class="button quiet" href=${query("best")}>${t("review-analyze")}</a>
        <a class="button quiet" href=${query("out")}>${t("review-play-on")}</a>
      </div>`;
  }

  /** @param {Turn} turn */
  #try({ best, rack }) {
    const goal = best ? (best === rack.length ? t("review-goal-out") : t("review-goal", { count: best })) : t("review-goal-none");
    return html`<h3>${t("review-try")}</h3>
      <p class="study-answer" role="status">${this.solved ? t("review-goal-found") : goal}</p>
      <tw-turn-board .lead=${""} .asked=${this.#asked} @laid=${(/** @type {CustomEvent} */ { detail }) => (this.#rows = detail)}
        @judged=${this.#judged}></tw-turn-board>`;
  }
}

customElements.define("tw-turn-story", TurnStory);

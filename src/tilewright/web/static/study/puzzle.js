// One puzzle on the real board, judged by the server.

import { login, request } from "../api.js";
import { linkTo, to } from "../navigate.js";
import { drawnText } from "../parts/drawn_text.js";
import { capitalised } from "../parts/text.js";
import "../parts/turn_board.js";
import { drawing as diceDrawing, diceView } from "../dice/die.js";
import { Page } from "../parts/page.js";
import "../parts/copy_button.js";
import { drawing, smallTile } from "../tiles/tile.js";
import { html, nothing } from "../vendor/lit.js";
import { language, t } from "../words.js";
import { puzzleProgress, rememberSolved } from "./progress.js";
import { streak } from "./streak.js";

/** @import { PuzzleHint as Hint, PuzzleJudged as Judged, PuzzleRating as Rated, PuzzleShown as Shown } from "../messages/http.d.ts" */

const SECOND_MS = 1000;

/** `<tw-puzzle>`: the puzzle of an id. */
export class PuzzleElement extends Page {
  static properties = { puzzle: {}, next: {} };
  /** @type {Shown | null} */
  #shown = null;
  /** @type {Hint | null} */
  #hint = null;
  #hints = 0;
  #began = Date.now();
  #solved = false;
  /** The table as it is laid. @type {number[][] | null} */
  #rows = null;
  /** Whether the turn that is laid is allowed. */
  #allowed = false;
  /** Whether the last answer was wrong. */
  #wrong = false;
  /** The player's rating, where this try has just counted. @type {Rated | null} */
  #rating = null;

  constructor() {
    super();
    this.puzzle = "";
    /** The puzzle after this one, or nothing. */
    this.next = "";
  }

  async load() {
    await login();
    /** @type {Shown} */
    const shown = await request(`/api/puzzles/${this.puzzle}?language=${language()}`);
    if (shown.game === "dice") await import("./dice_puzzle.js");
    this.#shown = shown;
  }

  async #help() {
    const steps = this.#hint ? this.#hint.steps.length + 1 : 0;
    /** @type {Hint} */
    const hint = await request(`/api/puzzles/${this.puzzle}/hint?language=${language()}`, {
      body: { steps },
    });
    this.#hint = hint;
    this.#rating = hint.rating ?? this.#rating;
    this.#hints += 1;
  }

  /** Give what is laid as the answer. */
  async #answer() {
    const path = `/api/puzzles/${this.puzzle}/turn?language=${language()}`;
    this.#judged({ detail: await request(path, { body: { after: this.#rows, final: true } }), final: true });
  }

  /** @param {{ detail: Judged, final?: boolean }} event */
  #judged({ detail: { solved, allowed, rating }, final = false }) {
    this.#allowed = allowed;
    this.#wrong = final && !solved;
    if (this.#wrong) this.#rating = rating ?? this.#rating;
    this.requestUpdate();
    if (!solved || this.#solved) return;
    this.#solved = true;
    this.#rating = rating ?? this.#rating;
    rememberSolved(this.puzzle, this.#shown?.day ?? null, {
      seconds: Math.round((Date.now() - this.#began) / SECOND_MS),
      hints: this.#hints,
    });
  }

  /** What the player may tell others of a day's puzzle. @param {string} day */
  #result(day) {
    const { days } = puzzleProgress();
    const { seconds, hints } = days[day];
    const time = `${Math.floor(seconds / 60)}:${`${seconds % 60}`.padStart(2, "0")}`;
    const text = t("puzzles-result", { day, time, hints, streak: streak(Object.keys(days), day) });
    return `${text} ${linkTo(`/puzzles/${this.puzzle}`)}`;
  }

  render() {
    const shown = this.#shown;
    if (!shown) return this.refusalView();
    return html`<h1>${shown.day ? t("puzzles-daily") : t("puzzles-one", { grade: shown.difficulty })}</h1>
      <p class="study-answer">${shown.goal}</p>
      <section class="card stack">
        ${
          shown.game === "dice"
            ? html`<tw-dice-puzzle .shown=${shown} @judged=${(/** @type {CustomEvent} */ { detail }) => this.#judged({ detail, final: detail.final })}></tw-dice-puzzle>`
            : html`<tw-turn-board .path=${`/api/puzzles/${this.puzzle}/turn`} .rules=${shown.rules} @laid=${(/** @type {CustomEvent} */ { detail }) => (this.#rows = detail)} @judged=${this.#judged}></tw-turn-board>`
        }
        <div role="status">${this.#solved ? this.#won(shown) : this.#wrong ? html`<p>${t("puzzles-wrong")}</p>` : nothing}</div>
        ${this.#solved || shown.kind !== "most" || shown.game === "dice" ? nothing : this.#answerButton()} ${this.#solved ? nothing : this.#hintView(shown)} ${this.refusalView()}
      </section>
      <div class="cluster"><a class="button quiet" href=${to("/puzzles")}>${t("puzzles-all")}</a></div>`;
  }

  /** Where the most tiles are to be found, only the player knows when the turn is finished. */
  #answerButton() {
    return html`<div class="cluster"><button class="primary" ?disabled=${this.busy || !this.#allowed} @click=${() => void this.attempt(() => this.#answer())}>${t("game-play")}</button></div>`;
  }

  /** @param {Shown} shown */
  #won({ day }) {
    const { days } = puzzleProgress();
    const count = day ? streak(Object.keys(days), day) : 0;
    return html`<div class="judge-verdict yes stack">
      <p class="judge-word">${t("puzzles-solved")}</p>
      <p>${t("puzzles-hints-used", { count: this.#hints })} ${count ? t("puzzles-streak", { count }) : nothing}</p>
      ${this.#rated()}
      <div class="cluster">
        ${this.next ? html`<a class="button primary" href=${to(`/puzzles/${this.next}`)}>${t("puzzles-next")}</a>` : nothing}
        ${day && days[day] ? html`<tw-copy .text=${this.#result(day)} .words=${t("puzzles-share")}></tw-copy>` : nothing}
      </div>
    </div>`;
  }

  #rated() {
    if (!this.#rating) return nothing;
    const { rating, change } = this.#rating;
    return html`<p>${t("puzzles-rated", { rating, change: change < 0 ? `−${-change}` : `+${change}` })}</p>`;
  }

  /** @param {Shown} shown */
  #hintView({ game, view }) {
    const hint = this.#hint;
    const dice = game === "dice";
    const drawn = dice ? diceDrawing() : drawing();
    const more = !hint || hint.steps.length < hint.all;
    return html`<div role="status">
        ${hint ? (dice ? html`<p>${t("puzzles-hint-dice")}</p>${diceView(hint.tiles, view?.view.showing)}` : html`<p>${t("puzzles-hint-tiles")}</p><p class="small-tiles">${hint.tiles.map(smallTile)}</p>`) : nothing}
        ${hint?.steps.length ? html`<ol class="study-steps">${hint.steps.map(({ sentence }) => html`<li>${drawnText(capitalised(sentence), drawn, { jokers: true })}</li>`)}</ol>` : nothing}
        ${this.#rated()}
      </div>
      ${hint ? nothing : html`<p class="soft small">${t("puzzles-hint-cost")}</p>`}
      ${more ? html`<div class="cluster"><button ?disabled=${this.busy} @click=${() => void this.attempt(() => this.#help())}>${hint ? t("puzzles-hint-step") : t("game-hint")}</button></div>` : nothing}`;
  }
}

customElements.define("tw-puzzle", PuzzleElement);

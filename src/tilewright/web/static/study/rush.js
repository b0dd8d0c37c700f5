// A rush: puzzles against the clock, one after the other. The server judges and keeps the time; the clock here only shows it.

import { currentPlayer, login, request } from "../api.js";
import { find } from "../dom.js";
import { to } from "../navigate.js";
import { drawnText } from "../parts/boards/drawn_text.js";
import { avatar } from "../parts/people/avatar.js";
import { capitalised } from "../parts/text.js";
import { drawing } from "../tiles/tile.js";
import { puzzleBoard } from "./daily.js";
import "../parts/boards/turn_board.js";
import "../parts/clock.js";
import { Page, selectField } from "../parts/page.js";
import { hasServer } from "../transport.js";
import { html, nothing, repeat } from "../vendor/lit.js";
import { language, t } from "../words.js";

/** @import { BoardLine, HintStep, PuzzleShown, RushShown as Rush } from "../messages/http.d.ts" */

const SECOND_MS = 1000;
const ALL_STEPS = 100;

/** `<tw-rush>`: fires `rushing` with whether a rush fills the page. */
export class RushElement extends Page {
  static properties = { booklets: {}, rules: {} };
  /** Those with tiles. @type {import("../messages/http.d.ts").BookletShown[]} */
  booklets = [];
  rules = "";
  /** The best scores by rulebook. @type {Record<string, number>} */
  best = {};
  /** @type {Rush | null} */
  #rush = null;
  /** The puzzles that were not solved. @type {PuzzleShown[]} */
  missed = [];
  /** The answers that were asked for, by puzzle. @type {Record<string, HintStep[]>} */
  answers = {};
  /** The best scores of today. @type {BoardLine[]} */
  board = [];
  /** When the time is up, by the clock of this device. */
  deadline = 0;
  #timer = 0;
  timeIsUp = false;
  /** The table as it is laid. @type {number[][] | null} */
  rows = null;
  /** Whether the turn that is laid is allowed. */
  allowed = false;

  async load() {
    // A visitor who has solved nothing is nobody yet.
    if (await currentPlayer()) this.best = await request("/api/me/rushes");
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    clearTimeout(this.#timer);
  }

  begin() {
    return this.attempt(async () => {
      await login();
      await this.#show(await request(`/api/rush?language=${language()}`, { body: { rules: this.rules } }));
    });
  }

  /** Give the answer that was laid, or skip the puzzle.
   * @param {number[][] | null} after */
  answer(after) {
    const { run, number } = /** @type {Rush} */ (this.#rush);
    if (this.busy) return;
    void this.attempt(async () => this.#show(await request(`/api/rush/${run}/answer?language=${language()}`, { body: { number, after } })));
  }

  /** What is solved for all to see is the answer; where the most tiles are to be found, the player says when.
   * @param {import("../messages/http.d.ts").PuzzleJudged} judged */
  judged({ solved, allowed }) {
    this.allowed = allowed;
    this.requestUpdate();
    if (solved) this.answer(this.rows);
  }

  /** @param {Rush} rush */
  async #show(rush) {
    if (rush.number === 1) [this.missed, this.answers, this.board] = [[], {}, []];
    if (rush.right === false && this.#rush?.puzzle) this.missed.push(this.#rush.puzzle);
    this.#rush = rush;
    if (!rush.puzzle) void this.#loadBoard(rush.rules);
    [this.rows, this.allowed] = [null, false];
    this.best = { ...this.best, [rush.rules]: rush.best };
    // The clock begins only with the rush: the way of an answer must not make it jump.
    if (rush.number === 1) {
      clearTimeout(this.#timer);
      this.deadline = Date.now() + rush.left_ms;
      this.#timer = setTimeout(() => {
        this.timeIsUp = true;
        if (this.#rush?.puzzle) this.missed.push(this.#rush.puzzle);
        void this.#loadBoard(rush.rules);
        void this.#moveFocus();
      }, rush.left_ms);
    }
    this.timeIsUp = Date.now() >= this.deadline;
    this.#tell(true);
    await this.#moveFocus();
  }

  /** Load the best scores of the server's players. @param {string} rules */
  async #loadBoard(rules) {
    clearTimeout(this.#timer);
    if (!hasServer) return;
    await this.attempt(async () => {
      this.board = await request(`/api/rush/board/${rules}`);
    });
  }

  /** @param {string} puzzle */
  async showAnswer(puzzle) {
    const path = `/api/puzzles/${puzzle}/hint?language=${language()}`;
    this.answers[puzzle] = (await request(path, { body: { steps: ALL_STEPS } })).steps;
  }

  /** Show the next puzzle or the end, and move the focus there: the board that had it is gone. */
  async #moveFocus() {
    this.requestUpdate();
    await this.updateComplete;
    find(this, ".rush-goal")?.focus();
  }

  /** @param {boolean} rushing */
  #tell(rushing) {
    this.dispatchEvent(new CustomEvent("rushing", { detail: rushing }));
  }

  leave() {
    this.#rush = null;
    this.#tell(false);
    this.requestUpdate();
  }

  render() {
    const rush = this.#rush;
    if (!rush) return offer(this);
    return rush.puzzle && !this.timeIsUp ? running(this, rush, rush.puzzle) : over(this, rush);
  }
}

/** @param {RushElement} page */
function bestLine(page, /** @type {string} */ rules) {
  const best = page.best[rules] ?? 0;
  return best ? html`<p>${t("rush-best", { count: best })}</p>` : nothing;
}

/** @param {RushElement} page */
function offer(page) {
  const options = page.booklets.map(/** @returns {[string, string]} */ ({ rules, title }) => [rules, title]);
  return html`<section class="card stack" aria-labelledby="rush-title">
    <h2 id="rush-title">${t("rush-title")}</h2>
    <p>${t("rush-lead")}</p>
    ${selectField(t("shell-booklet"), page.rules, options, (rules) => (page.rules = rules))} ${bestLine(page, page.rules)} ${page.refusalView()}
    <div class="cluster"><button class="primary" ?disabled=${page.busy} @click=${() => void page.begin()}>${t("rush-start")}</button></div>
  </section>`;
}

/** @param {RushElement} page @param {Rush} rush @param {import("../messages/http.d.ts").PuzzleShown} puzzle */
function running(page, rush, puzzle) {
  const clock = { deadline: page.deadline, offset: 0, away: [], asked: [], paused: false };
  return html`<h1>${t("rush-title")}</h1>
    <div class="cluster rush-score">
      <tw-clock .clock=${clock} .whole=${rush.whole_ms / SECOND_MS}></tw-clock>
      <span role="status">${t("rush-score", { solved: rush.solved, missed: rush.missed, misses: rush.misses })}</span>
    </div>
    <h2 class="study-answer rush-goal"
      tabindex="-1">${t("rush-number", { number: rush.number, grade: puzzle.difficulty })} ${puzzle.goal}</h2>
    ${repeat(
      [rush.run + rush.number],
      (key) => key,
      () =>
        html`<tw-turn-board
          .path=${`/api/puzzles/${puzzle.puzzle}/turn`}
          .rules=${puzzle.rules}
          .lead=${""}
          .actions=${actions(page, puzzle)}
          @laid=${(/** @type {CustomEvent} */ event) => (page.rows = event.detail)}
          @judged=${(/** @type {CustomEvent} */ event) => page.judged(event.detail)}
        ></tw-turn-board>`,
    )}
    ${page.refusalView()}`;
}

/** @param {RushElement} page @param {PuzzleShown} puzzle */
function actions(page, { kind }) {
  return html`<button ?disabled=${page.busy} @click=${() => page.answer(null)}>${t("rush-skip")}</button>
    ${
      kind === "most"
        ? html`<button class="primary" ?disabled=${page.busy || !page.allowed}
        @click=${() => page.answer(page.rows)}>${t("game-play")}</button>`
        : nothing
    }`;
}

/** @param {RushElement} page @param {Rush} rush */
function over(page, rush) {
  const why = rush.missed >= rush.misses ? t("rush-over-misses") : page.timeIsUp && rush.puzzle ? t("rush-over-time") : t("rush-over");
  return html`<h1>${t("rush-title")}</h1>
    <section class="card stack">
      <h2 class="rush-goal" tabindex="-1">${why}</h2>
      <p class="judge-word">${t("rush-result", { count: rush.solved })}</p>
      ${bestLine(page, rush.rules)} ${page.refusalView()}
      <div class="cluster">
        <button class="primary" ?disabled=${page.busy} @click=${() => void page.begin()}>${t("rush-again")}</button>
        <button @click=${() => page.leave()}>${t("puzzles-all")}</button>
      </div>
    </section>
    ${boardView(page)} ${missedView(page)}`;
}

/** @param {RushElement} page */
function boardView(page) {
  if (!page.board.length) return nothing;
  return html`<section class="card stack" aria-labelledby="rush-board">
    <h2 id="rush-board">${t("rush-board")}</h2>
    <ol class="rush-board">
      ${page.board.map(
        ({ name, avatar: animal, score, mine }) =>
          html`<li class=${mine ? "mine" : ""}>${avatar(animal)} <span>${name ?? t("shell-guest")}</span> <strong>${score}</strong></li>`,
      )}
    </ol>
  </section>`;
}

/** @param {RushElement} page */
function missedView(page) {
  if (!page.missed.length) return nothing;
  return html`<section class="card stack" aria-labelledby="rush-missed">
    <h2 id="rush-missed">${t("rush-missed")}</h2>
    <p class="soft small">${t("puzzles-hint-cost")}</p>
    <ol class="plain rush-missed">
      ${page.missed.map((puzzle) => missedOne(page, puzzle))}
    </ol>
  </section>`;
}

/** @param {RushElement} page @param {PuzzleShown} shown */
function missedOne(page, shown) {
  const steps = page.answers[shown.puzzle];
  return html`<li class="stack">
    ${puzzleBoard(shown)}
    <p>${shown.goal}</p>
    ${
      steps
        ? html`<ol class="study-steps">${steps.map(
            ({ sentence }) => html`<li>${drawnText(capitalised(sentence), drawing(), { jokers: true })}</li>`,
          )}</ol>`
        : html`<div class="cluster">
            <a class="button" href=${to(`/puzzles/${shown.puzzle}`)}>${t("puzzles-solve")}</a>
            <button ?disabled=${page.busy}
              @click=${() => void page.attempt(() => page.showAnswer(shown.puzzle))}>${t("rush-answer")}</button>
          </div>`
    }
  </li>`;
}

customElements.define("tw-rush", RushElement);

// A rush: puzzles against the clock, one after the other. The server judges and keeps the time; the clock here only shows it.

import { currentPlayer, login, request } from "../api.js";
import { find } from "../dom.js";
import { navigate, to } from "../navigate.js";
import { drawnText } from "../parts/boards/drawn_text.js";
import { avatar } from "../parts/people/avatar.js";
import { capitalised } from "../parts/text.js";
import { drawing } from "../tiles/tile.js";
import { puzzleBoard } from "./daily.js";
import "../parts/clock.js";
import { isAway, Page, selectField } from "../parts/page.js";
import { hasServer } from "../transport.js";
import { html, nothing } from "../vendor/lit.js";
import { language, t } from "../words.js";

/** @import { BoardLine, HintStep, PuzzleShown, RushShown as Rush } from "../messages/http.d.ts" */

const SECOND_MS = 1000;
const ALL_STEPS = 100;
const AGAIN_MS = 2000;

/** The table, which is as large as a match: the offer of a rush needs none. */
const tables = () => import("./puzzle_table.js");

/** `<tw-rush>`: the rush of an address, or without one the offer of a rush; fires `rushing` when one begins or ends. */
export class RushElement extends Page {
  static properties = { booklets: {}, rules: {}, run: {} };
  /** Those with tiles. @type {import("../messages/http.d.ts").BookletShown[]} */
  booklets = [];
  rules = "";
  run = "";
  /** The best scores by rulebook. @type {Record<string, number>} */
  best = {};
  /** @type {Rush | null} */
  #rush = null;
  /** @type {import("../match/match_screen.js").MatchScreen | null} */
  table = null;
  /** Loaded with the table. @type {typeof import("./puzzle_table.js").playButton | null} */
  playButton = null;
  /** A rush has no hints. */
  help = null;
  advice = null;
  hint = null;
  hush = () => {};
  /** The puzzles that were not solved. @type {PuzzleShown[]} */
  missed = [];
  /** The answers that were asked for, by puzzle. @type {Record<string, HintStep[]>} */
  answers = {};
  /** The best scores of today. @type {BoardLine[]} */
  board = [];
  /** When the time is up, by the clock of this device. */
  deadline = 0;
  #timer = 0;
  #again = 0;
  timeIsUp = false;

  async load() {
    // A visitor who has solved nothing is nobody yet.
    if (await currentPlayer()) this.best = await request("/api/me/rushes");
    if (this.run) await this.#show(await request(`/api/rush/${this.run}?language=${language()}`));
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    clearTimeout(this.#timer);
    clearTimeout(this.#again);
  }

  begin() {
    return this.attempt(async () => {
      // Before the clock runs.
      await Promise.all([login(), tables()]);
      const { run } = await request(`/api/rush?language=${language()}`, { body: { rules: this.#rush?.rules ?? this.rules } });
      navigate(`/puzzles/rush/${run}`);
    });
  }

  /** Give the answer that was laid, or skip the puzzle. The clock begins only with the rush: the way of an answer must not make it jump.
   * @param {number[][] | null} after @returns {Promise<string[]>} nothing is said of it: the next puzzle comes */
  async answer(after) {
    const { number } = /** @type {Rush} */ (this.#rush);
    if (this.busy) return [];
    clearTimeout(this.#again);
    await this.attempt(async () => {
      try {
        this.#show(await request(`/api/rush/${this.run}/answer?language=${language()}`, { body: { number, after } }));
      } catch (error) {
        // The clock runs on: the answer is given again as soon as it can be.
        if (isAway(error) && !this.timeIsUp) this.#again = setTimeout(() => void this.answer(after), AGAIN_MS);
        throw error;
      }
    });
    return [];
  }

  /** What is solved for all to see is the answer; where the most tiles are to be found, the player says when.
   * @param {import("../messages/http.d.ts").PuzzleJudged} judged @param {number[][]} rows */
  judged({ solved }, rows) {
    if (solved) void this.answer(rows);
  }

  /** @param {import("../match/match_screen.js").MatchScreen} host */
  buttons = (host) => html`<button class="quiet" ?disabled=${this.busy} @click=${() => void this.answer(null)}>${t("rush-skip")}</button>
    ${this.#rush?.puzzle?.kind === "most" ? this.playButton?.(host) : nothing}`;

  /** @param {Rush} rush */
  async #show(rush) {
    const before = this.#rush;
    if (rush.right === false && before?.puzzle) this.missed.push(before.puzzle);
    if (!before) this.#begin(rush.left_ms);
    const isNext = rush.number !== before?.number;
    if (rush.puzzle && isNext) {
      const { loadTable, playButton } = await tables();
      this.playButton = playButton;
      ({ table: this.table } = await loadTable(rush.puzzle, `/api/puzzles/${rush.puzzle.puzzle}`, this));
    }
    this.#rush = rush;
    this.best = { ...this.best, [rush.rules]: rush.best };
    this.timeIsUp = Date.now() >= this.deadline;
    if (!this.isRunning) await this.#end();
    else if (isNext) await this.#moveFocus();
  }

  /** The host's clock decides; this one shows how much of it is left. @param {number} ms */
  #begin(ms) {
    clearTimeout(this.#timer);
    this.deadline = Date.now() + ms;
    this.#timer = setTimeout(() => {
      this.timeIsUp = true;
      if (this.#rush?.puzzle) this.missed.push(this.#rush.puzzle);
      void this.#end();
    }, ms);
  }

  /** One that is gone leaves a way on. */
  get isWhole() {
    return Boolean(this.run);
  }

  /** Whether there is a puzzle to answer. */
  get isRunning() {
    return Boolean(this.#rush?.puzzle) && !this.timeIsUp;
  }

  async #end() {
    clearTimeout(this.#timer);
    await Promise.all([this.#loadBoard(this.#rush?.rules ?? ""), this.#moveFocus()]);
  }

  /** Load the best scores of the server's players. @param {string} rules */
  async #loadBoard(rules) {
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
    this.dispatchEvent(new Event("rushing"));
    await this.updateComplete;
    find(this, ".rush-goal")?.focus();
  }

  updated() {
    this.table?.requestUpdate();
  }

  render() {
    const rush = this.#rush;
    if (!this.run) return offer(this);
    if (!rush) return this.refusal ? html`<section class="card center">${this.refusalView()}</section>` : nothing;
    return this.isRunning ? running(this, rush) : over(this, rush);
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
    <h2 id="rush-title" tabindex="-1">${t("rush-title")}</h2>
    <p>${t("rush-lead")}</p>
    ${selectField(t("shell-booklet"), page.rules, options, (rules) => (page.rules = rules))} ${bestLine(page, page.rules)} ${page.refusalView()}
    <div class="cluster"><button class="primary" ?disabled=${page.busy} @click=${() => void page.begin()}>${t("rush-start")}</button></div>
  </section>`;
}

/** @param {RushElement} page @param {Rush} rush */
function running(page, { puzzle, number, solved, missed, misses, whole_ms: whole }) {
  const clock = { deadline: page.deadline, offset: 0, away: [], asked: [], paused: false };
  return html`<header class="task">
      <a class="close" href=${to("/puzzles")} aria-label=${t("game-close")}>✕</a>
      <div class="task-words">
        <h1 class="rush-goal" tabindex="-1"><span class="visually-hidden">${t("rush-title")}.</span> ${t("rush-number", { number, grade: puzzle?.difficulty ?? 0 })}</h1>
        <p>${puzzle?.goal}</p>
        <p class="small about" role="status">${t("rush-score", { solved, missed, misses })}</p>
        ${page.refusalView()}
      </div>
      <tw-clock .clock=${clock} .whole=${whole / SECOND_MS}></tw-clock>
    </header>
    ${page.table}`;
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
        <a class="button" href=${to("/puzzles")}>${t("puzzles-all")}</a>
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
    <ol class="plain tiles rush-missed">
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

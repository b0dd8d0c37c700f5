// One puzzle on the real board, judged by the server.

import { login, request } from "../api.js";
import { linkTo, to } from "../navigate.js";
import { drawnText } from "../parts/boards/drawn_text.js";
import { capitalised, clockTime } from "../parts/text.js";
import "../parts/boards/turn_board.js";
import { drawing as diceDrawing, diceView } from "../dice/die.js";
import { Page } from "../parts/page.js";
import "../parts/copy_button.js";
import "../parts/rules/differences.js";
import { drawing, smallTile } from "../tiles/tile.js";
import { html, nothing } from "../vendor/lit.js";
import { language, t } from "../words.js";
import { dayInWords, figuresInWords, puzzleOfDay } from "./daily.js";
import { ownStreak, puzzleProgress, rememberSolved } from "./progress.js";
import { resultLine } from "./result_line.js";

/** @import { PuzzleHint as Hint, PuzzleJudged as Judged, PuzzleRating as Rated, PuzzleShown as Shown } from "../messages/http.d.ts" */

const SECOND_MS = 1000;
const MOST_SECONDS = 86_400;

/** `<tw-puzzle>`: the puzzle of an id or of a day. */
export class PuzzleElement extends Page {
  static properties = { puzzle: {}, day: {}, own: {}, next: {}, titles: {} };
  puzzle = "";
  /** As 2026-12-24, where no puzzle is named. */
  day = "";
  /** Whether it was made of a turn that the player missed. */
  own = false;
  /** The page of the puzzle after this one, or nothing. */
  next = "";
  /** The names of the rulebooks by their ids. @type {Record<string, string>} */
  titles = {};
  /** @type {Shown | null} */
  #shown = null;
  /** @type {Hint | null} */
  hint = null;
  hints = 0;
  /** How many answers were wrong. */
  #misses = 0;
  #began = Date.now();
  solved = false;
  /** The table as it is laid. @type {number[][] | null} */
  #rows = null;
  /** Whether the turn that is laid is allowed. */
  allowed = false;
  /** Whether the last answer was wrong. */
  #wrong = false;
  /** The player's rating, where this try has just counted. @type {Rated | null} */
  rating = null;

  async load() {
    await login();
    await this.#ask();
  }

  async #ask() {
    /** @type {Shown} */
    const shown = await (this.day ? puzzleOfDay(this.day) : request(`${this.#path}?language=${language()}`));
    this.puzzle = shown.puzzle;
    if (shown.game === "dice") await import("./dice_puzzle.js");
    this.#shown = shown;
  }

  /** Where the puzzle is asked for and judged. */
  get #path() {
    return `/api/${this.own ? "me/mistakes" : "puzzles"}/${this.puzzle}`;
  }

  async help() {
    const steps = this.hint ? this.hint.steps.length + 1 : 0;
    /** @type {Hint} */
    const hint = await request(`${this.#path}/hint?language=${language()}`, { body: { steps } });
    this.hint = hint;
    this.rating = hint.rating ?? this.rating;
    this.hints += 1;
  }

  /** Since the puzzle was opened. */
  get #seconds() {
    return Math.min(MOST_SECONDS, Math.round((Date.now() - this.#began) / SECOND_MS));
  }

  /** Give what is laid as the answer. */
  async answer() {
    const path = `${this.#path}/turn?language=${language()}`;
    const body = { after: this.#rows, final: true, seconds: this.#seconds };
    this.#judged({ detail: await request(path, { body }), final: true });
  }

  /** @param {{ detail: Judged, final?: boolean }} event */
  #judged({ detail: { solved, allowed, rating }, final = false }) {
    this.allowed = allowed;
    this.#wrong = final && !solved;
    if (this.#wrong) [this.rating, this.#misses] = [rating ?? this.rating, this.#misses + 1];
    this.requestUpdate();
    if (!solved || this.solved) return;
    this.solved = true;
    this.rating = rating ?? this.rating;
    const { day = null, late = false } = this.#shown ?? {};
    const how = { seconds: this.#seconds, hints: this.hints, wrong: this.#misses };
    // A server remembers what was solved of the player's own.
    if (!this.own) rememberSolved(this.puzzle, day, late ? { ...how, late } : how);
    void this.#showWon(day !== null);
  }

  /** Bring the end into view, with the figures of a day, which have this solver now. @param {boolean} ofDay */
  async #showWon(ofDay) {
    if (ofDay) await this.attempt(() => this.#ask());
    await this.updateComplete;
    this.querySelector(".puzzle-won")?.scrollIntoView({ block: "nearest" });
  }

  get rulebook() {
    const rules = this.#shown?.rules ?? "";
    return this.titles[rules] ?? rules;
  }

  render() {
    const shown = this.#shown;
    if (!shown) return this.refusalView();
    return html`<header class="puzzle-head">
        <h1>${heading(shown)}</h1>
        <p class="soft"><a href=${to(`/rules/${shown.rules}`)}>${this.rulebook}</a> · ${t("puzzles-grade-of", { grade: shown.difficulty })} ${
          shown.missed ? html`· ${turnLink(shown.missed)}` : nothing
        } · <a href=${to("/puzzles")}>${t("puzzles-all")}</a></p>
      </header>
      ${
        Object.keys(shown.house ?? {}).length
          ? html`<tw-differences .rules=${shown.rules} .house=${shown.house}></tw-differences>`
          : nothing
      }
      <p class="study-answer">${shown.goal}</p>
      ${
        shown.game === "dice"
          ? html`<tw-dice-puzzle .shown=${shown}
          @judged=${(/** @type {CustomEvent} */ { detail }) => this.#judged({ detail, final: detail.final })}></tw-dice-puzzle>`
          : html`<tw-turn-board .path=${`${this.#path}/turn`} .rules=${shown.rules} .lead=${""}
            .more=${() => ({ seconds: this.#seconds })} .actions=${actions(this, shown)} .done=${this.solved}
            @laid=${(/** @type {CustomEvent} */ { detail }) => (this.#rows = detail)} @judged=${this.#judged}></tw-turn-board>`
      }
      <div role="status">${
        this.solved ? won(this, shown) : this.#wrong ? html`<p>${this.own ? t("mistakes-wrong") : t("puzzles-wrong")}</p>` : nothing
      }</div>
      ${
        shown.game === "dice" ? html`<div class="cluster">${actions(this, shown)}</div>` : nothing
      } ${this.solved ? nothing : hintView(this, shown)} ${this.refusalView()}`;
  }
}

/** What the player may tell others of a day's puzzle. @param {PuzzleElement} page @param {string} day */
function result(page, day) {
  const how = puzzleProgress().days[day];
  const told = {
    day: dayInWords(day, { dateStyle: "medium" }),
    rules: page.rulebook,
    time: clockTime(how.seconds),
    streak: how.late ? 0 : ownStreak(day),
  };
  return resultLine(told, how);
}

/** A hint, and the answer: where the most tiles are to be found, only the player knows when the turn is finished.
 * @param {PuzzleElement} page
 * @param {Shown} shown */
function actions(page, { kind, game }) {
  if (page.solved) return nothing;
  const hint = page.hint;
  const answers = kind === "most" && game !== "dice";
  return html`${
    !hint || hint.steps.length < hint.all
      ? html`<button ?disabled=${page.busy}
      @click=${() => void page.attempt(() => page.help())}>${hint ? t("puzzles-hint-step") : t("game-hint")}</button>`
      : nothing
  }
  ${
    answers
      ? html`<button class="primary" ?disabled=${page.busy || !page.allowed}
      @click=${() => void page.attempt(() => page.answer())}>${t("game-play")}</button>`
      : nothing
  }`;
}

/** @param {PuzzleElement} page @param {Shown} shown */
function won(page, shown) {
  const { day } = shown;
  const how = day ? puzzleProgress().days[day] : null;
  const count = day && !shown.late ? ownStreak(day) : 0;
  const line = day && how ? result(page, day) : "";
  return html`<div class="judge-verdict yes stack puzzle-won">
    <p class="judge-word">${t("puzzles-solved")}</p>
    <p>${how ? t("puzzles-time", { time: clockTime(how.seconds) }) : nothing} ${t("puzzles-hints-used", { count: page.hints })} ${count ? t("puzzles-streak", { count }) : nothing}</p>
    ${day ? html`<p>${figuresInWords(shown)}</p>` : nothing} ${rated(page)}
    ${line ? html`<p class="result-line">${line}</p>` : nothing}
    <div class="cluster">
      ${page.next ? html`<a class="button primary" href=${to(page.next)}>${t("puzzles-next")}</a>` : nothing}
      ${shown.missed ? turnLink(shown.missed, "button") : nothing}
      ${line ? html`<tw-copy .text=${`${line} ${linkTo(`/puzzles/day/${day}`)}`} .words=${t("puzzles-share")}></tw-copy>` : nothing}
    </div>
  </div>`;
}

/** @param {PuzzleElement} page */
function rated(page) {
  if (!page.rating) return nothing;
  const { rating, change } = page.rating;
  return html`<p>${t("puzzles-rated", { rating, change: change < 0 ? `−${-change}` : `+${change}` })}</p>`;
}

/** @param {PuzzleElement} page @param {Shown} shown */
function hintView(page, { game, view }) {
  const hint = page.hint;
  const dice = game === "dice";
  const drawn = dice ? diceDrawing() : drawing();
  return html`<div role="status">
      ${
        hint
          ? dice
            ? html`<p>${t("puzzles-hint-dice")}</p>${diceView(hint.tiles, view?.view.showing)}`
            : html`<p>${t("puzzles-hint-tiles")}</p><p class="small-tiles">${hint.tiles.map(smallTile)}</p>`
          : nothing
      }
      ${
        hint?.steps.length
          ? html`<ol class="study-steps">${hint.steps.map(
              ({ sentence }) => html`<li>${drawnText(capitalised(sentence), drawn, { jokers: true })}</li>`,
            )}</ol>`
          : nothing
      }
      ${rated(page)}
    </div>
    ${hint || page.own ? nothing : html`<p class="soft small">${t("puzzles-hint-cost")}</p>`}`;
}

/** The turn in the review of its game.
 * @param {import("../messages/http.d.ts").MissedTurn} missed
 * @param {string} [style] */
const turnLink = ({ match, game, turn }, style = "") =>
  html`<a class=${style} href=${to(`/review/${match}?game=${game}&turn=${turn}`)}>${t("mistakes-turn", { turn })}</a>`;

/** @param {Shown} shown */
function heading({ day, late, missed }) {
  if (missed) return t("mistakes-one");
  if (!day) return t("puzzles-one");
  return late ? t("puzzles-of-day", { date: dayInWords(day) }) : t("puzzles-daily");
}

customElements.define("tw-puzzle", PuzzleElement);

// One puzzle on the table of a match: what there is to find above it, hints in its strip, and the end where the task was.

import { request } from "../api.js";
import { find } from "../dom.js";
import { linkTo, to } from "../navigate.js";
import { analysisPath } from "../parts/boards/case.js";
import { timeAlone } from "../parts/dates.js";
import { Page } from "../parts/page.js";
import { clockTime } from "../parts/text.js";
import "../parts/copy_button.js";
import "../parts/rules/differences.js";
import { html, nothing } from "../vendor/lit.js";
import { language, t } from "../words.js";
import { dayInWords, figuresInWords, puzzleOfDay } from "./daily.js";
import { ownStreak, rememberSolved } from "./progress.js";
import { mistakePath, ownMistakes } from "./puzzle_cards.js";
import { loadTable, playButton, showHint } from "./puzzle_table.js";
import { resultLine } from "./result_line.js";
import { daysLater } from "./streak.js";

/** @import { MistakeListed, PuzzleHint as Hint, PuzzleJudged as Judged, PuzzleRating as Rated, PuzzleShown as Shown, PuzzleTry as Tried } from "../messages/http.d.ts" */

const SECOND_MS = 1000;

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
  /** The hint that the strip shows. @type {Hint | null} */
  hint = null;
  /** How much of the answer is shown, and how much there is; nothing before the first hint. @type {{ steps: number, all: number } | null} */
  #helped = null;
  /** How the player has fared so far, as the host knows. @type {Tried | null} */
  tried = null;
  solved = false;
  /** @type {import("../match/match_screen.js").MatchScreen | null} */
  #table = null;
  /** The first of the player's own mistakes that is not solved, once a puzzle of a day is. @type {MistakeListed | undefined} */
  mistake;
  /** The player's rating, where this try has just counted. @type {Rated | null} */
  rating = null;

  async load() {
    await this.#ask();
  }

  async #ask() {
    /** @type {Shown} */
    const shown = await (this.day ? puzzleOfDay(this.day) : request(`${this.#path}?language=${language()}`));
    this.puzzle = shown.puzzle;
    if (!this.#table) {
      const { table, judged } = await loadTable(shown, this.#path, this);
      this.#table = table;
      const { hints = 0, solved_at: solvedAt } = judged.tried ?? {};
      // What was shown of the answer before the page was loaded is shown again.
      if (hints && !solvedAt) void this.attempt(() => this.#show(hints - 1));
    }
    this.#shown = shown;
  }

  /** Where the puzzle is asked for and judged. */
  get #path() {
    return `/api/${this.own ? "me/mistakes" : "puzzles"}/${this.puzzle}`;
  }

  get advice() {
    return this.own || this.solved || this.rating ? null : t("puzzles-hint-cost");
  }

  /** Shows more of the answer, as long as there is more. */
  get help() {
    const { steps = -1, all = Number.POSITIVE_INFINITY } = this.#helped ?? {};
    return this.solved || steps === all ? null : () => void (this.busy || this.attempt(() => this.#show(steps + 1)));
  }

  /** @param {number} steps of the answer to show */
  async #show(steps) {
    /** @type {Hint} */
    const hint = await request(`${this.#path}/hint?language=${language()}`, { body: { steps } });
    this.hint = hint;
    this.#helped = { steps: hint.steps.length, all: hint.all };
    this.rating = hint.rating ?? this.rating;
    this.tried = hint.tried ?? null;
    this.requestUpdate();
    await this.updateComplete;
    void showHint(this);
  }

  /** Close the hint; the pieces stay marked. */
  hush = () => {
    this.hint = null;
    this.#table?.requestUpdate();
  };

  /** Give what is laid as the answer. @param {number[][]} rows @returns {Promise<string[]>} what is wrong with it */
  async answer(rows) {
    this.judged(await request(`${this.#path}/turn?language=${language()}`, { body: { after: rows, final: true } }));
    return this.solved ? [] : [this.own ? t("mistakes-wrong") : t("puzzles-wrong")];
  }

  /** @param {Judged} judged */
  judged({ solved, rating, tried }) {
    this.rating = rating ?? this.rating;
    this.tried = tried ?? null;
    this.requestUpdate();
    if (!solved || this.solved) return;
    this.solved = true;
    this.hush();
    // A server remembers what was solved of the player's own.
    if (!this.own && tried) rememberSolved(this.puzzle, tried);
    void this.#showWon(Boolean(this.#shown?.day));
  }

  /** Give the focus to what comes next; the figures of a day have this solver now. @param {boolean} ofDay */
  async #showWon(ofDay) {
    if (ofDay)
      await this.attempt(async () => {
        await this.#ask();
        this.mistake = (await ownMistakes()).find(({ solved }) => !solved);
      });
    await this.updateComplete;
    await this.#table?.updateComplete;
    find(this, ".turn-buttons .primary")?.focus();
  }

  /** What follows the end, or the button that gives the answer: where the most tiles are to be found, only the player knows when. @param {import("../match/match_screen.js").MatchScreen} host */
  buttons = (host) =>
    this.solved
      ? html`<a class="button primary" href=${to(this.next || "/puzzles")}>${this.next ? t("puzzles-next") : t("puzzles-all")}</a>`
      : this.#shown?.kind === "most"
        ? playButton(host)
        : nothing;

  get isWhole() {
    return true;
  }

  get rulebook() {
    const rules = this.#shown?.rules ?? "";
    return this.titles[rules] ?? rules;
  }

  updated() {
    this.#table?.requestUpdate();
  }

  render() {
    const shown = this.#shown;
    if (!shown) return this.refusal ? html`<section class="card center">${this.refusalView()}</section>` : nothing;
    return html`<header class="task ${this.solved ? "done" : ""}">
        <a class="close" href=${to("/puzzles")} aria-label=${t("game-close")}>✕</a>
        <div class="task-words">
          <h1>${heading(shown)}</h1>
          ${this.solved ? won(this, shown) : html`<p>${shown.goal}</p>`}
          <p class="small about">${aboutView(this, shown)}</p>
          ${
            Object.keys(shown.house ?? {}).length
              ? html`<tw-differences .rules=${shown.rules} .house=${shown.house}></tw-differences>`
              : nothing
          }
          ${this.refusalView()}
        </div>
      </header>
      ${this.#table}`;
  }
}

/** The rulebook, the difficulty, the turn it was made of, and what is at stake. @param {PuzzleElement} page @param {Shown} shown */
function aboutView(page, { rules, difficulty, missed }) {
  return html`<a href=${to(`/rules/${rules}`)}>${page.rulebook}</a> · ${t("puzzles-grade-of", { grade: difficulty })}
    ${missed ? html`· ${turnLink(missed)}` : nothing} <span role="status">${rated(page)}</span>`;
}

/** What the player may tell others of a day's puzzle.
 * @param {PuzzleElement} page
 * @param {{ day: string, time: string, streak: number, tried: Tried }} told */
const result = (page, { day, time, streak, tried }) =>
  resultLine({ day: dayInWords(day, { dateStyle: "medium" }), rules: page.rulebook, time, streak }, tried);

/** @param {PuzzleElement} page @param {Shown} shown */
function won(page, shown) {
  const { day } = shown;
  const tried = /** @type {Tried} */ (page.tried);
  const time = clockTime(Math.round((tried.ms ?? 0) / SECOND_MS));
  const count = day && !shown.late ? ownStreak(day) : 0;
  const line = day ? result(page, { day, time, streak: count, tried }) : "";
  return html`<div class="puzzle-won" role="status">
    <p><strong>${t("puzzles-solved")}</strong> ${t("puzzles-time", { time })} ${t("puzzles-hints-used", { count: tried.hints ?? 0 })}
      ${count ? t("page-daily-streak", { count }) : nothing} ${day ? figuresInWords(shown) : nothing}</p>
    ${
      line
        ? html`<p class="cluster"><span class="result-line">${line}</span><tw-copy .text=${`${line} ${linkTo(`/puzzles/day/${day}`)}`}
          .words=${t("puzzles-share")}></tw-copy></p>`
        : nothing
    }
    <p class="small about ways-on">${waysOn(page, shown)}</p>
  </div>`;
}

/** From any puzzle with tiles to its analysis; from that of a day to what there is besides, and when the next one comes.
 * @param {PuzzleElement} page @param {Shown} shown */
function waysOn({ mistake }, { day, late, kind, rules, house = {}, table = [], rack = [] }) {
  const way = (/** @type {string} */ path, /** @type {string} */ words) => html`<a href=${to(path)}>${words}</a>`;
  const before = day && !late ? daysLater(day, -1) : "";
  return html`${before ? t("puzzles-tomorrow", { time: timeAlone(Date.parse(daysLater(before, 2))) }) : nothing}
    ${before ? way(`/puzzles/day/${before}`, t("puzzles-of-day", { date: dayInWords(before, { dateStyle: "medium" }) })) : nothing}
    ${day ? way("/puzzles#rush", t("rush-title")) : nothing} ${mistake ? way(mistakePath(mistake), t("page-mistakes")) : nothing}
    ${rack.length ? way(analysisPath({ rules, house, table, rack, opened: kind !== "open" }), t("review-analyze")) : nothing}`;
}

/** @param {PuzzleElement} page */
function rated({ rating: counted }) {
  if (!counted) return nothing;
  const { rating, change } = counted;
  return html`· ${t("puzzles-rated", { rating, change: change < 0 ? `−${-change}` : `+${change}` })}`;
}

/** The turn in the review of its game. @param {import("../messages/http.d.ts").MissedTurn} missed */
const turnLink = ({ match, game, turn }) =>
  html`<a href=${to(`/review/${match}?game=${game}&turn=${turn}`)}>${t("mistakes-turn", { turn })}</a>`;

/** @param {Shown} shown */
function heading({ day, late, missed }) {
  if (missed) return t("mistakes-one");
  if (!day) return t("puzzles-one");
  return late ? t("puzzles-of-day", { date: dayInWords(day) }) : t("page-daily");
}

customElements.define("tw-puzzle", PuzzleElement);

// Puzzles: the one of the day with its streak, a rush, all of a rulebook by difficulty, or one of them on the board.

import { currentPlayer, request } from "../api.js";
import { to } from "../navigate.js";
import { Page, selectField } from "../parts/page.js";
import { booklets } from "../parts/rules/booklets.js";
import { readStored, store } from "../settings.js";
import { dailyBoard, dailyPuzzle } from "../study/daily.js";
import { puzzleProgress } from "../study/progress.js";
import { streak } from "../study/streak.js";
import { hasServer } from "../transport.js";
import { html, nothing } from "../vendor/lit.js";
import { language, t } from "../words.js";

/** @import { PuzzleListed as Listed } from "../messages/http.d.ts" */

const RULES = "tilewright.puzzle_rules";
const GRADES = 10;

export default class PuzzlesPage extends Page {
  static properties = { puzzle: {} };
  /** @type {import("../messages/http.d.ts").BookletShown[]} */
  #booklets = [];
  #rules = "";
  #grade = 0;
  /** @type {Listed[]} */
  #listed = [];
  /** @type {import("../study/daily.js").Daily | null} */
  #daily = null;
  /** The player's rating at puzzles, if some count. @type {{ rating: number, tries: number } | null} */
  #rating = null;
  /** Whether a rush fills the page. */
  #rushing = false;

  constructor() {
    super();
    /** The puzzle that is shown, or nothing for the list. */
    this.puzzle = "";
  }

  get heading() {
    return t("puzzles-title");
  }

  async load() {
    this.#booklets = await booklets();
    const known = (/** @type {string} */ name) => this.#booklets.some(({ rules }) => rules === name);
    const usual =
      [this.#rules, readStored(RULES), `classic-${language()}`].find((name) => name && known(name)) ??
      this.#booklets[0].rules;
    const shown = this.puzzle ? await request(`/api/puzzles/${this.puzzle}`) : null;
    await Promise.all([
      this.#choose(shown?.rules ?? usual),
      this.puzzle ? import("../study/puzzle.js") : import("../study/rush.js"),
    ]);
    // A visitor who has solved nothing is nobody yet.
    if (hasServer && !this.puzzle && (await currentPlayer())) this.#rating = await request("/api/me/puzzles");
  }

  /** @param {string} rules */
  async #choose(rules) {
    this.#rules = rules;
    [this.#listed, this.#daily] = await Promise.all([
      request(`/api/puzzles?rules=${rules}`),
      dailyPuzzle(rules),
    ]);
    this.requestUpdate();
  }

  /** @param {string} rules */
  #change(rules) {
    store(RULES, rules);
    void this.attempt(() => this.#choose(rules));
  }

  render() {
    if (!this.#daily) return html`<h1>${t("puzzles-title")}</h1>${this.refusalView()}`;
    if (this.puzzle) return this.#one();
    return html`${this.#rushing ? nothing : this.#first(this.#daily)} ${this.#rush()} ${this.#rushing ? nothing : this.#all()}`;
  }

  #one() {
    const next =
      this.#listed[this.#listed.findIndex(({ puzzle }) => puzzle === this.puzzle) + 1]?.puzzle ?? "";
    // Another puzzle is another element, with nothing of the one before.
    return html`${[this.puzzle].map((puzzle) => html`<tw-puzzle .puzzle=${puzzle} .next=${next}></tw-puzzle>`)}`;
  }

  /** @param {string} rules */
  #title(rules) {
    return this.#booklets.find((book) => book.rules === rules)?.title ?? rules;
  }

  #rush() {
    const tiles = this.#booklets.filter(({ game }) => game === "tiles");
    const { rules } =
      tiles.find((each) => each.rules === this.#rules) ??
      tiles.find((each) => each.rules === `classic-${language()}`) ??
      tiles[0];
    const tell = (/** @type {CustomEvent<boolean>} */ { detail }) => {
      this.#rushing = detail;
      this.requestUpdate();
    };
    return html`<tw-rush .booklets=${tiles} .rules=${rules} @rushing=${tell}></tw-rush>`;
  }

  /** @param {import("../study/daily.js").Daily} found */
  #first(found) {
    const daily = found.shown;
    const { days } = puzzleProgress();
    const today = /** @type {string} */ (daily.day);
    const date = new Intl.DateTimeFormat(language(), { dateStyle: "long", timeZone: "UTC" }).format(
      new Date(today),
    );
    return html`<h1>${t("puzzles-title")}</h1>
      <p>${t("puzzles-lead")}</p>
      ${this.refusalView()}
      <section class="card daily">
        ${dailyBoard(found)}
        <div class="stack">
        <h2>${t("puzzles-daily")}</h2>
        <p><time datetime=${today}>${date}</time>, ${this.#title(daily.rules)}. ${daily.goal} ${t("puzzles-grade-of", { grade: daily.difficulty })}</p>
        <p>${t("puzzles-streak", { count: streak(Object.keys(days), today) })}</p>
        ${this.#rating?.tries ? html`<p>${t("puzzles-rating", this.#rating)}</p>` : nothing}
        <div class="cluster"><a class="button primary" href=${to(`/puzzles/${daily.puzzle}`)}>${days[today] ? t("puzzles-again") : t("puzzles-solve")}</a></div>
        </div>
      </section>`;
  }

  #all() {
    const { solved } = puzzleProgress();
    const grades = /** @type {[number, string][]} */ ([
      [0, t("puzzles-any")],
      ...Array.from({ length: GRADES }, (_, place) => [place + 1, `${place + 1}`]),
    ]);
    const choose = (/** @type {string} */ grade) => {
      this.#grade = Number(grade);
      this.requestUpdate();
    };
    const shown = this.#listed.filter(({ difficulty }) => !this.#grade || difficulty === this.#grade);
    return html`<section class="card stack">
        <h2>${t("puzzles-all")}</h2>
        <div class="halves">
          ${selectField(
            t("shell-booklet"),
            this.#rules,
            this.#booklets.map(({ rules, title }) => [rules, title]),
            (rules) => this.#change(rules),
          )}
          ${selectField(t("puzzles-grade"), this.#grade, grades, choose)}
        </div>
        <p class="soft">${t("puzzles-done", { done: this.#listed.filter(({ puzzle }) => solved.includes(puzzle)).length, count: this.#listed.length })}</p>
        <ol class="plain puzzle-list">
          ${shown.map(({ puzzle, difficulty }) => {
            const done = solved.includes(puzzle);
            const number = this.#listed.findIndex((each) => each.puzzle === puzzle) + 1;
            const words = t("puzzles-number", { number, grade: difficulty, solved: done ? "yes" : "no" });
            return html`<li><a class="button ${done ? "done" : ""}" href=${to(`/puzzles/${puzzle}`)} aria-label=${words}>${number}${done ? html` <span aria-hidden="true">✓</span>` : nothing}</a></li>`;
          })}
        </ol>
      </section>`;
  }
}

customElements.define("tw-puzzles", PuzzlesPage);

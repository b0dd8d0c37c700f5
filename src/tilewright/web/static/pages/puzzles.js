// Puzzles: the one of the day with its calendar, a rush, the player's own mistakes and those of a rulebook as pictures, or
// one of them on the board.

import { currentPlayer, request } from "../api.js";
import { find } from "../dom.js";
import { loadStyle } from "../load_style.js";
import { here, to } from "../navigate.js";
import { Page } from "../parts/page.js";
import { booklets, usualBooklet } from "../parts/rules/booklets.js";
import { readStored, store } from "../settings.js";
import "../study/calendar.js";
import "../study/day_deal.js";
import { dayInWords, figuresInWords, puzzleBoard, puzzleOfDay } from "../study/daily.js";
import { ownStreak, solvedTry } from "../study/progress.js";
import { mistakePath, ownMistakes } from "../study/puzzle_cards.js";
import "../study/own_mistakes.js";
import "../study/puzzle_pictures.js";
import { hasServer } from "../transport.js";
import { html, nothing } from "../vendor/lit.js";
import { loadMoreWords, t } from "../words.js";

await Promise.all([loadMoreWords("study"), loadStyle("style/study.css")]);

/** @import { PuzzleListed as Listed, PuzzleRating as Rating, PuzzleShown as Shown } from "../messages/http.d.ts" */

const RULES = "tilewright.puzzle_rules";
// The parts that are far below the daily ones, by the heading of each.
// words: puzzles-all rush-title page-mistakes
const PARTS = { "pictures-title": "puzzles-all", "rush-title": "rush-title", "page-mistakes": "page-mistakes" };

export default class PuzzlesPage extends Page {
  static properties = { puzzle: {}, day: {}, mine: {}, rush: {} };
  /** The puzzle that is shown, or nothing for the list. */
  puzzle = "";
  /** The day whose puzzle is shown. */
  day = "";
  /** The puzzle of the player's own that is shown. */
  mine = "";
  /** The rush that is shown. */
  rush = "";
  /** @type {import("../messages/http.d.ts").BookletShown[]} */
  #booklets = [];
  #rules = "";
  /** @type {Listed[]} */
  #puzzles = [];
  /** @type {Shown | null} */
  #daily = null;
  /** The player's rating at puzzles, if some count. @type {Rating | null} */
  #rating = null;
  /** The page of the next puzzle. */
  #next = "";
  /** Whether the rush that is shown has ended. */
  #isOver = false;

  get heading() {
    return Number.isNaN(Date.parse(this.day)) ? t("puzzles-title") : `${t("puzzles-title")}, ${dayInWords(this.day)}`;
  }

  /** A puzzle fills the window, as a table does. */
  get full() {
    return Boolean(this.#shown || (this.rush && !this.#isOver));
  }

  async load() {
    this.#booklets = await booklets();
    if (this.#shown) return this.#loadOne();
    if (this.rush) return void (await import("../study/rush.js"));
    const [daily] = await Promise.all([
      puzzleOfDay(),
      this.#choose(usualBooklet(this.#booklets, this.#rules || readStored(RULES)).rules),
      import("../study/rush.js"),
    ]);
    // A visitor who has solved nothing is nobody yet.
    if (hasServer && (await currentPlayer())) this.#rating = await request("/api/me/puzzles");
    this.#daily = daily;
    this.requestUpdate();
    await this.updateComplete;
    // An address may name a part of the page.
    document.getElementById(here().hash.slice(1))?.scrollIntoView();
  }

  async #loadOne() {
    await import("../study/puzzle.js");
    if (this.mine) {
      const next = (await ownMistakes()).find(({ puzzle, solved }) => !solved && puzzle !== this.mine);
      this.#next = next ? mistakePath(next) : "";
    }
    if (!this.puzzle) return;
    const { rules } = await request(`/api/puzzles/${this.puzzle}`);
    await this.#choose(rules);
    const place = this.#puzzles.findIndex(({ puzzle }) => puzzle === this.puzzle);
    const next = this.#puzzles[place + 1]?.puzzle;
    this.#next = next ? `/puzzles/${next}` : "";
  }

  /** The one puzzle that is shown, if it is one. */
  get #shown() {
    return this.puzzle || this.day || this.mine;
  }

  /** @param {string} rules */
  async #choose(rules) {
    this.#puzzles = await request(`/api/puzzles?rules=${rules}`);
    this.#rules = rules;
    this.requestUpdate();
  }

  /** @param {CustomEvent<string>} event */
  #change({ detail }) {
    store(RULES, detail);
    void this.attempt(() => this.#choose(detail));
  }

  get #titles() {
    return Object.fromEntries(this.#booklets.map(({ rules, title }) => [rules, title]));
  }

  render() {
    if (this.full || this.rush) return this.#one();
    const daily = this.#daily;
    if (!daily) return html`<h1>${t("puzzles-title")}</h1>${this.refusalView()}`;
    return html`${this.#first(daily)} ${this.#rush()}
      <tw-own-mistakes .titles=${this.#titles}></tw-own-mistakes>
      <tw-puzzle-pictures .booklets=${this.#booklets} .rules=${this.#rules} .puzzles=${this.#puzzles} .level=${this.#level}
        @rules=${this.#change}></tw-puzzle-pictures>`;
  }

  #one() {
    if (!this.#booklets.length || !customElements.get(this.rush ? "tw-rush" : "tw-puzzle"))
      return this.refusal ? html`<section class="card center">${this.refusalView()}</section>` : nothing;
    if (this.rush) return this.#rush();
    // Another puzzle is another element, with nothing of the one before.
    return html`${[this.#shown].map(
      () =>
        html`<tw-puzzle .puzzle=${this.puzzle || this.mine} .day=${this.day} .own=${Boolean(this.mine)} .next=${this.#next}
          .titles=${this.#titles}></tw-puzzle>`,
    )}`;
  }

  /** The difficulty to begin with: that of the rating, and an easy one for somebody who has none. */
  get #level() {
    return this.#rating?.tries ? this.#rating.grade : 0;
  }

  #rush() {
    const tiles = this.#booklets.filter(({ game }) => game === "tiles");
    const { rules } = usualBooklet(tiles, this.#rules);
    const changed = (/** @type {Event} */ { target }) => {
      this.#isOver = !(/** @type {import("../study/rush.js").RushElement} */ (target).isRunning);
      dispatchEvent(new Event("page"));
    };
    // Another rush is another element, with nothing of the one before.
    return html`${[this.rush].map((run) => html`<tw-rush id="rush" .booklets=${tiles} .rules=${rules} .run=${run} @rushing=${changed}></tw-rush>`)}`;
  }

  /** Go to a part of the page. @param {Event} event @param {string} heading */
  #jump(event, heading) {
    event.preventDefault();
    const part = find(this, `#${heading}`);
    part?.closest("section")?.scrollIntoView({ block: "start" });
    part?.focus({ preventScroll: true });
  }

  /** @param {Shown} daily */
  #first(daily) {
    const today = daily.day ?? "";
    const solved = solvedTry(daily.puzzle)?.day === today;
    const title = this.#titles[daily.rules];
    return html`<header>
        <h1>${t("puzzles-title")}</h1>
        <p>${t("puzzles-lead")} ${this.#rating?.tries ? t("puzzles-rating", { rating: this.#rating.rating }) : nothing}</p>
        <nav class="chips" aria-label=${t("page-rules-contents")}>${Object.entries(PARTS).map(
          ([heading, words]) =>
            html`<a href="#${heading}" @click=${(/** @type {Event} */ event) => this.#jump(event, heading)}>${t(words)}</a>`,
        )}</nav>
      </header>
      ${this.refusalView()}
      <div class="daily">
        <section class="card stack" aria-labelledby="daily-title">
          <a class="daily-board" href=${to(`/puzzles/day/${today}`)} tabindex="-1" aria-hidden="true">${puzzleBoard(daily)}</a>
          <h2 id="daily-title">${t("page-daily")}</h2>
          <p><time datetime=${today}>${dayInWords(today)}</time>, <a
            href=${to(`/rules/${daily.rules}`)}>${title}</a>. ${daily.goal} ${t("puzzles-grade-of", { grade: daily.difficulty })}.</p>
          <p>${t("page-daily-streak", { count: ownStreak(today) })} ${figuresInWords(daily)}</p>
          <div class="cluster"><a class="button primary"
            href=${to(`/puzzles/day/${today}`)}>${solved ? t("puzzles-again") : t("puzzles-solve")}</a></div>
        </section>
        <tw-day-deal .titles=${this.#titles}></tw-day-deal>
        <tw-calendar .today=${today} .titles=${this.#titles}></tw-calendar>
      </div>`;
  }
}

customElements.define("tw-puzzles", PuzzlesPage);

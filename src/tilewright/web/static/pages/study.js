// What was best: the player's matches with their reviews, the analysis board, ratings and results.

import { currentPlayer, request, unlessRefused } from "../api.js";
import { loadStyle } from "../load_style.js";
import { playerName } from "../match/names.js";
import { to } from "../navigate.js";
import { analysisPath } from "../parts/boards/case.js";
import { smallBoard } from "../parts/boards/small_board.js";
import { countedResults } from "../parts/counted_results.js";
import { dateAndTime } from "../parts/dates.js";
import { linkCard } from "../parts/link_card.js";
import { Page } from "../parts/page.js";
import { booklets, themes } from "../parts/rules/booklets.js";
import { points } from "../parts/text.js";
import { hasServer } from "../transport.js";
import { html, nothing } from "../vendor/lit.js";
import { joinList, language, loadMoreWords, t } from "../words.js";

await Promise.all([loadMoreWords("study"), loadStyle("style/study.css")]);

/** @import { Played } from "../messages/http.d.ts" */

// For somebody who has not played yet: both rows must be taken apart.
const SAMPLE = {
  rules: "classic-nl",
  table: ["B4 B5 B6 B7", "K8 R8 B8 O8"].map((row) => row.split(" ")),
  rack: ["B3", "R7", "O7", "B9", "B10"],
  opened: true,
};
// The number of matches in one answer of the server.
const AT_ONCE = 20;
// The latest matches: the results below them stay in sight.
const FIRST = 5;

export default class Study extends Page {
  /** @type {import("../messages/http.d.ts").PlayerShown["ratings"]} */
  #ratings = {};
  /** @type {Played[]} */
  #played = [];
  #more = false;
  /** Whether all matches that are known are listed. */
  #unfolded = false;
  /** @type {import("../messages/http.d.ts").Results | null} */
  #results = null;
  /** @type {import("../messages/http.d.ts").ThemeShown[]} */
  #themes = [];
  /** What draws the results, for those who have some. @type {typeof import("../study/results.js") | null} */
  #views = null;
  /** Whether it is known what was played: the cards would move when it is. */
  #loaded = false;
  /** @type {Map<string, import("../messages/http.d.ts").BookletShown>} */
  #booklets = new Map();

  get heading() {
    return t("shell-door-study");
  }

  async load() {
    const [books, found] = await Promise.all([booklets(), currentPlayer()]);
    this.#booklets = new Map(books.map((booklet) => [booklet.rules, booklet]));
    if (found) await this.#loadPlayed(found.player);
    this.#loaded = true;
  }

  /** @param {string} player */
  async #loadPlayed(player) {
    const counted = hasServer ? countedResults() : null;
    const [known, played, first] = await Promise.all([
      request(`/api/players/${player}`),
      request("/api/me/history"),
      counted && unlessRefused(counted.next()),
      hasServer && this.#loadViews(),
    ]);
    this.#ratings = known.ratings;
    this.#played = played.matches;
    this.#more = played.matches.length >= AT_ONCE;
    this.#results = first?.value ?? null;
    if (counted && first) void this.attempt(() => this.#countMore(counted));
  }

  async #loadViews() {
    [this.#views, this.#themes] = await Promise.all([import("../study/results.js"), themes(), loadMoreWords("themes")]);
  }

  /** Matches that were not counted yet change the results. @param {ReturnType<typeof countedResults>} counted */
  async #countMore(counted) {
    for await (const results of counted) {
      this.#results = results;
      this.requestUpdate();
    }
  }

  render() {
    if (!this.#loaded) return html`<h1>${t("shell-door-study")}</h1>${this.waitingView("board-skeleton")}`;
    return html`<h1>${t("shell-door-study")}</h1>
      ${this.refusalView()}
      <div class="link-cards">
        ${this.#played.length ? nothing : sampleCard()}
        ${linkCard("/analysis", t("study-title"), t("study-why"), "analysis", this.#played.length ? sampleBoard() : nothing)}
      </div>
      ${this.#results ? this.#views?.progressView(this.#results, this.#themes) : nothing} ${this.#history()}
      ${Object.keys(this.#ratings).length ? this.#rated() : nothing}
      ${
        this.#results
          ? this.#views?.resultsView(this.#results, new Map([...this.#booklets].map(([rules, { title }]) => [rules, title])))
          : nothing
      }`;
  }

  #rated() {
    return html`<section class="chapter">
      <h2>${t("page-me-ratings")}</h2>
      <ul class="plain cluster">
        ${Object.entries(this.#ratings).map(
          ([rules, { rating, matches, low, high }]) => html`<li class="card">
            <b>${new Intl.NumberFormat(language()).format(rating)}</b> ${this.#booklets.get(rules)?.title} <span class="soft">${t("page-me-rated-matches", { count: matches })}</span>
            <p class="soft small">${t("progress-between", { low, high })}</p>
          </li>`,
        )}
      </ul>
    </section>`;
  }

  #history() {
    const last = this.#played.at(-1);
    const folded = !this.#unfolded && this.#played.length > FIRST;
    const unfold = () => {
      this.#unfolded = true;
      this.requestUpdate();
    };
    const earlier = () =>
      this.attempt(async () => {
        const { matches } = await request(`/api/me/history?before=${last?.created_at}`);
        this.#more = matches.length >= AT_ONCE;
        this.#played = [...this.#played, ...matches];
      });
    return html`<section class="chapter">
      <h2>${t("page-me-history")}</h2>
      ${last ? nothing : html`<p class="soft">${t("page-me-nothing")}</p><a class="button" href=${to("/")}>${t("shell-door-play")}</a>`}
      <ul class="plain stack">${(folded ? this.#played.slice(0, FIRST) : this.#played).map((played) => this.#match(played))}</ul>
      ${folded || this.#more ? html`<button class="quiet" ?disabled=${!folded && this.busy} @click=${folded ? unfold : earlier}>${t("page-me-earlier")}</button>` : nothing}
    </section>`;
  }

  /** @param {Played} played */
  #match({ match, rules, created_at, seat, bots, names: given, over, winners, totals }) {
    const booklet = this.#booklets.get(rules);
    const names = given.map((name, place) => booklet?.bots.find(({ bot }) => bot === bots[place])?.title ?? playerName(name));
    // A match that was abandoned before the deal is over too, but has nothing to show.
    const played = totals.length > 0;
    const how = !played
      ? t("page-me-unfinished")
      : winners.includes(seat)
        ? t("page-me-won")
        : t("page-me-won-by", { names: joinList(winners.map((each) => names[each])) });
    const words = html`<span><b>${booklet?.title ?? rules}</b> <span
        class=${winners.includes(seat) ? "badge" : "soft"}>${how}</span></span>
      <span class="small">${names.map((name, place) => html`<span class="total">${name}${played ? html` <b>${points(totals[place])}</b>` : nothing}</span> `)}</span>
      <span class="soft small">${dateAndTime(created_at)}</span>`;
    // The review leads on to the replay and the record.
    const [path, way] = played ? [`/review/${match}`, t("page-review")] : [`/match/${match}`, t("page-me-go-on")];
    return html`<li class="played">${
      over && !played
        ? html`<div class="card">${words}</div>`
        : html`<a class="card" href=${to(path)}>${words} <span class="way">${way}</span></a>`
    }</li>`;
  }
}

const sampleBoard = () => smallBoard(SAMPLE.table, SAMPLE.rack);

const sampleCard = () => linkCard(analysisPath(SAMPLE), t("study-sample"), t("study-sample-why"), "sample", sampleBoard());

customElements.define("tw-study", Study);

// What a player has done: matches won, ratings over time, tiles missed and puzzles, as charts that also read as tables.

import { percent } from "../parts/chart.js";
import { countedResults } from "../parts/counted_results.js";
import { Page } from "../parts/page.js";
import { html, nothing, svg } from "../vendor/lit.js";
import { language, t } from "../words.js";

/** @import { RatingPoint as Point, Results, Won } from "../messages/http.d.ts" */

const [WIDTH, HEIGHT, EDGE] = [300, 90, 6];

/** `<tw-results>`: the results of the player who is logged in. */
export class ResultsElement extends Page {
  static properties = { titles: { attribute: false }, player: {} };
  /** @type {Results | null} */
  #results = null;

  constructor() {
    super();
    /** The titles of rulebooks. @type {Map<string, string>} */
    this.titles = new Map();
    /** Whose results they are; another player's are asked for anew. */
    this.player = "";
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    if (!changed.get("player")) return;
    this.#results = null;
    void this.attempt(() => this.load());
  }

  async load() {
    for await (const results of countedResults()) {
      this.#results = results;
      this.requestUpdate();
    }
  }

  render() {
    const results = this.#results;
    if (!results) return this.refusalView();
    return html`<section class="chapter">
      <h2>${t("results-title")}</h2>
      <div class="card stack">
        ${this.refusalView()} ${results.won.length ? this.#won(results.won) : html`<p class="soft">${t("results-none")}</p>`}
        ${results.solved ? html`<p>${t("results-puzzles", { solved: results.solved, rating: results.puzzles.rating, streak: results.streak })}</p>` : nothing}
        ${results.ratings.length ? this.#ratings(results.ratings) : nothing}
        ${results.won.length ? html`<div class="cluster"><a class="button" href="/api/me/results.csv" download="tilewright.csv">${t("results-csv")}</a></div>` : nothing}
      </div>
    </section>`;
  }

  /** @param {Won[]} won */
  #won(won) {
    return html`<div class="scrolls" tabindex="0" role="region" aria-label=${t("results-title")}>
      <table class="figures">
        <thead>
          <tr>
            <th scope="col">${t("shell-booklet")}</th><th scope="col">${t("results-opponents")}</th><th scope="col">${t("results-matches")}</th>
            <th scope="col">${t("results-games")}</th><th scope="col">${t("results-won")}</th><th scope="col">${t("results-missed")}</th>
          </tr>
        </thead>
        <tbody>
          ${won.map(
            (one) => html`<tr>
              <th scope="row">${this.titles.get(one.rules) ?? one.rules}</th>
              <td>${one.people ? t("results-people") : t("results-bots")}</td>
              <td>${one.matches}</td>
              <td>${one.games}</td>
              <td>${percent(one.won / one.matches)} ${share(one.won / one.matches)}</td>
              <td>${one.turns ? new Intl.NumberFormat(language(), { maximumFractionDigits: 2 }).format(one.missed / one.turns) : "–"}</td>
            </tr>`,
          )}
        </tbody>
      </table>
    </div>`;
  }

  /** A chart for each rulebook and one for puzzles. @param {Point[]} points */
  #ratings(points) {
    const kinds = [...new Set(points.map(({ rules }) => rules))];
    return html`<div class="rating-charts">
      ${kinds.map((rules) =>
        ratingChart(
          rules ? (this.titles.get(rules) ?? rules) : t("puzzles-title"),
          points.filter((point) => point.rules === rules),
        ),
      )}
    </div>`;
  }
}

/** A part as a bar. @param {number} part */
const share = (
  part,
) => html`<svg class="laid-bar" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
  <rect class="most" width="100" height="10" /><rect class="laid" width=${part * 100} height="10" />
</svg>`;

/** A rating over time, and the table behind it. @param {string} title @param {Point[]} points */
function ratingChart(title, points) {
  const ratings = points.map(({ rating }) => rating);
  const [least, most] = [Math.min(...ratings), Math.max(...ratings)];
  const x = (/** @type {number} */ place) =>
    EDGE + (place * (WIDTH - 2 * EDGE)) / Math.max(1, points.length - 1);
  const y = (/** @type {number} */ rating) =>
    HEIGHT - EDGE - ((rating - least) * (HEIGHT - 2 * EDGE)) / Math.max(1, most - least);
  const date = new Intl.DateTimeFormat(language(), { dateStyle: "medium" });
  return html`<figure class="chances">
    <figcaption>${t("results-rating", { title, rating: ratings[ratings.length - 1] })}</figcaption>
    <svg viewBox="0 0 ${WIDTH} ${HEIGHT}" aria-hidden="true">
      ${[least, most].map((rating) => svg`<path class="grid" d="M${EDGE} ${y(rating)}H${WIDTH - EDGE}"/>`)}
      <polyline class="seat seat-0" points=${points.map(({ rating }, place) => `${x(place).toFixed(1)},${y(rating).toFixed(1)}`).join(" ")} />
    </svg>
    <details>
      <summary>${t("review-as-table")}</summary>
      <div class="scrolls" tabindex="0" role="region" aria-label=${title}>
        <table class="figures">
          <thead><tr><th scope="col">${t("results-date")}</th><th scope="col">${t("page-me-ratings")}</th></tr></thead>
          <tbody>${points.map(({ at, rating }) => html`<tr><th scope="row">${date.format(at)}</th><td>${rating}</td></tr>`)}</tbody>
        </table>
      </div>
    </details>
  </figure>`;
}

customElements.define("tw-results", ResultsElement);

// What a player has done: matches won, ratings over time, tiles missed and puzzles, as charts that also read as tables.

import { asTable, bar, chart, percent } from "../parts/chart.js";
import { countedResults } from "../parts/counted_results.js";
import { dateAlone } from "../parts/dates.js";
import { Page } from "../parts/page.js";
import { html, nothing } from "../vendor/lit.js";
import { language, t } from "../words.js";

/** @import { MatchPoint, RatingPoint as Point, Results, Won } from "../messages/http.d.ts" */

// A line of wins needs some matches, and each point has the last ones.
const FEWEST = 3;
const WINDOW = 10;
// A rating that hardly changed is not drawn as if it had.
const ROOM = 20;

/** `<tw-results>`: the results of the player who is logged in. */
export class ResultsElement extends Page {
  static properties = { titles: {}, player: {} };
  /** The titles of rulebooks. @type {Map<string, string>} */
  titles = new Map();
  /** Whose results they are; another player's are asked for anew. */
  player = "";
  /** @type {Results | null} */
  #results = null;

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
        ${this.refusalView()} ${results.won.length ? this.#won(results) : html`<p class="soft">${t("results-none")}</p>`}
        ${
          results.solved
            ? html`<p>${t("results-puzzles", { solved: results.solved, rating: results.puzzles.rating, streak: results.streak })}</p>`
            : nothing
        }
        ${results.ratings.length ? this.#ratings(results.ratings) : nothing}
        ${
          results.won.length
            ? html`<div class="cluster"><a class="button" href="/api/me/results.csv"
            download="tilewright.csv">${t("results-csv")}</a></div>`
            : nothing
        }
      </div>
    </section>`;
  }

  /** A card for each rulebook, against bots and with people. @param {Results} results */
  #won({ won, latest }) {
    const rulebooks = [...new Set(won.map(({ rules }) => rules))];
    return html`<ul class="plain tiles result-cards">
      ${rulebooks.map((rules) => {
        const points = latest.filter((point) => point.rules === rules);
        return html`<li class="stack">
          <h3>${this.titles.get(rules) ?? rules}</h3>
          ${won.filter((one) => one.rules === rules).map(wonLine)}
          ${points.length >= FEWEST ? winChart(points) : nothing} ${missedChart(points.filter(({ turns }) => turns))}
        </li>`;
      })}
    </ul>`;
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

/** What was played against bots, or with people. @param {Won} one */
const wonLine = ({ people, matches, games, won, reviewed, turns, missed, opened, opened_in, jokers }) => html`<dl class="result-line-of">
  <dt>${t("results-opponents")}</dt><dd>${people ? t("results-people") : t("results-bots")}</dd>
  <dt>${t("results-won")}</dt><dd>${percent(won / matches)} ${bar(won / matches)}</dd>
  <dt>${t("results-matches")}</dt><dd>${matches}</dd>
  <dt>${t("results-games")}</dt><dd>${games}</dd>
  ${reviewed ? html`<dt>${t("results-reviewed")}</dt><dd>${reviewed}</dd>` : nothing}
  ${turns ? html`<dt>${t("results-missed")}</dt><dd>${decimal(missed / turns)}</dd>` : nothing}
  ${opened ? html`<dt>${t("results-opened")}</dt><dd>${decimal(opened_in / opened)}</dd>` : nothing}
  ${reviewed ? html`<dt>${t("results-jokers")}</dt><dd>${decimal(jokers / reviewed)}</dd>` : nothing}
</dl>`;

/** @param {number} value */
const decimal = (value) => new Intl.NumberFormat(language(), { maximumFractionDigits: 2 }).format(value);

/** Wins over time: at each match the part won of the last ones. @param {MatchPoint[]} points */
function winChart(points) {
  const parts = overLast(points, (last) => sumOf(last, "won") / last.length);
  const words = t("results-wins", {
    count: Math.min(WINDOW, points.length),
    now: percent(parts[parts.length - 1]),
  });
  return lineChart(words, points, parts, 1, percent);
}

/** Tiles missed a turn over time, at each reviewed match those of the last ones. @param {MatchPoint[]} points */
function missedChart(points) {
  if (points.length < FEWEST) return nothing;
  const means = overLast(points, (last) => sumOf(last, "missed") / sumOf(last, "turns"));
  const words = t("results-missed-now", {
    count: Math.min(WINDOW, points.length),
    now: decimal(means[means.length - 1]),
  });
  return lineChart(words, points, means, Math.max(1, ...means), decimal);
}

/** A figure of the last matches, at each match.
 * @param {MatchPoint[]} points
 * @param {(last: MatchPoint[]) => number} figure */
const overLast = (points, figure) => points.map((_, place) => figure(points.slice(Math.max(0, place + 1 - WINDOW), place + 1)));

/** @param {MatchPoint[]} points @param {"won" | "missed" | "turns"} name */
const sumOf = (points, name) => points.reduce((sum, point) => sum + point[name], 0);

/** @param {string} words @param {MatchPoint[]} points @param {number[]} values @param {number} most @param {(value: number) => string} written */
const lineChart = (words, points, values, most, written) =>
  html`<figure class="chances"><figcaption class="soft small">${words}</figcaption>${chart({ lines: [values], most, written, ends: days(points) })}</figure>`;

/** The days at both ends of a chart. @param {{ at: number }[]} points */
const days = (points) => [points[0], points[points.length - 1]].map(({ at }) => dateAlone(at));

/** A rating over time, and the table behind it. @param {string} title @param {Point[]} points */
function ratingChart(title, points) {
  const ratings = points.map(({ rating }) => rating);
  return html`<figure class="chances">
    <figcaption>${t("results-rating", { title, rating: ratings[ratings.length - 1] })}</figcaption>
    ${chart({
      lines: [ratings],
      least: Math.min(...ratings) - ROOM,
      most: Math.max(...ratings) + ROOM,
      written: Math.round,
      ends: days(points),
    })}
    ${asTable(
      title,
      [t("results-date"), t("page-me-ratings")],
      points.map(({ at, rating }) => [dateAlone(at), rating]),
    )}
  </figure>`;
}

customElements.define("tw-results", ResultsElement);

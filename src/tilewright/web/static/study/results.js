// What a player has done: matches won, ratings over time and puzzles, as charts that also read as tables.

import { asTable, bar, chart, percent } from "../parts/chart.js";
import { dateAlone } from "../parts/dates.js";
import { html, nothing } from "../vendor/lit.js";
import { t } from "../words.js";
import { decimal } from "./theme_progress.js";

export { progressView } from "./theme_progress.js";

/** @import { MatchPoint, RatingPoint as Point, Results, Won } from "../messages/http.d.ts" */

// A line of wins needs some matches, and each point has the last ones.
const FEWEST = 3;
const WINDOW = 10;
// A rating that hardly changed is not drawn as if it had.
const ROOM = 20;

/** The results of a player. @param {Results} results @param {Map<string, string>} titles of rulebooks */
export const resultsView = (results, titles) => html`<section class="chapter">
  <h2>${t("results-title")}</h2>
  <div class="card stack">
    ${results.won.length ? wonView(results, titles) : html`<p class="soft">${t("results-none")}</p>`}
    ${
      results.solved
        ? html`<p>${t("results-puzzles", { solved: results.solved, rating: results.puzzles.rating, streak: results.streak })}</p>`
        : nothing
    }
    ${results.ratings.length ? ratingsView(results.ratings, titles) : nothing}
    ${
      results.won.length
        ? html`<div class="cluster"><a class="button" href="/api/me/results.csv"
        download="tilewright.csv">${t("results-csv")}</a></div>`
        : nothing
    }
  </div>
</section>`;

/** A card for each rulebook, against bots and with people. @param {Results} results @param {Map<string, string>} titles */
function wonView({ won, latest }, titles) {
  const rulebooks = [...new Set(won.map(({ rules }) => rules))];
  return html`<ul class="plain result-cards">
    ${rulebooks.map((rules) => {
      const points = latest.filter((point) => point.rules === rules);
      return html`<li class="stack">
        <h3>${titles.get(rules) ?? rules}</h3>
        ${won.filter((one) => one.rules === rules).map(wonLine)} ${points.length >= FEWEST ? winChart(points) : nothing}
      </li>`;
    })}
  </ul>`;
}

/** A chart for each rulebook and one for puzzles. @param {Point[]} points @param {Map<string, string>} titles */
function ratingsView(points, titles) {
  const kinds = [...new Set(points.map(({ rules }) => rules))];
  return html`<div class="rating-charts">
    ${kinds.map((rules) =>
      ratingChart(
        rules ? (titles.get(rules) ?? rules) : t("puzzles-title"),
        points.filter((point) => point.rules === rules),
      ),
    )}
  </div>`;
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

/** Wins over time: at each match the part won of the last ones. @param {MatchPoint[]} points */
function winChart(points) {
  const parts = points.map((_, place) => {
    const last = points.slice(Math.max(0, place + 1 - WINDOW), place + 1);
    return last.reduce((sum, { won }) => sum + won, 0) / last.length;
  });
  const words = t("results-wins", {
    count: Math.min(WINDOW, points.length),
    now: percent(parts[parts.length - 1]),
  });
  return html`<figure class="chances"><figcaption class="soft small">${words}</figcaption>${chart({ lines: [parts], most: 1, written: percent, ends: days(points) })}</figure>`;
}

/** The days at both ends of a chart. @param {{ at: number }[]} points */
const days = (points) => [points[0], points[points.length - 1]].map(({ at }) => dateAlone(at));

/** A rating over time with its interval, and the table behind it. @param {string} title @param {Point[]} points */
function ratingChart(title, points) {
  const ratings = points.map(({ rating }) => rating);
  const all = points.flatMap(({ rating, interval }) => [rating, ...(interval ?? [])]);
  return html`<figure class="chances">
    <figcaption>${t("results-rating", { title, rating: ratings[ratings.length - 1] })}</figcaption>
    ${chart({
      lines: [ratings],
      band: points.map(({ interval }) => interval),
      least: Math.min(...all) - ROOM,
      most: Math.max(...all) + ROOM,
      written: Math.round,
      ends: days(points),
    })}
    ${asTable(
      title,
      [t("results-date"), t("page-me-ratings"), t("results-interval")],
      points.map(({ at, rating, interval }) => [dateAlone(at), rating, interval?.join(" – ") ?? ""]),
    )}
  </figure>`;
}

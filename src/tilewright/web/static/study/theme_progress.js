// Whether somebody gets better: how often the best turn was found, by theme and over time, and what to train next.

import { to } from "../navigate.js";
import { asTable, bar, chart, percent } from "../parts/chart.js";
import { dateAlone } from "../parts/dates.js";
import { waysOn } from "../parts/rules/booklets.js";
import { html, nothing } from "../vendor/lit.js";
import { language, t } from "../words.js";

/** @import { MatchPoint, Results, ThemeResult, ThemeShown } from "../messages/http.d.ts" */
/** What a line has of some matches: a sum of this, divided by that. @typedef {Exclude<keyof MatchPoint, "rules" | "at">} Figure */

// A line needs some matches, and each point has the last ones.
const FEWEST = 3;
const WINDOW = 10;
// Of fewer turns a share says next to nothing.
const FEWEST_TURNS = 5;

/** The progress of a player, and where it goes on.
 * @param {Pick<Results, "latest" | "themes">} results
 * @param {ThemeShown[]} themes */
export function progressView({ latest, themes: counted }, themes) {
  const known = counted.flatMap((count) => {
    const theme = themes.find((each) => each.theme === count.theme && each.game === count.game);
    return theme ? [{ count, theme }] : [];
  });
  if (!known.length) return nothing;
  const [next] = known.filter(({ count }) => count.turns >= FEWEST_TURNS).sort((one, other) => share(one.count) - share(other.count));
  return html`<section class="chapter">
    <h2>${t("progress-title")}</h2>
    <div class="card stack">
      ${next ? trainView(next, rulesOf(latest, next.theme.game)) : nothing}
      <p class="soft small">${t("progress-how")}</p>
      <ul class="plain progress-themes">${known.map(({ count, theme }) => themeLine(count, theme.title))}</ul>
      <div class="progress-lines">${lines(latest)}</div>
    </div>
  </section>`;
}

/** @param {ThemeResult} count */
const share = ({ best, turns }) => best / turns;

/** The rulebook that was played last in a game, for the page of its rules. @param {MatchPoint[]} latest @param {string} game */
const rulesOf = (latest, game) => latest.findLast(({ rules }) => (rules === "turbo") === (game === "dice"))?.rules ?? "classic-nl";

/** @param {{ count: ThemeResult, theme: ThemeShown }} next @param {string} rules */
const trainView = ({ count, theme }, rules) => html`<div class="stack progress-next">
  <h3>${t("progress-train", { theme: theme.title })}</h3>
  <p>${t("progress-found", { best: count.best, turns: count.turns })}</p>
  <div class="cluster">
    ${waysOn(theme, rules)}
    ${
      theme.puzzles.length && theme.game === "tiles"
        ? html`<a class="button" href=${to(`/puzzles?kind=${theme.puzzles[0]}#pictures-title`)}>${t("puzzles-title")}</a>`
        : nothing
    }
  </div>
</div>`;

/** @param {ThemeResult} count @param {string} title */
const themeLine = (count, title) => html`<li>
  <span>${title}</span> ${bar(share(count))} <b>${percent(share(count))}</b>
  <span class="soft small">${percent(count.low)} – ${percent(count.high)} <span
    class="visually-hidden">${t("progress-found", { best: count.best, turns: count.turns })}</span></span>
</li>`;

/** What changes over time. @param {MatchPoint[]} latest */
const lines = (latest) =>
  [
    overTime(latest, "best", "could", (count, now) => t("progress-best", { count, now: percent(now) }), percent),
    overTime(latest, "missed", "turns", (count, now) => t("results-missed-now", { count, now: decimal(now) }), decimal),
    overTime(latest, "opened_in", "opened", (count, now) => t("progress-opened", { count, now: decimal(now) }), decimal),
    overTime(latest, "jokers", "reviewed", (count, now) => t("progress-jokers", { count, now: decimal(now) }), decimal),
  ].filter((each) => each !== nothing);

/** One figure over time, at each match that of the last ones.
 * @param {MatchPoint[]} latest @param {Figure} figure @param {Figure} per
 * @param {(count: number, now: number) => string} words @param {(value: number) => string} written */
function overTime(latest, figure, per, words, written) {
  const points = latest.filter((point) => point[per]);
  if (points.length < FEWEST) return nothing;
  const sum = (/** @type {MatchPoint[]} */ some, /** @type {Figure} */ name) => some.reduce((all, point) => all + point[name], 0);
  const values = points.map((_, place) => {
    const last = points.slice(Math.max(0, place + 1 - WINDOW), place + 1);
    return sum(last, figure) / sum(last, per);
  });
  const title = words(Math.min(WINDOW, points.length), values[values.length - 1]);
  const days = points.map(({ at }) => dateAlone(at));
  return html`<figure class="chances">
    <figcaption class="soft small">${title}</figcaption>
    ${chart({ lines: [values], most: Math.max(1, ...values), written, ends: [days[0], days[days.length - 1]] })}
    ${asTable(
      title,
      [t("results-date"), title],
      values.map((value, place) => [days[place], written(value)]),
    )}
  </figure>`;
}

/** @param {number} value */
export const decimal = (value) => new Intl.NumberFormat(language(), { maximumFractionDigits: 2 }).format(value);

// Lines over the turns of a game or over time, with axes. A chart is a picture for the eyes; a table, or a slider on it, says the same.

import { html, nothing, svg } from "../vendor/lit.js";
import { t } from "../words.js";
import { inputValue } from "./page.js";

/** The marks of the lines, so that colors are not needed to tell them apart. */
const DASHES = ["", "8 4", "2 4", "12 4 2 4", "6 2", "2 2"];

/**
 * A mark at a place of a line. @typedef {{ line: number, place: number }} Mark
 * A turn is chosen by dragging, tapping or with arrow keys: the one that is chosen, or 0, what is said of it, how many there will be.
 * @typedef {{ label: string, chosen: number, said: string, choose: (turn: number) => void }} Pick
 */

/** @param {{ lines: number[][], least?: number, most: number, written: (value: number) => string | number, count?: number, ends: (string |
 * number)[], band?: ([number, number] | null)[], marks?: Mark[], pick?: Pick | null }} shown the lines, the ends of both axes, how many places there
 * will be, and the interval at each place of the first, where it is known */
export function chart({ lines, least = 0, most, written, count = 0, ends, band = [], marks = [], pick = null }) {
  const places = Math.max(1, (count || lines[0]?.length || 0) - 1);
  const x = (/** @type {number} */ place) => ((100 * place) / places).toFixed(2);
  const y = (/** @type {number} */ value) => (100 - (100 * (value - least)) / (most - least || 1)).toFixed(2);
  const points = (/** @type {number[]} */ values) => values.map((value, place) => `${x(place)},${y(value)}`).join(" ");
  const edge = (/** @type {0 | 1} */ end) => band.flatMap((range, place) => (range ? `${x(place)},${y(range[end])}` : []));
  return html`<div class="chart">
    <div class="chart-values" aria-hidden="true">${[most, (most + least) / 2, least].map((value) => html`<span>${written(value)}</span>`)}</div>
    <div class="chart-plot">
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        ${[0, 50, 100].map((height) => svg`<path class="grid" d="M0 ${height}H100"/>`)}
        ${band.length ? svg`<polygon class="band" points=${[...edge(0), ...edge(1).reverse()].join(" ")}/>` : nothing}
        ${lines.map((values, line) => svg`<polyline class="seat seat-${line}" stroke-dasharray=${DASHES[line]} points=${points(values)}/>`)}
        ${pick?.chosen ? svg`<path class="mark" d="M${x(pick.chosen - 1)} 0V100"/>` : nothing}
      </svg>
      ${marks.map(
        ({ line, place }) =>
          html`<i class="chart-mark seat-${line}" .style=${`left: ${x(place)}%; top: ${y(lines[line][place])}%`} aria-hidden="true"></i>`,
      )}
      ${pick ? slider(pick, places + 1, lines[0].length) : nothing}
    </div>
    <div class="chart-ends" aria-hidden="true">${ends.map((end) => html`<span>${end}</span>`)}</div>
  </div>`;
}

/** A slider over the whole plot, which is not seen. @param {Pick} pick @param {number} count @param {number} known */
function slider({ label, chosen, said, choose }, count, known) {
  const moved = (/** @type {Event} */ event) => choose(Math.min(Number(inputValue(event)), known));
  return html`<input type="range" min="1" max=${count} .value=${`${chosen || 1}`} aria-label=${label} aria-valuetext=${said} @input=${moved} />`;
}

/** Whose line is which. @param {string[]} names */
export const chartNames = (names) => html`<figcaption class="cluster">
  ${names.map(
    (name, line) =>
      html`<span><svg class="key" viewBox="0 0 32 8" aria-hidden="true"><path class="seat seat-${line}"
        stroke-dasharray=${DASHES[line]} d="M0 4H32" /></svg> ${name}</span>`,
  )}
</figcaption>`;

/** The table behind a chart. @param {string} title @param {string[]} heads @param {(string | number)[][]} lines */
export const asTable = (title, heads, lines) => html`<details>
  <summary>${t("review-as-table")}</summary>
  <div class="scrolls" tabindex="0" role="region" aria-label=${title}>
    <table class="figures">
      <thead><tr>${heads.map((head) => html`<th scope="col">${head}</th>`)}</tr></thead>
      <tbody>
        ${lines.map(([first, ...rest]) => html`<tr><th scope="row">${first}</th>${rest.map((value) => html`<td>${value}</td>`)}</tr>`)}
      </tbody>
    </table>
  </div>
</details>`;

/** A chance as text. @param {number} chance */
export const percent = (chance) => `${Math.round(chance * 100)}\u00a0%`;

/** What was laid of the most that could be, both as parts of the width of a bar. @param {number} laid @param {number} [most] */
export const bar = (laid, most = 1) => html`<svg class="laid-bar" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
  <rect class="most" width=${most * 100} height="10" /><rect class="laid" width=${laid * 100} height="10" />
</svg>`;

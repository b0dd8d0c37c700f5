// A chart of every seat's chance over the turns of a game. It is a picture for the eyes and a way to jump; a table says the same.

import { html, svg } from "../vendor/lit.js";
import { t } from "../words.js";

const [WIDTH, HEIGHT, EDGE] = [600, 180, 8];
/** The marks of the seats' lines, so that colors are not needed to tell them apart. */
const DASHES = ["", "8 4", "2 4", "12 4 2 4", "6 2", "2 2"];

/** The chart, and the table behind it.
 * @param {number[][]} chances of each seat, by turn
 * @param {string[]} names
 * @param {{ count: number, chosen: number, choose: (turn: number) => void }} turns how many there will be, the one that is marked from 1,
 * or 0, and what a tap does
 */
export function chanceChart(chances, names, { count, chosen, choose }) {
  const step = (WIDTH - 2 * EDGE) / Math.max(1, count - 1);
  const x = (/** @type {number} */ place) => EDGE + place * step;
  const y = (/** @type {number} */ chance) => HEIGHT - EDGE - chance * (HEIGHT - 2 * EDGE);
  const line = (/** @type {number} */ seat) => chances.map((each, place) => `${x(place).toFixed(1)},${y(each[seat]).toFixed(1)}`).join(" ");
  const tapped = (/** @type {MouseEvent} */ { currentTarget, clientX }) => {
    const { left, width } = /** @type {Element} */ (currentTarget).getBoundingClientRect();
    const place = Math.round((((clientX - left) / width) * WIDTH - EDGE) / step);
    choose(Math.max(1, Math.min(place + 1, chances.length)));
  };
  return html`<figure class="chances">
    <svg class="chart" viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="none" aria-hidden="true" @click=${tapped}>
      ${[0, 0.5, 1].map((chance) => svg`<path class="grid" d="M${EDGE} ${y(chance)}H${WIDTH - EDGE}"/>`)}
      ${names.map((_, seat) => svg`<polyline class="seat seat-${seat}" stroke-dasharray=${DASHES[seat]} points=${line(seat)}/>`)}
      ${chosen < 1 ? "" : svg`<path class="mark" d="M${x(chosen - 1).toFixed(1)} ${EDGE}V${HEIGHT - EDGE}"/>`}
    </svg>
    <figcaption class="cluster">
      ${names.map(
        (name, seat) =>
          html`<span><svg class="key" viewBox="0 0 32 8" aria-hidden="true"><path class="seat seat-${seat}"
            stroke-dasharray=${DASHES[seat]} d="M0 4H32" /></svg> ${name}</span>`,
      )}
    </figcaption>
    ${asTable(
      t("review-chances"),
      [t("review-turn"), ...names],
      chances.map((each, place) => [place + 1, ...each.map(percent)]),
    )}
  </figure>`;
}

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

// A chart of every seat's chance over the turns of a game. It is a picture for the eyes; a table says the same.

import { html, svg } from "../vendor/lit.js";
import { t } from "../words.js";

/** @import { TurnShown as Turn } from "../messages/http.d.ts" */

const [WIDTH, HEIGHT, EDGE] = [600, 180, 8];
/** The marks of the seats' lines, so that colors are not needed to tell them apart. */
const DASHES = ["", "8 4", "2 4", "12 4 2 4", "6 2", "2 2"];

/** The chart, and the table behind it.
 * @param {Turn[]} turns
 * @param {string[]} names
 * @param {number} chosen the turn that is marked, or -1 */
export function chanceChart(turns, names, chosen) {
  const step = (WIDTH - 2 * EDGE) / Math.max(1, turns.length - 1);
  const x = (/** @type {number} */ place) => EDGE + place * step;
  const y = (/** @type {number} */ chance) => HEIGHT - EDGE - chance * (HEIGHT - 2 * EDGE);
  const line = (/** @type {number} */ seat) =>
    turns.map(({ chances }, place) => `${x(place).toFixed(1)},${y(chances[seat]).toFixed(1)}`).join(" ");
  return html`<figure class="chances">
    <svg viewBox="0 0 ${WIDTH} ${HEIGHT}" aria-hidden="true">
      ${[0, 0.5, 1].map((chance) => svg`<path class="grid" d="M${EDGE} ${y(chance)}H${WIDTH - EDGE}"/>`)}
      ${names.map((_, seat) => svg`<polyline class="seat seat-${seat}" stroke-dasharray=${DASHES[seat]} points=${line(seat)}/>`)}
      ${chosen < 0 ? "" : svg`<path class="mark" d="M${x(chosen).toFixed(1)} ${EDGE}V${HEIGHT - EDGE}"/>`}
    </svg>
    <figcaption class="cluster">
      ${names.map(
        (name, seat) =>
          html`<span><svg class="key" viewBox="0 0 32 8" aria-hidden="true"><path class="seat seat-${seat}" stroke-dasharray=${DASHES[seat]} d="M0 4H32" /></svg> ${name}</span>`,
      )}
    </figcaption>
    <details>
      <summary>${t("review-as-table")}</summary>
      <div class="scrolls" tabindex="0" role="region" aria-label=${t("review-chances")}>
        <table class="figures">
          <thead><tr><th scope="col">${t("review-turn")}</th>${names.map((name) => html`<th scope="col">${name}</th>`)}</tr></thead>
          <tbody>
            ${turns.map(({ turn, chances }) => html`<tr><th scope="row">${turn}</th>${chances.map((chance) => html`<td>${percent(chance)}</td>`)}</tr>`)}
          </tbody>
        </table>
      </div>
    </details>
  </figure>`;
}

/** A chance as text. @param {number} chance */
export const percent = (chance) => `${Math.round(chance * 100)}\u00a0%`;

/** What was laid, against the most that could be. @param {Turn} turn @param {number} most of all turns */
export const laidBar = (
  { played, best },
  most,
) => html`<svg class="laid-bar" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
  <rect class="most" width=${(best / most) * 100} height="10" /><rect class="laid" width=${(played / most) * 100} height="10" />
</svg>`;

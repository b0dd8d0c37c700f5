// The score card of a match, and the racks at the end of a game.

import { BaseElement, classNames, given } from "../base_element.js";
import { seatTitle } from "../match/names.js";
import { reducedMotion } from "../match/pace.js";
import { isGameOver } from "../match/state.js";
import { points } from "../parts/text.js";
import { html, nothing } from "../vendor/lit.js";
import { t } from "../words.js";
import { piecesInWords, smallTile } from "./tile.js";

/** @import { State } from "./game.js" */

const COUNTING_MS = 1200;

/** With `counting` the points of the last game count up, unless reduced motion is set. */
export class ScoresElement extends BaseElement {
  static properties = given("state counting shownPart");
  /** @type {State | null} */
  state = null;
  counting = false;
  /** The part of the last game's points that is shown, from 0 to 1. */
  shownPart = 1;

  firstUpdated() {
    if (!this.counting || reducedMotion()) return;
    const began = performance.now();
    const step = () => {
      this.shownPart = Math.min(1, (performance.now() - began) / COUNTING_MS);
      if (this.shownPart < 1 && this.isConnected) requestAnimationFrame(step);
    };
    step();
  }

  render() {
    const { state } = this;
    if (!state?.view) return nothing;
    const last = isGameOver(state) ? state.view.results[state.view.results.length - 1] : null;
    // After the first game the podium has all of its numbers.
    const first = last && state.view.results.length === 1;
    return html`${first ? nothing : this.#card(state, state.view)} ${last ? this.#racks(state, state.view.shown, last.left) : nothing}`;
  }

  /** @param {State} state @param {number[][]} racks @param {number[]} left */
  #racks(state, racks, left) {
    return html`<ul class="racks plain">
      ${racks.map(
        (rack, seat) => html`<li>
        <b>${seatTitle(state.seating, seat)}</b>
        <span class="soft">${rack.length ? t("game-left-points", { points: left[seat] }) : t("game-left-nothing")}</span>
        <span class="small-tiles">${rack.map(smallTile)}<span class="visually-hidden">${piecesInWords(rack)}</span></span>
      </li>`,
      )}
    </ul>`;
  }

  /** One line per seat, so that names have room on a narrow screen. @param {State} state @param {import("./game.js").View} view */
  #card(state, view) {
    const { scores, totals, results, games_won: won, round_totals: roundTotals } = view;
    // Where games won decide the match, they are counted beside the points.
    const showsWon = view.rules.match.winner === "games_then_points";
    const { games, rounds } = view.rules.match;
    const round = games ?? totals.length;
    const title = (/** @type {number} */ game) =>
      rounds > 1 ? t("game-round-game", { round: Math.floor(game / round) + 1, game: (game % round) + 1 }) : game + 1;
    const roundEnd = (/** @type {number} */ game) => rounds > 1 && (game + 1) % round === 0;
    const counted = (/** @type {number | string} */ value, /** @type {number} */ game) =>
      points(game === scores.length - 1 && this.shownPart < 1 ? Math.round(Number(value) * this.shownPart) : value);
    return html`<div class="scroll" tabindex="0" role="group" aria-label=${t("game-scores")}><table class="scores">
      <thead><tr>
        <th scope="col">${t("game-player")}</th>${
          showsWon ? html`<th scope="col">${t("game-games-won")}</th>` : nothing
        }<th scope="col">${t("game-total")}</th>
        ${scores.map(
          (_, game) =>
            html`<th scope="col">${title(game)}</th>${
              roundEnd(game) ? html`<th scope="col">${t("game-round-total", { round: (game + 1) / round })}</th>` : nothing
            }`,
        )}
      </tr></thead>
      <tbody>
        ${totals.map(
          (total, seat) => html`<tr>
          <th scope="row">${seatTitle(state.seating, seat)}</th>${
            showsWon ? html`<td><b>${won[seat]}</b></td>` : nothing
          }<td><b>${points(total)}</b></td>
          ${scores.map(
            (
              each,
              game,
            ) => html`<td class=${classNames({ won: results[game].winners.includes(seat), round: game > 0 && game % round === 0 })}>
            ${counted(each[seat], game)}${
              results[game].winners.includes(seat) ? html`<span class="visually-hidden">${t("game-won")}</span>` : nothing
            }
          </td>${roundEnd(game) ? html`<td><b>${points(roundTotals[(game + 1) / round - 1][seat])}</b></td>` : nothing}`,
          )}
        </tr>`,
        )}
      </tbody>
    </table></div>`;
  }
}

customElements.define("tw-scores", ScoresElement);

// The end of a game: the racks as they were left, and the score card over all games and rounds.

import { classed, Part } from "../part.js";
import { html, nothing } from "../vendor/lit.js";
import { t } from "../words.js";
import { about } from "../match/events.js";
import { seatName } from "../match/names.js";
import { points } from "../match/text.js";
import { over } from "./state.js";
import { smallTile } from "./tile.js";
import { pieces } from "./pieces_in_words.js";

/** @typedef {import("./state.js").State} State */

const COUNTING_MS = 1200;

/** The card of a match; `counting` lets the points of the last game count up, where motion is not unwelcome. */
export class ScoresPart extends Part {
  static properties = { state: {}, counting: { type: Boolean }, told: { state: true } };

  constructor() {
    super();
    /** @type {State | null} */
    this.state = null;
    this.counting = false;
    /** How much of the last game's points is shown, from 0 to 1. */
    this.told = 1;
  }

  firstUpdated() {
    if (!this.counting || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    const began = performance.now();
    const step = () => {
      this.told = Math.min(1, (performance.now() - began) / COUNTING_MS);
      if (this.told < 1 && this.isConnected) requestAnimationFrame(step);
    };
    step();
  }

  render() {
    const { state } = this;
    if (!state?.view) return nothing;
    const last = over(state) ? state.view.results[state.view.results.length - 1] : null;
    // words: event-game-out event-game-blocked event-game-last-lap
    return html`${last ? html`<p class="ending">${about(`event-game-${last.reason}`, last.winners, state)}</p>` : nothing}
      ${state.view.outcome ? html`<p class="ending">${about("event-match-ended", state.view.outcome.winners, state)}</p>` : nothing}
      ${this.#card(state, state.view)} ${last ? this.#racks(state, state.view.shown, last.left) : nothing}`;
  }

  /** @param {State} state @param {number[][]} racks @param {number[]} left */
  #racks(state, racks, left) {
    return html`<ul class="racks">
      ${racks.map((rack, seat) => html`<li>
        <b>${this.#name(state, seat)}</b>
        <span class="soft">${rack.length ? t("game-left-points", { points: left[seat] }) : t("game-left-nothing")}</span>
        <span class="small-tiles">${rack.map(smallTile)}<span class="spoken">${pieces(rack)}</span></span>
      </li>`)}
    </ul>`;
  }

  /** A line for each seat, so that names have room on a narrow screen. @param {State} state @param {import("./state.js").View} view */
  #card(state, view) {
    const { scores, totals, results } = view;
    const { games, rounds } = view.rules.match;
    const round = games ?? totals.length;
    const title = (/** @type {number} */ game) =>
      rounds > 1 ? t("game-round-game", { round: Math.floor(game / round) + 1, game: (game % round) + 1 }) : game + 1;
    const counted = (/** @type {number | string} */ value, /** @type {number} */ game) =>
      points(game === scores.length - 1 && this.told < 1 ? Math.round(Number(value) * this.told) : value);
    return html`<div class="scroll" tabindex="0" role="group" aria-label=${t("game-scores")}><table class="scores">
      <thead><tr>
        <th scope="col">${t("game-player")}</th><th scope="col">${t("game-total")}</th>
        ${scores.map((_, game) => html`<th scope="col">${title(game)}</th>`)}
      </tr></thead>
      <tbody>
        ${totals.map((total, seat) => html`<tr>
          <th scope="row">${this.#name(state, seat)}</th><td><b>${points(total)}</b></td>
          ${scores.map((each, game) => html`<td class=${classed({ won: results[game].winners.includes(seat), round: game > 0 && game % round === 0 })}>
            ${counted(each[seat], game)}${results[game].winners.includes(seat) ? html`<span class="spoken">${t("game-won")}</span>` : nothing}
          </td>`)}
        </tr>`)}
      </tbody>
    </table></div>`;
  }

  /** @param {State} state @param {number} seat */
  #name({ seating }, seat) {
    if (!seating) return "";
    return seat === seating.seat ? t("game-you") : seatName(seating.places, seat);
  }
}

customElements.define("tw-scores", ScoresPart);

// The end of a game: the racks as they were left, and the score card over all games and rounds.

import { Part } from "../part.js";
import { classMap, html, nothing } from "../vendor/lit.js";
import { t } from "../words.js";
import { about } from "./log.js";
import { picture, seatName } from "./names.js";
import { over, points } from "./state.js";
import { pieces } from "./spoken.js";

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
    if (!state?.view || !state.seating) return nothing;
    return html`${over(state) ? this.#ending(state) : nothing}${this.#card(state)}`;
  }

  /** @param {State} state */
  #ending(state) {
    const { view, seating } = state;
    const last = view?.results[view.results.length - 1];
    if (!view || !seating || !last) return nothing;
    // words: event-game-out event-game-blocked event-game-last-lap
    return html`<p class="ending">${about(`event-game-${last.reason}`, last.winners, state)}</p>
      <ul class="racks">
        ${view.shown.map((rack, seat) => html`<li>
          <b>${this.#name(state, seat)}</b>
          <span class="left">${rack.length ? t("game-left-points", { points: last.left[seat] }) : t("game-left-nothing")}</span>
          <span class="shown">${rack.map(picture)}<span class="spoken">${pieces(rack)}</span></span>
        </li>`)}
      </ul>`;
  }

  /** @param {State} state */
  #card(state) {
    const { view } = state;
    if (!view) return nothing;
    const { scores } = view;
    const places = view.counts.map((_, seat) => seat);
    const round = view.rules.match.rounds > 1 ? (view.rules.match.games ?? places.length) : Infinity;
    const shown = (/** @type {number | string} */ value, /** @type {boolean} */ last) =>
      points(last && this.told < 1 ? Math.round(Number(value) * this.told) : value);
    return html`<div class="scroll"><table class="scores">
      <caption>${t("game-scores")}</caption>
      <thead><tr><th scope="col">${t("game-game")}</th>${places.map((seat) => html`<th scope="col">${this.#name(state, seat)}</th>`)}</tr></thead>
      <tbody>
        ${scores.map((each, game) => html`<tr class=${classMap({ round: game > 0 && game % round === 0 })}>
          <th scope="row">${round < Infinity ? t("game-round-game", { round: Math.floor(game / round) + 1, game: (game % round) + 1 }) : game + 1}</th>
          ${each.map((value, seat) => html`<td class=${classMap({ won: view.results[game].winners.includes(seat) })}>
            ${shown(value, game === scores.length - 1)}${view.results[game].winners.includes(seat) ? html`<span class="spoken">${t("game-won")}</span>` : nothing}
          </td>`)}
        </tr>`)}
      </tbody>
      <tfoot><tr><th scope="row">${t("game-total")}</th>${view.totals.map((value) => html`<td>${points(value)}</td>`)}</tr></tfoot>
    </table></div>
    ${view.outcome ? html`<p class="winner">${about("event-match-ended", view.outcome.winners, state)}</p>` : nothing}`;
  }

  /** @param {State} state @param {number} seat */
  #name({ seating }, seat) {
    if (!seating) return "";
    return seat === seating.seat ? t("game-you") : seatName(seating.places, seat);
  }
}

customElements.define("tw-scores", ScoresPart);

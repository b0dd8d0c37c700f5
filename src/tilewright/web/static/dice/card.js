// The score card of a match of dice, a line a round, and how a round ended.

import { seatTitle } from "../match/names.js";
import { html, nothing } from "../vendor/lit.js";
import { t } from "../words.js";
import { diceView } from "./die.js";
import { sentence } from "./log.js";

/** @import { State, View } from "./game.js" */

/** The score card: each seat's points per round and total so far (TB-32). @param {View} view @param {State} state */
export function scoreCard({ card, game, rules, hands }, state) {
  const seats = hands.map((_, seat) => seat);
  const rounds = Array.from({ length: Math.max(rules.match.rounds, game) }, (_, place) => place);
  return html`<table class="dice-card">
    <caption>${t("game-scores")}</caption>
    <thead>
      <tr>
        <th scope="col" rowspan="2">${t("dicegame-round")}</th>
        ${seats.map((seat) => html`<th scope="colgroup" colspan="2">${seatTitle(state.seating, seat)}</th>`)}
      </tr>
      <tr>
        ${seats.map(() => html`<th scope="col">${t("dicegame-points")}</th><th scope="col">${t("game-total")}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${rounds.map(
        (round) => html`<tr class=${round + 1 === game ? "now" : ""}>
          <th scope="row">${round < rules.match.rounds ? round + 1 : t("dicegame-sudden-death")}</th>
          ${seats.map((seat) => html`<td>${card[round]?.points[seat]}</td><td class="dice-total">${card[round]?.totals[seat]}</td>`)}
        </tr>`,
      )}
    </tbody>
  </table>`;
}

/** What a seat has won in each round, as pieces on a shelf with a place for every round. @param {View} view @param {number} seat */
export function shelf({ card, game, rules }, seat) {
  const rounds = Array.from({ length: Math.max(rules.match.rounds, game) }, (_, place) => card[place]?.points[seat] ?? null);
  const look = (/** @type {number | null} */ points, /** @type {number} */ place) =>
    points === null ? (place + 1 === game ? "now" : "") : points ? "won" : "lost";
  return html`<ol class="shelf plain" aria-hidden="true">
    ${rounds.map((points, place) => html`<li class=${look(points, place)}>${points || nothing}</li>`)}
  </ol>`;
}

/** How the round ended, and the dice each seat was left with. @param {View} view @param {State} state */
export function roundEnd({ results, hands, showing, outcome }, state) {
  const result = results[results.length - 1];
  const ended = { event: { type: "RoundEnded", ...result }, pieces: [], moved: false, seq: 0 };
  return html`${state.story.length ? nothing : html`<p class=${outcome ? "" : "dice-headline"}>${sentence(ended, state)}</p>`}
    <dl class="dice-left">
      ${hands.map(
        (dice, seat) => html`<div>
          <dt>${t("dicegame-left", { name: seatTitle(state.seating, seat), you: seat === state.seating?.seat ? "yes" : "no", points: result.left[seat] })}</dt>
          <dd>${dice.length ? diceView(dice, showing) : t("dicegame-none-left")}</dd>
        </div>`,
      )}
    </dl>`;
}

// The end of a game: everybody with their face, winners first, and the story of the game as the server tells it.

import { seatPicture } from "../parts/people/bot_face.js";
import { points } from "../parts/text.js";
import { html, nothing } from "../vendor/lit.js";
import { t } from "../words.js";
import { about } from "./events.js";
import { seatTitle } from "./names.js";

/** @import { MatchScreen } from "./match_screen.js" */

/** The seats of a game that is over, winners first. @param {MatchScreen} host */
export function podium({ state, seating, kind }) {
  const { view } = state;
  if (!view || !seating) return nothing;
  const { winners } = view.outcome ?? view.results[view.results.length - 1];
  const { gained, totals } = kind.standing(view);
  const worth = view.outcome ? totals : gained;
  const order = totals.map((_, seat) => seat);
  order.sort((one, other) => Number(winners.includes(other)) - Number(winners.includes(one)) || worth[other] - worth[one]);
  return html`<ol class="podium plain">
    ${order.map((seat) => {
      const first = winners.includes(seat);
      return html`<li class=${first ? "first" : ""} data-seat=${seat}>
        ${seatPicture(seating.places, seat, first ? "pleased" : "surprised")}
        <b>${seatTitle(seating, seat)}</b>
        <span class="gained">${gained[seat] > 0 ? "+" : ""}${points(gained[seat])}</span>
        ${view.results.length > 1 ? html`<span class="soft">${t("game-points", { points: points(totals[seat]) })}</span>` : nothing}
      </li>`;
    })}
  </ol>`;
}

/** What is told of the game, or nothing. @param {MatchScreen} host */
export function story({ state }) {
  // words: event-game-out story-joker story-many story-blocked story-last-lap story-short story-unopened
  // words: story-dice-out story-dice-blocked
  const told = state.story.map(({ key, values = {} }) => about(key, [Number(values.seat)], state, values));
  return told.length ? html`<p class="story">${told.join(" ")}</p>` : nothing;
}

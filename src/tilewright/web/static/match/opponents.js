// The bots at the table, and how each of them plays.

import { rung } from "../parts/people/rung.js";
import { html, nothing } from "../vendor/lit.js";
import { t } from "../words.js";
import { seatName } from "./names.js";

/** @param {import("../messages/socket.d.ts").Seating | null} seating */
export function opponents(seating) {
  const places = seating?.places ?? [];
  if (!places.some(({ bot }) => bot !== null)) return nothing;
  const nth = (/** @type {string} */ bot, /** @type {number} */ seat) => places.slice(0, seat).filter((place) => place.bot === bot).length;
  // words: manner-random manner-beginner manner-casual manner-greedy manner-adaptive manner-cautious manner-timing manner-hoarder
  // words: manner-searcher manner-turbo-random manner-turbo-greedy manner-turbo-planner
  return html`<h3>${t("game-opponents")}</h3>
    <ul class="plain">
      ${places.map(({ bot }, seat) =>
        bot === null
          ? nothing
          : html`<li>${rung({ bot, title: seatName(places, seat), manner: t(`manner-${bot}`) }, { nth: nth(bot, seat) })}</li>`,
      )}
    </ul>`;
}

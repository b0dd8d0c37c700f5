// The seats: names, number of tiles, points, and whose turn it is.

import { classNames } from "../base_element.js";
import { handicapInWords, handicapOf } from "../match/handicap.js";
import { laidMany, moodOf } from "../match/moments.js";
import { seatName } from "../match/names.js";
import { seatPicture } from "../parts/people/bot_face.js";
import { points } from "../parts/text.js";
import { html, nothing } from "../vendor/lit.js";
import { t } from "../words.js";
import { isGameOver } from "./game.js";

/** @import { State } from "./game.js" */

/**
 * All seats in the order of play, the player's own last. @param {State} state @param {import("./game.js").Entry | null} big the big turn
 * that is celebrated now
 */
export function seatList(state, big) {
  const all = state.seating?.places.map((_, seat) => seat) ?? [];
  const own = state.seating?.seat ?? -1;
  const shown = [...all.slice(own + 1), ...all.slice(0, own + 1)];
  return html`<ul class="seats" data-count=${shown.length} aria-label=${t("game-seats")}>
    ${shown.map((seat) => html`<li>${seatCard(state, seat, big?.event.seat === seat ? big : null)}</li>`)}
  </ul>`;
}

/** What faces react to. @param {State} state @returns {import("../match/moments.js").Seen} */
function seenByAll(state) {
  const { view, log } = state;
  const winners = isGameOver(state) ? (view?.results.at(-1)?.winners ?? []) : null;
  return { log, toMove: view?.to_move ?? [], winners };
}

/** The mark of a seat that has opened. */
const openMark = () => html`<span class="opened" role="img" aria-label=${t("game-opened")} title=${t("game-opened")}>✓</span>`;

/** What is big about a turn. @param {import("./game.js").Entry} big */
function praise(big) {
  return laidMany(big) ? t("game-big-turn", { count: big.event.played.length }) : t("game-big-joker");
}

/** One seat. @param {State} state @param {number} seat @param {import("./game.js").Entry | null} big */
function seatCard(state, seat, big) {
  const { seating, view, clock, present } = state;
  const place = seating?.places[seat];
  if (!seating || !place) return nothing;
  const moves = Boolean(view?.to_move.includes(seat)) && !isGameOver(state);
  const away = Boolean(clock?.away.includes(seat));
  // Delayed spectators get no presence.
  const apart = place.bot === null && !seating.terms.one_device && seat !== seating.seat;
  const gone = apart && present.length > 0 && !present.includes(seat);
  const marks = [
    away ? t("game-away") : gone ? t("game-not-connected") : "",
    clock?.asked.includes(seat) ? t("game-wants-pause") : "",
  ].filter(Boolean);
  const handicap = handicapInWords(handicapOf(seating, seat));
  const held = t("game-pieces-held", { count: view?.counts[seat] ?? 0 });
  return html`<div class=${classNames({ seat: true, "own-seat": seat === seating.seat, "to-move": moves, away: away || gone, big: big !== null })} data-seat=${seat}>
    ${seatPicture(seating.places, seat, moodOf(seat, seenByAll(state)))}
    <span class="seat-name">
      ${place.bot === null ? nothing : html`<span class="bot" role="img" aria-label=${t("game-bot")}></span>`}
      <b>${seat === seating.seat ? t("game-you") : seatName(seating.places, seat)}</b>
    </span>
    ${moves ? html`<span class="visually-hidden">${t("game-moves")}</span>` : nothing}
    ${
      view
        ? html`<span class="seat-facts">
          <span class="count" title=${held}>${view.counts[seat]}<span class="visually-hidden">${held}</span></span>
          ${view.opened[seat] ? openMark() : html`<span class="visually-hidden">${t("game-not-opened")}</span>`}
          ${handicap ? html`<span class="handicap" role="img" aria-label=${handicap} title=${handicap}>±</span>` : nothing}
          ${
            marks.length
              ? html`<span class="seat-mark">${marks.join(", ")}</span>`
              : html`<span class="points">${t("game-points", { points: points(view.totals[seat]) })}</span>`
          }
        </span>`
        : marks.map((mark) => html`<span class="seat-mark">${mark}</span>`)
    }
    ${big ? html`<b class="praise">${praise(big)}</b>` : nothing}
  </div>`;
}

// The people around the table with their racks, whose turn it is, and the pile of tiles that are left.

import { classNames } from "../base_element.js";
import { handicapInWords, handicapOf } from "../match/handicap.js";
import { seatStatus } from "../match/host.js";
import { laidMany } from "../match/moments.js";
import { seatTitle } from "../match/names.js";
import { acrossOf, sideOf } from "../match/sides.js";
import { canPlan, isGameOver, isLaid, isMyTurn } from "../match/state.js";
import { seatPicture } from "../parts/people/bot_face.js";
import { points } from "../parts/text.js";
import { html, nothing } from "../vendor/lit.js";
import { t } from "../words.js";

/** @import { State } from "./game.js" */

/** So many tiles lie on each other in the pile. */
const STACK = 6;

/**
 * Everybody in the order of play, the player's own seat last, and the pile. @param {State} state @param {import("./game.js").Entry | null}
 * big the big turn that is celebrated now
 */
export function people(state, big) {
  const all = state.seating?.places.map((_, seat) => seat) ?? [];
  // On one device everybody keeps their place.
  const own = state.seating?.terms.one_device ? null : (state.seating?.seat ?? null);
  const shown = own === null ? all : [...all.slice(own + 1), ...all.slice(0, own + 1)];
  return html`<div class="people" data-count=${shown.length}>
    <ul class="seats plain" data-count=${shown.length} .style=${acrossOf(own, shown.length)} aria-label=${t("game-seats")}>
      ${shown.map((seat) => html`<li data-side=${sideOf(seat, own, shown.length)}>${seatCard(state, seat, big?.event.seat === seat ? big : null)}</li>`)}
    </ul>
    ${state.view ? pile(state.view.pool) : nothing}
  </div>`;
}

/** The tiles that are left, in stacks face down. @param {number} pool */
function pile(pool) {
  const words = t("game-pool", { count: pool });
  const stacks = Array.from({ length: Math.ceil(pool / STACK) }, (_, place) => Math.min(STACK, pool - place * STACK));
  return html`<div class="pile" role="img" aria-label=${words} title=${words}>
    <span class="stacks">${stacks.map((high) => html`<i .style=${`--high: ${high}`}></i>`)}</span><b aria-hidden="true">${pool}</b>
  </div>`;
}

/** What is big about a turn. @param {import("./game.js").Entry} big */
function praise(big) {
  return laidMany(big) ? t("game-big-turn", { count: big.event.played.length }) : t("game-big-joker");
}

/** What somebody does now, seen at their face: they lay tiles, plan a turn, or think. @param {State} state @param {number} seat */
function doing(state, seat) {
  const { other, view } = state;
  if (isGameOver(state)) return null;
  if (other?.seat === seat || (isMyTurn(state) && seat === view?.seat && isLaid(state))) return "lays";
  if (seat === view?.seat && canPlan(state) && isLaid(state)) return "plans";
  return view?.to_move.includes(seat) ? "thinks" : null;
}

/** One seat. @param {State} state @param {number} seat @param {import("./game.js").Entry | null} big */
function seatCard(state, seat, big) {
  const { seating, view, clock } = state;
  const place = seating?.places[seat];
  if (!seating || !place) return nothing;
  const { moves, absence, mood } = seatStatus(state, seat);
  const marks = [absence, clock?.asked.includes(seat) ? t("game-wants-pause") : ""].filter(Boolean);
  const handicap = handicapInWords(handicapOf(seating, seat));
  const opening = view?.opened[seat] ? t("game-opened") : t("game-not-opened");
  const held = t("game-pieces-held", { count: view?.counts[seat] ?? 0 });
  return html`<div class=${classNames({ seat: true, "own-seat": seat === seating.seat, "to-move": moves, away: absence, big: big !== null })} data-seat=${seat}>
    <span class="face" data-doing=${doing(state, seat) ?? nothing}>${seatPicture(seating.places, seat, mood)}</span>
    <span class="seat-name">
      ${place.bot === null ? nothing : html`<span class="bot" role="img" aria-label=${t("game-bot")}></span>`}
      <b title=${seatTitle(seating, seat)}>${seatTitle(seating, seat)}</b>
    </span>
    ${moves ? html`<span class="visually-hidden">${t("game-moves")}</span>` : nothing}
    ${
      view
        ? html`<span class="backs" aria-hidden="true" .style=${`--count: ${view.counts[seat]}`}>${view.counts[seat] ? html`<i class="back" data-back=${seat}></i>` : nothing}</span><span class="seat-facts">
          <span class=${classNames({ count: true, last: view.counts[seat] === 1 })} title=${held}>${view.counts[seat]}<span class="visually-hidden">${held}</span></span>
          <span class="opened" role="img" aria-label=${opening} title=${opening}>${view.opened[seat] ? "✓" : nothing}</span>
          ${handicap ? html`<span class="handicap" role="img" aria-label=${handicap} title=${handicap}>±</span>` : nothing}
          ${
            marks.length
              ? html`<span class="seat-mark">${marks.join(", ")}</span>`
              : html`<span class="points" data-points=${points(view.totals[seat])}><span>${t("game-points", { points: points(view.totals[seat]) })}</span></span>`
          }
        </span>`
        : marks.map((mark) => html`<span class="seat-mark">${mark}</span>`)
    }
    ${big ? html`<b class="praise">${praise(big)}</b>` : nothing}
  </div>`;
}

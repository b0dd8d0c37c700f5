// The header of a match: whose turn it is, the clock, and the buttons for rules and more.

import { to } from "../navigate.js";
import { html } from "../vendor/lit.js";
import { t } from "../words.js";
import "../parts/clock.js";
import { about } from "./events.js";
import { ICONS, iconButton } from "./icon_buttons.js";
import { isGivenUp } from "./moments.js";
import { seatName } from "./names.js";

/** @import { MatchScreen } from "./match_screen.js" */
/**
 * What a game says in the header: `whole` is the time of a turn in seconds, `last` is called when its last seconds begin.
 * @typedef {{facts?: unknown, whole?: number | null, last?: () => unknown}} Facts
 */

/** The header of a match. @param {MatchScreen} host @param {Facts} told */
export function header(host, { facts, whole = null, last }) {
  return html`<header class="headline">
    <a class="icon-button" href=${to("/")} title=${t("game-home")}>
      <svg viewBox="0 0 24 24" aria-hidden="true">${ICONS.back}</svg><span>${t("game-home")}</span>
    </a>
    <div class="turn-heading">
      <h1>${title(host)}</h1>
      <p>${facts}</p>
    </div>
    <tw-clock .clock=${host.over ? null : host.state.clock} .whole=${whole} @last=${last}></tw-clock>
    ${iconButton("rules", t("game-rules"), () => host.show({ open: "rules" }))}
    ${iconButton("more", t("game-more"), () => host.show({ open: "more" }))}
  </header>`;
}

/** Sentences about what happens when the time of a turn is up. @param {{timeOut: import("../messages/socket.d.ts").Phrase[]}} state */
export function timeOut({ timeOut: phrases }) {
  // words: time-finished time-idle time-restore time-keep_sets time-forgotten
  return phrases.map(({ key, values }) => t(key, values));
}

/** @param {MatchScreen} host */
function title({ state, seating, over, mine, kind }) {
  const { view, clock } = state;
  if (!seating || !view) return t("game-title");
  if (view.outcome) return about("event-match-ended", view.outcome.winners, { seating });
  if (isGivenUp(state.log)) return seating.seat === null ? t("game-match-over") : t("game-ended");
  if (over) return kind.ending().over;
  if (clock?.paused) return t("game-paused");
  if (clock && seating.seat !== null && clock.away.includes(seating.seat)) return t("game-you-are-away");
  if (mine) return t("game-your-turn");
  return view.to_move.length ? t("game-their-turn", { name: seatName(seating.places, view.to_move[0]) }) : t("game-title");
}

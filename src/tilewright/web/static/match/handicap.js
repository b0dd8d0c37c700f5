// What a match knows of the handicaps of its seats.

import { turnTime } from "../parts/rules/booklets.js";
import { t } from "../words.js";

/** @import { Ending, SeatHandicap, Seating } from "../messages/socket.d.ts" */
/** @typedef {{seating: Seating | null, ending: Ending}} Helped */

/** How a seat plays where that differs from the table; null if it does not.
 * @param {Seating | null | undefined} seating
 * @param {number | null | undefined} seat
 * @returns {SeatHandicap | null} */
export const handicapOf = (seating, seat) => seating?.terms.handicaps[seat ?? -1] ?? null;

/** Whether the result is compared with that of others, so that nobody gets help. @param {Seating | null | undefined} seating */
export const isContest = (seating) => Boolean(seating?.terms.rated || seating?.terms.common);

/** Whether the player may ask for hints in this match: not where a turn is not checked before it ends. @param {Helped} state */
export const hasHints = ({ seating, ending }) =>
  ending.checked && !isContest(seating) && handicapOf(seating, seating?.seat)?.hints !== "never";

/** Whether the player is also helped without asking. @param {Helped} state */
export const isHelped = (state) => hasHints(state) && (handicapOf(state.seating, state.seating?.seat)?.hints ?? "always") === "always";

/** The seconds of a seat's turns, given those of the table; null for no limit.
 * @param {Seating | null | undefined} seating
 * @param {number | undefined} seat
 * @param {number | null} limit */
export const secondsOf = (seating, seat, limit) => {
  const own = handicapOf(seating, seat)?.["time.limit"] ?? null;
  return own === null ? limit : own || null;
};

/** A handicap in words, or "" if there is none. @param {SeatHandicap | null} handicap */
export function handicapInWords(handicap) {
  if (!handicap) return "";
  const { "opening.min": points, "deal.rack": count, "time.limit": time, hints } = handicap;
  return [
    ...(points === null ? [] : [t("page-handicap-opens", { points })]),
    ...(count === null ? [] : [t("page-handicap-dealt", { count })]),
    ...(time === null ? [] : [turnTime(time)]),
    // words: page-handicap-hints-three page-handicap-hints-never
    ...(hints === "always" ? [] : [t(`page-handicap-hints-${hints}`)]),
  ].join(" · ");
}

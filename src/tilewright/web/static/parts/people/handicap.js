// The menus in which the host of a table chooses the handicap of a seat.

import { html, nothing } from "../../vendor/lit.js";
import { t } from "../../words.js";
import { selectField } from "../page.js";
import { turnTime } from "../rules/booklets.js";

/** @import { SeatHandicap } from "../../messages/socket.d.ts" */

export { handicapInWords } from "../../match/handicap.js";

/** The values to choose from; null is the table's. */
const OPENINGS = [0, 10, 20, 40, 60, 80, 100];
const RACKS = [7, 8, 10, 12, 16, 18, 20];
const TIMES = [0, 30, 60, 120, 300];

/** The menus of a seat's handicap.
 * @param {SeatHandicap} handicap
 * @param {{ tiles: boolean, clock: boolean, hints: boolean }} has what the game, the table and the player have
 * @param {(part: Partial<SeatHandicap>) => void} change */
export function handicapMenus(handicap, has, change) {
  const menu = (
    /** @type {string} */ label,
    /** @type {"opening.min" | "deal.rack" | "time.limit"} */ key,
    /** @type {number[]} */ values,
    /** @type {(value: number) => string} */ words,
  ) => {
    const now = handicap[key];
    const all = now === null || values.includes(now) ? values : [...values, now].sort((a, b) => a - b);
    return selectField(
      label,
      String(now ?? ""),
      [["", t("page-handicap-like-table")], ...all.map(/** @returns {[string, string]} */ (value) => [String(value), words(value)])],
      (chosen) => change({ [key]: chosen === "" ? null : Number(chosen) }),
    );
  };
  return html`${
    has.tiles
      ? html`${menu(t("page-handicap-opening"), "opening.min", OPENINGS, (points) => t("page-handicap-points", { points }))}
        ${menu(t("page-handicap-rack"), "deal.rack", RACKS, (count) => t("page-handicap-tiles", { count }))}`
      : nothing
  }
  ${has.clock ? menu(t("page-handicap-time"), "time.limit", TIMES, turnTime) : nothing}
  ${
    has.hints
      ? selectField(
          t("page-handicap-hints"),
          handicap.hints,
          // words: page-handicap-always page-handicap-three page-handicap-never
          ["always", "three", "never"].map((hints) => [hints, t(`page-handicap-${hints}`)]),
          (hints) => change({ hints: /** @type {SeatHandicap["hints"]} */ (hints) }),
        )
      : nothing
  }`;
}

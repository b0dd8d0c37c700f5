// Where carried tiles would go, computed from rectangles on the screen.

import { looksLikeSet } from "../piece.js";
import { dropSide } from "./draft.js";

/** @typedef {{left: number, top: number, right: number, bottom: number}} Box */
/** A tile and its place on the screen. @typedef {{piece: number, box: Box}} Spot */
/**
 * Where the tiles would go: into a row, between two tiles of a row that is split for them, into a new row, or to the rack;
 * `before` is the tile that follows them.
 * @typedef {{kind: "row", row: number, before?: number} | {kind: "part", row: number, before: number, side: "left" | "right"}
 *   | {kind: "new"} | {kind: "rack", before?: number}} Target
 */
/** The carried tiles: all of them, and the one under the pointer. @typedef {{whole: Box, grabbed: Box}} Carried */

// Tiles join a row whose end is at most this far away, in tile widths.
const REACH = 0.75;
// Over a place of their own, tiles join a row to which they could belong if its end is at most this far away.
const CLOSE = 0.3;
// How near the middle of the grabbed tile must be to the gap between two tiles to mean the gap, in tile widths.
const BETWEEN = 0.32;

/**
 * The target of carried tiles on the felt: the nearest row within reach, else a new row.
 * @param {number[]} tiles @param {Carried} carried @param {Spot[][]} rows the tiles of each row that are not carried
 * @param {Box | null} own a place for a row of their own: the slot, which begins where the next tile of the last row would lie,
 *   or the place that they come from @returns {Target}
 */
export function aim(tiles, { whole, grabbed }, rows, own) {
  const [x, y] = middle(grabbed);
  const alone = own !== null && contains(own, x, y);
  let [row, least] = [-1, Infinity];
  rows.forEach((spots, place) => {
    for (const line of linesOf(spots)) {
      // A tile that touches a line, or comes near one of its ends, is not on clear felt.
      const reach = (alone ? CLOSE : REACH) * (spots[0].box.right - spots[0].box.left);
      if (whole.top >= line.bottom || whole.bottom <= line.top || whole.left > line.right + reach || whole.right < line.left - reach)
        continue;
      if (alone && looksLikeSet([...spots.map(({ piece }) => piece), ...tiles]) === false) continue;
      const away = Math.hypot(outside(x, line.left, line.right), outside(y, line.top, line.bottom));
      if (away < least) [row, least] = [place, away];
    }
  });
  return row < 0 ? { kind: "new" } : inRow(tiles, row, rows[row], x, y);
}

/** @param {number[]} tiles @param {number} row @param {Spot[]} spots @param {number} x @param {number} y @returns {Target} */
function inRow(tiles, row, spots, x, y) {
  const index = placeAmong(spots, x, y);
  const [left, right] = [spots[index - 1], spots[index]];
  // Tiles that extend the whole row do not split it.
  const extended = looksLikeSet([...spots.map(({ piece }) => piece), ...tiles]);
  if (left && right && left.box.top === right.box.top && !extended) {
    const line = (left.box.right + right.box.left) / 2;
    const side = dropSide(tiles, left.piece, right.piece, x < line ? "left" : "right");
    if (side !== "in" && Math.abs(x - line) < BETWEEN * (right.box.right - right.box.left))
      return { kind: "part", row, before: right.piece, side };
  }
  return { kind: "row", row, before: right?.piece };
}

/** The index of the tile that a point is before, in the line nearest to it. @param {Spot[]} spots @param {number} x @param {number} y */
export function placeAmong(spots, x, y) {
  const lines = linesOf(spots);
  const nearest = lines.reduce(
    (best, each) => (outside(y, each.top, each.bottom) < outside(y, best.top, best.bottom) ? each : best),
    lines[0],
  );
  const found = spots.findIndex(({ box }) => box.top > nearest?.top || (box.top === nearest?.top && x < (box.left + box.right) / 2));
  return found < 0 ? spots.length : found;
}

/** The lines that a row fills, top to bottom. @param {Spot[]} spots @returns {Box[]} */
function linesOf(spots) {
  /** @type {Map<number, Box>} */
  const lines = new Map();
  for (const { box } of spots) {
    const line = lines.get(box.top);
    lines.set(box.top, {
      top: box.top,
      bottom: box.bottom,
      left: Math.min(line?.left ?? box.left, box.left),
      right: Math.max(line?.right ?? box.right, box.right),
    });
  }
  return [...lines.values()];
}

/** How far a value is outside an interval. @param {number} value @param {number} low @param {number} high */
const outside = (value, low, high) => Math.max(low - value, value - high, 0);

/** @param {Box} box @returns {[number, number]} */
export const middle = ({ left, top, right, bottom }) => [(left + right) / 2, (top + bottom) / 2];

/** @param {Box} box @param {number} x @param {number} y @param {number} [slack] */
export const contains = (box, x, y, slack = 0) => outside(x, box.left, box.right) <= slack && outside(y, box.top, box.bottom) <= slack;

// The geometry of the crossword grid: its cells, which of them are shown, and their size.

/** @import { Cell } from "./draft.js" */
/** The columns and rows that are shown, inclusive. @typedef {{left: number, top: number, right: number, bottom: number}} Bounds */

/** The free cells shown around each die: one to extend a line, one more for a separate set. */
const ROOM = 2;
const ROOMS = /** @type {const} */ ([
  [ROOM, ROOM],
  [1, ROOM],
  [ROOM, 1],
]);
/** The bounds of an empty grid. @type {Bounds} */
const EMPTY = { left: -4, top: -2, right: 4, bottom: 2 };
/** Where the width is tight, its dice are larger than 38 px on a phone. @type {Bounds} */
const NARROW = { ...EMPTY, left: -3, right: 3 };

/**
 * The bounds of cells with room around them, and including `before`.
 * @param {readonly (readonly number[])[]} cells @param {Bounds | null} [before] @param {readonly [number, number]} [room] @returns {Bounds}
 */
export function boundsOf(cells, before = null, [wide, high] = ROOMS[0]) {
  const xs = cells.map(([x]) => x);
  const ys = cells.map(([, y]) => y);
  const own = cells.length
    ? {
        left: Math.min(...xs) - wide,
        top: Math.min(...ys) - high,
        right: Math.max(...xs) + wide,
        bottom: Math.max(...ys) + high,
      }
    : EMPTY;
  if (!before) return own;
  return {
    left: Math.min(own.left, before.left),
    top: Math.min(own.top, before.top),
    right: Math.max(own.right, before.right),
    bottom: Math.max(own.bottom, before.bottom),
  };
}

/**
 * The cells with a die or near one, row by row: few enough to render, however far apart the dice are.
 * @param {readonly (readonly number[])[]} dice @param {Bounds | null} [within] @returns {Cell[]}
 */
export function openCells(dice, within = null) {
  /** @type {Map<string, Cell>} */
  const found = new Map();
  const spread = (/** @type {Bounds} */ { left, top, right, bottom }) => {
    for (let y = top; y <= bottom; y++) for (let x = left; x <= right; x++) found.set(`${x},${y}`, [x, y]);
  };
  for (const cell of dice) spread(boundsOf([cell]));
  if (!dice.length) spread(EMPTY);
  return [...found.values()]
    .filter(([x, y]) => !within || (x >= within.left && x <= within.right && y >= within.top && y <= within.bottom))
    .sort((one, other) => one[1] - other[1] || one[0] - other[0]);
}

/** Whether there is a free cell on every side of all dice. @param {readonly (readonly number[])[]} dice @param {Bounds} bounds */
const holds = (dice, { left, top, right, bottom }) => dice.every(([x, y]) => x > left && x < right && y > top && y < bottom);

/**
 * The bounds to show and the side of a cell in pixels, within limits, so that the grid fits into its box; a grid at the lower
 * limit scrolls. If space is tight, the room along one axis is smaller.
 * @param {readonly (readonly number[])[]} dice @param {Bounds | null} before
 * @param {{width: number, height: number}} box @param {readonly [number, number]} limits @returns {{bounds: Bounds, side: number}}
 */
export function fitted(dice, before, { width, height }, [least, most]) {
  // During a turn the bounds stay the same as long as possible.
  const fresh = dice.length || before ? ROOMS.map((room) => boundsOf(dice, before, room)) : [EMPTY, NARROW];
  const shown = before && holds(dice, before) ? [before] : fresh;
  const ways = shown.map((bounds) => {
    const { left, top, right, bottom } = bounds;
    const side = Math.floor(Math.min(width / (right - left + 1), height / (bottom - top + 1)));
    return { bounds, side: Math.max(least, Math.min(most, side)) };
  });
  return ways.reduce((best, way) => (way.side > best.side ? way : best));
}

/**
 * The cell at a point of the grid, in pixels from its corner. @param {Bounds} bounds @param {number} side @param {number} x @param
 * {number} y @returns {Cell}
 */
export const cellAt = ({ left, top }, side, x, y) => [left + Math.floor(x / side), top + Math.floor(y / side)];

/**
 * The next cell in a direction: on the same line if there is one, else the nearest.
 * @param {readonly Cell[]} cells @param {Cell} from @param {Cell} step @returns {Cell | null}
 */
export function nextCell(cells, [x, y], [right, down]) {
  /** @type {Cell | null} */
  let best = null;
  let least = Infinity;
  for (const cell of cells) {
    const ahead = (cell[0] - x) * right + (cell[1] - y) * down;
    const aside = Math.abs((cell[0] - x) * down) + Math.abs((cell[1] - y) * right);
    // A cell on the line beats any other: the grid is far less than a thousand cells wide.
    const far = ahead + aside * 1000;
    if (ahead > 0 && far < least) [best, least] = [cell, far];
  }
  return best;
}

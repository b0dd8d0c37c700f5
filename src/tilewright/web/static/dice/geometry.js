// Where things lie on the felt of the crossword grid: cells, what is shown of them, and how large.

/** @typedef {import("./draft.js").Placed} Placed */
/** @typedef {import("./draft.js").Cell} Cell */
/** Columns and rows that are shown, the last ones included. @typedef {{left: number, top: number, right: number, bottom: number}} Bounds */

/** How far around each die there is room to lay: one cell to go on, one more for a set that touches nothing. */
const ROOM = 2;
/** What an empty felt shows. @type {Bounds} */
const EMPTY = { left: -4, top: -2, right: 4, bottom: 2 };

/** The smallest bounds with room around all dice, and with `before` in them. @param {Iterable<readonly number[]>} cells @param {Bounds | null} [before] */
export function boundsOf(cells, before = null) {
  const all = [...cells];
  const xs = all.map(([x]) => x);
  const ys = all.map(([, y]) => y);
  const own = all.length
    ? { left: Math.min(...xs) - ROOM, top: Math.min(...ys) - ROOM, right: Math.max(...xs) + ROOM, bottom: Math.max(...ys) + ROOM }
    : EMPTY;
  return before
    ? {
        left: Math.min(own.left, before.left),
        top: Math.min(own.top, before.top),
        right: Math.max(own.right, before.right),
        bottom: Math.max(own.bottom, before.bottom),
      }
    : own;
}

/**
 * The cells where a die lies or may sensibly be laid, row by row: so few that they can all be drawn, however far
 * apart the dice lie.
 * @param {readonly (readonly number[])[]} dice @returns {Cell[]}
 */
export function openCells(dice) {
  /** @type {Map<string, Cell>} */
  const found = new Map();
  const spread = (/** @type {Bounds} */ { left, top, right, bottom }) => {
    for (let y = top; y <= bottom; y++) for (let x = left; x <= right; x++) found.set(`${x},${y}`, [x, y]);
  };
  for (const cell of dice) spread(boundsOf([cell]));
  if (!dice.length) spread(EMPTY);
  return [...found.values()].sort((one, other) => one[1] - other[1] || one[0] - other[0]);
}

/**
 * The side of a cell in pixels at which all is seen, within limits; below them the felt scrolls in its box.
 * @param {Bounds} bounds @param {number} width @param {number} height @param {readonly [number, number]} limits
 */
export function fitted({ left, top, right, bottom }, width, height, [least, most]) {
  const side = Math.floor(Math.min(width / (right - left + 1), height / (bottom - top + 1)));
  return Math.max(least, Math.min(most, side));
}

/** The cell at a point of the felt, in pixels from its corner. @param {Bounds} bounds @param {number} side @param {number} x @param {number} y @returns {Cell} */
export const cellAt = ({ left, top }, side, x, y) => [left + Math.floor(x / side), top + Math.floor(y / side)];

/**
 * The next of the cells in a direction: along the same line if there is one, else the nearest.
 * @param {readonly Cell[]} cells @param {Cell} from @param {Cell} step @returns {Cell | null}
 */
export function nextCell(cells, [x, y], [right, down]) {
  /** @type {Cell | null} */
  let best = null;
  let least = Infinity;
  for (const cell of cells) {
    const ahead = (cell[0] - x) * right + (cell[1] - y) * down;
    const aside = Math.abs((cell[0] - x) * down) + Math.abs((cell[1] - y) * right);
    // A cell on the line is nearer than any beside it: the felt is far less than a thousand cells wide.
    const far = ahead + aside * 1000;
    if (ahead > 0 && far < least) [best, least] = [cell, far];
  }
  return best;
}

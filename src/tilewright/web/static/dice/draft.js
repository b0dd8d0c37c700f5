// The grid as the player arranges it in a turn. Drafts are values: every change returns a new one.

/** A die on the grid: x to the right, y down, and its number. @typedef {readonly [number, number, number]} Placed */
/** @typedef {readonly [number, number]} Cell */
/** `now` is the grid as it lies, `dice` all that can be moved: the player's, and then those on the grid at the start of the turn.
 * @typedef {{now: readonly Placed[], dice: readonly number[]}} Draft */

/** @param {readonly Placed[]} grid @param {number} x @param {number} y */
export const dieAt = (grid, x, y) => grid.find((placed) => placed[0] === x && placed[1] === y)?.[2];

/** @param {readonly Placed[]} grid @param {number} die @returns {Cell | null} */
export function cellOf(grid, die) {
  const placed = grid.find((one) => one[2] === die);
  return placed ? [placed[0], placed[1]] : null;
}

/** The dice beside the grid: the player's first, then those lifted off the grid. @param {Draft} draft */
export const diceOffGrid = (draft) => draft.dice.filter((die) => !cellOf(draft.now, die));

/**
 * Move dice to a cell, or off the grid if `cell` is null.
 *
 * One die swaps places with the die there. Several are laid side by side from that cell, across or down, skipping
 * occupied cells.
 * @param {Draft} draft @param {readonly number[]} dice @param {Cell | null} cell @param {boolean} [down] @returns {Draft}
 */
export function move(draft, dice, cell, down = false) {
  const moving = dice.filter((die) => draft.dice.includes(die));
  const rest = draft.now.filter(([, , die]) => !moving.includes(die));
  if (!moving.length) return draft;
  if (!cell) return rest.length === draft.now.length ? draft : { ...draft, now: rest };
  const there = dieAt(draft.now, ...cell);
  if (moving.length === 1) {
    const [die] = moving;
    if (there === die) return draft;
    const from = cellOf(draft.now, die);
    const others = rest.filter((placed) => placed[2] !== there);
    const back = from && there !== undefined ? [/** @type {Placed} */ ([...from, there])] : [];
    return { ...draft, now: [...others, ...back, [...cell, die]] };
  }
  let [x, y] = cell;
  const grid = [...rest];
  for (const die of moving) {
    while (dieAt(grid, x, y) !== undefined) down ? y++ : x++;
    grid.push([x, y, die]);
  }
  return { ...draft, now: grid };
}

/** A grid row by row, as the server has it, so that equal ones are the same text. @param {readonly (readonly number[])[]} grid @returns {number[][]} */
export const ordered = (grid) => [...grid].sort((one, other) => one[1] - other[1] || one[0] - other[0]).map((placed) => [...placed]);

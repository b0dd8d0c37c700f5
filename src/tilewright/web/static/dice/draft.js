// The grid as the player arranges it in a turn. Drafts are values: every change returns a new one.

/** A die on the grid: x to the right, y down, and its number. @typedef {readonly [number, number, number]} Placed */
/** @typedef {readonly [number, number]} Cell */

/**
 * `first` is the grid at the start of the turn, `dice` all that can be moved: the player's and those on the grid.
 * @typedef {{first: readonly Placed[], now: readonly Placed[], dice: readonly number[],
 *   past: readonly (readonly Placed[])[], future: readonly (readonly Placed[])[]}} Draft
 */

/**
 * The draft of a turn that has just begun.
 * @param {readonly Placed[]} grid @param {readonly number[]} hand @returns {Draft}
 */
export const start = (grid, hand) => ({
  first: grid,
  now: grid,
  dice: [...hand, ...grid.map(([, , die]) => die)],
  past: [],
  future: [],
});

/** @param {readonly Placed[]} grid @param {number} x @param {number} y */
export const dieAt = (grid, x, y) => grid.find((placed) => placed[0] === x && placed[1] === y)?.[2];

/** @param {readonly Placed[]} grid @param {number} die @returns {Cell | null} */
export function cellOf(grid, die) {
  const placed = grid.find((one) => one[2] === die);
  return placed ? [placed[0], placed[1]] : null;
}

/** The dice beside the grid: the player's first, then those lifted off the grid. @param {Draft} draft */
export const diceOffGrid = (draft) => draft.dice.filter((die) => !cellOf(draft.now, die));

/** The dice laid in this turn. @param {Draft} draft */
export const laidDice = (draft) =>
  new Set(draft.now.map(([, , die]) => die).filter((die) => !cellOf(draft.first, die)));

/** @param {Draft} draft */
export const isChanged = (draft) => String(sorted(draft.now)) !== String(sorted(draft.first));

/** @param {readonly Placed[]} grid */
const sorted = (grid) => [...grid].sort((one, other) => one[2] - other[2]);

/** @param {Draft} draft @param {readonly Placed[]} now @returns {Draft} */
const changed = (draft, now) => ({ ...draft, now, past: [...draft.past, draft.now], future: [] });

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
  if (!cell) return rest.length === draft.now.length ? draft : changed(draft, rest);
  const there = dieAt(draft.now, ...cell);
  if (moving.length === 1) {
    const [die] = moving;
    if (there === die) return draft;
    const from = cellOf(draft.now, die);
    const others = rest.filter((placed) => placed[2] !== there);
    const back = from && there !== undefined ? [/** @type {Placed} */ ([...from, there])] : [];
    return changed(draft, [...others, ...back, [...cell, die]]);
  }
  let [x, y] = cell;
  const grid = [...rest];
  for (const die of moving) {
    while (dieAt(grid, x, y) !== undefined) down ? y++ : x++;
    grid.push([x, y, die]);
  }
  return changed(draft, grid);
}

/** @param {Draft} draft @returns {Draft} */
export const undo = (draft) =>
  draft.past.length
    ? {
        ...draft,
        now: draft.past[draft.past.length - 1],
        past: draft.past.slice(0, -1),
        future: [draft.now, ...draft.future],
      }
    : draft;

/** @param {Draft} draft @returns {Draft} */
export const redo = (draft) =>
  draft.future.length
    ? { ...draft, now: draft.future[0], past: [...draft.past, draft.now], future: draft.future.slice(1) }
    : draft;

/** The draft as the turn began; this can be undone too. @param {Draft} draft */
export const reset = (draft) => (isChanged(draft) ? changed(draft, draft.first) : draft);

/**
 * The draft with a stored grid; dice that cannot be moved are left out.
 * @param {Draft} draft @param {readonly (readonly number[])[]} rows
 */
export function restored(draft, rows) {
  /** @type {Placed[]} */
  const now = [];
  for (const [x, y, die] of rows) {
    if (draft.dice.includes(die) && !cellOf(now, die) && dieAt(now, x, y) === undefined)
      now.push([x, y, die]);
  }
  return String(sorted(now)) === String(sorted(draft.now)) ? draft : changed(draft, now);
}

/** The grid for the server, row by row. @param {Draft} draft @returns {number[][]} */
export const rows = (draft) =>
  [...draft.now].sort((one, other) => one[1] - other[1] || one[0] - other[0]).map((placed) => [...placed]);

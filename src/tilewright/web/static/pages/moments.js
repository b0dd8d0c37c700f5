// Moments of a game that is over, as plain values: what changed between two of them, and what a seat held.

/** @typedef {[x: number, y: number, die: number]} Placed */
/**
 * @typedef {object} Moment
 * @property {string} sentence
 * @property {number | null} seat
 * @property {any} view of the game's kind: with a `table` of rows, or a `grid` of dice
 * @property {number[][]} racks
 */

/** The view of a moment as one seat had it.
 * @param {Moment} moment
 * @param {number} seat */
export const held = ({ view, racks }, seat) => ({ ...view, seat, rack: racks[seat] });

/** The pieces that came to the table since the moment before, and those that lie beside others than before.
 * @param {Moment | undefined} before
 * @param {Moment} after
 * @returns {Set<number>} */
export function changedPieces(before, after) {
  /** @type {Set<number>[]} */
  const rows = (before?.view.table ?? []).map((/** @type {number[]} */ row) => new Set(row));
  const old = new Set(rows.flatMap((row) => [...row]));
  /** @type {Set<number>} */
  const changed = new Set();
  for (const row of after.view.table) {
    // What most of a row was before stays the row; the rest has come to it.
    const from = rows.reduce((best, each) => (shared(each, row) > shared(best, row) ? each : best), new Set());
    for (const piece of row) if (!old.has(piece) || !from.has(piece)) changed.add(piece);
  }
  return changed;
}

/**
 * @param {Set<number>} old
 * @param {number[]} row */
const shared = (old, row) => row.filter((piece) => old.has(piece)).length;

/** The dice that came to the grid since the moment before, or lie elsewhere now.
 * @param {Moment | undefined} before
 * @param {Moment} after
 * @returns {Set<number>} */
export function changedDice(before, after) {
  const old = new Set((before?.view.grid ?? []).map(String));
  return new Set(after.view.grid.filter((/** @type {Placed} */ placed) => !old.has(String(placed))).map((/** @type {Placed} */ [, , die]) => die));
}

// The moments of a replay: what changed between two of them, and the view of a seat.

/** @import { Moment } from "../../messages/http.d.ts" */
/** @import { Placed } from "../../messages/socket.d.ts" */

/** The view of a moment from one seat.
 * @param {Moment} moment
 * @param {number} seat */
export const viewOfSeat = ({ view, racks }, seat) => ({ ...view, seat, rack: racks[seat] });

/** How many turns were taken at a moment.
 * @param {Moment[]} moments
 * @param {number} at */
export const turnOfMoment = (moments, at) => moments.slice(0, at + 1).filter(({ ends_turn }) => ends_turn).length;

/** The moment after a number of turns: that of the turn itself, or the deal.
 * @param {Moment[]} moments
 * @param {number} turn */
export function momentOfTurn(moments, turn) {
  let taken = 0;
  const found = moments.findIndex(({ ends_turn }) => ends_turn && ++taken === turn);
  // Without that many turns it is the last one.
  return turn > 0 ? (found < 0 ? moments.length - 1 : found) : 0;
}

/** The pieces that are new on a table or in another row than on the table before.
 * @param {number[][]} before
 * @param {number[][]} after
 * @returns {Set<number>} */
export function changedPieces(before, after) {
  const rows = before.map((row) => new Set(row));
  const old = new Set(rows.flatMap((row) => [...row]));
  /** @type {Set<number>} */
  const changed = new Set();
  for (const row of after) {
    // A row continues the old row that most of its pieces come from.
    const from = rows.reduce((best, each) => (shared(each, row) > shared(best, row) ? each : best), new Set());
    for (const piece of row) if (!old.has(piece) || !from.has(piece)) changed.add(piece);
  }
  return changed;
}

/**
 * @param {Set<number>} old
 * @param {number[]} row */
const shared = (old, row) => row.filter((piece) => old.has(piece)).length;

/** The dice that are new on the grid or at another place since the moment before.
 * @param {Moment | undefined} before
 * @param {Moment} after
 * @returns {Set<number>} */
export function changedDice(before, after) {
  const old = new Set((before?.view.grid ?? []).map(String));
  return new Set(
    after.view.grid.filter((/** @type {Placed} */ placed) => !old.has(String(placed))).map((/** @type {Placed} */ [, , die]) => die),
  );
}

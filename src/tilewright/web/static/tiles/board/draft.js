// What moves do to the table in a turn. Drafts are values: every change returns a new one.

import { sameRows } from "../../match/history.js";
import { number } from "../piece.js";

/** @import { Rows } from "../../match/history.js" */
/** `table` and `rack` are those at the start of a turn, `rows` is the table now. @typedef {{table: Rows, rack: number[], rows: Rows}} Draft */

/** The pieces of the rack that are not laid. @param {Draft} draft */
export function unplayed(draft) {
  const laid = new Set(draft.rows.flat());
  return draft.rack.filter((piece) => !laid.has(piece));
}

/**
 * Move pieces to `index` of a row; `row` null makes a new row, at `index` if given, and "rack" takes back those that came
 * from the rack. The order of the pieces is kept.
 * @param {Draft} draft @param {number[]} tiles @param {number | null | "rack"} row @param {number} [index]
 */
export function move(draft, tiles, row, index = Infinity) {
  if (row === "rack") {
    const own = tiles.filter((piece) => draft.rack.includes(piece));
    return lay(draft, without(draft.rows, own));
  }
  const known = new Set([...draft.rows.flat(), ...draft.rack]);
  const moved = [...new Set(tiles)].filter((piece) => known.has(piece));
  if (!moved.length || (row !== null && !draft.rows[row])) return draft;
  const left = without(draft.rows, moved);
  if (row === null) return lay(draft, left.toSpliced(Math.min(index, left.length), 0, moved));
  const gone = new Set(moved);
  const before = draft.rows[row].slice(0, index).filter((piece) => !gone.has(piece)).length;
  return lay(draft, left.with(row, left[row].toSpliced(before, 0, ...moved)));
}

/** Split a row before `index`. @param {Draft} draft @param {number} row @param {number} index */
export function split(draft, row, index) {
  const whole = draft.rows[row];
  if (!whole) return draft;
  return lay(draft, draft.rows.toSpliced(row, 1, whole.slice(0, index), whole.slice(index)));
}

/**
 * Split a row before `index` and add pieces to the end of its left part or the start of its right part, as one step.
 * @param {Draft} draft @param {number[]} tiles @param {number} row @param {number} index @param {"left" | "right"} side
 */
export function wedge(draft, tiles, row, index, side) {
  const halves = split(draft, row, index);
  const joined = side === "left" ? move(halves, tiles, row) : move(halves, tiles, row + 1, 0);
  return sameRows(joined.rows, draft.rows) ? draft : joined;
}

/**
 * Where pieces go that are dropped between two others of a row: "in" if their numbers fit there, else the row is split
 * and they go to the "left" or the "right" part. This only guesses the intent; the server judges the result.
 * @param {number[]} tiles @param {number} left @param {number} right @param {"left" | "right"} side the nearer part
 */
export function dropSide(tiles, left, right, side) {
  const [low, high] = [number(left), number(right)];
  const values = tiles.map(number);
  const fits = /** @param {number} value */ (value) => !value || (low < value && value < high) || (low === value && value === high);
  if (!low || !high || values.every(fits)) return "in";
  if (values.includes(low)) return "right";
  return values.includes(high) ? "left" : side;
}

/** @param {Rows} table @param {number[]} tiles */
function without(table, tiles) {
  const gone = new Set(tiles);
  return table.map((row) => row.filter((piece) => !gone.has(piece)));
}

/** Lay the whole table, as one step. @param {Draft} draft @param {Rows} next @returns {Draft} */
export function lay(draft, next) {
  const rows = next.filter((row) => row.length);
  return sameRows(rows, draft.rows) ? draft : { ...draft, rows };
}

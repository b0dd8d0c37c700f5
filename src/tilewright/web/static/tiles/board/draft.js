// The table as a player arranges it in a turn: values only, and every change gives a new draft.

import { number } from "../piece.js";

/** @typedef {number[][]} Rows */
/**
 * `table` and `rack` are what the turn began with, `rows` is the table as it lies now.
 * @typedef {{table: Rows, rack: number[], rows: Rows, past: Rows[], future: Rows[]}} Draft
 */

/** @param {Rows} table @param {number[]} rack @returns {Draft} */
export function start(table, rack) {
  return { table, rack, rows: table, past: [], future: [] };
}

/** @param {Draft} draft */
export const rows = (draft) => draft.rows;

/** The pieces of the rack that are not laid. @param {Draft} draft */
export function kept(draft) {
  const laid = new Set(draft.rows.flat());
  return draft.rack.filter((piece) => !laid.has(piece));
}

/**
 * Move pieces before place `index` of a row; `row` null makes a new row, as row `index` if that is given, and "rack" takes
 * back those that came from the rack. Pieces come in the order given.
 * @param {Draft} draft @param {number[]} tiles @param {number | null | "rack"} row @param {number} [index]
 */
export function move(draft, tiles, row, index = Infinity) {
  if (row === "rack") {
    const own = new Set(draft.rack);
    return changed(draft, without(draft.rows, tiles.filter((piece) => own.has(piece))));
  }
  const known = new Set([...draft.rows.flat(), ...draft.rack]);
  const moved = [...new Set(tiles)].filter((piece) => known.has(piece));
  if (!moved.length || (row !== null && !draft.rows[row])) return draft;
  const left = without(draft.rows, moved);
  if (row === null) return changed(draft, left.toSpliced(Math.min(index, left.length), 0, moved));
  const gone = new Set(moved);
  const before = draft.rows[row].slice(0, index).filter((piece) => !gone.has(piece)).length;
  return changed(draft, left.with(row, left[row].toSpliced(before, 0, ...moved)));
}

/** Part a row before place `index`. @param {Draft} draft @param {number} row @param {number} index */
export function split(draft, row, index) {
  const whole = draft.rows[row];
  if (!whole) return draft;
  return changed(draft, draft.rows.toSpliced(row, 1, whole.slice(0, index), whole.slice(index)));
}

/**
 * Part a row before place `index` and put pieces to the end of its left part or before its right part, as one step.
 * @param {Draft} draft @param {number[]} tiles @param {number} row @param {number} index @param {"left" | "right"} side
 */
export function wedge(draft, tiles, row, index, side) {
  const parted = split(draft, row, index);
  const joined = side === "left" ? move(parted, tiles, row) : move(parted, tiles, row + 1, 0);
  if (same(joined.rows, draft.rows)) return draft;
  return joined === parted ? parted : { ...joined, past: [...draft.past, draft.rows] };
}

/** Add a row to the end of another. @param {Draft} draft @param {number} row @param {number} onto */
export function join(draft, row, onto) {
  return row === onto || !draft.rows[row] ? draft : move(draft, draft.rows[row], onto);
}

/**
 * Lay the whole table so, as one step. Rows that lose a piece of the table, or hold one that is not the player's, are
 * not laid.
 * @param {Draft} draft @param {Rows} table
 */
export function lay(draft, table) {
  const all = table.flat();
  const there = new Set(all);
  const known = new Set([...draft.table.flat(), ...draft.rack]);
  const whole = there.size === all.length && all.every((piece) => known.has(piece));
  return whole && draft.table.flat().every((piece) => there.has(piece)) ? changed(draft, table) : draft;
}

/** Put everything back as the turn began; this can be undone too. @param {Draft} draft */
export const reset = (draft) => changed(draft, draft.table);

/** @param {Draft} draft @returns {Draft} */
export function undo(draft) {
  const { rows: now, past, future } = draft;
  return past.length ? { ...draft, rows: past[past.length - 1], past: past.slice(0, -1), future: [now, ...future] } : draft;
}

/** @param {Draft} draft @returns {Draft} */
export function redo(draft) {
  const { rows: now, past, future } = draft;
  return future.length ? { ...draft, rows: future[0], past: [...past, now], future: future.slice(1) } : draft;
}

/** Whether two tables lie the same. @param {Rows} one @param {Rows} other */
export function same(one, other) {
  return one.length === other.length && one.every((row, place) => row.join() === other[place].join());
}

/**
 * Where pieces go that are let go between two others of a row: "in" where they may lie by number, else the row is parted
 * there, and they go to the "left" or the "right" part. This decides what a hand meant; the server judges what lies.
 * @param {number[]} tiles @param {number} left @param {number} right @param {"left" | "right"} side the nearer part
 */
export function landing(tiles, left, right, side) {
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

/** @param {Draft} draft @param {Rows} next @returns {Draft} */
function changed(draft, next) {
  const full = next.filter((row) => row.length);
  return same(full, draft.rows) ? draft : { ...draft, rows: full, past: [...draft.past, draft.rows], future: [] };
}

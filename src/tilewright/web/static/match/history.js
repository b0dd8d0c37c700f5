// What a player lays in a turn, with every step back and forth. Histories are values: every change returns a new one.

/** Rows of pieces; the grid of a dice game has [x, y, die] for each die. @typedef {number[][]} Rows */
/** `rows` as they lie now, laid on the table `over`. @typedef {{over: Rows, rows: Rows, past: Rows[], future: Rows[]}} History */

/** The history of a turn that has just begun. @param {Rows} table @returns {History} */
export const begin = (table) => ({ over: table, rows: table, past: [], future: [] });

/** @template {History} H @param {H} history @param {Rows} rows @returns {H} */
export const lay = (history, rows) =>
  sameRows(rows, history.rows) ? history : { ...history, rows, past: [...history.past, history.rows], future: [] };

/** @template {History} H @param {H} history @returns {H} */
export function undo(history) {
  const rows = history.past.at(-1);
  if (!rows) return history;
  return { ...history, rows, past: history.past.slice(0, -1), future: [history.rows, ...history.future] };
}

/** @template {History} H @param {H} history @returns {H} */
export function redo(history) {
  const [rows, ...future] = history.future;
  return rows ? { ...history, rows, past: [...history.past, history.rows], future } : history;
}

/** The table as the turn began; this can be undone too. @template {History} H @param {H} history @returns {H} */
export const reset = (history) => lay(history, history.over);

/** The ways from one step to another, by their names. */
export const STEPS = { undo, redo, reset };
/** The ids of what is said of each. */
// words: board-undone board-redone board-reset
export const STEPS_SAID = { undo: "board-undone", redo: "board-redone", reset: "board-reset" };

/** Whether two tables have the same rows in the same order. @param {Rows} one @param {Rows} other */
export function sameRows(one, other) {
  return one.length === other.length && one.every((row, place) => row.join() === other[place].join());
}

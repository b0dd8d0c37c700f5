// What a player lays in a turn, with every step back and forth. Histories are values: every change returns a new one.

/** Rows of pieces; the grid of a dice game has [x, y, die] for each die. @typedef {number[][]} Rows */
/** `rows` as they lie now, laid on the table `over`. @typedef {{over: Rows, rows: Rows, past: Rows[], future: Rows[]}} History */

/** The history of a turn that has just begun. @param {Rows} table @returns {History} */
export const begin = (table) => ({ over: table, rows: table, past: [], future: [] });

/** @template {History} H @param {H} history @param {Rows} rows @returns {H} */
export const lay = (history, rows) =>
  sameRows(rows, history.rows) ? history : { ...history, rows, past: [...history.past, history.rows], future: [] };

/** A step back (-1) or forth (1). @template {History} H @param {H} history @param {number} by @returns {H} */
function go(history, by) {
  const all = [...history.past, history.rows, ...history.future];
  const at = history.past.length + by;
  return all[at] ? { ...history, past: all.slice(0, at), rows: all[at], future: all.slice(at + 1) } : history;
}

/** The ways from one step to another, by their names. A reset is laid, so it can be undone too. @type {Record<"undo" | "redo" | "reset", <H extends History>(history: H) => H>} */
export const STEPS = {
  undo: (history) => go(history, -1),
  redo: (history) => go(history, 1),
  reset: (history) => lay(history, history.over),
};
/** The ids of what is said of each. */
// words: board-undone board-redone board-reset
export const STEPS_SAID = { undo: "board-undone", redo: "board-redone", reset: "board-reset" };

/** Whether two tables have the same rows in the same order. @param {Rows} one @param {Rows} other */
export function sameRows(one, other) {
  return one.length === other.length && one.every((row, place) => row.join() === other[place].join());
}

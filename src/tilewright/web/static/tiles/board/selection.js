// What taps, drops and keys do to the draft and the chosen pieces. Selections are values.

import { sortRow } from "../piece.js";
import * as drafts from "./draft.js";

/** @import { Target } from "./aim.js" */
/**
 * The draft and the chosen pieces; `did` is the last action, to be announced, and `tiles` its pieces.
 * @typedef {{draft: drafts.Draft, chosen: number[], did?: Did, tiles?: number[]}} Selection
 */
/** @typedef {"picked" | "dropped" | "row" | "part" | "new" | "rack" | "not-own" | "split" | "joined"} Did */
/**
 * A tapped place. @typedef {{at: "tile", piece: number} | {at: "row", row: number} | {at: "grip", row: number} | {at: "new"} | {at:
 * "rack"}} Spot
 */

/**
 * Choose the tapped piece, or put the chosen pieces there. @param {Selection} selection @param {Spot} spot @param {boolean} extend
 * @returns {Selection}
 */
export function tap(selection, spot, extend) {
  const { chosen } = selection;
  if (spot.at === "tile") return tapPiece(selection, spot.piece, extend);
  if (!chosen.length) return spot.at === "grip" ? choose(selection, selection.draft.rows[spot.row]) : selection;
  switch (spot.at) {
    case "new":
      return place(selection, chosen, { kind: "new" });
    case "rack":
      return place(selection, chosen, { kind: "rack" });
    default:
      return place(selection, chosen, { kind: "row", row: spot.row });
  }
}

/** @param {Selection} selection @param {number} piece @param {boolean} extend @returns {Selection} */
function tapPiece(selection, piece, extend) {
  const { draft, chosen } = selection;
  const row = rowOf(draft, piece);
  if (chosen.includes(piece))
    return choose(
      selection,
      chosen.filter((each) => each !== piece),
    );
  if (row >= 0 && chosen.length && chosen.every((each) => rowOf(draft, each) === row))
    return choose(selection, between(draft.rows[row], [...chosen, piece]));
  // A tapped piece of the rack is added to the chosen ones; a tapped row receives them.
  if (row < 0 || !chosen.length || extend) return choose(selection, [...chosen, piece]);
  // Before the first piece of a row, else after the tapped one: this decides the end that a joker goes to.
  const index = draft.rows[row].indexOf(piece);
  return place(selection, chosen, { kind: "row", row, before: draft.rows[row][index && index + 1] });
}

/** Put pieces somewhere. @param {Selection} selection @param {number[]} tiles @param {Target} target @returns {Selection} */
export function place(selection, tiles, target) {
  const { draft } = selection;
  const done = (/** @type {drafts.Draft} */ next) => changed(draft, next, target.kind, tiles);
  switch (target.kind) {
    case "new":
      return done(drafts.move(draft, tiles, null));
    case "row":
      return done(drafts.move(draft, tiles, target.row, before(draft.rows[target.row], target.before)));
    case "part":
      return done(drafts.wedge(draft, tiles, target.row, before(draft.rows[target.row], target.before), target.side));
    default: {
      const own = tiles.filter((piece) => draft.rack.includes(piece));
      return own.length ? changed(draft, drafts.move(draft, own, "rack"), "rack", own) : { ...selection, did: "not-own", tiles };
    }
  }
}

/**
 * The rows that a drop would make of pieces and the row they go to. @param {Selection} selection @param {number[]} tiles @param {Target}
 * target
 */
export function preview(selection, tiles, target) {
  const touched = new Set([...tiles, ...("row" in target ? selection.draft.rows[target.row] : [])]);
  return place(selection, tiles, target)
    .draft.rows.map(sortRow)
    .filter((row) => row.some((piece) => touched.has(piece)));
}

/**
 * Carry out a key on a piece, or on the slot for a new row (piece -1).
 * @param {Selection} selection @param {"new" | "back" | "split" | "join" | "whole" | "drop"} key @param {number} piece @returns {Selection}
 */
export function pressKey(selection, key, piece) {
  const { draft, chosen } = selection;
  const row = rowOf(draft, piece);
  const tiles = chosen.length || piece < 0 ? chosen : [piece];
  switch (key) {
    case "new":
      return place(selection, tiles, { kind: "new" });
    case "back":
      return place(selection, tiles, { kind: "rack" });
    case "whole":
      return choose(selection, draft.rows[row] ?? chosen);
    case "drop":
      return choose(selection, []);
    case "split":
      return changed(draft, row < 0 ? draft : drafts.split(draft, row, draft.rows[row].indexOf(piece)), "split", [piece]);
    default:
      return changed(draft, row < 0 ? draft : drafts.move(draft, draft.rows[row + 1] ?? [], row), "joined", []);
  }
}

/** The pieces that move together with one: all chosen ones if it is chosen. @param {Selection} selection @param {number} piece */
export function movedTogether({ chosen }, piece) {
  return chosen.includes(piece) ? chosen : [piece];
}

/** The row of a piece, or -1. @param {drafts.Draft} draft @param {number} piece */
export const rowOf = (draft, piece) => draft.rows.findIndex((row) => row.includes(piece));

/** The index of a piece in a row, or the end of the row. @param {number[]} row @param {number} [piece] */
const before = (row, piece) => (piece === undefined ? row.length : row.indexOf(piece));

/** @param {Selection} selection @param {number[]} chosen @returns {Selection} */
const choose = ({ draft }, chosen) => ({
  draft,
  chosen,
  did: chosen.length ? "picked" : "dropped",
  tiles: chosen,
});

/** @param {drafts.Draft} draft @param {drafts.Draft} next @param {Did} did @param {number[]} tiles @returns {Selection} */
const changed = (draft, next, did, tiles) => (next === draft ? { draft, chosen: [] } : { draft: next, chosen: [], did, tiles });

/** All pieces of a row from the first to the last of some. @param {number[]} row @param {number[]} some */
function between(row, some) {
  const places = some.map((piece) => row.indexOf(piece));
  return row.slice(Math.min(...places), Math.max(...places) + 1);
}

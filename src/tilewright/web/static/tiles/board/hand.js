// What taps, drops and keys do to the draft and to the pieces that are chosen: values only.

import * as drafts from "./draft.js";

/**
 * The draft and the chosen pieces; `did` is what was done last, to be said aloud, and to which pieces.
 * @typedef {{draft: drafts.Draft, chosen: number[], did?: Did, tiles?: number[]}} Hand
 */
/** @typedef {"picked" | "dropped" | "row" | "part" | "new" | "rack" | "not-own" | "split" | "joined"} Did */
/** A place that was touched. @typedef {{at: "tile", piece: number} | {at: "row", row: number} | {at: "grip", row: number} | {at: "new"} | {at: "rack"}} Spot */

/** Choose what was touched, or put the chosen pieces there. @param {Hand} hand @param {Spot} spot @param {boolean} extend @returns {Hand} */
export function tapped(hand, spot, extend) {
  const { chosen } = hand;
  if (spot.at === "tile") return touched(hand, spot.piece, extend);
  if (!chosen.length) return spot.at === "grip" ? choice(hand, hand.draft.rows[spot.row]) : hand;
  switch (spot.at) {
    case "new":
      return placed(hand, chosen, { kind: "new" });
    case "rack":
      return placed(hand, chosen, { kind: "rack" });
    default:
      return placed(hand, chosen, { kind: "row", row: spot.row });
  }
}

/** @param {Hand} hand @param {number} piece @param {boolean} extend @returns {Hand} */
function touched(hand, piece, extend) {
  const { draft, chosen } = hand;
  const row = rowOf(draft, piece);
  if (chosen.includes(piece)) return choice(hand, chosen.filter((each) => each !== piece));
  if (row >= 0 && chosen.length && chosen.every((each) => rowOf(draft, each) === row)) return choice(hand, stretch(draft.rows[row], [...chosen, piece]));
  // A piece of the rack is added to what is chosen; a row is where chosen pieces go.
  if (row < 0 || !chosen.length || extend) return choice(hand, [...chosen, piece]);
  // Before the first piece of a row, else behind the piece: that decides at which end a joker lies.
  const place = draft.rows[row].indexOf(piece);
  return placed(hand, chosen, { kind: "row", row, before: draft.rows[row][place && place + 1] });
}

/** Put pieces somewhere. @param {Hand} hand @param {number[]} tiles @param {import("./carried.js").Target} target @returns {Hand} */
export function placed(hand, tiles, target) {
  const { draft } = hand;
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
      return own.length ? changed(draft, drafts.move(draft, own, "rack"), "rack", own) : { ...hand, did: "not-own", tiles };
    }
  }
}

/**
 * Do what a key means at a piece, or at the place for a new row, which is no piece.
 * @param {Hand} hand @param {"new" | "back" | "split" | "join" | "whole" | "drop"} key @param {number} piece @returns {Hand}
 */
export function keyed(hand, key, piece) {
  const { draft, chosen } = hand;
  const row = rowOf(draft, piece);
  const tiles = chosen.length || piece < 0 ? chosen : [piece];
  switch (key) {
    case "new":
      return placed(hand, tiles, { kind: "new" });
    case "back":
      return placed(hand, tiles, { kind: "rack" });
    case "whole":
      return choice(hand, draft.rows[row] ?? chosen);
    case "drop":
      return choice(hand, []);
    case "split":
      return changed(draft, row < 0 ? draft : drafts.split(draft, row, draft.rows[row].indexOf(piece)), "split", [piece]);
    default:
      return changed(draft, row < 0 ? draft : drafts.join(draft, row + 1, row), "joined", []);
  }
}

/** The pieces that go with one when it is moved: all that are chosen if it is, in the order in which they lie. @param {Hand} hand @param {number} piece */
export function together({ chosen }, piece) {
  return chosen.includes(piece) ? chosen : [piece];
}

/** The row a piece lies in, or -1. @param {drafts.Draft} draft @param {number} piece */
export const rowOf = (draft, piece) => draft.rows.findIndex((row) => row.includes(piece));

/** The place of a piece in a row, or the end of it. @param {number[]} row @param {number} [piece] */
const before = (row, piece) => (piece === undefined ? row.length : row.indexOf(piece));

/** @param {Hand} hand @param {number[]} chosen @returns {Hand} */
const choice = ({ draft }, chosen) => ({ draft, chosen, did: chosen.length ? "picked" : "dropped", tiles: chosen });

/** @param {drafts.Draft} draft @param {drafts.Draft} next @param {Did} did @param {number[]} tiles @returns {Hand} */
const changed = (draft, next, did, tiles) => (next === draft ? { draft, chosen: [] } : { draft: next, chosen: [], did, tiles });

/** All pieces of a row from the first to the last of some. @param {number[]} row @param {number[]} some */
function stretch(row, some) {
  const places = some.map((piece) => row.indexOf(piece));
  return row.slice(Math.min(...places), Math.max(...places) + 1);
}

// Which tiles of a photo a step of a turn moves, and to which. Pure.

/** @import { TurnFound } from "../messages/http.d.ts" */
/** @import { Mark } from "./photo_view.js" */
/** @import { Shot } from "./shot.js" */
/** Where each piece of a position lies: the number of the photo and the place of its tile there. @typedef {Map<number, [number, number]>} Places */

/** Find each piece in the photos; the rows of the position are those of the photo. @param {Pick<TurnFound, "table" | "rack">} found @param {Shot[]} shots
 * @param {Set<number>} own the rows of the only photo that are the rack @param {(piece: number) => string} faceOf @returns {Places} */
export function placesOf({ table, rack }, shots, own, faceOf) {
  const [first, second] = shots;
  const rows = first.rows.filter((_, number) => second || !own.has(number));
  const ownRows = second ? second.rows : first.rows.filter((_, number) => own.has(number));
  const at = second ? 1 : 0;
  /** @type {Places} */
  const places = new Map();
  for (const [number, pieces] of table.entries()) take(places, pieces, rows[number] ?? [], first, 0, faceOf);
  take(places, [...rack], ownRows.flat(), shots[at], at, faceOf);
  return places;
}

/** @param {Places} places @param {readonly number[]} pieces @param {number[]} tiles @param {Shot} shot @param {number} at
 * @param {(piece: number) => string} faceOf */
function take(places, pieces, tiles, shot, at, faceOf) {
  const free = [...tiles];
  for (const piece of pieces) {
    const found = free.findIndex((place) => shot.tiles[place].face === faceOf(piece));
    if (found >= 0) places.set(piece, [at, free.splice(found, 1)[0]]);
  }
}

/** How a step marks the tiles of a photo. @param {Pick<TurnFound, "table" | "steps">} found @param {number} step @param {Places} places
 * @param {number} photo its number @returns {Map<number, Mark>} */
export function stepMarks({ table, steps }, step, places, photo) {
  const before = whereabouts(step ? steps[step - 1].rows : table);
  const after = whereabouts(steps[step]?.rows ?? table);
  const hands = new Set(steps[step]?.hand);
  const held = new Set(step ? steps[step - 1].hand : []);
  const moved = new Set([...after].filter(([piece, row]) => before.get(piece) !== row).map(([piece]) => piece));
  for (const piece of hands) if (!held.has(piece)) moved.add(piece);
  const goals = new Set([...moved].map((piece) => after.get(piece)));
  /** @type {Map<number, Mark>} */
  const marks = new Map();
  for (const [piece, [at, place]] of places) {
    if (at !== photo) continue;
    const row = after.get(piece);
    if (moved.has(piece)) marks.set(place, "moved");
    else if (row !== undefined && goals.has(row)) marks.set(place, "goal");
  }
  return marks;
}

/** The row of each piece. @param {readonly (readonly number[])[]} rows @returns {Map<number, number>} */
const whereabouts = (rows) => new Map(rows.flatMap((row, number) => row.map((piece) => /** @type {[number, number]} */ ([piece, number]))));

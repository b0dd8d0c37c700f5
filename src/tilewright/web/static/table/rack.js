// The rack: the own tiles, by color, by number, or as their player laid them.

import { html, repeat } from "../vendor/lit.js";
import { t } from "../words.js";
import { byColor, byNumber } from "./piece.js";
import { tile } from "./tile.js";

/** @typedef {"color" | "number" | "own"} Sorting */

const BETWEEN_TILES = 4;
const SMALLEST = 30;
const LARGEST = 54;
const SHORT = 16;

/**
 * The tiles of a rack as they are to lie. In an own order new tiles come last.
 * @param {number[]} rack @param {string} sorting @param {number[]} order
 */
export function arranged(rack, sorting, order) {
  if (sorting === "color") return [...rack].sort(byColor);
  if (sorting === "number") return [...rack].sort(byNumber);
  const there = new Set(rack);
  const placed = new Set(order.filter((piece) => there.has(piece)));
  return [...placed, ...rack.filter((piece) => !placed.has(piece))];
}

/** Tiles moved before another one, or to the end. @param {number[]} order @param {number[]} tiles @param {number} [before] */
export function reordered(order, tiles, before) {
  const rest = order.filter((piece) => !tiles.includes(piece));
  const place = before === undefined ? -1 : rest.indexOf(before);
  return rest.toSpliced(place < 0 ? rest.length : place, 0, ...tiles);
}

/** The width of a rack's tiles: one line if they fit in it, two, and three for many. @param {number} count @param {number} width */
export function rackFit(count, width) {
  const lines = count > SHORT ? 3 : 2;
  for (let tile = LARGEST; tile > SMALLEST; tile--) {
    const abreast = Math.floor((width + BETWEEN_TILES) / (tile + BETWEEN_TILES));
    if (Math.ceil(count / abreast) <= lines) return tile;
  }
  return SMALLEST;
}

/** @param {number[]} tiles @param {import("./felt.js").Looks} look */
export function rack(tiles, look) {
  return html`<div class="rack" role="group" aria-label=${t("board-rack", { count: tiles.length })}>
    ${repeat(
      tiles,
      (piece) => piece,
      (piece) => tile(piece, look(piece)),
    )}
  </div>`;
}

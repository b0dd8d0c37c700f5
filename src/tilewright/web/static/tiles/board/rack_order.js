// The order of a rack: by color, by number, or the player's own.

import { byColor, byNumber } from "../piece.js";

/**
 * The tiles of a rack in order. In the player's own order new tiles are last; without one the order is by color.
 * @param {number[]} rack @param {string} sorting @param {number[]} order
 */
export function sortRack(rack, sorting, order) {
  if (sorting === "color" || (sorting === "own" && !order.length)) return [...rack].sort(byColor);
  if (sorting === "number") return [...rack].sort(byNumber);
  const there = new Set(rack);
  const placed = new Set(order.filter((piece) => there.has(piece)));
  return [...placed, ...rack.filter((piece) => !placed.has(piece))];
}

/** Tiles moved before another one, or to the end. @param {number[]} order @param {number[]} tiles @param {number} [before] */
export function reorder(order, tiles, before) {
  const rest = order.filter((piece) => !tiles.includes(piece));
  const place = before === undefined ? -1 : rest.indexOf(before);
  return rest.toSpliced(place < 0 ? rest.length : place, 0, ...tiles);
}

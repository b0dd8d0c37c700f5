// The order in which the tiles of a turn move: what rows give away first, row by row.

import { movedPieces } from "./game.js";

/**
 * The tiles that a turn lays and moves, in groups that move together: new rows first, then those that have changed, each
 * with the tiles of other rows before those that are laid.
 * @param {number[][]} before @param {number[][]} after @returns {{tiles: number[], laid: boolean}[]}
 */
export function turnGroups(before, after) {
  const moved = new Set(movedPieces(before, after));
  const from = new Map(before.flatMap((row, place) => row.map((piece) => [piece, place])));
  const isNew = (/** @type {number[]} */ row) => row.every((piece) => moved.has(piece));
  return [...after.filter(isNew), ...after.filter((row) => !isNew(row))].flatMap((row) => {
    /** @type {{tiles: number[], laid: boolean}[]} */
    const groups = [];
    row.forEach((piece, place) => {
      if (!moved.has(piece)) return;
      const joins = place > 0 && moved.has(row[place - 1]) && from.get(row[place - 1]) === from.get(piece);
      if (joins) groups[groups.length - 1].tiles.push(piece);
      else groups.push({ tiles: [piece], laid: !from.has(piece) });
    });
    return groups.sort((one, other) => Number(one.laid) - Number(other.laid));
  });
}

// The puzzle of the day with its position, for the pages that show it as a small board.

import { currentPlayer, request } from "../api.js";
import { smallBoard } from "../parts/small_board.js";
import { nothing } from "../vendor/lit.js";
import { language } from "../words.js";

/** @import { PuzzleJudged, PuzzleShown } from "../messages/http.d.ts" */
/** A puzzle, and its position if it is one of tiles and somebody is logged in. @typedef {{ shown: PuzzleShown, position: PuzzleJudged | null }} Daily */

/** @param {string} rules @returns {Promise<Daily>} */
export async function dailyPuzzle(rules) {
  const shown = await request(`/api/puzzles/daily/${rules}?language=${language()}`);
  const hasPosition = shown.game === "tiles" && (await currentPlayer());
  const position = hasPosition ? await request(`/api/puzzles/${shown.puzzle}/turn`, { body: {} }) : null;
  return { shown, position };
}

/** @param {Daily} daily */
export const dailyBoard = ({ position }) => (position ? smallBoard(position.table, position.rack) : nothing);

// Puzzles as they are listed: their small boards, and the player's own mistakes. It draws no page.

import { currentPlayer, request } from "../api.js";
import { smallBoard } from "../parts/boards/small_board.js";
import { hasServer } from "../transport.js";

/** @import { MistakeListed as Mistake, PuzzleListed as Listed } from "../messages/http.d.ts" */

/** The turns that the player missed, as puzzles, those of the latest match first; a visitor who is nobody yet has none.
 * @returns {Promise<Mistake[]>} */
export const ownMistakes = async () => (hasServer && (await currentPlayer()) ? request("/api/me/mistakes") : []);

/** The page on which one of them is solved. @param {Mistake} mistake */
export const mistakePath = ({ puzzle }) => `/puzzles/mine/${puzzle}`;

/** The position of a puzzle with tiles as a small board. @param {Pick<Listed, "table" | "rack">} listed */
export const listedBoard = ({ table, rack }) => smallBoard(table ? table.split("_").map(facesIn) : [], facesIn(rack));

/** The faces of a row such as `R3.J.R5`. @param {string} row */
const facesIn = (row) => row.split(".");

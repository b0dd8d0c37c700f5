// What the player has solved, on any device: which puzzles, and on which days the one of the day.

import { add, entries } from "../profile.js";
import { hasServer } from "../transport.js";
import { streak } from "./streak.js";

/** @import { PuzzleTry } from "../messages/http.d.ts" */

/** How a puzzle was solved, if it was. @param {string} puzzle @returns {PuzzleTry | undefined} */
export const solvedTry = (puzzle) => entries("puzzles")[puzzle];

/** The streak up to a day, of what was solved on its own day. @param {string} today */
export const ownStreak = (today) =>
  streak(
    Object.values(entries("puzzles")).flatMap(({ day }) => day ?? []),
    today,
  );

/** Remember a solved puzzle. A server knows it already; what was solved without one is sent to it later.
 * @param {string} puzzle
 * @param {PuzzleTry} tried */
export const rememberSolved = (puzzle, tried) => add({ puzzles: { [puzzle]: tried } }, { told: hasServer });

// What was solved on this device: which puzzles, and on which days the one of the day.

import { request } from "../api.js";
import { readStored, store } from "../settings.js";
import { hasServer } from "../transport.js";
import { streak } from "./streak.js";

const KEY = "tilewright.puzzles";
const MOST_DAYS = 400;

/**
 * How a day's puzzle was solved; `late` on another day. @typedef {{ seconds: number, hints: number, wrong?: number, late?: boolean }} How
 */
/** The puzzles that were solved, and how those of days. @typedef {{ solved: string[], days: Record<string, How> }} Progress */

/** @returns {Progress} */
export function puzzleProgress() {
  const stored = readStored(KEY);
  return { solved: Array.isArray(stored?.solved) ? stored.solved : [], days: stored?.days ?? {} };
}

/** The streak up to a day, of what was solved on its own day. @param {string} today */
export const ownStreak = (today) =>
  streak(
    Object.entries(puzzleProgress().days)
      .filter(([, { late }]) => !late)
      .map(([day]) => day),
    today,
  );

/** Remember a solved puzzle; only the first time counts.
 * @param {string} puzzle
 * @param {string | null} day if it is the puzzle of one
 * @param {How} how */
export function rememberSolved(puzzle, day, how) {
  const { solved, days } = puzzleProgress();
  const kept = Object.fromEntries(
    Object.entries({ ...(day ? { [day]: how } : {}), ...days })
      .sort()
      .slice(-MOST_DAYS),
  );
  const progress = { solved: solved.includes(puzzle) ? solved : [...solved, puzzle], days: kept };
  store(KEY, progress);
  // Without a server, an export has what the worker has stored.
  if (!hasServer) void request("/api/me/solved", { method: "PUT", body: progress }).catch(() => null);
}

/** Take over what the worker has stored, after an import. */
export async function adoptProgress() {
  store(KEY, await request("/api/me/solved"));
}

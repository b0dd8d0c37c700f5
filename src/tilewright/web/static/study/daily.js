// The puzzle of a day: asked for, drawn as a small board, and what people have done with it.

import { request } from "../api.js";
import { smallBoard } from "../parts/boards/small_board.js";
import { clockTime } from "../parts/text.js";
import { nothing } from "../vendor/lit.js";
import { language, t } from "../words.js";

/** @import { PuzzleShown } from "../messages/http.d.ts" */

/** @param {string} [day] as 2026-12-24 @returns {Promise<PuzzleShown>} */
export const puzzleOfDay = (day = "today") => request(`/api/puzzles/day/${day}?language=${language()}`);

/** The position of a puzzle; one with dice has no small picture. @param {PuzzleShown} shown */
export const puzzleBoard = ({ table, rack }) => (rack.length ? smallBoard(table, rack) : nothing);

/** A day in words. @param {string} day @param {Intl.DateTimeFormatOptions} [how] */
export const dayInWords = (day, how = { dateStyle: "long" }) =>
  new Intl.DateTimeFormat(language(), { ...how, timeZone: "UTC" }).format(new Date(day));

/** How many have solved it and how fast; only a server knows. @param {PuzzleShown} shown */
export function figuresInWords({ figures }) {
  if (!figures) return "";
  const { solvers, median } = figures;
  const many = t("page-daily-figures", { count: solvers });
  return typeof median === "number" ? `${many} ${t("page-daily-median", { time: clockTime(median) })}` : many;
}

// What the strip says of a plan: the verdict on it, and what became of it when the table changed.

import { html, nothing } from "../vendor/lit.js";
import { t } from "../words.js";
import { isContest } from "./handicap.js";

/** @import { PlanAnswer, Seating } from "../messages/socket.d.ts" */

/**
 * What became of a plan, in sentences; null if it lies as it was laid.
 * @param {"game" | "dicegame"} game @param {PlanAnswer} answer @param {(pieces: number[]) => string} inWords
 */
export function planNews(game, { fate, moved = [], returned = [] }, inWords) {
  if (fate === "kept") return null;
  const about = (/** @type {string} */ what, /** @type {number[]} */ pieces) =>
    pieces.length ? [t(`${game}-plan-${what}`, { pieces: inWords(pieces), count: pieces.length })] : [];
  // words: game-plan-refitted game-plan-no-place game-plan-unhelped game-plan-busy game-plan-dropped
  // words: dicegame-plan-refitted dicegame-plan-no-place dicegame-plan-unhelped dicegame-plan-busy dicegame-plan-dropped
  const said = [...about("refitted", moved), ...about(fate, returned)];
  return said.length ? said : [t(`${game}-plan-dropped`)];
}

/**
 * The verdict on a plan: that it is the player's alone, and what is wrong with it. @param {{seating: Seating | null}} state @param
 * {boolean} fine @param {unknown} wrong
 */
export function planVerdict({ seating }, fine, wrong) {
  const rated = isContest(seating) ? html` ${t("game-plan-rated")}` : nothing;
  return fine ? html`${t("game-plan-fine")}${rated}` : html`${t("game-plan-yours")} ${wrong}${rated}`;
}

// What is told of a turn, in one sentence, as the server found it by rules.

import { percent } from "../parts/chart.js";
import { pieceOf } from "../tiles/piece.js";
import { piecesInWords } from "../tiles/tile.js";
import { t } from "../words.js";

/** @import { TurnShown as Turn } from "../messages/http.d.ts" */

/** Who is told about: the names of the seats, the seat of the reader, and the turn in which the game turned, if there is one.
 * @typedef {{ names: string[], seat: number | null, turning: ReturnType<typeof import("./key_moments.js").turningPoint> }} About */

/** The sentence. @param {Turn} turn @param {About} about @returns {string} */
export function toldOf({ turn, seat, badge, missed, told, dice }, { names, seat: reader, turning }) {
  const about = (/** @type {number} */ each) => ({ who: names[each], you: each === reader ? "yes" : "no" });
  if (turning?.turn === turn && !told)
    return t("told-turned", { ...about(turning.seat), before: percent(turning.before), after: percent(turning.after) });
  // words: told-out told-open told-held told-even told-best told-none told-missed told-missed-dice
  const id = badge === "missed" && dice ? "told-missed-dice" : `told-${badge}`;
  return t(id, { ...about(seat), count: missed, how: told ? howIn(told.how, told.pieces) : "" }).replace(/\s+/g, " ");
}

/** What there was to see. @param {string} how @param {string[]} pieces */
function howIn(how, pieces) {
  // words: how-sets how-extending how-borrowing how-splitting how-joker how-crossing how-moving
  return how === "holding"
    ? ""
    : t(`how-${how}`, { count: pieces.length, pieces: pieces.length ? piecesInWords(pieces.map(pieceOf)) : "" });
}

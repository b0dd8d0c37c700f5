// Pieces in words.

import { faceInWords } from "../parts/boards/faces.js";
import { joinList, t } from "../words.js";
import { letter, notation, number } from "./piece.js";

/** Pieces in words, with a shared color said once: `red 6 7 8`. @param {number[]} row @returns {string} */
export function piecesInWords(row) {
  const color = letter(row[0]);
  if (row.length < 2 || !row.every((piece) => number(piece) && letter(piece) === color))
    return joinList(row.map(notation).map(faceInWords));
  // words: colors-K colors-R colors-B colors-O
  return t("face-numbers", { color: t(`colors-${color}`), numbers: row.map(number).join(" ") });
}

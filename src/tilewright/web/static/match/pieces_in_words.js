// Pieces and rows in words.

import { listed, t } from "../words.js";
import { letter, number, text } from "./piece.js";

/** A face of the notation in words: `red 7`, `joker`; a number alone as it is. @param {string} face @returns {string} */
export function face(face) {
  const [, sign, value] = /^([A-Z]?)(\d*)$/.exec(face) ?? [];
  if (!sign) return face;
  // words: color-K color-R color-B color-O face-J face-D face-C face-M
  return value ? t("face-number", { color: t(`color-${sign}`), number: value }) : t(`face-${sign}`);
}

/** Pieces in words, a color they share said once: `red 6 7 8`. @param {number[]} row @returns {string} */
export function pieces(row) {
  const color = letter(row[0]);
  if (row.length < 2 || !row.every((piece) => number(piece) && letter(piece) === color)) return listed(row.map(text).map(face));
  // words: colors-K colors-R colors-B colors-O
  return t("face-numbers", { color: t(`colors-${color}`), numbers: row.map(number).join(" ") });
}

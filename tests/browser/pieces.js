// Pieces and tables for tests, in the notation; a second copy is written as in R7'.

import { notation } from "../../src/tilewright/web/static/tiles/piece.js";

const COLORS = "KRBO";
const JOKERS = "JDCM";
const NUMBERS = 13;

/** @param {string} word */
export function piece(word) {
  const joker = JOKERS.indexOf(word[0]);
  const face = joker >= 0 ? COLORS.length * NUMBERS + joker : COLORS.indexOf(word[0]) * NUMBERS + Number.parseInt(word.slice(1), 10) - 1;
  return face * 4 + (word.endsWith("'") ? 1 : 0);
}

/** @param {string} words */
export const row = (words) => words.split(" ").map(piece);

/** @param {string} words */
export const table = (words) => (words ? words.split(" | ").map(row) : []);

/** @param {number} one */
export const word = (one) => notation(one) + (one & 3 ? "'" : "");

/** @param {number[][]} rows */
export const shown = (rows) => rows.map((each) => each.map(word).join(" ")).join(" | ");

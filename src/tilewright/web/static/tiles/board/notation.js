// Rows in the notation: typed rows are laid, and what they leave stays where it is.

import { kept, lay } from "./draft.js";
import { text } from "../piece.js";

const PIECE = /^(?:[KRBO](?:1[0-3]|[1-9])|[JDCM])$/;

/**
 * The draft with the typed rows laid, or the word that cannot be laid: one that is no piece, or a piece that is not there.
 * @param {import("./draft.js").Draft} draft @param {string} typed
 * @returns {{draft: import("./draft.js").Draft} | {word: string, known: boolean}}
 */
export function read(draft, typed) {
  const rows = typed.split("|").map((row) => row.toUpperCase().split(/\s+/).filter(Boolean));
  const wrong = rows.flat().find((word) => !PIECE.test(word));
  if (wrong) return { word: wrong, known: false };
  // A table typed whole keeps its own pieces before it takes equal ones of the rack.
  const whole = taken(rows, () => [...draft.table.flat(), ...draft.rack]);
  if (Array.isArray(whole)) {
    const there = new Set(whole.flat());
    if (draft.table.flat().every((piece) => there.has(piece))) return { draft: lay(draft, whole) };
  }
  const laid = taken(rows, (words) => [...extended(draft.rows, words), ...kept(draft), ...draft.rows.flat()]);
  if (!Array.isArray(laid)) return { word: laid, known: true };
  const moved = new Set(laid.flat());
  const rest = draft.rows.map((row) => row.filter((piece) => !moved.has(piece)));
  return { draft: lay(draft, [...rest, ...laid].filter((row) => row.length)) };
}

/** The pieces of rows that a typed row holds wholly: it makes them longer. @param {number[][]} rows @param {string[]} words */
function extended(rows, words) {
  return rows.filter((row) => row.every((piece) => words.includes(text(piece)))).flat();
}

/**
 * Pieces for words, each the first of its row's stock that is not taken; or the word that there is no piece for.
 * @param {string[][]} rows @param {(words: string[]) => number[]} stock @returns {number[][] | string}
 */
function taken(rows, stock) {
  const used = new Set();
  const found = [];
  for (const words of rows) {
    const free = stock(words);
    const row = [];
    for (const word of words) {
      const piece = free.find((each) => text(each) === word && !used.has(each));
      if (piece === undefined) return word;
      used.add(piece);
      row.push(piece);
    }
    found.push(row);
  }
  return found;
}

/** Rows in the notation. @param {number[][]} rows */
export const written = (rows) => rows.map((row) => row.map(text).join(" ")).join(" | ");

// Rows in the notation: typed rows are laid, and the other tiles stay where they are.

import { notation } from "../piece.js";
import { lay, unplayed } from "./draft.js";

const PIECE = /^(?:[KRBO](?:1[0-3]|[1-9])|[JDCM])$/;

/** Whether a word is a piece in the notation. @param {string} word */
export const isPiece = (word) => PIECE.test(word);

/** Typed rows as words, in capitals. @param {string} typed */
export const wordsOf = (typed) => typed.split("|").map((row) => row.toUpperCase().split(/\s+/).filter(Boolean));

/**
 * The draft with the typed rows laid, or the word that cannot be laid; `known` is false for a word that is not a piece.
 * @param {import("./draft.js").Draft} draft @param {string} typed
 * @returns {{draft: import("./draft.js").Draft} | {word: string, known: boolean}}
 */
export function readRows(draft, typed) {
  const rows = wordsOf(typed);
  const wrong = rows.flat().find((word) => !isPiece(word));
  if (wrong) return { word: wrong, known: false };
  // A whole table uses the pieces on the table before equal ones of the rack.
  const whole = findPieces(rows, () => [...draft.table.flat(), ...draft.rack]);
  if (Array.isArray(whole)) {
    const there = new Set(whole.flat());
    if (draft.table.flat().every((piece) => there.has(piece))) return { draft: lay(draft, whole) };
  }
  const laid = findPieces(rows, (words) => [...extended(draft.rows, words), ...unplayed(draft), ...draft.rows.flat()]);
  if (!Array.isArray(laid)) return { word: laid, known: true };
  const moved = new Set(laid.flat());
  const rest = draft.rows.map((row) => row.filter((piece) => !moved.has(piece)));
  return { draft: lay(draft, [...rest, ...laid]) };
}

/** The pieces of rows that a typed row contains whole: it extends them. @param {number[][]} rows @param {string[]} words */
function extended(rows, words) {
  return rows.filter((row) => row.every((piece) => words.includes(notation(piece)))).flat();
}

/**
 * Pieces for words, each the first free one of its row's candidates; or the first word without a piece.
 * @param {string[][]} rows @param {(words: string[]) => number[]} candidates @returns {number[][] | string}
 */
function findPieces(rows, candidates) {
  const used = new Set();
  const found = [];
  for (const words of rows) {
    const free = candidates(words);
    const row = [];
    for (const word of words) {
      const piece = free.find((each) => notation(each) === word && !used.has(each));
      if (piece === undefined) return word;
      used.add(piece);
      row.push(piece);
    }
    found.push(row);
  }
  return found;
}

/** Rows in the notation. @param {number[][]} rows */
export const writeRows = (rows) => rows.map((row) => row.map(notation).join(" ")).join(" | ");

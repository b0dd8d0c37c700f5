// Faces of pieces. A piece is a number that encodes its face and copy, see docs/protocol.md.

const COLORS = "KRBO";
const JOKERS = "JDCM";
const NUMBERS = 13;
const COPIES = 4;
const FIRST_JOKER = COLORS.length * NUMBERS;

/** The number on a piece, or 0 for a joker. @param {number} piece */
export function number(piece) {
  const face = piece >> 2;
  return face < FIRST_JOKER ? (face % NUMBERS) + 1 : 0;
}

/** The letter of the color, or of the kind of joker. @param {number} piece */
export function letter(piece) {
  const face = piece >> 2;
  return face < FIRST_JOKER ? COLORS[Math.floor(face / NUMBERS)] : JOKERS[face - FIRST_JOKER];
}

/** A piece in the notation: `K7`, `J`. @param {number} piece */
export function notation(piece) {
  return letter(piece) + (number(piece) || "");
}

/** A piece that shows a face of the notation, the first of its copies. @param {string} face */
export function pieceOf(face) {
  const color = COLORS.indexOf(face[0]);
  return (color < 0 ? FIRST_JOKER + JOKERS.indexOf(face) : color * NUMBERS + Number(face.slice(1)) - 1) << 2;
}

/** All copies of a face. @param {string} face */
export const copiesOf = (face) => Array.from({ length: COPIES }, (_, copy) => pieceOf(face) + copy);

/** Order by color, then number; jokers last. @param {number} one @param {number} other */
export function byColor(one, other) {
  return one - other;
}

/** Order by number, then color; jokers last. @param {number} one @param {number} other */
export function byNumber(one, other) {
  return (number(one) || NUMBERS + 1) - (number(other) || NUMBERS + 1) || one - other;
}

/** A row sorted by number and color, with jokers at their places. @param {number[]} row */
export function sortRow(row) {
  const numbers = row.filter(number).sort(byNumber);
  let next = 0;
  return row.map((piece) => (number(piece) ? numbers[next++] : piece));
}

/** A key that is equal for rows of the same pieces in any order. @param {number[]} row */
export function rowKey(row) {
  return [...row].sort(byColor).join(" ");
}

const SMALLEST_SET = 3;

/** Whether a row has been begun only: too short for a set, and nothing in it speaks against one. @param {number[]} row */
export const isBegun = (row) => row.length < SMALLEST_SET && looksLikeSet(row) !== false;

/**
 * Whether pieces look like a set: null while that is open, for too few pieces and for jokers. This only helps to aim; the
 * server judges the result.
 * @param {number[]} row
 */
export function looksLikeSet(row) {
  if (row.some((piece) => "CM".includes(letter(piece)))) return null;
  const numbered = row.filter(number);
  const values = new Set(numbered.map(number));
  const colors = new Set(numbered.map(letter));
  const isGroup = values.size <= 1 && colors.size === numbered.length;
  const isRun = colors.size <= 1 && values.size === numbered.length;
  if (!isGroup && !isRun) return false;
  if (row.length < SMALLEST_SET || numbered.length < row.length) return null;
  return isGroup || Math.max(...values) - Math.min(...values) === row.length - 1;
}

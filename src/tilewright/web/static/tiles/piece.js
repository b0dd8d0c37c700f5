// Faces of pieces. A piece is a number that encodes its face and copy, see docs/protocol.md.

const COLORS = "KRBO";
const JOKERS = "JDCM";
const NUMBERS = 13;
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

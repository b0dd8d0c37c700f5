// What a piece shows. A piece is a number: its face and which copy of it, as docs/protocol.md has it.

const COLORS = "KRBO";
const JOKERS = "JDCM";
const NUMBERS = 13;
const FIRST_JOKER = COLORS.length * NUMBERS;

/** The number of a piece, or 0 of a joker. @param {number} piece */
export function number(piece) {
  const face = piece >> 2;
  return face < FIRST_JOKER ? (face % NUMBERS) + 1 : 0;
}

/** The letter of a piece's color, or of its kind of joker. @param {number} piece */
export function letter(piece) {
  const face = piece >> 2;
  return face < FIRST_JOKER ? COLORS[Math.floor(face / NUMBERS)] : JOKERS[face - FIRST_JOKER];
}

/** A piece in the notation: `K7`, `J`. @param {number} piece */
export function text(piece) {
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

/** A row by number and color, with jokers where they lie. @param {number[]} row */
export function sorted(row) {
  const numbers = row.filter(number).sort(byNumber);
  let next = 0;
  return row.map((piece) => (number(piece) ? numbers[next++] : piece));
}

/** What is equal for rows of the same pieces in any order. @param {number[]} row */
export function pieces(row) {
  return [...row].sort(byColor).join(" ");
}

// Dice on a grid as a list, changed without a screen.

/** x to the right, y down. @typedef {[number, number]} Place */
/** A die by its face in the notation. @typedef {[number, number, string]} Die */

// The grid that is shown around the middle, before dice make it larger.
const ACROSS = 4;
const DOWN = 3;

/** @param {Die} die @param {Place} place */
const isAt = ([x, y], [left, top]) => x === left && y === top;

/** The face at a place, if a die lies there. @param {readonly Die[]} dice @param {Place} place */
export const faceAt = (dice, place) => dice.find((die) => isAt(die, place))?.[2];

/**
 * The dice with one more, or with another face at its place. @param {readonly Die[]} dice @param {Place} place @param {string} face
 * @returns {Die[]}
 */
export const laidDie = (dice, place, face) => [...removedDie(dice, place), [...place, face]];

/** The dice without the one at a place. @param {readonly Die[]} dice @param {Place} place */
export const removedDie = (dice, place) => dice.filter((die) => !isAt(die, place));

/** The dice after one has moved to an empty place. @param {readonly Die[]} dice @param {Place} from @param {Place} to @returns {Die[]} */
export const movedDie = (dice, from, to) => dice.map((die) => (isAt(die, from) ? [...to, die[2]] : die));

/** The place of the die after the one at a place. @param {Place} place @param {boolean} downward @returns {Place} */
export const placeAfter = ([x, y], downward) => (downward ? [x, y + 1] : [x + 1, y]);

/** The columns and rows to show: room around the middle, and a free cell beside every die. @param {readonly Die[]} dice */
export function shownPlaces(dice) {
  const [left, right] = spread(
    dice.map(([x]) => x),
    ACROSS,
  );
  const [top, bottom] = spread(
    dice.map(([, y]) => y),
    DOWN,
  );
  return { columns: between(left, right), rows: between(top, bottom) };
}

/** @param {number[]} values @param {number} least @returns {[number, number]} */
const spread = (values, least) => [
  Math.min(-least, ...values.map((value) => value - 1)),
  Math.max(least, ...values.map((value) => value + 1)),
];

/** @param {number} low @param {number} high */
const between = (low, high) => Array.from({ length: high - low + 1 }, (_, place) => low + place);

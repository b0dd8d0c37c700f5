// Where people sit at a table as the one below sees it, clockwise from the left.

/** The columns that those on the far side share. */
const COLUMNS = 12;

/**
 * The side of the table at which a seat is. @param {number} seat @param {number | null} own the seat of who looks, or null @param {number}
 * count of seats
 * @returns {"own" | "left" | "top" | "right"}
 */
export function sideOf(seat, own, count) {
  if (seat === own) return "own";
  const place = own === null ? seat : (seat - own - 1 + count) % count;
  const others = own === null ? count : count - 1;
  if (others === 1 || (place > 0 && place < others - 1)) return "top";
  return place ? "right" : "left";
}

/** How many columns each of those on the far side has, as a style. @param {number | null} own @param {number} count */
export const acrossOf = (own, count) => `--across: ${COLUMNS / Math.max(1, count - (own === null ? 2 : 3))}`;

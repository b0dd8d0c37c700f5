// What is worth telling of a reviewed game, and its chances as a line. It knows no page.

/** @import { TurnShown as Turn } from "../messages/http.d.ts" */

export const MOMENTS = 3;
/** The moments that decided a game, in their order: the mistakes that cost most, then the most that was well held back. A turn that
 * was simply the best there was is none, and neither is the third in a row.
 * @param {Turn[]} turns
 * @returns {Turn[]} */
export function keyMoments(turns) {
  const most = (/** @type {Turn} */ one, /** @type {Turn} */ other) => other.lost - one.lost || other.missed - one.missed;
  const mistakes = turns.filter(({ mistake }) => mistake).sort(most);
  const held = turns.filter(({ badge }) => badge === "held").sort(most);
  /** @type {Turn[]} */
  const chosen = [];
  for (const turn of [...mistakes, ...held]) {
    const near = new Set(chosen.map((each) => each.turn - turn.turn));
    const isThird = (near.has(-1) && (near.has(-2) || near.has(1))) || (near.has(1) && near.has(2));
    if (chosen.length < MOMENTS && !isThird) chosen.push(turn);
  }
  return chosen.sort((one, other) => one.turn - other.turn);
}

/** The turn that a review opens at: the reader's own worst mistake, else anybody's, else where the chance of the winner rose most.
 * @param {Turn[]} turns
 * @param {number | null} seat of the reader
 * @param {number[][]} chances after every turn
 * @returns {number} its number, or 0 */
export function opensAt(turns, seat, chances) {
  const worst = (/** @type {Turn[]} */ some) =>
    some.reduce(
      (/** @type {Turn | null} */ one, /** @type {Turn} */ other) =>
        !one || other.lost > one.lost || (other.lost === one.lost && other.missed > one.missed) ? other : one,
      null,
    );
  const mistakes = turns.filter(({ mistake }) => mistake);
  const found = worst(mistakes.filter((turn) => turn.seat === seat)) ?? worst(mistakes);
  return found?.turn ?? turningPoint(chances)?.turn ?? turns.findLast(({ played }) => played)?.turn ?? 0;
}

/** The turn in which the winner's chance rose most, and from what to what.
 * @param {number[][]} chances after every turn
 * @returns {{ turn: number, seat: number, before: number, after: number } | null} */
export function turningPoint(chances) {
  const last = chances.at(-1) ?? [];
  const seat = last.indexOf(Math.max(...last));
  const rises = chances.slice(1).map((after, place) => after[seat] - chances[place][seat]);
  const most = Math.max(...rises);
  if (seat < 0 || !(most > 0)) return null;
  const place = rises.indexOf(most) + 1;
  return { turn: place + 1, seat, before: chances[place - 1][seat], after: chances[place][seat] };
}

/** Each seat's chances after every turn: the mean of those that the seats of the next lap had before their turns. Every
 * seat knows its own rack alone, so that neighbouring turns differ by who looks; a lap has everybody once.
 * @param {Turn[]} turns
 * @param {number} seats
 * @returns {number[][]} by turn */
export const chancesAfter = (turns, seats) =>
  turns.map((turn, place) => {
    const lap = turns.slice(place + 1, place + 1 + seats);
    // There is no turn after the last one: the player who laid the whole rack has won.
    if (!lap.length && turn.rack.length && turn.played === turn.rack.length)
      return turn.chances.map((_, seat) => Number(seat === turn.seat));
    const looked = lap.length ? lap : [turn];
    return turn.chances.map((_, seat) => looked.reduce((sum, { chances }) => sum + chances[seat], 0) / looked.length);
  });

/** How many dice each seat still has after every turn.
 * @param {Turn[]} turns
 * @param {number} seats
 * @returns {number[][]} by turn */
export function diceAfter(turns, seats) {
  const left = Array.from({ length: seats }, (_, seat) => turns.find((turn) => turn.seat === seat && turn.dice)?.dice?.hand.length ?? 0);
  return turns.map(({ seat, dice, played }) => {
    if (dice) left[seat] = dice.hand.length - played;
    return [...left];
  });
}

// What is worth telling of a reviewed game, and its chances as a line. It knows no page.

/** @import { TurnShown as Turn } from "../messages/http.d.ts" */

export const MOMENTS = 3;
/** A turn that is worth seeing though nothing was missed. */
const LARGE = 3;

/** The moments that decided a game, in their order: the mistakes that cost most, then the largest turns.
 * @param {Turn[]} turns
 * @returns {Turn[]} */
export function keyMoments(turns) {
  const mistakes = turns.filter(({ mistake }) => mistake).sort((one, other) => other.lost - one.lost || other.missed - one.missed);
  const large = turns.filter(({ mistake, played }) => !mistake && played >= LARGE).sort((one, other) => other.played - one.played);
  return [...mistakes, ...large].slice(0, MOMENTS).sort((one, other) => one.turn - other.turn);
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

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

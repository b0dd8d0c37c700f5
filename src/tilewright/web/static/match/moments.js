// What faces and the table make of a turn, from events that everybody at the table has seen; nobody's rack is among them.

/** An entry of the log of either game. @typedef {{event: import("./types.js").Message, freed?: boolean}} Entry */
/**
 * The public part of a position: what happened, who is to move, and who has won the game that is over. @typedef {{log: Entry[], toMove:
 * number[], winners: number[] | null}} Seen
 */

/** So many pieces in one turn are a big one; a player has nine dice, and seldom lays six. @type {Record<string, number>} */
const BIG = { TilesPlayed: 8, DicePlaced: 6 };
const GOOD = 4;
const TURNS = new Set(["TilesPlayed", "DrawSeen", "Passed", "TimeOutSeen", "DicePlaced", "RollSeen", "TimedOut"]);

/** Whether a turn laid many pieces. @param {Entry} entry */
export const laidMany = ({ event }) => (event.played?.length ?? 0) >= (BIG[event.type] ?? Infinity);

/** Whether a turn is a big one: many pieces laid, or a joker freed and used. @param {Entry} entry */
export const isBig = (entry) => Boolean(entry.freed) || laidMany(entry);

/** Whether the only player among bots has ended the match; nothing follows. @param {Entry[]} log */
export const isGivenUp = (log) => log.at(-1)?.event.type === "MatchGivenUp";

/** What the face of a seat shows. @param {number} seat @param {Seen} seen @returns {import("../parts/people/bot_face.js").Mood} */
export function moodOf(seat, { log, toMove, winners }) {
  if (winners?.length) return winners.includes(seat) ? "pleased" : "surprised";
  const last = log.findLast(({ event }) => TURNS.has(event.type));
  const own = last?.event.seat === seat;
  if (last && !own && isBig(last)) return "surprised";
  if (toMove.includes(seat)) return "thinking";
  if (!last || !own) return "calm";
  if (last.event.penalty || last.event.type.startsWith("Time")) return "surprised";
  return isBig(last) || (last.event.played?.length ?? 0) >= GOOD ? "pleased" : "calm";
}

/**
 * Whether a turn took a joker out of its set and used it in another: nothing that lay beside it is beside it now. @param {number[][]}
 * before @param {number[][]} after @param {(piece: number) => boolean} isJoker
 */
export function freesJoker(before, after, isJoker) {
  const rowOf = (/** @type {number} */ piece) => after.find((row) => row.includes(piece)) ?? [];
  return before.some((row) => row.some((piece) => isJoker(piece) && !rowOf(piece).some((other) => other !== piece && row.includes(other))));
}

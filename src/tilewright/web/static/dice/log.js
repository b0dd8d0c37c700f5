// The log of a match of dice: what happened, in sentences.

import { about, commonSentence } from "../match/events.js";
import { drawnText } from "../parts/boards/drawn_text.js";
import { joinList } from "../words.js";
import { drawing, faceName } from "./die.js";

/** @import { AnyEntry } from "../match/state.js" */
/** @import { State } from "./game.js" */

/** An entry of the log with its dice drawn, or "". @param {AnyEntry} entry @param {State} state */
export const drawnSentence = (entry, state) =>
  drawnText(sentence(entry, state), drawing(entry.event.played ?? entry.event.dice, state.showing), { jokers: true });

/** An entry of the log as a sentence, or "" for an event without one. @param {AnyEntry} entry @param {State} state @returns {string} */
export function sentence({ event, pieces = [], moved = false }, state) {
  const say = (/** @type {string} */ key, /** @type {number[]} */ seats, /** @type {Record<string, string | number>} */ values = {}) =>
    about(key, seats, state, values);
  const rolled = { pieces: joinList(pieces.map(faceName)), count: pieces.length };
  switch (event.type) {
    case "MatchStartSeen":
    case "RoundDealSeen":
      return say("event-starts", [event.deal.starter]);
    case "RollSeen":
      return say("event-rolled", [event.seat], rolled);
    case "DicePlaced":
      return say("event-placed", [event.seat], { ...rolled, how: moved ? "moving" : "adding" });
    case "TimedOut":
      return say("event-turn-lost", [event.seat]);
    case "RoundEnded":
      // words: event-round-out event-round-blocked
      return say(`event-round-${event.reason}`, event.winners, { points: Math.max(...event.left) - Math.min(...event.left) });
    default:
      return commonSentence(event, state);
  }
}

// What happened in a match of dice, in sentences for one reader.

import { about, commonSentence } from "../match/events.js";
import { seatName } from "../match/names.js";
import { listed, t } from "../words.js";
import { inWords } from "./die.js";

/** @typedef {import("./state.js").State} State */

/** How a seat is called at the head of something. @param {number} seat @param {State} state */
export const headOf = (seat, { seating }) => (seat === seating?.seat ? t("game-you") : seatName(seating?.places ?? [], seat));

/** The sentence that tells an event, or none where there is nothing to tell. @param {import("./state.js").Told} told @param {State} state @returns {string} */
export function sentence({ event, pieces, moved }, state) {
  const say = (/** @type {string} */ key, /** @type {number[]} */ seats, /** @type {Record<string, string | number>} */ values = {}) =>
    about(key, seats, state, values);
  const rolled = { pieces: listed(pieces.map(inWords)), count: pieces.length };
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

// Sentences about the events that both games have.

import { capitalised } from "../parts/text.js";
import { joinList, t } from "../words.js";
import { seatName } from "./names.js";

/** @import { Message, Values } from "./types.js" */
/** @import { Seating } from "../messages/socket.d.ts" */
/** @typedef {{seating: Seating | null}} Seated */

/** A sentence about an event of any match, or "" for an event without one. @param {Message} event @param {Seated} state @returns {string} */
export function commonSentence(event, state) {
  const say = (/** @type {string} */ id, /** @type {number[]} */ seats = [event.seat]) => about(id, seats, state);
  switch (event.type) {
    case "MatchEnded":
      return say("event-match-ended", event.winners);
    // words: game-event-left game-event-back game-event-hint game-event-pause-asked game-event-pause-ended game-event-given-up
    case "SeatLeft":
      return say("game-event-left");
    case "SeatReclaimed":
      return say("game-event-back");
    case "HintTaken":
      return say("game-event-hint");
    case "PauseAsked":
      return say("game-event-pause-asked");
    case "MatchGivenUp":
      return say("game-event-given-up");
    case "Paused":
      return t("game-event-paused");
    case "PauseEnded":
      return say("game-event-pause-ended");
    default:
      return "";
  }
}

/** A sentence about seats; the reader's own seat is "you". @param {string} id @param {number[]} seats @param {Seated} state @param {Values} values */
export function about(id, seats, state, values = {}) {
  return capitalised(clauseAbout(id, seats, state, values));
}

/** The same as part of a longer sentence. @param {string} id @param {number[]} seats @param {Seated} state @param {Values} values */
export function clauseAbout(id, seats, { seating }, values = {}) {
  const who = joinList(seats.map((seat) => (seat === seating?.seat ? t("you") : seatName(seating?.places ?? [], seat))));
  const you = seats.length === 1 && seats[0] === seating?.seat ? "yes" : "no";
  return t(id, { who, you, winners: seats.length, ...values })
    .replace(/\s+/g, " ")
    .trim();
}

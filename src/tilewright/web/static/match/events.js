// Sentences about the events that both games have.

import { capitalised } from "../parts/text.js";
import { joinList, t } from "../words.js";
import { seatName } from "./names.js";

/** @import { Message, Values } from "./types.js" */
/** @import { Seating } from "../messages/socket.d.ts" */
/** @typedef {{seating: Seating | null}} Seated */

/** What is said of the seat of an event. @type {Record<string, string>} */
// words: game-event-left game-event-back game-event-hint game-event-pause-asked game-event-pause-ended game-event-given-up
const OF_A_SEAT = {
  SeatLeft: "game-event-left",
  SeatReclaimed: "game-event-back",
  HintTaken: "game-event-hint",
  PauseAsked: "game-event-pause-asked",
  PauseEnded: "game-event-pause-ended",
  MatchGivenUp: "game-event-given-up",
};

/** A sentence about an event of any match, or "" for an event without one. @param {Message} event @param {Seated} state @returns {string} */
export function commonSentence(event, state) {
  if (event.type === "MatchEnded") return about("event-match-ended", event.winners, state);
  if (event.type === "Paused") return t("game-event-paused");
  const id = OF_A_SEAT[event.type];
  return id ? about(id, [event.seat], state) : "";
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

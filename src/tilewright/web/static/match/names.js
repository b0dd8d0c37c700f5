// Names of seats.

import { t } from "../words.js";

/** @import { Place, Seating } from "../messages/socket.d.ts" */

/** The name of a player; one who was deleted has none. @param {string} name */
export const playerName = (name) => name || t("deleted-player");

/**
 * The name of a seat; several bots of one kind are numbered. @param {Pick<Place, "name" | "bot">[]} places @param {number} seat @returns
 * {string}
 */
export function seatName(places, seat) {
  const { name, bot } = places[seat];
  // A right-to-left name is isolated from the sentence around it.
  if (bot === null) return /[\u0590-\u08ff]/.test(name) ? `\u2068${name}\u2069` : playerName(name);
  // words: bot-random bot-beginner bot-casual bot-greedy bot-adaptive bot-cautious bot-timing bot-hoarder bot-searcher
  // words: bot-turbo-random bot-turbo-greedy bot-turbo-planner
  const words = t(`bot-${bot}`);
  // A program that the server's settings name has no words of ours.
  const shown = words === `bot-${bot}` ? bot : words;
  const alike = places.flatMap((place, other) => (place.bot === bot ? [other] : []));
  return alike.length > 1 ? t("game-bot-number", { name: shown, number: alike.indexOf(seat) + 1 }) : shown;
}

/** The name of a seat as a heading; the reader's own is "You". @param {Seating | null} seating @param {number} seat */
export const seatTitle = (seating, seat) => (seat === seating?.seat ? t("game-you") : seatName(seating?.places ?? [], seat));

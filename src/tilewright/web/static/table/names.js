// Names, points and pieces as they are shown beside the felt.

import { html } from "../vendor/lit.js";
import { t } from "../words.js";
import { letter } from "./piece.js";
import { drawn } from "./tile.js";

/** @typedef {{name: string, bot: string | null}} Place */

/** The name of a seat; of bots of one kind each has a number. @param {Place[]} places @param {number} seat @returns {string} */
export function seatName(places, seat) {
  const { name, bot } = places[seat];
  if (bot === null) return name;
  const shown = name.replace(/^./, (first) => first.toUpperCase());
  const alike = places.flatMap((place, other) => (place.bot === bot ? [other] : []));
  return alike.length > 1 ? t("game-bot-number", { name: shown, number: alike.indexOf(seat) + 1 }) : shown;
}

/** Points as they are written: a whole number, or one with a part left over: `10 1/3`. @param {number | string} value @returns {string} */
export function points(value) {
  const [over, under] = `${value}`.split("/").map(Number);
  if (!under) return `${over}`.replace("-", "−");
  const whole = Math.trunc(over / under);
  const sign = over < 0 ? "−" : "";
  return `${sign}${whole ? `${Math.abs(whole)} ` : ""}${Math.abs(over % under)}/${under}`;
}

/** A piece as a small picture, for those who see it. @param {number} piece */
export const picture = (piece) => html`<span class="picture ${letter(piece)}" aria-hidden="true">${drawn(piece, [])}</span>`;

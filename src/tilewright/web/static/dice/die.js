// A die: its face as a picture, in the notation and in words.

import { faceInWords, JOKERS, MARKS } from "../parts/boards/faces.js";
import { html, nothing } from "../vendor/lit.js";
import { joinList, t } from "../words.js";

/** @import { Face } from "./game.js" */

/** A face in the notation: `K7`, `J`. @param {Face | null | undefined} face */
export function notation(face) {
  if (!face) return "";
  return face.type === "Number" ? face.color + face.value : face.kind;
}

/** A face in words: `red 7`. @param {Face | null | undefined} face */
export const faceName = (face) => (face ? faceInWords(notation(face)) : t("dicegame-blank"));

/** The faces of dice in words. @param {readonly number[]} dice @param {readonly (Face | null)[]} showing */
export const diceNames = (dice, showing) => joinList(dice.map((one) => faceName(showing[one - 1])));

/** What a joker stands for, in words. @param {readonly string[]} stands */
export const standsFor = (stands) => stands.map(faceInWords).join(" / ");

/**
 * The picture of a die; a joker shows what it stands for if that is one face.
 * @param {Face | null | undefined} face @param {readonly string[]} [stands]
 */
export function dieView(face, stands = []) {
  if (!face) return html`<span class="die blank" aria-hidden="true"></span>`;
  const letter = face.type === "Number" ? face.color : face.kind;
  const [first] = stands;
  return html`<span class="die ${letter}" aria-hidden="true">
    ${
      face.type === "Number"
        ? html`<span class="die-value">${face.value}</span><svg viewBox="0 0 12 12">${MARKS[letter]}</svg>`
        : html`<svg viewBox="0 0 30 30">${JOKERS[letter]}</svg>`
    }
    ${first ? html`<span class="die-stands ${first[0]}">${stands.length > 1 ? "…" : first.slice(1)}</span>` : nothing}
  </span>`;
}

/**
 * How dice are drawn in sentences; those of an event point at its own dice. @param {readonly number[]} [dice] @param {readonly (Face |
 * null)[]} [showing] @returns {import("../parts/boards/drawn_text.js").Drawing}
 */
export const drawing = (dice = [], showing = []) => ({
  picture: (face) => dieView(faceOf(face)),
  pieces: (face) => dice.filter((one) => notation(showing[one - 1]) === face),
});

/** A face of the notation. @param {string} face */
export const faceOf = (face) =>
  /** @type {Face} */ (face.length > 1 ? { type: "Number", color: face[0], value: Number(face.slice(1)) } : { type: "Joker", kind: face });

/** Dice side by side, without buttons. @param {readonly number[]} dice @param {readonly (Face | null)[]} showing */
export const diceView = (dice, showing) =>
  html`<ul class="dice-hand plain">
    ${dice.map(
      (one) =>
        html`<li data-piece=${one}>${dieView(showing[one - 1])}<span
          class="visually-hidden">${faceName(showing[one - 1])}</span></li>`,
    )}
  </ul>`;

// Faces in words, and the marks that show colors and jokers on tiles and dice.

import { svg } from "../../vendor/lit.js";
import { t } from "../../words.js";

// Marks in a square of 12, so that a color never relies on color alone.
/** @type {Record<string, ReturnType<typeof svg>>} */
export const MARKS = {
  K: svg`<path d="M6 0 12 6 6 12 0 6Z"/>`,
  R: svg`<circle cx="6" cy="6" r="5.4"/>`,
  B: svg`<path d="M6 .6 12 11.4H0Z"/>`,
  O: svg`<path d="M.8.8h10.4v10.4H.8Z M4 4v4h4V4Z" fill-rule="evenodd"/>`,
};

// Jokers in a square of 30: a smile, two rings, a disc of four colors, and a shape with its mirror image.
/** @type {Record<string, ReturnType<typeof svg>>} */
export const JOKERS = {
  J: svg`<circle class="line" cx="15" cy="15" r="13"/><circle cx="10.5" cy="11.5" r="2.2"/>
    <circle cx="19.5" cy="11.5" r="2.2"/><path class="line" d="M8 18c2.5 6 11.5 6 14 0"/>`,
  D: svg`<circle class="line" cx="10.5" cy="15" r="9"/><circle class="line" cx="19.5" cy="15" r="9"/>
    <path d="M15 7.2a9 9 0 0 1 0 15.6 9 9 0 0 1 0-15.6Z"/>`,
  C: svg`<path class="K" d="M15 15V2A13 13 0 0 0 2 15Z"/><path class="R" d="M15 15V2A13 13 0 0 1 28 15Z"/>
    <path class="B" d="M15 15v13A13 13 0 0 0 28 15Z"/><path class="O" d="M15 15v13A13 13 0 0 1 2 15Z"/>`,
  M: svg`<path d="M11.5 6v18L2 15Z"/><path class="line" d="M18.5 6v18L28 15Z M15 1v28"/>`,
};

/** A face of the notation in words: `red 7`, `joker`; a bare number stays as it is. @param {string} face @returns {string} */
export function faceInWords(face) {
  const [, sign, value] = /^([A-Z]?)(\d*)$/.exec(face) ?? [];
  if (!sign) return face;
  // words: color-K color-R color-B color-O face-J face-D face-C face-M
  return value ? t("face-number", { color: t(`color-${sign}`), number: value }) : t(`face-${sign}`);
}

// A tile: ivory, with a numeral and a mark of its own for each color; jokers with what they stand for.

import { html, nothing, svg } from "../vendor/lit.js";
import { listed, t } from "../words.js";
import { letter, number, text } from "./piece.js";
import { face } from "./pieces_in_words.js";

/**
 * How a tile is shown: the faces a joker stands for, whether it is chosen, can be reached with Tab, was laid this turn or
 * moved in the last one.
 * @typedef {{stands?: string[], chosen?: boolean, reached?: boolean, fresh?: boolean, changed?: boolean}} Look
 */

// Marks in a square of 12: a color is never told by its color alone.
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

// Two digits are drawn as wide as this, whatever the font.
const WIDE = 31;

/** A tile as a button of felt or rack. @param {number} piece @param {Look} look */
export function tile(piece, look) {
  const states = [look.chosen && "chosen", look.fresh && "fresh", look.changed && "changed"];
  const classes = ["tile", letter(piece), ...states].filter(Boolean).join(" ");
  return html`<button
    type="button"
    class=${classes}
    data-piece=${piece}
    tabindex=${look.reached ? 0 : -1}
    aria-pressed=${look.chosen ? "true" : "false"}
    aria-label=${named(piece, look)}
  >
    ${drawn(piece, look.stands ?? [])}
  </button>`;
}

/** The picture of a piece alone. @param {number} piece @param {string[]} stands */
export function drawn(piece, stands) {
  const value = number(piece);
  const inside = value
    ? svg`<text x="20" y="30" textLength=${value > 9 ? WIDE : nothing} lengthAdjust="spacingAndGlyphs">${value}</text><g transform="translate(13.5 37) scale(1.08)">${MARKS[letter(piece)]}</g>`
    : joker(letter(piece), stands);
  return html`<svg viewBox="0 0 40 54" aria-hidden="true">${inside}</svg>`;
}

/** @param {string} kind @param {string[]} stands */
function joker(kind, stands) {
  const faces = meant(stands);
  if (!faces.length) return svg`<g transform="translate(5 12)">${JOKERS[kind]}</g>`;
  const numbers = [...new Set(faces.map((each) => each.replace(/\D/g, "")))];
  const colors = [...new Set(faces.map((each) => each.replace(/\d/g, "")))].filter(Boolean);
  const left = 20 - colors.length * 6;
  return svg`<g transform="translate(9 3) scale(.73)">${JOKERS[kind]}</g>
    <text class="stands ${colors.length === 1 ? colors[0] : ""}" x="20" y="39">${numbers.join(" ")}</text>
    ${colors.map((color, place) => svg`<g class=${color} transform="translate(${left + place * 12 + 1} 42) scale(.83)">${MARKS[color]}</g>`)}`;
}

/** The faces a joker stands for, one by one; a mirror stands for none. @param {string[]} stands */
const meant = (stands) => stands.flatMap((part) => part.split(/[+/]/)).filter((part) => /\d/.test(part));

/** @param {number} piece @param {Look} look */
function named(piece, { stands = [], fresh, changed }) {
  const faces = meant(stands);
  const name = face(text(piece));
  const parts = [faces.length && !number(piece) ? t("board-stands", { joker: name, faces: listed(faces.map(face)) }) : name];
  if (fresh) parts.push(t("board-fresh"));
  else if (changed) parts.push(t("board-changed"));
  return parts.join(", ");
}


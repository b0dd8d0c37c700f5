// A tile: ivory, with a numeral and a mark of its own for each color; jokers with what they stand for.

import { faceInWords, JOKERS, MARKS } from "../match/faces.js";
import { html, nothing, svg } from "../vendor/lit.js";
import { listed, t } from "../words.js";
import { letter, number, text } from "./piece.js";

/**
 * How a tile is shown: the faces a joker stands for, whether it is chosen, can be reached with Tab, was laid this turn or
 * moved in the last one.
 * @typedef {{stands?: string[], chosen?: boolean, reached?: boolean, fresh?: boolean, changed?: boolean}} Look
 */

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
  const name = faceInWords(text(piece));
  const parts = [faces.length && !number(piece) ? t("board-stands", { joker: name, faces: listed(faces.map(faceInWords)) }) : name];
  if (fresh) parts.push(t("board-fresh"));
  else if (changed) parts.push(t("board-changed"));
  return parts.join(", ");
}

/** A small picture of a piece, hidden from screen readers. @param {number} piece */
export const smallTile = (piece) => html`<span class="small-tile ${letter(piece)}" aria-hidden="true">${drawn(piece, [])}</span>`;

// A tile: a number with the mark of its color, or a joker with what it stands for.

import { classNames } from "../base_element.js";
import { faceInWords, JOKERS, MARKS } from "../parts/boards/faces.js";
import { html, nothing, svg } from "../vendor/lit.js";
import { joinList, t } from "../words.js";
import { copiesOf, letter, notation, number, pieceOf } from "./piece.js";

/** @import { Drawing } from "../parts/boards/drawn_text.js" */
/**
 * How a tile is shown: the faces a joker stands for, and whether it is selected, can be reached with Tab, was laid this
 * turn, moved in the last one, drawn last, or named by a hint.
 * @typedef {{stands?: string[], chosen?: boolean, reached?: boolean, fresh?: boolean, changed?: boolean, drawn?: boolean, hinted?:
 * boolean}} Look
 */

// The width of two digits: about their own in the font of the tiles, so that any other font is squeezed to fit as well.
/** @type {Record<number, number>} */
const WIDTHS = { 10: 31.5, 11: 25.5, 12: 29.5, 13: 29.5 };

/** A tile as a button of felt or rack. @param {number} piece @param {Look} look */
export function tileButton(piece, look) {
  const { chosen, fresh, changed, drawn, hinted } = look;
  const classes = classNames({ tile: true, [letter(piece)]: true, chosen, fresh, changed, drawn, hinted });
  return html`<button
    type="button"
    class=${classes}
    data-piece=${piece}
    tabindex=${look.reached ? 0 : -1}
    aria-pressed=${chosen ? "true" : "false"}
    aria-label=${label(piece, look)}
  >
    ${tilePicture(piece, look.stands ?? [])}
  </button>`;
}

/** The picture of a tile. @param {number} piece @param {string[]} stands */
export function tilePicture(piece, stands) {
  const value = number(piece);
  const inside = value
    ? svg`<text x="20" y="30" textLength=${WIDTHS[value] ?? nothing} lengthAdjust="spacingAndGlyphs">${value}</text><g
    transform="translate(13.5 37) scale(1.08)">${MARKS[letter(piece)]}</g>`
    : joker(letter(piece), stands);
  return html`<svg class="tile-picture" viewBox="0 0 40 54" aria-hidden="true">${inside}</svg>`;
}

/** @param {string} kind @param {string[]} stands */
function joker(kind, stands) {
  const faces = standsForFaces(stands);
  if (!faces.length) return svg`<g transform="translate(5 12)">${JOKERS[kind]}</g>`;
  const numbers = [...new Set(faces.map((each) => each.replace(/\D/g, "")))];
  const colors = [...new Set(faces.map((each) => each.replace(/\d/g, "")))].filter(Boolean);
  const left = 20 - colors.length * 6;
  return svg`<g transform="translate(9 3) scale(.73)">${JOKERS[kind]}</g>
    <text class="stands ${colors.length === 1 ? colors[0] : ""}" x="20" y="39">${numbers.join(" ")}</text>
    ${colors.map(
      (color, place) => svg`<g class=${color} transform="translate(${left + place * 12 + 1} 42) scale(.83)">${MARKS[color]}</g>`,
    )}`;
}

/** The single faces a joker stands for; none for a mirror. @param {string[]} stands */
const standsForFaces = (stands) => stands.flatMap((part) => part.split(/[+/]/)).filter((part) => /\d/.test(part));

/** What a joker stands for: one of several faces, or two at once. @param {string[]} stands */
const standsInWords = (stands) =>
  stands
    .flatMap((part) => part.split("/"))
    .map((part) => joinList(part.split("+").map(faceInWords)))
    .reduce((first, last) => t("board-or", { first, last }));

/** @param {number} piece @param {Look} look */
function label(piece, { stands = [], fresh, changed, drawn, hinted }) {
  const faces = standsForFaces(stands);
  const name = faceInWords(notation(piece));
  const parts = [faces.length && !number(piece) ? t("board-stands", { joker: name, faces: standsInWords(stands) }) : name];
  if (fresh) parts.push(t("board-fresh"));
  else if (changed) parts.push(t("board-changed"));
  else if (drawn) parts.push(t("board-drawn"));
  if (hinted) parts.push(t("game-hint"));
  return parts.join(", ");
}

/** How tiles are drawn in sentences; those of an event point at its own tiles. @param {number[]} [tiles] @returns {Drawing} */
export const drawing = (tiles = []) => ({
  picture: (face) => smallTile(pieceOf(face)),
  pieces: (face) => (tiles.some((piece) => notation(piece) === face) ? tiles.filter((piece) => notation(piece) === face) : copiesOf(face)),
});

/** A small picture of a piece, hidden from screen readers. @param {number} piece */
export const smallTile = (piece) => html`<span class="small-tile ${letter(piece)}" aria-hidden="true">${tilePicture(piece, [])}</span>`;

/** Pieces in words, with a shared color said once: `red 6 7 8`. @param {number[]} row @returns {string} */
export function piecesInWords(row) {
  const color = letter(row[0]);
  if (row.length < 2 || !row.every((piece) => number(piece) && letter(piece) === color))
    return joinList(row.map(notation).map(faceInWords));
  // words: colors-K colors-R colors-B colors-O
  return t("face-numbers", { color: t(`colors-${color}`), numbers: row.map(number).join(" ") });
}

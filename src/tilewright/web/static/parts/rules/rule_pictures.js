// The pictures of the rules: rows, turns and ends of games, drawn from pieces in the notation, marked as right or wrong.

import { letter, number, pieceOf } from "../../tiles/piece.js";
import { piecesInWords, tilePicture } from "../../tiles/tile.js";
import { html, nothing } from "../../vendor/lit.js";
import { joinList, t } from "../../words.js";
import { faceInWords } from "../boards/faces.js";

/** @import { PictureShown as Picture, RowShown as Row } from "../../messages/http.d.ts" */
/** @typedef {[x: number, y: number, face: string][]} Grid */

/** A picture with its caption. @param {Picture} picture @param {boolean} dice */
export const pictureView = (picture, dice) => html`<figure class=${picture.right ? "right" : "wrong"}>
  ${content(picture, dice)}
  <figcaption>
    ${
      picture.racks.length
        ? nothing
        : html`<b class="mark" aria-hidden="true">${picture.right ? "✓" : "✕"}</b><span
          class="visually-hidden">${picture.right ? t("page-rules-right") : t("page-rules-wrong")}</span>`
    }
    <span class="sentence">${picture.caption}</span>
  </figcaption>
</figure>`;

/** @param {Picture} picture @param {boolean} dice */
function content({ row, racks, points, ...turn }, dice) {
  if (row) return rowView(row, dice);
  if (racks.length) return rackList(racks, points);
  return dice ? diceTurn(turn) : tileTurn(turn);
}

/** A row of pieces, drawn and in words. @param {Row} row @param {boolean} [dice] @param {boolean} [reached] whether Tab reaches jokers */
export const rowView = ({ faces, stands }, dice = false, reached = true) => html`<div class="example-row">
  ${faces.map((face, place) => pieceView(face, stands[place], dice, reached))}<span
    class="visually-hidden">${piecesInWords(faces.map(pieceOf))}</span>
</div>`;

/**
 * A piece as a picture. Tab reaches a joker, which has a card. @param {string} face @param {string} [stands] @param {boolean} [dice]
 * @param {boolean} [reached]
 */
export function pieceView(face, stands = "", dice = false, reached = true) {
  const piece = pieceOf(face);
  const classes = `page-tile ${letter(piece)} ${dice ? "page-die" : ""}`;
  const picture = tilePicture(piece, stands ? [stands] : []);
  if (number(piece) || !reached) return html`<span class=${classes}>${picture}</span>`;
  return html`<span class=${classes} role="img" tabindex="0" aria-label=${faceInWords(face)}>${picture}</span>`;
}

/** The table before a turn, the pieces played, and the table after it. @param {Pick<Picture, "before" | "played" | "after">} turn */
const tileTurn = ({ before, played, after }) => html`<div class="turn-picture">
  ${before.length ? html`<div class="rows-shown">${before.map((row) => rowView(row))}</div>${adding(played, false)}` : nothing}
  <div class="rows-shown">${after.map((row) => rowView(row))}</div>
</div>`;

/** @param {Pick<Picture, "grid_before" | "played" | "grid_after">} turn */
const diceTurn = ({ grid_before, played, grid_after }) => html`<div class="turn-picture">
  ${grid_before.length ? html`${gridView(grid_before)}${adding(played, true)}` : nothing} ${gridView(grid_after)}
</div>`;

/** The pieces that a turn adds. @param {string[]} played @param {boolean} dice */
const adding = (played, dice) => html`<p class="adding">
  <span class="soft">${t("page-rules-adds")}</span>
  <span class="played">${played.map((face) => pieceView(face, "", dice))}</span><span
    class="visually-hidden">${joinList(played.map(faceInWords))}</span>
  <span class="arrow" aria-hidden="true">↓</span><span class="visually-hidden">${t("page-rules-then")}</span>
</p>`;

/** @param {Grid} grid */
function gridView(grid) {
  const dice = new Map(grid.map(([x, y, face]) => [`${x},${y}`, face]));
  const across = span(grid.map(([x]) => x));
  const line = (/** @type {number} */ y) =>
    across.map((x) => dice.get(`${x},${y}`)).map((face) => (face ? pieceView(face, "", true) : html`<span class="no-die"></span>`));
  return html`<div class="example-grid">
    ${span(grid.map(([, y]) => y)).map((y) => html`<div>${line(y)}</div>`)}
    <span class="visually-hidden">${joinList(grid.map(([, , face]) => faceInWords(face)))}</span>
  </div>`;
}

/** All whole numbers from the lowest to the highest of some. @param {number[]} numbers */
const span = (numbers) => Array.from({ length: Math.max(...numbers) - Math.min(...numbers) + 1 }, (_, step) => Math.min(...numbers) + step);

/** The racks at the end of a game, each with its points. @param {string[][]} racks @param {number[]} points */
const rackList = (racks, points) => html`<dl class="racks-shown">
  ${racks.map(
    (rack, seat) => html`<dt>${t("learn-player", { seat: seat + 1 })}</dt>
      <dd>${rack.length ? rowView({ faces: rack, stands: [] }) : t("learn-empty")}</dd>
      <dd class="points">${points[seat] > 0 ? "+" : "−"}${Math.abs(points[seat])}</dd>`,
  )}
</dl>`;

// A position as a picture, in any size from 120 px: rows on the felt, and a rack if there is one.

import { pieceOf } from "../../tiles/piece.js";
import { smallTile } from "../../tiles/tile.js";
import { html, nothing } from "../../vendor/lit.js";

/** It is decoration beside words, so screen readers skip it.
 * @param {readonly string[][]} rows in the notation
 * @param {readonly string[]} [rack] */
export const smallBoard = (rows, rack = []) => html`<div class="small-board" aria-hidden="true">
  <div class="small-felt">${rows.map(smallRow)}</div>
  ${rack.length ? html`<div class="small-rack">${smallRow(rack)}</div>` : nothing}
</div>`;

// A table with more tiles than this is drawn with smaller ones, and with more than that with smaller ones still.
const MANY = 20;
const MOST = 45;

/** What lies on the table of a match, as the server tells it. @param {readonly string[][]} rows in the notation */
export function smallTable(rows) {
  const count = rows.flat().length;
  return html`<div class="small-table ${count > MOST ? "most-tiles" : count > MANY ? "many-tiles" : ""}">${smallBoard(rows)}</div>`;
}

/** @param {readonly string[]} row */
export const smallRow = (row) => html`<div class="small-row">${row.map((face) => smallTile(pieceOf(face)))}</div>`;

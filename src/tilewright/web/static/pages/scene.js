// The picture of the home page: some sets on the felt, and a rack. It is decoration, so screen readers skip it.

import { letter, pieceOf } from "../tiles/piece.js";
import { tilePicture } from "../tiles/tile.js";
import { html } from "../vendor/lit.js";

const TABLE = ["R7 R8 R9 R10", "K11 B11 O11", "B3 B4 J B6 B7", "K1 R1 O1", "O9 O10 O11 O12", "K4 R4 B4"];
const RACK = "K2 K3 R5 R12 B1 B9 B13 O4 O8";

export const heroScene = () => html`<div class="scene" aria-hidden="true">
  <div class="scene-felt">${TABLE.map((row) => html`<div class="scene-row">${tiles(row)}</div>`)}</div>
  <div class="scene-rack"><div class="scene-row">${tiles(RACK)}</div></div>
</div>`;

/** @param {string} row in the notation */
const tiles = (row) =>
  row
    .split(" ")
    .map(pieceOf)
    .map((piece) => html`<span class="scene-tile ${letter(piece)}">${tilePicture(piece, [])}</span>`);

// The felt: rows of tiles that flow and wrap, outlined as the server judges them, at the largest size that fits.

import { html, nothing, repeat } from "../vendor/lit.js";
import { t } from "../words.js";
import { pieces } from "./spoken.js";
import { tile } from "./tile.js";

/** What the server says about a row. @typedef {{legal: boolean, order: number[], stands: string[][], value: number | null}} Reading */
/** A row as it is shown. @typedef {{tiles: number[], reading?: Reading, reason?: string, touched: boolean}} Shown */
/** @typedef {(piece: number, stands?: string[]) => import("./tile.js").Look} Looks */

// Lengths that board.css has too: what a row needs beside its tiles, between tiles, and between rows in parts of a tile.
const FRAME = 8;
const GRIP = 11;
const BETWEEN_TILES = 2;
const BETWEEN_ROWS = 0.25;
const HEIGHT = 54 / 40;
const SMALLEST = 24;
const LARGEST = 64;

/**
 * The width of tiles, as large as lets rows of these lengths flow into a space without scrolling.
 * @param {number[]} lengths @param {number} width @param {number} height @param {boolean} grips
 */
export function fit(lengths, width, height, grips) {
  const frame = FRAME + (grips ? GRIP : 0);
  for (let tile = LARGEST; tile > SMALLEST; tile--) {
    const between = tile * BETWEEN_ROWS;
    if (flow(lengths, tile + BETWEEN_TILES, { width, frame, between }) * (tile * HEIGHT + FRAME + between) <= height + between) return tile;
  }
  return SMALLEST;
}

/** How many lines rows take. @param {number[]} lengths @param {number} step @param {{width: number, frame: number, between: number}} space */
function flow(lengths, step, { width, frame, between }) {
  let lines = 1;
  let left = width;
  for (const length of lengths) {
    const wide = frame + length * step;
    if (wide > left && left < width) {
      lines++;
      left = width;
    }
    if (wide > width) lines += Math.ceil(length / Math.max(1, Math.floor((width - frame) / step))) - 1;
    left -= Math.min(wide, width) + between;
  }
  return lines;
}

/**
 * @param {Shown[]} rows @param {Looks} look
 * @param {{own: boolean, slot: boolean, why: (event: Event, reason: string) => void}} turn whether the player may move
 *   tiles, and whether the place for a new row can be reached with Tab
 */
export function felt(rows, look, { own, slot, why }) {
  return html`<div class="rows">
    ${rows.map(
      ({ tiles, reading, reason, touched }, place) => html`<div
        class="row ${outline(reading, reason)} ${touched ? "touched" : ""}"
        role="group"
        data-row=${place}
        aria-label=${spoken(tiles, place, reading)}
        aria-describedby=${reason ? `board-why-${place}` : nothing}
      >
        ${own ? html`<button type="button" class="grip" tabindex="-1" aria-label=${t("board-grip", { row: place + 1 })}></button>` : nothing}
        ${repeat(
          tiles,
          (piece) => piece,
          (piece, index) => tile(piece, look(piece, reading?.stands[index])),
        )}
        ${reason
          ? html`<button type="button" class="why" aria-label=${t("board-why", { row: place + 1 })} @click=${(/** @type {Event} */ event) => why(event, reason)}></button>
              <span class="spoken" id="board-why-${place}">${reason}</span>`
          : nothing}
      </div>`,
    )}
    ${own ? html`<button type="button" class="slot" tabindex=${slot ? 0 : -1} aria-label=${t("board-new-row")}></button>` : nothing}
  </div>`;
}

/** @param {Reading} [reading] @param {string} [reason] */
function outline(reading, reason) {
  if (reason) return "wrong";
  if (!reading) return "";
  return reading.legal ? "fine" : "wrong";
}

/** A row as it is spoken. @param {number[]} tiles @param {number} place @param {Reading} [reading] */
function spoken(tiles, place, reading) {
  const values = { row: place + 1, pieces: pieces(tiles), value: reading?.value ?? 0 };
  if (!reading) return t("board-row", values);
  return reading.legal ? t("board-row-set", values) : t("board-row-no-set", values);
}

// The ghost of carried tiles: pictures where they would lie after a drop, in a gap that the row opens for them.

import { copyOf, find } from "../../dom.js";

/** @import { Box } from "./aim.js" */
/**
 * What a drop would do: the rows that it makes, and whether the row with the tiles looks like a set. @typedef {{rows: number[][], fits:
 * boolean | null}} Preview
 */

const GAP = 2;
// The distance between the two parts of a row that is split, in tile widths.
const APART = 0.5;

/** Pictures of tiles at the places they would take; the tiles in their way move aside. */
export class Ghost {
  /** @type {HTMLElement[]} */
  #moved = [];

  /** @param {HTMLElement} board @param {number[]} tiles @param {HTMLElement[]} originals */
  constructor(board, tiles, originals) {
    this.board = board;
    this.tiles = tiles;
    this.element = document.createElement("div");
    this.element.className = "ghost";
    this.element.hidden = true;
    this.element.setAttribute("aria-hidden", "true");
    this.pictures = originals.map((tile) => {
      const picture = copyOf(tile);
      picture.removeAttribute("data-piece");
      picture.tabIndex = -1;
      this.element.append(picture);
      return picture;
    });
    board.append(this.element);
  }

  /**
   * Show rows as they would lie from a corner on, inside the felt. Tiles that lie there now move aside.
   * @param {Preview} preview @param {{x: number, y: number, width: number, height: number}} start the first tile of the first row
   * @param {Map<number, Box>} now where the tiles of these rows are @param {Box} felt
   */
  show({ rows, fits }, start, now, felt) {
    this.hide();
    const step = start.width + GAP;
    const wide = rows.reduce((sum, row) => sum + row.length * step, 0) + (rows.length - 1) * start.width * APART - GAP;
    const abreast = Math.max(1, Math.floor((felt.right - felt.left + GAP) / step));
    const left = Math.max(felt.left, Math.min(start.x, felt.right - wide));
    let x = left;
    for (const row of rows) {
      row.forEach((piece, index) => {
        // A row that is wider than the felt wraps, as it will after the drop.
        const [column, line] = wide > felt.right - felt.left ? [index % abreast, Math.floor(index / abreast)] : [index, 0];
        this.#put(piece, x + column * step, start.y + line * (start.height + GAP), start, now);
      });
      x += row.length * step + start.width * APART;
    }
    this.element.hidden = false;
    this.element.dataset.fits = `${fits ?? "open"}`;
    this.element.dataset.row = (rows.find((row) => row.some((piece) => this.tiles.includes(piece))) ?? []).join(" ");
  }

  /** Follow the felt as it scrolls. @param {number} y */
  scroll(y) {
    this.element.style.transform = `translateY(${-y}px)`;
  }

  hide() {
    this.element.hidden = true;
    for (const tile of this.#moved) tile.style.removeProperty("transform");
    this.#moved = [];
  }

  end() {
    this.hide();
    this.element.remove();
  }

  /**
   * @param {number} piece @param {number} x @param {number} y @param {{width: number, height: number}} size @param {Map<number, Box>} now
   */
  #put(piece, x, y, { width, height }, now) {
    const picture = this.pictures[this.tiles.indexOf(piece)];
    if (picture)
      return void Object.assign(picture.style, {
        left: `${x}px`,
        top: `${y}px`,
        width: `${width}px`,
        height: `${height}px`,
      });
    const box = now.get(piece);
    const tile = find(this.board, `[data-piece="${piece}"]`);
    if (!box || !tile || (box.left === x && box.top === y)) return;
    tile.style.transform = `translate(${x - box.left}px, ${y - box.top}px)`;
    this.#moved.push(tile);
  }
}

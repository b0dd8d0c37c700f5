// A drag of tiles: a picture of them follows the pointer, and the board is not rendered until the drop.

import { dropSide } from "./draft.js";

/**
 * Where the tiles would go: into a row, between two tiles of a row that is split for them, into a new row, or to the rack;
 * `before` is the tile that follows them.
 * @typedef {{kind: "row", row: number, before?: number} | {kind: "part", row: number, before: number, side: "left" | "right"}
 *   | {kind: "new"} | {kind: "rack", before?: number}} Target
 */
/** A tile and its place on the screen. @typedef {{piece: number, box: DOMRect}} Spot */

const EDGE = 44;
const SCROLL_STEP = 12;
// How near the pointer must be to the gap between two tiles to mean the gap, in tile widths.
const BETWEEN = 0.32;
const GAP = 2;

export class Drag {
  /** @type {Target | null} */
  #target = null;
  /** @type {Element | null} */
  #marked = null;
  #frame = 0;

  /** @param {import("../../match/pointer.js").Board & {readonly: boolean}} board @param {number[]} tiles @param {{element: Element, x: number, y: number}} down */
  constructor(board, tiles, down) {
    this.board = board;
    this.tiles = tiles;
    this.down = down;
    this.x = down.x;
    this.y = down.y;
    this.felt = /** @type {HTMLElement} */ (board.querySelector(".felt"));
    this.rack = board.querySelector(".rack");
    this.originals = tiles.map((piece) => /** @type {HTMLElement} */ (board.querySelector(`[data-piece="${piece}"]`)));
    // Every place is read once: during a drag only scrolling changes them.
    this.scrolled = { felt: this.felt.scrollTop, page: scrollY };
    this.feltBox = this.felt.getBoundingClientRect();
    this.rackBox = this.rack?.getBoundingClientRect();
    this.rackSpots = this.#spots(this.rack);
    this.rows = [...this.felt.querySelectorAll("[data-row]")].map((element) => ({
      element,
      box: element.getBoundingClientRect(),
      spots: this.#spots(element),
    }));
    this.picture = picture(this.originals, down.element);
    this.caret = document.createElement("div");
    this.caret.className = "caret";
    this.caret.hidden = true;
    board.append(this.picture, this.caret);
    board.classList.add("dragging");
    for (const tile of this.originals) tile.classList.add("lifted");
    const tick = () => {
      this.#frame = requestAnimationFrame(tick);
      this.#update();
      this.#scroll();
    };
    tick();
  }

  /** @param {number} x @param {number} y */
  moveTo(x, y) {
    this.x = x;
    this.y = y;
  }

  /** End the drag; returns its target and where the pictures of the tiles are. */
  drop() {
    this.#update();
    const places = new Map(this.tiles.map((piece, place) => [String(piece), this.picture.children[place].getBoundingClientRect()]));
    this.end();
    return { target: this.#target, places };
  }

  end() {
    cancelAnimationFrame(this.#frame);
    this.#marked?.classList.remove("target");
    for (const tile of this.originals) tile.classList.remove("lifted");
    this.board.classList.remove("dragging");
    this.picture.remove();
    this.caret.remove();
  }

  /** The tiles inside an element that are not dragged. @param {Element | null} root @returns {Spot[]} */
  #spots(root) {
    return [...(root?.querySelectorAll("[data-piece]") ?? [])]
      .filter((tile) => !this.originals.includes(/** @type {HTMLElement} */ (tile)))
      .map((tile) => ({ piece: Number(/** @type {HTMLElement} */ (tile).dataset.piece), box: tile.getBoundingClientRect() }));
  }

  #update() {
    this.picture.style.transform = `translate(${this.x - this.down.x}px, ${this.y - this.down.y}px)`;
    const target = this.#targetUnderPointer();
    if (JSON.stringify(target) === JSON.stringify(this.#target)) return;
    this.#target = target;
    this.#marked?.classList.remove("target");
    this.#marked = target && this.#element(target);
    this.#marked?.classList.add("target");
    this.#moveCaret(target);
  }

  /** Put the caret where a row is split. @param {Target | null} target */
  #moveCaret(target) {
    const spot = target?.kind === "part" && this.rows[target.row].spots.find(({ piece }) => piece === target.before);
    this.caret.hidden = !spot;
    if (!spot) return;
    this.caret.style.transform = `translate(${spot.box.left - GAP}px, ${spot.box.top - this.#shift()}px)`;
    this.caret.style.height = `${spot.box.height}px`;
  }

  #scroll() {
    const { top, bottom } = this.feltBox;
    const [high, low] = [this.y < Math.max(top, 0) + EDGE, this.y > Math.min(bottom, innerHeight) - EDGE];
    if (this.y > top && this.y < bottom && high !== low) this.felt.scrollTop += high ? -SCROLL_STEP : SCROLL_STEP;
    if (this.y < EDGE) scrollBy(0, -SCROLL_STEP);
    else if (this.y > innerHeight - EDGE) scrollBy(0, SCROLL_STEP);
  }

  /** How far the rows have scrolled since the drag began. */
  #shift() {
    return scrollY - this.scrolled.page + this.felt.scrollTop - this.scrolled.felt;
  }

  /** The target under the pointer. @returns {Target | null} */
  #targetUnderPointer() {
    const [x, y] = [this.x, this.y + scrollY - this.scrolled.page];
    if (this.rackBox && inside(this.rackBox, x, y, 6)) {
      return { kind: "rack", before: this.rackSpots[place(this.rackSpots, x, y)]?.piece };
    }
    if (this.board.readonly || !inside(this.feltBox, x, y, 0)) return null;
    const deep = this.y + this.#shift();
    const row = this.rows.findIndex(({ box, spots }) => spots.length > 0 && inside(box, x, deep, 4));
    if (row < 0) return { kind: "new" };
    return this.#targetInRow(row, x, deep);
  }

  /** @param {number} row @param {number} x @param {number} y @returns {Target} */
  #targetInRow(row, x, y) {
    const { spots } = this.rows[row];
    const index = place(spots, x, y);
    const [left, right] = [spots[index - 1], spots[index]];
    if (left && right && left.box.top === right.box.top) {
      const line = (left.box.right + right.box.left) / 2;
      const side = dropSide(this.tiles, left.piece, right.piece, x < line ? "left" : "right");
      if (side !== "in" && Math.abs(x - line) < BETWEEN * right.box.width) return { kind: "part", row, before: right.piece, side };
    }
    return { kind: "row", row, before: right?.piece };
  }

  /** @param {Target} target */
  #element(target) {
    if (target.kind === "rack") return this.rack;
    return target.kind === "new" ? this.felt.querySelector(".slot") : this.rows[target.row].element;
  }
}

/** The index of the tile that a point is before. @param {Spot[]} spots @param {number} x @param {number} y */
function place(spots, x, y) {
  const found = spots.findIndex(({ box }) => y < box.top || (y < box.bottom && x < (box.left + box.right) / 2));
  return found < 0 ? spots.length : found;
}

/** @param {DOMRect} box @param {number} x @param {number} y @param {number} slack */
function inside(box, x, y, slack) {
  return x >= box.left - slack && x <= box.right + slack && y >= box.top - slack && y <= box.bottom + slack;
}

/** A picture of tiles side by side; the grabbed one stays under the pointer. @param {HTMLElement[]} tiles @param {Element} grabbed */
function picture(tiles, grabbed) {
  const first = Math.max(0, tiles.findIndex((tile) => tile.contains(grabbed)));
  const boxes = tiles.map((tile) => tile.getBoundingClientRect());
  const before = boxes.slice(0, first).reduce((sum, { width }) => sum + width + GAP, 0);
  const carried = document.createElement("div");
  carried.className = "carried";
  carried.setAttribute("aria-hidden", "true");
  carried.style.left = `${boxes[first].left - before}px`;
  carried.style.top = `${boxes[first].top}px`;
  tiles.forEach((tile, index) => {
    const copy = /** @type {HTMLElement} */ (tile.cloneNode(true));
    copy.removeAttribute("data-piece");
    copy.style.width = `${boxes[index].width}px`;
    carried.append(copy);
  });
  return carried;
}

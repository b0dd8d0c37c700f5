// A drag of tiles: a picture of them follows the pointer, a ghost shows where they would lie, and the board is not rendered until the drop.

import { copyOf, need, pieceOf } from "../../dom.js";
import { aim, contains, middle, placeAmong } from "./aim.js";
import { Ghost } from "./ghost.js";

/** @import { Box, Spot, Target } from "./aim.js" */
/** What a drag needs of a board: whether the table can be changed. @typedef {HTMLElement & {readonly: boolean}} Surface */

const EDGE = 44;
const SCROLL_STEP = 12;
const GAP = 2;
const RACK_SLACK = 6;

export class Drag {
  /** @type {Target | null} */
  #target = null;
  /** @type {Element | null} */
  #marked = null;
  #frame = 0;

  /**
   * @param {Surface} board @param {number[]} tiles @param {{element: Element, x: number, y: number}} down
   * @param {(target: Target) => import("./ghost.js").Preview} preview what a drop would do
   */
  constructor(board, tiles, down, preview) {
    this.board = board;
    this.preview = preview;
    this.tiles = tiles;
    this.down = down;
    this.x = down.x;
    this.y = down.y;
    this.felt = need(board, ".felt");
    this.rack = board.querySelector(".rack");
    this.originals = tiles.map((piece) => need(board, `[data-piece="${piece}"]`));
    // Every place is read once: during a drag only scrolling changes them.
    this.scrolled = { felt: this.felt.scrollTop, page: scrollY };
    this.feltBox = this.felt.getBoundingClientRect();
    this.rowsBox = need(this.felt, ".rows").getBoundingClientRect();
    this.slotBox = this.felt.querySelector(".slot")?.getBoundingClientRect() ?? null;
    this.rackBox = this.rack?.getBoundingClientRect();
    this.rackSpots = this.#others(spotsIn(this.rack));
    /** All tiles of each row, the carried ones too. */
    this.rows = [...this.felt.querySelectorAll("[data-row]")].map((element) => ({
      element,
      box: element.getBoundingClientRect(),
      spots: spotsIn(element),
    }));
    this.others = this.rows.map(({ spots }) => this.#others(spots));
    const { carried, whole, grabbed } = picture(this.originals, down.element);
    this.picture = carried;
    this.start = { whole, grabbed };
    this.ghost = new Ghost(board, tiles, this.originals);
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
    this.ghost.end();
  }

  /** The tiles that are not carried. @param {Spot[]} spots */
  #others(spots) {
    return spots.filter(({ piece }) => !this.tiles.includes(piece));
  }

  #update() {
    this.picture.style.transform = `translate(${this.x - this.down.x}px, ${this.y - this.down.y}px)`;
    this.ghost.scroll(this.#shift());
    const target = this.#aimed();
    if (JSON.stringify(target) === JSON.stringify(this.#target)) return;
    this.#target = target;
    this.#marked?.classList.remove("target");
    this.#marked = target && this.#element(target);
    this.#marked?.classList.add("target");
    this.#moveCaret(target);
    this.#showGhost(target);
  }

  /** Put the caret where tiles would go on the rack. @param {Target | null} target */
  #moveCaret(target) {
    const [last] = this.rackSpots.slice(-1);
    const next = target?.kind === "rack" ? this.rackSpots.find(({ piece }) => piece === target.before) : undefined;
    const fromRack = this.tiles.every((piece) => this.rows.every(({ spots }) => spots.every((spot) => spot.piece !== piece)));
    this.caret.hidden = target?.kind !== "rack" || !fromRack || !last;
    if (this.caret.hidden) return;
    const { top, bottom } = (next ?? last).box;
    this.caret.style.transform = `translate(${next ? next.box.left - GAP : last.box.right + GAP}px, ${top}px)`;
    this.caret.style.height = `${bottom - top}px`;
  }

  /** @param {Target | null} target */
  #showGhost(target) {
    if (!target || target.kind === "rack") return this.ghost.hide();
    const spots = target.kind === "new" ? [] : this.rows[target.row].spots;
    const first = target.kind === "new" ? this.#newRow() : spots[0].box;
    const now = new Map(spots.map(({ piece, box }) => [piece, box]));
    const start = {
      x: first.left,
      y: first.top,
      width: first.right - first.left,
      height: first.bottom - first.top,
    };
    this.ghost.show(this.preview(target), start, now, this.rowsBox);
  }

  /** The place of the first tile of a new row: at the slot. @returns {Box} */
  #newRow() {
    const width = parseFloat(this.felt.style.getPropertyValue("--tile"));
    const { left, top } = this.slotBox ?? this.rowsBox;
    const [x, y] = [left + 2 * GAP, top + 2 * GAP];
    return { left: x, top: y, right: x + width, bottom: y + width * 1.35 };
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

  /** The target of the carried tiles; null if a drop would change nothing. @returns {Target | null} */
  #aimed() {
    const page = scrollY - this.scrolled.page;
    const [x, y] = middle(this.#carried(page).grabbed);
    if (this.rackBox && contains(this.rackBox, x, y, RACK_SLACK))
      return { kind: "rack", before: this.rackSpots[placeAmong(this.rackSpots, x, y)]?.piece };
    if (this.board.readonly || !contains(this.feltBox, x, y)) return null;
    const carried = this.#carried(this.#shift());
    const [deepX, deepY] = middle(carried.grabbed);
    // A whole row that is dropped where it was stays there, unless it was pushed against another.
    const home = this.rows.find(({ box }, row) => !this.others[row].length && contains(box, deepX, deepY));
    const target = aim(this.tiles, carried, this.others, home?.box ?? this.slotBox);
    return home && target.kind === "new" ? null : target;
  }

  /** The rectangles of the carried tiles. @param {number} scrolled how far what lies below them has scrolled */
  #carried(scrolled) {
    const [x, y] = [this.x - this.down.x, this.y - this.down.y + scrolled];
    const moved = (/** @type {Box} */ { left, top, right, bottom }) => ({
      left: left + x,
      top: top + y,
      right: right + x,
      bottom: bottom + y,
    });
    return { whole: moved(this.start.whole), grabbed: moved(this.start.grabbed) };
  }

  /** @param {Target} target */
  #element(target) {
    if (target.kind === "rack") return this.rack;
    return target.kind === "new" ? this.felt.querySelector(".slot") : this.rows[target.row].element;
  }
}

/** The tiles inside an element. @param {Element | null} root @returns {Spot[]} */
function spotsIn(root) {
  return [...(root?.querySelectorAll("[data-piece]") ?? [])].map((tile) => ({
    piece: pieceOf(tile),
    box: tile.getBoundingClientRect(),
  }));
}

/** A picture of tiles side by side; the grabbed one stays under the pointer. @param {HTMLElement[]} tiles @param {Element} grabbed */
function picture(tiles, grabbed) {
  const first = Math.max(
    0,
    tiles.findIndex((tile) => tile.contains(grabbed)),
  );
  const boxes = tiles.map((tile) => tile.getBoundingClientRect());
  const before = boxes.slice(0, first).reduce((sum, { width }) => sum + width + GAP, 0);
  const wide = boxes.reduce((sum, { width }) => sum + width + GAP, -GAP);
  const { top, bottom, left } = boxes[first];
  const carried = document.createElement("div");
  carried.className = "carried";
  carried.setAttribute("aria-hidden", "true");
  carried.style.left = `${left - before}px`;
  carried.style.top = `${top}px`;
  tiles.forEach((tile, index) => {
    const copy = copyOf(tile);
    copy.removeAttribute("data-piece");
    copy.style.width = `${boxes[index].width}px`;
    carried.append(copy);
  });
  return {
    carried,
    whole: { left: left - before, top, right: left - before + wide, bottom },
    grabbed: boxes[first],
  };
}

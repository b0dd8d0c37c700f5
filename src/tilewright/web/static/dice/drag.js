// A drag of a die: a picture of it follows the pointer, and the grid shows where it would go.

import { copyOf } from "../dom.js";
import { gridOf } from "./turn.js";

const EDGE = 28;
const STEP = 12;

/** @import { DiceMatch } from "./match.js" */

export class Drag {
  /** @param {DiceMatch} match @param {number[]} tiles @param {{element: Element, x: number, y: number}} down */
  constructor(match, tiles, down) {
    this.match = match;
    this.grid = gridOf(match);
    this.tiles = tiles;
    this.down = down;
    this.x = down.x;
    this.y = down.y;
    this.die = /** @type {HTMLElement} */ (down.element.closest("[data-die]"));
    const { left, top, width, height } = this.die.getBoundingClientRect();
    this.picture = copyOf(this.die);
    this.picture.classList.add("dice-ghost");
    for (const name of ["data-die", "data-cell"]) this.picture.removeAttribute(name);
    this.picture.style.cssText = `left: ${left}px; top: ${top}px; width: ${width}px; height: ${height}px; --die: ${width}px`;
    this.die.classList.add("lifted");
    match.append(this.picture);
  }

  /** @param {number} x @param {number} y */
  moveTo(x, y) {
    this.x = x;
    this.y = y;
    this.picture.style.transform = `translate(${x - this.down.x}px, ${y - this.down.y}px) scale(1.12)`;
    this.grid?.aim(this.grid.cellUnder(x, y));
    this.#scroll();
  }

  /** End the drag; returns its target. */
  drop() {
    const beside = document.elementFromPoint(this.x, this.y)?.closest('[data-place="tray"]');
    const target = this.grid?.cellUnder(this.x, this.y) ?? (beside ? /** @type {const} */ ("tray") : null);
    this.end();
    return { target };
  }

  end() {
    this.picture.remove();
    this.die.classList.remove("lifted");
    this.grid?.aim(null);
  }

  #scroll() {
    const box = this.match.querySelector("[data-box]");
    if (!box || !this.grid?.cellUnder(this.x, this.y)) return;
    const { left, top, right, bottom } = box.getBoundingClientRect();
    const toward = (/** @type {number} */ at, /** @type {number} */ low, /** @type {number} */ high) =>
      at < low + EDGE ? -STEP : at > high - EDGE ? STEP : 0;
    box.scrollBy(toward(this.x, left, right), toward(this.y, top, bottom));
  }
}

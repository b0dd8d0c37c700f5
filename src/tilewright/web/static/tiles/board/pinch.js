// Two fingers on the felt change the size of its tiles: on a phone a full table has small ones.

import { need } from "../../dom.js";

/** @typedef {{x: number, y: number, wide: number}} Grasp the middle of two fingers and how far they are apart */

const MOST = 3;

/** Listens on a board until its signal is aborted. */
export class Pinch {
  /** How much larger than fitting tiles are. */
  zoom = 1;
  /**
   * How the fingers began: also the row between them, and where in its height. @type {{wide: number, zoom: number, row: Element | null,
   * part: number} | null}
   */
  #began = null;

  /** @param {HTMLElement & {signal: AbortSignal}} board @param {{begins: () => void, zooms: () => void}} tell when two fingers touch the felt, and when the zoom has changed */
  constructor(board, tell) {
    this.board = board;
    this.tell = tell;
    const { signal } = board;
    board.addEventListener("touchstart", (event) => this.#touch(event), { signal, passive: false });
    board.addEventListener("touchmove", (event) => this.#move(event), { signal, passive: true });
    for (const type of ["touchend", "touchcancel"]) board.addEventListener(type, () => (this.#began = null), { signal });
  }

  /** Show the whole table again. */
  reset() {
    this.#set(1);
  }

  /** @param {TouchEvent} event */
  #touch(event) {
    const grasp = this.#grasp(event);
    if (!grasp) return;
    event.preventDefault();
    const row = document.elementFromPoint(grasp.x, grasp.y)?.closest(".row") ?? null;
    const { top, height } = (row ?? this.board).getBoundingClientRect();
    this.#began = { wide: grasp.wide, zoom: this.zoom, row, part: (grasp.y - top) / height };
    this.tell.begins();
  }

  /** @param {TouchEvent} event */
  #move(event) {
    const grasp = this.#began && this.#grasp(event);
    if (!this.#began || !grasp) return;
    const { wide, zoom, row, part } = this.#began;
    this.#set(Math.min(MOST, Math.max(1, (zoom * grasp.wide) / wide)));
    // What is between the fingers stays there.
    if (!row) return;
    const { top, height } = row.getBoundingClientRect();
    need(this.board, ".felt").scrollTop += top + height * part - grasp.y;
  }

  /** @param {number} zoom */
  #set(zoom) {
    if (zoom === this.zoom) return;
    this.zoom = zoom;
    this.tell.zooms();
  }

  /** Two fingers on the felt, or null. @param {TouchEvent} event @returns {Grasp | null} */
  #grasp({ touches }) {
    const [one, other] = touches;
    if (touches.length !== 2 || [one, other].some(({ target }) => !(target instanceof Element) || !target.closest(".felt"))) return null;
    return {
      x: (one.clientX + other.clientX) / 2,
      y: (one.clientY + other.clientY) / 2,
      wide: Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY),
    };
  }
}

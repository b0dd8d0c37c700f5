// One layer for mouse, pen and touch: a tap chooses or places, a movement carries tiles.

/** Pieces on their way. @typedef {{tiles: number[], follow: (x: number, y: number) => void, land: () => {target: any, places?: any}, end: () => void}} Load */
/**
 * What the layer asks of a board: which pieces go with an element, how they are carried, and what a tap and a drop do.
 * @typedef {HTMLElement & {held: (element: Element) => number[],
 *   carry: (tiles: number[], down: {element: Element, x: number, y: number}) => Load,
 *   tap: (element: Element, extend: boolean) => void, drop: (tiles: number[], target: any, places: any) => void}} Board
 */

/** How far a pointer of each kind may move in a tap. @type {Record<string, number>} */
const SLACK = { mouse: 4, pen: 6, touch: 8 };
// A click that follows a tap so soon is the tap's own.
const ECHO_MS = 600;

/** The pointer layer of a board: it listens from when it is made until `end`. */
export class Pointer {
  #tapped = -Infinity;
  #ended = new AbortController();
  /** @type {{id: number, element: Element, x: number, y: number, slack: number} | null} */
  #down = null;
  /** @type {Load | null} */
  #carried = null;

  /** @param {Board} board */
  constructor(board) {
    this.board = board;
    const { signal } = this.#ended;
    board.addEventListener("pointerdown", (event) => this.#press(event), { signal });
    board.addEventListener("pointermove", (event) => this.#move(event), { signal });
    board.addEventListener("pointerup", (event) => this.#release(event), { signal });
    board.addEventListener("pointercancel", () => this.cancel(), { signal });
    // A finger is captured by what it touches first, and that capture's end comes by here too when the board takes over.
    board.addEventListener("lostpointercapture", ({ target }) => target === board && this.cancel(), { signal });
    board.addEventListener("click", (event) => this.#click(event), { signal });
    // A drag that ends in motion would count as a fling, and the browser would swallow the tap after it as one that ends the
    // fling: so a finger on a tile makes no gestures of the browser's.
    board.addEventListener("touchstart", (event) => this.#touch(event), { signal, passive: false });
  }

  /** Whether tiles are being dragged. */
  get carries() {
    return this.#carried !== null;
  }

  end() {
    this.cancel();
    this.#ended.abort();
  }

  /** Let go of what is dragged, and leave everything as it was. */
  cancel() {
    this.#down = null;
    this.#carried?.end();
    this.#carried = null;
  }

  /** @param {PointerEvent} event */
  #press(event) {
    if (!event.isPrimary || event.button !== 0 || !(event.target instanceof Element)) return;
    const slack = SLACK[event.pointerType] ?? SLACK.touch;
    this.#down = { id: event.pointerId, element: event.target, x: event.clientX, y: event.clientY, slack };
  }

  /** @param {TouchEvent} event */
  #touch(event) {
    if (event.target instanceof Element && this.board.held(event.target).length) event.preventDefault();
  }

  /** @param {PointerEvent} event */
  #move(event) {
    const down = this.#down;
    if (!down || event.pointerId !== down.id) return;
    if (!this.#carried) {
      if (Math.hypot(event.clientX - down.x, event.clientY - down.y) < down.slack) return;
      const tiles = this.board.held(down.element);
      if (!tiles.length) return this.cancel();
      // Captured by the board, which stays, while a tile may be drawn anew under the finger.
      this.board.setPointerCapture(down.id);
      this.#carried = this.board.carry(tiles, down);
    }
    this.#carried.follow(event.clientX, event.clientY);
  }

  /** @param {PointerEvent} event */
  #release(event) {
    const down = this.#down;
    if (!down || event.pointerId !== down.id) return;
    const carried = this.#carried;
    this.#down = this.#carried = null;
    this.#tapped = event.timeStamp;
    if (!carried) return this.board.tap(down.element, event.shiftKey);
    carried.follow(event.clientX, event.clientY);
    const { target, places } = carried.land();
    this.board.drop(carried.tiles, target, places);
  }

  /**
   * Keyboards and assistive technology click without a pointer. Taps are not taken from clicks: after a drag by touch a
   * browser may leave out the click of the next tap.
   * @param {MouseEvent} event
   */
  #click(event) {
    if (event.timeStamp - this.#tapped > ECHO_MS && event.target instanceof Element) this.board.tap(event.target, event.shiftKey);
  }
}

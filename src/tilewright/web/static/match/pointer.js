// Mouse, pen and touch in one: a tap selects or places, a movement drags.

/**
 * A drag in progress. @typedef {{tiles: number[], moveTo: (x: number, y: number) => void, drop: () => {target: unknown, places?:
 * unknown}, end: () => void}} Drag
 */
/**
 * What hands do: the pieces that are dragged by an element, the drag, and what a tap and a drop do.
 * @typedef {{draggedBy: (element: Element) => number[],
 *   startDrag: (tiles: number[], down: {element: Element, x: number, y: number}) => Drag,
 *   tap: (element: Element, extend: boolean) => void, drop(tiles: number[], target: unknown, places: unknown): void}} Hands
 */

/** How far a pointer of each kind may move in a tap, in pixels. @type {Record<string, number>} */
const SLACK = { mouse: 4, pen: 6, touch: 8 };
// A click this soon after a tap belongs to the tap.
const ECHO_MS = 600;

/** Listens on a board until `end`. */
export class Pointer {
  #tappedAt = -Infinity;
  #listening = new AbortController();
  /** @type {{id: number, element: Element, x: number, y: number, slack: number} | null} */
  #down = null;
  /** @type {Drag | null} */
  #drag = null;

  /** @param {HTMLElement} board @param {Hands} hands */
  constructor(board, hands) {
    this.board = board;
    this.hands = hands;
    const { signal } = this.#listening;
    board.addEventListener("pointerdown", (event) => this.#press(event), { signal });
    board.addEventListener("pointermove", (event) => this.#move(event), { signal });
    board.addEventListener("pointerup", (event) => this.#release(event), { signal });
    board.addEventListener("pointercancel", () => this.cancel(), { signal });
    // Touch is captured by the touched element first; the end of that capture bubbles up here when the board takes over.
    board.addEventListener("lostpointercapture", ({ target }) => target === board && this.cancel(), {
      signal,
    });
    board.addEventListener("click", (event) => this.#click(event), { signal });
    // A drag that ends in motion would count as a fling, and the browser would swallow the next tap to end the fling.
    // Preventing touchstart on a tile turns browser gestures off.
    board.addEventListener("touchstart", (event) => this.#touch(event), { signal, passive: false });
  }

  /** Whether tiles are being dragged. */
  get isDragging() {
    return this.#drag !== null;
  }

  end() {
    this.cancel();
    this.#listening.abort();
  }

  /** End a drag without a drop. */
  cancel() {
    this.#down = null;
    this.#drag?.end();
    this.#drag = null;
  }

  /** @param {PointerEvent} event */
  #press(event) {
    if (!event.isPrimary || event.button !== 0 || !(event.target instanceof Element)) return;
    const slack = SLACK[event.pointerType] ?? SLACK.touch;
    this.#down = { id: event.pointerId, element: event.target, x: event.clientX, y: event.clientY, slack };
  }

  /** @param {TouchEvent} event */
  #touch(event) {
    if (event.target instanceof Element && this.hands.draggedBy(event.target).length) event.preventDefault();
  }

  /** @param {PointerEvent} event */
  #move(event) {
    const down = this.#down;
    if (!down || event.pointerId !== down.id) return;
    if (!this.#drag) {
      if (Math.hypot(event.clientX - down.x, event.clientY - down.y) < down.slack) return;
      // On a table that faces the other side everything is tapped: pictures would follow the pointer the other way.
      if (this.board.closest(".turned")) return;
      const tiles = this.hands.draggedBy(down.element);
      if (!tiles.length) return this.cancel();
      // The board captures the pointer: a tile may be replaced during the drag.
      this.board.setPointerCapture(down.id);
      this.#drag = this.hands.startDrag(tiles, down);
    }
    this.#drag.moveTo(event.clientX, event.clientY);
  }

  /** @param {PointerEvent} event */
  #release(event) {
    const down = this.#down;
    if (!down || event.pointerId !== down.id) return;
    const drag = this.#drag;
    this.#down = this.#drag = null;
    this.#tappedAt = event.timeStamp;
    if (!drag) return this.hands.tap(down.element, event.shiftKey);
    drag.moveTo(event.clientX, event.clientY);
    const { target, places } = drag.drop();
    this.hands.drop(drag.tiles, target, places);
  }

  /**
   * Keyboards and assistive technology click without a pointer. Taps do not rely on clicks: after a drag by touch a
   * browser may omit the click of the next tap.
   * @param {MouseEvent} event
   */
  #click(event) {
    if (event.timeStamp - this.#tappedAt > ECHO_MS && event.target instanceof Element) this.hands.tap(event.target, event.shiftKey);
  }
}

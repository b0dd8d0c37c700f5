// The crossword grid: scaled to its box, or scrolling inside it.

import { BaseElement, classNames, given } from "../base_element.js";
import { find, need, targetOf } from "../dom.js";
import { html, nothing, repeat } from "../vendor/lit.js";
import { t } from "../words.js";
import { dieView, faceName, standsFor } from "./die.js";
import { cellAt, fitted, nextCell, openCells } from "./geometry.js";

/** @import { Cell, Placed } from "./draft.js" */
/** @import { RowReading as Reading } from "../messages/socket.d.ts" */

/** The side of a cell in pixels: the smallest to touch, the smallest to look at, and the largest. */
const [SMALLEST_TOUCH, SMALLEST_SEEN, LARGEST] = [30, 18, 112];
/** @type {Record<string, Cell>} */
const STEPS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/**
 * Shows dice; with `active` its cells are buttons, which the match screen handles. Arrow keys move the focus; fires `leave`
 * when they lead down out of the grid.
 */
export class DiceGrid extends BaseElement {
  static properties = given("dice showing readings reasons changed laid chosen turn active judged planning");

  #size = { width: 320, height: 240 };
  #watch = new ResizeObserver(([entry]) => {
    // A hidden element has no size.
    if (!entry.contentRect.width) return;
    this.#size = entry.contentRect;
    this.requestUpdate();
  });
  /** @type {import("./geometry.js").Bounds | null} */
  #bounds = null;
  #side = 0;
  /** @type {unknown} */
  #turn = null;
  /** @type {Cell} */
  #at = [0, 0];

  /** @type {readonly Placed[]} */
  dice = [];
  /** @type {readonly (import("./game.js").Face | null)[]} */
  showing = [];
  /** @type {readonly Reading[]} */
  readings = [];
  /** Why lines are not sets, by their cells as text. @type {ReadonlyMap<string, string>} */
  reasons = new Map();
  /** @type {ReadonlySet<number>} */
  changed = new Set();
  /** The player's dice: those on the grid were laid in this turn. @type {ReadonlySet<number>} */
  laid = new Set();
  /** @type {readonly number[]} */
  chosen = [];
  /** The turn; the grid does not shrink while it stays the same. @type {unknown} */
  turn = null;
  active = false;
  judged = false;
  /** Whether the dice that are laid are only planned. */
  planning = false;

  firstUpdated() {
    this.#watch.observe(need(this, "[data-box]"));
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.#watch.disconnect();
  }

  /** The cell under a point of the window, or null outside the box. @param {number} x @param {number} y @returns {Cell | null} */
  cellUnder(x, y) {
    if (!this.#bounds || !this.contains(document.elementFromPoint(x, y))) return null;
    const felt = need(this, ".dice-felt").getBoundingClientRect();
    return cellAt(this.#bounds, this.#side, x - felt.left, y - felt.top);
  }

  /** Show where a die would go, without rendering. @param {Cell | null} cell */
  aim(cell) {
    const aim = need(this, ".dice-aim");
    aim.hidden = !cell;
    if (cell) aim.style.cssText = placed(cell);
  }

  /** Focus a cell, by default the last one. @param {Cell} [cell] */
  async focusCell(cell = this.#at) {
    this.#at = cell;
    this.requestUpdate();
    await this.updateComplete;
    find(this, '[data-cell][tabindex="0"]')?.focus();
  }

  render() {
    const { bounds, side } = fitted(this.dice, this.turn === this.#turn ? this.#bounds : null, this.#size, [
      this.active ? SMALLEST_TOUCH : SMALLEST_SEEN,
      LARGEST,
    ]);
    [this.#bounds, this.#side, this.#turn] = [bounds, side, this.turn];
    const { left, top, right, bottom } = bounds;
    const cells = openCells(this.dice, bounds);
    if (!cells.some((cell) => same(cell, this.#at))) this.#at = cells[Math.floor(cells.length / 2)];
    const style = `--side: ${this.#side}px; --left: ${left}; --top: ${top}; --columns: ${right - left + 1}; --rows: ${bottom - top + 1}`;
    const diceByCell = new Map(this.dice.map(([x, y, one]) => [`${x},${y}`, one]));
    // Without focusable cells the box takes the focus, so that keys can scroll it.
    return html`<div class="dice-box" data-box tabindex=${this.active ? nothing : 0} @keydown=${this.#step} @pointermove=${this.#pan}>
      <div class=${classNames({ "dice-felt": true, planning: this.planning })} role="group" aria-label=${t("dicegame-grid")}
        .style=${style}>
        ${this.judged ? this.readings.map((line) => this.#outline(line)) : nothing}
        ${repeat(cells, String, (cell) => this.#cell(cell, diceByCell.get(String(cell))))}
        <span class="dice-aim" hidden></span>
        ${this.judged ? this.readings.map((line) => this.#why(line)) : nothing}
      </div>
    </div>`;
  }

  /** @param {Cell} cell @param {number | undefined} one */
  #cell(cell, one) {
    if (one === undefined && !this.active) return nothing;
    const chosen = one !== undefined && this.chosen.includes(one);
    const at = placed(cell);
    const classes = classNames({
      "dice-cell": true,
      empty: one === undefined,
      laid: one !== undefined && this.laid.has(one),
      changed: one !== undefined && this.changed.has(one),
      chosen,
    });
    const picture = one === undefined ? nothing : dieView(this.showing[one - 1], this.#stands(one));
    // The same button with and without a die, so that it keeps the focus.
    return this.active
      ? html`<button class=${classes} data-cell=${cell} data-die=${one ?? nothing} data-piece=${one ?? nothing} .style=${at}
      tabindex=${same(cell, this.#at) ? 0 : -1}
          aria-label=${this.#label(cell, one)} aria-pressed=${one === undefined ? nothing : chosen}>${picture}</button>`
      : html`<span class=${classes} role="img" data-piece=${one ?? nothing} .style=${at}
        aria-label=${this.#label(cell, one)}>${picture}</span>`;
  }

  /** @param {Cell} cell @param {number | undefined} one */
  #label([column, row], one) {
    if (one === undefined) return t("dicegame-cell-empty", { column, row });
    const shown = faceName(this.showing[one - 1]);
    const stands = this.#stands(one);
    const what = stands.length ? t("dicegame-stands", { die: shown, faces: standsFor(stands) }) : shown;
    return t("dicegame-cell-die", { die: what, column, row });
  }

  /** @param {number} one */
  #stands(one) {
    return this.readings
      .flatMap(({ order, stands }) => stands[order.indexOf(one)] ?? [])
      .filter((face, place, all) => all.indexOf(face) === place);
  }

  /** @param {Reading} line */
  #outline({ legal, cells }) {
    const [first, last] = [cells[0], cells[cells.length - 1]];
    const size = `${placed(first)}; --wide: ${last[0] - first[0] + 1}; --high: ${last[1] - first[1] + 1}`;
    return html`<span class="dice-line ${legal ? "good" : "bad"}" .style=${size}></span>`;
  }

  /** @param {Reading} line */
  #why({ cells }) {
    const reason = this.reasons.get(String(cells));
    if (!reason) return nothing;
    const at = placed(cells[0]);
    const down = cells.length > 1 && cells[0][0] === cells[1][0];
    const tell = () => this.dispatchEvent(new CustomEvent("reason", { detail: reason }));
    return html`<button class="dice-why ${down ? "down" : ""}" data-own .style=${at}
      aria-label=${`${t("dicegame-why")} ${reason}`} @click=${tell}>!</button>`;
  }

  /** Let a mouse drag the grid; touch scrolls the box by itself. @param {PointerEvent} event */
  #pan({ buttons, pointerType, movementX, movementY, target, currentTarget }) {
    if (buttons !== 1 || pointerType !== "mouse" || /** @type {Element} */ (target).closest("[data-die]")) return;
    /** @type {Element} */ (currentTarget).scrollBy(-movementX, -movementY);
  }

  /** @param {KeyboardEvent} event */
  #step(event) {
    const step = STEPS[event.key];
    const at = targetOf(event).dataset.cell;
    if (!step || !at) return;
    event.preventDefault();
    const [x, y] = at.split(",").map(Number);
    const next = nextCell(openCells(this.dice, this.#bounds), [x, y], step);
    if (next) void this.focusCell(next);
    else if (event.key === "ArrowDown") this.dispatchEvent(new Event("leave"));
  }
}

/** @param {Cell} one @param {Cell} other */
const same = (one, other) => one[0] === other[0] && one[1] === other[1];

/** The position of a cell as a style, set as a property because the content security policy forbids style attributes. @param {Cell} cell */
const placed = ([x, y]) => `--x: ${x}; --y: ${y}`;

customElements.define("tw-dice-grid", DiceGrid);

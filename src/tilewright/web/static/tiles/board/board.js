// The felt and the rack with all input. It knows no rules and holds nothing: what it shows is given to it, what the player does leaves it as an event.

import { BaseElement, classNames, given } from "../../base_element.js";
import { find } from "../../dom.js";
import { sameRows } from "../../match/history.js";
import { isPlayed } from "../../match/pace.js";
import { Pointer } from "../../match/pointer.js";
import { shake } from "../../match/shake.js";
import { html, nothing } from "../../vendor/lit.js";
import { t } from "../../words.js";
import { rowKey } from "../piece.js";
import { explain, felt, reach, shownRows, spotOf } from "./felt.js";
import { BoardInput } from "./input.js";
import { pressKey } from "./keyboard.js";
import { Pinch } from "./pinch.js";
import { tilePlaces } from "./places.js";
import { Playback } from "./playback.js";
import { rack } from "./rack.js";
import { sortRack } from "./rack_order.js";
import { RowVerdicts } from "./row_verdicts.js";
import { setTileSizes } from "./tile_sizes.js";
import { keysDialog, tools } from "./tools.js";
import { Typing } from "./typing_field.js";

// A page that is not ours uses the board by this module alone.
export { setWords } from "../../words.js";

/** @import { RowReading as Reading } from "../../messages/socket.d.ts" */
/** A step of a rearrangement: the rows after it, and the pieces that are in hand. @typedef {{rows: number[][], hand?: number[], sentence: string}} Step */

const STEP_MS = 1400;

/**
 * `<tw-board>`. Fires `draft` with the rows that the player lays, `step` with "undo" or "redo", `order` with the player's order of the rack,
 * `sorting` with another sorting, `announce` with a sentence for a live region, `notice` with one that everybody should see,
 * `choose` with the chosen tiles, and `why` with the reason why a row is wrong; unless that is prevented, the board shows it.
 */
export class Board extends BaseElement {
  static properties = given(
    "view rows readings faults sentences other changed plays draws people drawn hinted otherKeys order sorting readonly planning checked strip",
  );

  /** The properties that were applied last. @type {{view?: Board["view"], faults?: unknown}} */
  #applied = {};
  /** @type {number[]} */
  #announcedChoice = [];
  /** The piece or the slot for a new row that had the focus last. @type {number | "slot" | null} */
  #focused = null;
  /** The step of a rearrangement that is shown instead of the draft. @type {Step | null} */
  #stage = null;
  /** Where tiles were before the next render, for the animation. @type {Map<string, DOMRect> | null} */
  #from = null;
  #playback = new Playback(this);
  #layout = "";
  #hadFocus = false;
  /** @type {Pinch | null} */
  #pinch = null;
  #measure = () => {
    const { table, rows, rack: own } = this.draft;
    const held = this.view?.held;
    setTileSizes(
      this,
      (held === undefined ? table : rows).map(({ length }) => length),
      held ?? own.length,
      this.#pinch?.zoom,
    );
  };
  input = new BoardInput(this);
  verdicts = new RowVerdicts();
  typing = new Typing(this);

  /** While a position is set up, `held` is how many of its tiles the rack has room for. @type {{table: number[][], rack: number[], seat:
   * number | null, to_move?: number[], held?: number} | null} */
  view = null;
  /** The table as the player has arranged it, or null. @type {number[][] | null} */
  rows = null;
  /** @type {Reading[]} */
  readings = [];
  /** @type {{row?: number | null}[]} */
  faults = [];
  /** @type {string[]} */
  sentences = [];
  /** @type {number[][] | null} */
  other = null;
  /** @type {Set<number>} */
  changed = new Set();
  /** The turns of others since the player's own. @type {import("./playback.js").Play[]} */
  plays = [];
  /** Who has drawn tiles just now. @type {import("./playback.js").Draw[]} */
  draws = [];
  /** The people around the felt and the pile, where there are any. @type {unknown} */
  people = null;
  /** The tiles that the player drew last. @type {Set<number>} */
  drawn = new Set();
  /** The tiles that a hint names. @type {Set<number>} */
  hinted = new Set();
  /** @type {number[]} */
  order = [];
  /** Keys of the screen around the board, each with what it does. @type {[string, string][]} */
  otherKeys = [];
  sorting = "color";
  readonly = false;
  /** Whether the player only plans, while others play. */
  planning = false;
  /** Whether rows are marked as right or wrong before the turn ends. */
  checked = true;
  /** What stands between felt and rack. @type {Element | null} */
  strip = null;

  constructor() {
    super();
    this.addEventListener("keydown", (event) => pressKey(event, this, this.input));
    this.addEventListener("focusin", ({ target }) => {
      const spot = target instanceof Element && target.matches(".tile, .slot") ? spotOf(target) : null;
      const reached = spot?.at === "tile" ? spot.piece : "slot";
      if (!spot || reached === this.#focused) return;
      this.#focused = reached;
      this.requestUpdate();
    });
  }

  connectedCallback() {
    super.connectedCallback();
    const pointer = new Pointer(this, this.input);
    this.input.pointer = pointer;
    this.#pinch = new Pinch(this, { begins: () => pointer.cancel(), zooms: this.#measure });
    const resized = new ResizeObserver(this.#measure);
    resized.observe(this);
    this.signal.addEventListener("abort", () => [pointer.end(), resized.disconnect()]);
  }

  /** The table and the rack as the turn began, and the table as the player has arranged it. @returns {import("./draft.js").Draft} */
  get draft() {
    const { table, rack: own } = this.view ?? { table: [], rack: [] };
    return { table, rack: own, rows: this.rows ?? table };
  }

  /** What is shown: the rows, the whole rack in its order, and what the player can do. */
  get shown() {
    const { rows, table, rack: own } = this.draft;
    // How another seat arranges the table is shown until the player takes a tile up, or has laid one, to plan.
    const plans = this.input.lifting || this.input.chosen.length || !sameRows(rows, table);
    const other = this.planning && plans ? null : this.other;
    const stage = this.#stage && [...this.#stage.rows, this.#stage.hand ?? []].filter((row) => row.length);
    const canLay = !this.readonly && !this.#stage && (this.planning || !this.other);
    return {
      rows: this.verdicts.ordered(stage ?? other ?? rows),
      rack: sortRack(own, this.sorting, this.order),
      other,
      canLay,
      canMove: canLay && !other,
    };
  }

  /** Nothing is rendered during a drag, unless a new view has arrived. */
  shouldUpdate() {
    const { pointer } = this.input;
    if (!pointer?.isDragging) return true;
    if (this.#applied.view === this.view) return false;
    pointer.cancel();
    return true;
  }

  willUpdate() {
    const { view, faults } = this.#applied;
    this.#applied = { view: this.view, faults: this.faults };
    this.verdicts.addReadings(this.readings);
    if (view !== this.view && !isSame(view, this.view)) [this.#stage, this.input.chosen] = [null, []];
    if (faults !== this.faults) this.verdicts.setReasons(this.faults, this.sentences, this.readings);
    this.#hadFocus = document.activeElement?.closest(".tile, .slot") !== null && this.contains(document.activeElement);
    const { rows, rack: own } = this.shown;
    const layout = JSON.stringify([rows, own]);
    if (layout !== this.#layout) this.#from = new Map([...tilePlaces(this), ...(this.#from ?? [])]);
    this.#layout = layout;
    this.#playback.prepare(view === this.view ? null : this.plays, this.draws, this.#from !== null);
  }

  render() {
    const { rows, rack: own, canMove } = this.shown;
    const { table, rows: arranged } = this.draft;
    const states = classNames({
      felt: true,
      own: canMove,
      acted: canMove && !sameRows(arranged, table),
      outlined: !isPlayed(),
      planning: this.planning && canMove,
    });
    const laid = new Set(rows.flat());
    const before = new Set(table.flat());
    const unplayed = own.filter((piece) => !laid.has(piece));
    const reached = reach(this.#focused, canMove, rows.flat(), unplayed);
    const look = (/** @type {number} */ piece, /** @type {string[]} */ stands = []) => ({
      stands,
      chosen: this.input.chosen.includes(piece),
      reached: reached.includes(piece),
      fresh: laid.has(piece) && !before.has(piece),
      changed: this.changed.has(piece),
      drawn: this.drawn.has(piece) && !laid.has(piece),
      hinted: this.hinted.has(piece),
    });
    const does = {
      own: canMove,
      slot: reached[0] === "slot",
      why: (/** @type {Event} */ event, /** @type {string} */ reason) => this.emit("why", reason) && explain(this, event, reason),
      fit: () => this.#pinch?.reset(),
    };
    const cloth = html`<div class=${states} role="group" aria-label=${t("board-table", { count: rows.length })}>
      ${felt(shownRows(rows, table, this.verdicts, { own: canMove, checked: this.checked }), look, does)}
    </div>`;
    return html`${this.people ? html`<div class="around">${this.people}${cloth}</div>` : cloth}
      ${this.strip}
      ${this.view && this.view.seat !== null ? rackAndTools(this, unplayed, look) : nothing}
      <div class="reason" popover role="status"></div>
      ${keysDialog(this.otherKeys)}`;
  }

  updated() {
    this.#measure();
    if (String(this.#announcedChoice) !== String(this.input.chosen)) this.emit("choose", this.input.chosen);
    this.#announcedChoice = this.input.chosen;
    this.#playback.start(this.#from, this.shown.other && (this.view?.to_move?.[0] ?? null));
    this.#from = null;
    if (this.#hadFocus && !this.contains(document.activeElement))
      find(this, this.#focused === "slot" ? ".slot" : `[data-piece="${this.#focused}"]`)?.focus();
  }

  /** Draw at once. */
  drawNow() {
    this.requestUpdate();
    this.performUpdate();
  }

  /** Let tiles move from where they were dropped. @param {Map<string, DOMRect>} from */
  moveFrom(from) {
    this.#from = new Map([...tilePlaces(this), ...from]);
  }

  /** Show a rearrangement step by step, then the draft again. @param {Step[]} steps */
  async demonstrate(steps) {
    for (const step of steps) {
      // What the step changes is in sight, however full the table is.
      void this.#show(step).then(() => this.querySelector(".row.touched")?.scrollIntoView({ block: "nearest" }));
      this.emit("announce", step.sentence);
      await new Promise((done) => setTimeout(done, STEP_MS));
      // A new view has arrived, or another rearrangement is shown.
      if (this.#stage !== step) return;
    }
    void this.#show(null);
  }

  /** Play the turns of others since the player's own again. */
  playAgain() {
    if (!this.#stage) void this.#playback.again(this.plays, (rows) => this.#show(rows && { rows, sentence: "" }));
  }

  /** Give the focus to the rack: to the tile that was drawn, else to the one that Tab reaches. */
  async focusRack() {
    await this.updateComplete;
    const places = [".rack .tile.drawn", '.rack .tile[tabindex="0"]', '.felt [tabindex="0"]'];
    places
      .map((place) => find(this, place))
      .find(Boolean)
      ?.focus();
  }

  /** @param {Step | null} step */
  #show(step) {
    this.#stage = step;
    this.requestUpdate();
    return this.updateComplete;
  }

  /** @param {string} type @param {unknown} detail @returns {boolean} whether nobody has prevented what the board does then */
  emit(type, detail) {
    return this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, cancelable: true }));
  }
}

/** Shake the rows of a board that are wrong, else those that were touched. @param {Element} board */
export function shakeWrong(board) {
  const wrong = board.querySelectorAll(".row:is(.wrong, .begun)");
  shake(wrong.length ? wrong : board.querySelectorAll(".row.touched"));
}

/** Whether two views have the same table and rack. @param {Board["view"] | undefined} one @param {Board["view"]} other */
const isSame = (one, other) =>
  Boolean(one && other) && sameRows(one?.table ?? [], other?.table ?? []) && rowKey(one?.rack ?? []) === rowKey(other?.rack ?? []);

/** @param {Board} board @param {number[]} unplayed @param {import("./felt.js").Looks} look */
function rackAndTools(board, unplayed, look) {
  const own = board.shown.canMove;
  // Without an order of their own, players see their tiles by color.
  const sorting = board.sorting === "own" && !board.order.length ? "color" : board.sorting;
  const sort = (/** @type {string} */ wanted) => {
    if (wanted === "own" && !board.order.length) board.emit("order", board.shown.rack);
    board.emit("sorting", wanted);
  };
  return html`${rack(unplayed, look)}
    ${tools(board, { sorting, own, sort })}
    ${own ? board.typing.view() : nothing}`;
}

customElements.define("tw-board", Board);

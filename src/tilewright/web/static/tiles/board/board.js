// The felt and the rack with all input. It knows no rules: it holds a draft and shows the server's verdict.

import { BaseElement, classNames } from "../../base_element.js";
import { isPlayed } from "../../match/pace.js";
import { Pointer } from "../../match/pointer.js";
import { shake } from "../../match/shake.js";
import { html, nothing } from "../../vendor/lit.js";
import { t } from "../../words.js";
import { looksLikeSet, rowKey, sortRow } from "../piece.js";
import { piecesInWords } from "../pieces_in_words.js";
import * as drafts from "./draft.js";
import { Drag } from "./drag.js";
import { explain, felt, reach, shownRows, spotOf } from "./felt.js";
import { pressKey } from "./keyboard.js";
import { Pinch } from "./pinch.js";
import { tilePlaces } from "./places.js";
import { Playback } from "./playback.js";
import { rack } from "./rack.js";
import { reorder, sortRack } from "./rack_order.js";
import { RowVerdicts } from "./row_verdicts.js";
import * as selections from "./selection.js";
import { setTileSizes } from "./tile_sizes.js";
import { keysDialog, tools } from "./tools.js";
import { Typing } from "./typing_field.js";

// A page that is not ours uses the board by this module alone.
export { setWords } from "../../words.js";

/** @import { RowReading as Reading } from "../../messages/socket.d.ts" */
/** A step of a rearrangement: the rows after it, and the pieces that are in hand. @typedef {{rows: number[][], hand?: number[], sentence: string}} Step */

const STEP_MS = 1400;

/**
 * `<tw-board>`. Fires `draft` with the rows after each change, `order` with the player's order of the rack, `sorting` with
 * another sorting, `announce` with a sentence for a live region, `notice` with one that everybody should see, `choose`
 * with the chosen tiles, and `why` with the reason why a row is wrong; unless that is prevented, the board shows it.
 */
export class Board extends BaseElement {
  static properties = {
    view: { attribute: false },
    draft: { attribute: false },
    readings: { attribute: false },
    faults: { attribute: false },
    sentences: { attribute: false },
    other: { attribute: false },
    changed: { attribute: false },
    plays: { attribute: false },
    seatElement: { attribute: false },
    drawn: { attribute: false },
    hinted: { attribute: false },
    otherKeys: { attribute: false },
    order: { attribute: false },
    sorting: { type: String },
    readonly: { type: Boolean },
    planning: { type: Boolean },
    strip: { attribute: false },
  };

  #draft = drafts.start([], []);
  /** The properties that were applied last. @type {{view?: unknown, draft?: unknown, faults?: unknown}} */
  #applied = {};
  #verdicts = new RowVerdicts();
  /** @type {number[]} */
  #chosen = [];
  #announcedChoice = this.#chosen;
  /** The piece or the slot for a new row that had the focus last. @type {number | "slot" | null} */
  #focused = null;
  /** The step of a rearrangement that is shown instead of the draft. @type {Step | null} */
  #stage = null;
  /** Where tiles were before the next render, for the animation. @type {Map<string, DOMRect> | null} */
  #from = null;
  #playback = new Playback(this);
  #layout = "";
  #hadFocus = false;
  /** Whether tiles are just being lifted. */
  #lifting = false;
  #typing = new Typing(this, {
    draft: () => this.#selection.draft,
    rows: () => this.#rows,
    lay: (draft, sentence) => this.#change(draft, sentence),
  });
  /** @type {Pointer | null} */
  #pointer = null;
  /** @type {Pinch | null} */
  #pinch = null;
  #resized = new ResizeObserver(() => this.#measure());

  constructor() {
    super();
    /** @type {{table: number[][], rack: number[], seat: number | null, to_move?: number[]} | null} */
    this.view = null;
    /** @type {number[][] | null} */
    this.draft = null;
    /** @type {Reading[]} */
    this.readings = [];
    /** @type {{row?: number | null}[]} */
    this.faults = [];
    /** @type {string[]} */
    this.sentences = [];
    /** @type {number[][] | null} */
    this.other = null;
    /** @type {Set<number>} */
    this.changed = new Set();
    /** The turns of others since the player's own. @type {import("./playback.js").Play[]} */
    this.plays = [];
    /** Where the tiles of a seat come from. @type {(seat: number) => Element | null} */
    this.seatElement = () => null;
    /** The tiles that the player drew last. @type {Set<number>} */
    this.drawn = new Set();
    /** The tiles that a hint names. @type {Set<number>} */
    this.hinted = new Set();
    /** @type {number[]} */
    this.order = [];
    /** Keys of the screen around the board, each with what it does. @type {[string, string][]} */
    this.otherKeys = [];
    this.sorting = "color";
    this.readonly = false;
    /** Whether the player only plans, while others play. */
    this.planning = false;
    /** What stands between felt and rack. @type {Element | null} */
    this.strip = null;
    this.addEventListener("keydown", (event) => pressKey(event, this));
    this.addEventListener("focusin", ({ target }) => this.#follow(target));
  }

  connectedCallback() {
    super.connectedCallback();
    this.#pointer = new Pointer(this);
    this.#pinch = new Pinch(this, { begins: () => this.#pointer?.cancel(), zooms: () => this.#measure() });
    this.#resized.observe(this);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.#pointer?.end();
    this.#pinch?.end();
    this.#resized.disconnect();
  }

  /** Nothing is rendered during a drag, unless a new view has arrived. */
  shouldUpdate() {
    if (!this.#pointer?.isDragging) return true;
    if (this.#applied.view === this.view) return false;
    this.#pointer.cancel();
    return true;
  }

  willUpdate() {
    const { view, draft, faults } = this.#applied;
    this.#applied = { view: this.view, draft: this.draft, faults: this.faults };
    this.#verdicts.addReadings(this.readings);
    if (view !== this.view) this.#startDraft();
    if (draft !== this.draft && this.draft && !drafts.samePieces(this.draft, this.#draft.rows))
      this.#draft = drafts.lay(this.#draft, this.draft);
    if (faults !== this.faults)
      this.#verdicts.setReasons(
        this.faults,
        this.sentences,
        this.readings.map(({ order }) => order),
      );
    this.#hadFocus =
      document.activeElement?.closest(".tile, .slot") !== null && this.contains(document.activeElement);
    const layout = JSON.stringify([this.#rows, this.#rack]);
    if (layout !== this.#layout) this.#from = new Map([...tilePlaces(this), ...(this.#from ?? [])]);
    this.#layout = layout;
    this.#playback.prepare(view === this.view ? null : this.plays);
  }

  /** Start a new draft if the table or the rack has changed. */
  #startDraft() {
    const { table, rack: own } = this.view ?? { table: [], rack: [] };
    if (drafts.sameRows(table, this.#draft.table) && rowKey(own) === rowKey(this.#draft.rack)) return;
    this.#draft = drafts.start(table, own);
    this.#stage = null;
    this.#chosen = [];
  }

  /** The table as another seat arranges it, unless the player has taken up or laid a tile to plan. */
  get #other() {
    const { rows, table } = this.#draft;
    const plans = this.#lifting || this.#chosen.length || !drafts.sameRows(rows, table);
    return this.planning && plans ? null : this.other;
  }

  /** The rows that are shown. */
  get #rows() {
    const stage = this.#stage && [...this.#stage.rows, this.#stage.hand ?? []].filter((row) => row.length);
    return this.#verdicts.ordered(stage ?? this.#other ?? this.#draft.rows);
  }

  /** The whole rack in its order, laid tiles included. */
  get #rack() {
    return sortRack(this.#draft.rack, this.sorting, this.order);
  }

  /** The draft as it is shown, and the chosen tiles. @returns {selections.Selection} */
  get #selection() {
    return {
      draft: { ...this.#draft, rows: this.#verdicts.ordered(this.#draft.rows) },
      chosen: this.#chosen,
    };
  }

  /** Whether the player can lay tiles: in the turn, or as a plan while another seat arranges the table. */
  get #canLay() {
    return !this.readonly && !this.#stage && (this.planning || !this.other);
  }

  /** Whether the player can move tiles of the table. */
  get #canMove() {
    return this.#canLay && !this.#other;
  }

  render() {
    const own = this.#canMove;
    const rows = this.#rows;
    const table = new Set(this.#draft.table.flat());
    const shown = shownRows(rows, this.#draft.table, this.#verdicts, own);
    const states = classNames({
      felt: true,
      own,
      acted: own && this.#draft.past.length > 0,
      outlined: !isPlayed(),
      planning: this.planning && own,
    });
    const laid = new Set(rows.flat());
    const unplayed = this.#rack.filter((piece) => !laid.has(piece));
    const reached = reach(this.#focused, own, rows.flat(), unplayed);
    const look = (/** @type {number} */ piece, /** @type {string[]} */ stands = []) => ({
      stands,
      chosen: this.#chosen.includes(piece),
      reached: reached.includes(piece),
      fresh: laid.has(piece) && !table.has(piece),
      changed: this.changed.has(piece),
      drawn: this.drawn.has(piece) && !laid.has(piece),
      hinted: this.hinted.has(piece),
    });
    return html`<div class=${states} role="group" aria-label=${t("board-table", { count: rows.length })}>
        ${felt(shown, look, { own, slot: reached[0] === "slot", why: (event, reason) => this.#why(event, reason), fit: () => this.#pinch?.reset() })}
      </div>
      ${this.strip}
      ${this.view && this.view.seat !== null ? this.#rackAndTools(unplayed, look) : nothing}
      <div class="reason" popover role="status"></div>
      ${keysDialog(this.otherKeys)}`;
  }

  /** @param {number[]} unplayed @param {import("./felt.js").Looks} look */
  #rackAndTools(unplayed, look) {
    // Without an order of their own, players see their tiles by color.
    const sorting = this.sorting === "own" && !this.order.length ? "color" : this.sorting;
    const state = { sorting, own: this.#canMove, typing: this.#typing.isOpen };
    return html`${rack(unplayed, look)}
    ${tools(state, {
      sort: (sorting) => this.#sort(sorting),
      type: (open) => this.#typing.show(open),
      help: this.showKeys,
    })}
    ${this.#canMove ? this.#typing.view() : nothing}`;
  }

  updated() {
    this.#measure();
    if (this.#announcedChoice !== this.#chosen) this.#emit("choose", this.#chosen);
    this.#announcedChoice = this.#chosen;
    this.#playback.start(this.#from, this.#other && (this.view?.to_move?.[0] ?? null));
    this.#from = null;
    if (this.#hadFocus && !this.contains(document.activeElement))
      this.focusOn(
        this.querySelector(this.#focused === "slot" ? ".slot" : `[data-piece="${this.#focused}"]`),
      );
  }

  #measure() {
    setTileSizes(
      this,
      this.#draft.table.map((row) => row.length),
      this.#draft.rack.length,
      this.#pinch?.zoom,
    );
  }

  /** @param {EventTarget | null} target */
  #follow(target) {
    const spot = target instanceof Element && target.matches(".tile, .slot") ? spotOf(target) : null;
    const reached = spot?.at === "tile" ? spot.piece : "slot";
    if (!spot || reached === this.#focused) return;
    this.#focused = reached;
    this.requestUpdate();
  }

  /** @param {Element | null} element */
  focusOn(element) {
    if (element instanceof HTMLElement) element.focus();
  }

  /** Give the focus to the rack: to the tile that was drawn, else to the one that Tab reaches. */
  async focusRack() {
    await this.updateComplete;
    this.focusOn(
      this.querySelector(".rack .tile.drawn") ??
        this.querySelector('.rack .tile[tabindex="0"]') ??
        this.querySelector('.felt [tabindex="0"]'),
    );
  }

  /** @param {number[]} tiles @param {{element: Element, x: number, y: number}} down */
  startDrag(tiles, down) {
    if (this.#other && this.#canLay) {
      // The drag reads where everything is, so the player's own copy of the table must be drawn first.
      this.#lifting = true;
      this.requestUpdate();
      this.performUpdate();
      this.#lifting = false;
    }
    return new Drag(this, tiles, down);
  }

  /** The pieces that an element drags; outside the player's turn only those of the rack. @param {Element} element */
  draggedBy(element) {
    const spot = spotOf(element);
    if (spot?.at === "grip") return this.#canMove ? this.#rows[spot.row] : [];
    if (spot?.at !== "tile") return [];
    const tiles = selections.movedTogether(this.#selection, spot.piece);
    return this.#canMove || tiles.every((piece) => this.#draft.rack.includes(piece)) ? tiles : [];
  }

  /** @param {Element} element @param {boolean} extend whether the tile is added to the chosen ones */
  tap(element, extend) {
    const spot = spotOf(element);
    if (spot && (this.#canMove || this.#takesUp(spot)))
      this.#apply(selections.tap(this.#selection, spot, extend));
  }

  /** Whether a tap takes up a tile of the rack while another seat's arrangement is shown. @param {selections.Spot} spot */
  #takesUp(spot) {
    return this.#canLay && spot.at === "tile" && selections.rowOf(this.#draft, spot.piece) < 0;
  }

  /** What a drop would do: the rows that it makes of the tiles and the row they go to, and whether the tiles fit there.
   * @param {number[]} tiles @param {import("./aim.js").Target} target @returns {import("./ghost.js").Preview} */
  preview(tiles, target) {
    const rows = this.#verdicts.ordered(selections.preview(this.#selection, tiles, target));
    return { rows, fits: looksLikeSet(rows.find((row) => row.some((piece) => tiles.includes(piece))) ?? []) };
  }

  /** @param {number[]} tiles @param {import("./aim.js").Target | null} target @param {Map<string, DOMRect>} from */
  drop(tiles, target, from) {
    this.#from = new Map([...tilePlaces(this), ...from]);
    const fromRack = tiles.every((piece) => selections.rowOf(this.#draft, piece) < 0);
    if (target?.kind === "rack" && fromRack) this.#arrange(reorder(this.#rack, tiles, target.before));
    else if (target && this.#canLay) this.#apply(selections.place(this.#selection, tiles, target));
    this.requestUpdate();
  }

  /** Carry out the action of a key. @param {import("./keyboard.js").Action} name @param {Element} element */
  runAction(name, element) {
    const piece = Number(/** @type {HTMLElement} */ (element).dataset.piece ?? -1);
    if (name === "help") this.showKeys();
    else if (name === "earlier" || name === "later") this.#shift(piece, name === "later" ? 2 : -1);
    else if (!this.#canMove && !this.#takesUp({ at: "tile", piece })) return;
    else if (name === "type") void this.#typing.show(true);
    else if (name === "undo" || name === "redo") this[name]();
    else this.#apply(selections.pressKey(this.#selection, name, piece));
  }

  showKeys = () => this.querySelector("dialog")?.showModal();

  /** The draft with its undo history. */
  get history() {
    return this.#draft;
  }

  undo = () => this.#change(drafts.undo(this.#draft), t("board-undone"));
  redo = () => this.#change(drafts.redo(this.#draft), t("board-redone"));
  reset = () => this.#change(drafts.reset(this.#draft), t("board-reset"));

  /** Lay the whole table, as one step that can be undone. @param {number[][]} rows */
  lay(rows) {
    this.#change(drafts.lay(this.#draft, rows), "");
  }

  /** Show a rearrangement step by step, then the draft again. @param {Step[]} steps */
  async demonstrate(steps) {
    for (const step of steps) {
      void this.#setStage(step);
      this.#emit("announce", step.sentence);
      await new Promise((done) => setTimeout(done, STEP_MS));
      // A new view has arrived, or another rearrangement is shown.
      if (this.#stage !== step) return;
    }
    void this.#setStage(null);
  }

  /** Shake the rows that are wrong, else those that were touched. */
  shakeWrong() {
    const wrong = this.querySelectorAll(".row:is(.wrong, .begun)");
    shake(wrong.length ? wrong : this.querySelectorAll(".row.touched"));
  }

  /** Play the turns of others since the player's own again. */
  playAgain() {
    if (!this.#stage)
      void this.#playback.again(this.plays, (rows) => this.#setStage(rows && { rows, sentence: "" }));
  }

  /** @param {Step | null} step */
  #setStage(step) {
    this.#stage = step;
    this.requestUpdate();
    return this.updateComplete;
  }

  /** @param {selections.Selection} selection */
  #apply({ draft, chosen, did, tiles = [] }) {
    this.#chosen = chosen;
    // words: board-did-picked board-did-dropped board-did-row board-did-part board-did-new board-did-rack board-did-not-own
    // words: board-did-split board-did-joined
    const sentence = did ? t(`board-did-${did}`, { pieces: piecesInWords(tiles) }) : "";
    if (did === "not-own") this.#emit("notice", sentence);
    if (drafts.sameRows(draft.rows, this.#selection.draft.rows)) {
      if (sentence) this.#emit("announce", sentence);
      this.requestUpdate();
    } else this.#change({ ...draft, rows: draft.rows.map(sortRow) }, sentence);
  }

  /** @param {drafts.Draft} draft @param {string} sentence */
  #change(draft, sentence) {
    if (draft === this.#draft) return;
    this.#draft = draft;
    this.#chosen = [];
    this.requestUpdate();
    this.#emit("draft", draft.rows);
    if (sentence) this.#emit("announce", sentence);
  }

  /** @param {Event} event @param {string} reason */
  #why(event, reason) {
    const told = new CustomEvent("why", { detail: reason, bubbles: true, cancelable: true });
    if (this.dispatchEvent(told)) explain(this, event, reason);
  }

  /** @param {number[]} order */
  #arrange(order) {
    this.order = order;
    this.#sort("own");
    this.#emit("order", order);
  }

  /** Move a tile of the rack by some places. @param {number} piece @param {number} by */
  #shift(piece, by) {
    const unplayed = this.#rack.filter((each) => selections.rowOf(this.#draft, each) < 0);
    const place = unplayed.indexOf(piece);
    if (place >= 0 && place + by >= 0) this.#arrange(reorder(this.#rack, [piece], unplayed[place + by]));
  }

  /** @param {string} sorting */
  #sort(sorting) {
    if (sorting === "own" && !this.order.length) this.order = this.#rack;
    this.sorting = sorting;
    this.#emit("sorting", sorting);
  }

  /** @param {string} type @param {unknown} detail */
  #emit(type, detail) {
    this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true }));
  }
}

customElements.define("tw-board", Board);

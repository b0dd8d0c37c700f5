// Felt and rack with every input. It knows no rules: it holds a draft, and shows what the server says about it.

import { Part } from "../../part.js";
import { html, nothing } from "../../vendor/lit.js";
import { t } from "../../words.js";
import { Carried } from "./carried.js";
import * as drafts from "./draft.js";
import { explain, felt, spotOf } from "./felt.js";
import { glide, places } from "./flip.js";
import * as hands from "./hand.js";
import { Judged } from "./judged.js";
import { press } from "./keyboard.js";
import { read, written } from "./notation.js";
import { arranged, reordered } from "./order.js";
import { pieces as sameAs, sorted } from "../piece.js";
import { Pointer } from "../../match/pointer.js";
import { rack } from "./rack.js";
import { measure } from "./sizes.js";
import { pieces } from "../pieces_in_words.js";
import { keys, tools } from "./tools.js";
import { field } from "./typed.js";

/** @typedef {import("./judged.js").Reading} Reading */
/** A step of a rearrangement: the rows after it, and the pieces in between. @typedef {{rows: number[][], hand?: number[], sentence: string}} Step */

const STEP_MS = 1400;

/**
 * `<tw-board>`. Fires `draft` with the rows after each change, `order` with the rack's own order, `sorting` when another
 * is asked for, and `say` with a sentence for a live region.
 */
export class Board extends Part {
  static properties = {
    view: { attribute: false },
    draft: { attribute: false },
    readings: { attribute: false },
    faults: { attribute: false },
    sentences: { attribute: false },
    other: { attribute: false },
    changed: { attribute: false },
    order: { attribute: false },
    sorting: { type: String },
    readonly: { type: Boolean },
  };

  #draft = drafts.start([], []);
  /** What was last made into a draft or into reasons. @type {{view?: unknown, draft?: unknown, faults?: unknown}} */
  #of = {};
  #judged = new Judged();
  /** @type {number[]} */
  #chosen = [];
  /** The piece, or the place for a new row, that had the focus last. @type {number | "slot" | null} */
  #reached = null;
  /** What is shown for a while instead of the draft. @type {Step | null} */
  #stage = null;
  /** Where tiles were before the next drawing. @type {Map<string, DOMRect> | null} */
  #from = null;
  #lying = "";
  #focus = false;
  #typing = false;
  #problem = "";
  /** @type {Pointer | null} */
  #pointer = null;
  #resized = new ResizeObserver(() => this.#measure());

  constructor() {
    super();
    /** @type {{table: number[][], rack: number[], seat: number | null} | null} */
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
    /** @type {number[]} */
    this.order = [];
    this.sorting = "color";
    this.readonly = false;
    this.addEventListener("keydown", (event) => press(event, this));
    this.addEventListener("focusin", ({ target }) => this.#follow(target));
  }

  connectedCallback() {
    super.connectedCallback();
    this.#pointer = new Pointer(this);
    this.#resized.observe(this);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.#pointer?.end();
    this.#resized.disconnect();
  }

  /** While tiles are dragged nothing is drawn, unless the match has moved on. */
  shouldUpdate() {
    if (!this.#pointer?.carries) return true;
    if (this.#of.view === this.view) return false;
    this.#pointer.cancel();
    return true;
  }

  willUpdate() {
    const { view, draft, faults } = this.#of;
    this.#of = { view: this.view, draft: this.draft, faults: this.faults };
    this.#judged.learn(this.readings);
    if (view !== this.view) this.#begin();
    if (draft !== this.draft && this.draft && !alike(this.draft, this.#draft.rows)) this.#draft = drafts.lay(this.#draft, this.draft);
    if (faults !== this.faults) this.#judged.blame(this.faults, this.sentences, this.readings.map(({ order }) => order));
    this.#focus = document.activeElement?.closest(".tile, .slot") !== null && this.contains(document.activeElement);
    const lying = JSON.stringify([this.#rows, this.#rack]);
    if (lying !== this.#lying) this.#from = new Map([...places(this), ...(this.#from ?? [])]);
    this.#lying = lying;
  }

  /** Begin another draft if the match has moved on. */
  #begin() {
    const { table, rack: own } = this.view ?? { table: [], rack: [] };
    if (drafts.same(table, this.#draft.table) && sameAs(own) === sameAs(this.#draft.rack)) return;
    this.#draft = drafts.start(table, own);
    this.#stage = null;
    this.#chosen = [];
  }

  /** The rows that are seen. */
  get #rows() {
    const stage = this.#stage && [...this.#stage.rows, this.#stage.hand ?? []].filter((row) => row.length);
    return this.#judged.laid(stage ?? this.other ?? this.#draft.rows);
  }

  /** The whole rack in its order, with the tiles that are laid. */
  get #rack() {
    return arranged(this.#draft.rack, this.sorting, this.order);
  }

  /** What the player holds and sees. @returns {hands.Hand} */
  get #hand() {
    return { draft: { ...this.#draft, rows: this.#judged.laid(this.#draft.rows) }, chosen: this.#chosen };
  }

  /** Whether the player may move tiles of the table. */
  get #own() {
    return !this.readonly && !this.other && !this.#stage;
  }

  render() {
    const own = this.#own;
    const rows = this.#rows;
    const before = new Set(this.#draft.table.map(sameAs));
    const table = new Set(this.#draft.table.flat());
    const shown = rows.map((tiles) => ({
      tiles,
      reading: this.#judged.reading(tiles),
      reason: own ? this.#judged.reason(tiles) : undefined,
      touched: !before.has(sameAs(tiles)),
    }));
    const laid = new Set(rows.flat());
    const kept = this.#rack.filter((piece) => !laid.has(piece));
    const reached = this.#reach(rows.flat(), kept);
    const look = (/** @type {number} */ piece, /** @type {string[]} */ stands = []) => ({
      stands,
      chosen: this.#chosen.includes(piece),
      reached: reached.includes(piece),
      fresh: laid.has(piece) && !table.has(piece),
      changed: this.changed.has(piece),
    });
    return html`<div class="felt ${own ? "own" : ""}" role="group" aria-label=${t("board-table", { count: rows.length })}>
        ${felt(shown, look, { own, slot: reached[0] === "slot", why: (event, reason) => explain(this, event, reason) })}
      </div>
      ${this.view && this.view.seat !== null ? this.#below(kept, look) : nothing}
      <div class="reason" popover role="status"></div>
      ${keys()}`;
  }

  /** @param {number[]} kept @param {import("./felt.js").Looks} look */
  #below(kept, look) {
    const state = { sorting: this.sorting, own: this.#own, typing: this.#typing };
    return html`${rack(kept, look)}
    ${tools(state, {
      sort: (sorting) => this.#sort(sorting),
      type: (open) => this.#type(open),
      help: () => this.querySelector("dialog")?.showModal(),
    })}
    ${this.#own && this.#typing
      ? field(this.#problem, {
          lay: (typed) => this.#typed(typed),
          fill: () => written(this.#rows),
          close: () => this.#type(false),
        })
      : nothing}`;
  }

  updated() {
    this.#measure();
    if (this.#from) glide(this, this.#from);
    this.#from = null;
    if (this.#focus && !this.contains(document.activeElement)) this.focusOn(this.querySelector(this.#reached === "slot" ? ".slot" : `[data-piece="${this.#reached}"]`));
  }

  #measure() {
    measure(this, this.#rows.map((row) => row.length), this.#own, this.#draft.rack.length);
  }

  /** What Tab reaches on felt and rack: where the focus was last, else the first tile of each. @param {number[]} laid @param {number[]} kept */
  #reach(laid, kept) {
    const reached = this.#reached;
    const among = (/** @type {number[]} */ tiles) => tiles.find((piece) => piece === reached) ?? tiles[0];
    return [reached === "slot" && this.#own ? "slot" : (among(laid) ?? "slot"), among(kept)];
  }

  /** @param {EventTarget | null} target */
  #follow(target) {
    const spot = target instanceof Element && target.matches(".tile, .slot") ? spotOf(target) : null;
    const reached = spot?.at === "tile" ? spot.piece : "slot";
    if (!spot || reached === this.#reached) return;
    this.#reached = reached;
    this.requestUpdate();
  }

  /** @param {Element | null} element */
  focusOn(element) {
    if (element instanceof HTMLElement) element.focus();
  }

  /** @param {number[]} tiles @param {{element: Element, x: number, y: number}} down */
  carry(tiles, down) {
    return new Carried(this, tiles, down);
  }

  /** The pieces that are dragged by an element; in others' turns only the own rack is arranged. @param {Element} element */
  held(element) {
    const spot = spotOf(element);
    if (spot?.at === "grip") return this.#own ? this.#rows[spot.row] : [];
    if (spot?.at !== "tile") return [];
    const tiles = hands.together(this.#hand, spot.piece);
    return this.#own || tiles.every((piece) => this.#draft.rack.includes(piece)) ? tiles : [];
  }

  /** @param {Element} element @param {boolean} extend whether tiles are added to those that are chosen */
  tap(element, extend) {
    const spot = spotOf(element);
    if (spot && this.#own) this.#take(hands.tapped(this.#hand, spot, extend));
  }

  /** @param {number[]} tiles @param {import("./carried.js").Target | null} target @param {Map<string, DOMRect>} from */
  drop(tiles, target, from) {
    this.#from = new Map([...places(this), ...from]);
    const kept = tiles.every((piece) => hands.rowOf(this.#draft, piece) < 0);
    if (target?.kind === "rack" && kept) this.#arrange(reordered(this.#rack, tiles, target.before));
    else if (target && this.#own) this.#take(hands.placed(this.#hand, tiles, target));
    this.requestUpdate();
  }

  /** Do what a key asks for. @param {import("./keyboard.js").Action} name @param {Element} element */
  act(name, element) {
    const piece = Number(/** @type {HTMLElement} */ (element).dataset.piece ?? -1);
    if (name === "help") this.querySelector("dialog")?.showModal();
    else if (name === "earlier" || name === "later") this.#shift(piece, name === "later" ? 2 : -1);
    else if (!this.#own) return;
    else if (name === "type") this.#type(true);
    else if (name === "undo" || name === "redo") this[name]();
    else this.#take(hands.keyed(this.#hand, name, piece));
  }

  /** The draft, with what can be undone and done again. */
  get arranged() {
    return this.#draft;
  }

  undo() {
    this.#change(drafts.undo(this.#draft), t("board-undone"));
  }

  redo() {
    this.#change(drafts.redo(this.#draft), t("board-redone"));
  }

  reset() {
    this.#change(drafts.reset(this.#draft), t("board-reset"));
  }

  /** Lay the whole table so, as one step that can be undone. @param {number[][]} rows */
  lay(rows) {
    this.#change(drafts.lay(this.#draft, rows), "");
  }

  /** Show a rearrangement step by step, and then the draft again. Elements have an `animate` already. @param {Step[]} steps */
  async demonstrate(steps) {
    for (const step of steps) {
      this.#stage = step;
      this.requestUpdate();
      this.#tell("say", step.sentence);
      await new Promise((done) => setTimeout(done, STEP_MS));
      // The match moved on, or another rearrangement is shown.
      if (this.#stage !== step) return;
    }
    this.#stage = null;
    this.requestUpdate();
  }

  /** @param {hands.Hand} hand */
  #take({ draft, chosen, did, tiles = [] }) {
    this.#chosen = chosen;
    // words: board-did-picked board-did-dropped board-did-row board-did-part board-did-new board-did-rack board-did-not-own
    // words: board-did-split board-did-joined
    const sentence = did ? t(`board-did-${did}`, { pieces: pieces(tiles) }) : "";
    if (drafts.same(draft.rows, this.#hand.draft.rows)) {
      if (sentence) this.#tell("say", sentence);
      this.requestUpdate();
    } else this.#change({ ...draft, rows: draft.rows.map(sorted) }, sentence);
  }

  /** @param {drafts.Draft} draft @param {string} sentence */
  #change(draft, sentence) {
    if (draft === this.#draft) return;
    this.#draft = draft;
    this.#chosen = [];
    this.requestUpdate();
    this.#tell("draft", draft.rows);
    if (sentence) this.#tell("say", sentence);
  }

  /** @param {number[]} order */
  #arrange(order) {
    this.order = order;
    this.#sort("own");
    this.#tell("order", order);
  }

  /** Move a tile of the rack one place on. @param {number} piece @param {number} by */
  #shift(piece, by) {
    const kept = this.#rack.filter((each) => hands.rowOf(this.#draft, each) < 0);
    const place = kept.indexOf(piece);
    if (place >= 0 && place + by >= 0) this.#arrange(reordered(this.#rack, [piece], kept[place + by]));
  }

  /** @param {string} sorting */
  #sort(sorting) {
    if (sorting === "own" && !this.order.length) this.order = this.#rack;
    this.sorting = sorting;
    this.#tell("sorting", sorting);
  }

  /** @param {boolean} open */
  async #type(open) {
    this.#typing = open;
    this.#problem = "";
    this.requestUpdate();
    await this.updateComplete;
    this.focusOn(this.querySelector(open ? "#board-typed" : ".tools .type"));
  }

  /** @param {string} typed */
  #typed(typed) {
    const found = read(this.#hand.draft, typed);
    if ("draft" in found) {
      this.#change(found.draft, t("board-typed-laid"));
      this.#type(false);
    } else {
      const { word } = found;
      this.#problem = found.known ? t("board-typed-not-there", { word }) : t("board-typed-no-piece", { word });
      this.requestUpdate();
    }
  }

  /** @param {string} type @param {unknown} detail */
  #tell(type, detail) {
    this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true }));
  }
}

/** Whether two tables have rows of the same pieces. @param {number[][]} one @param {number[][]} other */
function alike(one, other) {
  return one.map(sameAs).join() === other.map(sameAs).join();
}

customElements.define("tw-board", Board);

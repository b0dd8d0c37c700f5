// What hands and keys do on a board: taps, drags and keys become events of what the player wants.

import { sameRows } from "../../match/history.js";
import { t } from "../../words.js";
import { looksLikeSet, sortRow } from "../piece.js";
import { piecesInWords } from "../tile.js";
import { Drag } from "./drag.js";
import { spotOf } from "./felt.js";
import { reorder } from "./rack_order.js";
import * as selections from "./selection.js";

/** @import { Board } from "./board.js" */
/** @import { Target } from "./aim.js" */

/** Listens on a board; `chosen` are the pieces that are taken up. */
export class BoardInput {
  /** @type {number[]} */
  chosen = [];
  /** Whether pieces are just being lifted. */
  lifting = false;
  /** The pointer on the board while that is shown. @type {import("../../match/pointer.js").Pointer | null} */
  pointer = null;

  /** @param {Board} board */
  constructor(board) {
    this.board = board;
  }

  /** What is laid as it is shown, and the chosen pieces. @returns {selections.Selection} */
  get selection() {
    const { draft, verdicts } = this.board;
    return { draft: { ...draft, rows: verdicts.ordered(draft.rows) }, chosen: this.chosen };
  }

  /** @param {number[]} tiles @param {{element: Element, x: number, y: number}} down */
  startDrag(tiles, down) {
    const { board } = this;
    if (board.shown.other && board.shown.canLay) {
      // The drag reads where everything is, so the player's own copy of the table must be drawn first.
      this.lifting = true;
      board.drawNow();
      this.lifting = false;
    }
    return new Drag(board, tiles, down, (target) => this.preview(tiles, target));
  }

  /** The pieces that an element drags; outside the player's turn only those of the rack. @param {Element} element */
  draggedBy(element) {
    const spot = spotOf(element);
    const { shown, draft } = this.board;
    if (spot?.at === "grip") return shown.canMove ? shown.rows[spot.row] : [];
    if (spot?.at !== "tile") return [];
    const tiles = selections.movedTogether(this.selection, spot.piece);
    return shown.canMove || tiles.every((piece) => draft.rack.includes(piece)) ? tiles : [];
  }

  /** @param {Element} element @param {boolean} extend whether the tile is added to the chosen ones */
  tap(element, extend) {
    const spot = spotOf(element);
    if (spot && (this.board.shown.canMove || this.#takesUp(spot))) this.#apply(selections.tap(this.selection, spot, extend));
  }

  /** What a drop would do: the rows that it makes of the tiles and the row they go to, and whether the tiles fit there, where that is told.
   * @param {number[]} tiles @param {Target} target @returns {import("./ghost.js").Preview} */
  preview(tiles, target) {
    const rows = this.board.verdicts.ordered(selections.preview(this.selection, tiles, target));
    const row = rows.find((each) => each.some((piece) => tiles.includes(piece))) ?? [];
    return { rows, fits: this.board.checked ? looksLikeSet(row) : null };
  }

  /** @param {number[]} tiles @param {Target | null} target @param {Map<string, DOMRect>} from */
  drop(tiles, target, from) {
    const { board } = this;
    board.moveFrom(from);
    const fromRack = tiles.every((piece) => selections.rowOf(board.draft, piece) < 0);
    if (target?.kind === "rack" && fromRack) this.#order(reorder(board.shown.rack, tiles, target.before));
    else if (target && board.shown.canLay) this.#apply(selections.place(this.selection, tiles, target));
    board.requestUpdate();
  }

  /** Carry out the action of a key. @param {import("./keyboard.js").Action} name @param {Element} element */
  runAction(name, element) {
    const { board } = this;
    const piece = Number(element.getAttribute("data-piece") ?? -1);
    if (name === "help") board.querySelector("dialog")?.showModal();
    else if (name === "earlier" || name === "later") this.#shift(piece, name === "later" ? 2 : -1);
    else if (!board.shown.canMove && !this.#takesUp({ at: "tile", piece })) return;
    else if (name === "type") void board.typing.show(true);
    else if (name === "undo" || name === "redo") board.emit("step", name);
    else this.#apply(selections.pressKey(this.selection, name, piece));
  }

  /** Lay rows, and say what was done. @param {number[][]} rows @param {string} sentence */
  lay(rows, sentence) {
    this.chosen = [];
    this.board.requestUpdate();
    this.board.emit("draft", rows);
    if (sentence) this.board.emit("announce", sentence);
  }

  /** Whether a tap takes up a tile of the rack while another seat's arrangement is shown. @param {selections.Spot} spot */
  #takesUp(spot) {
    const { shown, draft } = this.board;
    return shown.canLay && spot.at === "tile" && selections.rowOf(draft, spot.piece) < 0;
  }

  /** @param {selections.Selection} selection */
  #apply({ draft, chosen, did, tiles = [] }) {
    const { board } = this;
    // words: board-did-picked board-did-dropped board-did-row board-did-part board-did-new board-did-rack board-did-not-own
    // words: board-did-split board-did-joined
    const sentence = did ? t(`board-did-${did}`, { pieces: piecesInWords(tiles) }) : "";
    if (did === "not-own") board.emit("notice", sentence);
    const changes = !sameRows(draft.rows, this.selection.draft.rows);
    this.chosen = chosen;
    if (changes) return this.lay(draft.rows.map(sortRow), sentence);
    if (sentence) board.emit("announce", sentence);
    board.requestUpdate();
  }

  /** @param {number[]} order */
  #order(order) {
    this.board.emit("order", order);
    this.board.emit("sorting", "own");
  }

  /** Move a tile of the rack by some places. @param {number} piece @param {number} by */
  #shift(piece, by) {
    const { draft, shown } = this.board;
    const unplayed = shown.rack.filter((each) => selections.rowOf(draft, each) < 0);
    const place = unplayed.indexOf(piece);
    if (place >= 0 && place + by >= 0) this.#order(reorder(shown.rack, [piece], unplayed[place + by]));
  }
}

// The board of a position: on it the position is set up, a turn is laid, which the server judges, or a turn that was found is shown.

import { OwnTurn } from "../../tiles/board/own_turn.js";
import { notation, pieceOf } from "../../tiles/piece.js";
import { html, nothing } from "../../vendor/lit.js";
import { t } from "../../words.js";
import { LatestAnswer } from "../latest_answer.js";
import { Page } from "../page.js";
import { ownBoard } from "./own_board.js";
import { changedPieces } from "./replay_moments.js";
import { verdict } from "./verdict.js";

/** @import { TurnFound as Found, TurnJudged as Judged } from "../../messages/http.d.ts" */
/** @import { Case } from "./case.js" */

/** A turn that was found, and whether the table after it is shown. @typedef {{ found: Found, isAfter: boolean }} Shown */

/** `<tw-turn-board>`: fires `laid` with the table after the turn, `judged` with each answer of the server, and while the position is
 * set up `edit` with its table and rack, and `history` with "undo" or "redo". */
export class TurnBoard extends Page {
  static properties = { asked: {}, lead: {}, editing: {}, shown: {} };
  /** @type {Case | null} */
  asked = null;
  /** Whether the position is set up: all its tiles can be moved, and nothing is judged. */
  editing = false;
  /** @type {Shown | null} */
  shown = null;
  /** The position that is set up, all of whose tiles are the player's. @type {{ view: import("./own_board.js").View, rows: number[][] }} */
  #edited = { view: { table: [], rack: [], seat: 0 }, rows: [] };
  /** What is said before the first move, if not the words of the judge. @type {string | null} */
  lead = null;
  /** @type {Judged | null} */
  #judged = null;
  /** @type {import("./own_board.js").View} */
  #view = { table: [], rack: [], seat: 0 };
  /** The table as it is laid, or null before the first move. @type {number[][] | null} */
  #rows = null;
  /** @type {LatestAnswer | null} */
  #answers = null;
  #turn = new OwnTurn((rows) => this.#laid(rows), this.announce);

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    if (this.editing && (changed.has("asked") || changed.has("editing"))) this.#number();
    if (changed.get("editing") && !this.#judged) void this.attempt(() => this.load());
    const before = /** @type {Case | undefined} */ (changed.get("asked"));
    // What is laid comes back in `asked`; only another position begins anew.
    if (!before || !this.asked || JSON.stringify(positionOf(before)) === JSON.stringify(this.#position)) return;
    [this.#rows, this.#judged] = [null, null];
    if (!this.editing) void this.attempt(() => this.load());
  }

  /** Give the position's tiles numbers; those that lie there already keep theirs. */
  #number() {
    const { table, rack } = this.asked ?? { table: [], rack: [] };
    const { view, rows } = this.#edited;
    const laid = new Set(rows.flat());
    const held = view.rack.filter((piece) => !laid.has(piece));
    const inNotation = [...rows, held].map((row) => row.map(notation).join(" ")).join("|");
    const wanted = [...table.filter(({ length }) => length), rack];
    if (inNotation === wanted.map((row) => row.join(" ")).join("|")) return;
    /** @type {Map<string, number>} */
    const copies = new Map();
    const numbered = wanted.map((row) =>
      row.map((face) => {
        const copy = copies.get(face) ?? 0;
        copies.set(face, copy + 1);
        return pieceOf(face) + copy;
      }),
    );
    this.#edited = { view: { table: [], rack: numbered.flat(), seat: 0, held: rack.length }, rows: numbered.slice(0, -1) };
  }

  /** @param {number[][]} rows */
  #edit(rows) {
    const laid = new Set(rows.flat());
    const rack = this.#edited.view.rack.filter((piece) => !laid.has(piece));
    this.#edited = { view: { ...this.#edited.view, held: rack.length }, rows };
    this.dispatchEvent(new CustomEvent("edit", { detail: { table: rows.map((row) => row.map(notation)), rack: rack.map(notation) } }));
    this.requestUpdate();
  }

  /** The row of a piece of the position that is set up, -1 on the rack. @param {number} piece */
  rowOf(piece) {
    return this.#edited.rows.findIndex((row) => row.includes(piece));
  }

  /** Take pieces away from the position that is set up. @param {number[]} pieces */
  takeAway(pieces) {
    const { view, rows } = this.#edited;
    const without = (/** @type {number[]} */ row) => row.filter((piece) => !pieces.includes(piece));
    this.#edited = { view: { ...view, rack: without(view.rack) }, rows };
    this.#edit(rows.map(without).filter(({ length }) => length));
  }

  async load() {
    if (this.editing || !this.asked) return;
    this.#rows ??= this.asked?.after ?? null;
    await this.#judge();
  }

  /** Have the turn judged. */
  async #judge() {
    this.#answers ??= new LatestAnswer("/api/judge/turn");
    const position = this.#position;
    /** @type {Judged} */
    const judged = await this.#answers.ask({ ...position, after: this.#rows });
    if (JSON.stringify(position) !== JSON.stringify(this.#position)) return;
    if (!this.#judged) {
      this.#view = { table: judged.table, rack: judged.rack, seat: 0 };
      this.#turn.begin(judged.table, this.#rows ?? judged.table);
    }
    this.#judged = judged;
    this.dispatchEvent(new CustomEvent("judged", { detail: judged }));
    this.requestUpdate();
  }

  get #position() {
    return this.asked ? positionOf(this.asked) : {};
  }

  /** @param {number[][]} rows */
  #laid(rows) {
    this.#rows = rows;
    this.dispatchEvent(new CustomEvent("laid", { detail: rows }));
    this.requestUpdate();
    void this.attempt(() => this.#judge());
  }

  render() {
    const judged = this.#judged;
    if (this.editing) return this.#setUp();
    if (this.shown) return this.#found(this.shown);
    if (!judged && this.refusal) return this.refusalView();
    const waiting = html`<div class="turn-board"><div class="skeleton" aria-busy="true"></div></div>`;
    return html`${judged ? ownBoard(this.#turn, this.#view, judged.judgement ?? judged) : waiting}
      <div class="cluster">
        <button @click=${() => this.#turn.step({ detail: "undo" })}>${t("judge-undo")}</button>
        <button @click=${() => this.#turn.step({ detail: "reset" })}>${t("judge-reset")}</button>
      </div>
      ${this.announcedView()} ${this.refusalView()}
      <div role="status">${judged ? this.#verdict(judged) : nothing}</div>`;
  }

  #setUp() {
    const { view, rows } = this.#edited;
    const step = (/** @type {CustomEvent<string>} */ { detail }) => void this.dispatchEvent(new CustomEvent("history", { detail }));
    const lay = (/** @type {CustomEvent<number[][]>} */ { detail }) => this.#edit(detail);
    const turn = { rows, order: this.#turn.order, announce: this.announce, sort: this.#turn.sort, lay, step };
    return html`${ownBoard(turn, view, { readings: [] }, { checked: false })} ${this.announcedView()}`;
  }

  /** @param {Shown} shown */
  #found({ found, isAfter }) {
    const laid = new Set(found.tiles);
    const table = isAfter ? found.after : found.table;
    const rack = isAfter ? found.rack.filter((piece) => !laid.has(piece)) : found.rack;
    const changed = isAfter ? changedPieces(found.table, found.after) : undefined;
    const readings = isAfter ? found.readings : [];
    return html`${ownBoard({ ...this.#turn, rows: table }, { table, rack, seat: 0 }, { readings }, { changed, readonly: true })}
      ${this.announcedView()}`;
  }

  /** Show a turn that was found step by step. @param {Found} found */
  async demonstrate(found) {
    this.shown = { found, isAfter: false };
    await this.updateComplete;
    await this.querySelector("tw-board")?.demonstrate(found.steps);
  }

  /** @param {Judged} judged */
  #verdict({ allowed, reasons }) {
    if (this.#rows) return verdict(allowed, reasons, this.asked?.rules ?? "");
    const lead = this.lead ?? t("judge-lay");
    return lead ? html`<p>${lead}</p>` : nothing;
  }
}

/** The position before the turn, as the server takes it. @param {Case} asked */
const positionOf = ({ rules, house, table, rack, opened }) => ({
  rules,
  house,
  table: table.filter(({ length }) => length),
  rack,
  opened,
});

customElements.define("tw-turn-board", TurnBoard);

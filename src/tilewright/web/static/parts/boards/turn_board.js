// The board on which a turn is laid for the judge or as the answer to a puzzle: each change is judged by the server.

import { OwnTurn } from "../../tiles/board/own_turn.js";
import { html, nothing } from "../../vendor/lit.js";
import { t } from "../../words.js";
import { LatestAnswer } from "../latest_answer.js";
import { Page } from "../page.js";
import { ownBoard } from "./own_board.js";
import { verdict } from "./verdict.js";

/** @import { TurnJudged as Judged } from "../../messages/http.d.ts" */
/** @import { Case } from "./case.js" */

/** `<tw-turn-board>`: fires `laid` with the table after the turn, and `judged` with each answer of the server. */
export class TurnBoard extends Page {
  static properties = { asked: {}, path: {}, rules: {}, lead: {}, more: {}, actions: {}, done: {} };
  /** @type {Case | null} */
  asked = null;
  /** The address that judges; without `asked` it knows the position. */
  path = "/api/judge/turn";
  /** The rulebook whose clauses are named, if not that of `asked`. */
  rules = "";
  /** What else the address is told. @type {() => object} */
  more = () => ({});
  /** What is said before the first move, if not the words of the judge. @type {string | null} */
  lead = null;
  /** More buttons. @type {unknown} */
  actions = nothing;
  /** Whether there is no more to say of the turn. */
  done = false;
  /** @type {Judged | null} */
  #judged = null;
  /** @type {import("./own_board.js").View} */
  #view = { table: [], rack: [], seat: 0 };
  /** The table as it is laid, or null before the first move. @type {number[][] | null} */
  #rows = null;
  /** @type {LatestAnswer | null} */
  #answers = null;
  #said = "";
  #turn = new OwnTurn(
    (rows) => this.#laid(rows),
    (sentence) => this.#announce(sentence),
  );

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    const before = /** @type {Case | undefined} */ (changed.get("asked"));
    // What is laid comes back in `asked`; only another position begins anew.
    if (!before || !this.asked || JSON.stringify(positionOf(before)) === JSON.stringify(this.#position)) return;
    [this.#rows, this.#judged] = [null, null];
    void this.attempt(() => this.load());
  }

  async load() {
    this.#rows ??= this.asked?.after ?? null;
    await this.#judge();
  }

  /** Have the turn judged. */
  async #judge() {
    this.#answers ??= new LatestAnswer(this.path);
    const position = this.#position;
    /** @type {Judged} */
    const judged = await this.#answers.ask({ ...position, ...this.more(), after: this.#rows });
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
    if (!judged) return this.refusalView();
    return html`${ownBoard(this.#turn, this.#view, judged.judgement ?? judged)}
      <div class="cluster">
        <button @click=${() => this.#turn.step({ detail: "undo" })}>${t("judge-undo")}</button>
        <button @click=${() => this.#turn.step({ detail: "reset" })}>${t("judge-reset")}</button>
        ${this.actions}
      </div>
      <p class="visually-hidden" role="status">${this.#said}</p>
      ${this.refusalView()}
      <div role="status">${this.#verdict(judged)}</div>`;
  }

  /** @param {Judged} judged */
  #verdict({ allowed, reasons }) {
    if (this.done) return nothing;
    if (this.#rows) return verdict(allowed, reasons, this.asked?.rules ?? this.rules);
    const lead = this.lead ?? t("judge-lay");
    return lead ? html`<p>${lead}</p>` : nothing;
  }

  /** @param {string} sentence */
  #announce(sentence) {
    this.#said = sentence;
    this.requestUpdate();
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

// "Is this allowed?": a row or a whole turn of a physical set, judged by the rules of a booklet.

import { loadStyle } from "../load_style.js";
import { here, replaceAddress } from "../navigate.js";
import { caseOfLink, emptyCase, linkOfCase, questionOf, storeCase, storedCase } from "../parts/boards/case.js";
import { verdict } from "../parts/boards/verdict.js";
import { LatestAnswer } from "../parts/latest_answer.js";
import "../judge/grid_editor.js";
import "../parts/boards/position_editor.js";
import { pickedPieces } from "../parts/boards/piece_picker.js";
import "../parts/rules/rules_chooser.js";
import { savePicture } from "../parts/boards/picture.js";
import { Page, radioField } from "../parts/page.js";
import { photoButton } from "../parts/photo_button.js";
import "../parts/copy_button.js";
import { html, nothing } from "../vendor/lit.js";
import { language, loadMoreWords, t } from "../words.js";

await Promise.all([loadMoreWords("tabletop"), loadStyle("style/study.css")]);

/** @import { GridJudged, RowJudged } from "../messages/http.d.ts" */
/** @import { Case } from "../parts/boards/case.js" */

/** The house rules that decide what may be laid. */
const KEYS = ["sets", "opening", "jokers", "change", "mirror", "box", "grid"];

export default class JudgePage extends Page {
  /** @type {Case} */
  #asked = emptyCase();
  /** @type {import("../messages/http.d.ts").RulesShown | null} */
  #rules = null;
  /** @type {RowJudged | null} */
  #judged = null;
  /** @type {GridJudged | null} */
  #gridJudged = null;
  /** Whether the turn is being laid on the board. */
  #laying = false;
  #loaded = false;
  #answers = new LatestAnswer("/api/judge/row");
  #gridAnswers = new LatestAnswer("/api/judge/grid");

  get heading() {
    return t("judge-title");
  }

  async load() {
    if (!this.#loaded) {
      this.#loaded = true;
      this.#asked = caseOfLink(here().hash) ?? storedCase() ?? emptyCase();
      if (this.#asked.after) await this.#lay();
    }
    await this.#judge();
  }

  /** @param {Partial<Case>} part */
  #change(part) {
    this.#asked = { ...this.#asked, ...part };
    storeCase(this.#asked);
    // The address of a link is that of another question now.
    if (here().hash) replaceAddress("/judge");
    this.requestUpdate();
    void this.attempt(() => this.#judge());
  }

  get #dice() {
    return this.#rules?.game === "dice";
  }

  /** Have a row or a grid judged; the board of tiles asks for itself. */
  async #judge() {
    const { rules, asks, row, laid } = this.#asked;
    const { question } = questionOf(this.#asked, this.#dice);
    if (asks !== "row" || !row.length) this.#judged = null;
    if (asks !== "turn" || !laid) this.#gridJudged = null;
    if (!rules) return;
    if (asks === "row" && row.length) {
      const judged = await this.#answers.ask(question);
      if (this.#asked.row.length) this.#judged = judged;
    } else if (asks === "turn" && this.#dice && laid) {
      this.#gridJudged = null;
      this.#gridJudged = await this.#gridAnswers.ask(question);
    }
  }

  /** Lay the turn on the board. */
  async #lay() {
    await import("../parts/boards/turn_board.js");
    this.#laying = true;
    this.requestUpdate();
  }

  /** @param {CustomEvent<import("../parts/rules/rules_chooser.js").Choice>} event */
  #chosen({ detail: { rules, house, found } }) {
    this.#rules = found;
    const same = rules === this.#asked.rules && JSON.stringify(house) === JSON.stringify(this.#asked.house);
    if (same) {
      this.requestUpdate();
      // What a link asks about dice is known to be about dice only now.
      if (this.#dice && this.#asked.laid) void this.attempt(() => this.#judge());
    } else {
      if (this.#asked.rules) this.#laying = false;
      this.#change({ rules, house, ...(this.#asked.rules ? { after: null } : {}) });
    }
  }

  render() {
    const asked = this.#asked;
    const dice = this.#dice;
    const turn = () => (dice ? this.#gridTurn() : this.#turn());
    return html`<h1>${t("judge-title")}</h1>
      <p class="judge-lead">${t("judge-lead")}</p>
      ${
        this.#loaded
          ? html`<div class="judge-page">
            <section class="card stack judge-rules">
              <tw-rules-chooser .rules=${asked.rules} .house=${asked.house} .keys=${KEYS} @choose=${this.#chosen}></tw-rules-chooser>
            </section>
            <section class="card stack">${this.#kinds()} ${asked.asks === "turn" ? turn() : this.#row(dice)}</section>
          </div>`
          : this.refusalView()
      }`;
  }

  #kinds() {
    const kinds = /** @type {[Case["asks"], string][]} */ ([
      ["row", t("judge-a-row")],
      ["turn", t("judge-a-turn")],
    ]);
    const { asks, rules, house } = this.#asked;
    const purpose = asks === "turn" ? /** @type {const} */ ("turn") : /** @type {const} */ ("table");
    const wanted = { purpose, rules, house, jokers: this.#rules?.jokers ?? [], used: this.#photographed };
    return html`<div class="cluster between">
      ${radioField(t("judge-what"), "asks", asks, kinds, (chosen) => this.#change({ asks: chosen }))}
      ${asks === "turn" && this.#dice ? nothing : photoButton(this, wanted)}
    </div>`;
  }

  /** Go on with what photos showed. @param {Pick<Case, "table" | "rack" | "opened" | "after">} found */
  #photographed = (found) => {
    const [row] = found.table;
    if (found.table.length === 1 && !found.after) this.#change({ asks: "row", row });
    else this.#change({ asks: "turn", ...found });
    this.#laying = false;
    if (found.after) void this.#lay();
  };

  /** @param {boolean} dice */
  #row(dice) {
    const { row, rules } = this.#asked;
    return html`<div class="judged-row stack">
        <h2 class="visually-hidden">${t("judge-your-row", { game: dice ? "dice" : "tiles" })}</h2>
        ${pickedPieces(row, (place) => this.#change({ row: row.filter((_, at) => at !== place) }))}
        <div role="status">${
          this.#judged
            ? verdict(this.#judged.allowed, [this.#judged.reason], rules)
            : html`<p class="soft">${t("judge-tap", { game: dice ? "dice" : "tiles" })}</p>`
        }</div>
        ${this.refusalView()}
      </div>
      <div class="edit-palette">
        <tw-picker .jokers=${this.#rules?.jokers ?? []}
          @pick=${(/** @type {CustomEvent<string>} */ { detail }) => this.#change({ row: [...row, detail] })}></tw-picker>
      </div>
      ${row.length ? this.#tools(() => this.#change({ row: [] })) : nothing}`;
  }

  #turn() {
    const asked = this.#asked;
    /** @param {Partial<Case>} part */
    const leave = (part) => {
      this.#laying = false;
      this.#change(part);
    };
    const clear = () => leave({ table: [[]], rack: [], opened: true, after: null });
    if (this.#laying)
      return html`<tw-turn-board .asked=${asked}
        @laid=${(/** @type {CustomEvent<number[][]>} */ { detail }) => this.#change({ after: detail })}></tw-turn-board>
        <div class="cluster"><button @click=${() => leave({ after: null })}>${t("judge-back")}</button></div>
        ${this.#tools(clear)}`;
    const empty = !asked.rack.length && !asked.table.some(({ length }) => length);
    return html`<tw-position-editor .position=${asked} .jokers=${this.#rules?.jokers ?? []} .box=${this.#rules?.box ?? {}}
      @edit=${(/** @type {CustomEvent} */ { detail }) => this.#change({ table: detail.table, rack: detail.rack, opened: detail.opened, after: null })}></tw-position-editor>
      ${this.refusalView()}
      <button class="primary large" ?disabled=${empty} @click=${() => void this.#lay()}>${t("judge-play")}</button>
      ${empty ? nothing : this.#tools(clear)}`;
  }

  /** A turn of the dice game. */
  #gridTurn() {
    const { grid, laid, rest, rules } = this.#asked;
    const judged = this.#gridJudged;
    return html`<tw-grid-editor .turn=${{ grid, laid, rest }} .jokers=${this.#rules?.jokers ?? []} .wrong=${judged?.cells ?? []}
      @edit=${(/** @type {CustomEvent} */ { detail }) => this.#change(detail)}></tw-grid-editor>
      <div role="status">${judged ? verdict(judged.allowed, judged.reasons, rules) : nothing}</div>
      ${this.refusalView()}
      ${grid.length || laid ? this.#tools(() => this.#change({ grid: [], laid: null, rest: [] })) : nothing}`;
  }

  /** Whether there is a verdict to draw. */
  get #isJudged() {
    const { asks, row, after, laid } = this.#asked;
    return asks === "row" ? row.length > 0 : Boolean(this.#dice ? laid : after);
  }

  #save() {
    const { about, question } = questionOf(this.#asked, this.#dice);
    const query = new URLSearchParams({ about, question: JSON.stringify(question), language: language() });
    void this.attempt(() => savePicture(`/api/judge/verdict.svg?${query}`, "verdict.png"), "picture");
  }

  /** @param {() => void} clear */
  #tools(clear) {
    return html`<div class="cluster">
        ${this.#isJudged ? html`<button class="quiet" @click=${this.#save}>${t("score-picture")}</button>` : nothing}
        <tw-copy quiet .text=${linkOfCase(this.#asked)}></tw-copy>
        <button class="quiet" @click=${clear}>${t("judge-clear")}</button>
      </div>
      ${this.refusalView("picture")}`;
  }
}

customElements.define("tw-judge-page", JudgePage);

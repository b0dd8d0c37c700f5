// The analysis board: any position of the tile game, its best turn, all its plays, and what its rows are worth. It lives in the address.

import { here, replaceAddress } from "../navigate.js";
import { caseOfLink, caseQuery, emptyCase, rowsText } from "../parts/case.js";
import "../parts/position_editor.js";
import "../parts/rules/rules_chooser.js";
import { inputValue, Page } from "../parts/page.js";
import { savePicture } from "../parts/picture.js";
import "../parts/copy_button.js";
import { isPiece, wordsOf } from "../tiles/board/notation.js";
import { html, nothing } from "../vendor/lit.js";
import { t } from "../words.js";

/** @import { Objective } from "../messages/http.d.ts" */
/** @import { Wanted } from "../parts/turn_view.js" */
/** @import { Case } from "../parts/case.js" */
/** What is shown beside the position. @typedef {"best" | "plays" | "try" | "rows" | "out" | ""} Ask */

/** The house rules that decide what may be laid. */
const KEYS = ["sets", "opening", "jokers", "change", "mirror", "box"];
/** @type {Objective[]} */
const OBJECTIVES = ["tiles", "points", "out"]; // words: study-by-tiles study-by-points study-by-out

export default class AnalysisPage extends Page {
  /** @type {Case} */
  #asked = { ...emptyCase(), asks: "turn" };
  /** @type {import("../messages/http.d.ts").RulesShown | null} */
  #rules = null;
  /** @type {Objective} */
  #objective = "tiles";
  /** @type {Ask} */
  #ask = "";
  /** The question on screen; it stays the same value until another is asked. @type {Wanted | null} */
  #wanted = null;
  /** The position on screen, for the list of plays and of rows. @type {Wanted | null} */
  #position = null;
  #loaded = false;
  /** Whether the position is still to be set up, and not that of a link. */
  #setsUp = true;
  #problem = "";
  #moved = () => this.#read();

  get heading() {
    return t("study-title");
  }

  connectedCallback() {
    super.connectedCallback();
    addEventListener("hashchange", this.#moved);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    removeEventListener("hashchange", this.#moved);
  }

  async load() {
    await Promise.all([
      import("../parts/turn_view.js"),
      import("../study/play_list.js"),
      import("../study/row_worth.js"),
      import("../parts/turn_board.js"),
      import("../study/play_out.js"),
    ]);
    if (!this.#loaded) this.#read();
    this.#loaded = true;
  }

  /** Read the position of the address; one of a link is solved at once. */
  #read() {
    this.#asked = { ...(caseOfLink(here().hash) ?? emptyCase()), asks: "turn" };
    this.#wanted = null;
    this.#setsUp = !this.#asked.rules || !this.#asked.rack.length;
    this.#show(this.#setsUp ? "" : "best");
  }

  /** @param {Partial<Case>} part */
  #change(part) {
    this.#asked = { ...this.#asked, ...part };
    this.#problem = "";
    replaceAddress(`/analysis#${caseQuery({ ...this.#asked, after: null })}`);
    this.#show("");
  }

  /** @param {Ask} ask */
  #show(ask) {
    const { rules, house, table, rack, opened } = this.#asked;
    this.#ask = ask;
    this.#position = { rules, house, table: table.filter(({ length }) => length), rack, opened };
    this.#wanted = ask === "best" ? { ...this.#position, objective: this.#objective } : null;
    this.requestUpdate();
  }

  /** @param {CustomEvent<import("../parts/rules/rules_chooser.js").Choice>} event */
  #chosen({ detail: { rules, house, found } }) {
    this.#rules = found;
    const same = rules === this.#asked.rules && JSON.stringify(house) === JSON.stringify(this.#asked.house);
    if (same) this.requestUpdate();
    else this.#change({ rules, house });
  }

  /** A table or a rack as text. @param {"table" | "rack"} where @param {Event} event */
  #typed(where, event) {
    const rows = wordsOf(inputValue(event));
    const wrong = rows.flat().find((word) => !isPiece(word));
    if (wrong) {
      this.#problem = t("board-typed-no-piece", { word: wrong });
      this.requestUpdate();
    } else
      this.#change(
        where === "rack" ? { rack: rows.flat() } : { table: rows.some(({ length }) => length) ? rows : [[]] },
      );
  }

  get #picture() {
    const { table, rack } = this.#asked;
    return `/api/study/position.svg?${new URLSearchParams({ table: rowsText(table), rack: rack.join(".") })}`;
  }

  async #save() {
    if (!(await savePicture(this.#picture, "position.png"))) this.refusal = t("shell-unreachable");
    this.requestUpdate();
  }

  render() {
    const { rules, house } = this.#asked;
    return html`<h1>${t("study-title")}</h1>
      <p>${t("study-lead")}</p>
      ${
        this.#loaded
          ? html`<div class="study-page">
            <details class="card" ?open=${this.#setsUp}>
              <summary><h2>${t("study-position")}</h2></summary>
              <div class="stack">
              <tw-rules-chooser .rules=${rules} .house=${house} .keys=${KEYS} .game=${"tiles"} @choose=${this.#chosen}></tw-rules-chooser>
              ${this.#setup()}
              </div>
            </details>
            <section class="card stack">${this.#asks()} ${this.#answer()} ${this.refusalView()} ${this.#tools()}</section>
          </div>`
          : this.refusalView()
      }`;
  }

  #setup() {
    const asked = this.#asked;
    const texts = /** @type {["table" | "rack", string, string, string][]} */ ([
      [
        "table",
        t("study-table"),
        asked.table
          .filter(({ length }) => length)
          .map((row) => row.join(" "))
          .join(" | "),
        "R3 J R5 | K9 R9 B9",
      ],
      ["rack", t("study-rack"), asked.rack.join(" "), "R4 B9 J"],
    ]);
    return html`${texts.map(
      ([where, words, value, example]) => html`<label class="field">${words}
          <input .value=${value} placeholder=${example} autocomplete="off" autocapitalize="characters" spellcheck="false" @change=${(/** @type {Event} */ event) => this.#typed(where, event)} />
        </label>`,
    )}
      <p class="refusal" role="alert">${this.#problem}</p>
      <tw-position-editor .position=${asked} .jokers=${this.#rules?.jokers ?? []} @edit=${(/** @type {CustomEvent} */ { detail }) => this.#change({ table: detail.table, rack: detail.rack, opened: detail.opened })}></tw-position-editor>`;
  }

  #asks() {
    const asks = /** @type {[Ask, string][]} */ ([
      ["plays", t("study-plays")],
      ["rows", t("study-rows")],
      ["try", t("study-try")],
      ["out", t("study-out")],
    ]);
    const choose = (/** @type {Objective} */ objective) => {
      this.#objective = objective;
      this.#show("best");
    };
    const empty = !this.#asked.rack.length;
    return html`<fieldset>
        <legend>${t("study-best")}</legend>
        <div class="segments">
          ${OBJECTIVES.map((each) => html`<label><input type="radio" name="objective" ?disabled=${empty} .checked=${this.#ask === "best" && this.#objective === each} @click=${() => choose(each)} /><span>${t(`study-by-${each}`)}</span></label>`)}
        </div>
      </fieldset>
      <div class="cluster">${asks.map(([ask, words]) => html`<button ?disabled=${ask === "rows" ? !this.#position?.table.length : empty} aria-pressed=${this.#ask === ask} @click=${() => this.#show(ask)}>${words}</button>`)}</div>
      ${empty ? html`<p class="soft">${t("study-empty")}</p>` : nothing}`;
  }

  #answer() {
    const view = this.#wanted ? html`<tw-turn-view .wanted=${this.#wanted}></tw-turn-view>` : nothing;
    if (this.#ask === "plays") {
      const choose = (/** @type {CustomEvent<string[]>} */ { detail }) => {
        this.#wanted = { .../** @type {Wanted} */ (this.#position), chosen: detail };
        this.requestUpdate();
      };
      return html`<tw-play-list .position=${this.#position} @choose=${choose}></tw-play-list>${view}`;
    }
    if (this.#ask === "rows") return html`<tw-row-worth .position=${this.#position}></tw-row-worth>`;
    if (this.#ask === "try") return html`<tw-turn-board .asked=${this.#asked}></tw-turn-board>`;
    if (this.#ask === "out")
      return html`<tw-play-out .position=${this.#position} .rules=${this.#rules}></tw-play-out>`;
    return view;
  }

  #tools() {
    const clear = () => this.#change({ table: [[]], rack: [], opened: true });
    return html`<div class="cluster">
        <tw-copy quiet .text=${location.href}></tw-copy>
        <button class="quiet" @click=${this.#save}>${t("study-picture")}</button>
        <a class="button quiet" href=${this.#picture} download="position.svg">${t("study-drawing")}</a>
        <button class="quiet" @click=${clear}>${t("judge-clear")}</button>
      </div>`;
  }
}

customElements.define("tw-analysis-page", AnalysisPage);

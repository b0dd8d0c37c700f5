// The analysis board: any position of the tile game, edited on the felt, with answers that follow. It lives in the address.

import { find } from "../dom.js";
import { here, linkTo, replaceAddress, to } from "../navigate.js";
import { caseOfLink, caseQuery, emptyCase, rowsText } from "../parts/boards/case.js";
import "../parts/boards/position_editor.js";
import { rulesQuery } from "../parts/rules/rules_query.js";
import "../parts/rules/rules_chooser.js";
import { savePicture } from "../parts/boards/picture.js";
import { readPositionLine } from "../parts/boards/position_line.js";
import { readShort, writeShort } from "../parts/boards/short_position.js";
import { inputValue, Page, radioField } from "../parts/page.js";
import "../parts/copy_button.js";
import { isPiece, wordsOf } from "../tiles/board/notation.js";
import { html, nothing } from "../vendor/lit.js";
import { t } from "../words.js";

/** @import { Objective } from "../messages/http.d.ts" */
/** @import { Wanted } from "../parts/boards/turn_view.js" */
/** @import { Case } from "../parts/boards/case.js" */
/** What is shown beside the position. @typedef {"best" | "plays" | "rows" | "try" | "out"} Tab */

/** The house rules that decide what may be laid. */
const KEYS = ["sets", "opening", "jokers", "change", "mirror", "box"];
/** @type {Objective[]} */
const OBJECTIVES = ["tiles", "points", "out"]; // words: study-by-tiles study-by-points study-by-out
/** @type {Tab[]} */
const TABS = ["best", "plays", "rows", "try", "out"]; // words: study-tab-best study-tab-plays study-tab-rows study-tab-try study-tab-out
/** Answers follow when the hand has rested for this long. */
const REST_MS = 400;
const SMALLEST_ROW = 3;

export default class AnalysisPage extends Page {
  /** @type {Case} */
  asked = { ...emptyCase(), asks: "turn" };
  /** @type {import("../messages/http.d.ts").RulesShown | null} */
  rules = null;
  /** @type {Objective} */
  objective = "tiles";
  /** @type {Tab} */
  tab = "best";
  /** The question on screen; it stays the same value until another is asked. @type {Wanted | null} */
  wanted = null;
  /** The position that the answers are about. @type {Wanted | null} */
  position = null;
  /** The turn of a review that led here, as MATCH.GAME.TURN. */
  turn = "";
  #loaded = false;
  /** On a phone the answers of a position that came by a link need the room. */
  isFolded = false;
  problem = "";
  #timer = 0;

  get heading() {
    return t("study-title");
  }

  connectedCallback() {
    super.connectedCallback();
    this.listen("hashchange", () => this.#read());
    this.signal.addEventListener("abort", () => clearTimeout(this.#timer));
  }

  async load() {
    await Promise.all([
      import("../parts/boards/turn_view.js"),
      import("../study/play_list.js"),
      import("../study/row_worth.js"),
      import("../parts/boards/turn_board.js"),
      import("../study/play_out.js"),
    ]);
    if (!this.#loaded) this.#read();
    this.#loaded = true;
  }

  /** Read the position of the address: that of a short link, or the one that was set up. */
  #read() {
    const { hash, searchParams } = here();
    const rest = new URLSearchParams(hash.replace(/^#/, ""));
    const short = readShort(searchParams.get("p") ?? "");
    const linked = caseOfLink(short ? `${searchParams}` : hash) ?? emptyCase();
    this.asked = { ...linked, ...short, asks: "turn" };
    this.tab = TABS.find((tab) => tab === rest.get("tab")) ?? "best";
    this.turn = /^[\w-]+\.\d+\.\d+$/.exec(rest.get("back") ?? "")?.[0] ?? "";
    this.isFolded = this.asked.rack.length > 0 && matchMedia("(width < 40rem)").matches;
    this.answer();
  }

  /** @param {Partial<Case>} part */
  change(part) {
    this.asked = { ...this.asked, ...part };
    this.problem = "";
    this.#keepAddress();
    this.requestUpdate();
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.answer(), REST_MS);
  }

  #keepAddress() {
    const query = caseQuery({ ...this.asked, after: null });
    query.append("tab", this.tab);
    if (this.turn) query.append("back", this.turn);
    replaceAddress(`/analysis#${query}`);
  }

  /** Have the position on the felt answered, once its rules are known. */
  answer() {
    const { rules, house, table, rack, opened } = this.asked;
    clearTimeout(this.#timer);
    this.requestUpdate();
    if (!rules) return;
    this.position = { rules, house, table: table.filter(({ length }) => length), rack, opened };
    const asks = this.tab === "best" && !unready(this);
    this.wanted = asks ? { ...this.position, objective: this.objective } : null;
  }

  /** @param {Tab} tab */
  show(tab) {
    this.tab = tab;
    if (this.asked.rules) this.#keepAddress();
    this.answer();
  }

  /** @param {CustomEvent<import("../parts/rules/rules_chooser.js").Choice>} event */
  chosen({ detail: { rules, house, found } }) {
    this.rules = found;
    const same = rules === this.asked.rules && JSON.stringify(house) === JSON.stringify(this.asked.house);
    if (same) this.requestUpdate();
    else this.change({ rules, house });
  }

  /** A table or a rack as text; a whole position in one line is opened as its link is. @param {"table" | "rack"} where
   * @param {Event} event */
  typed(where, event) {
    const whole = readPositionLine(inputValue(event));
    if (whole) {
      location.assign(linkOf({ ...this.asked, ...whole }));
      return;
    }
    const rows = wordsOf(inputValue(event));
    const wrong = rows.flat().find((word) => !isPiece(word));
    if (wrong) {
      this.problem = t("board-typed-no-piece", { word: wrong });
      this.requestUpdate();
    } else this.change(where === "rack" ? { rack: rows.flat() } : { table: rows.some(({ length }) => length) ? rows : [[]] });
  }

  save() {
    void this.attempt(() => savePicture(pictureOf(this), "position.png"));
  }

  render() {
    return html`<div class="cluster between">
        <h1>${t("study-title")}</h1>
        ${back(this)}
      </div>
      ${
        this.#loaded
          ? html`<div class="workspace">
            <section class="workspace-felt" aria-label=${t("study-position")}>${feltView(this)}</section>
            <section class="workspace-answers card stack">${tabs(this)} ${this.refusalView()}</section>
            <div class="workspace-tools">${tools(this)} ${moreView(this)}</div>
          </div>`
          : html`<div class="skeleton board-skeleton" aria-busy="true"></div>${this.refusalView()}`
      }`;
  }

  /** Arrow keys move between the tabs. @param {KeyboardEvent} event */
  async press({ key }) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[key];
    if (!step) return;
    this.show(TABS[(TABS.indexOf(this.tab) + step + TABS.length) % TABS.length]);
    await this.updateComplete;
    find(this, `tab-${this.tab}`)?.focus();
  }
}

/** What is missing before there can be an answer, or nothing. @param {AnalysisPage} page */
function unready(page) {
  const rows = page.asked.table.filter(({ length }) => length);
  if (rows.some(({ length }) => length < SMALLEST_ROW)) return t("study-unfinished");
  if (page.tab === "rows") return rows.length ? "" : t("study-no-rows");
  return page.asked.rack.length ? "" : t("study-empty");
}

/** @param {AnalysisPage} page */
function pictureOf(page) {
  const { table, rack } = page.asked;
  return `/api/study/position.svg?${new URLSearchParams({ table: rowsText(table), rack: rack.join(".") })}`;
}

/** The link to share: short, and with a picture of the position where it is sent. @param {Case} asked */
function linkOf(asked) {
  const query = rulesQuery(asked.rules, asked.house);
  query.append("p", writeShort(asked));
  return linkTo(`/analysis?${query}`);
}

/** The way back to the turn that led here. @param {AnalysisPage} page */
function back(page) {
  const [match, game, turn] = page.turn.split(".");
  return turn
    ? html`<a class="button quiet" href=${to(`/review/${match}?game=${game}&turn=${turn}`)}>${t("study-back-to", { turn })}</a>`
    : nothing;
}

/** @param {AnalysisPage} page */
function feltView(page) {
  return html`<tw-position-editor
    .position=${page.asked}
    .jokers=${page.rules?.jokers ?? []}
    .box=${page.rules?.box ?? {}}
    .folded=${page.isFolded}
    @edit=${(/** @type {CustomEvent} */ { detail }) => page.change({ table: detail.table, rack: detail.rack, opened: detail.opened })}
  ></tw-position-editor>`;
}

/** @param {AnalysisPage} page */
function tabs(page) {
  return html`<div class="tabs" role="tablist" aria-label=${t("study-tabs")} @keydown=${page.press}>
      ${TABS.map(
        (tab) =>
          html`<button role="tab" id="tab-${tab}" aria-selected=${page.tab === tab} aria-controls="tab-panel"
            tabindex=${page.tab === tab ? 0 : -1} @click=${() => page.show(tab)}>${t(`study-tab-${tab}`)}</button>`,
      )}
    </div>
    <div class="stack" role="tabpanel" id="tab-panel" aria-labelledby="tab-${page.tab}">
      ${unready(page) ? html`<p class="soft">${unready(page)}</p>` : panel(page)}
    </div>`;
}

/** @param {AnalysisPage} page */
function panel(page) {
  const view = page.wanted ? html`<tw-turn-view .wanted=${page.wanted}></tw-turn-view>` : nothing;
  if (page.tab === "best") return html`${objectives(page)} ${view}`;
  if (page.tab === "plays") {
    const choose = (/** @type {CustomEvent<string[]>} */ { detail }) => {
      page.wanted = { .../** @type {Wanted} */ (page.position), chosen: detail };
      page.requestUpdate();
    };
    return html`<tw-play-list .position=${page.position} @choose=${choose}></tw-play-list>${view}`;
  }
  if (page.tab === "rows") return html`<tw-row-worth .position=${page.position}></tw-row-worth>`;
  if (page.tab === "try") return html`<tw-turn-board .asked=${page.asked}></tw-turn-board>`;
  return html`<tw-play-out .position=${page.position} .rules=${page.rules}></tw-play-out>`;
}

/** @param {AnalysisPage} page */
function objectives(page) {
  const choose = (/** @type {Objective} */ objective) => {
    page.objective = objective;
    page.answer();
  };
  const named = OBJECTIVES.map(/** @returns {[Objective, string]} */ (each) => [each, t(`study-by-${each}`)]);
  return radioField(t("study-best"), "objective", page.objective, named, choose);
}

/** @param {AnalysisPage} page */
function tools(page) {
  const clear = () => page.change({ table: [[]], rack: [], opened: true });
  return html`<div class="cluster">
    <tw-copy .text=${linkOf(page.asked)}></tw-copy>
    <button class="quiet" @click=${page.save}>${t("study-picture")}</button>
    <a class="button quiet" href=${pictureOf(page)} download="position.svg">${t("study-drawing")}</a>
    <button class="quiet" @click=${clear}>${t("judge-clear")}</button>
  </div>`;
}

/** The rules, and the position as text. @param {AnalysisPage} page */
function moreView(page) {
  const { rules, house, table, rack } = page.asked;
  const rows = table.filter(({ length }) => length).map((row) => row.join(" "));
  const texts = /** @type {["table" | "rack", string, string, string][]} */ ([
    ["table", t("study-table"), rows.join(" | "), "R3 J R5 | K9 R9 B9"],
    ["rack", t("study-rack"), rack.join(" "), "R4 B9 J"],
  ]);
  return html`<div class="card stack">
    <tw-rules-chooser .rules=${rules} .house=${house} .keys=${KEYS} .game=${"tiles"} @choose=${page.chosen}></tw-rules-chooser>
    <details class="fold">
      <summary>${t("study-as-text")}</summary>
      <div class="stack">
        ${texts.map(
          ([where, words, value, example]) => html`<label class="field">${words}
            <input .value=${value} placeholder=${example} autocomplete="off" autocapitalize="characters" spellcheck="false"
              @change=${(/** @type {Event} */ event) => page.typed(where, event)} />
          </label>`,
        )}
        <p class="refusal" role="alert">${page.problem}</p>
      </div>
    </details>
  </div>`;
}

customElements.define("tw-analysis-page", AnalysisPage);

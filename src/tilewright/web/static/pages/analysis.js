// The analysis board: any position of the tile game on one felt, on which it is set up, looked at and tried. It lives in the address.

import { find } from "../dom.js";
import { loadStyle } from "../load_style.js";
import { here, linkTo, replaceAddress, to } from "../navigate.js";
import { analysisPath, caseOfLink, emptyCase, rowsText } from "../parts/boards/case.js";
import "../parts/boards/position_editor.js";
import { rulesQuery } from "../parts/rules/rules_query.js";
import "../parts/rules/rules_chooser.js";
import { savePicture } from "../parts/boards/picture.js";
import { readPositionLine, writePositionLine } from "../parts/boards/position_line.js";
import { readShort, writeShort } from "../parts/boards/short_position.js";
import { inputValue, Page, radioField } from "../parts/page.js";
import { photoButton } from "../parts/photo_button.js";
import "../parts/copy_button.js";
import "../study/record_loader.js";
import { isPiece, wordsOf } from "../tiles/board/notation.js";
import { notation } from "../tiles/piece.js";
import { html, nothing } from "../vendor/lit.js";
import { loadMoreWords, t } from "../words.js";

await Promise.all([loadMoreWords("study", "tabletop"), loadStyle("style/study.css")]);

/** @import { Objective } from "../messages/http.d.ts" */
/** @import { Wanted } from "../parts/boards/turn_view.js" */
/** @import { Case } from "../parts/boards/case.js" */
/** What is done with the position. @typedef {"edit" | "best" | "plays" | "rows" | "try" | "out"} Tab */
/** What can be undone. @typedef {Pick<Case, "rules" | "house" | "table" | "rack" | "opened">} Set */

/** The house rules that decide what may be laid. */
const KEYS = ["sets", "opening", "jokers", "change", "mirror", "box"];
/** @type {Objective[]} */
const OBJECTIVES = ["tiles", "points", "out"]; // words: study-by-tiles study-by-points study-by-out
/** @type {Tab[]} */
const TABS = ["edit", "best", "plays", "rows", "try", "out"]; // words: study-tab-edit study-tab-best study-tab-plays study-tab-rows study-tab-try study-tab-out
/** Answers follow when the hand has rested for this long. */
const REST_MS = 400;
const SMALLEST_ROW = 3;
const MOST_STEPS = 200;

export default class AnalysisPage extends Page {
  /** @type {Case} */
  asked = { ...emptyCase(), asks: "turn" };
  /** @type {import("../messages/http.d.ts").RulesShown | null} */
  rules = null;
  /** @type {Objective} */
  objective = "tiles";
  /** @type {Tab} */
  tab = "edit";
  /** The positions before the last changes, and those that were undone. @type {Set[]} */
  past = [];
  /** @type {Set[]} */
  future = [];
  /** The turn that the felt shows. @type {import("../parts/boards/turn_board.js").Shown | null} */
  shown = null;
  /** The question on screen; it stays the same value until another is asked. @type {Wanted | null} */
  wanted = null;
  /** The position that the answers are about. @type {Wanted | null} */
  position = null;
  /** The turn of a review that led here, as MATCH.GAME.TURN. */
  turn = "";
  #loaded = false;
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
      import("../parts/boards/turn_board.js"),
      import("../study/play_list.js"),
      import("../study/row_worth.js"),
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
    this.tab = TABS.find((tab) => tab === rest.get("tab")) ?? (linked.rack.length || short?.rack.length ? "best" : "edit");
    this.turn = /^[\w-]+\.\d+\.\d+$/.exec(rest.get("back") ?? "")?.[0] ?? "";
    [this.past, this.future] = [[], []];
    this.answer();
  }

  /** Show another position, which can be undone. @param {Partial<Case>} part */
  change(part) {
    [this.past, this.future] = [[...this.past, this.asked].slice(-MOST_STEPS), []];
    this.#set(part);
  }

  /** Go a step back or forth. @param {"undo" | "redo"} way */
  step(way) {
    const [from, onto] = way === "undo" ? [this.past, this.future] : [this.future, this.past];
    const found = from.at(-1);
    if (!found) return;
    [this.past, this.future] = way === "undo" ? [from.slice(0, -1), [...onto, this.asked]] : [[...onto, this.asked], from.slice(0, -1)];
    this.#set(found);
    this.announce(way === "undo" ? t("board-undone") : t("board-redone"));
  }

  /** A position from somewhere else: a record, a photo, a line of text. @param {Partial<Case>} position */
  open(position) {
    this.change(position);
    this.show("best");
  }

  /** Make the turn that is shown, and go on with what is on the rack after it. */
  goOn() {
    if (!this.shown) return;
    const { after, rack, tiles } = this.shown.found;
    const faces = (/** @type {number[]} */ pieces) => pieces.map(notation);
    this.change({ table: after.map(faces), rack: faces(rack.filter((piece) => !tiles.includes(piece))), opened: true });
  }

  /** @param {Partial<Case>} part */
  #set(part) {
    this.asked = { ...this.asked, ...part };
    this.problem = "";
    this.#keepAddress();
    this.requestUpdate();
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.answer(), REST_MS);
  }

  #keepAddress() {
    replaceAddress(analysisPath(this.asked, { tab: this.tab, back: this.turn }));
  }

  /** Have the position on the felt answered, once its rules are known. */
  answer() {
    const { rules, house, table, rack, opened } = this.asked;
    clearTimeout(this.#timer);
    this.requestUpdate();
    if (!rules) return;
    this.position = { rules, house, table: table.filter(({ length }) => length), rack, opened };
    const asks = (this.tab === "best" || this.tab === "edit") && !unready(this);
    if (!asks) this.shown = null;
    this.wanted = asks ? { ...this.position, objective: this.objective } : null;
  }

  /** @param {Tab} tab */
  show(tab) {
    this.tab = tab;
    // What another tab showed is not what goes on from here.
    this.shown = null;
    if (this.asked.rules) this.#keepAddress();
    this.answer();
  }

  /** @param {CustomEvent<import("../parts/rules/rules_chooser.js").Choice>} event */
  chosen({ detail: { rules, house, found } }) {
    this.rules = found;
    const same = rules === this.asked.rules && JSON.stringify(house) === JSON.stringify(this.asked.house);
    if (same || !this.asked.rules) this.asked = { ...this.asked, rules, house };
    else this.change({ rules, house });
    if (!same) this.answer();
    this.requestUpdate();
  }

  /** A table or a rack as text; a whole position in one line is opened as its link is. @param {"table" | "rack"} where
   * @param {Event} event */
  typed(where, event) {
    const whole = readPositionLine(inputValue(event));
    if (whole) return this.open(whole);
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
          ? html`<div class="workspace" @drop=${this.#drop} @dragover=${(/** @type {Event} */ event) => event.preventDefault()}>
            ${tabs(this)}
            ${this.tab === "out" ? nothing : html`<section class="workspace-felt" aria-label=${t("study-position")}>${feltView(this)}</section>`}
            <section class="workspace-answers card stack" role="tabpanel" id="tab-panel" aria-labelledby="tab-${this.tab}">
              ${unready(this) ? html`<p class="soft">${unready(this)}</p>` : panel(this)} ${this.refusalView()}
            </section>
            <div class="workspace-tools">${tools(this)} ${moreView(this)}</div>
            ${this.announcedView()}
          </div>`
          : html`<div class="skeleton board-skeleton" aria-busy="true"></div>${this.refusalView()}`
      }`;
  }

  /** A file that is dropped anywhere is a record. @param {DragEvent} event */
  #drop(event) {
    event.preventDefault();
    const loader = this.querySelector("tw-record-loader");
    void loader?.take(event.dataTransfer?.files[0] ?? event.dataTransfer?.getData("text") ?? "");
  }

  /** @param {CustomEvent<import("../messages/http.d.ts").TurnFound>} event */
  async demonstrate({ detail: found }) {
    const board = this.querySelector("tw-turn-board");
    await board?.demonstrate(found);
    this.shown = { found, isAfter: true };
    this.requestUpdate();
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
  const step = (/** @type {"undo" | "redo"} */ way, /** @type {string} */ words, /** @type {boolean} */ can) =>
    html`<button class="quiet" ?disabled=${!can} @click=${() => page.step(way)}>${words}</button>`;
  return html`<tw-position-editor
      .position=${page.asked}
      .jokers=${page.rules?.jokers ?? []}
      .box=${page.rules?.box ?? {}}
      .editing=${page.tab === "edit"}
      .shown=${page.tab === "best" || page.tab === "plays" ? page.shown : null}
      @edit=${(/** @type {CustomEvent} */ { detail }) => page.change(detail)}
      @history=${(/** @type {CustomEvent} */ { detail }) => page.step(detail)}
    ></tw-position-editor>
    ${
      page.tab === "edit" || ((page.tab === "best" || page.tab === "plays") && page.past.length + page.future.length)
        ? html`<div class="cluster">
          ${step("undo", t("judge-undo"), page.past.length > 0)} ${step("redo", t("study-redo"), page.future.length > 0)}
        </div>`
        : nothing
    }`;
}

/** @param {AnalysisPage} page */
const tabs = (page) => html`<div class="tabs" role="tablist" aria-label=${t("study-tabs")} @keydown=${page.press}>
  ${TABS.map(
    (tab) =>
      html`<button role="tab" id="tab-${tab}" aria-selected=${page.tab === tab} aria-controls="tab-panel"
        tabindex=${page.tab === tab ? 0 : -1} @click=${() => page.show(tab)}>${t(`study-tab-${tab}`)}</button>`,
  )}
</div>`;

/** @param {AnalysisPage} page */
function panel(page) {
  const show = (/** @type {CustomEvent} */ { detail }) => {
    page.shown = detail;
    page.requestUpdate();
  };
  const view = page.wanted
    ? html`<tw-turn-view .wanted=${page.wanted} .brief=${page.tab === "edit"} @show=${show}
      @demonstrate=${(/** @type {CustomEvent} */ event) => void page.demonstrate(event)}></tw-turn-view>`
    : nothing;
  if (page.tab === "edit") return view;
  const goOn = page.shown?.found.tiles.length ? html`<div><button @click=${() => page.goOn()}>${t("study-go-on")}</button></div>` : nothing;
  if (page.tab === "best") return html`${objectives(page)} ${view} ${goOn}`;
  if (page.tab === "plays") {
    const choose = (/** @type {CustomEvent<string[]>} */ { detail }) => {
      page.wanted = { .../** @type {Wanted} */ (page.position), chosen: detail };
      page.requestUpdate();
    };
    return html`<tw-play-list .position=${page.position} @choose=${choose}></tw-play-list>${view} ${goOn}`;
  }
  if (page.tab === "rows") return html`<tw-row-worth .position=${page.position}></tw-row-worth>`;
  if (page.tab === "try") return html`<p class="soft">${t("judge-lay")}</p>`;
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
  const { rules, house } = page.asked;
  /** @type {import("../camera/camera.js").Wanted} */
  const photo = { purpose: "study", rules, house, jokers: page.rules?.jokers ?? [], used: (found) => page.change(found) };
  return html`<div class="cluster">
    ${photoButton(page, photo)}
    <tw-copy .text=${linkOf(page.asked)}></tw-copy>
    <tw-copy .text=${writePositionLine(page.asked)} .words=${t("study-copy-text")}></tw-copy>
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
    <tw-record-loader @position=${(/** @type {CustomEvent<Partial<Case>>} */ { detail }) => page.open(detail)}></tw-record-loader>
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

// The field to type rows in.

import { find } from "../../dom.js";
import { html, nothing } from "../../vendor/lit.js";
import { t } from "../../words.js";
import { readRows, writeRows } from "./notation.js";

/** @import { Board } from "./board.js" */

/** The field while it is open, and what is wrong with what was typed. */
export class Typing {
  isOpen = false;
  #problem = "";

  /** @param {Board} board */
  constructor(board) {
    this.board = board;
  }

  /** Open the field or close it. @param {boolean} open */
  async show(open) {
    this.isOpen = open;
    this.#problem = "";
    this.board.requestUpdate();
    await this.board.updateComplete;
    find(this.board, open ? "#board-typed" : ".tools .type")?.focus();
  }

  view() {
    const doing = {
      lay: (/** @type {string} */ typed) => this.#lay(typed),
      fill: () => writeRows(this.board.shown.rows),
      close: () => void this.show(false),
    };
    return this.isOpen ? typingField(this.#problem, doing) : nothing;
  }

  /** @param {string} typed */
  #lay(typed) {
    const found = readRows(this.board.input.selection.draft, typed);
    if ("draft" in found) {
      this.board.input.lay(found.draft.rows, t("board-typed-laid"));
      void this.show(false);
    } else {
      this.#problem = found.known ? t("board-typed-not-there", { word: found.word }) : t("board-typed-no-piece", { word: found.word });
      this.board.requestUpdate();
    }
  }
}

/**
 * @param {string} problem a sentence about what was typed
 * @param {{lay: (typed: string) => void, fill: () => string, close: () => void}} doing
 */
function typingField(problem, { lay: laid, fill, close }) {
  const input = (/** @type {Event} */ event) =>
    /** @type {HTMLInputElement} */ (/** @type {Element} */ (event.currentTarget).closest("form")?.elements.namedItem("rows"));
  return html`<form
    class="typing"
    @submit=${(/** @type {Event} */ event) => {
      event.preventDefault();
      laid(input(event).value);
    }}
    @keydown=${(/** @type {KeyboardEvent} */ event) => event.key === "Escape" && close()}
  >
    <label for="board-typed">${t("board-typed")}</label>
    <input id="board-typed" name="rows" autocomplete="off" autocapitalize="characters" spellcheck="false"
      placeholder=${t("board-typed-example")} aria-describedby="board-typed-problem" />
    <button type="submit">${t("board-typed-lay")}</button>
    <button type="button" @click=${(/** @type {Event} */ event) => {
      input(event).value = fill();
    }}>${t("board-typed-fill")}</button>
    <p id="board-typed-problem" role="alert">${problem}</p>
  </form>`;
}

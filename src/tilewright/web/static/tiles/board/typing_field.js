// The field to type rows in.

import { html } from "../../vendor/lit.js";
import { t } from "../../words.js";

/** What is wrong with a typed word. @param {{word: string, known: boolean}} found */
export const problemWith = ({ word, known }) => (known ? t("board-typed-not-there", { word }) : t("board-typed-no-piece", { word }));

/**
 * @param {string} problem a sentence about what was typed
 * @param {{lay: (typed: string) => void, fill: () => string, close: () => void}} doing
 */
export function typingField(problem, { lay: laid, fill, close }) {
  const input = (/** @type {Event} */ event) => /** @type {HTMLInputElement} */ (
    /** @type {Element} */ (event.currentTarget).closest("form")?.elements.namedItem("rows")
  );
  return html`<form
    class="typing"
    @submit=${(/** @type {Event} */ event) => {
      event.preventDefault();
      laid(input(event).value);
    }}
    @keydown=${(/** @type {KeyboardEvent} */ event) => event.key === "Escape" && close()}
  >
    <label for="board-typed">${t("board-typed")}</label>
    <input id="board-typed" name="rows" autocomplete="off" autocapitalize="characters" spellcheck="false" placeholder=${t("board-typed-example")} aria-describedby="board-typed-problem" />
    <button type="submit">${t("board-typed-lay")}</button>
    <button type="button" @click=${(/** @type {Event} */ event) => {
      input(event).value = fill();
    }}>${t("board-typed-fill")}</button>
    <p id="board-typed-problem" role="alert">${problem}</p>
  </form>`;
}

// The tools beside the rack: sorting, typing rows, and the keys.

import { targetOf } from "../../dom.js";
import { html, nothing } from "../../vendor/lit.js";
import { t } from "../../words.js";
import { HELP } from "./keyboard.js";

/** @import { Board } from "./board.js" */

/** @param {Board} board @param {{sorting: string, own: boolean, sort: (sorting: string) => void}} state */
export function tools(board, { sorting, own, sort }) {
  const { typing } = board;
  const by = (/** @type {string} */ name, /** @type {string} */ label) =>
    html`<button type="button" aria-pressed=${sorting === name ? "true" : "false"} @click=${() => sort(name)}>${label}</button>`;
  return html`<div class="tools" role="group" aria-label=${t("board-tools")}>
    ${by("color", t("board-by-color"))} ${by("number", t("board-by-number"))} ${by("own", t("board-own-order"))}
    <button type="button" class="type" ?disabled=${!own} aria-expanded=${own && typing.isOpen ? "true" : "false"}
      @click=${() => void typing.show(!typing.isOpen)}>${t("board-type")}</button>
    <button type="button" class="help" @click=${() => board.querySelector("dialog")?.showModal()}>${t("board-keys")}</button>
  </div>`;
}

/** The dialog with all keys: those of the board, and those of the screen around it. @param {[string, string][]} others */
export function keysDialog(others) {
  return html`<dialog class="keys" aria-labelledby="board-keys">
    <h2 id="board-keys">${t("game-keys-title")}</h2>
    ${others.length ? html`<dl class="key-list">${others.map(([key, action]) => html`<dt>${key}</dt><dd>${action}</dd>`)}</dl>` : nothing}
    <ul>
      ${HELP.map((name) => html`<li>${t(`board-keys-${name}`)}</li>`)}
    </ul>
    <button type="button"
      @click=${(/** @type {Event} */ event) => targetOf(event).closest("dialog")?.close()}>${t("board-keys-close")}</button>
  </dialog>`;
}

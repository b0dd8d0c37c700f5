// Somebody who was sent the address of a table asks to be let in, and the host answers.

import { currentPlayer, guestName, loginAs, request } from "../../api.js";
import { html } from "../../vendor/lit.js";
import { t } from "../../words.js";
import { nameField, Page } from "../page.js";

const AGAIN_MS = 4000;
const MOST_LOOKS = 300;

/**
 * `<tw-knock>`: asks to be let in to `table`; then fires `look` again and again. It knows as little as the visitor: perhaps there is no
 * such table.
 */
export class KnockElement extends Page {
  static properties = { table: {} };
  table = "";
  #name = "";
  /** Whether the host was asked. */
  #asked = false;

  async load() {
    const player = await currentPlayer();
    if (player && player.name !== t("shell-guest")) this.#name ||= player.name;
    this.requestUpdate();
  }

  #ask = this.submits(async () => {
    await loginAs(this.#name.trim() || guestName());
    await request(`/api/tables/${this.table}/ask`, { method: "POST" });
    this.#asked = true;
    let looks = 0;
    this.every(AGAIN_MS, () => looks++ < MOST_LOOKS && this.dispatchEvent(new CustomEvent("look")));
  });

  render() {
    if (this.#asked) return html`<section class="card narrow center"><p role="status">${t("page-room-knocked")}</p></section>`;
    return html`<form class="card narrow center stack" @submit=${this.#ask}>
      <p>${t("page-room-knock-why")}</p>
      ${this.refusalView()}
      ${nameField(this.#name, (name) => (this.#name = name))}
      <button class="large" ?disabled=${this.busy}>${t("page-room-knock")}</button>
    </form>`;
  }
}

customElements.define("tw-knock", KnockElement);

/** The host's answers to somebody who asks to be let in. @param {string} table @param {string} player */
export function answers(table, player) {
  const answer = (/** @type {boolean} */ admit) => () =>
    void request(`/api/tables/${table}/answer`, { body: { player, admit } }).catch(() => {});
  return html`<span class="cluster">
    <button class="primary" @click=${answer(true)}>${t("page-room-admit")}</button>
    <button class="quiet" @click=${answer(false)}>${t("page-room-decline")}</button>
  </span>`;
}

/** Those who ask to be let in, as the host sees them. @param {import("../../messages/socket.d.ts").TableShown} room */
export const knockers = (room) =>
  room.asking.map(
    ({ player, name }) =>
      html`<section class="card cluster between sound-question"><p
        role="status">${t("page-room-asks", { name })}</p>${answers(room.table, player)}</section>`,
  );

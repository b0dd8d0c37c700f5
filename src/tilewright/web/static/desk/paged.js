// The base of the desk's lists: acts with a confirmation, and pages that follow each other.

import { Page } from "../parts/page.js";
import { html, nothing } from "../vendor/lit.js";
import { t } from "../words.js";

// The number of rows in one answer of the server.
const AT_ONCE = 20;
/** Before this id comes everything. */
export const NEWEST = 2 ** 31 - 1;

/** @template Row */
export class Paged extends Page {
  /** @type {Row[]} */
  rows = [];
  #more = false;

  /** The next rows, before one if given.
   * @param {Row | undefined} _before
   * @returns {Promise<Row[]>} */
  async ask(_before) {
    return [];
  }

  async load() {
    this.rows = await this.ask(undefined);
    this.#more = this.rows.length >= AT_ONCE;
  }

  /** Do something and load the list again.
   * @param {() => Promise<unknown>} action */
  act(action) {
    this.notice = "";
    return this.attempt(async () => {
      await action();
      await this.load();
      this.notice = t("desk-done");
      // Other lists of the desk show it too.
      dispatchEvent(new CustomEvent("desk"));
    });
  }

  /** What was refused or done. */
  outcome() {
    return html`${this.refusalView()} ${this.noticeView()}`;
  }

  /** The button for earlier rows. */
  earlier() {
    if (!this.#more) return nothing;
    const show = () =>
      this.attempt(async () => {
        const rows = await this.ask(this.rows.at(-1));
        this.#more = rows.length >= AT_ONCE;
        this.rows = [...this.rows, ...rows];
      });
    return html`<button class="quiet" @click=${show}>${t("desk-earlier")}</button>`;
  }
}

/** Load again what another list has changed. @template Row @extends {Paged<Row>} */
export class Following extends Paged {
  connectedCallback() {
    super.connectedCallback();
    this.listen("desk", () => void this.attempt(() => this.load()));
  }
}

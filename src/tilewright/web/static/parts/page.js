// The base of all pages: loads their data, again in another language, and shows refusals.

import { Refusal } from "../api.js";
import { BaseElement } from "../base_element.js";
import { to } from "../navigate.js";
import { html, nothing } from "../vendor/lit.js";
import { t } from "../words.js";

export class Page extends BaseElement {
  refusal = "";
  busy = false;
  /** Where the last refusal is shown. */
  #place = "";
  #load = () => void this.attempt(() => this.load());

  connectedCallback() {
    super.connectedCallback();
    addEventListener("words", this.#load);
    this.#load();
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    removeEventListener("words", this.#load);
  }

  /** Load the data of the page; called again when the language changes.
   * @returns {Promise<void>} */
  async load() {}

  /** Run an action; a refusal is shown by `refusalView`.
   * @param {() => Promise<unknown>} action
   * @param {string} [place] the `refusalView` that shows it, where there are several
   * @returns {Promise<boolean>} whether it succeeded */
  async attempt(action, place = "") {
    this.busy = true;
    [this.refusal, this.#place] = ["", place];
    this.requestUpdate();
    try {
      await action();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.refusal = error.message;
    } finally {
      this.busy = false;
      this.requestUpdate();
    }
    return !this.refusal;
  }

  /** The last refusal, beside what was refused. @param {string} [place] */
  refusalView(place = "") {
    return html`<p class="refusal" role="alert">${this.#place === place ? this.refusal : ""}</p>`;
  }
}

/** What is shown for a table that is closed. */
export const tableGone = () => html`<section class="card narrow center">
  <h1>${t("page-room-ended")}</h1>
  <p>${t("page-room-ended-why")}</p>
  <a class="button primary" href=${to("/tables")}>${t("page-tables-title")}</a>
</section>`;

/** The value of the field that fired an event.
 * @param {Event} event */
export const inputValue = (event) => /** @type {HTMLInputElement} */ (event.target).value;

/** A select field.
 * @param {string} label
 * @param {string | number} value
 * @param {[value: string | number, words: string, lang?: string][]} options with their labels, and the language of the label if it is another
 * @param {(value: string, event: Event) => void} chosen */
export const selectField = (label, value, options, chosen) => html`<label class="field"
  >${label}
  <select @change=${(/** @type {Event} */ event) => chosen(inputValue(event), event)}>
    ${options.map(([each, words, lang]) => html`<option value=${each} lang=${lang ?? nothing} .selected=${each === value}>${words}</option>`)}
  </select></label
>`;

/** A checkbox.
 * @param {string} label
 * @param {boolean} checked
 * @param {(checked: boolean) => void} done
 * @param {boolean} [off] */
export const checkboxField = (label, checked, done, off = false) => html`<label class="check"
  ><input
    type="checkbox"
    ?disabled=${off}
    .checked=${checked}
    @change=${(/** @type {Event} */ event) => done(/** @type {HTMLInputElement} */ (event.target).checked)}
  />${label}</label
>`;

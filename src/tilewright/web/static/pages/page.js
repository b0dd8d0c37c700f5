// What the pages share: they show what the server told, ask anew in another language, and say what was refused.

import { Refusal } from "../api.js";
import { Part } from "../part.js";
import { html, nothing } from "../vendor/lit.js";
import { t } from "../words.js";

export class Page extends Part {
  refusal = "";
  busy = false;
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

  /** Ask for what the page shows; called again when the language has changed.
   * @returns {Promise<void>} */
  async load() {}

  /** Do something that may be refused, which is then said where `trouble` stands.
   * @param {() => Promise<unknown>} action
   * @returns {Promise<boolean>} whether it was done */
  async attempt(action) {
    this.busy = true;
    this.refusal = "";
    this.requestUpdate();
    try {
      await action();
    } catch (wrong) {
      if (!(wrong instanceof Refusal)) throw wrong;
      this.refusal = wrong.message;
    } finally {
      this.busy = false;
      this.requestUpdate();
    }
    return !this.refusal;
  }

  /** What was refused last, in a sentence. */
  trouble() {
    return html`<p class="refusal" role="alert">${this.refusal}</p>`;
  }
}

/** What stands where a table was. */
export const ended = () => html`<section class="card narrow center">
  <h1>${t("page-room-ended")}</h1>
  <p>${t("page-room-ended-why")}</p>
  <a class="button primary" href="/tables">${t("page-tables-title")}</a>
</section>`;

/** The value of the field that an event came from.
 * @param {Event} event */
export const valueOf = (event) => /** @type {HTMLInputElement} */ (event.target).value;

/** A field to choose one of several values in.
 * @param {string} label
 * @param {string | number} value
 * @param {[value: string | number, words: string, lang?: string][]} options each with its words, and their language where it is another
 * @param {(value: string, event: Event) => void} chosen */
export const choose = (label, value, options, chosen) => html`<label class="field"
  >${label}
  <select @change=${(/** @type {Event} */ event) => chosen(valueOf(event), event)}>
    ${options.map(([each, words, lang]) => html`<option value=${each} lang=${lang ?? nothing} .selected=${each === value}>${words}</option>`)}
  </select></label
>`;

/** A box to check.
 * @param {string} label
 * @param {boolean} checked
 * @param {(checked: boolean) => void} done
 * @param {boolean} [off] */
export const check = (label, checked, done, off = false) => html`<label class="check"
  ><input
    type="checkbox"
    ?disabled=${off}
    .checked=${checked}
    @change=${(/** @type {Event} */ event) => done(/** @type {HTMLInputElement} */ (event.target).checked)}
  />${label}</label
>`;

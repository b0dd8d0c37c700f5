// The base of all pages: loads their data, again in another language, and shows refusals.

import { guestName, Refusal } from "../api.js";
import { BaseElement } from "../base_element.js";
import { fieldOf, formOf } from "../dom.js";
import { to } from "../navigate.js";
import { html, nothing } from "../vendor/lit.js";
import { languageName, languages, t } from "../words.js";

/** A server that could not be reached is asked again after this long, or when the device is online again. */
const AGAIN_MS = 5000;
const UNREACHABLE = [0, 502, 503, 504];

/** Whether a server could not be reached, so that asking again may help. @param {unknown} error */
export const isAway = (error) => error instanceof Refusal && UNREACHABLE.includes(error.status);

export class Page extends BaseElement {
  refusal = "";
  busy = false;
  /** What was done last, in words. */
  notice = "";
  #announced = "";
  /** Where the last refusal is shown. */
  #place = "";
  /** How the data of the page were refused, or null. @type {Refusal | null} */
  #failed = null;
  #timer = 0;
  #running = 0;
  /** The last action of `attemptNext`. @type {Promise<boolean>} */
  #last = Promise.resolve(true);
  #load = () => void this.#loaded();
  #again = () => this.isConnected && isAway(this.#failed) && this.#load();

  connectedCallback() {
    super.connectedCallback();
    this.listen("words", this.#load);
    this.listen("online", this.#again);
    this.#load();
  }

  /** Load the data; what a server that is away would answer is asked for again by itself. */
  async #loaded() {
    clearTimeout(this.#timer);
    await this.attempt(async () => {
      try {
        await this.load();
        this.#failed = null;
      } catch (error) {
        this.#failed = error instanceof Refusal ? error : null;
        throw error;
      }
    });
    if (isAway(this.#failed)) this.#timer = setTimeout(this.#again, AGAIN_MS);
  }

  /** Load the data again, and say so if that fails. */
  reload() {
    this.#load();
  }

  /** Load the data of the page; called again when the language changes.
   * @returns {Promise<void>} */
  async load() {}

  /** Run an action; a refusal is shown by `refusalView`.
   * @param {() => Promise<unknown>} action
   * @param {string} [place] the `refusalView` that shows it, where there are several
   * @returns {Promise<boolean>} whether it succeeded */
  async attempt(action, place = "") {
    this.#running += 1;
    this.busy = true;
    [this.refusal, this.#place] = ["", place];
    this.requestUpdate();
    try {
      await action();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.refusal = error.message;
    } finally {
      this.#running -= 1;
      this.busy = this.#running > 0;
      this.requestUpdate();
    }
    if (this.refusal && place) void this.#showRefusal();
    return !this.refusal;
  }

  /** A handler of a form, or of a button, that runs an action with it.
   * @param {(form: HTMLFormElement, event: SubmitEvent) => Promise<unknown>} action
   * @param {string} [place] the `refusalView` that shows a refusal */
  submits(action, place) {
    return (/** @type {SubmitEvent} */ event) => {
      event.preventDefault();
      const form = formOf(event);
      this.notice = "";
      void this.attempt(() => action(form, event), place);
    };
  }

  /** Run an action after those before it, so that choices count in the order in which they were made.
   * @param {() => Promise<unknown>} action
   * @param {string} [place] the `refusalView` that shows a refusal
   * @returns {Promise<boolean>} whether it succeeded */
  attemptNext(action, place) {
    const done = this.#last.then(() => this.attempt(action, place));
    this.#last = done.catch(() => false);
    return done;
  }

  /** Wait for all of these, also for a choice that was made just before a button was pressed. */
  async settled() {
    await this.#last;
  }

  /** Bring what is said beside a button into view: it may be below the window, or behind the links of a phone. */
  async #showRefusal() {
    await this.updateComplete;
    this.querySelector(`.refusal[data-place="${this.#place}"]`)?.scrollIntoView({ block: "nearest" });
  }

  /** Whether the element is a whole page, which says how to go on where its data are missing. */
  get isWhole() {
    return this.parentElement?.id === "page";
  }

  /** Have screen readers say something. @param {string} sentence */
  announce = (sentence) => {
    this.#announced = sentence;
    this.requestUpdate();
  };

  announcedView() {
    return html`<p class="visually-hidden" role="status">${this.#announced}</p>`;
  }

  /** What was done last; screen readers say it. */
  noticeView() {
    return html`<p role="status" class=${this.notice ? "badge" : "visually-hidden"}>${this.notice}</p>`;
  }

  /** What stands in place of data: why they are missing, or their shape while they are loaded. @param {string} shape its class */
  waitingView(shape) {
    return html`${this.refusalView()}${this.refusal ? nothing : html`<div class="skeleton ${shape}" aria-busy="true"></div>`}`;
  }

  /** The last refusal, beside what was refused; a page without its data also has ways on. @param {string} [place] */
  refusalView(place = "") {
    const ways =
      this.isWhole && this.refusal && this.#failed && !place
        ? html`<div class="ways-on stack">
            ${isAway(this.#failed) ? html`<p class="soft">${t("shell-retrying")}</p>` : nothing}
            <div class="cluster"><button @click=${this.#load}>${t("shell-again")}</button><a class="button"
              href=${to("/")}>${t("shell-home")}</a></div>
          </div>`
        : nothing;
    return html`<p class="refusal" role="alert" data-place=${place}>${this.#place === place ? this.refusal : ""}</p>${ways}`;
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
export const inputValue = (event) => fieldOf(event).value;

/** A select field.
 * @param {string} label
 * @param {string | number} value
 * @param {[value: string | number, words: string, lang?: string][]} options with their labels, and the language of the label if it is
 * another
 * @param {(value: string, event: Event) => void} chosen */
export const selectField = (label, value, options, chosen) => html`<label class="field"
  >${label}
  <select @change=${(/** @type {Event} */ event) => chosen(inputValue(event), event)}>
    ${options.map(
      ([each, words, lang]) => html`<option value=${each} lang=${lang ?? nothing} .selected=${each === value}>${words}</option>`,
    )}
  </select></label
>`;

/** Radio buttons side by side.
 * @template {string | number | null} Value
 * @param {string} title
 * @param {string} name of the group
 * @param {Value} chosen
 * @param {[Value, unknown][]} values with their labels
 * @param {(value: Value) => void} choose */
export const radioField = (title, name, chosen, values, choose) => html`<fieldset>
  <legend>${title}</legend>
  <div class="segments">
    ${values.map(
      ([value, words]) =>
        html`<label><input type="radio" name=${name} .checked=${value === chosen} @change=${() => choose(value)} /><span>${words}</span></label>`,
    )}
  </div>
</fieldset>`;

/** The choice of a language, perhaps of none.
 * @param {string} label
 * @param {string} value
 * @param {(code: string) => void} chosen
 * @param {string} [none] what no choice is called */
export const languageField = (label, value, chosen, none) => {
  const known = languages().map(/** @returns {[string, string, string]} */ (code) => [code, languageName(code), code]);
  return selectField(label, value, none ? [["", none], ...known] : known, chosen);
};

/** The field for the name that others see.
 * @param {string} name
 * @param {(name: string) => void} changed */
export const nameField = (name, changed) => html`<label class="field left">${t("page-join-name")}
  <input name="name" maxlength="24" autocomplete="nickname" .value=${name} placeholder=${guestName()}
    @input=${(/** @type {Event} */ event) => changed(inputValue(event))} /></label>`;

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
    @change=${(/** @type {Event} */ event) => done(fieldOf(event).checked)}
  />${label}</label
>`;

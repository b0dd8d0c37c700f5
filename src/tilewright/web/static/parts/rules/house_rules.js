// The fields of house rules: a fold for each chapter that says what was changed in it, and a search through all of them.

import { BaseElement } from "../../base_element.js";
import { fieldOf } from "../../dom.js";
import { html, nothing } from "../../vendor/lit.js";
import { joinList, language, t } from "../../words.js";
import { capitalised } from "../text.js";
import { rulesOf } from "./booklets.js";

/** @import { Rule, RulesShown } from "../../messages/http.d.ts" */

const MOST_OPTIONS = 60;
// Fewer rules are found faster by looking.
const SEARCHED = 8;

/** @typedef {{ key: string, value: string, restore: () => void }} Change `restore` shows the value before it again */

/** `<tw-house-rules>`: fires `rule` with a change. */
export class HouseRules extends BaseElement {
  static properties = { found: {}, shown: {}, wanted: {}, printed: {} };
  /** The rules as they are now. @type {RulesShown | null} */
  found = null;
  /** Whether a rule is offered, by its key. @type {(key: string) => boolean} */
  shown = () => true;
  /** What is searched for. */
  wanted = "";
  /** What the rulebook says of each rule. @type {Map<string, string>} */
  printed = new Map();
  /** The rulebook whose printed rules are known, with the language. */
  #asked = "";

  updated() {
    const asked = `${this.found?.rules} ${language()}`;
    if (!this.found || asked === this.#asked) return;
    this.#asked = asked;
    void rulesOf(this.found.rules).then(
      ({ chapters }) => {
        if (asked !== this.#asked) return;
        this.printed = new Map(chapters.flatMap(({ rules }) => rules.map(({ key, sentence }) => [key, sentence])));
      },
      // Without them only the sentence about the change is shown.
      () => null,
    );
  }

  /** The chapters with the rules that may be changed. */
  get #chapters() {
    const offered = (/** @type {Rule} */ { key, house, low, choices }) => house && this.shown(key) && (low !== null || choices.length > 1);
    return (this.found?.chapters ?? [])
      .map(({ chapter, title, rules }) => ({ chapter, title, rules: rules.filter(offered) }))
      .filter(({ rules }) => rules.length);
  }

  render() {
    const chapters = this.#chapters;
    const count = chapters.flatMap(({ rules }) => rules).length;
    const words = simple(this.wanted).split(" ").filter(Boolean);
    const hits = chapters
      .map((chapter) => ({
        ...chapter,
        rules: chapter.rules.filter((rule) => isFound(rule, chapter.title, words)),
      }))
      .filter(({ rules }) => rules.length);
    const found = hits.flatMap(({ rules }) => rules).length;
    return html`${
      count < SEARCHED
        ? nothing
        : html`<label class="field house-search">${t("page-house-search")} <input type="search" autocomplete="off"
          .value=${this.wanted} @input=${(/** @type {Event} */ event) => (this.wanted = fieldOf(event).value)} /></label>`
    }
      <p role="status" class=${words.length ? "small soft" : "visually-hidden"}>${words.length ? t("page-house-found", { count: found }) : ""}</p>
      ${hits.map((chapter) => this.#chapter(chapter, words.length > 0))}`;
  }

  /** @param {{ chapter: string, title: string, rules: Rule[] }} chapter @param {boolean} open */
  #chapter({ chapter, title, rules }, open) {
    const changed = rules.filter((rule) => rule.changed);
    return html`<details class="house-chapter" data-chapter=${chapter} ?open=${open}>
      <summary>
        <span>${title}</span>
        ${
          changed.length
            ? html`<span class="badge">${t("page-new-changed", { count: changed.length })}</span> <span
            class="small soft">${joinList(changed.map((rule) => rule.title))}</span>`
            : nothing
        }
      </summary>
      ${rules.map((rule) => this.#rule(rule, title))}
    </details>`;
  }

  /** @param {Rule} rule @param {string} chapter its title, which is not said twice */
  #rule(rule, chapter) {
    const { key, title, sentence, means, value, choices, low, high } = rule;
    const choose = (/** @type {Event} */ event) => this.#choose(rule, fieldOf(event));
    const before = rule.changed ? this.printed.get(key) : undefined;
    // A number needs a sentence that explains it, and one line of a list is too short for a sentence.
    const explained = `${key}-words`;
    const explanation = html`<span id=${explained} class="small soft">
      ${low !== null ? html`<span class="sentence">${capitalised(sentence)}.</span>` : nothing} ${means} ${
        before ? html`<span class="printed">${t("page-house-printed", { sentence: before })}</span>` : nothing
      }
    </span>`;
    const hidden = title === chapter ? "visually-hidden" : "";
    // Sentences are too long for a list that shows one line.
    if (low === null)
      return html`<fieldset class="field ${rule.changed ? "changed" : ""}" aria-describedby=${explained}>
        <legend class=${hidden}>${title}</legend>
        ${choices.map(
          (each) =>
            html`<label class="check"><input type="radio" name=${key} value=${each.value} .checked=${each.value === value}
              @change=${choose} />${capitalised(each.sentence)}</label>`,
        )}
        ${explanation}
      </fieldset>`;
    // The range of some rules has a million numbers, so it is counted before it is listed.
    const numbers = (high ?? low) - low + 1;
    const field =
      choices.length + numbers > MOST_OPTIONS
        ? html`<input id=${key} aria-describedby=${explained} type="number" inputmode="numeric" min=${low} max=${high}
        placeholder=${choices[0]?.sentence ?? nothing} .value=${`${value}`} @change=${choose} />`
        : html`<select id=${key} aria-describedby=${explained} @change=${choose}>
            ${[...choices, ...Array.from({ length: numbers }, (_, place) => ({ value: low + place, sentence: `${low + place}` }))].map(
              (each) => html`<option value=${each.value} ?selected=${each.value === value}>${each.sentence}</option>`,
            )}
          </select>`;
    return html`<div class="field ${rule.changed ? "changed" : ""}"><label for=${key}
      class=${hidden}>${title}</label> ${field} ${explanation}</div>`;
  }

  /** Tell of a change, and how to take it back. @param {Rule} rule @param {HTMLInputElement} field */
  #choose({ key, value }, field) {
    const restore = () => {
      if (field.type !== "radio") field.value = `${value}`;
      for (const each of this.querySelectorAll(`input[name="${key}"]`))
        if (each instanceof HTMLInputElement) each.checked = each.value === `${value}`;
    };
    this.dispatchEvent(new CustomEvent("rule", { detail: { key, value: field.value, restore } }));
  }
}

/** A text without case and accents. @param {string} text */
const simple = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** Whether every word is in what a rule is called or may say. @param {Rule} rule @param {string} chapter @param {string[]} words */
function isFound({ title, sentence, choices }, chapter, words) {
  const text = simple([chapter, title, sentence, ...choices.map((choice) => choice.sentence)].join(" "));
  return words.every((word) => text.includes(word));
}

customElements.define("tw-house-rules", HouseRules);

// The fields of house rules, chapter by chapter.

import { html, nothing } from "../../vendor/lit.js";

/** @import { Rule } from "../../messages/http.d.ts" */

const MOST_OPTIONS = 60;

/** The fields of all rules that a table may change.
 * @param {import("../../messages/http.d.ts").RulesShown["chapters"]} chapters
 * @param {(key: string) => boolean} isShown
 * @param {(rule: Rule, event: Event) => void} changed */
export const houseRules = (chapters, isShown, changed) =>
  chapters.map(({ title, rules }) => {
    const free = rules.filter(
      ({ key, house, low, choices }) => house && isShown(key) && (low !== null || choices.length > 1),
    );
    return free.length
      ? html`<fieldset class="chapter"><legend>${title}</legend>${free.map((rule) => houseRule(rule, changed))}</fieldset>`
      : nothing;
  });

/** @param {Rule} rule @param {(rule: Rule, event: Event) => void} changed */
function houseRule(rule, changed) {
  const { key, title, sentence, value, choices, low, high } = rule;
  const numbers =
    low === null || high === null ? [] : Array.from({ length: high - low + 1 }, (_, place) => low + place);
  const listed = [...choices, ...numbers.map((number) => ({ value: number, sentence: `${number}` }))];
  const choose = (/** @type {Event} */ event) => changed(rule, event);
  // A number needs a sentence that explains it; the other choices are sentences.
  const explained = choices.some((choice) => choice.value === value) ? nothing : `${key}-words`;
  const field =
    listed.length > MOST_OPTIONS
      ? html`<input id=${key} aria-describedby=${explained} type="number" inputmode="numeric" min=${low} max=${high} .value=${`${value}`} @change=${choose} />`
      : html`<select id=${key} aria-describedby=${explained} @change=${choose}>
          ${listed.map((each) => html`<option value=${each.value} ?selected=${each.value === value}>${each.sentence}</option>`)}
        </select>`;
  return html`<div class="field ${rule.changed ? "changed" : ""}">
    <label for=${key}>${title}</label> ${field} ${explained === nothing ? nothing : html`<span id=${explained} class="small soft sentence">${sentence}</span>`}
  </div>`;
}

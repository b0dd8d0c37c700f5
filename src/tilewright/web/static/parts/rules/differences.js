// What differs from the booklet at a table, in words.

import { BaseElement } from "../../base_element.js";
import { html, nothing } from "../../vendor/lit.js";
import { language, t } from "../../words.js";
import { capitalised } from "../text.js";
import { rulesOf } from "./booklets.js";

/** Lists the house rules of a table as sentences. */
export class DifferencesElement extends BaseElement {
  static properties = { rules: {}, house: {}, sentences: {} };
  rules = "";
  /** @type {import("./booklets.js").House} */
  house = {};
  /** The sentences, once they are known. @type {string[] | null} */
  sentences = null;
  /** What was asked last. */
  #asked = "";

  updated() {
    // In another language the sentences are others too.
    const asked = JSON.stringify([this.rules, this.house, language()]);
    if (asked === this.#asked || !this.rules) return;
    this.#asked = asked;
    void this.#load(asked);
  }

  /** @param {string} asked */
  async #load(asked) {
    const found = await rulesOf(this.rules, this.house).catch(() => null);
    if (found && asked === this.#asked)
      this.sentences = found.chapters
        .flatMap(({ rules }) => rules)
        .filter(({ changed }) => changed)
        .map(({ sentence }) => capitalised(sentence));
  }

  render() {
    if (!this.sentences) return nothing;
    if (!this.sentences.length) return html`<p class="soft">${t("page-differs-not")}</p>`;
    return html`<p>${t("page-differs")}</p>
      <ul class="differences">${this.sentences.map((sentence) => html`<li>${sentence}</li>`)}</ul>`;
  }
}

customElements.define("tw-differences", DifferencesElement);

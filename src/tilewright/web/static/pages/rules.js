// The rules of all booklets.

import { find } from "../dom.js";
import { here, to } from "../navigate.js";
import { Page } from "../parts/page.js";
import { booklets } from "../parts/rules/booklets.js";
import "../parts/rules/rules_in_words.js";
import { html, nothing } from "../vendor/lit.js";
import { t } from "../words.js";

export default class RulesPage extends Page {
  rules = "";
  /** @type {import("../messages/http.d.ts").BookletShown[]} */
  #booklets = [];

  get heading() {
    return this.#booklets.find(({ rules }) => rules === this.rules)?.title ?? t("page-rules-title");
  }

  async load() {
    this.#booklets = await booklets();
    dispatchEvent(new Event("page"));
  }

  /** The line of rulebooks shows the one that is read. */
  updated() {
    const chip = find(this, ".booklet-chips [aria-current]");
    const line = chip?.parentElement;
    if (line) line.scrollLeft = chip.offsetLeft - line.offsetLeft - (line.clientWidth - chip.offsetWidth) / 2;
  }

  render() {
    return html`<h1>${this.heading}</h1>
      <nav class="chips booklet-chips" aria-label=${t("page-rules-others")}>
        ${this.#booklets.map(
          ({ rules, title }) => html`<a href=${to(`/rules/${rules}`)} aria-current=${rules === this.rules ? "page" : nothing}>${title}</a>`,
        )}
      </nav>
      ${this.refusalView()}
      <tw-rules class="card" .top=${true} .rules=${this.rules} .clause=${here().hash.slice(1)}></tw-rules>
      <p class="cluster own-set">${t("score-own-set")} <a href=${to("/score")}>${t("score-title")}</a> <a
        href=${to("/judge")}>${t("judge-title")}</a></p>`;
  }
}

customElements.define("tw-rules-page", RulesPage);

// The choice of a booklet and of the house rules that matter on a page.

import { readStored } from "../../settings.js";
import { html, nothing } from "../../vendor/lit.js";
import { language, t } from "../../words.js";
import { Page, selectField } from "../page.js";
import { booklets, rulesOf } from "./booklets.js";
import "./house_rules.js";

const LAST = "tilewright.booklet";

/** @typedef {{ rules: string, house: import("./booklets.js").House, found: import("../../messages/http.d.ts").RulesShown }} Choice */

/** `<tw-rules-chooser>`: fires `choose` with the choice, at first with the usual one. */
export class RulesChooser extends Page {
  static properties = { rules: {}, house: {}, keys: {}, game: {} };
  /** The booklet at first; empty for that of the language. */
  rules = "";
  /** @type {import("./booklets.js").House} */
  house = {};
  /** Chapters and keys of the house rules that are offered. @type {string[]} */
  keys = [];
  /** The only kind of game that is offered, if any: tiles or dice. */
  game = "";
  /** @type {import("../../messages/http.d.ts").BookletShown[]} */
  #booklets = [];
  /** @type {import("../../messages/http.d.ts").RulesShown | null} */
  #found = null;

  /** Whether a rule is offered. @param {string} key */
  #shown = (key) => this.keys.some((part) => key === part || key.startsWith(`${part}.`));

  async load() {
    this.#booklets = (await booklets()).filter(({ game }) => !this.game || game === this.game);
    const own = this.#booklets.find(({ rules }) => rules === (this.rules || readStored(LAST)));
    const usual = own ?? this.#booklets.find(({ rules }) => rules.endsWith(`-${language()}`)) ?? this.#booklets[0];
    await this.#choose(usual.rules, this.house);
  }

  /** @param {string} rules @param {import("./booklets.js").House} house */
  async #choose(rules, house) {
    const found = await rulesOf(rules, house);
    [this.#found, this.rules, this.house] = [found, rules, house];
    this.dispatchEvent(new CustomEvent("choose", { detail: { rules, house, found } }));
  }

  /** Change a house rule. @param {string} key @param {string} value @returns {Promise<boolean>} whether it is possible */
  change(key, value) {
    return this.attemptNext(() => this.#choose(this.rules, { ...this.house, [key]: value }));
  }

  /** Change a house rule; after a refusal the field shows the old value again.
   * @param {import("./house_rules.js").Change} change */
  async #rule({ key, value, restore }) {
    if (!(await this.change(key, value))) restore();
  }

  render() {
    if (!this.#found) return this.refusalView();
    const changed = Object.keys(this.house).length;
    return html`${selectField(
      t("shell-booklet"),
      this.rules,
      this.#booklets.map(({ rules, title }) => [rules, title]),
      (rules) => void this.attemptNext(() => this.#choose(rules, {})),
    )}
      <details class="fold">
        <summary>${t("page-new-house")} ${
          changed ? html`<span class="badge">${t("page-new-changed", { count: changed })}</span>` : nothing
        }</summary>
        <tw-house-rules .found=${this.#found} .shown=${this.#shown}
          @rule=${(/** @type {CustomEvent} */ { detail }) => void this.#rule(detail)}></tw-house-rules>
      </details>
      ${this.refusalView()}`;
  }
}

customElements.define("tw-rules-chooser", RulesChooser);

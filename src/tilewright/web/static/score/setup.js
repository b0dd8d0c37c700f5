// The start of a score card: booklet, players, and house rules that matter for points.

import { booklets, rulesOf } from "../pages/booklets.js";
import { houseRules } from "../pages/house_rules.js";
import { Page, selectField, valueOf } from "../pages/page.js";
import { readStored } from "../settings.js";
import { html, nothing } from "../vendor/lit.js";
import { language, t } from "../words.js";
import { NAME_LENGTH } from "./card.js";

const LAST = "tilewright.booklet";
const USUAL_PLAYERS = 4;
/** The chapters with rules about points, the length of the match, and the clock. */
const CHAPTERS = ["match", "scoring", "jokers.penalty", "pool", "time", "box.pieces"];

/** `<tw-score-setup>`: fires `begin` with a card without games. */
export class ScoreSetup extends Page {
  /** @type {import("../pages/booklets.js").Booklet[]} */
  #booklets = [];
  /** @type {import("../pages/booklets.js").Rules | null} */
  #rules = null;
  /** @type {import("../pages/booklets.js").House} */
  #house = {};
  /** @type {string[]} */
  #names = Array.from({ length: USUAL_PLAYERS }, () => "");

  async load() {
    this.#booklets = await booklets();
    const usual =
      this.#booklets.find(({ rules }) => rules === readStored(LAST)) ?? this.#booklets.find(({ rules }) => rules.endsWith(`-${language()}`)) ?? this.#booklets[0];
    await this.#choose(this.#rules?.rules ?? usual.rules, this.#house);
  }

  /** @param {string} rules @param {import("../pages/booklets.js").House} house */
  async #choose(rules, house) {
    this.#rules = await rulesOf(rules, house);
    this.#house = house;
    const [least, most] = this.#rules.players;
    while (this.#names.length < least) this.#names.push("");
    this.#names = this.#names.slice(0, most);
    this.requestUpdate();
  }

  /** Change a house rule; after a refusal the field shows the old value again.
   * @param {import("../pages/booklets.js").Rule} rule @param {Event} event */
  async #rule({ key, value }, event) {
    const field = /** @type {HTMLInputElement} */ (event.target);
    const house = { ...this.#house, [key]: field.value };
    if (!(await this.attempt(() => this.#choose(this.#rules?.rules ?? "", house)))) field.value = `${value}`;
  }

  /** @param {Event} event */
  #begin(event) {
    event.preventDefault();
    const names = this.#names.map((name, seat) => name.trim() || t("score-player", { number: seat + 1 }));
    const detail = { rules: this.#rules?.rules ?? "", house: this.#house, names, games: [] };
    this.dispatchEvent(new CustomEvent("begin", { detail }));
  }

  render() {
    const chosen = this.#rules;
    if (!chosen) return this.refusalView();
    const [least, most] = chosen.players;
    const shown = (/** @type {string} */ key) => CHAPTERS.some((part) => key === part || key.startsWith(`${part}.`));
    const changed = Object.keys(this.#house).length;
    return html`<form class="stack card" @submit=${this.#begin}>
      ${selectField(t("shell-booklet"), chosen.rules, this.#booklets.map(({ rules, title }) => [rules, title]), (rules) => void this.attempt(() => this.#choose(rules, {})))}
      <fieldset class="names">
        <legend>${t("score-players")}</legend>
        ${this.#names.map((name, seat) => this.#name(name, seat, least))}
        ${this.#names.length < most ? html`<button type="button" class="quiet" @click=${() => this.#setNames([...this.#names, ""])}>${t("score-add")}</button>` : nothing}
      </fieldset>
      <details class="fold">
        <summary>${t("page-new-house")} ${changed ? html`<span class="badge">${t("page-new-changed", { count: changed })}</span>` : nothing}</summary>
        ${houseRules(chosen.chapters, shown, (rule, event) => void this.#rule(rule, event))}
      </details>
      ${this.refusalView()}
      <button class="primary large" ?disabled=${this.busy}>${t("score-begin")}</button>
    </form>`;
  }

  /** @param {string} name @param {number} seat @param {number} least */
  #name(name, seat, least) {
    const words = t("score-player", { number: seat + 1 });
    return html`<div class="name-line">
      <input aria-label=${words} placeholder=${words} maxlength=${NAME_LENGTH} autocomplete="off" .value=${name} @input=${(/** @type {Event} */ event) => (this.#names[seat] = valueOf(event))} />
      ${this.#names.length > least
        ? html`<button type="button" class="quiet round" aria-label=${t("score-remove", { name: name || words })} @click=${() => this.#setNames(this.#names.filter((_, at) => at !== seat))}>✕</button>`
        : nothing}
    </div>`;
  }

  /** @param {string[]} names */
  #setNames(names) {
    this.#names = names;
    this.requestUpdate();
  }
}

customElements.define("tw-score-setup", ScoreSetup);

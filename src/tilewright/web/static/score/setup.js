// The start of a score card: booklet, players, and house rules that matter for points.

import { BaseElement } from "../base_element.js";
import { inputValue } from "../parts/page.js";
import "../parts/rules/rules_chooser.js";
import { html, nothing } from "../vendor/lit.js";
import { t } from "../words.js";
import { NAME_LENGTH } from "./card.js";

/** @import { Choice } from "../parts/rules/rules_chooser.js" */

const USUAL_PLAYERS = 4;
/** The house rules about points, the length of the match, and the clock. */
const KEYS = ["match", "scoring", "jokers.penalty", "pool", "time", "box.pieces"];

/** `<tw-score-setup>`: fires `begin` with a card without games. */
export class ScoreSetup extends BaseElement {
  /** @type {Choice | null} */
  #choice = null;
  /** @type {string[]} */
  #names = Array.from({ length: USUAL_PLAYERS }, () => "");

  /** @param {CustomEvent<Choice>} event */
  #choose({ detail }) {
    this.#choice = detail;
    const [least, most] = detail.found.players;
    while (this.#names.length < least) this.#names.push("");
    this.#setNames(this.#names.slice(0, most));
  }

  /** @param {Event} event */
  async #begin(event) {
    event.preventDefault();
    await this.querySelector("tw-rules-chooser")?.settled();
    const { rules, house, found } = /** @type {Choice} */ (this.#choice);
    const named = this.#names.map((name) => name.trim());
    // Who has no name does not play, unless all have none or too few are left.
    const seats = named.filter(Boolean).length;
    const joins = seats >= found.players[0] ? named.filter(Boolean) : named;
    const names = joins.map((name, seat) => name || t("score-player", { number: seat + 1 }));
    this.dispatchEvent(new CustomEvent("begin", { detail: { rules, house, names, games: [] } }));
  }

  render() {
    return html`<form class="stack card" @submit=${this.#begin}>
      <tw-rules-chooser .keys=${KEYS} @choose=${this.#choose}></tw-rules-chooser>
      ${this.#choice ? this.#players(this.#choice.found.players) : nothing}
    </form>`;
  }

  /** @param {number[]} players */
  #players([least, most]) {
    return html`<fieldset class="names">
        <legend>${t("score-players")}</legend>
        ${this.#names.map((name, seat) => this.#name(name, seat, least))}
        ${
          this.#names.length < most
            ? html`<button type="button" class="quiet" @click=${() => this.#setNames([...this.#names, ""])}>${t("score-add")}</button>`
            : nothing
        }
      </fieldset>
      <button class="primary large">${t("score-begin")}</button>`;
  }

  /** @param {string} name @param {number} seat @param {number} least */
  #name(name, seat, least) {
    const words = t("score-player", { number: seat + 1 });
    return html`<div class="name-line">
      <input aria-label=${words} placeholder=${words} maxlength=${NAME_LENGTH} autocomplete="off" .value=${name}
        @input=${(/** @type {Event} */ event) => (this.#names[seat] = inputValue(event))} />
      ${
        this.#names.length > least
          ? html`<button type="button" class="quiet round" aria-label=${t("score-remove", { name: name || words })}
          @click=${() => this.#setNames(this.#names.filter((_, at) => at !== seat))}>✕</button>`
          : nothing
      }
    </div>`;
  }

  /** @param {string[]} names */
  #setNames(names) {
    this.#names = names;
    this.requestUpdate();
  }
}

customElements.define("tw-score-setup", ScoreSetup);

// The rules of a booklet in words, with what differs from the others marked: a page, and a dialog over a table.

import { html, nothing } from "../vendor/lit.js";
import { listed, t } from "../words.js";
import { booklets, lying, rulesOf } from "./booklets.js";
import { Page } from "./page.js";

/** @typedef {import("./booklets.js").Rule} Rule */

// Pieces of the examples: a run of red, a group of eights, and one with a joker.
const EXAMPLES = [[68, 72, 76], [28, 80, 132], [160, 208, 168]];

/** `<tw-rules rules house>`: everything a table plays by. */
export class RulesInWords extends Page {
  static properties = { rules: {}, house: { attribute: false } };

  constructor() {
    super();
    this.rules = "";
    /** @type {import("./booklets.js").House} */
    this.house = {};
    /** @type {import("./booklets.js").Rules | null} */
    this.told = null;
  }

  /** @param {Map<string, unknown>} changed */
  updated(changed) {
    if (changed.has("rules") || changed.has("house")) void this.attempt(() => this.load());
  }

  async load() {
    if (this.rules) this.told = await rulesOf(this.rules, this.house);
  }

  render() {
    const told = this.told;
    if (!told) return this.trouble();
    return html`
      ${Object.keys(this.house).length ? nothing : html`<p>${told.special}</p>`}
      <p class="soft">${t("page-rules-for", { least: told.players[0], most: told.players[1], pieces: told.pieces, game: told.game })}</p>
      ${basics(told.game === "dice")}
      ${told.chapters.map(
        ({ title, rules }) => html`<section class="chapter">
          <h3>${title}</h3>
          <ul class="plain">${rules.filter(({ house }) => house).map(ruleLine)}</ul>
        </section>`,
      )}`;
  }
}

/** @param {Rule} rule */
function ruleLine(rule) {
  const mark = rule.changed ? t("page-rules-house") : rule.only ? t("page-rules-only") : nothing;
  const line = html`<span class="sentence">${rule.sentence}</span> ${mark === nothing ? nothing : html`<span class="badge">${mark}</span>`}`;
  if (!rule.elsewhere.length) return html`<li class=${rule.only || rule.changed ? "differs" : ""}>${line}</li>`;
  return html`<li class="differs">
    <details>
      <summary>${line}</summary>
      <ul class="elsewhere">
        ${rule.elsewhere.map(({ sentence, booklets: titles }) => html`<li><b>${listed(titles)}:</b> ${sentence}</li>`)}
      </ul>
    </details>
  </li>`;
}

/** The game in short, for who has never played it.
 * @param {boolean} dice */
function basics(dice) {
  const words = dice
    ? [t("page-rules-dice-goal"), t("page-rules-dice-turn"), t("page-rules-dice-end")]
    : [t("page-rules-goal"), t("page-rules-turn"), t("page-rules-end")];
  const examples = [t("page-rules-run"), t("page-rules-group"), t("page-rules-joker")];
  return html`<section class="chapter">
    <h3>${t("page-rules-short")}</h3>
    <p>${words[0]}</p>
    <div class="examples" ?hidden=${dice}>
      ${EXAMPLES.map(
        (row, place) => html`<figure>
          <div class="example-row" aria-hidden="true">${row.map((piece) => lying(piece))}</div>
          <figcaption>${examples[place]}</figcaption>
        </figure>`,
      )}
    </div>
    <p>${words[1]}</p>
    <p>${words[2]}</p>
  </section>`;
}

/** Show the rules of a table over the page, until the reader closes them.
 * @param {string} rules
 * @param {import("./booklets.js").House} [house] */
export function openRules(rules, house = {}) {
  const dialog = made("dialog", { className: "rules-dialog", onclose: () => dialog.remove() });
  const close = made("button", { textContent: t("page-close"), onclick: () => dialog.close() });
  const head = made("div", { className: "cluster between" });
  head.append(made("h2", { textContent: t("page-rules-table") }), close);
  dialog.append(head, Object.assign(document.createElement("tw-rules"), { rules, house }));
  document.body.append(dialog);
  dialog.showModal();
}

/** An element with some properties.
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Partial<HTMLElementTagNameMap[Tag]>} properties */
const made = (tag, properties) => Object.assign(document.createElement(tag), properties);

export default class RulesPage extends Page {
  rules = "";
  /** @type {import("./booklets.js").Booklet[]} */
  #booklets = [];

  get heading() {
    return t("page-rules-title");
  }

  async load() {
    this.#booklets = await booklets();
  }

  render() {
    const shown = this.#booklets.find(({ rules }) => rules === this.rules);
    return html`<h1>${shown?.title ?? t("page-rules-title")}</h1>
      <nav class="chips" aria-label=${t("page-rules-others")}>
        ${this.#booklets.map(
          ({ rules, title }) => html`<a href="/rules/${rules}" aria-current=${rules === this.rules ? "page" : nothing}>${title}</a>`,
        )}
      </nav>
      <p class="soft small">${t("page-rules-marked")}</p>
      ${this.trouble()}
      <tw-rules class="card" .rules=${this.rules}></tw-rules>`;
  }
}

customElements.define("tw-rules", RulesInWords);
customElements.define("tw-rules-page", RulesPage);

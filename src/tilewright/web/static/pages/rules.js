// The rules of a booklet in words, with differences from other booklets marked: a page, and a dialog.

import { html, nothing } from "../vendor/lit.js";
import { joinList, t } from "../words.js";
import { booklets, pageTile, rulesOf } from "./booklets.js";
import { Page } from "./page.js";

/** @typedef {import("./booklets.js").Rule} Rule */

// The pieces of the examples: a red run, a group of eights, and a run with a joker.
const EXAMPLES = [[68, 72, 76], [28, 80, 132], [160, 208, 168]];

// Each special joker in a set, by its letter in the notation; tests/browser/test_sources.py asks the engine about them.
const SPECIAL = {
  D: { pieces: [56, 212, 68], say: () => t("page-rules-double") },
  C: { pieces: [120, 216, 76], say: () => t("page-rules-change") },
  M: { pieces: [56, 60, 220, 61, 57], say: () => t("page-rules-mirror") },
};

/** `<tw-rules>`: the rules of a table. */
export class RulesInWords extends Page {
  static properties = { rules: {}, house: { attribute: false } };

  constructor() {
    super();
    this.rules = "";
    /** @type {import("./booklets.js").House} */
    this.house = {};
    /** @type {import("./booklets.js").Rules | null} */
    this.found = null;
  }

  /** @param {Map<string, unknown>} changed */
  updated(changed) {
    if (changed.has("rules") || changed.has("house")) void this.attempt(() => this.load());
  }

  async load() {
    if (this.rules) this.found = await rulesOf(this.rules, this.house);
  }

  render() {
    const { found } = this;
    if (!found) return this.refusalView();
    return html`
      ${Object.keys(this.house).length ? nothing : html`<p>${found.special}</p>`}
      <p class="soft">${t("page-rules-for", { least: found.players[0], most: found.players[1], pieces: found.pieces, game: found.game })}</p>
      ${basics(found.game === "dice")} ${specialJokers(found.jokers)} ${found.game === "dice" ? nothing : tips()}
      ${found.chapters.map(
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
        ${rule.elsewhere.map(({ sentence, booklets: titles }) => html`<li><b>${joinList(titles)}:</b> ${sentence}</li>`)}
      </ul>
    </details>
  </li>`;
}

/** The game in short, for beginners.
 * @param {boolean} dice */
function basics(dice) {
  const words = dice
    ? [t("page-rules-dice-goal"), t("page-rules-dice-turn"), t("page-rules-dice-end")]
    : [t("page-rules-goal"), t("page-rules-turn"), t("page-rules-end")];
  const examples = [t("page-rules-run"), t("page-rules-group"), t("page-rules-joker")];
  return html`<section class="chapter">
    <h3>${t("page-rules-short")}</h3>
    <p>${words[0]}</p>
    <div class="examples" ?hidden=${dice}>${EXAMPLES.map((row, place) => figure(row, examples[place]))}</div>
    <p>${t("page-rules-no-wrap")}</p>
    <p>${words[1]}</p>
    <p>${words[2]}</p>
  </section>`;
}

/** What each special joker of a rulebook does, and what becomes of it when it is freed.
 * @param {string[]} jokers */
function specialJokers(jokers) {
  const shown = Object.entries(SPECIAL).filter(([letter]) => jokers.includes(letter));
  if (!shown.length) return nothing;
  return html`<section class="chapter">
    <h3>${t("page-rules-special")}</h3>
    <div class="examples">${shown.map(([, { pieces, say }]) => figure(pieces, say()))}</div>
  </section>`;
}

const tips = () => html`<section class="chapter">
  <h3>${t("page-rules-tips")}</h3>
  <ul><li>${t("page-rules-tip-wait")}</li><li>${t("page-rules-tip-fourth")}</li><li>${t("page-rules-tip-joker")}</li></ul>
</section>`;

/**
 * @param {number[]} row
 * @param {string} caption */
const figure = (row, caption) => html`<figure>
  <div class="example-row" aria-hidden="true">${row.map((piece) => pageTile(piece))}</div>
  <figcaption>${caption}</figcaption>
</figure>`;

/** Show the rules of a table in a dialog.
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
      ${this.refusalView()}
      <tw-rules class="card" .rules=${this.rules}></tw-rules>`;
  }
}

customElements.define("tw-rules", RulesInWords);
customElements.define("tw-rules-page", RulesPage);

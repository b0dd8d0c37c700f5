// The rules of a booklet in words, with every parameter as fine print: an element, and a dialog.

import { find } from "../../dom.js";
import { to } from "../../navigate.js";
import { html, nothing } from "../../vendor/lit.js";
import { joinList, t } from "../../words.js";
import { Page } from "../page.js";
import { rulesOf, themes } from "./booklets.js";
import "./joker_card.js";
import { pictureView, pieceView } from "./rule_pictures.js";

/** @import { PageShown as RulePage, PictureShown as Picture, TextShown as RuleText } from "../../messages/http.d.ts" */
/** @import { ThemeShown as Theme } from "../../messages/http.d.ts" */
/** @import { Rule, RulesShown as Rules } from "../../messages/http.d.ts" */

/** `<tw-rules>`: the rules of a table. */
class RulesInWords extends Page {
  static properties = { rules: {}, house: {}, top: {}, clause: {} };
  rules = "";
  /** @type {import("./booklets.js").House} */
  house = {};
  /** Whether the headings come right below that of the page. */
  top = false;
  /** The clause that is shown at first, such as NL-13, or a page, such as joker. */
  clause = "";
  /** What lessons teach of the pages; only a whole page of rules leads to them. @type {Theme[]} */
  #themes = [];
  /** @type {import("../../messages/http.d.ts").RulesShown | null} */
  found = null;

  /** @param {Map<string, unknown>} changed */
  updated(changed) {
    if (changed.has("rules") || changed.has("house")) void this.attempt(() => this.load());
  }

  async load() {
    if (!this.rules) return;
    this.found = await rulesOf(this.rules, this.house);
    if (this.top) this.#themes = (await themes()).filter(({ game }) => game === this.found?.game);
    this.requestUpdate();
    await this.updateComplete;
    this.#showClause();
  }

  /** Bring the paragraph of the clause into view, or its line in the fine print. */
  #showClause() {
    if (this.found?.pages.some(({ page }) => page === this.clause)) this.#jumpTo(this.clause);
    if (!/^[A-Z]+-\d+[a-z]?$/.test(this.clause)) return;
    const place = find(this, `[data-clauses~="${this.clause}"]`);
    for (let fold = place?.closest("details"); fold; fold = fold.parentElement?.closest("details") ?? null) fold.open = true;
    place?.classList.add("sought");
    place?.scrollIntoView({ block: "center" });
    place?.focus({ preventScroll: true });
  }

  render() {
    const { found } = this;
    if (!found) return this.waitingView("rules-skeleton");
    return html`
      ${Object.keys(this.house).length ? nothing : html`<p>${found.special}</p>`}
      <p class="soft">${t("page-rules-for", { least: found.players[0], most: found.players[1], pieces: found.pieces, game: found.game })}</p>
      <nav class="chips contents" aria-label=${t("page-rules-contents")}>
        ${found.pages.map(
          ({ page, title }) =>
            html`<a href="#rules-${page}" @click=${(/** @type {Event} */ event) => this.#jump(event, page)}>${title}</a>`,
        )}
      </nav>
      <div class="rule-pages">${found.pages.map((page) => pageView(page, found.game === "dice", this.top, this.#themes))} ${finePrint(found, this.top)}</div>`;
  }

  /** Go to a page of the rules, also inside a dialog. @param {Event} event @param {string} page */
  #jump(event, page) {
    event.preventDefault();
    this.#jumpTo(page);
  }

  /** @param {string} page */
  #jumpTo(page) {
    const heading = find(this, `#rules-${page}`);
    heading?.scrollIntoView({ block: "start" });
    heading?.focus({ preventScroll: true });
  }
}

/**
 * A page: its heading, with a large tile if it is about a joker, its parts, and the lessons that teach it. @param {RulePage} page @param
 * {boolean} dice @param {boolean} top @param {Theme[]} themes
 */
function pageView({ page, title, joker, parts }, dice, top, themes) {
  const taught = themes.filter((theme) => theme.page?.page === page && theme.lessons.length);
  const words = html`${joker ? pieceView(joker, "", dice) : nothing}<span>${title}</span>`;
  return html`<section class="chapter rule-page">
    ${
      top
        ? html`<h2 class="rule-title" id="rules-${page}" tabindex="-1">${words}</h2>`
        : html`<h3 class="rule-title" id="rules-${page}" tabindex="-1">${words}</h3>`
    }
    ${inBlocks(parts).map((block) =>
      Array.isArray(block) ? html`<div class="examples">${block.map((picture) => pictureView(picture, dice))}</div>` : paragraph(block),
    )}
    ${
      taught.length
        ? html`<p class="taught">${t("ways-taught")} ${taught.map(
            ({ title: theme, lessons: [{ lesson }] }) => html`<a class="button quiet" href=${to(`/learn/${lesson}`)}>${theme}</a>`,
          )}</p>`
        : nothing
    }
  </section>`;
}

/** Paragraphs, and the pictures between them side by side. @param {(RuleText | Picture)[]} parts */
function inBlocks(parts) {
  /** @type {(RuleText | Picture[])[]} */
  const blocks = [];
  for (const part of parts) {
    const last = blocks[blocks.length - 1];
    if (part.kind === "text") blocks.push(part);
    else if (Array.isArray(last)) last.push(part);
    else blocks.push([part]);
  }
  return blocks;
}

/** A paragraph; what is special about it is marked. @param {RuleText} text */
function paragraph({ sentence, clauses, changed, only, elsewhere }) {
  const mark = changed ? t("page-rules-house") : only ? t("page-rules-only") : "";
  return html`<div class="paragraph ${mark || elsewhere.length ? "differs" : ""}" data-clauses=${clauses.join(" ")} tabindex="-1">
    <p>${sentence} ${clausesView(clauses)} ${mark ? html`<span class="badge">${mark}</span>` : nothing}</p>
    ${elsewhere.length ? html`<details><summary>${t("page-rules-elsewhere")}</summary>${others(elsewhere)}</details>` : nothing}
  </div>`;
}

/** Clause ids; a line may end between them, but not at their hyphens. @param {string[]} clauses */
const clausesView = (clauses) => html`<code class="clauses">${clauses.map((clause) => html`<span>${clause}</span> `)}</code>`;

/** What other booklets say. @param {Rule["elsewhere"]} elsewhere */
const others = (elsewhere) => html`<ul class="elsewhere">
  ${elsewhere.map(({ sentence, booklets: titles }) => html`<li><b>${joinList(titles)}:</b> ${sentence}</li>`)}
</ul>`;

/** Every parameter with its clauses. @param {Rules} found @param {boolean} top */
const finePrint = ({ chapters }, top) => html`<details class="fine-print">
  <summary>${t("page-rules-fine")}</summary>
  <p class="soft small">${t("page-rules-fine-why")}</p>
  ${chapters.map(
    ({ title, rules }) => html`<section class="chapter">
      ${top ? html`<h2>${title}</h2>` : html`<h3>${title}</h3>`}
      <ul class="plain">${rules.filter(({ house }) => house).map(ruleLine)}</ul>
    </section>`,
  )}
</details>`;

/** @param {Rule} rule */
function ruleLine(rule) {
  const mark = rule.changed ? t("page-rules-house") : rule.only ? t("page-rules-only") : "";
  const line = html`<span class="sentence">${rule.sentence}</span> ${mark ? html`<span class="badge">${mark}</span>` : nothing}
    ${clausesView(rule.clauses)}`;
  const clauses = rule.clauses.join(" ");
  if (!rule.elsewhere.length) return html`<li class=${mark ? "differs" : ""} data-clauses=${clauses} tabindex="-1">${line}</li>`;
  return html`<li class="differs" data-clauses=${clauses}
    tabindex="-1"><details><summary>${line}</summary>${others(rule.elsewhere)}</details></li>`;
}

/** Show the rules of a table in a dialog.
 * @param {string} rules
 * @param {import("./booklets.js").House} [house] */
export function openRules(rules, house = {}) {
  const title = t("page-rules-table");
  const dialog = made("dialog", { className: "rules-dialog", ariaLabel: title, onclose: () => dialog.remove() });
  const close = made("button", { textContent: t("page-close"), onclick: () => dialog.close() });
  const head = made("div", { className: "cluster between" });
  head.append(made("h2", { textContent: title }), close);
  dialog.append(head, Object.assign(document.createElement("tw-rules"), { rules, house }));
  document.body.append(dialog);
  dialog.showModal();
  // Back leaves the page beneath.
  addEventListener("popstate", () => dialog.close(), { once: true });
}

/** An element with some properties.
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Partial<HTMLElementTagNameMap[Tag]>} properties */
const made = (tag, properties) => Object.assign(document.createElement(tag), properties);

customElements.define("tw-rules", RulesInWords);

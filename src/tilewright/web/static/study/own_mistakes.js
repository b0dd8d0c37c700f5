// The turns that the player missed in reviewed games, as puzzles: those to solve, and those that are solved.

import { to } from "../navigate.js";
import { Page } from "../parts/page.js";
import { html, nothing } from "../vendor/lit.js";
import { t } from "../words.js";
import { mistakePath, ownMistakes } from "./puzzle_cards.js";
import { puzzlePicture } from "./puzzle_pictures.js";

/** @import { MistakeListed as Mistake } from "../messages/http.d.ts" */

const AT_ONCE = 6;

/** `<tw-own-mistakes>`: the section of the page of puzzles. */
export class OwnMistakes extends Page {
  static properties = { titles: {}, most: {} };
  /** The names of the rulebooks by their ids. @type {Record<string, string>} */
  titles = {};
  most = AT_ONCE;
  /** @type {Mistake[] | null} */
  #all = null;

  async load() {
    this.#all = await ownMistakes();
  }

  render() {
    return html`<section class="card stack" id="mistakes" aria-labelledby="page-mistakes">
      <h2 id="page-mistakes" tabindex="-1">${t("page-mistakes")}</h2>
      ${this.refusalView()} ${this.#all ? this.#list(this.#all) : nothing}
    </section>`;
  }

  /** @param {Mistake[]} all */
  #list(all) {
    const solved = all.filter((each) => each.solved);
    const open = all.filter((each) => !each.solved);
    const games = html`<a href=${to("/study")}>${t("page-me-history")}</a>`;
    if (!all.length) return html`<p class="soft">${t("mistakes-none")} ${games}</p>`;
    return html`<p class="soft">${
      open.length ? t("page-mistakes-to-do", { count: open.length }) : html`${t("mistakes-all-solved")} ${games}`
    }</p>
      ${this.#pictures(open.slice(0, this.most))}
      ${
        open.length > this.most
          ? html`<div class="cluster"><button @click=${() => (this.most += 2 * AT_ONCE)}>${t("puzzles-more")}</button></div>`
          : nothing
      }
      ${
        solved.length
          ? html`<details><summary>${t("mistakes-solved", { count: solved.length })}</summary>${this.#pictures(solved)}</details>`
          : nothing
      }`;
  }

  /** @param {Mistake[]} mistakes */
  #pictures(mistakes) {
    if (!mistakes.length) return nothing;
    return html`<ol class="plain puzzle-list">
      ${mistakes.map((each) => puzzlePicture(each, { path: mistakePath(each), done: each.solved, rules: this.titles[each.rules] }))}
    </ol>`;
  }
}

customElements.define("tw-own-mistakes", OwnMistakes);

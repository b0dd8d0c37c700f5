// The puzzles of a rulebook as pictures: at the player's level, of a kind and of a difficulty.

import { BaseElement } from "../base_element.js";
import { drawing } from "../dice/die.js";
import { here, to } from "../navigate.js";
import { selectField } from "../parts/page.js";
import { entries } from "../profile.js";
import { html, nothing } from "../vendor/lit.js";
import { t } from "../words.js";
import { listedBoard } from "./puzzle_cards.js";

/** @import { BookletShown, PuzzleListed as Listed } from "../messages/http.d.ts" */

const GRADES = 10;
const AT_ONCE = 6;
// A puzzle at the level is at most this much easier or harder.
const NEAR = 1;
const FIRST_LEVEL = 2;
const MINE = "mine";

/** `<tw-puzzle-pictures>`: fires `rules` with the rulebook that is chosen. */
export class PuzzlePictures extends BaseElement {
  static properties = { booklets: {}, rules: {}, puzzles: {}, level: {}, kind: {}, grade: {}, most: {} };
  /** @type {BookletShown[]} */
  booklets = [];
  rules = "";
  /** All puzzles of the rulebook. @type {Listed[]} */
  puzzles = [];
  /** The difficulty that is right for the player, 0 if that is not known. */
  level = 0;
  kind = here().searchParams.get("kind") ?? "";
  /** A difficulty, that of the player, or nothing for all. */
  grade = MINE;
  most = AT_ONCE;

  /** @param {Partial<PuzzlePictures>} choice */
  #choose(choice) {
    Object.assign(this, { most: AT_ONCE, ...choice });
  }

  /** Those that were chosen; at the player's level those that are not solved come first.
   * @param {Set<string>} solved */
  #chosen(solved) {
    const mine = this.grade === MINE;
    const grade = mine ? this.level || FIRST_LEVEL : Number(this.grade);
    const near = mine ? NEAR : 0;
    const found = this.puzzles.filter(
      ({ kind, difficulty }) => (!this.kind || kind === this.kind) && (!grade || Math.abs(difficulty - grade) <= near),
    );
    // The ids are digests, so by them the kinds are mixed.
    const order = (/** @type {Listed} */ { puzzle }) => `${solved.has(puzzle) ? 1 : 0}${puzzle}`;
    return mine ? found.sort((one, other) => (order(one) < order(other) ? -1 : 1)) : found;
  }

  render() {
    const solved = new Set(Object.keys(entries("puzzles")));
    const dice = this.booklets.find(({ rules }) => rules === this.rules)?.game === "dice";
    const kinds = [...new Set(this.puzzles.map(({ kind }) => kind))].sort();
    const found = this.#chosen(solved);
    const shown = found.slice(0, this.most);
    const grades = Array.from({ length: GRADES }, (_, place) => `${place + 1}`);
    return html`<section class="card stack" aria-labelledby="pictures-title">
      <h2 id="pictures-title" tabindex="-1">${t("puzzles-all")}</h2>
      <div class="puzzle-choice">
        ${selectField(
          t("shell-booklet"),
          this.rules,
          this.booklets.map(({ rules, title }) => [rules, title]),
          (rules) => this.dispatchEvent(new CustomEvent("rules", { detail: rules })),
        )}
        ${selectField(
          t("puzzles-kind"),
          this.kind,
          [["", t("puzzles-any")], ...kinds.map(/** @returns {[string, string]} */ (kind) => [kind, kindInWords(kind)])],
          (kind) => this.#choose({ kind }),
        )}
        ${selectField(
          t("puzzles-grade"),
          this.grade,
          [[MINE, t("puzzles-mine")], ["", t("puzzles-any")], ...grades.map(/** @returns {[string, string]} */ (grade) => [grade, grade])],
          (grade) => this.#choose({ grade }),
        )}
      </div>
      <p class="soft" role="status">${t("puzzles-done", { done: this.puzzles.filter(({ puzzle }) => solved.has(puzzle)).length, count: this.puzzles.length })}</p>
      <ol class="plain puzzle-list">${shown.map((each) => puzzlePicture(each, { path: `/puzzles/${each.puzzle}`, done: solved.has(each.puzzle), dice }))}</ol>
      ${
        found.length > shown.length
          ? html`<div class="cluster"><button @click=${() => (this.most += 2 * AT_ONCE)}>${t("puzzles-more")}</button></div>`
          : nothing
      }
    </section>`;
  }
}

/** A puzzle of a list as a picture that leads to it.
 * @param {Listed} listed
 * @param {{ path: string, done: boolean, dice?: boolean, rules?: string }} how its page, and the rulebook where a list has several */
export function puzzlePicture({ kind, difficulty, table, rack }, { path, done, dice = false, rules = "" }) {
  const found = kindInWords(kind);
  const words = t("puzzles-picture", { kind: found, grade: difficulty, solved: done ? "yes" : "no" });
  return html`<li>
    <a class="puzzle-picture ${done ? "done" : ""}" href=${to(path)} aria-label=${rules ? `${rules}. ${words}` : words}>
      ${
        dice
          ? html`<span class="small-dice">${rack.split(".").map((face) => drawing().picture(face))}</span>`
          : listedBoard({ table, rack })
      }
      <span class="puzzle-caption"><span>${found}</span> <span class="puzzle-grade">${difficulty}${done ? " ✓" : ""}</span></span>
      ${rules ? html`<span class="soft small">${rules}</span>` : nothing}
    </a>
  </li>`;
}

/** @param {string} kind */
const kindInWords = (kind) => t(`puzzles-kind-${kind}`);

customElements.define("tw-puzzle-pictures", PuzzlePictures);

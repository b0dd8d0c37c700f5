// A finished game, on one page with two faces: its replay and its review. Both show the same turn, which is in the address.

import { loadStyle } from "../load_style.js";
import { here, replaceAddress } from "../navigate.js";
import { Page, selectField } from "../parts/page.js";
import { booklets } from "../parts/rules/booklets.js";
import { html, nothing } from "../vendor/lit.js";
import { joinList, loadMoreWords, t } from "../words.js";

await Promise.all([loadMoreWords("study", "tabletop"), loadStyle("style/study.css")]);

/** @typedef {"replay" | "review"} Face */
/** What both faces know of the match. @typedef {{ rules: string, names: string[], games: number }} Found */

/** @type {Record<Face, () => Promise<unknown>>} */
const FACES = {
  replay: () => import("../study/replay.js"),
  review: () => import("../study/review.js"),
};

export default class GamePage extends Page {
  match = "";
  /** @type {Face} */
  #face = here().pathname.startsWith("/replay/") ? "replay" : "review";
  #game = numberIn("game", 1);
  #turn = numberIn("turn", 0);
  #games = 1;
  #title = "";
  /** @type {string[]} */
  #names = [];
  /** The faces that were shown; they stay, so that changing between them asks for nothing again. @type {Set<Face>} */
  #shown = new Set();

  /** Who played, and the turn that is shown: several of these pages may be open. */
  get heading() {
    const face = this.#faceName;
    if (!this.#names.length) return face;
    const names = joinList(this.#names);
    return this.#turn ? t("review-tab-turn", { face, names, turn: this.#turn }) : t("review-tab", { face, names });
  }

  get #faceName() {
    return this.#face === "replay" ? t("page-replay-title") : t("page-review");
  }

  async load() {
    await FACES[this.#face]();
    this.#shown.add(this.#face);
  }

  /** @param {Face} face */
  #show(face) {
    this.#face = face;
    this.#keepAddress();
    void this.attempt(() => this.load());
  }

  /** @param {number} game */
  #choose(game) {
    [this.#game, this.#turn] = [game, 0];
    this.#keepAddress();
  }

  /** @param {number} turn */
  #turnTo(turn) {
    this.#turn = turn;
    this.#keepAddress();
  }

  #keepAddress() {
    const query = new URLSearchParams();
    if (this.#game > 1) query.set("game", `${this.#game}`);
    if (this.#turn) query.set("turn", `${this.#turn}`);
    replaceAddress(`/${this.#face}/${this.match}${query.size ? `?${query}` : ""}`);
    dispatchEvent(new Event("page"));
    this.requestUpdate();
  }

  /** @param {CustomEvent<Found>} event */
  async #found({ detail: { rules, names, games } }) {
    [this.#games, this.#names] = [games, names];
    dispatchEvent(new Event("page"));
    this.#title = (await booklets()).find((booklet) => booklet.rules === rules)?.title ?? "";
    this.requestUpdate();
  }

  render() {
    const numbers = Array.from({ length: this.#games }, /** @returns {[number, string]} */ (_, place) => [place + 1, `${place + 1}`]);
    return html`<div class="cluster between game-head">
        <h1>${this.#title ? t("page-replay-of", { booklet: this.#title, game: this.#game }) : this.#faceName}</h1>
        <div class="cluster">
          ${this.#games > 1 ? selectField(t("page-replay-game"), this.#game, numbers, (game) => this.#choose(Number(game))) : nothing}
          <div class="segments" role="group" aria-label=${t("review-faces")}>
            ${this.#faceButton("review", t("page-review"))} ${this.#faceButton("replay", t("page-replay-title"))}
          </div>
        </div>
      </div>
      ${this.refusalView()} ${this.#shown.has("review") ? this.#review() : nothing} ${this.#shown.has("replay") ? this.#replay() : nothing}`;
  }

  /** @param {Face} face @param {string} words */
  #faceButton(face, words) {
    return html`<button aria-pressed=${this.#face === face} @click=${() => this.#show(face)}>${words}</button>`;
  }

  #review() {
    return html`<tw-review
      ?hidden=${this.#face !== "review"}
      .match=${this.match}
      .game=${this.#game}
      .turn=${this.#turn}
      @turn=${(/** @type {CustomEvent<number>} */ { detail }) => this.#turnTo(detail)}
      @watch=${() => this.#show("replay")}
      @games=${this.#found}
    ></tw-review>`;
  }

  #replay() {
    return html`<tw-replay
      ?hidden=${this.#face !== "replay"}
      .match=${this.match}
      .game=${this.#game}
      .turn=${this.#turn}
      @turn=${(/** @type {CustomEvent<number>} */ { detail }) => this.#turnTo(detail)}
      @games=${this.#found}
    ></tw-replay>`;
  }
}

/** A number in the query of the address. @param {string} name @param {number} otherwise */
function numberIn(name, otherwise) {
  const found = Number(here().searchParams.get(name));
  return Number.isInteger(found) && found > 0 ? found : otherwise;
}

customElements.define("tw-game", GamePage);

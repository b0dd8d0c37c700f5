// The best turn of a photographed position, step by step on the photo.

import { drawnText } from "../parts/boards/drawn_text.js";
import { LatestAnswer } from "../parts/latest_answer.js";
import { checkboxField, Page } from "../parts/page.js";
import { pageTile } from "../parts/rules/booklets.js";
import { capitalised } from "../parts/text.js";
import { notation, pieceOf } from "../tiles/piece.js";
import { drawing } from "../tiles/tile.js";
import { html, nothing } from "../vendor/lit.js";
import { t } from "../words.js";
import { facesOf } from "./shot.js";
import { placesOf, stepMarks } from "./steps.js";

/** @import { TurnFound } from "../messages/http.d.ts" */
/** @import { Shot } from "./shot.js" */

// A position that is too hard stays so.
const TRIES = 2;

/** `<tw-best-turn>`: fires `use` with the position for the analysis board, or `back`. */
class BestTurn extends Page {
  static properties = { wanted: {}, shots: {}, step: {}, opened: {} };
  /** @type {import("./camera.js").Wanted | null} */
  wanted = null;
  /** @type {Shot[]} */
  shots = [];
  step = 0;
  opened = true;
  /** The rows of the only photo that are the rack; of two photos the second is. @type {Set<number>} */
  #own = new Set();
  /** @type {TurnFound | null} */
  #found = null;
  #begun = false;

  async load() {
    if (!this.#begun && this.shots.length === 1) this.#own = new Set([this.shots[0].rows.length - 1]);
    this.#begun = true;
    this.step = 0;
    this.#found = null;
    const { rules, house } = /** @type {import("./camera.js").Wanted} */ (this.wanted);
    this.#found = await new LatestAnswer("/api/study/turn", TRIES).ask({ rules, house, ...this.#position, objective: "tiles" });
  }

  get #position() {
    const [table, rack] = this.shots.map(facesOf);
    const isOwn = (/** @type {unknown} */ _, /** @type {number} */ number) => this.#own.has(number);
    if (rack) return { table, rack: rack.flat(), opened: this.opened };
    return { table: table.filter((row, number) => !isOwn(row, number)), rack: table.filter(isOwn).flat(), opened: this.opened };
  }

  /** @param {boolean} yes */
  #open = (yes) => {
    this.opened = yes;
    this.reload();
  };

  render() {
    const found = this.#found;
    return html`<p class="study-answer" role="status">${found ? answer(found) : this.busy ? t("study-thinking") : nothing}</p>
      ${found?.tiles.length ? this.#steps(found) : nothing}
      ${this.shots.map((shot, at) => html`<tw-photo-view .shot=${shot} .marks=${found ? this.#marks(found, at) : new Map()}></tw-photo-view>`)}
      ${checkboxField(t("judge-opened"), this.opened, this.#open, this.busy)}
      ${this.shots.length === 1 ? this.#rows(this.shots[0]) : nothing}
      ${this.refusalView()}
      <div class="cluster camera-steps">
        <button class="primary" @click=${() => this.dispatchEvent(new CustomEvent("use", { detail: this.#position }))}>${t("camera-to-analysis")}</button>
        <button @click=${() => this.dispatchEvent(new Event("back"))}>${t("camera-back")}</button>
      </div>`;
  }

  /** @param {TurnFound} found */
  #steps({ steps }) {
    return html`<div class="camera-step" role="group" aria-label=${t("study-steps")}>
      <button ?disabled=${!this.step} aria-label=${t("camera-step-before")} @click=${() => this.step--}>‹</button>
      <p aria-live="polite"><span class="soft small">${this.step + 1}/${steps.length}</span>
        ${drawnText(capitalised(steps[this.step].sentence), drawing(), { jokers: true })}</p>
      <button ?disabled=${this.step + 1 >= steps.length} aria-label=${t("camera-step-after")} @click=${() => this.step++}>›</button>
    </div>`;
  }

  /** @param {TurnFound} found @param {number} at of the photo */
  #marks(found, at) {
    const places = placesOf(found, this.shots, this.#own, notation);
    return stepMarks(found, this.step, places, at);
  }

  /** Which rows of one photo are the rack. @param {Shot} shot */
  #rows(shot) {
    const give = (/** @type {number} */ number, /** @type {boolean} */ yes) => {
      if (yes) this.#own.add(number);
      else this.#own.delete(number);
      this.reload();
    };
    return html`<ol class="camera-rows plain">${facesOf(shot).map(
      (
        row,
        number,
      ) => html`<li><div class="picked" role="img" aria-label=${row.join(" ")}>${row.map((face) => pageTile(pieceOf(face)))}</div>
        ${checkboxField(t("camera-own-row"), this.#own.has(number), (yes) => give(number, yes), this.busy)}</li>`,
    )}</ol>`;
  }
}

/** @param {TurnFound} found */
function answer({ tiles, value, out, exact }) {
  if (!tiles.length) return t("study-none");
  const said = t("study-found", { count: tiles.length, points: value, out: out ? "yes" : "no" });
  return exact ? said : `${said} ${t("study-unproven")}`;
}

customElements.define("tw-best-turn", BestTurn);

// The verdict on a photographed table: each row on the photo itself, and the whole turn if there is a photo of the table before it.

import { findAll } from "../dom.js";
import { verdict } from "../parts/boards/verdict.js";
import { LatestAnswer } from "../parts/latest_answer.js";
import { checkboxField, Page } from "../parts/page.js";
import { pageTile } from "../parts/rules/booklets.js";
import { notation, pieceOf } from "../tiles/piece.js";
import { html, nothing } from "../vendor/lit.js";
import { t } from "../words.js";
import { facesOf, tileAt } from "./shot.js";

/** @import { TableJudged } from "../messages/http.d.ts" */
/** @import { Mark } from "./photo_view.js" */
/** @import { Shot } from "./shot.js" */

/** `<tw-verdicts>`: fires `use` with the position for the board, or `back`. */
class Verdicts extends Page {
  static properties = { wanted: {}, shots: {}, opened: {} };
  /** @type {import("./camera.js").Wanted | null} */
  wanted = null;
  /** @type {Shot[]} */
  shots = [];
  opened = true;
  /** @type {TableJudged | null} */
  #judged = null;

  async load() {
    const { rules, house } = /** @type {import("./camera.js").Wanted} */ (this.wanted);
    const [first, second] = this.shots.map(facesOf);
    this.#judged = await new LatestAnswer("/api/photos/table").ask({
      rules,
      house,
      rows: second ?? first,
      before: second ? first : null,
      opened: this.opened,
    });
  }

  /** Show why the row at a point is a set or not. @param {Shot} shot @param {import("./shot.js").Point} point */
  #reveal(shot, point) {
    const place = tileAt(shot, point);
    const number = shot.rows.findIndex((row) => row.includes(place));
    findAll(this, ".camera-verdict")[number]?.scrollIntoView({ block: "center" });
  }

  #use() {
    const turn = this.#judged?.turn;
    const table = facesOf(this.shots[0]);
    const detail = { table, rack: turn?.rack.map(notation) ?? [], opened: this.opened, after: turn ? this.#judged?.after : null };
    this.dispatchEvent(new CustomEvent("use", { detail }));
  }

  render() {
    const judged = this.#judged;
    const shot = this.shots[this.shots.length - 1];
    const isTurn = this.wanted?.purpose === "turn";
    const open = (/** @type {boolean} */ yes) => {
      this.opened = yes;
      this.reload();
    };
    return html`${judged ? html`<div role="status">${this.#whole(judged)}</div>` : nothing}
      <tw-photo-view .shot=${shot} .marks=${this.#marks(shot)}
        @tap=${(/** @type {CustomEvent<import("./shot.js").Point>} */ { detail }) => this.#reveal(shot, detail)}></tw-photo-view>
      ${isTurn ? checkboxField(t("judge-opened"), this.opened, open, this.busy) : nothing}
      ${judged ? html`<ol class="camera-rows plain">${judged.rows.map((row, number) => this.#row(shot, row, number))}</ol>` : nothing}
      ${this.busy ? html`<p class="soft" role="status">${t("camera-judging")}</p>` : nothing}
      ${this.refusalView()}
      <div class="cluster camera-steps">
        ${judged ? html`<button class="primary" @click=${this.#use}>${t("camera-to-board")}</button>` : nothing}
        <button @click=${() => this.dispatchEvent(new Event("back"))}>${t("camera-back")}</button>
      </div>`;
  }

  /** @param {TableJudged} judged */
  #whole({ rows, turn }) {
    if (turn) return verdict(turn.allowed, [...turn.reasons], this.wanted?.rules ?? "");
    const wrong = rows.filter(({ allowed }) => !allowed).length;
    return html`<p class="judge-word">${t("camera-verdict", { count: rows.length, wrong })}</p>`;
  }

  /** @param {Shot} shot @param {TableJudged["rows"][number]} row @param {number} number */
  #row(shot, { allowed, reason }, number) {
    const faces = shot.rows[number].map((place) => shot.tiles[place].face);
    return html`<li class="camera-verdict">
      <div class="picked" role="img" aria-label=${t("judge-row", { number: number + 1 })}>${faces.map((face) => pageTile(pieceOf(face)))}</div>
      ${verdict(allowed, [reason], this.wanted?.rules ?? "")}
    </li>`;
  }

  /** @param {Shot} shot @returns {Map<number, Mark>} */
  #marks(shot) {
    const rows = this.#judged?.rows ?? [];
    return new Map(
      rows.flatMap(({ allowed }, number) =>
        shot.rows[number].map((place) => /** @type {[number, Mark]} */ ([place, allowed ? "yes" : "no"])),
      ),
    );
  }
}

customElements.define("tw-verdicts", Verdicts);

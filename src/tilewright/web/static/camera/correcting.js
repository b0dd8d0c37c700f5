// A photo with its tiles drawn over it, to be corrected: a tap on a tile offers what it may be, a tap beside one adds a tile.

import { findAll } from "../dom.js";
import { faceInWords, MARKS } from "../parts/boards/faces.js";
import "../parts/boards/piece_picker.js";
import { Page } from "../parts/page.js";
import { pageTile } from "../parts/rules/booklets.js";
import { pieceOf } from "../tiles/piece.js";
import { html, nothing, svg } from "../vendor/lit.js";
import { t } from "../words.js";
import "./photo_view.js";
import { look } from "./asking.js";
import { added, corrected, tileAt, without } from "./shot.js";

/** @import { Reader } from "./reader.js" */
/** @import { Shot, Tile } from "./shot.js" */

const COLORS = ["K", "R", "B", "O"];
const MOST_LIKELY = 5;

/** `<tw-correcting>`: fires `corrected` with the photo after each change. */
export class Correcting extends Page {
  static properties = { shot: {}, rules: {}, house: {}, jokers: {}, reader: {}, chosen: {}, swapping: {} };
  /** @type {Shot | null} */
  shot = null;
  rules = "";
  /** @type {Record<string, string | number>} */
  house = {};
  /** @type {string[]} */
  jokers = [];
  /** @type {Reader | null} */
  reader = null;
  /** The tile that is being corrected, or -1. */
  chosen = -1;
  /** The color group that is swapped with the next one tapped. */
  swapping = "";
  /** Changes are carried out one after the other. @type {Promise<unknown>} */
  #last = Promise.resolve();

  /** @param {Shot} shot */
  #show(shot) {
    this.shot = shot;
    this.dispatchEvent(new CustomEvent("corrected", { detail: shot }));
  }

  /** Change the photo, and have it looked at again. @param {(shot: Shot) => Shot} change @param {{ moved?: boolean, swap?: [string, string] }} [how] */
  #change(change, { moved = false, swap } = {}) {
    const done = async () => {
      if (!this.shot) return;
      let shot = change(this.shot);
      if (moved && this.reader) shot = { ...shot, rows: await this.reader.rows(shot.tiles, shot) };
      this.#show(shot);
      this.#show(await look(shot, this, swap));
    };
    this.#last = this.#last.then(() => this.attempt(done));
    return this.#last;
  }

  /** @param {string} face */
  async #give(face) {
    const place = this.chosen;
    const { doubt } = this.shot?.tiles[place] ?? {};
    this.chosen = -1;
    await this.#change((shot) => corrected(shot, place, face), { moved: doubt === "new" });
    this.announce(t("camera-now", { piece: faceInWords(face) }));
    this.#focus(place);
  }

  async #remove() {
    const place = this.chosen;
    this.chosen = -1;
    await this.#change((shot) => without(shot, place), { moved: true });
    this.#focus(Math.max(0, place - 1));
  }

  /** Add a tile where there is none. @param {{ x: number, y: number }} point */
  #add(point) {
    if (!this.shot) return;
    this.#show(added(this.shot, point));
    this.chosen = this.shot.tiles.length - 1;
    void this.#reveal();
  }

  /** @param {number} place in the list */
  #focus(place) {
    void this.updateComplete.then(() => findAll(this, `.camera-list [data-tile="${place}"]`)[0]?.focus({ preventScroll: true }));
  }

  async #reveal() {
    await this.updateComplete;
    this.querySelector(".camera-editor")?.scrollIntoView({ block: "nearest" });
  }

  /** @param {number} place */
  #choose(place) {
    this.chosen = this.chosen === place ? -1 : place;
    if (this.chosen >= 0) void this.#reveal();
  }

  /** @param {{ x: number, y: number }} point */
  #tap(point) {
    const place = this.shot ? tileAt(this.shot, point) : -1;
    if (place >= 0) this.#choose(place);
    else if (this.chosen >= 0) this.#leave();
    else this.#add(point);
  }

  /** Stop correcting a tile; one that was added and got no face goes again. */
  #leave() {
    const place = this.chosen;
    this.chosen = -1;
    if (this.shot?.tiles[place]?.doubt === "new") this.#show(without(this.shot, place));
  }

  /** Two taps on swatches swap their groups. @param {string} color */
  #swap(color) {
    const other = this.swapping;
    this.swapping = other ? "" : color;
    if (other && other !== color) void this.#change((shot) => shot, { swap: [other, color] });
  }

  render() {
    const shot = this.shot;
    if (!shot) return nothing;
    const doubtful = shot.tiles.filter(({ doubt }) => doubt).length;
    return html`<p class="camera-lead" role="status">${
      shot.tiles.length ? t("camera-check", { count: shot.tiles.length, doubtful }) : t("camera-nothing")
    }</p>
      <tw-photo-view .shot=${shot} .chosen=${this.chosen}
        @tap=${(/** @type {CustomEvent<{ x: number, y: number }>} */ { detail }) => this.#tap(detail)}></tw-photo-view>
      ${this.chosen >= 0 ? this.#editor(shot, this.chosen) : this.#groups(shot)}
      ${this.refusalView()} ${this.announcedView()} ${this.#list(shot)}`;
  }

  /** What a tile may be. @param {Shot} shot @param {number} place */
  #editor(shot, place) {
    const tile = shot.tiles[place];
    /** @type {readonly string[]} */
    const near = tile.doubt === "new" ? [] : tile.likely.slice(0, MOST_LIKELY);
    // words: camera-doubt-unsure camera-doubt-count camera-doubt-row camera-doubt-new
    const why = tile.doubt ? t(`camera-doubt-${tile.doubt}`) : "";
    return html`<div class="camera-editor card stack" role="group" aria-label=${t("camera-tile")}>
      <p>${tile.face ? t("camera-read-as", { piece: faceInWords(tile.face) }) : nothing} ${why}</p>
      ${
        near.length
          ? html`<div class="camera-likely" role="group" aria-label=${t("camera-instead")}>${near.map(
              (face) => html`<button class="pick" aria-label=${faceInWords(face)} data-face=${face}
              @click=${() => void this.#give(face)}>${pageTile(pieceOf(face))}</button>`,
            )}</div>`
          : nothing
      }
      <tw-picker .jokers=${this.jokers} .shown=${Math.max(0, COLORS.indexOf(tile.face[0]))}
        @pick=${(/** @type {CustomEvent<string>} */ { detail }) => void this.#give(detail)}></tw-picker>
      <div class="cluster">
        ${tile.face && tile.doubt ? html`<button @click=${() => void this.#give(tile.face)}>${t("camera-right")}</button>` : nothing}
        ${tile.face ? html`<button class="quiet" @click=${() => void this.#remove()}>${t("camera-no-tile")}</button>` : nothing}
        <button class="quiet" @click=${() => this.#leave()}>${t("camera-leave")}</button>
      </div>
    </div>`;
  }

  /** The groups of colors, by the ink that they have in this photo. @param {Shot} shot */
  #groups({ swatches }) {
    const groups = COLORS.filter((color) => swatches[color]);
    if (!groups.length) return nothing;
    // words: color-K color-R color-B color-O
    return html`<div class="camera-groups" role="group" aria-label=${t("camera-colors")}>
      ${groups.map((color) => {
        const ink = swatches[color].map((part) => Math.round(255 * part)).join(" ");
        return html`<button aria-pressed=${this.swapping === color} aria-label=${t("camera-swap", { color: t(`color-${color}`) })}
          @click=${() => this.#swap(color)}><span class="camera-ink" .style=${`background: rgb(${ink})`}></span>
          ${svg`<svg class="mark mark-${color}" viewBox="0 0 12 12" aria-hidden="true">${MARKS[color]}</svg>`}</button>`;
      })}
      <span class="soft small">${this.swapping ? t("camera-swap-with") : t("camera-swap-lead")}</span>
    </div>`;
  }

  /** All tiles row by row, for those who do not see the photo. @param {Shot} shot */
  #list(shot) {
    return html`<details class="fold camera-list">
      <summary>${t("camera-list")}</summary>
      ${shot.rows.map(
        (row, number) =>
          html`<div class="picked" role="group" aria-label=${t("judge-row", { number: number + 1 })}>${row.map((place) => this.#item(shot.tiles[place], place))}</div>`,
      )}
      <button class="quiet" @click=${() => this.#add({ x: 0.5, y: 0.5 })}>${t("camera-add")}</button>
    </details>`;
  }

  /** @param {Tile} tile @param {number} place */
  #item(tile, place) {
    if (!tile.face) return nothing;
    const said = tile.doubt ? `${faceInWords(tile.face)}, ${t("camera-doubtful")}` : faceInWords(tile.face);
    return html`<button class="pick ${tile.doubt ? "doubtful" : ""}" data-tile=${place} aria-pressed=${place === this.chosen}
      aria-label=${said} @click=${() => this.#choose(place)}>${pageTile(pieceOf(tile.face))}</button>`;
  }
}

customElements.define("tw-correcting", Correcting);

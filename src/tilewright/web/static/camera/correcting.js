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
import { lookAt } from "./asking.js";
import "./our_jokers.js";
import { added, corrected, tileAt, without } from "./shot.js";

/** @import { Reader } from "./reader.js" */
/** @import { Point, Shot, Tile } from "./shot.js" */

const COLORS = ["K", "R", "B", "O"];
const MOST_LIKELY = 5;

/** `<tw-correcting>`: fires `corrected` with the photo after each change. */
export class Correcting extends Page {
  static properties = { shot: {}, rules: {}, house: {}, jokers: {}, reader: {}, chosen: {}, adding: {} };
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
  /** Where a tile is added that has no face yet. @type {Point | null} */
  adding = null;
  /** The look that ends last. @type {Promise<unknown>} */
  #last = Promise.resolve();

  /** @param {Shot} shot */
  #show(shot) {
    this.shot = shot;
    this.dispatchEvent(new CustomEvent("corrected", { detail: shot }));
  }

  /** Change the photo at once, then have it looked at again. @param {(shot: Shot) => Shot} change */
  #change(change) {
    if (this.shot) this.#show(change(this.shot));
    return this.#looked();
  }

  /** Look at the photo, again if it changes meanwhile; one look after the other. @param {[string, string]} [swap] groups of colors */
  #looked(swap) {
    const look = async () => {
      while (this.shot) {
        const asked = this.shot;
        const rows = this.reader ? await this.reader.rows(asked.tiles, asked) : asked.rows;
        const seen = await lookAt({ ...asked, rows }, this, swap);
        if (this.shot === asked) return this.#show(seen);
      }
    };
    this.#last = this.#last.then(() => this.attempt(look));
    return this.#last;
  }

  /** @param {string} face */
  async #give(face) {
    const [place, point] = [this.#edited, this.adding];
    this.#leave();
    await this.#change((shot) => corrected(point ? added(shot, point) : shot, place, face));
    this.announce(t("camera-now", { piece: faceInWords(face) }));
    this.#focus(place);
  }

  async #remove() {
    const place = this.chosen;
    this.#leave();
    await this.#change((shot) => without(shot, place));
    this.#focus(Math.max(0, place - 1));
  }

  /** Add a tile where there is none. @param {{ x: number, y: number }} point */
  #add(point) {
    this.#leave();
    this.adding = point;
    void this.#reveal();
  }

  /** The place of the tile that is being corrected or added, or -1. */
  get #edited() {
    return this.adding ? (this.shot?.tiles.length ?? -1) : this.chosen;
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
    const again = this.chosen === place;
    this.#leave();
    if (again) return;
    this.chosen = place;
    void this.#reveal();
  }

  /** @param {{ x: number, y: number }} point */
  #tap(point) {
    const place = this.shot ? tileAt(this.shot, point) : -1;
    if (place >= 0) this.#choose(place);
    else if (this.#edited >= 0) this.#leave();
    else this.#add(point);
  }

  /** Stop correcting or adding a tile. */
  #leave() {
    this.chosen = -1;
    this.adding = null;
  }

  /** @param {string} one @param {string} other */
  async #swap(one, other) {
    await this.#looked([one, other]);
    this.announce(t("camera-swapped", names(one, other)));
  }

  render() {
    const shot = this.shot;
    if (!shot) return nothing;
    const doubtful = shot.tiles.filter(({ doubt }) => doubt).length;
    const drawn = this.adding ? added(shot, this.adding) : shot;
    const edited = this.#edited;
    return html`<p class="camera-lead" role="status">${
      shot.tiles.length ? t("camera-check", { count: shot.tiles.length, doubtful }) : t("camera-nothing")
    }</p>
      <tw-photo-view .shot=${drawn} .chosen=${edited}
        @tap=${(/** @type {CustomEvent<{ x: number, y: number }>} */ { detail }) => this.#tap(detail)}></tw-photo-view>
      <tw-our-jokers .shot=${shot} .reader=${this.reader}
        @known=${(/** @type {CustomEvent<(shot: Shot) => Shot>} */ { detail }) => void this.#change(detail)}></tw-our-jokers>
      ${edited >= 0 ? this.#editor(drawn.tiles[edited]) : this.#groups(shot)}
      ${this.refusalView()} ${this.announcedView()} ${this.#list(shot)}`;
  }

  /** What a tile may be. @param {Tile} tile */
  #editor(tile) {
    const near = tile.likely.slice(0, MOST_LIKELY);
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

  /** Pairs of the groups of colors, each with the ink that it has in this photo. @param {Shot} shot */
  #groups({ swatches }) {
    const pairs = COLORS.flatMap((one, at) => COLORS.slice(at + 1).map((other) => [one, other]));
    const here = pairs.filter((pair) => pair.some((color) => swatches[color]));
    if (!here.length) return nothing;
    return html`<div class="camera-groups" role="group" aria-label=${t("camera-colors")}>
      <span class="soft small">${t("camera-swap-lead")}</span>
      ${here.map(
        ([one, other]) =>
          html`<button aria-label=${t("camera-swap", names(one, other))}
            @click=${() => void this.#swap(one, other)}>${swatch(one, swatches[one])}⇄${swatch(other, swatches[other])}</button>`,
      )}
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

// words: color-K color-R color-B color-O
/** @param {string} one @param {string} other */
const names = (one, other) => ({ one: t(`color-${one}`), other: t(`color-${other}`) });

/** The ink of a group, with the mark of its color; none of it may be in the photo. @param {string} color @param {readonly number[]} [ink] */
const swatch = (color, ink) => html`<span class="camera-ink"
  .style=${ink ? `background: rgb(${ink.map((part) => Math.round(255 * part)).join(" ")})` : ""}></span>
  ${svg`<svg class="mark mark-${color}" viewBox="0 0 12 12" aria-hidden="true">${MARKS[color]}</svg>`}`;

customElements.define("tw-correcting", Correcting);

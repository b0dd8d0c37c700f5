// A photo with what is known of its tiles drawn over it.

import { BaseElement, classNames } from "../base_element.js";
import { JOKERS, MARKS } from "../parts/boards/faces.js";
import { html, nothing, svg } from "../vendor/lit.js";
import { t } from "../words.js";
import { labelOf, outlineOf, underline } from "./shot.js";

/** @import { Shot, Tile } from "./shot.js" */
/** How tiles are marked, by their place: in a row that is a set or not, moved by a step, or what it moves to.
 * @typedef {"yes" | "no" | "moved" | "goal"} Mark */

// The plate behind a face, in shares of its height.
const [WIDE, HIGH] = [1.7, 1.1];
/** @type {Record<string, string>} */
const SIGNS = { yes: "M-.3 0-.1.25.3-.25", no: "M-.25-.25.25.25M-.25.25.25-.25" };

/** `<tw-photo-view>`: fires `tap` with a point in shares of the photo. */
export class PhotoView extends BaseElement {
  static properties = { shot: {}, chosen: {}, marks: {}, zoomed: {} };
  /** @type {Shot | null} */
  shot = null;
  /** The tile that is being corrected, or -1. */
  chosen = -1;
  /** @type {Map<number, Mark>} */
  marks = new Map();
  zoomed = false;

  /** @param {MouseEvent} event */
  #tap({ clientX, clientY, currentTarget }) {
    const { left, top, width, height } = /** @type {Element} */ (currentTarget).getBoundingClientRect();
    const detail = { x: (clientX - left) / width, y: (clientY - top) / height };
    this.dispatchEvent(new CustomEvent("tap", { detail }));
  }

  render() {
    const shot = this.shot;
    if (!shot) return nothing;
    const { width, height, tiles, url } = shot;
    return html`<div class="camera-photo ${this.zoomed ? "zoomed" : ""}" .style=${`--ratio: ${width / height}`}>
        <div class="camera-sheet" @click=${this.#tap}>
          <img src=${url} alt=${t("camera-photo", { count: tiles.length })} draggable="false" />
          <svg viewBox="0 0 ${width} ${height}" aria-hidden="true">${tiles.map((tile, place) => this.#tile(shot, tile, place))}</svg>
        </div>
      </div>
      <button class="quiet small camera-zoom" aria-pressed=${this.zoomed} @click=${() => (this.zoomed = !this.zoomed)}>${t("camera-zoom")}</button>`;
  }

  /** @param {Shot} shot @param {Tile} tile @param {number} place */
  #tile(shot, tile, place) {
    const mark = this.marks.get(place) ?? "";
    const isDoubtful = Boolean(tile.doubt) && !mark;
    const names = classNames({ "camera-tile": true, chosen: place === this.chosen, doubtful: isDoubtful, [mark]: Boolean(mark) });
    return svg`<g class=${names}>
      <polygon points=${outlineOf(shot, tile)} />
      ${isDoubtful ? svg`<polyline points=${underline(shot, tile)} />` : nothing}
      ${tile.face ? face(tile.face, labelOf(shot, tile)) : nothing}
      ${SIGNS[mark] && shot.rows.some(([first]) => first === place) ? sign(SIGNS[mark], labelOf(shot, tile)) : nothing}
    </g>`;
  }
}

/** What says of a row, at its first tile, whether it is a set. @param {string} path @param {{ x: number, y: number, size: number }} at */
const sign = (path, { x, y, size }) => svg`<g class="camera-sign" transform="translate(${x - size} ${y - 2 * size}) scale(${size})">
  <circle r="0.6" /><path d=${path} /></g>`;

/** A face on a plate, with the mark of its color. @param {string} text @param {{ x: number, y: number, size: number }} at */
function face(text, { x, y, size }) {
  const [letter, number] = [text[0], text.slice(1)];
  const inside = number
    ? svg`<text x="-0.1" y="0.36" text-anchor="middle">${number}</text><g transform="translate(0.5 -0.45) scale(0.025)">${MARKS[letter]}</g>`
    : svg`<g transform="translate(-0.5 -0.5) scale(0.0333)">${JOKERS[letter]}</g>`;
  return svg`<g class="camera-face ${letter}" transform="translate(${x} ${y}) scale(${size})">
    <rect x=${-WIDE / 2} y=${-HIGH / 2} width=${WIDE} height=${HIGH} rx="0.2" />${inside}</g>`;
}

customElements.define("tw-photo-view", PhotoView);

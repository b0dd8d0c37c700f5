// The host moves people and bots to other chairs: by dragging them, or by choosing one chair and then another.

import { around, copyOf, need } from "../../dom.js";
import { Pointer } from "../../match/pointer.js";
import { html } from "../../vendor/lit.js";
import { t } from "../../words.js";

/** @import { Drag } from "../../match/pointer.js" */
/**
 * What a page does: `changed` draws it again, `moves` says whether who sits at a chair can be moved, `move` exchanges two chairs.
 * @typedef {{changed: () => void, moves: (place: number) => boolean, move: (one: number, other: number) => void}} Page
 */

export class ChairMoves {
  /** The chair whose person was chosen to be moved. @type {number | null} */
  taken = null;
  /** @type {Pointer | null} */
  #pointer = null;

  /** @param {Page} page */
  constructor(page) {
    this.page = page;
  }

  /** Listen on the list of chairs, or on nothing. @param {HTMLElement | null} list */
  listen(list) {
    if (this.#pointer?.board === list) return;
    this.#pointer?.end();
    this.#pointer = list && new Pointer(list, this);
  }

  /**
   * The picture at a chair; for the host it is a button that takes somebody up, or puts down who was taken up.
   * @param {number} place @param {string} name @param {{host: boolean, empty: boolean, picture: unknown}} chair
   */
  face(place, name, { host, empty, picture }) {
    if (!host) return html`<span class="chair-take">${picture}</span>`;
    const label = this.taken === null ? t("page-room-move", { name }) : t("page-room-move-here", { name });
    return html`<button type="button" class="quiet chair-take" aria-label=${label} title=${label} aria-pressed=${this.taken === place}
      ?disabled=${empty && this.taken === null}>${picture}</button>`;
  }

  /** @param {Element} element */
  draggedBy(element) {
    const place = element.closest(".chair-take") ? placeOf(element) : null;
    return place !== null && this.page.moves(place) ? [place] : [];
  }

  /** @param {number[]} tiles @param {{element: Element, x: number, y: number}} down @returns {Drag} */
  startDrag(tiles, { element, x, y }) {
    const face = /** @type {HTMLElement} */ (around(element, ".chair-take"));
    const { left, top, width, height } = face.getBoundingClientRect();
    const ghost = copyOf(face);
    ghost.classList.add("chair-ghost");
    ghost.style.cssText = `left: ${left}px; top: ${top}px; width: ${width}px; height: ${height}px`;
    const list = /** @type {HTMLElement} */ (around(face, ".chairs"));
    list.append(ghost);
    /** @type {number | null} */
    let target = null;
    const aim = (/** @type {number | null} */ place) => {
      if (target !== null) delete need(list, `[data-chair="${target}"]`).dataset.aimed;
      target = place;
      if (target !== null) need(list, `[data-chair="${target}"]`).dataset.aimed = "";
    };
    const end = () => {
      aim(null);
      ghost.remove();
    };
    return {
      tiles,
      moveTo: (toX, toY) => {
        ghost.style.transform = `translate(${toX - x}px, ${toY - y}px)`;
        const under = document.elementFromPoint(toX, toY);
        aim(under && list.contains(under) ? placeOf(under) : null);
      },
      drop: () => {
        const found = target;
        end();
        return { target: found };
      },
      end,
    };
  }

  /** @param {Element} element */
  tap(element) {
    const place = element.closest(".chair-take") ? placeOf(element) : null;
    if (place === null) return;
    if (this.taken === null) this.taken = this.page.moves(place) ? place : null;
    else this.drop([this.taken], place);
    this.page.changed();
  }

  /** @param {number[]} tiles @param {unknown} target */
  drop([from], target) {
    this.taken = null;
    if (typeof target === "number" && target !== from) this.page.move(from, target);
    this.page.changed();
  }
}

/** The chair around an element, or null. @param {Element} element */
function placeOf(element) {
  const chair = around(element, "[data-chair]")?.dataset.chair;
  return chair === undefined ? null : Number(chair);
}

// A card about a joker, wherever one lies: shown while the mouse rests on it, by a long press, and by keyboard focus. Importing this
// module is enough: it watches the whole page.

import { BaseElement } from "../../base_element.js";
import { html, nothing } from "../../vendor/lit.js";
import { rulesOf } from "./booklets.js";
import { pieceView, rowView } from "./rule_pictures.js";

/** @import { RulePagesCardShown as Card } from "../../messages/http.d.ts" */

const KINDS = ["J", "D", "C", "M"];
const JOKER = `:is(.tile, .page-tile, .die):is(${KINDS.map((kind) => `.${kind}`).join(", ")})`;
// The elements that know the rules of what is inside them.
const HOSTS = "tw-match, tw-dice, tw-rules, tw-lesson";
const REST_MS = 500;
// A finger may tremble this far, as in match/pointer.js.
const SLACK = 8;
const GAP = 8;
const ID = "joker-card";

/** `<tw-joker-card>`: what a joker does, beside it. It never takes a click, and nothing moves for it. */
export class JokerCard extends BaseElement {
  static properties = { card: {}, dice: {} };
  /** @type {Card | null} */
  card = null;
  dice = false;

  render() {
    const { card, dice } = this;
    if (!card) return nothing;
    return html`<p class="joker-card-head">${pieceView(card.joker, "", dice, false)}<strong>${card.title}</strong></p>
      <p>${card.sentence}</p>
      ${card.example ? rowView(card.example, dice, false) : nothing}
      <ul>${card.rules.map((rule) => html`<li>${rule}</li>`)}</ul>`;
  }

  /** Show the card beside a joker. @param {Element} joker */
  async showBeside(joker) {
    await this.updateComplete;
    if (!this.matches(":popover-open")) this.showPopover();
    const place = joker.getBoundingClientRect();
    const left = Math.min(place.left, innerWidth - this.offsetWidth - GAP);
    const above = place.top - this.offsetHeight - GAP;
    this.style.left = `${Math.max(GAP, left)}px`;
    this.style.top = `${above > GAP ? above : Math.min(place.bottom + GAP, innerHeight - this.offsetHeight - GAP)}px`;
  }
}

customElements.define("tw-joker-card", JokerCard);

/** The joker at an element: around it, or inside a button. @param {EventTarget | null} target */
const jokerAt = (target) => (target instanceof Element ? (target.closest(JOKER) ?? target.querySelector(`:scope > ${JOKER}`)) : null);

/** @import { House } from "./booklets.js" */
/** @typedef {{rules: string, house: House}} Ruled */

/** The rules that apply at an element. @param {Element} element @returns {Ruled | null} */
function rulesAt(element) {
  for (let host = element.closest(HOSTS); host; host = host.parentElement?.closest(HOSTS) ?? null) {
    /** @type {Element & {seating?: Ruled, rules?: string, house?: House}} */
    const ruled = host;
    const { rules, house } = ruled.seating ?? ruled;
    if (rules) return { rules, house: house ?? {} };
  }
  return null;
}

/** Watches a whole page. */
class JokerWatch {
  #card = document.createElement("tw-joker-card");
  /** The joker whose card is wanted. @type {Element | null} */
  #joker = null;
  /** The element that the card describes while it is shown. @type {Element | null} */
  #shown = null;
  #timer = 0;
  #wanted = 0;
  /** @type {{x: number, y: number} | null} */
  #pressed = null;

  constructor() {
    Object.assign(this.#card, { id: ID, popover: "manual", role: "tooltip" });
    const on = (/** @type {string} */ type, /** @type {(event: any) => void} */ handle) =>
      addEventListener(type, handle, { capture: true, passive: true });
    on("pointerover", (event) => event.pointerType === "mouse" && !event.buttons && this.#hover(event.target));
    on("pointerdown", (event) => this.#press(event));
    on(
      "pointermove",
      (event) => this.#pressed && Math.hypot(event.clientX - this.#pressed.x, event.clientY - this.#pressed.y) > SLACK && this.hide(),
    );
    on("pointerup", () => this.#release());
    on("pointercancel", (event) => event.isTrusted && this.hide());
    on("focusin", ({ target }) => this.#focus(target));
    for (const type of ["focusout", "resize"]) on(type, () => this.hide());
    on("scroll", () => this.#follow());
    on("keydown", ({ key }) => key === "Escape" && this.hide());
  }

  hide() {
    clearTimeout(this.#timer);
    this.#wanted += 1;
    this.#pressed = null;
    this.#shown?.removeAttribute("aria-describedby");
    this.#shown = this.#joker = null;
    if (this.#card.matches(":popover-open")) this.#card.hidePopover();
  }

  /** Focus scrolls a joker into sight, and the card goes along; any other scrolling ends it. */
  #follow() {
    const focused = jokerAt(document.activeElement);
    if (!focused || focused !== this.#joker) this.hide();
    else if (this.#shown) void this.#card.showBeside(focused);
  }

  /** @param {EventTarget | null} target */
  #hover(target) {
    const joker = jokerAt(target);
    if (joker && joker === this.#joker) return;
    this.hide();
    if (joker) this.#timer = setTimeout(() => void this.#show(joker), REST_MS);
  }

  /** @param {PointerEvent} event */
  #press({ target, pointerType, clientX: x, clientY: y }) {
    this.hide();
    const joker = jokerAt(target);
    if (!joker || pointerType === "mouse") return;
    this.#pressed = { x, y };
    this.#timer = setTimeout(() => {
      // A long press is not a tap: the board forgets that it was touched.
      joker.dispatchEvent(new PointerEvent("pointercancel", { bubbles: true }));
      void this.#show(joker);
    }, REST_MS);
  }

  /** A card that a finger has opened stays until the next touch. */
  #release() {
    this.#pressed = null;
    clearTimeout(this.#timer);
  }

  /** @param {EventTarget | null} target */
  #focus(target) {
    const joker = jokerAt(target);
    if (joker && target instanceof Element && target.matches(":focus-visible, .page-tile")) void this.#show(joker);
  }

  /** @param {Element} joker */
  async #show(joker) {
    const around = rulesAt(joker);
    if (!around) return;
    const wanted = ++this.#wanted;
    this.#joker = joker;
    const { cards, game } = await rulesOf(around.rules, around.house);
    const card = cards.find((each) => joker.classList.contains(each.joker));
    if (!card || wanted !== this.#wanted || !joker.isConnected) return;
    Object.assign(this.#card, { card, dice: game === "dice" });
    if (!this.#card.isConnected) (document.querySelector("main") ?? document.body).append(this.#card);
    this.#shown = joker.closest("button") ?? joker;
    this.#shown.setAttribute("aria-describedby", ID);
    await this.#card.showBeside(joker);
  }
}

new JokerWatch();

// Pieces on their way: the page shows the result at once, and pieces travel to their places by transforms alone.

import { copyOf } from "../dom.js";

/** @typedef {{left: number, top: number, width: number, height: number}} Box */
/**
 * A piece, the element at its new place, where it comes from, and when it sets out and arrives, in milliseconds from now.
 * `lifted` pieces rise above the others; those from `outside` the box that scrolls travel as copies above it, or `open` that box. What
 * `tumbles` turns over, hits the felt and bounces until it lies.
 * @typedef {{key: string, element: HTMLElement, from: Box, start: number, end: number, lifted: boolean, outside: boolean, opens?: HTMLElement, tumbles?: boolean}} Journey
 */

const INPUTS = ["pointerdown", "keydown", "wheel", "touchstart"];
const RISE = 7;
const LARGER = 1.1;
// The parts of a journey in which a piece rises and comes down.
const [RISEN, ARRIVED] = [0.16, 0.84];
const EASING = "cubic-bezier(.3, .1, .2, 1)";

/** The journeys of a screen; any input ends them. */
export class Travel {
  /** @type {Map<string, {journey: Journey, startsAt: number, endsAt: number, shown: HTMLElement, animation: Animation}>} */
  #underway = new Map();
  /** Copies go together: each that is taken off the page lays it out again. @type {HTMLElement[]} */
  #copies = [];
  /** What hides nothing at its edges meanwhile. @type {Set<HTMLElement>} */
  #opened = new Set();
  #listening = new AbortController();

  /** @param {HTMLElement} host the element that copies are added to @param {string} size the style property with the width of a piece */
  constructor(host, size) {
    this.host = host;
    this.size = size;
  }

  /** The journeys that have not ended, from where their pieces are now. @returns {Map<string, Omit<Journey, "element">>} */
  pending() {
    const now = performance.now();
    return new Map(
      [...this.#underway].map(([key, { journey, startsAt, endsAt, shown }]) => {
        const { left, top, width, height } = shown.getBoundingClientRect();
        const rest = { start: Math.max(0, startsAt - now), end: Math.max(1, endsAt - now) };
        // A piece that has not set out is still where it comes from.
        return [key, { ...journey, ...rest, from: startsAt > now ? journey.from : { left, top, width, height } }];
      }),
    );
  }

  /** Begin journeys, besides those of other pieces that are underway. @param {Journey[]} journeys */
  start(journeys) {
    for (const { key } of journeys) this.#end(key);
    // On a table that faces the other side pieces would come from the wrong one.
    if (!journeys.length || this.host.closest(".turned")) return;
    // All places are read before the first animation starts, so that the layout is computed once.
    const places = journeys.map(({ element }) => element.getBoundingClientRect());
    const [now, { signal }] = [performance.now(), this.#listening];
    if (!this.#underway.size)
      for (const type of INPUTS) addEventListener(type, () => this.skip(), { signal, capture: true, passive: true });
    // What comes to rest together costs one layout and no frames between.
    const last = Math.max(...journeys.map(({ end }) => end));
    for (const [place, journey] of journeys.entries())
      this.#send(journey, places[place], now, journey.opens || journey.tumbles ? last : journey.end);
  }

  /** Show every piece at its place. */
  skip() {
    for (const key of [...this.#underway.keys()]) this.#end(key);
    this.#stop();
  }

  /** @param {Journey} journey @param {DOMRect} to @param {number} now @param {number} until when it is over, arrived or not */
  #send(journey, to, now, until) {
    const { key, element, from, start, end, lifted, outside, opens, tumbles } = journey;
    const shown = outside ? this.#copy(element, to) : element;
    const [x, y] = [from.left + from.width / 2 - to.left - to.width / 2, from.top + from.height / 2 - to.top - to.height / 2];
    const scale = from.width / to.width;
    const frames = tumbles
      ? tumblingFrames(x, y)
      : lifted
        ? liftedFrames(x, y, scale, outside || opens !== undefined)
        : [{ transform: `translate(${x}px, ${y}px) scale(${scale})`, easing: EASING }, { transform: "none" }];
    const animation = shown.animate(waiting(frames, start / until, end / until), until);
    if (outside) element.dataset.away = "";
    if (opens) {
      opens.dataset.open = "";
      this.#opened.add(opens);
    }
    if (lifted) shown.dataset.moving = "";
    this.#underway.set(key, { journey, startsAt: now + start, endsAt: now + end, shown, animation });
    void animation.finished.catch(() => null).then(() => this.#arrive(key, animation));
  }

  /** @param {HTMLElement} element @param {DOMRect} box */
  #copy(element, { left, top, width, height }) {
    const copy = copyOf(element);
    for (const name of ["data-piece", "data-back", "data-away", "data-die", "data-cell", "aria-label"]) copy.removeAttribute(name);
    copy.classList.add("travelling");
    copy.tabIndex = -1;
    copy.setAttribute("aria-hidden", "true");
    copy.style.cssText = `left: ${left}px; top: ${top}px; width: ${width}px; height: ${height}px; ${this.size}: ${width}px`;
    this.host.append(copy);
    this.#copies.push(copy);
    return copy;
  }

  /** @param {string} key @param {Animation} animation */
  #arrive(key, animation) {
    if (this.#underway.get(key)?.animation !== animation) return;
    this.#end(key);
    if (!this.#underway.size) this.#stop();
  }

  /** @param {string} key */
  #end(key) {
    const ended = this.#underway.get(key);
    if (!ended) return;
    const { journey, shown, animation } = ended;
    this.#underway.delete(key);
    animation.cancel();
    delete shown.dataset.moving;
    if (!journey.outside) return;
    delete journey.element.dataset.away;
    shown.style.visibility = "hidden";
  }

  #stop() {
    this.#listening.abort();
    this.#listening = new AbortController();
    for (const copy of this.#copies.splice(0)) copy.remove();
    for (const each of this.#opened) delete each.dataset.open;
    this.#opened.clear();
  }
}

/**
 * The frames of an animation in a part of its time: a delay would cost a frame of the page where it ends. @param {Keyframe[]} frames @param
 * {number} start @param {number} end @returns {Keyframe[]}
 */
function waiting(frames, start, end) {
  const placed = frames.map((frame, place) => ({
    ...frame,
    offset: start + (end - start) * (frame.offset ?? place / (frames.length - 1)),
  }));
  const [first, last] = [frames[0], frames[frames.length - 1]];
  return [...(start > 0 ? [{ ...first, offset: 0 }] : []), ...placed, ...(end < 1 ? [{ ...last, offset: 1 }] : [])];
}

/** Where something thrown is between its bounces: part of the time, of the way that is left, height in pixels, and degrees it still turns. */
const BOUNCES = [
  [0, 1, 0, 640],
  [0.4, 0.28, 0, 250],
  [0.55, 0.16, 22, 150],
  [0.7, 0.07, 0, 70],
  [0.8, 0.03, 7, 30],
  [0.9, 0, 0, 6],
  [1, 0, 0, 0],
];

/** A throw that loses its force with every bounce. @param {number} x @param {number} y */
const tumblingFrames = (x, y) =>
  BOUNCES.map(([offset, left, high, turn]) => ({
    offset,
    transform: `translate(${x * left}px, ${y * left - high}px) rotate(${Math.sign(x) * turn}deg)`,
    easing: high ? "ease-in" : "ease-out",
  }));

/** Up, across, and down to the place. @param {number} x @param {number} y @param {number} scale @param {boolean} appears */
function liftedFrames(x, y, scale, appears) {
  return [
    { transform: `translate(${x}px, ${y}px) scale(${scale})`, opacity: appears ? 0 : 1, easing: "ease-out" },
    {
      transform: `translate(${x}px, ${y - RISE}px) scale(${scale * LARGER})`,
      opacity: 1,
      offset: RISEN,
      easing: "cubic-bezier(.45, 0, .2, 1)",
    },
    {
      transform: `translate(0, ${-RISE}px) scale(${LARGER})`,
      opacity: 1,
      offset: ARRIVED,
      easing: "ease-in",
    },
    { transform: "none", opacity: 1 },
  ];
}

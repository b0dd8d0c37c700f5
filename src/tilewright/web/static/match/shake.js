// What is wrong shakes when somebody tries to play it.

import { reducedMotion } from "./pace.js";

const SHAKE_MS = 420;
const FLASH_MS = 900;

/** Shake elements; with reduced motion they are outlined for a moment. @param {Iterable<Element>} elements */
export function shake(elements) {
  const [still, to] = [reducedMotion(), (/** @type {number} */ x) => ({ transform: `translateX(${x}px)` })];
  for (const element of elements) {
    if (still) element.animate([{ outline: "3px solid currentcolor" }, { outline: "3px solid currentcolor" }], FLASH_MS);
    else element.animate([0, -7, 6, -5, 4, -2, 0].map(to), SHAKE_MS);
  }
}

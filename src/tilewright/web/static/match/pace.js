// How fast the turns of others are played.

import { settings } from "../settings.js";

/** @type {Record<import("../settings.js").Settings["pace"], number>} */
const FACTORS = { slow: 1.75, normal: 1, fast: 0.5, off: 0 };
const [SHORTEST, LONGEST, EACH] = [1200, 2000, 150];
// The part of a turn that one journey takes where there are several.
const PART = 0.5;
// Turns that come while others are underway wait for them, up to this long.
const MOST_WAITING = 2500;

/** Whether the user prefers reduced motion. */
export const reducedMotion = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Whether turns of others are played; otherwise what they changed is only outlined. */
export const isPlayed = () => settings.pace !== "off" && !reducedMotion();

/**
 * When each of the groups of pieces of a turn sets out and arrives, in milliseconds.
 * @param {number} count of groups @param {number} waiting how long earlier turns take @param {number} [factor]
 * @returns {[start: number, end: number][]}
 */
export function timetable(count, waiting, factor = FACTORS[settings.pace]) {
  const whole = Math.min(LONGEST, SHORTEST + EACH * (count - 1)) * factor;
  const journey = count > 1 ? whole * PART : whole;
  const first = Math.min(waiting, MOST_WAITING * factor);
  return Array.from({ length: count }, (_, place) => {
    const start = first + (count > 1 ? (place * (whole - journey)) / (count - 1) : 0);
    return [start, start + journey];
  });
}

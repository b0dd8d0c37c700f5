// Emotes: small drawings that players send each other beside the phrases of the chat.

import { html, nothing, svg } from "../../vendor/lit.js";

const [SKIN, RIM, INK] = ["#ffd34d", "#e0a100", "#2b2430"];

const stroke = (/** @type {string} */ d, /** @type {string} */ color = INK, width = 2.2) =>
  svg`<path d=${d} fill="none" stroke=${color} stroke-width=${width} stroke-linecap="round" stroke-linejoin="round"/>`;
const filled = (/** @type {string} */ d, /** @type {string} */ color) => svg`<path d=${d} fill=${color}/>`;
const eyes = svg`<circle cx="14" cy="17" r="2.3" fill=${INK}/><circle cx="26" cy="17" r="2.3" fill=${INK}/>`;
const face = (/** @type {unknown} */ inside) =>
  svg`<circle cx="20" cy="20" r="17" fill=${SKIN} stroke=${RIM} stroke-width="1.5"/>${inside}`;

/** @type {Record<string, unknown>} */
const DRAWINGS = {
  "emote-laugh": face(
    svg`${stroke("M10.5 18q3.5-5 7 0M22.5 18q3.5-5 7 0")}${filled("M11 22h18q-1 10-9 10t-9-10Z", INK)}${filled("M15 29.5q5-3 10 0-5 4-10 0Z", "#e8697d")}`,
  ),
  "emote-wow": face(
    svg`${stroke("M10 11q3-2.5 6-.5M24 10.5q3-2 6 .5")}<circle cx="14" cy="17.5" r="3.2" fill="#fff"/><circle cx="26" cy="17.5"
      r="3.2" fill="#fff"/>${eyes}<ellipse cx="20" cy="28" rx="4" ry="5" fill=${INK}/>`,
  ),
  "emote-think": face(
    svg`${stroke("M10.5 12l6 1M23.5 11l6-2")}<circle cx="15" cy="17" r="2.3" fill=${INK}/><circle cx="27" cy="16.5" r="2.3"
      fill=${INK}/>${stroke("M16 26.5q4-1.5 9-.5")}${filled("M8 38q-1-7 5-9l8-1q2 2-1 3l-5 1 3 1q1 5-4 6Z", "#f2b84b")}`,
  ),
  "emote-aw": face(
    svg`${stroke("M11 13.5l5.5-2M29 13.5l-5.5-2")}${eyes}${stroke("M14 28.5q6-5 12 0")}${filled("M28.5 21q4 5 0 7.5-4-2.5 0-7.5Z", "#5aa9e6")}`,
  ),
  "emote-phew": face(svg`${stroke("M11 17.5h6M23 17.5h6")}${stroke("M15 26q5 3 10 0")}${filled("M31 5q5 6 0 9-5-3 0-9Z", "#5aa9e6")}`),
  "emote-heart": filled("M20 35Q3 24 4 13 6 4 14 5q5 1 6 6 1-5 6-6 8-1 10 8 1 11-16 22Z", "#e0405a"),
  "emote-star": svg`<path d="M20 3l5 11.5 12.5 1.2-9.5 8.3 3 12.5L20 30l-11 6.5 3-12.5-9.5-8.3L15 14.5Z" fill=${SKIN}
    stroke=${RIM} stroke-width="1.5" stroke-linejoin="round"/>`,
  "emote-party": svg`${filled("M5 36L14 14 27 27Z", "#8a5bd0")}${stroke("M10 24l7 8M8 30l4 4", "#fff", 1.8)}${stroke("M22 14q-1-6 4-9M27 20q6-1 8 3M24 17l8-8", "#e0405a")}<circle cx="34" cy="6" r="2" fill="#3aa76d"/><circle cx="17" cy="7" r="2" fill="#3477c4"/><circle cx="35" cy="15" r="1.8" fill=${RIM}/><circle cx="29" cy="33" r="1.8" fill="#3477c4"/>`,
};

/** Whether a preset is an emote. @param {string | null} preset */
export const isEmote = (preset) => preset !== null && preset in DRAWINGS;

/** The drawing of an emote. @param {string} emote */
export const emotePicture = (emote) =>
  emote in DRAWINGS ? html`<svg class="emote" viewBox="0 0 40 40" aria-hidden="true">${DRAWINGS[emote]}</svg>` : nothing;

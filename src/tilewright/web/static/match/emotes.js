// An emote: it rises from the face of who sent it, towards the middle of the table, and is gone after two seconds.

import { BaseElement } from "../base_element.js";
import { emotePicture } from "../parts/people/emotes.js";
import { reducedMotion } from "./pace.js";

const SHOWN_MS = 2000;
const FLIGHT_MS = 900;
// How far it rises, in pixels.
const REACH = 96;

/** `<tw-emote>`: one emote over the table, which nothing can hit. */
export class EmoteElement extends BaseElement {
  emote = "";

  render() {
    return emotePicture(this.emote);
  }
}

customElements.define("tw-emote", EmoteElement);

/**
 * Show an emote of a seat; each seat has one at a time. Without motion it stays at the face.
 * @param {Element} screen @param {number} seat @param {string} emote
 */
export function showEmote(screen, seat, emote) {
  // In zen mode there are no faces.
  const face = screen.querySelector(`[data-seat="${seat}"] .avatar`);
  const place = face?.checkVisibility() ? face : screen.querySelector(".player-side");
  const from = place?.getBoundingClientRect();
  const to = screen.querySelector(".felt-place")?.getBoundingClientRect();
  if (!from?.width || !to?.width || screen.querySelector(`tw-emote[data-from="${seat}"]`)) return;
  const shown = document.createElement("tw-emote");
  shown.emote = emote;
  shown.dataset.from = String(seat);
  const [x, y] = [from.left + from.width / 2, from.top + from.height / 2];
  Object.assign(shown.style, { left: `${x}px`, top: `${y}px` });
  screen.append(shown);
  setTimeout(() => shown.remove(), SHOWN_MS);
  if (reducedMotion()) return;
  const [right, down] = [to.left + to.width / 2 - x, to.top + to.height / 2 - y];
  const part = Math.min(1, REACH / Math.hypot(right, down));
  shown.animate(
    [
      { transform: "translate(-50%, -50%) scale(.4)" },
      { transform: `translate(-50%, -50%) translate(${right * part}px, ${down * part}px) scale(1.8)` },
    ],
    { duration: FLIGHT_MS, easing: "cubic-bezier(.2, .8, .3, 1)", fill: "forwards" },
  );
}

// A win: small tiles rain over the screen until they are gone or somebody does something.

import { reducedMotion } from "./pace.js";

const [COUNT, LEAST_MS, MORE_MS, LATER_MS] = [44, 1800, 1600, 700];
const COLORS = "KRBO";
const INPUTS = ["pointerdown", "keydown"];

/** Let tiles rain, unless reduced motion is set. @param {HTMLElement} host */
export function celebrate(host) {
  if (reducedMotion()) return;
  const sky = document.createElement("div");
  sky.className = "celebration";
  sky.popover = "manual";
  sky.setAttribute("aria-hidden", "true");
  host.append(sky);
  // Only what is shown last is above the score card.
  sky.showPopover();
  const falling = Array.from({ length: COUNT }, (_, place) => fall(sky, place));
  const listening = new AbortController();
  const end = () => {
    listening.abort();
    sky.remove();
  };
  for (const type of INPUTS) addEventListener(type, end, { signal: listening.signal, capture: true });
  void Promise.allSettled(falling.map(({ finished }) => finished)).then(end);
}

/** @param {HTMLElement} sky @param {number} place */
function fall(sky, place) {
  const tile = document.createElement("span");
  tile.className = COLORS[place % COLORS.length];
  tile.style.left = `${Math.random() * 100}%`;
  sky.append(tile);
  const [aside, turn] = [(Math.random() - 0.5) * 160, (Math.random() - 0.5) * 900];
  return tile.animate(
    [
      { transform: "translate(0, -12vh) rotate(0)" },
      { transform: `translate(${aside}px, 112vh) rotate(${turn}deg)` },
    ],
    {
      duration: LEAST_MS + Math.random() * MORE_MS,
      delay: Math.random() * LATER_MS,
      easing: "cubic-bezier(.3, .2, .7, 1)",
      fill: "both",
    },
  );
}

// Tiles glide from where they lay to where they lie: first, last, invert, play.

const GLIDE_MS = 220;

/** Where each tile inside an element is now. @param {Element} root @returns {Map<string, DOMRect>} */
export function places(root) {
  return new Map(tiles(root).map((tile) => [String(tile.dataset.piece), tile.getBoundingClientRect()]));
}

/** Let tiles glide from where they were, unless motion is not wanted. @param {Element} root @param {Map<string, DOMRect>} before */
export function glide(root, before, duration = GLIDE_MS) {
  if (still()) return;
  // All places are read before the first animation begins, so that the page is laid out once.
  const moves = tiles(root).map((tile) => ({ tile, from: before.get(String(tile.dataset.piece)), to: tile.getBoundingClientRect() }));
  for (const { tile, from, to } of moves) {
    if (!from || !from.width) continue;
    const [x, y] = [from.left - to.left, from.top - to.top];
    if (Math.abs(x) + Math.abs(y) < 1) continue;
    const start = `translate(${x}px, ${y}px) scale(${from.width / to.width})`;
    tile.animate([{ transform: start, transformOrigin: "0 0", zIndex: 2 }, { transform: "none", transformOrigin: "0 0", zIndex: 2 }], {
      duration,
      easing: "cubic-bezier(.2, .8, .2, 1)",
    });
  }
}

/** Whether the person asked for less motion. */
export const still = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** @param {Element} root @returns {HTMLElement[]} */
const tiles = (root) => [...root.querySelectorAll("[data-piece]")].filter((tile) => tile instanceof HTMLElement);

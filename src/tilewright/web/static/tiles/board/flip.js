// Tiles glide from their old to their new places, by the FLIP technique (first, last, invert, play).

const GLIDE_MS = 220;

/** Where each tile inside an element is now. @param {Element} root @returns {Map<string, DOMRect>} */
export function tilePlaces(root) {
  return new Map(tiles(root).map((tile) => [String(tile.dataset.piece), tile.getBoundingClientRect()]));
}

/** Animate tiles from their old places, unless reduced motion is set. @param {Element} root @param {Map<string, DOMRect>} before */
export function glide(root, before, duration = GLIDE_MS) {
  if (reducedMotion()) return;
  // All places are read before the first animation starts, so that the layout is computed once.
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

/** Whether the user prefers reduced motion. */
export const reducedMotion = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** @param {Element} root @returns {HTMLElement[]} */
const tiles = (root) => [...root.querySelectorAll("[data-piece]")].filter((tile) => tile instanceof HTMLElement);

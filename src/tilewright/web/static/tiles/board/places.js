// Where tiles are on the screen.

/** Where each tile inside an element is now. @param {Element} root @returns {Map<string, DOMRect>} */
export function tilePlaces(root) {
  return new Map(tileElements(root).map((tile) => [String(tile.dataset.piece), tile.getBoundingClientRect()]));
}

/** The tiles inside an element. @param {Element} root @returns {HTMLElement[]} */
export const tileElements = (root) => [...root.querySelectorAll("[data-piece]")].filter((tile) => tile instanceof HTMLElement);

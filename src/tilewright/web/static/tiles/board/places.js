// Where tiles are on the screen.

import { findAll } from "../../dom.js";

/** Where each tile inside an element is now. @param {Element} root @returns {Map<string, DOMRect>} */
export function tilePlaces(root) {
  return new Map(findAll(root, "[data-piece]").map((tile) => [String(tile.dataset.piece), tile.getBoundingClientRect()]));
}

// The keys of the board: arrows move the focus through rows and rack, and every move has a key.

import { around, findAll, targetOf } from "../../dom.js";

/**
 * What keys do. @typedef {{tap: (element: Element, extend: boolean) => void, runAction: (name: Action, element: Element) => void}} Hands
 */
/** @typedef {"new" | "split" | "join" | "whole" | "back" | "drop" | "undo" | "redo" | "help" | "type" | "earlier" | "later"} Action */

/** @type {Record<string, Action>} */
const ACTIONS = {
  n: "new",
  s: "split",
  j: "join",
  w: "whole",
  Backspace: "back",
  Delete: "back",
  Escape: "drop",
  z: "undo",
  "ctrl z": "undo",
  y: "redo",
  "ctrl y": "redo",
  "ctrl Z": "redo",
  "?": "help",
  t: "type",
  "alt ArrowLeft": "earlier",
  "alt ArrowRight": "later",
};

/** The ids of the texts about keys, in the order of the list. */
// words: board-keys-move board-keys-pick board-keys-more board-keys-place board-keys-new board-keys-split board-keys-join
// words: board-keys-whole board-keys-back board-keys-drop board-keys-undo board-keys-order board-keys-type
export const HELP = ["move", "pick", "more", "place", "new", "split", "join", "whole", "back", "drop", "undo", "order", "type"];

/** Carry out a key on a tile or the slot for a new row. @param {KeyboardEvent} event @param {HTMLElement} board @param {Hands} hands */
export function pressKey(event, board, hands) {
  const here = around(targetOf(event), ".tile, .slot");
  if (!here) return;
  const modifiers = [(event.ctrlKey || event.metaKey) && "ctrl ", event.altKey && "alt "].filter(Boolean).join("");
  const action = ACTIONS[modifiers + (event.key.length === 1 && !modifiers ? event.key.toLowerCase() : event.key)];
  if (action) hands.runAction(action, here);
  else if (modifiers) return;
  else if (event.key === "Enter" || event.key === " ") hands.tap(here, event.shiftKey);
  else {
    const next = neighbor(event.key, here, board);
    if (next === undefined) return;
    if (event.shiftKey && next) {
      if (here.getAttribute("aria-pressed") === "false") hands.tap(here, false);
      hands.tap(next, true);
    }
    (next ?? here).focus();
  }
  event.preventDefault();
}

/** The tile that a key leads to, or null if there is none; undefined for other keys. @param {string} key @param {HTMLElement} here @param {HTMLElement} board */
function neighbor(key, here, board) {
  const all = findAll(board, ".felt .tile, .slot, .rack .tile");
  const place = all.indexOf(here);
  const line = here.parentElement ? findAll(here.parentElement, ".tile") : [];
  switch (key) {
    case "ArrowLeft":
      return all[place - 1] ?? null;
    case "ArrowRight":
      return all[place + 1] ?? null;
    case "Home":
      return line[0] ?? null;
    case "End":
      return line[line.length - 1] ?? null;
    case "ArrowUp":
      return nearest(here, all, -1);
    case "ArrowDown":
      return nearest(here, all, 1);
    default:
      return undefined;
  }
}

/** The nearest tile of the lines above (-1) or below (1). @param {HTMLElement} here @param {HTMLElement[]} all @param {number} way */
function nearest(here, all, way) {
  const from = here.getBoundingClientRect();
  let best = null;
  let least = Infinity;
  for (const tile of all) {
    const to = tile.getBoundingClientRect();
    const away = (way * (to.top + to.bottom - from.top - from.bottom)) / 2;
    // Distance in lines counts more than distance to the side.
    const cost = away * 4 + Math.abs(to.left + to.right - from.left - from.right) / 2;
    if (away > from.height / 2 && cost < least) [best, least] = [tile, cost];
  }
  return best;
}

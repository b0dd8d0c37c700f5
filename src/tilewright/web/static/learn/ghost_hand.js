// A hand that shows once how a piece gets from the rack to the table.

import { findAll } from "../dom.js";
import { notation } from "../tiles/piece.js";

const MS = 1800;

/** Show the gesture with the first piece of the goal.
 * @param {HTMLElement} host the element around the match screen
 * @param {string} face in the notation */
export function showGesture(host, face) {
  const pieces = findAll(host, ".rack [data-piece], [data-place=tray] [data-die]");
  const from = pieces.find(({ dataset }) => notation(Number(dataset.piece)) === face) ?? pieces[0];
  if (from) showMove(host, from);
}

/** Show how a piece is moved to the table, unless the player wants less motion. @param {HTMLElement} host @param {Element} from */
export function showMove(host, from) {
  const felt = host.querySelector(".felt-place");
  if (!felt || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const start = from.getBoundingClientRect();
  const end = felt.getBoundingClientRect();
  const hand = Object.assign(document.createElement("span"), { className: "ghost-hand", textContent: "☝" });
  hand.setAttribute("aria-hidden", "true");
  hand.style.left = `${start.left + start.width / 2}px`;
  hand.style.top = `${start.top + start.height / 2}px`;
  host.append(hand);
  const way = `translate(${end.left + end.width / 2 - start.left - start.width / 2}px, ${end.top + end.height / 2 - start.top - start.height / 2}px)`;
  const moves = [
    { transform: "none", opacity: 0 },
    { transform: "none", opacity: 1, offset: 0.2 },
    { transform: way, opacity: 1, offset: 0.8 },
    { transform: way, opacity: 0 },
  ];
  hand.animate(moves, { duration: MS, easing: "ease-in-out" }).finished.finally(() => hand.remove());
}

// After an upgrade of the server a page loads itself again, at a moment when nothing is lost.

import { matchScreen } from "./dom.js";
import { meta } from "./meta.js";
import { ask, hasServer } from "./transport.js";

const LOOK_MS = 2000;
const RELOADED = "tilewright.reloaded";
const AGAIN_AFTER_MS = 30_000;

let outdated = false;
let down = false;

/** Whether the server has other scripts than this page. */
export const isOutdated = () => outdated;

/** Whether nothing is lost if the page is loaded again: nobody is in turn, has laid something, or writes. */
export function isSafe() {
  const screen = matchScreen(document);
  const { draft, waiting } = screen?.state ?? {};
  const field = document.activeElement;
  const writes = field instanceof HTMLInputElement && field.type === "text" && field.value !== "";
  return !screen?.mine && !draft && !waiting && !screen?.open && !writes;
}

/** Load the page again, unless that was tried a moment ago. @returns {boolean} whether it is loaded again */
export function reloadOnce() {
  try {
    if (Date.now() < Number(sessionStorage.getItem(RELOADED)) + AGAIN_AFTER_MS) return false;
    sessionStorage.setItem(RELOADED, String(Date.now()));
  } catch {
    return false; // Without storage it might be loaded for ever.
  }
  location.reload();
  return true;
}

/** Look whether the server is another one, each time that it is back. */
export function watchUpgrades() {
  if (!hasServer) return;
  addEventListener("line", ({ detail }) => {
    if (down && detail === "open") void look();
    down = detail === "down";
  });
}

async function look() {
  const answer = await ask("/manifest.webmanifest").catch(() => null);
  if (!answer?.ok || (await answer.text()).includes(meta("static"))) return;
  outdated = true;
  // Other pages are loaded again with the next step of the reader.
  const timer = setInterval(() => {
    if (!document.querySelector("tw-match, tw-dice") || !isSafe()) return;
    clearInterval(timer);
    reloadOnce();
  }, LOOK_MS);
}

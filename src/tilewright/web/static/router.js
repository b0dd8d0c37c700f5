// Finds the page of an address, and follows links between pages.

import { targetOf } from "./dom.js";
import { meta } from "./meta.js";
import { leadsTo, navigate } from "./navigate.js";

/** The element of a page; the named parts of its address become its properties. `prepare` asks early for what it shows first.
 * @typedef {{ default: CustomElementConstructor & { prepare?: () => Promise<unknown> } }} PageModule */

/** The pages by the first part of their address.
 * @type {Record<string, () => Promise<PageModule>>} */
export const PAGES = {
  "": () => import("./pages/home.js"),
  match: () => import("./pages/match.js"),
  new: () => import("./pages/new.js"),
  device: () => import("./pages/device.js"),
  screen: () => import("./pages/screen.js"),
  tables: () => import("./pages/tables.js"),
  people: () => import("./pages/people.js"),
  tournament: () => import("./pages/tournament.js"),
  wall: () => import("./pages/wall.js"),
  join: () => import("./pages/join.js"),
  table: () => import("./pages/table.js"),
  replay: () => import("./pages/replay.js"),
  link: () => import("./pages/link.js"),
  me: () => import("./pages/me.js"),
  desk: () => import("./pages/desk.js"),
  settings: () => import("./pages/settings.js"),
  rules: () => import("./pages/rules.js"),
  learn: () => import("./pages/learn.js"),
  score: () => import("./pages/score.js"),
  judge: () => import("./pages/judge.js"),
  study: () => import("./pages/study.js"),
  analysis: () => import("./pages/analysis.js"),
  review: () => import("./pages/review.js"),
  puzzles: () => import("./pages/puzzles.js"),
};

/** The page of an address and the named parts of the address, or null.
 * @param {string} path
 * @param {string[]} [addresses] those of addresses.json, which the server writes into the page */
export function findPage(path, addresses = meta("addresses").split(" ")) {
  for (const address of addresses) {
    const names = [...address.matchAll(/:(\w+)/g)].map(([, name]) => name);
    const found = new RegExp(`^${address.replace(/:\w+/g, "([\\w-]+)")}$`).exec(path);
    if (found)
      return {
        page: address.split("/")[1],
        parts: Object.fromEntries(names.map((name, place) => [name, found[place + 1]])),
      };
  }
  return null;
}

/** Follow a link between pages without a reload.
 * @param {MouseEvent} click */
export function followLink(click) {
  const link = targetOf(click).closest("a");
  const plain = !click.defaultPrevented && click.button === 0 && !click.metaKey && !click.ctrlKey && !click.shiftKey && !click.altKey;
  if (!link || !plain || link.target || link.hasAttribute("download")) return;
  const target = leadsTo(link);
  if (!target || !findPage(target.pathname)) return;
  click.preventDefault();
  // What was opened from a list closes to it, as it was left.
  if (link.matches(".close") && history.state?.from === target.pathname) return history.back();
  navigate(target.pathname + target.search + target.hash);
}

// Which page an address shows; going from one to another without loading anew.

/** @typedef {{ default: CustomElementConstructor }} PageModule a page is its element; what the pattern names are its properties */

/** The pages by their addresses, one line each: web/assets.py reads them here.
 * @type {Record<string, () => Promise<PageModule>>} */
export const ROUTES = {
  "/": () => import("./pages/home.js"),
  "/match/:match": () => import("./pages/match.js"),
  "/new": () => import("./pages/new.js"),
  "/tables": () => import("./pages/tables.js"),
  "/join/:invite": () => import("./pages/join.js"),
  "/table/:table": () => import("./pages/table.js"),
  "/replay/:match": () => import("./pages/replay.js"),
  "/me": () => import("./pages/me.js"),
  "/settings": () => import("./pages/settings.js"),
  "/rules/:rules": () => import("./pages/rules.js"),
};

/** The page of an address and the named parts of it, or null.
 * @param {string} path
 * @param {string[]} [patterns] */
export function matched(path, patterns = Object.keys(ROUTES)) {
  for (const pattern of patterns) {
    const names = [...pattern.matchAll(/:(\w+)/g)].map(([, name]) => name);
    const found = new RegExp(`^${pattern.replace(/:\w+/g, "([\\w-]+)")}$`).exec(path);
    if (found) return { pattern, parts: Object.fromEntries(names.map((name, place) => [name, found[place + 1]])) };
  }
  return null;
}

/** Go to an address of ours.
 * @param {string} path
 * @param {{ replace?: boolean }} [how] */
export function navigate(path, { replace = false } = {}) {
  if (replace) history.replaceState(null, "", path);
  else history.pushState(null, "", path);
  dispatchEvent(new Event("popstate"));
}

/** Follow links between our pages without loading them anew.
 * @param {MouseEvent} click */
export function followLink(click) {
  const link = /** @type {Element} */ (click.target).closest?.("a");
  const plain = !click.defaultPrevented && click.button === 0 && !click.metaKey && !click.ctrlKey && !click.shiftKey && !click.altKey;
  if (!link || !plain || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  if (!matched(link.pathname)) return;
  click.preventDefault();
  navigate(link.pathname + link.search + link.hash);
}

// Moves between pages without a reload; it imports nothing, so that every page can use it.

/** Go to an address of the app.
 * @param {string} path
 * @param {{ replace?: boolean }} [how] */
export function navigate(path, { replace = false } = {}) {
  if (replace) history.replaceState(null, "", path);
  else history.pushState(null, "", path);
  dispatchEvent(new Event("popstate"));
}

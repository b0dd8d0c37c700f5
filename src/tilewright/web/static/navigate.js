// Addresses of the app, and moving between pages without a reload; it imports nothing but meta.js, so that every page can use it.

import { meta } from "./meta.js";

// A host of files alone serves one page: there the address of the app is behind the #.
const behindHash = () => meta("python") !== "";

/** An address of the app as a link has it.
 * @param {string} path with its query and hash */
export const to = (path) => (behindHash() ? `#${path}` : path);

/**
 * An address of the app to send to somebody; from the machine of the server itself it has the address for the home network. @param
 * {string} path
 */
export const linkTo = (path) => new URL(to(path), meta("home") || document.baseURI).href;

/** The address of the app at which the page is. */
export function here() {
  return behindHash() ? new URL(location.hash.slice(1) || "/", location.origin) : new URL(location.href);
}

/** The address of the app that a link leads to, or null if it leads elsewhere. @param {HTMLAnchorElement} link */
export function leadsTo(link) {
  if (link.origin !== location.origin) return null;
  if (!behindHash()) return new URL(link.href);
  const own = link.pathname === location.pathname && link.hash.startsWith("#/");
  return own ? new URL(link.hash.slice(1), location.origin) : null;
}

/** Go to an address of the app.
 * @param {string} path
 * @param {{ replace?: boolean }} [how] */
export function navigate(path, { replace = false } = {}) {
  if (replace) replaceAddress(path);
  else history.pushState({ from: here().pathname }, "", to(path));
  dispatchEvent(new Event("popstate"));
}

/** Change the address of the page that is shown. @param {string} path */
export const replaceAddress = (path) => history.replaceState(history.state, "", to(path));

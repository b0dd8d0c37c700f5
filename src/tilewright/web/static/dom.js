// Elements of the page as the type checker knows them: what our selectors find are HTML elements.

/** The first element that a selector finds, or null. @param {ParentNode} root @param {string} selector @returns {HTMLElement | null} */
export const find = (root, selector) => root.querySelector(selector);

/** An element that is there. @param {ParentNode} root @param {string} selector @returns {HTMLElement} */
export function need(root, selector) {
  const found = find(root, selector);
  if (!found) throw new Error(`there is no ${selector}`);
  return found;
}

/** The number of the piece that an element shows, or NaN. @param {Element} element */
export const pieceOf = (element) => Number(element.getAttribute("data-piece") ?? Number.NaN);

/** All elements that a selector finds. @param {ParentNode} root @param {string} selector @returns {HTMLElement[]} */
export const findAll = (root, selector) => [...root.querySelectorAll(selector)].filter(isHtml);

/**
 * The nearest element around one that a selector matches, or null. @param {Element} element @param {string} selector @returns
 * {HTMLElement | null}
 */
export const around = (element, selector) => element.closest(selector);

/** The element at which an event began; it may be a part of a drawing. @param {Event} event */
export const targetOf = ({ target }) => /** @type {HTMLElement} */ (target instanceof Element ? target : document.body);

/** The field at which an event began. @param {Event} event */
export const fieldOf = ({ target }) => /** @type {HTMLInputElement} */ (target);

/** The form that fired an event. @param {Event} event */
export const formOf = ({ target }) => /** @type {HTMLFormElement} */ (target);

/** What the fields of a form hold. @param {HTMLFormElement} form @returns {Record<string, string>} */
export const filled = (form) => Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));

/** A picture of an element. @param {HTMLElement} element */
export const copyOf = (element) => /** @type {HTMLElement} */ (element.cloneNode(true));

/** What an event of ours carries. @param {Event} event */
export const detailOf = (event) => /** @type {CustomEvent} */ (event).detail;

/**
 * The screen of a match in a part of the page, or null. @param {ParentNode} root @returns {import("./match/match_screen.js").MatchScreen
 * | null}
 */
export const matchScreen = (root) => root.querySelector("tw-match, tw-dice");

/** @param {unknown} found @returns {found is HTMLElement} */
const isHtml = (found) => found instanceof HTMLElement;

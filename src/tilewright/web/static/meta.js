// What the server wrote into the head of the page.

/** The content of a meta tag. @param {string} name */
export function meta(name) {
  return document.querySelector(`meta[name="${name}"]`)?.getAttribute("content") ?? "";
}

/** The JSON answer of an address that came with the page, if any. @param {string} path */
export const answerInPage = (path) => document.querySelector(`script[data-answer="${path}"]`)?.textContent;

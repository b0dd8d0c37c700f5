// What the server wrote into the head of the page.

/** The content of a meta tag. @param {string} name */
export function meta(name) {
  return document.querySelector(`meta[name="${name}"]`)?.getAttribute("content") ?? "";
}

// What the server wrote into the head of the page.

/** The content of a meta tag. @param {string} name */
export function meta(name) {
  return document.querySelector(`meta[name="${name}"]`)?.getAttribute("content") ?? "";
}

/** The answer of an address that came with the page, or null. @param {string} path @returns {Promise<any> | null} */
export function answerInPage(path) {
  const found = document.querySelector(`script[data-answer="${path}"]`);
  return found && Promise.resolve(JSON.parse(found.textContent ?? ""));
}

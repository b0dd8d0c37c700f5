// What the server wrote into the head of the page.

/** The content of a meta tag. @param {string} name */
export function meta(name) {
  return document.querySelector(`meta[name="${name}"]`)?.getAttribute("content") ?? "";
}

/** Note what the server has changed since. @param {string} name @param {string} content */
export function setMeta(name, content) {
  const tag = document.querySelector(`meta[name="${name}"]`) ?? document.head.appendChild(document.createElement("meta"));
  tag.setAttribute("name", name);
  tag.setAttribute("content", content);
}

/** The JSON answer of an address that came with the page, if any. @param {string} path */
export const answerInPage = (path) => document.querySelector(`script[data-answer="${path}"]`)?.textContent;

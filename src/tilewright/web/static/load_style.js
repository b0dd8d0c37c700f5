// The style sheets of what most visits never open.

import { meta } from "./meta.js";

/** Load a style sheet; without it a part of the app is plain, but it works. @param {string} path */
export function loadStyle(path) {
  const href = `${meta("static")}${path}`;
  if (document.querySelector(`link[href="${href}"]`)) return;
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
  return new Promise((done) => {
    link.onload = link.onerror = done;
    document.head.append(link);
  });
}

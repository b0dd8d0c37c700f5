// The four main links: what people come for, in the header of every page, and at the bottom of a phone.

import { fieldOf } from "../dom.js";
import { here, to } from "../navigate.js";
import { html, nothing, svg } from "../vendor/lit.js";
import { language, languageName, languages, setLanguage, t } from "../words.js";
import { avatar } from "./people/avatar.js";

/** @typedef {{ name: string, path: string, pages: string[], picture: unknown }} Door `pages` are those behind it */

// words: shell-door-play shell-door-learn shell-door-puzzles shell-door-study
/** @type {Door[]} */
const DOORS = [
  {
    name: "play",
    path: "/",
    pages: ["", "new", "device", "tables", "people", "tournament", "join", "table", "match"],
    picture: svg`<rect x="5" y="3" width="14" height="18" rx="3" /><path d="M10 9v6l5-3z" />`,
  },
  {
    name: "learn",
    path: "/learn",
    pages: ["learn", "rules", "judge", "score"],
    picture: svg`<path d="M12 6C9 4 6 4 3 5v14c3-1 6-1 9 1 3-2 6-2 9-1V5c-3-1-6-1-9 1zM12 6v14" />`,
  },
  {
    name: "puzzles",
    path: "/puzzles",
    pages: ["puzzles"],
    picture: svg`<path d="M4 8h5a2.5 2.5 0 1 1 5 0h6v5a2.5 2.5 0 1 0 0 5v3H4z" />`,
  },
  {
    name: "study",
    path: "/study",
    pages: ["study", "analysis", "review", "replay"],
    picture: svg`<circle cx="10.5" cy="10.5" r="6.5" /><path d="M15.5 15.5 21 21M7.5 12l2-3 2 2 2-3" />`,
  },
];

const PICTURES = {
  person: svg`<circle cx="12" cy="8" r="4" /><path d="M4 21c0-5 4-7 8-7s8 2 8 7" />`,
  settings: svg`<path d="M4 7h9m4 0h3M4 17h3m4 0h9" /><circle cx="15" cy="7" r="2" /><circle cx="9" cy="17" r="2" />`,
};

/** The main links; the one that leads to the page is marked.
 * @param {string | undefined} page the first part of its address */
export const mainLinks = (page) => html`<nav class="main-links" aria-label=${t("shell-nav")}>
  ${DOORS.map(
    ({ name, path, pages, picture }) =>
      html`<a href=${to(path)} aria-current=${
        here().pathname === path ? "page" : page !== undefined && pages.includes(page) ? "true" : nothing
      }>${line(picture)}<span>${t(`shell-door-${name}`)}</span></a>`,
  )}
</nav>`;

/** A link of the header that is only a picture.
 * @param {keyof typeof PICTURES} name
 * @param {string} path
 * @param {string} words
 * @param {string} [figure] an avatar instead of the picture */
export const iconLink = (name, path, words, figure = "") =>
  html`<a class="icon-link" href=${to(path)} aria-label=${words} title=${words}
    aria-current=${here().pathname === path ? "page" : nothing}>${figure ? avatar(figure) : line(PICTURES[name])}</a>`;

/** The choice of the language: its code is shown, the names are in the list. */
export const languageMenu = () => html`<label class="icon-link language-menu" title=${t("shell-language")}>
  <span aria-hidden="true" lang=${language()}>${language()}</span>
  <select aria-label=${t("shell-language")} @change=${(/** @type {Event} */ event) => setLanguage(fieldOf(event).value)}>
    ${languages().map((code) => html`<option value=${code} lang=${code} .selected=${code === language()}>${languageName(code)}</option>`)}
  </select>
</label>`;

/** @param {unknown} picture */
const line = (picture) => html`<svg class="line-picture" viewBox="0 0 24 24" aria-hidden="true">${picture}</svg>`;

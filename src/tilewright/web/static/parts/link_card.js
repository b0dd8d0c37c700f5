// A card that leads to a page, with what it is for.

import { to } from "../navigate.js";
import { html, nothing } from "../vendor/lit.js";

/**
 * @param {string} path
 * @param {string} title
 * @param {string} why
 * @param {string} kind
 * @param {unknown} [picture] of what it is about */
export const linkCard = (path, title, why, kind, picture = nothing) =>
  html`<a class="card link-card link-card-${kind}" href=${to(path)}>${picture}<strong>${title}</strong><span class="soft">${why}</span></a>`;

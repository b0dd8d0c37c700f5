// A card that leads to a page, with what it is for.

import { to } from "../navigate.js";
import { html } from "../vendor/lit.js";

/**
 * @param {string} path
 * @param {string} title
 * @param {string} why
 * @param {string} kind */
export const linkCard = (path, title, why, kind) =>
  html`<a class="card link-card link-card-${kind}" href=${to(path)}><strong>${title}</strong><span class="soft">${why}</span></a>`;

// Avatars: the figures of avatars.svg.

import { meta } from "../../meta.js";
import { html } from "../../vendor/lit.js";

/** The picture of an avatar, beside a name that screen readers read. @param {string} name */
export const avatar = (name) =>
  html`<svg class="avatar" viewBox="0 0 40 40" aria-hidden="true"><use href="${meta("static")}avatars.svg#${name}"></use></svg>`;

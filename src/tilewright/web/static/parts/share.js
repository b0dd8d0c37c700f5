// A link for others, to copy, and as a QR code.

import { fieldOf } from "../dom.js";
import { linkTo } from "../navigate.js";
import "./copy_button.js";
import { sentBy } from "../transport.js";
import { html, nothing } from "../vendor/lit.js";
import { t } from "../words.js";
import { phones, reachesOthers } from "./phones.js";

/** The card with the invitation to a table.
 * @param {import("./page.js").Page} page
 * @param {string} invite */
export const share = (page, invite) => shareLink(page, linkTo(`/join/${invite}`), codeOf(invite));

/** The card with a link.
 * @param {import("./page.js").Page} page
 * @param {string} link
 * @param {string} picture the address of its QR code */
export function shareLink(page, link, picture) {
  const code = reachesOthers();
  return html`<section class="card share">
    <div>
      <h2>${t("page-share-title")}</h2>
      ${code ? html`<p>${t("page-share-lead")}</p>` : nothing}
      <label class="field">${t("page-share-link")} <input readonly .value=${link} @focus=${(/** @type {Event} */ event) => fieldOf(event).select()} /></label>
      <tw-copy .text=${link}></tw-copy>
      ${phones(page)}
    </div>
    ${code ? html`<img class="qr" src=${picture} width="200" height="200" alt=${t("page-share-qr")} />` : nothing}
  </section>`;
}

/** The picture of a link; the browser must not show one that it has for another network.
 * @param {string} invite
 * @param {import("../transport.js").Person} [person] */
export const codeOf = (invite, person = 0) => `${sentBy(`/api/invites/${invite}/qr.svg`, person)}#${linkTo("")}`;

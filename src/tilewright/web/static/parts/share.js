// The invitation link of a table, to copy, and as a QR code.

import { fieldOf } from "../dom.js";
import { linkTo } from "../navigate.js";
import "./copy_button.js";
import { sentBy } from "../transport.js";
import { html, nothing } from "../vendor/lit.js";
import { t } from "../words.js";
import { phones, reachesOthers } from "./phones.js";

/** The card with the link.
 * @param {import("./page.js").Page} page
 * @param {string} invite */
export function share(page, invite) {
  const [link, code] = [linkTo(`/join/${invite}`), reachesOthers()];
  return html`<section class="card share">
    <div>
      <h2>${t("page-share-title")}</h2>
      ${code ? html`<p>${t("page-share-lead")}</p>` : nothing}
      <label class="field">${t("page-share-link")} <input readonly .value=${link} @focus=${(/** @type {Event} */ event) => fieldOf(event).select()} /></label>
      <tw-copy .text=${link}></tw-copy>
      ${phones(page)}
    </div>
    ${code ? html`<img class="qr" src=${codeOf(invite)} width="200" height="200" alt=${t("page-share-qr")} />` : nothing}
  </section>`;
}

/** The picture of a link; the browser must not show one that it has for another network.
 * @param {string} invite
 * @param {import("../transport.js").Person} [person] */
export const codeOf = (invite, person = 0) => `${sentBy(`/api/invites/${invite}/qr.svg`, person)}#${linkTo("")}`;

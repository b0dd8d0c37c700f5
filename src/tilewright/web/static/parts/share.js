// The invitation link of a table, to copy, and as a QR code.

import { fieldOf } from "../dom.js";
import { meta } from "../meta.js";
import { linkTo } from "../navigate.js";
import "./copy_button.js";
import { html, nothing } from "../vendor/lit.js";
import { t } from "../words.js";

const LOCAL = ["localhost", "127.0.0.1", "[::1]"];

/** The card with the link.
 * @param {string} invite */
export function share(invite) {
  const link = linkTo(`/join/${invite}`);
  return html`<section class="card share">
    <div>
      <h2>${t("page-share-title")}</h2>
      <p>${t("page-share-lead")}</p>
      <label class="field">${t("page-share-link")} <input readonly .value=${link} @focus=${selectAll} /></label>
      <tw-copy .text=${link}></tw-copy>
      ${LOCAL.includes(location.hostname) && !meta("home") ? html`<p class="soft small">${t("page-share-local")}</p>` : nothing}
    </div>
    <img class="qr" src="/api/invites/${invite}/qr.svg" width="200" height="200" alt=${t("page-share-qr")} />
  </section>`;
}

/** @param {Event} event */
const selectAll = (event) => fieldOf(event).select();

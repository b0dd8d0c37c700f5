// The invitation link of a table, to copy, and as a QR code.

import { html, nothing } from "../vendor/lit.js";
import { t } from "../words.js";

const LOCAL = ["localhost", "127.0.0.1", "[::1]"];

/** @param {string} invite */
export const linkOf = (invite) => `${location.origin}/join/${invite}`;

/** The card with the link.
 * @param {string} invite
 * @param {boolean} copied whether the link was just copied
 * @param {() => void} onCopied */
export function share(invite, copied, onCopied) {
  const link = linkOf(invite);
  const copy = async (/** @type {Event} */ event) => {
    if (await copyText(link, /** @type {HTMLElement} */ (event.target))) onCopied();
  };
  return html`<section class="card share">
    <div>
      <h2>${t("page-share-title")}</h2>
      <p>${t("page-share-lead")}</p>
      <label class="field">${t("page-share-link")} <input readonly .value=${link} @focus=${selectAll} /></label>
      <button @click=${copy}>${copied ? t("page-share-copied") : t("page-share-copy")}</button>
      <p class="visually-hidden" role="status">${copied ? t("page-share-copied") : nothing}</p>
      ${LOCAL.includes(location.hostname) ? html`<p class="soft small">${t("page-share-local")}</p>` : nothing}
    </div>
    <img class="qr" src="/api/invites/${invite}/qr.svg" width="200" height="200" alt=${t("page-share-qr")} />
  </section>`;
}

/** @param {Event} event */
const selectAll = (event) => /** @type {HTMLInputElement} */ (event.target).select();

/** Copy a text to the clipboard; without https only execCommand can.
 * @param {string} text
 * @param {HTMLElement} near the place for a temporary field
 * @returns {Promise<boolean>} */
export async function copyText(text, near) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const field = Object.assign(document.createElement("textarea"), {
      value: text,
      className: "visually-hidden",
    });
    near.after(field);
    field.select();
    const done = document.execCommand("copy");
    field.remove();
    near.focus();
    return done;
  }
}

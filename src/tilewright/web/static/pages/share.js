// The link to a table, for those who are to come: to copy, to send, and as a code for the camera of a phone.

import { html, nothing } from "../vendor/lit.js";
import { t } from "../words.js";

const LOCAL = ["localhost", "127.0.0.1", "[::1]"];

/** @param {string} invite */
export const linkOf = (invite) => `${location.origin}/join/${invite}`;

/** The link with everything one may do with it.
 * @param {string} invite
 * @param {boolean} copied whether that was just done
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
      <p class="spoken" role="status">${copied ? t("page-share-copied") : nothing}</p>
      ${LOCAL.includes(location.hostname) ? html`<p class="soft small">${t("page-share-local")}</p>` : nothing}
    </div>
    <img class="qr" src="/api/invites/${invite}/qr.svg" width="200" height="200" alt=${t("page-share-qr")} />
  </section>`;
}

/** @param {Event} event */
const selectAll = (event) => /** @type {HTMLInputElement} */ (event.target).select();

/** Put a text where it can be pasted from; without https browsers have only the older way.
 * @param {string} text
 * @param {HTMLElement} near where the older way may put a field for a moment
 * @returns {Promise<boolean>} */
async function copyText(text, near) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const field = Object.assign(document.createElement("textarea"), { value: text, className: "spoken" });
    near.after(field);
    field.select();
    const done = document.execCommand("copy");
    field.remove();
    near.focus();
    return done;
  }
}

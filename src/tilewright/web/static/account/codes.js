// The recovery codes of an account, shown once.

import "../parts/copy_button.js";
import { html } from "../vendor/lit.js";
import { t } from "../words.js";

/** A sheet that is printed says what it is for.
 * @param {string[]} codes
 * @param {string} login of the account
 * @param {() => void} done called when they are saved */
export const codesView = (codes, login, done) => html`<div class="recovery-codes" tabindex="-1">
  <h3>${t("account-codes-title")}</h3>
  <p><b>${t("shell-name")}</b>, ${location.host}: <b>${login}</b></p>
  <p>${t("account-codes-why")}</p>
  <ol class="plain">${codes.map((code) => html`<li><code>${code}</code></li>`)}</ol>
  <div class="cluster">
    <button type="button" @click=${() => print()}>${t("account-codes-print")}</button>
    <tw-copy .text=${codes.join("\n")} .words=${t("account-codes-copy")}></tw-copy>
    <button type="button" class="primary" @click=${done}>${t("account-codes-done")}</button>
  </div>
</div>`;

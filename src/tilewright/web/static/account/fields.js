// The fields of the forms of an account.

import { html } from "../vendor/lit.js";
import { t } from "../words.js";

export const loginField = () =>
  html`<label class="field">${t("page-me-login")} <input name="login" required maxlength="40" autocomplete="username"
    autocapitalize="none" /></label>`;

/** @param {string} name @param {string} label @param {AutoFill} fill */
export const passwordField = (name, label, fill) =>
  html`<label class="field">${label} <input type="password" name=${name} required autocomplete=${fill} /></label>`;

// What a one-time link opens: a new password and a login, or the confirmation of a mail address.

import { codesView } from "../account/codes.js";
import { passwordField } from "../account/fields.js";
import { forgetPlayer, request } from "../api.js";
import { filled } from "../dom.js";
import { navigate, to } from "../navigate.js";
import { renewCalls } from "../notifications.js";
import { Page } from "../parts/page.js";
import { html } from "../vendor/lit.js";
import { loadMoreWords, t } from "../words.js";

await loadMoreWords("account");

export default class Link extends Page {
  // Behind the # it reaches neither the server's log nor a proxy's.
  #token = location.hash.slice(1);
  #mail = location.search === "?mail";
  #confirmed = false;
  /** What comes back with a new password. @type {string[]} */
  #codes = [];
  #login = "";
  #removed = "";

  get heading() {
    return t("account-link-title");
  }

  async load() {
    if (!this.#mail || this.#confirmed) return;
    await request("/api/me/email/confirm", { body: { token: this.#token } });
    this.#confirmed = true;
  }

  render() {
    return html`<section class="card narrow">
      <h1>${this.#mail ? t("account-email") : t("account-link-title")}</h1>
      ${this.refusalView()} ${this.#mail ? this.#address() : this.#newPassword()}
    </section>`;
  }

  #address() {
    return html`<p role="status">${this.#confirmed ? t("account-email-confirmed") : ""}</p>
      <a class="button primary" href=${to("/me")}>${t("page-me-title")}</a>`;
  }

  #newPassword() {
    if (this.#codes.length)
      return html`${this.#removed ? html`<p class="badge">${t("account-email-removed", { email: this.#removed })}</p>` : ""}
        ${codesView(this.#codes, this.#login, () => navigate("/me"))}`;
    const recover = this.submits(async (form) => {
      const { codes, removed_email } = await request("/api/logins/link", { body: { token: this.#token, ...filled(form) } });
      forgetPlayer();
      await renewCalls();
      this.#codes = codes;
      this.#removed = removed_email ?? "";
      this.#login = (await request("/api/account")).login ?? "";
    });
    return html`<p>${t("account-link-means")}</p>
      <form @submit=${recover}>
        ${passwordField("password", t("page-me-password-new"), "new-password")}
        <button class="primary">${t("account-recover")}</button>
      </form>`;
  }
}

customElements.define("tw-link", Link);

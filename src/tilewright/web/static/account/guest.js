// The account card of a guest: signing up, logging in, and getting back into an account.

import { forgetPlayer, request } from "../api.js";
import { filled } from "../dom.js";
import { renewCalls } from "../notifications.js";
import { Page } from "../parts/page.js";
import { html, nothing } from "../vendor/lit.js";
import { t } from "../words.js";
import { loginField, passwordField } from "./fields.js";
import { newPasskey, passkeysWork, usePasskey } from "./passkeys.js";

/** `<tw-guest>`: fires `signed-up` with the recovery codes, and `become` when another player is logged in, with what an
 * account that was recovered comes back with. */
class Guest extends Page {
  static properties = { mail: { type: Boolean } };
  mail = false;

  /** @param {() => Promise<unknown>} enter */
  async #become(enter) {
    const detail = await enter();
    forgetPlayer();
    await renewCalls();
    this.dispatchEvent(new CustomEvent("become", { detail }));
  }

  render() {
    return html`<h2>${t("page-me-account")}</h2>
      <p class="soft">${t("page-me-why")}</p>
      ${this.refusalView()} ${this.noticeView()}
      ${passkeysWork() ? nothing : html`<p class="soft small">${t("account-passkey-not-here")}</p>`}
      <details>
        <summary>${t("page-me-sign-up")}</summary>
        ${this.#signUp()}
      </details>
      <details>
        <summary>${t("page-me-log-in")}</summary>
        ${this.#logIn()}
      </details>
      <details>
        <summary>${t("account-forgotten")}</summary>
        ${this.#forgotten()}
      </details>`;
  }

  #signUp() {
    const works = passkeysWork();
    const signUp = this.submits(async (form, event) => {
      const body = filled(form);
      const by = /** @type {HTMLButtonElement} */ (event.submitter).value;
      if (by === "passkey" && !form.login.reportValidity()) return;
      const { codes } =
        by === "passkey"
          ? await request("/api/account/passkey", {
              body: { login: body.login, passkey: await newPasskey(body.login) },
            })
          : await request("/api/account", { body });
      form.reset();
      this.dispatchEvent(new CustomEvent("signed-up", { detail: codes }));
    }, "sign-up");
    return html`<form @submit=${signUp}>
      ${loginField()}
      ${
        works
          ? html`<button class="primary" value="passkey" formnovalidate>${t("account-passkey-sign-up")}</button>
            <p class="soft small">${t("account-passkey-why")}</p>
            <p class="or">${t("account-with-password")}</p>`
          : nothing
      }
      ${passwordField("password", t("page-me-password"), "new-password")}
      <button class=${works ? nothing : "primary"}>${t("page-me-sign-up")}</button>
      ${this.refusalView("sign-up")}
    </form>`;
  }

  #logIn() {
    const byPasskey = () =>
      this.attempt(async () => {
        const body = await usePasskey();
        await this.#become(() => request("/api/logins/passkey", { body }));
      }, "log-in");
    const logIn = this.submits((form) => this.#become(() => request("/api/logins", { body: filled(form) })), "log-in");
    return html`${
      passkeysWork()
        ? html`<button class="primary" @click=${byPasskey}>${t("account-passkey-log-in")}</button>
          <p class="or">${t("account-with-password")}</p>`
        : nothing
    }
      <form @submit=${logIn}>
        ${loginField()} ${passwordField("password", t("page-me-password"), "current-password")}
        <button class=${passkeysWork() ? nothing : "primary"}>${t("page-me-log-in")}</button>
        ${this.refusalView("log-in")}
      </form>`;
  }

  #forgotten() {
    const recover = this.submits((form) => this.#become(() => request("/api/logins/code", { body: filled(form) })), "recover");
    const send = this.submits(async (form) => {
      await request("/api/logins/mail", { body: filled(form) });
      form.reset();
      this.notice = t("account-mail-sent");
    }, "mail");
    return html`${
      this.mail
        ? html`<form @submit=${send}>${loginField()}<button>${t("account-mail-send")}</button>${this.refusalView("mail")}</form>`
        : nothing
    }
      <form @submit=${recover}>
        <p>${t("account-recover-means")}</p>
        ${loginField()}
        <label class="field">${t("account-code")} <input name="code" required maxlength="100" autocomplete="off"
          autocapitalize="characters" spellcheck="false" /></label>
        ${passwordField("password", t("page-me-password-new"), "new-password")}
        <button class="primary">${t("account-recover")}</button>
        ${this.refusalView("recover")}
        <p class="soft small">${t("account-recover-operator")}</p>
      </form>`;
  }
}

customElements.define("tw-guest", Guest);

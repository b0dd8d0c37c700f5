// The account card of somebody with an account: ways in, devices, recovery codes.

import { forgetPlayer, request } from "../api.js";
import { filled } from "../dom.js";
import { to } from "../navigate.js";
import { renewCalls } from "../notifications.js";
import { dateAndTime } from "../parts/dates.js";
import { Page } from "../parts/page.js";
import { leave } from "../profile.js";
import { html, nothing } from "../vendor/lit.js";
import { t } from "../words.js";
import { codesView } from "./codes.js";
import { passwordField } from "./fields.js";
import { newPasskey, passkeysWork, proof } from "./passkeys.js";

/** @import { Account, Device } from "../messages/http.d.ts" */

/**
 * `<tw-account>`: `codes`, and an address that was `removed`, are shown until they are saved. Fires `changed`, and `become` after logging
 * out.
 */
class AccountCard extends Page {
  static properties = { account: {}, codes: {}, removed: {} };
  /** @type {Account | null} */
  account = null;
  /** @type {string[]} */
  codes = [];
  /** The address that was removed with the other ways in. */
  removed = "";
  /** @type {Device[]} */
  #devices = [];

  async load() {
    this.#devices = (await request("/api/me/devices")).devices;
  }

  /** A handler that runs an action, and shows a confirmation; a refusal is shown at its place.
   * @param {string} place
   * @param {(form: HTMLFormElement) => Promise<unknown>} action
   * @param {string} [done] a key */
  #act(place, action, done) {
    return this.submits(async (form) => {
      await action(form);
      if (form instanceof HTMLFormElement) form.reset();
      this.notice = done ? t(done) : "";
      await this.load();
      this.dispatchEvent(new CustomEvent("changed"));
    }, place);
  }

  render() {
    const account = this.account;
    if (!account?.login) return nothing;
    const logOut = () =>
      this.attempt(async () => {
        await request("/api/logins/current", { method: "DELETE" });
        forgetPlayer();
        leave();
        await renewCalls();
        this.dispatchEvent(new CustomEvent("become"));
      });
    return html`<h2>${t("page-me-account")}</h2>
      <p>${t("page-me-logged-in", { login: account.login })}</p>
      ${account.operator ? html`<a class="button" href=${to("/desk")}>${t("shell-desk")}</a>` : nothing}
      ${this.refusalView()} ${this.noticeView()}
      ${this.removed ? html`<p class="badge">${t("account-email-removed", { email: this.removed })}</p>` : nothing}
      ${this.codes.length ? codesView(this.codes, account.login ?? "", () => this.#renewed({ codes: [] })) : nothing}
      <button @click=${logOut}>${t("page-me-log-out")}</button>
      ${this.#password(account)} ${this.#passkeys(account)} ${this.#renewal(account)} ${account.mail ? this.#email(account) : nothing}
      ${this.#deviceList(account)}`;
  }

  /** @param {Account} account */
  #confirmation(account) {
    return account.password ? passwordField("password", t("page-me-password"), "current-password") : nothing;
  }

  /** @param {Account} account */
  #password(account) {
    // words: page-me-password-change account-password-set page-me-password-kept
    const words = t(account.password ? "page-me-password-change" : "account-password-set");
    const change = this.#act(
      "password",
      async (form) => {
        const { new: chosen, keep_email } = filled(form);
        const body = {
          new: chosen,
          keep_email: keep_email === "on",
          ...(await proof(account, filled(form))),
        };
        this.#renewed(await request("/api/me/password", { method: "PUT", body }));
      },
      "page-me-password-kept",
    );
    return html`<details>
      <summary>${words}</summary>
      <form @submit=${change}>
        ${account.password ? passwordField("password", t("page-me-password-old"), "current-password") : nothing}
        ${passwordField("new", t("page-me-password-new"), "new-password")} ${this.#newEmail(account)}
        <button>${words}</button>
        ${this.refusalView("password")}
        <p class="soft small">${t("page-me-password-ends")}</p>
      </form>
    </details>`;
  }

  /** Show what comes back when all other ways in have ended.
   * @param {{ codes: string[], removed_email?: string | null }} renewed */
  #renewed({ codes, removed_email }) {
    this.codes = codes;
    this.removed = removed_email ?? "";
  }

  /** Whether an address that was confirmed lately, perhaps by an intruder, stays. @param {Account} account */
  #newEmail({ email, email_is_new }) {
    return email && email_is_new
      ? html`<label class="check"><input type="checkbox" name="keep_email" />${t("account-email-keep", { email })}</label>`
      : nothing;
  }

  /** @param {Account} account */
  #passkeys(account) {
    const { passkeys } = account;
    // words: account-passkey-added
    const add = this.#act(
      "passkeys",
      async (form) => {
        const proved = await proof(account, filled(form));
        await request("/api/me/passkeys", { body: { made: await newPasskey(), ...proved } });
      },
      "account-passkey-added",
    );
    const remove = (/** @type {string} */ id) => this.#act("passkeys", () => request(`/api/me/passkeys/${id}`, { method: "DELETE" }));
    return html`<details>
      <summary>${t("account-passkeys")}</summary>
      <ul class="plain stack">
        ${passkeys.map(
          ({ id, device, created_at }) => html`<li class="row-line">
            <span>${device || t("account-device-unknown")}<br /><span
              class="soft small">${t("account-passkey-since", { date: dateAndTime(created_at) })}</span></span>
            <button class="quiet" @click=${remove(id)}>${t("account-remove")}</button>
          </li>`,
        )}
      </ul>
      ${
        passkeysWork()
          ? html`<p class="soft small">${t("account-passkey-why")}</p>
            <form @submit=${add}>${this.#confirmation(account)}<button>${t("account-passkey-add")}</button></form>`
          : html`<p class="soft small">${t("account-passkey-not-here")}</p>`
      }
      ${this.refusalView("passkeys")}
    </details>`;
  }

  /** @param {Account} account */
  #renewal(account) {
    const renew = this.#act("codes", async (form) => {
      this.codes = (await request("/api/me/codes", { body: await proof(account, filled(form)) })).codes;
    });
    return html`<details>
      <summary>${t("account-codes-title")}</summary>
      <form @submit=${renew}>
        <p>${t("account-codes-left", { count: account.codes })}</p>
        ${this.#confirmation(account)}
        <button>${t("account-codes-renew")}</button>
        ${this.refusalView("codes")}
        <p class="soft small">${t("account-codes-renew-means")}</p>
      </form>
    </details>`;
  }

  /** @param {Account} account */
  #email(account) {
    const put = async (/** @type {string | null} */ email, /** @type {HTMLFormElement} */ form) =>
      request("/api/me/email", { method: "PUT", body: { email, ...(await proof(account, filled(form))) } });
    // words: account-email-sent
    const send = this.#act("email", (form) => put(filled(form).email, form), "account-email-sent");
    const forget = this.#act("email", (form) => put(null, form));
    return html`<details>
      <summary>${t("account-email")}</summary>
      ${
        account.email
          ? html`<form @submit=${forget}>
              <p>${t("account-email-is", { email: account.email })}</p>
              ${this.#confirmation(account)}<button class="quiet">${t("account-remove")}</button>
            </form>`
          : html`<form @submit=${send}>
              <label class="field">${t("account-email")} <input type="email" name="email" required maxlength="200"
                autocomplete="email" /></label>
              ${this.#confirmation(account)}
              <button>${t("account-email-confirm")}</button>
              <p class="soft small">${t("account-email-why")}</p>
            </form>`
      }
      ${this.refusalView("email")}
    </details>`;
  }

  /** @param {Account} account */
  #deviceList(account) {
    const out = (/** @type {string} */ id) => this.#act("devices", () => request(`/api/me/devices/${id}`, { method: "DELETE" }));
    const others = this.#act("devices", async (form) => {
      const body = { keep_email: filled(form).keep_email === "on", ...(await proof(account, filled(form))) };
      this.#renewed(await request("/api/me/sign-out", { body }));
    });
    return html`<details>
      <summary>${t("account-devices")}</summary>
      <ul class="plain stack">
        ${this.#devices.map(
          ({ id, device, seen_at, here }) => html`<li class="row-line">
            <span>
              ${device || t("account-device-unknown")} ${
                here ? html`<span class="badge">${t("account-device-here")}</span>` : nothing
              }<br />
              <span class="soft small">${t("account-device-seen", { date: dateAndTime(seen_at) })}</span>
            </span>
            ${here ? nothing : html`<button class="quiet" @click=${out(id)}>${t("page-me-log-out")}</button>`}
          </li>`,
        )}
      </ul>
      <form @submit=${others}>
        ${this.#confirmation(account)} ${this.#newEmail(account)}
        <button>${t("account-devices-out")}</button>
        <p class="soft small">${t("account-devices-out-means")}</p>
      </form>
      ${this.refusalView("devices")}
    </details>`;
  }
}

customElements.define("tw-account", AccountCard);

// The player's page: name, avatar and account, and personal data.

import { fieldOf, filled } from "../dom.js";
import "../account/account.js";
import "../account/guest.js";
import { passwordField } from "../account/fields.js";
import { forgetName, forgetPlayer, login, request } from "../api.js";
import { navigate } from "../navigate.js";
import { renewCalls } from "../notifications.js";
import { linkCard } from "../parts/link_card.js";
import { Page } from "../parts/page.js";
import { avatar } from "../parts/people/avatar.js";
import { forgetAll, leave } from "../profile.js";
import { changeSettings } from "../settings.js";
import { hasServer } from "../transport.js";
import { html, nothing } from "../vendor/lit.js";
import { loadMoreWords, t } from "../words.js";

await loadMoreWords("account");

/** @import { Account } from "../messages/http.d.ts" */

const AVATARS =
  "cat dog fox bear panda rabbit mouse frog owl chick penguin pig koala lion monkey sheep cow hedgehog bee ladybird fish snail octopus whale".split(
    " ",
  );

export default class Me extends Page {
  #name = "";
  #avatar = "";
  /** @type {Account | null} */
  #account = null;
  /** The recovery codes of an account that was made on this page. @type {string[]} */
  #codes = [];
  /** The address that was removed when an account was recovered. */
  #removed = "";

  get heading() {
    return t("page-me-title");
  }

  async load() {
    const { player } = await login();
    const [account, known] = await Promise.all([hasServer ? request("/api/account") : null, request(`/api/players/${player}`)]);
    this.#account = account;
    this.#name = known.name;
    this.#avatar = known.avatar;
  }

  /** A submit handler that runs an action, reloads the page and shows a confirmation.
   * @param {string} place of a refusal
   * @param {(form: Record<string, string>) => Promise<unknown>} action
   * @param {() => string} [done] */
  #form(place, action, done = () => "") {
    return this.submits(async (form) => {
      await action(filled(form));
      form.reset();
      await this.load();
      this.notice = done();
    }, place);
  }

  /** Become another player on this device.
   * @param {() => Promise<unknown>} change
   * @param {() => void} forget what is forgotten of the one before */
  async #become(change, forget) {
    await change();
    forgetPlayer();
    forget();
    await renewCalls();
  }

  render() {
    // Nothing can be changed before the player is known.
    if (!this.#name) return html`<h1>${t("page-me-title")}</h1>${this.refusalView()}`;
    return html`<h1>${t("page-me-title")}</h1>
      ${this.refusalView()} ${this.noticeView()}
      <div class="halves">
        <section class="card">${this.#nameForm()} ${this.#avatars()}</section>
        ${hasServer ? html`<section class="card">${this.#accountCard()}</section>` : nothing}
      </div>
      ${
        hasServer
          ? html`<div class="link-cards">${linkCard("/people", t("page-people-title"), t("page-people-all"), "people")}</div>`
          : nothing
      }
      ${this.#personalData()}`;
  }

  #nameForm() {
    const rename = this.#form(
      "name",
      (body) => request("/api/me/name", { method: "PUT", body }),
      () => t("page-me-name-kept"),
    );
    return html`<h2>${t("page-me-name-title")}</h2>
      <form @submit=${rename}>
        <label class="field">${t("page-me-name")} <input name="name" required maxlength="24" autocomplete="nickname"
          .value=${this.#name} /></label>
        <button>${t("page-me-keep")}</button>
        ${this.refusalView("name")}
      </form>`;
  }

  #avatars() {
    const choose = (/** @type {string} */ chosen) => {
      this.#avatar = chosen;
      changeSettings({ avatar: chosen });
    };
    // words: page-me-avatar-cat page-me-avatar-dog page-me-avatar-fox page-me-avatar-bear page-me-avatar-panda page-me-avatar-rabbit
    // words: page-me-avatar-mouse page-me-avatar-frog page-me-avatar-owl page-me-avatar-chick page-me-avatar-penguin page-me-avatar-pig
    // words: page-me-avatar-koala page-me-avatar-lion page-me-avatar-monkey page-me-avatar-sheep page-me-avatar-cow page-me-avatar-hedgehog
    // words: page-me-avatar-bee page-me-avatar-ladybird page-me-avatar-fish page-me-avatar-snail page-me-avatar-octopus
    // words: page-me-avatar-whale
    return html`<fieldset>
      <legend>${t("page-me-avatar")}</legend>
      <div class="avatars">
        ${AVATARS.map(
          (name) =>
            html`<label><input type="radio" name="avatar" aria-label=${t(`page-me-avatar-${name}`)}
              .checked=${name === this.#avatar} @change=${() => choose(name)} />${avatar(name)}</label>`,
        )}
      </div>
    </fieldset>`;
  }

  #accountCard() {
    const become = (/** @type {CustomEvent} */ { detail }) =>
      this.attempt(async () => {
        this.#codes = detail?.codes ?? [];
        this.#removed = detail?.removed_email ?? "";
        await this.load();
      });
    const changed = () => void this.attempt(() => this.load());
    const signedUp = (/** @type {CustomEvent} */ event) => {
      this.notice = "";
      this.#codes = event.detail;
      changed();
    };
    return this.#account?.login
      ? html`<tw-account .account=${this.#account} .codes=${this.#codes} .removed=${this.#removed} @changed=${changed}
      @become=${become}></tw-account>`
      : html`<tw-guest ?mail=${this.#account?.mail} @signed-up=${signedUp} @become=${become}></tw-guest>`;
  }

  /** Replace everything on this device by what a file has. @param {Event} event */
  #restore(event) {
    const field = fieldOf(event);
    const file = field.files?.[0];
    if (!file) return;
    void this.attempt(async () => {
      const body = await file
        .text()
        .then(JSON.parse)
        .catch(() => null);
      await this.#become(() => request("/api/me/restore", { body }), forgetAll);
      field.value = "";
      await this.load();
      this.notice = t("offline-restored");
    });
  }

  #personalData() {
    // Nobody is asked for afterwards: that would make a new guest.
    const remove = this.submits(async (form) => {
      const { password: given } = filled(form);
      await request("/api/me/delete", { body: given ? { password: given } : {} });
      forgetPlayer();
      forgetName();
      leave();
      navigate("/");
    }, "delete");
    return html`<section class="card chapter">
      <h2>${t("page-me-kept")}</h2>
      <p class="soft">${hasServer ? t("page-me-kept-what") : t("offline-kept")}</p>
      <div class="cluster">
        <a class="button" href="/api/me/export" download="tilewright.json">${t("page-me-export")}</a>
        ${
          hasServer
            ? nothing
            : html`<label class="button quiet">${t("offline-restore")}<input class="visually-hidden" type="file"
              accept="application/json,.json" @change=${this.#restore} /></label>`
        }
      </div>
      <details>
        <summary>${t("page-me-delete")}</summary>
        <form @submit=${remove}>
          <p>${hasServer ? t("page-me-delete-means") : t("offline-delete")}</p>
          ${this.#account?.password ? passwordField("password", t("page-me-password"), "current-password") : nothing}
          <label class="check"><input type="checkbox" required />${t("page-me-delete-sure")}</label>
          <button class="danger">${t("page-me-delete")}</button>
          ${this.refusalView("delete")}
        </form>
      </details>
    </section>`;
  }
}

customElements.define("tw-me", Me);

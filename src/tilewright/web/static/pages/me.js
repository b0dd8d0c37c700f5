// The player's page: name and account, ratings, played matches, and personal data.

import { forgetPlayer, login, request } from "../api.js";
import { renewCalls } from "../calls.js";
import { playerName } from "../match/names.js";
import { navigate } from "../navigate.js";
import { avatar } from "../parts/avatar.js";
import { Page } from "../parts/page.js";
import { booklets } from "../parts/rules/booklets.js";
import { points } from "../parts/text.js";
import { changeSettings } from "../settings.js";
import { html, nothing } from "../vendor/lit.js";
import { joinList, language, t } from "../words.js";

/** @import { Played } from "../messages/http.d.ts" */

const AVATARS =
  "cat dog fox bear panda rabbit mouse frog owl chick penguin pig koala lion monkey sheep cow hedgehog bee ladybird fish snail octopus whale".split(
    " ",
  );
// The number of matches in one answer of the server.
const AT_ONCE = 20;

export default class Me extends Page {
  #player = "";
  #name = "";
  #avatar = "";
  /** @type {string | null} the username of the account, if there is one */
  #account = null;
  /** @type {Record<string, { rating: number, matches: number }>} */
  #ratings = {};
  /** @type {Played[]} */
  #played = [];
  #more = false;
  #done = "";
  /** @type {Map<string, import("../messages/http.d.ts").BookletShown>} */
  #booklets = new Map();

  get heading() {
    return t("page-me-title");
  }

  async load() {
    const { player } = await login();
    const asked = ["/api/account", `/api/players/${player}`, "/api/me/history"].map((path) => request(path));
    const [account, known, played] = await Promise.all(asked);
    const [found] = await Promise.all([booklets(), import("../study/results.js")]);
    this.#player = player;
    this.#account = account.login;
    this.#name = known.name;
    this.#avatar = known.avatar;
    this.#ratings = known.ratings;
    this.#booklets = new Map(found.map((booklet) => [booklet.rules, booklet]));
    this.#played = played.matches;
    this.#more = played.matches.length >= AT_ONCE;
  }

  /** A submit handler that runs an action, reloads the page and shows a confirmation.
   * @param {(form: Record<string, any>) => Promise<unknown>} action
   * @param {() => string} [done] */
  #form(action, done = () => "") {
    return (/** @type {SubmitEvent} */ event) => {
      event.preventDefault();
      const form = /** @type {HTMLFormElement} */ (event.target);
      this.#done = "";
      void this.attempt(async () => {
        await action(Object.fromEntries(new FormData(form)));
        form.reset();
        await this.load();
        this.#done = done();
      });
    };
  }

  /** Become another player on this device.
   * @param {() => Promise<unknown>} change */
  async #become(change) {
    await change();
    forgetPlayer();
    await renewCalls();
    this.#played = [];
  }

  render() {
    // Nothing can be changed before the player is known.
    if (!this.#name) return html`<h1>${t("page-me-title")}</h1>${this.refusalView()}`;
    return html`<h1>${t("page-me-title")}</h1>
      ${this.refusalView()}
      <p role="status" class=${this.#done ? "badge" : "visually-hidden"}>${this.#done}</p>
      <div class="halves">
        <section class="card">${this.#nameForm()} ${this.#avatars()}</section>
        <section class="card">${this.#account === null ? this.#guest() : this.#login(this.#account)}</section>
      </div>
      ${Object.keys(this.#ratings).length ? this.#rated() : nothing}
      <tw-results .player=${this.#player} .titles=${new Map([...this.#booklets].map(([rules, { title }]) => [rules, title]))}></tw-results>
      ${this.#history()} ${this.#personalData()}`;
  }

  #nameForm() {
    const rename = this.#form(
      (body) => request("/api/me/name", { method: "PUT", body }),
      () => t("page-me-name-kept"),
    );
    return html`<h2>${t("page-me-name-title")}</h2>
      <form @submit=${rename}>
        <label class="field">${t("page-me-name")} <input name="name" required maxlength="24" autocomplete="nickname" .value=${this.#name} /></label>
        <button>${t("page-me-keep")}</button>
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
    // words: page-me-avatar-bee page-me-avatar-ladybird page-me-avatar-fish page-me-avatar-snail page-me-avatar-octopus page-me-avatar-whale
    return html`<fieldset>
      <legend>${t("page-me-avatar")}</legend>
      <div class="avatars">
        ${AVATARS.map((name) => html`<label><input type="radio" name="avatar" aria-label=${t(`page-me-avatar-${name}`)} .checked=${name === this.#avatar} @change=${() => choose(name)} />${avatar(name)}</label>`)}
      </div>
    </fieldset>`;
  }

  #guest() {
    const signUp = this.#form(
      (body) => request("/api/account", { body }),
      () => t("page-me-made"),
    );
    const logIn = this.#form((body) => this.#become(() => request("/api/logins", { body })));
    return html`<h2>${t("page-me-account")}</h2>
      <p class="soft">${t("page-me-why")}</p>
      <details>
        <summary>${t("page-me-sign-up")}</summary>
        <form @submit=${signUp}>${credentials("new-password")}<button class="primary">${t("page-me-sign-up")}</button></form>
      </details>
      <details>
        <summary>${t("page-me-log-in")}</summary>
        <form @submit=${logIn}>${credentials("current-password")}<button class="primary">${t("page-me-log-in")}</button></form>
      </details>`;
  }

  /** @param {string} account */
  #login(account) {
    const change = this.#form(
      (body) => request("/api/me/password", { method: "PUT", body }),
      () => t("page-me-password-kept"),
    );
    const logOut = this.#form(() => this.#become(() => request("/api/logins/current", { method: "DELETE" })));
    return html`<h2>${t("page-me-account")}</h2>
      <p>${t("page-me-logged-in", { login: account })}</p>
      <form @submit=${logOut}><button>${t("page-me-log-out")}</button></form>
      <details>
        <summary>${t("page-me-password-change")}</summary>
        <form @submit=${change}>
          ${password("old", t("page-me-password-old"), "current-password")} ${password("new", t("page-me-password-new"), "new-password")}
          <button>${t("page-me-password-change")}</button>
          <p class="soft small">${t("page-me-password-ends")}</p>
        </form>
      </details>`;
  }

  #rated() {
    return html`<section class="chapter">
      <h2>${t("page-me-ratings")}</h2>
      <ul class="plain cluster">
        ${Object.entries(this.#ratings).map(
          ([rules, { rating, matches }]) => html`<li class="card rating">
            <b>${rating}</b> <span>${this.#booklets.get(rules)?.title}</span> <span class="soft small">${t("page-me-rated-matches", { count: matches })}</span>
          </li>`,
        )}
      </ul>
    </section>`;
  }

  #history() {
    const last = this.#played.at(-1);
    const earlier = () =>
      this.attempt(async () => {
        const { matches } = await request(`/api/me/history?before=${last?.created_at}`);
        this.#more = matches.length >= AT_ONCE;
        this.#played = [...this.#played, ...matches];
      });
    return html`<section class="chapter">
      <h2>${t("page-me-history")}</h2>
      ${last ? nothing : html`<p class="soft">${t("page-me-nothing")}</p>`}
      <ul class="plain stack">${this.#played.map((played) => this.#match(played))}</ul>
      ${last && this.#more ? html`<button class="quiet" @click=${earlier}>${t("page-me-earlier")}</button>` : nothing}
    </section>`;
  }

  /** @param {Played} played */
  #match({ match, rules, created_at, seat, bots, names: given, over, winners, totals }) {
    const booklet = this.#booklets.get(rules);
    const names = given.map(
      (name, place) => booklet?.bots.find(({ bot }) => bot === bots[place])?.title ?? playerName(name),
    );
    const date = new Intl.DateTimeFormat(language(), { dateStyle: "medium", timeStyle: "short" }).format(
      created_at,
    );
    // A match that was abandoned before the deal is over too, but has nothing to show.
    const played = totals.length > 0;
    const how = !played
      ? t("page-me-unfinished")
      : winners.includes(seat)
        ? t("page-me-won")
        : t("page-me-won-by", { names: joinList(winners.map((each) => names[each])) });
    return html`<li class="card played">
      <div>
        <b>${booklet?.title ?? rules}</b> <span class="badge">${how}</span><br />
        <span class="soft small">${date}</span><br />
        ${names.map((name, place) => html`<span class="total">${name}${played ? html` <b>${points(totals[place])}</b>` : nothing}</span> `)}
      </div>
      <div class="cluster">
        ${
          played
            ? html`<a class="button" href="/review/${match}">${t("review-title")}</a>
              <a class="button" href="/replay/${match}">${t("page-me-replay")}</a>
              <a class="button quiet" href="/api/matches/${match}/record" download="${match}.jsonl">${t("page-me-record")}</a>`
            : over
              ? nothing
              : html`<a class="button primary" href="/match/${match}">${t("page-me-go-on")}</a>`
        }
      </div>
    </li>`;
  }

  #personalData() {
    const remove = this.#form(async ({ password: given }) => {
      await this.#become(() => request("/api/me/delete", { body: given ? { password: given } : {} }));
      navigate("/");
    });
    return html`<section class="chapter">
      <h2>${t("page-me-kept")}</h2>
      <p class="soft">${t("page-me-kept-what")}</p>
      <div class="cluster"><a class="button" href="/api/me/export" download="tilewright.json">${t("page-me-export")}</a></div>
      <details>
        <summary>${t("page-me-delete")}</summary>
        <form @submit=${remove}>
          <p>${t("page-me-delete-means")}</p>
          ${this.#account === null ? nothing : password("password", t("page-me-password"), "current-password")}
          <label class="check"><input type="checkbox" required />${t("page-me-delete-sure")}</label>
          <button class="danger">${t("page-me-delete")}</button>
        </form>
      </details>
    </section>`;
  }
}

/** @param {AutoFill} fill */
const credentials = (
  fill,
) => html`<label class="field">${t("page-me-login")} <input name="login" required autocomplete="username" autocapitalize="none" /></label>
  ${password("password", t("page-me-password"), fill)}`;

/**
 * @param {string} name
 * @param {string} label
 * @param {AutoFill} fill */
const password = (name, label, fill) =>
  html`<label class="field">${label} <input type="password" name=${name} required autocomplete=${fill} /></label>`;

customElements.define("tw-me", Me);

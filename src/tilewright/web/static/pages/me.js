// The player's page: name and account, ratings, played matches, and personal data.

import "../account/account.js";
import "../account/guest.js";
import { passwordField } from "../account/fields.js";
import { forgetPlayer, login, request } from "../api.js";
import { renewCalls } from "../calls.js";
import { playerName } from "../match/names.js";
import { navigate } from "../navigate.js";
import { avatar } from "../parts/avatar.js";
import { dateAndTime } from "../parts/dates.js";
import { Page } from "../parts/page.js";
import { booklets } from "../parts/rules/booklets.js";
import { points } from "../parts/text.js";
import { changeSettings } from "../settings.js";
import { html, nothing } from "../vendor/lit.js";
import { joinList, t } from "../words.js";

/** @import { Account, Played } from "../messages/http.d.ts" */

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
  /** @type {Account | null} */
  #account = null;
  /** The recovery codes of an account that was made on this page. @type {string[]} */
  #codes = [];
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
    this.#account = account;
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
        <section class="card">${this.#accountCard()}</section>
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

  #accountCard() {
    const become = () =>
      this.attempt(async () => {
        this.#codes = [];
        this.#played = [];
        await this.load();
      });
    const changed = () => void this.attempt(() => this.load());
    const signedUp = (/** @type {CustomEvent} */ event) => {
      this.#codes = event.detail;
      changed();
    };
    return this.#account?.login
      ? html`<tw-account .account=${this.#account} .codes=${this.#codes} @changed=${changed} @become=${become}></tw-account>`
      : html`<tw-guest ?mail=${this.#account?.mail} @signed-up=${signedUp} @become=${become}></tw-guest>`;
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
        <span class="soft small">${dateAndTime(created_at)}</span><br />
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
          ${this.#account?.password ? passwordField("password", t("page-me-password"), "current-password") : nothing}
          <label class="check"><input type="checkbox" required />${t("page-me-delete-sure")}</label>
          <button class="danger">${t("page-me-delete")}</button>
        </form>
      </details>
    </section>`;
  }
}

customElements.define("tw-me", Me);

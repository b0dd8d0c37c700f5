// The people the player knows: friends, those played with, who asks, and who leads in each company.

import { login, request } from "../api.js";
import { dateAlone } from "../parts/dates.js";
import { checkboxField, Page } from "../parts/page.js";
import { avatar } from "../parts/people/avatar.js";
import { knownPeople, playButton, presenceWords } from "../parts/people/people.js";
import { groupTotals } from "../parts/people/totals.js";
import { titles } from "../parts/rules/booklets.js";
import { html, nothing } from "../vendor/lit.js";
import { joinList, t } from "../words.js";

/** @import { GroupShown, Known, PeopleShown, PersonShown } from "../messages/http.d.ts" */

const MOST_ASKED = 20;

export default class People extends Page {
  /** @type {PeopleShown | null} */
  #known = null;
  /** @type {GroupShown[]} */
  #groups = [];
  #me = "";
  /** @type {Map<string, string>} */
  #titles = new Map();
  /** Whose rarer choices are shown. */
  #open = "";

  get heading() {
    return t("page-people-title");
  }

  async load() {
    this.#me = (await login()).player;
    const [known, found] = await Promise.all([knownPeople(), titles()]);
    [this.#known, this.#titles] = [known, found];
    this.requestUpdate();
    if (known.people.length) await this.#loadGroups();
  }

  /** Matches are counted some at a time. */
  async #loadGroups() {
    for (let asked = 0; asked < MOST_ASKED && this.isConnected; asked++) {
      const { groups, more } = await request("/api/me/groups");
      this.#groups = groups;
      this.requestUpdate();
      if (!more) return;
    }
  }

  /** Change something about a person, and show the list as it is then.
   * @param {string} path @param {"PUT" | "DELETE"} method @param {{ body?: object, done?: string }} [more] */
  #change(path, method, { body, done = "" } = {}) {
    return () =>
      void this.attempt(async () => {
        await request(`/api/me/${path}`, body ? { method, body } : { method });
        this.#known = await knownPeople();
        this.notice = done;
      }, "people");
  }

  render() {
    const known = this.#known;
    if (!known) return html`<h1>${t("page-people-title")}</h1>${this.refusalView()}<div class="skeleton" aria-busy="true"></div>`;
    const friends = known.people.filter(({ friendship }) => friendship === "friend");
    const others = known.people.filter(({ friendship }) => friendship !== "friend");
    const nobody = !known.people.length && !known.asks.length;
    return html`<h1>${t("page-people-title")}</h1>
      <p class="soft">${nobody ? t("page-people-none") : t("page-people-why")}</p>
      ${this.refusalView()} ${this.refusalView("people")} ${this.noticeView()}
      ${known.asks.map((person) => this.#asks(person))}
      ${this.#list(t("page-people-friends"), friends)} ${this.#list(t("page-people-met"), others)} ${this.#together()}
      <section class="card chapter">
        ${checkboxField(t("page-people-shown"), known.shows_presence, (shown) => this.#change("presence", "PUT", { body: { shown } })())}
        <p class="soft small">${t("page-people-shown-means")}</p>
      </section>`;
  }

  /** @param {PersonShown} person */
  #asks({ player, name, avatar: face }) {
    return html`<section class="card cluster between person">
      <p>${avatar(face)} ${t("page-people-asks", { name })}</p>
      <span class="cluster">
        <button class="primary" ?disabled=${this.busy} @click=${this.#change(`friends/${player}`, "PUT")}>${t("page-people-agree")}</button>
        <button class="quiet" ?disabled=${this.busy}
          @click=${this.#change(`friends/${player}`, "DELETE")}>${t("page-people-refuse")}</button>
      </span>
    </section>`;
  }

  /** @param {string} title @param {Known[]} people */
  #list(title, people) {
    if (!people.length) return nothing;
    return html`<section class="chapter">
      <h2>${title}</h2>
      <ul class="plain people-list">${people.map((person) => this.#person(person))}</ul>
    </section>`;
  }

  /** @param {Known} person */
  #person(person) {
    const { name, avatar: face, presence, last } = person;
    return html`<li class="card person">
      ${avatar(face)}
      <span class="person-words"><b>${name}</b> ${presenceWords(presence)}
        ${
          last ? html`<span class="soft small">${this.#titles.get(last.rules) ?? last.rules}, ${dateAlone(last.at)}</span>` : nothing
        }</span>
      <span class="person-play">${playButton(this, [person], t("page-people-play"))}</span>
      ${this.#more(person)}
    </li>`;
  }

  /** What is rarely wanted. @param {Known} person */
  #more({ player, name, friendship, last }) {
    const isOpen = this.#open === player;
    const toggle = () => {
      this.#open = isOpen ? "" : player;
      this.requestUpdate();
    };
    return html`<button class="quiet round person-more" aria-label=${t("page-people-more", { name })}
      aria-expanded=${isOpen ? "true" : "false"} @click=${toggle}><span aria-hidden="true">⋯</span></button>
      ${isOpen ? this.#ways({ player, name, friendship, last }) : nothing}`;
  }

  /** @param {Pick<Known, "player" | "name" | "friendship" | "last">} person */
  #ways({ player, name, friendship, last }) {
    const button = (/** @type {() => void} */ action, /** @type {string} */ words) =>
      html`<button class="quiet" ?disabled=${this.busy} @click=${action}>${words}</button>`;
    const friend = `friends/${player}`;
    return html`<div class="cluster person-ways">
        ${
          friendship === "none"
            ? html`<button ?disabled=${this.busy} aria-label=${t("page-people-ask-who", { name })}
            @click=${this.#change(friend, "PUT", { done: t("page-people-asked") })}>${t("page-people-ask")}</button>`
            : nothing
        }
        ${
          friendship === "asked"
            ? html`<span class="badge">${t("page-people-asked")}</span>${button(this.#change(friend, "DELETE"), t("page-people-take-back"))}`
            : nothing
        }
        ${friendship === "friend" ? button(this.#change(friend, "DELETE"), t("page-people-end")) : nothing}
        ${last && friendship === "none" ? button(this.#change(`people/${player}`, "DELETE"), t("page-people-forget")) : nothing}
        ${button(this.#change(`shunned/${player}`, "PUT", { body: { how: "block" }, done: t("game-chat-blocked", { name }) }), t("game-chat-block", { name }))}
      </div>`;
  }

  #together() {
    if (!this.#groups.length) return nothing;
    return html`<section class="chapter">
      <h2>${t("page-people-together")}</h2>
      <ul class="plain groups">
        ${this.#groups.map((group) => {
          const others = group.people.filter(({ player }) => player !== this.#me);
          return html`<li class="card">
            <div class="cluster between">
              <h3>${joinList([t("game-you"), ...others.map(({ name }) => name)])}</h3>
              ${playButton(this, others, t("page-people-play"))}
            </div>
            <div class="group-books">${groupTotals(group, this.#me, this.#titles)}</div>
          </li>`;
        })}
      </ul>
    </section>`;
  }
}

customElements.define("tw-people-page", People);

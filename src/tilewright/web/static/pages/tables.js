// The player's tables, and those to join or watch.

import { login, request } from "../api.js";
import { playerName } from "../match/names.js";
import { navigate, to } from "../navigate.js";
import { Page } from "../parts/page.js";
import { booklets, emblem, turnTime } from "../parts/rules/booklets.js";
import { html, nothing } from "../vendor/lit.js";
import { joinList, t } from "../words.js";

const REFRESH_MS = 10_000;

export default class Tables extends Page {
  /** @type {any[][]} */
  #lists = [];
  /** @type {import("../messages/http.d.ts").BookletShown[]} */
  #booklets = [];
  #timer = 0;
  #pages = 1;
  #more = false;

  get heading() {
    return t("page-tables-title");
  }

  connectedCallback() {
    super.connectedCallback();
    this.#timer = setInterval(
      () => document.visibilityState === "visible" && this.load().catch(() => null),
      REFRESH_MS,
    );
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    clearInterval(this.#timer);
  }

  async load() {
    await login();
    this.#booklets = await booklets();
    const open = Array.from({ length: this.#pages }, (_, page) => `/api/tables?page=${page}`);
    const [own, played, ...pages] = await Promise.all(
      ["/api/me/tables", "/api/tables?playing=true", ...open].map((path) => request(path)),
    );
    // A table may have moved to another page between two requests.
    const found = [
      ...new Map(pages.flatMap(({ tables }) => tables).map((table) => [table.table, table])).values(),
    ];
    const others = (/** @type {any[]} */ tables) => tables.filter(({ chair }) => chair === null);
    this.#lists = [own.tables, others(found), others(played.tables)];
    this.#more = pages[pages.length - 1].more;
    this.requestUpdate();
  }

  #showMore() {
    this.#pages++;
    void this.attempt(() => this.load());
  }

  /** @param {string} table */
  #join(table) {
    void this.attempt(async () => {
      await request(`/api/tables/${table}/join`, { body: {} });
      navigate(`/table/${table}`);
    });
  }

  render() {
    const [own = [], open = [], played = []] = this.#lists;
    return html`<div class="cluster between">
        <h1>${t("page-tables-title")}</h1>
        <a class="button primary" href=${to("/new")}>${t("page-tables-new")}</a>
      </div>
      ${this.refusalView()}
      ${own.length ? this.#list(t("page-tables-own"), own, ({ table }) => html`<a class="button" href=${to(`/table/${table}`)}>${t("page-tables-back")}</a>`) : nothing}
      ${this.#list(t("page-tables-open"), open, ({ table }) => html`<button @click=${() => this.#join(table)}>${t("page-join-sit")}</button>`)}
      ${this.#lists.length && !open.length ? html`<p class="soft">${t("page-tables-none")}</p>` : nothing}
      ${this.#more ? html`<button class="quiet" @click=${this.#showMore}>${t("game-more")}</button>` : nothing}
      ${played.length ? this.#list(t("page-tables-played"), played, ({ match }) => html`<a class="button" href=${to(`/match/${match}`)}>${t("page-watch")}</a>`) : nothing}`;
  }

  /**
   * @param {string} title
   * @param {any[]} tables
   * @param {(table: any) => unknown} way */
  #list(title, tables, way) {
    return html`<section class="chapter">
      <h2>${title}</h2>
      <ul class="plain tiles">
        ${tables.map((table) => {
          const booklet = this.#booklets.find(({ rules }) => rules === table.rules);
          const names = table.chairs.flatMap((/** @type {any} */ { name, bot }) =>
            name === null ? (booklet?.bots.find((each) => each.bot === bot)?.title ?? []) : playerName(name),
          );
          const free = table.chairs.length - names.length;
          return html`<li class="card stack">
            ${booklet ? emblem(booklet) : nothing}
            <h3>${booklet?.title}</h3>
            <p>
              ${joinList(names)}${free && !table.match ? html`<br /><span class="soft">${t("page-tables-free", { count: free })}</span>` : nothing}<br />
              <span class="soft">${turnTime(table.house["time.limit"] ?? booklet?.limit ?? null)}</span>
            </p>
            ${way(table)}
          </li>`;
        })}
      </ul>
    </section>`;
  }
}

customElements.define("tw-tables", Tables);

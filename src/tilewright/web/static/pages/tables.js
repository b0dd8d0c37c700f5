// The player's tables, and those to join or watch.

import { login, request, unlessRefused } from "../api.js";
import { drawing } from "../dice/die.js";
import { playerName } from "../match/names.js";
import { navigate, to } from "../navigate.js";
import { smallTable } from "../parts/boards/small_board.js";
import { Page } from "../parts/page.js";
import { seatPicture } from "../parts/people/bot_face.js";
import { booklets, emblem, turnTime } from "../parts/rules/booklets.js";
import { html, nothing } from "../vendor/lit.js";
import { joinList, t } from "../words.js";

/** @import { BookletShown as Booklet, TableShown as Shown } from "../messages/http.d.ts" */

const REFRESH_MS = 10_000;
// The games whose tables are drawn: each is a request at every refresh.
const MOST_PICTURES = 6;
// The latest of one’s own tables.
const FIRST = 3;

export default class Tables extends Page {
  /** @type {Shown[][]} */
  #lists = [];
  /** @type {Booklet[]} */
  #booklets = [];
  /** What lies on the tables of the games to watch, row by row in the notation, by match. @type {Map<string, string[][]>} */
  #felts = new Map();
  #pages = 1;
  #more = false;
  /** Whether all own tables are shown. */
  #unfolded = false;

  get heading() {
    return t("page-tables-title");
  }

  connectedCallback() {
    super.connectedCallback();
    // What a lost server would answer is asked for by the page until it is back.
    this.every(REFRESH_MS, () => document.visibilityState === "visible" && this.load().catch(() => this.reload()));
  }

  async load() {
    await login();
    this.#booklets = await booklets();
    const open = Array.from({ length: this.#pages }, (_, page) => `/api/tables?page=${page}`);
    const [own, played, ...pages] = await Promise.all(["/api/me/tables", "/api/tables?playing=true", ...open].map((path) => request(path)));
    // A table may have moved to another page between two requests.
    const found = [...new Map(pages.flatMap(({ tables }) => tables).map((table) => [table.table, table])).values()];
    const others = (/** @type {Shown[]} */ tables) => tables.filter(({ chair }) => chair === null);
    this.#lists = [own.tables, others(found), others(played.tables)];
    this.#more = pages[pages.length - 1].more;
    this.requestUpdate();
    void this.#draw(this.#lists[2]);
  }

  /** Ask what lies on the first tables to watch, one after the other; a card without an answer shows its rulebook.
   * @param {Shown[]} played */
  async #draw(played) {
    /** @type {Map<string, string[][]>} */
    const felts = new Map();
    for (const { match } of played.slice(0, MOST_PICTURES)) {
      if (!match || !this.isConnected) continue;
      const felt = await unlessRefused(request(`/api/matches/${match}/felt`));
      const rows = felt?.rows ?? this.#felts.get(match);
      if (rows) felts.set(match, rows);
    }
    this.#felts = felts;
    this.requestUpdate();
  }

  #showMore() {
    this.#pages++;
    void this.attempt(() => this.load());
  }

  #unfold() {
    this.#unfolded = true;
    this.requestUpdate();
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
        <span class="cluster"><a class="button" href=${to("/tournament")}>${t("page-tables-club")}</a> <a class="button primary"
          href=${to("/new?listed")}>${t("page-tables-new")}</a></span>
      </div>
      ${this.refusalView()}
      ${this.#list(
        t("page-tables-open"),
        open,
        ({ table }) => html`<button class="primary" @click=${() => this.#join(table)}>${t("page-join-sit")}</button>`,
      )}
      ${this.#lists.length && !open.length ? html`<p class="soft">${t("page-tables-none")}</p>` : nothing}
      ${this.#more ? html`<button class="quiet" @click=${this.#showMore}>${t("game-more")}</button>` : nothing}
      ${
        played.length
          ? this.#list(
              t("page-tables-played"),
              played,
              ({ match }) => html`<a class="button" href=${to(`/match/${match}`)}>${t("page-watch")}</a>`,
            )
          : nothing
      }
      ${
        own.length
          ? this.#list(
              t("page-tables-own"),
              this.#unfolded ? own : own.slice(0, FIRST),
              ({ table }) => html`<a class="button" href=${to(`/table/${table}`)}>${t("page-tables-back")}</a>`,
            )
          : nothing
      }
      ${own.length > FIRST && !this.#unfolded ? html`<button class="quiet" @click=${this.#unfold}>${t("game-more")}</button>` : nothing}`;
  }

  /**
   * @param {string} title
   * @param {Shown[]} tables
   * @param {(table: Shown) => unknown} way */
  #list(title, tables, way) {
    return html`<section class="chapter">
      <h2>${title}</h2>
      <ul class="plain tiles">${tables.map((table) => this.#card(table, way(table)))}</ul>
    </section>`;
  }

  /** @param {Shown} table @param {unknown} way */
  #card(table, way) {
    const booklet = this.#booklets.find(({ rules }) => rules === table.rules);
    const names = table.chairs.flatMap(({ name, bot }) =>
      name === null ? (booklet?.bots.find((each) => each.bot === bot)?.title ?? []) : playerName(name),
    );
    const free = table.match ? 0 : table.chairs.length - names.length;
    const badges = [
      turnTime(table.house["time.limit"] ?? booklet?.limit ?? null),
      ...(free ? [t("page-tables-free", { count: free })] : []),
      ...(table.terms.rated ? [t("page-room-rated")] : []),
      ...(Object.keys(table.house).some((key) => key !== "time.limit") ? [t("page-room-house")] : []),
    ];
    return html`<li class="card stack table-card">
      ${
        table.chair === null
          ? html`<div class="table-picture ${table.match ? "played" : ""}">${this.#picture(table, booklet)}</div>`
          : nothing
      }
      <h3>${booklet?.title}</h3>
      <p class="cluster table-people"><span
        class="table-faces">${table.chairs.map((_, place) => seatPicture(table.chairs, place))}</span> <span>${joinList(names)}</span></p>
      <p class="cluster">${badges.map((badge) => html`<span class="badge">${badge}</span>`)}</p>
      ${way}
    </li>`;
  }

  /** What lies on the table of a game to watch, else what is special about the rulebook.
   * @param {Shown} table @param {Booklet | undefined} booklet */
  #picture({ match }, booklet) {
    const rows = match ? this.#felts.get(match) : undefined;
    if (!rows?.length) return booklet ? emblem(booklet) : nothing;
    return booklet?.game === "dice" ? smallGrid(rows) : smallTable(rows);
  }
}

/** Dice on their grid, as a picture beside words. @param {string[][]} rows */
function smallGrid(rows) {
  const { picture } = drawing();
  return html`<div class="small-grid" aria-hidden="true" .style=${`--columns: ${rows[0].length}`}>
    ${rows.map((row) => row.map((face) => (face ? picture(face) : html`<i></i>`)))}
  </div>`;
}

customElements.define("tw-tables", Tables);

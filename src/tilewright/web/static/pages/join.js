// Joining a table by its link: a name and one button.

import { guestName, isNameless, login, loginAs, request } from "../api.js";
import { navigate, to } from "../navigate.js";
import { booklets, emblem, turnTime } from "../parts/rules/booklets.js";
import { html, nothing } from "../vendor/lit.js";
import { joinList, t } from "../words.js";
import "../parts/rules/differences.js";
import { nameField, Page, tableGone } from "../parts/page.js";

const NOT_FOUND = 404;

export default class Join extends Page {
  invite = "";
  #name = "";
  #gone = false;
  /** The table as the server shows it to players who are logged in. @type {import("../messages/http.d.ts").TableShown | null} */
  #table = null;
  /** @type {import("../messages/http.d.ts").BookletShown | undefined} */
  #booklet;

  get heading() {
    return t("page-join-title");
  }

  async load() {
    // Only players see a table, so a visitor is a guest before the name is known.
    const player = await login();
    if (!isNameless(player)) this.#name ||= player.name;
    // A player with a seat at the table goes straight to it.
    const { chair, table } = await this.#loadTable();
    if (chair !== null) navigate(`/table/${table}`, { replace: true });
  }

  async #loadTable() {
    const found = await request(`/api/invites/${this.invite}`).catch((refusal) => {
      this.#gone = refusal.status === NOT_FOUND;
      throw refusal;
    });
    this.#table = found;
    this.#booklet = (await booklets()).find(({ rules }) => rules === found.rules);
    return found;
  }

  #join = this.submits(async () => {
    await loginAs(this.#name.trim() || guestName());
    const found = await this.#loadTable();
    const { table } = await request(`/api/tables/${found.table}/join`, { body: { invite: this.invite } });
    navigate(`/table/${table}`, { replace: true });
  });

  render() {
    const table = this.#table;
    if (this.#gone) return tableGone();
    if (!this.#booklet && !this.refusal)
      return html`<section class="card narrow center">
        <h1>${t("page-join-title")}</h1>
        <div class="skeleton" aria-busy="true"></div>
      </section>`;
    const names = table?.chairs.flatMap(({ name }) => name ?? []) ?? [];
    const full = table?.chairs.every(({ player, bot }) => player || bot);
    const refused = table?.match ? t("page-join-begun") : full ? t("page-join-full") : "";
    return html`<section class="card narrow center">
      <h1>${t("page-join-title")}</h1>
      ${
        this.#booklet && table
          ? html`<p class="lead">${names.length ? t("page-join-host", { name: names[0] }) : t("screen-join")}</p>
            ${emblem(this.#booklet)}
            <h2>${this.#booklet.title}</h2>
            ${
              Object.keys(table.house).length
                ? html`<tw-differences class="left" .rules=${table.rules} .house=${table.house}></tw-differences>`
                : html`<p>${this.#booklet.special}</p>`
            }
            <p class="soft">
              ${names.length ? t("page-join-there", { names: joinList(names) }) : nothing}
              ${"time.limit" in table.house || !this.#booklet.limit ? nothing : `${turnTime(this.#booklet.limit)}.`}
            </p>`
          : html`<p>${t("page-join-lead")}</p>`
      }
      ${this.refusalView()} ${refused ? html`<p>${refused}</p>` : this.#form()}
      ${
        table?.match && table.terms.watched
          ? html`<p>${t("page-join-begun-why", { name: names[0] })}</p>
            <a class="button primary" href=${to(`/match/${table.match}`)}>${t("page-watch")}</a>`
          : nothing
      }
    </section>`;
  }

  #form() {
    return html`<form class="stack" @submit=${this.#join}>
        ${nameField(this.#name, (name) => (this.#name = name))}
        <button class="primary large" ?disabled=${this.busy}>${t("page-join-sit")}</button>
        <p class="soft small">${t("page-join-guest")}</p>
      </form>`;
  }
}

customElements.define("tw-join", Join);

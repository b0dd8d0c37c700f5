// Coming to a table by its link: a name, and one button.

import { ask, login, ownName, who } from "../api.js";
import { navigate } from "../router.js";
import { html, nothing } from "../vendor/lit.js";
import { listed, t } from "../words.js";
import { booklets, clockWords, picture } from "./booklets.js";
import { ended, Page, valueOf } from "./page.js";

const NOT_FOUND = 404;

export default class Join extends Page {
  invite = "";
  #name = "";
  #gone = false;
  /** @type {any} the table, as far as somebody who is logged in may know it */
  #table = null;
  /** @type {import("./booklets.js").Booklet | undefined} */
  #booklet;

  get heading() {
    return t("page-join-title");
  }

  async load() {
    const player = await who();
    this.#name ||= player?.name ?? "";
    if (!player) return;
    await this.#look();
    // Whoever sits there already has only followed the link again.
    if (this.#table.chair !== null) navigate(`/table/${this.#table.table}`, { replace: true });
  }

  async #look() {
    this.#table = await ask(`/api/invites/${this.invite}`).catch((refusal) => {
      this.#gone = refusal.status === NOT_FOUND;
      throw refusal;
    });
    this.#booklet = (await booklets()).find(({ rules }) => rules === this.#table.rules);
  }

  /** @param {Event} event */
  #join(event) {
    event.preventDefault();
    void this.attempt(async () => {
      const name = this.#name.trim() || ownName();
      const player = await login(name);
      if (player.name !== name) await ask("/api/me/name", { method: "PUT", body: { name } });
      await this.#look();
      const { table } = await ask(`/api/tables/${this.#table.table}/join`, { body: { invite: this.invite } });
      navigate(`/table/${table}`, { replace: true });
    });
  }

  render() {
    const table = this.#table;
    if (this.#gone) return ended();
    const refused = table?.match ? t("page-join-begun") : table && !table.chairs.some(isFree) ? t("page-join-full") : "";
    return html`<section class="card narrow center">
      <h1>${t("page-join-title")}</h1>
      ${this.#booklet
        ? html`${picture(this.#booklet)}
            <h2>${this.#booklet.title}</h2>
            <p>${Object.keys(table.house).length ? html`<span class="badge">${t("page-room-house")}</span>` : this.#booklet.special}</p>
            <p class="soft">
              ${t("page-join-there", { names: listed(table.chairs.flatMap((/** @type {any} */ { name }) => name ?? [])) })}
              ${clockWords(table.house["time.limit"] ?? this.#booklet.limit)}.
            </p>`
        : html`<p>${t("page-join-lead")}</p>`}
      ${this.trouble()} ${refused ? html`<p>${refused}</p>` : this.#form()}
      ${table?.match ? html`<a class="button" href="/match/${table.match}">${t("page-watch")}</a>` : nothing}
    </section>`;
  }

  #form() {
    return html`<form class="stack" @submit=${this.#join}>
        <label class="field left"
          >${t("page-join-name")}
          <input
            name="name"
            maxlength="24"
            autocomplete="nickname"
            .value=${this.#name}
            placeholder=${ownName()}
            @input=${(/** @type {Event} */ event) => (this.#name = valueOf(event))}
        /></label>
        <button class="primary large" ?disabled=${this.busy}>${t("page-join-sit")}</button>
        <p class="soft small">${t("page-join-guest")}</p>
      </form>`;
  }
}

/** @param {{ player: string | null, bot: string | null }} chair */
const isFree = ({ player, bot }) => !player && !bot;

customElements.define("tw-join", Join);

// Finding people at the desk: to ban them, or to make a login link for them.

import { request } from "../api.js";
import { filled } from "../dom.js";
import "../parts/copy_button.js";
import { html, nothing } from "../vendor/lit.js";
import { t } from "../words.js";
import { banForm } from "./ban_form.js";
import { Paged } from "./paged.js";

/** @import { Found } from "../messages/http.d.ts" */

/** @extends {Paged<Found>} */
class People extends Paged {
  /** @type {string | null} what was searched for */
  #name = null;
  /** @type {{ login: string, url: string } | null} */
  #link = null;

  async ask() {
    if (this.#name === null) return [];
    return (await request(`/api/desk/people?name=${encodeURIComponent(this.#name)}`)).people;
  }

  render() {
    const find = this.submits((form) => {
      this.#name = filled(form).name;
      this.#link = null;
      return this.load();
    });
    const missing = this.#name !== null && !this.busy && !this.rows.length;
    return html`<h2>${t("desk-people")}</h2>
      <form class="desk-form" @submit=${find}>
        <label class="field">${t("desk-people-find")} <input name="name" required maxlength="64" autocapitalize="none"
          spellcheck="false" /></label>
        <button>${t("desk-find")}</button>
      </form>
      ${this.outcome()} ${missing ? html`<p class="soft">${t("desk-people-none")}</p>` : nothing}
      <ul class="plain stack">${this.rows.map((each) => this.#person(each))}</ul>`;
  }

  /** @param {Found} found */
  #person({ who: { player, name, login }, networks }) {
    const make = () =>
      this.act(async () => {
        const { link } = await request("/api/desk/links", { body: { login } });
        this.#link = { login: login ?? "", url: location.origin + link };
      });
    const made = this.#link?.login === login ? this.#link : null;
    return html`<li class="card">
      <p><b>${name}</b> ${
        login ? html`<span class="badge">${login}</span>` : nothing
      }<br /><span class="soft small">${[player, ...networks].join(" · ")}</span></p>
      ${login ? html`<button @click=${make}>${t("desk-link")}</button>` : nothing}
      ${
        made
          ? html`<p>${t("desk-link-made", { login: made.login })}</p>
            <p class="small break">${made.url}</p>
            <tw-copy .text=${made.url}></tw-copy>`
          : nothing
      }
      <details>
        <summary>${t("desk-ban")}</summary>
        ${banForm({ player }, (action) => this.act(action))}
      </details>
    </li>`;
  }
}

customElements.define("tw-desk-people", People);

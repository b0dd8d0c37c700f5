// The bans and mutes in force.

import { request } from "../api.js";
import { dateAndTime } from "../parts/dates.js";
import { html, nothing } from "../vendor/lit.js";
import { t } from "../words.js";
import { banForm } from "./ban_form.js";
import { Following } from "./paged.js";

/** @import { BanShown } from "../messages/http.d.ts" */

// As the server writes it.
const FOR_EVER = 2 ** 53;

/** @extends {Following<BanShown>} */
class Bans extends Following {
  /** @param {BanShown | undefined} before */
  async ask(before) {
    return (await request(`/api/desk/bans?before=${before?.ban.at ?? FOR_EVER}`)).bans;
  }

  render() {
    return html`<h2>${t("desk-networks")}</h2>
      ${this.outcome()} ${this.rows.length ? nothing : html`<p class="soft">${t("desk-bans-none")}</p>`}
      <ul class="plain stack">${this.rows.map((each) => this.#ban(each))}</ul>
      ${this.earlier()}
      <details>
        <summary>${t("desk-network")}</summary>
        ${banForm(null, (action) => this.act(action))}
      </details>`;
  }

  /** @param {BanShown} shown */
  #ban({ ban, who }) {
    const lift = () => this.act(() => request(`/api/desk/bans/${ban.id}`, { method: "DELETE" }));
    const until = ban.until >= FOR_EVER ? t("desk-ban-hours-0") : t("desk-ban-until", { date: dateAndTime(ban.until) });
    return html`<li class="row-line">
      <span>
        <b>${who?.name ?? ban.network}</b> <span class="badge">${t(`desk-ban-kind-${ban.kind}`)}</span><br />
        <span class="soft small">${t(`desk-ban-reason-${ban.reason}`)}, ${until}</span>
      </span>
      <button class="quiet" @click=${lift}>${t("desk-lift")}</button>
    </li>`;
  }
}

customElements.define("tw-desk-bans", Bans);

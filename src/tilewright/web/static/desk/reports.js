// The reports that wait for the operator, with their context.

import { request } from "../api.js";
import { dateAndTime } from "../parts/dates.js";
import { html, nothing } from "../vendor/lit.js";
import { t } from "../words.js";
import { banForm } from "./ban_form.js";
import { NEWEST, Paged } from "./paged.js";

/** @import { ReportShown } from "../messages/http.d.ts" */

/** @extends {Paged<ReportShown>} */
class Reports extends Paged {
  /** @param {ReportShown | undefined} before */
  async ask(before) {
    return (await request(`/api/desk/reports?before=${before?.id ?? NEWEST}`)).reports;
  }

  render() {
    return html`<h2>${t("desk-reports")}</h2>
      ${this.outcome()} ${this.rows.length ? nothing : html`<p class="soft">${t("desk-reports-none")}</p>`}
      <ul class="plain stack">${this.rows.map((report) => this.#report(report))}</ul>
      ${this.earlier()}`;
  }

  /** @param {ReportShown} report */
  #report({ id, at, reporter, about, table, reason, lines }) {
    const close = () => this.act(() => request(`/api/desk/tables/${table}/close`, { method: "POST" }));
    const remove = (/** @type {number} */ number) => () =>
      this.act(() => request(`/api/desk/tables/${table}/chat/${number}`, { method: "DELETE" }));
    const handle = () => this.act(() => request(`/api/desk/reports/${id}/handled`, { method: "POST" }));
    return html`<li class="card">
      <p><b>${reason}</b><br /><span
        class="soft small">${t("desk-report-line", { reporter: reporter.name, about: about.name, date: dateAndTime(at) })}</span></p>
      ${
        lines.length
          ? html`<p class="small">${t("desk-report-said", { name: about.name })}</p>
            <ul class="plain">
              ${lines.map(
                (line) => html`<li class="row-line">
                  <span>${line.text ?? t(`chat-${line.preset}`)}</span>
                  <button class="quiet" @click=${remove(line.number)}>${t("desk-line-remove")}</button>
                </li>`,
              )}
            </ul>`
          : html`<p class="soft small">${t("desk-report-nothing")}</p>`
      }
      <div class="cluster">
        <button class="primary" @click=${handle}>${t("desk-report-done")}</button>
        <button @click=${close}>${t("desk-table-close")}</button>
      </div>
      <details>
        <summary>${t("desk-ban")}: ${about.name}</summary>
        ${banForm({ player: about.player }, (action) => this.act(action))}
      </details>
    </li>`;
  }
}

customElements.define("tw-desk-reports", Reports);

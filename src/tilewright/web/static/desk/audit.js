// What operators did.

import { request } from "../api.js";
import { dateAndTime } from "../parts/dates.js";
import { html } from "../vendor/lit.js";
import { t } from "../words.js";
import { Following, NEWEST } from "./paged.js";

/** @import { AuditLine } from "../messages/http.d.ts" */

/** @extends {Following<AuditLine>} */
class Audit extends Following {
  /** @param {AuditLine | undefined} before */
  async ask(before) {
    return (await request(`/api/desk/audit?before=${before?.id ?? NEWEST}`)).lines;
  }

  render() {
    return html`<h2>${t("desk-audit")}</h2>
      ${this.refusalView()}
      <ul class="plain stack small">
        ${this.rows.map(
          ({ at, operator, act, subject, details }) => html`<li class="break">
            <b>${act}</b> ${subject} ${details}<br /><span class="soft">${operator ?? t("desk-command-line")}, ${dateAndTime(at)}</span>
          </li>`,
        )}
      </ul>
      ${this.earlier()}`;
  }
}

customElements.define("tw-desk-audit", Audit);

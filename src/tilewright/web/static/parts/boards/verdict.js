// A verdict in words: whether something is allowed, why, and by which clauses or house rules.

import { to } from "../../navigate.js";
import { html, nothing } from "../../vendor/lit.js";
import { t } from "../../words.js";
import { capitalised, sentences } from "../text.js";

/** @import { TilesReason as Reason } from "../../messages/http.d.ts" */

/** The verdict. @param {boolean} allowed @param {Reason[]} reasons @param {string} rules whose page explains the clauses */
export const verdict = (allowed, reasons, rules) => html`<div class="judge-verdict ${allowed ? "yes" : "no"}">
  <p class="judge-word"><span aria-hidden="true">${allowed ? "✓" : "✕"}</span> ${allowed ? t("judge-yes") : t("judge-no")}</p>
  <ul class="plain">
    ${reasons.map(
      ({ sentence, clauses, house }) => html`<li>
        ${sentences([sentence])}
        ${house.length ? html`<span class="small soft">${t("judge-house", { rules: house.map(capitalised).join(" ") })}</span>` : nothing}
        ${
          clauses.length
            ? html`<a class="small"
            href=${to(`/rules/${rules}#${clauses[0]}`)}>${t("judge-clauses", { count: clauses.length })} <code
              class="clauses">${clauses.join(" ")}</code></a>`
            : nothing
        }
      </li>`,
    )}
  </ul>
</div>`;

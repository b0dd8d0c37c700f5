// A new tournament: its name, how rounds are made, the rulebook, and where people play.

import { login, request } from "../api.js";
import { filled } from "../dom.js";
import { navigate, to } from "../navigate.js";
import { checkboxField, Page, radioField, selectField } from "../parts/page.js";
import "../parts/rules/rules_chooser.js";
import { html, nothing } from "../vendor/lit.js";
import { t } from "../words.js";

// words: club-kind-swiss club-kind-evening club-kind-round-robin club-kind-knockout club-where-screens club-where-tables
// words: club-kind-swiss-means club-kind-evening-means club-kind-knockout-means
const KINDS = ["swiss", "evening", "round-robin", "knockout"];
const KEYS = ["match", "time", "deal", "opening"];
const MOST_SEATS = 6;

/** `<tw-club-setup>` */
class ClubSetup extends Page {
  static properties = { mine: {}, kind: {}, where: {}, choice: {}, duplicate: {} };
  /** The tournaments of this player. @type {import("../messages/http.d.ts").Listed[]} */
  mine = [];
  kind = "swiss";
  where = "screens";
  duplicate = false;
  /** @type {import("../parts/rules/rules_chooser.js").Choice | null} */
  choice = null;

  #open = this.submits(async (form) => {
    await this.querySelector("tw-rules-chooser")?.settled();
    const { title, ...entered } = filled(form);
    const figures = Object.fromEntries(["seats", "rounds", "minutes", "groups"].map((name) => [name, Number(entered[name] ?? 0)]));
    await login();
    const { kind, where, choice, duplicate } = this;
    const body = { title, kind, where, duplicate, ...figures, rules: choice?.rules, house: choice?.house };
    const { tournament } = await request("/api/tournaments", { body });
    navigate(`/tournament/${tournament}`);
  });

  render() {
    const [least, most] = this.choice?.found.players ?? [2, MOST_SEATS];
    const choose = (/** @type {CustomEvent} */ { detail }) => (this.choice = detail);
    return html`<p>${t("club-lead")}</p>
      <p class="soft">${t("club-invited")}</p>
      ${
        this.mine.length
          ? html`<section class="chapter"><h2>${t("club-mine")}</h2><ul class="plain cluster">${this.mine.map(
              ({ tournament, title }) => html`<li><a class="button" href=${to(`/tournament/${tournament}`)}>${title}</a></li>`,
            )}</ul></section>`
          : nothing
      }
      <form class="card stack club-setup" @submit=${this.#open}>
        <label class="field">${t("club-name")} <input name="title" required maxlength="60" autocomplete="off" /></label>
        ${selectField(
          t("club-kind"),
          this.kind,
          KINDS.map((kind) => [kind, t(`club-kind-${kind}`)]),
          (kind) => (this.kind = kind),
        )}
        ${this.kind === "round-robin" ? nothing : html`<p class="soft small">${t(`club-kind-${this.kind}-means`)}</p>`}
        <div class="fields">
          ${numberField("seats", Math.min(4, most), least, Math.min(most, MOST_SEATS))} ${numberField("rounds", 4, 1, 30)}
          ${this.kind === "knockout" ? numberField("groups", 0, 0, 30) : nothing} ${numberField("minutes", 0, 0, 600)}
        </div>
        ${radioField(
          t("club-where"),
          "where",
          this.where,
          ["screens", "tables"].map((where) => [where, t(`club-where-${where}`)]),
          (where) => (this.where = where),
        )}
        ${checkboxField(t("club-duplicate"), this.duplicate, (duplicate) => (this.duplicate = duplicate))}
        <p class="soft small">${t("club-duplicate-means")}</p>
        <tw-rules-chooser .keys=${KEYS} @choose=${choose}></tw-rules-chooser>
        <button class="primary large" ?disabled=${this.busy || !this.choice}>${t("club-open")}</button>
        ${this.refusalView()}
      </form>`;
  }
}

customElements.define("tw-club-setup", ClubSetup);

// words: club-seats club-rounds club-groups club-minutes
/** @param {string} name @param {number} value @param {number} min @param {number} max */
const numberField = (name, value, min, max) => html`<label class="field">${t(`club-${name}`)}
  <input type="number" name=${name} required value=${value} min=${min} max=${max} /></label>`;

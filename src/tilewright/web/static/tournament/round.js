// A round of a tournament: its tables with their people and results, and what the organiser does with each.

import { formOf } from "../dom.js";
import { selectField } from "../parts/page.js";
import { html, nothing } from "../vendor/lit.js";
import { joinList, t } from "../words.js";
import { pointsView } from "./places.js";

/** @import { TournamentPage } from "./follow.js" */
/** @import { TableInRound as Table } from "../messages/http.d.ts" */

/** The state of a table in a word, or nothing. @param {Table} table */
function state({ points, stands, disputed }) {
  if (disputed) return html`<span class="badge club-disputed">${t("club-disputed")}</span>`;
  if (points === null && !stands) return nothing;
  return html`<span class="badge">${stands ? t("club-stands") : t("club-waits")}</span>`;
}

/** @param {TournamentPage} page */
export function roundView(page) {
  const shown = page.now;
  const round = shown.round;
  // Who takes part or begins the round is told so elsewhere.
  if (!round) return shown.organiser || shown.you !== null ? nothing : html`<p class="soft">${t("club-waiting")}</p>`;
  const look = (/** @type {string} */ number) => {
    page.number = Number(number) === shown.rounds ? null : Number(number);
    void page.attempt(() => page.ask());
  };
  const numbers = Array.from({ length: shown.rounds }, (_, place) => place + 1);
  return html`<section class="chapter">
    <div class="cluster between"><h2>${t("club-round", { number: round.number, count: shown.setup.rounds })}</h2>
      ${
        shown.rounds > 1
          ? selectField(
              t("club-look"),
              round.number,
              numbers.map((number) => [number, `${number}`]),
              look,
            )
          : nothing
      }</div>
    <ul class="plain tiles">${round.tables.map((table, place) => tableView(page, table, place + 1))}</ul>
    ${round.byes.length ? html`<p>${t("club-byes", { names: joinList(round.byes.map(page.nameOf)) })}</p>` : nothing}
  </section>`;
}

/** @param {TournamentPage} page @param {Table} table @param {number} number */
function tableView(page, table, number) {
  const shown = page.now;
  const isLast = shown.round?.number === shown.rounds;
  const devices = table.people.every((person) => shown.people[person - 1].avatar);
  const move = () => page.act({ type: "Move", table: number, screen: !table.screen }, "round");
  return html`<li class="card stack club-table" aria-current=${shown.you && table.people.includes(shown.you) ? "true" : nothing}>
    <div class="cluster between"><h3>${t("club-table", { number })}</h3>${state(table)}</div>
    ${pointsView(page, table)}
    ${
      shown.organiser
        ? html`<details class="fold"><summary>${t("club-change")}</summary>${changeForm(page, table, number)}
          ${
            isLast && !table.points && (table.screen || devices)
              ? html`<button class="quiet" @click=${move}>${table.screen ? t("club-to-table") : t("club-to-screens")}</button>`
              : nothing
          }</details>`
        : nothing
    }
  </li>`;
}

/** The points of a table, as the organiser enters them. @param {TournamentPage} page @param {Table} table @param {number} number */
function changeForm(page, { people, points }, number) {
  const send = async (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    const form = formOf(event);
    const entered = [...new FormData(form).getAll("points")].map((value) => (`${value}`.includes("/") ? value : Number(value)));
    const round = page.shown?.round?.number;
    if (await page.act({ type: "Enter", round, table: number, points: entered }, "round")) form.closest("details")?.removeAttribute("open");
  };
  return html`<form class="stack" @submit=${send}>${people.map(
    (person, seat) => html`<label class="field">${page.nameOf(person)}
      <input name="points" required inputmode="text" pattern="-?\\d{1,5}(\\.\\d+|/\\d{1,4})?" maxlength="12" autocomplete="off"
        .value=${points ? `${points[seat]}` : ""} /></label>`,
  )}
    <button ?disabled=${page.busy}>${t("club-save")}</button></form>`;
}

// The standing of a tournament as a table, the points of one of its tables, and who may enter them here.

import { avatar } from "../parts/people/avatar.js";
import { points } from "../parts/text.js";
import { html, nothing } from "../vendor/lit.js";
import { language, t } from "../words.js";

/** @import { TournamentPage } from "./follow.js" */
/** @import { TableInRound as Table } from "../messages/http.d.ts" */

/** The places from one to another, the best first.
 * @param {TournamentPage} page @param {number} [from] @param {number} [to] */
export function placesView(page, from = 0, to = Number.POSITIVE_INFINITY) {
  const { places, people, you, setup } = page.now;
  const percent = setup.duplicate;
  const figures = new Intl.NumberFormat(language(), { maximumFractionDigits: 1, ...(percent ? { style: "percent" } : {}) });
  return html`<table class="figures club-places">
    <thead><tr><th scope="col">${t("club-place")}</th><th scope="col" class="club-name">${t("club-who")}</th><th scope="col">${percent ? t("club-percent") : t("club-points")}</th><th
      scope="col">${t("club-won")}</th></tr></thead>
    <tbody>${places.slice(from, to).map(({ person, points: sum, won }, place) => {
      const { avatar: face, away } = people[person - 1];
      return html`<tr class=${away ? "soft" : nothing} aria-current=${person === you ? "true" : nothing} data-person=${person}>
        <td>${from + place + 1}</td><th scope="row">${face ? avatar(face) : nothing} ${page.nameOf(person)}</th><td>${sum === null ? "–" : figures.format(percent ? sum / 100 : sum).replace("-", "−")}</td><td>${won}</td>
      </tr>`;
    })}</tbody>
  </table>`;
}

/** The people of a table for whom this device may act: oneself, or with its card all who have no device.
 * @param {TournamentPage} page @param {Table} table @param {number} number */
export function actors(page, { people }, number) {
  const { you, card, people: all } = page.now;
  return people.filter((person) => person === you || (card === number && !all[person - 1].avatar));
}

/** The points of a table. @param {TournamentPage} page @param {Table} table */
export const pointsView = (page, { people, points: scored }) =>
  html`<ul class="plain club-points">${people.map(
    (person, seat) => html`<li><span>${page.nameOf(person)}</span> <b>${scored ? points(scored[seat]) : nothing}</b></li>`,
  )}</ul>`;

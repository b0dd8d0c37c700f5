// What the matches of the same people add up to: who leads, and by how much, by rulebook.

import { html, nothing } from "../../vendor/lit.js";
import { language, t } from "../../words.js";
import { avatar } from "./avatar.js";

/** @import { GroupShown } from "../../messages/http.d.ts" */

/** A number of matches; a shared win is a part of one. @param {number} won */
const inDigits = (won) => new Intl.NumberFormat(language(), { maximumFractionDigits: 1 }).format(won);

/** The totals of a group by rulebook.
 * @param {GroupShown} group
 * @param {string} me the player who reads
 * @param {Map<string, string>} titles of the rulebooks
 * @param {string} [only] one rulebook alone */
export function groupTotals({ people, totals }, me, titles, only) {
  const who = new Map(people.map((person) => [person.player, person]));
  return totals
    .filter(({ rules }) => !only || rules === only)
    .map(({ rules, matches, standings, lead }) => {
      const [first] = standings;
      const given = { name: who.get(first.player)?.name ?? "", lead: inDigits(lead) };
      const words = !lead
        ? t("page-people-level")
        : first.player === me
          ? t("page-people-leads-you", given)
          : t("page-people-leads", given);
      return html`<div class="group-totals">
        <p><b>${titles.get(rules) ?? rules}</b> <span class="soft small">${t("page-people-matches", { count: matches })}</span></p>
        <ol class="plain">
          ${standings.map(({ player, won }) => {
            const { name, avatar: face } = who.get(player) ?? { name: "", avatar: "" };
            return html`<li class=${lead && player === first.player ? "leads" : ""}>${face ? avatar(face) : nothing}<span>${player === me ? t("game-you") : name}</span> <b>${inDigits(won)}</b></li>`;
          })}
        </ol>
        <p class="lead-words">${words}</p>
      </div>`;
    });
}

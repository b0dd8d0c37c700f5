// A score card as a table: a column for each player, a line for each game.

import { classNames } from "../base_element.js";
import { points } from "../parts/text.js";
import { html, nothing } from "../vendor/lit.js";
import { t } from "../words.js";

/** @import { ScoreCardsCardShown as Counted } from "../messages/http.d.ts" */

/** The card.
 * @param {import("./card.js").Card} card
 * @param {Counted | null} counted what the server made of it, if it could be reached
 * @param {{ showsWon: boolean, perRound: number }} how whether games won decide, and the games of a round */
export function cardTable({ names, games }, counted, { showsWon, perRound }) {
  const lines = counted?.lines ?? [];
  const waiting = games.slice(lines.length);
  const totals = lines[lines.length - 1]?.totals ?? names.map(() => 0);
  const leads = (/** @type {number} */ seat) => classNames({ leads: counted?.leaders.includes(seat) });
  return html`<table class="figures score-card">
    <thead>
      <tr><td></td>${names.map((name, seat) => html`<th scope="col" class=${leads(seat)}>${name}</th>`)}</tr>
    </thead>
    <tbody>
      ${lines.map(
        (line, game) => html`<tr>
          <th scope="row">${game + 1}</th>${line.points.map(
            (value, seat) => html`<td class=${line.winners.includes(seat) ? "won" : ""}>${signed(value)}</td>`,
          )}
        </tr>
        ${roundLine((game + 1) / perRound, counted?.rounds ?? [])}`,
      )}
      ${waiting.map(
        (game, place) =>
          html`<tr class="soft"><th scope="row">${lines.length + place + 1}</th>${game
            .split("_")
            .map((rack) => html`<td>${rack === "*" ? "✓" : rack.split(".")[0]}</td>`)}</tr>`,
      )}
    </tbody>
    <tfoot>
      ${
        showsWon
          ? html`<tr><th scope="row">${t("game-games-won")}</th>${(counted?.won ?? []).map((won) => html`<td>${won}</td>`)}</tr>`
          : nothing
      }
      <tr><th scope="row">${t("game-total")}</th>${totals.map(
        (total, seat) => html`<td class=${leads(seat)}><b>${points(total)}</b></td>`,
      )}</tr>
    </tfoot>
  </table>`;
}

/** The points of a round, after its last game. @param {number} round @param {(number | string)[][]} rounds */
const roundLine = (round, rounds) =>
  rounds[round - 1]
    ? html`<tr class="round"><th scope="row">${t("game-round-total", { round })}</th>${rounds[round - 1].map(
        (value) => html`<td>${signed(value)}</td>`,
      )}</tr>`
    : nothing;

/** Points with their sign. @param {number | string} value */
const signed = (value) => (/^[-0]/.test(`${value}`) ? points(value) : `+${points(value)}`);

// The sheet over the felt of a match of dice: how the round ended and the score card, and what the tile screen has too.

import "../pages/rules.js";
import { sheet as ofAnyMatch } from "../table/sheet.js";
import "../table/shuffle.js";
import { html, nothing } from "../vendor/lit.js";
import { t } from "../words.js";
import { roundEnd, scoreCard } from "./card.js";

/** @typedef {import("./match.js").DiceMatch} DiceMatch */

/** What the sheet shows. @param {DiceMatch} match @param {NonNullable<DiceMatch["open"]>} open */
export function sheet(match, open) {
  if (open === "rules" || open === "more") return ofAnyMatch(/** @type {any} */ (match), open);
  return html`<div class="sheet-inside">
    ${open === "keys" ? keys() : scores(match)}
    <form method="dialog" class="cluster"><button class="quiet">${match.state.view?.over ? t("game-see-table") : t("game-close")}</button></form>
  </div>`;
}

/** @param {DiceMatch} match */
function scores(match) {
  const { state, room, match: id } = match;
  const { view } = state;
  if (!view) return nothing;
  const asked = room !== null && room.chair !== null && room.chairs[room.chair].again;
  const waits = room?.chairs.filter(({ player, again }) => player !== null && !again).map(({ name }) => name) ?? [];
  return html`<h2>${view.outcome ? t("game-match-over") : view.over ? t("dicegame-round-over") : t("game-scores")}</h2>
    ${view.over ? roundEnd(view, state) : nothing} ${scoreCard(view, state)}
    <p class="cluster">
      ${match.may("DealNext") && !view.outcome ? html`<button type="button" class="primary" @click=${() => match.act({ type: "DealNext" })}>${t("dicegame-next-round")}</button>` : nothing}
      ${view.outcome && state.seating?.seat !== null ? html`<button type="button" class="primary" ?disabled=${asked} @click=${() => match.rematch()}>${t("game-rematch")}</button>` : nothing}
      ${view.outcome ? html`<a class="button" href="/replay/${id}">${t("game-replay")}</a>` : nothing}
      ${view.over ? html`<a class="button" href="/api/matches/${id}/record" download="${id}.jsonl">${t("game-record")}</a>` : nothing}
    </p>
    ${asked && waits.length ? html`<p>${t("game-rematch-waits", { names: waits.join(", ") })}</p>` : nothing}
    ${view.over ? html`<tw-shuffle .match=${id}></tw-shuffle>` : nothing}`;
}

function keys() {
  const shown = [
    ["← ↑ → ↓", t("dicegame-keys-arrows")],
    ["⏎", t("dicegame-keys-enter")],
    ["⌫", t("dicegame-keys-back")],
    [t("dicegame-key-escape"), t("dicegame-keys-escape")],
    [t("dicegame-key-undo"), t("dicegame-keys-undo")],
    ["c", t("game-keys-clock")],
    ["r", t("dicegame-keys-dice")],
    ["l", t("game-keys-last")],
    ["h", t("game-keys-help")],
  ];
  return html`<h2>${t("game-keys")}</h2>
    <dl class="key-list">${shown.map(([key, does]) => html`<dt>${key}</dt><dd>${does}</dd>`)}</dl>`;
}

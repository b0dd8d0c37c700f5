// The result of a real table, entered with the score keeper and confirmed by somebody else.

import { Refusal, request } from "../api.js";
import { radioField } from "../parts/page.js";
import { rulesOf } from "../parts/rules/booklets.js";
import { countQuery, emptyGame, readGame } from "../score/card.js";
import { cardTable } from "../score/card_table.js";
import "../score/game_entry.js";
import "./setup.js";
import { readStored, store } from "../settings.js";
import { html, nothing } from "../vendor/lit.js";
import { t } from "../words.js";
import { actors, pointsView } from "./places.js";

/** @import { TournamentPage } from "./follow.js" */
/** @import { TableInRound as Table } from "../messages/http.d.ts" */

const KEY = "tilewright.result";

/** What is entered for one table: kept on the device until it is sent. */
export class Result {
  /** The table in its round, as the draft is kept under. */
  place = "";
  /** The games so far, as the server reads them. @type {string[]} */
  games = [];
  draft = emptyGame(0);
  /** Who enters or confirms. @type {number | null} */
  by = null;
  /** @type {import("../messages/http.d.ts").ScoreCardsCardShown | null} */
  counted = null;
  /** @type {import("../messages/http.d.ts").RulesShown | null} */
  rules = null;

  /** Begin with another table, or with what was entered for it before a reload.
   * @param {TournamentPage} page @param {string} place @param {Table} table */
  turnTo(page, place, { people }) {
    if (this.place === place) return;
    const stored = readStored(KEY);
    Object.assign(this, { place, games: stored?.place === place ? stored.games : [], draft: emptyGame(people.length) });
    [this.counted, this.by] = [null, null];
    void page.attempt(() => this.count(page, people.length), "result");
  }

  /** Have the games counted; one that cannot be counted goes back to the form. @param {TournamentPage} page @param {number} seats */
  async count(page, seats) {
    const { rules, house } = page.now.setup;
    const names = Array.from({ length: seats }, () => "");
    try {
      this.rules ??= await rulesOf(rules, house);
      this.counted = await request(`/api/score?${countQuery({ rules, house, names, games: this.games })}`);
      if (this.counted.unclear.length) this.#takeBack();
    } catch (error) {
      if (error instanceof Refusal && error.status === 400) this.#takeBack();
      throw error;
    } finally {
      store(KEY, { place: this.place, games: this.games });
      page.requestUpdate();
    }
  }

  #takeBack() {
    this.draft = readGame(this.games[this.games.length - 1]);
    this.games = this.games.slice(0, -1);
  }
}

/** What the people of a real table do with its result.
 * @param {TournamentPage} page @param {Result} result @param {Table} table @param {number} number of the table */
export function resultView(page, result, table, number) {
  const round = page.shown?.round?.number ?? 0;
  result.turnTo(page, `${page.tournament}/${round}/${number}`, table);
  const mine = actors(page, table, number).filter((person) => table.points === null || person !== table.by);
  const by = mine.length === 1 ? mine[0] : (mine.find((person) => person === result.by) ?? null);
  const chosen = (/** @type {number | null} */ person) => {
    result.by = person;
    page.requestUpdate();
  };
  if (table.stands) return html`${pointsView(page, table)}<p class="badge">${t("club-stands")}</p>`;
  if (table.disputed) return html`${pointsView(page, table)}<p class="badge">${t("club-disputed")}</p>`;
  const asks =
    mine.length > 1
      ? radioField(
          t("club-by"),
          "by",
          by,
          mine.map(/** @returns {[number | null, string]} */ (person) => [person, page.nameOf(person)]),
          chosen,
        )
      : nothing;
  if (table.points !== null) {
    const answer = (/** @type {boolean} */ agrees) => page.act({ type: "Confirm", round, table: number, by, agrees }, "result");
    return html`<p>${t("club-entered", { name: page.nameOf(table.by ?? 0) })}</p>
      ${pointsView(page, table)} ${asks}
      ${
        mine.length
          ? html`<div class="cluster"><button class="primary" ?disabled=${page.busy || by === null} @click=${() => answer(true)}>${t("club-right")}</button>
            <button ?disabled=${page.busy || by === null} @click=${() => answer(false)}>${t("club-wrong")}</button></div>`
          : html`<p class="badge" role="status">${t("club-waits")}</p>`
      }
      ${page.refusalView("result")}`;
  }
  return html`${asks} ${by === null ? nothing : entryView(page, result, table, { round, table: number, by })} ${page.refusalView("result")}`;
}

/** @param {TournamentPage} page @param {Result} result @param {Table} table @param {{round: number, table: number, by: number}} where */
function entryView(page, result, { people }, where) {
  const { games, counted, rules, draft } = result;
  const names = people.map(page.nameOf);
  const count = () => page.attempt(() => result.count(page, people.length), "result");
  const enter = (/** @type {CustomEvent<string>} */ { detail }) => {
    result.games = [...games, detail];
    result.draft = emptyGame(people.length);
    void count();
  };
  const undo = () => {
    [result.draft, result.games] = [readGame(games[games.length - 1]), games.slice(0, -1)];
    void count();
  };
  const send = async () => {
    if (await page.act({ type: "Enter", ...where, games: games.join("-") }, "result")) store(KEY, null);
  };
  const card = { rules: "", house: {}, names, games };
  return html`${games.length ? cardTable(card, counted, { showsWon: false, perRound: counted?.games ?? 1 }) : nothing}
    ${
      counted?.over
        ? nothing
        : html`<tw-game-entry .names=${names} .dice=${rules?.game === "dice"} .jokers=${rules?.jokers ?? ["J"]} .draft=${draft}
          .unclear=${counted?.unclear ?? []} @edit=${(/** @type {CustomEvent} */ { detail }) => (result.draft = detail)}
          @enter=${enter}></tw-game-entry>`
    }
    ${
      games.length
        ? html`<div class="cluster"><button class="primary large" ?disabled=${page.busy} @click=${send}>${t("club-send")}</button>
          <button @click=${undo}>${t("score-undo")}</button></div>`
        : nothing
    }`;
}

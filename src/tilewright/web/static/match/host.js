// What the parts of a match screen ask of it.

import { html } from "../vendor/lit.js";
import { t } from "../words.js";
import { isGameOver } from "./state.js";

/** @import { MatchScreen } from "./match_screen.js" */

/** Whether the player has won the game that is over, or the match. @param {MatchScreen} host */
export function won({ state }) {
  const { view } = state;
  const winners = view && isGameOver(state) ? (view.outcome ?? view.results.at(-1))?.winners : null;
  return Boolean(view?.seat != null && winners?.includes(view.seat));
}

/** Whether other people sit at the table; nobody chats with bots. @param {MatchScreen} host */
export function hasCompany({ seating }) {
  if (!seating || seating.terms.one_device) return false;
  return seating.places.some(({ bot }, seat) => bot === null && seat !== seating.seat);
}

/** Play the turns of others again, and say what they did. @param {MatchScreen} host */
export function showAgain(host) {
  const said = host.kind.lastTurns(host);
  if (said) host.kind.playAgain(host);
  host.announce(said);
}

/** What the last event was, in words. @param {MatchScreen} host */
export const lastSaid = ({ state, kind }) => state.log.map((entry) => kind.sentence(entry, state)).findLast(Boolean) ?? "";

/** The keys of a screen, each with what it does. @param {import("./match_screen.js").Kind} kind @returns {[string, string][]} */
export const allKeys = (kind) => [
  ...kind.keyHelp(),
  ["c", t("game-keys-clock")],
  ["l", t("game-keys-last")],
  ["a", t("game-keys-again")],
  ["h ?", t("game-keys-help")],
];

/** What the felt shows before the first view. @param {MatchScreen} host */
export function waiting({ seating }) {
  const words = seating?.seat === null ? t("game-watching-later") : t("game-joining");
  return html`<p class="waiting">${seating?.begun === false ? t("game-waiting") : words}</p>`;
}

// What the parts of a match screen ask of it and of its state.

import { secondsLeft, timeInWords } from "../parts/clock.js";
import { seatPicture } from "../parts/people/bot_face.js";
import { html, nothing } from "../vendor/lit.js";
import { joinList, t } from "../words.js";
import { moodOf } from "./moments.js";
import { seatName } from "./names.js";
import { isGameOver } from "./state.js";

/** @import { MatchScreen } from "./match_screen.js" */
/** @import { AnyState } from "./state.js" */

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
  host.announcement = said;
}

/** A key, or several, what it does in words, and that; a text that this returns is announced. @typedef {[keys: string, words: string, does?: () => unknown]} Key */

/** The keys of a screen. @param {MatchScreen} host @returns {Key[]} */
export function allKeys(host) {
  const { state, kind } = host;
  const left = secondsLeft(state.clock);
  return [
    ...kind.keys(host),
    ["c", t("game-keys-clock"), () => (state.clock?.paused ? t("game-paused") : left === null ? t("game-no-clock") : timeInWords(left))],
    ["l", t("game-keys-last"), () => state.log.map((entry) => kind.sentence(entry, state)).findLast(Boolean) ?? ""],
    ["a", t("game-keys-again"), () => showAgain(host)],
    ["h ?", t("game-keys-help"), () => showKeys(host)],
  ];
}

/** What a key does on a screen. @param {MatchScreen} host @param {string} key */
export const actionOf = (host, key) => allKeys(host).find(([keys]) => keys.split(" ").includes(key))?.[2];

/** Show all keys; the list of a board has its own too. @param {MatchScreen} host */
export function showKeys(host) {
  const ofBoard = host.querySelector("tw-board")?.querySelector("dialog");
  if (ofBoard) ofBoard.showModal();
  else host.show({ open: "keys" });
}

/** What the felt shows before the first view. @param {MatchScreen} host */
export function waiting({ seating }) {
  const words = seating?.seat === null ? t("game-watching-later") : t("game-joining");
  const missing =
    seating?.places.flatMap(({ nonce }, seat) => (nonce === null && seat !== seating.seat ? [seatName(seating.places, seat)] : [])) ?? [];
  const names = missing.length ? t("game-rematch-waits", { names: joinList(missing) }) : nothing;
  // The pictures of people take long to draw for the first time.
  return html`<p class="waiting">${seating?.begun === false ? html`${t("game-waiting")} ${names}` : words}</p>
    <span hidden>${seating?.places.map((_, seat) => seatPicture(seating.places, seat))}</span>`;
}

/** Whether a seat is to move, why its player does not, in words, and what its face shows. @param {AnyState} state @param {number} seat */
export function seatStatus(state, seat) {
  const { seating, view, clock, present, log } = state;
  const over = isGameOver(state);
  const toMove = view?.to_move ?? [];
  // Delayed spectators get no presence.
  const apart = seating?.places[seat].bot === null && !seating.terms.one_device && seat !== seating.seat;
  const gone = apart && present.length > 0 && !present.includes(seat);
  return {
    moves: toMove.includes(seat) && !over,
    absence: clock?.away.includes(seat) ? t("game-away") : gone ? t("game-not-connected") : "",
    mood: moodOf(seat, { log, toMove, winners: over ? (view?.results.at(-1)?.winners ?? []) : null }),
  };
}

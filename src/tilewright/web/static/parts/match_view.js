// The screen of a match of either game, loaded on demand and drawn by whoever shows one.

import { FACES } from "../match/faces.js";
import { html } from "../vendor/lit.js";

/** @import { MatchScreen } from "../match/match_screen.js" */

/** @type {Record<string, () => Promise<unknown>>} */
const SCREENS = { tiles: () => import("../tiles/match.js"), dice: () => import("../dice/match.js") };

/** Load the screen of a kind of game. @param {string} game */
export const loadScreen = (game) => SCREENS[game]();

/** The screen of a match.
 * @param {string} game "tiles" or "dice"
 * @param {string} match
 * @param {Partial<Pick<MatchScreen, "table" | "connection" | "session" | "device" | "face">>} [given] what it does not find by itself */
export const matchView = (game, match, { table = null, connection = null, session = null, device = null, face = FACES.match } = {}) =>
  game === "dice"
    ? html`<tw-dice .match=${match} .table=${table} .connection=${connection} .session=${session} .device=${device} .face=${face}></tw-dice>`
    : html`<tw-match .match=${match} .table=${table} .connection=${connection} .session=${session} .device=${device} .face=${face}></tw-match>`;

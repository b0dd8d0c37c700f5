// When to reconnect, and what to send first on a new connection. Pure, so that it is tested alone.

const FIRST_MS = 400;
const MOST_MS = 8_000;
const NOT_ALLOWED = 1008;
const TOO_LONG = 1009;

/**
 * @typedef {object} Followed what a client follows when it reconnects
 * @property {string | null} match the match it follows
 * @property {number | null} seq the event that its last view came after
 * @property {string | null} table
 * @property {string | null} invite
 * @property {boolean} [covered] whether it follows without its own pieces
 * @property {boolean} [here] whether it is told who calls the player
 * @property {{ tournament: string, key?: string }} [tournament]
 * @property {string} [screen] the table of which it is a large screen
 */

/** How long to wait before the next try, whether to log in again first, and whether to drop the pending commands.
 * @param {number} code of the close event
 * @param {number} tries that failed since the connection was last open
 * @param {number} chance from 0 to 1; it spreads the clients that reconnect after a restart
 * @returns {{ wait: number, login: boolean, drop: boolean }} */
export function reconnectPlan(code, tries, chance) {
  const most = Math.min(MOST_MS, FIRST_MS * 2 ** tries);
  // A refused connection would be refused again at once.
  const wait = code === NOT_ALLOWED ? Math.max(most, MOST_MS / 5) : most;
  return {
    wait: Math.round(wait * (0.5 + chance / 2)),
    login: code === NOT_ALLOWED,
    drop: code === TOO_LONG,
  };
}

/** The first messages on a new connection: what is followed.
 * @param {Followed} followed
 * @returns {import("./messages/socket.d.ts").Incoming[]} */
export function resumeMessages({ match, seq, table, invite, covered, here, screen, tournament }) {
  const after = seq === null ? {} : { after: seq };
  const how = { ...(covered ? { covered } : {}), ...(screen ? { screen } : {}) };
  /** @type {import("./messages/socket.d.ts").Incoming[]} */
  const messages = here ? [{ type: "here" }] : [];
  if (match !== null) messages.push({ type: "hello", match, ...after, ...how });
  if (table !== null) messages.push({ type: "table", table, ...(invite === null ? {} : { invite }) });
  if (tournament) messages.push({ type: "tournament", ...tournament });
  return messages;
}

/** @import { Outgoing } from "./messages/socket.d.ts" */
/**
 * What has come of a match: whether its seats, whether it waits for this player's nonce, its last event, the event of its last view,
 * whether the
 * server has just been asked for it, and how many beats said that there is more.
 * @typedef {{seated: boolean, awaited: boolean, events: number, view: number, fresh: boolean, behind: number}} Known */

/** Nothing has come. @type {Known} */
export const UNKNOWN = { seated: false, awaited: false, events: 0, view: 0, fresh: true, behind: 0 };

const MOST_BEHIND = 1;
const OF_A_MATCH = new Set(["events", "view", "clock"]);

/**
 * What to do with the next message: the message to use, if any, without what is known already; whether something is missing and must be
 * asked
 * for; and what is known then. Messages that are late, doubled, out of order or lost lead to the same match.
 * @param {Outgoing} message @param {Known} known
 * @returns {{use: Outgoing | null, again: boolean, known: Known}}
 */
export function sequenced(message, known) {
  if (!known.seated && OF_A_MATCH.has(message.type)) return { use: null, again: true, known };
  switch (message.type) {
    case "seating": {
      const awaited = !message.begun && message.seat !== null && message.places[message.seat].nonce === null;
      return { use: message, again: false, known: { ...known, seated: true, awaited, fresh: true } };
    }
    case "events":
      return nextEvents(message, known);
    case "view": {
      const after = { ...known, view: message.seq, fresh: false, behind: 0 };
      if (message.seq === known.view && !known.fresh) return { use: null, again: false, known };
      if (message.seq === known.events) return { use: message, again: false, known: after };
      // An older one is late. A newer one says that events were lost.
      return { use: null, again: message.seq > known.events, known };
    }
    case "clock":
      if (message.seq < known.view) return { use: null, again: false, known };
      return { use: message, again: message.seq > known.view, known: { ...known, fresh: false } };
    case "pong": {
      const more = !known.seated || known.awaited || (message.seq ?? 0) > known.view;
      const behind = more ? known.behind + 1 : 0;
      // What was sent a moment before the answer may still come.
      const again = behind > MOST_BEHIND;
      return { use: message, again, known: { ...known, behind } };
    }
    default:
      return { use: message, again: false, known };
  }
}

/** @param {import("./messages/socket.d.ts").Events} message @param {Known} known @returns {ReturnType<typeof sequenced>} */
function nextEvents(message, known) {
  const { seq, events } = message;
  const first = seq - events.length + 1;
  // A server that sends everything although it was asked for the rest has another log, such as after a backup was restored.
  const before = known.fresh && first === 1 ? 0 : known.events;
  if (first > before + 1) return { use: null, again: true, known };
  const unseen = events.slice(Math.max(0, before + 1 - first));
  if (!unseen.length) return { use: null, again: false, known };
  return {
    use: { ...message, events: unseen },
    again: false,
    known: { ...known, awaited: false, events: seq, view: Math.min(known.view, before), fresh: false },
  };
}

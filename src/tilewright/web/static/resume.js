// When to reconnect, and what to send first on a new connection. Pure, so that it is tested alone.

const FIRST_MS = 400;
const MOST_MS = 15_000;
const NOT_ALLOWED = 1008;
const TOO_LONG = 1009;

/**
 * @typedef {object} Followed what a client follows when it reconnects
 * @property {string | null} match the match it follows
 * @property {number | null} seq the event that its last view came after
 * @property {string | null} table
 * @property {string | null} invite
 * @property {object[]} pending commands without an answer yet, oldest first
 * @property {boolean} [covered] whether it follows without its own pieces
 * @property {boolean} [here] whether it is told who calls the player
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

/** The first messages on a new connection: what is followed, then every pending command under its old id.
 * @param {Followed} followed
 * @returns {object[]} */
export function resumeMessages({ match, seq, table, invite, pending, covered, here, screen }) {
  const after = seq === null ? {} : { after: seq };
  const how = { ...(covered ? { covered } : {}), ...(screen ? { screen } : {}) };
  return [
    ...(here ? [{ type: "here" }] : []),
    ...(match === null ? [] : [{ type: "hello", match, ...after, ...how }]),
    ...(table === null
      ? []
      : [invite === null ? { type: "table", table } : { type: "table", table, invite }]),
    ...(match === null ? [] : pending),
  ];
}

/** The events of a message that a client has not seen; messages have no gaps.
 * @template T
 * @param {{ seq: number, events: T[] }} message
 * @param {number} seen the last event it has seen
 * @returns {T[]} */
export function unseenEvents({ seq, events }, seen) {
  return events.slice(Math.max(0, events.length - Math.max(0, seq - seen)));
}

// What to do when the line to the server is lost, and what to say first on a new one: pure, so that it is tested alone.

const FIRST_MS = 400;
const MOST_MS = 15_000;
const NOT_ALLOWED = 1008;
const TOO_LONG = 1009;

/**
 * @typedef {object} Known what a client knows when it comes back
 * @property {string | null} match the match it follows
 * @property {number | null} seq the last event after which it has seen the match
 * @property {string | null} table
 * @property {string | null} invite
 * @property {object[]} pending commands that were not answered yet, oldest first
 */

/** How long to wait before the next try, whether to log in anew before it, and whether to give up what was sent.
 * @param {number} code with which the line was closed
 * @param {number} tries that failed since the line was last open
 * @param {number} chance from 0 to 1, so that not all come back at once
 * @returns {{ wait: number, login: boolean, drop: boolean }} */
export function afterLoss(code, tries, chance) {
  const most = Math.min(MOST_MS, FIRST_MS * 2 ** tries);
  // A line that was refused would be refused at once again.
  const wait = code === NOT_ALLOWED ? Math.max(most, MOST_MS / 5) : most;
  return { wait: Math.round(wait * (0.5 + chance / 2)), login: code === NOT_ALLOWED, drop: code === TOO_LONG };
}

/** What to say on a new line: what is followed, then every command again under its own id.
 * @param {Known} known
 * @returns {object[]} */
export function greeting({ match, seq, table, invite, pending }) {
  return [
    ...(match === null ? [] : [seq === null ? { type: "hello", match } : { type: "hello", match, after: seq }]),
    ...(table === null ? [] : [invite === null ? { type: "table", table } : { type: "table", table, invite }]),
    ...(match === null ? [] : pending),
  ];
}

/** The events of a message that a client has not seen; an event is never missing between two that are told.
 * @template T
 * @param {{ seq: number, events: T[] }} message
 * @param {number} seen the last event it has seen
 * @returns {T[]} */
export function unseen({ seq, events }, seen) {
  return events.slice(Math.max(0, events.length - Math.max(0, seq - seen)));
}

// The faces of a match: which parts its screen has around the table.

/**
 * `top` has the header and the seats, `side` the chat and the log, and `talks` the chat. Where only laying reaches the goal, `help`
 * shows how, in place of what ends a turn without laying. A television is for all: nobody plays on it.
 * @typedef {{top: boolean, side: boolean, talks: boolean, help: (() => void) | null, television: boolean}} Face
 */

/** @type {Face} */
const MATCH = { top: true, side: true, talks: true, help: null, television: false };

export const FACES = {
  match: MATCH,
  television: { ...MATCH, talks: false, television: true },
  // A lesson has no other players, no clock and no log.
  lesson: { ...MATCH, top: false, side: false },
};

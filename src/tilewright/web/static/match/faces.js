// The faces of a match: which parts its screen has around the table.

/**
 * `top` has the header and the seats, `side` the chat and the log, `ends` the buttons that end a turn, `talks` the chat. A television is
 * for all:
 * nobody plays on it.
 * @typedef {{top: boolean, side: boolean, ends: boolean, talks: boolean, television: boolean}} Face
 */

/** @type {Face} */
const MATCH = { top: true, side: true, ends: true, talks: true, television: false };

export const FACES = {
  match: MATCH,
  television: { ...MATCH, talks: false, television: true },
  // A lesson has no other players, no clock and no log.
  lesson: { ...MATCH, top: false, side: false },
  // A puzzle has no end of a turn either: the server sees when it is solved.
  puzzle: { ...MATCH, top: false, side: false, ends: false },
};

// The faces of a match: which parts its screen has around the table.

/**
 * `top` has the header and the seats, `side` the chat and the log, `talks` the chat, and `draws` the
 * advice to end a turn without laying. A television is for all: nobody plays on it.
 * @typedef {{top: boolean, side: boolean, talks: boolean, draws: boolean, television: boolean}} Face
 */

/** @type {Face} */
const MATCH = { top: true, side: true, talks: true, draws: true, television: false };

// A lesson has no other players, no clock and no log.
const LESSON = { ...MATCH, top: false, side: false };

export const FACES = {
  match: MATCH,
  television: { ...MATCH, talks: false, television: true },
  lesson: LESSON,
  // Only laying reaches the goal.
  laying: { ...LESSON, draws: false },
};

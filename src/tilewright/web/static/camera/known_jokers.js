// The jokers that were shown to this device: how they look, never the photo. They stay here, and can be forgotten.

import { readStored, SHOWN_JOKERS, store } from "../settings.js";
import { withJokers } from "./shot.js";

/** @import { Reader } from "./reader.js" */
/** @import { Shot, Tile } from "./shot.js" */
/** @typedef {{ face: string, look: number[] }} KnownJoker */

const MOST = 12;
// As in camera/jokers.py.
const ALIKE = 0.86;

/** @returns {KnownJoker[]} */
export const knownJokers = () => readStored(SHOWN_JOKERS) ?? [];

/** The newest are kept. @param {Tile[]} tiles */
export const rememberJokers = (tiles) =>
  store(SHOWN_JOKERS, [...knownJokers(), ...tiles.map(({ face, look }) => ({ face, look }))].slice(-MOST));

export const forgetJokers = () => store(SHOWN_JOKERS, []);

/** The change that reads the tiles of a photo as jokers that look like known ones. @param {Shot} shot @param {Reader} reader
 * @returns {Promise<(shot: Shot) => Shot>} */
export async function jokersIn({ tiles }, reader) {
  const known = knownJokers();
  if (!known.length) return (shot) => shot;
  const looks = tiles.map(({ look }) => look);
  const alike = await reader.likenesses(
    looks,
    known.map(({ look }) => look),
  );
  /** @type {Map<number[], string>} */
  const found = new Map();
  for (const [at, each] of alike.entries()) {
    const best = Math.max(...each);
    if (best >= ALIKE) found.set(looks[at], known[each.indexOf(best)].face);
  }
  return (shot) => withJokers(shot, found);
}

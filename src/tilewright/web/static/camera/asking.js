// What is asked about the tiles that were found; the photo is not sent.

import { LatestAnswer } from "../parts/latest_answer.js";
import { looked, seen } from "./shot.js";

/** @import { Shot } from "./shot.js" */
/** @typedef {{ rules: string, house: Record<string, string | number> }} Rules */

/** The photo with what is doubtful and likely in it; two of its color groups are exchanged first. @param {Shot} shot @param {Rules} rules
 * @param {[string, string] | null} [swap] @returns {Promise<Shot>} */
export async function lookAt(shot, { rules, house }, swap = null) {
  const answer = await new LatestAnswer("/api/photos/tiles").ask({ rules, house, ...seen(shot), swap });
  return looked(shot, answer);
}

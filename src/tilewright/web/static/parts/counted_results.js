// The results of the player, asked for until all finished matches are counted.

import { request } from "../api.js";

// Each answer counts some more matches.
const MOST_ASKED = 10;

/** The results so far, again and again while more is counted. @returns {AsyncGenerator<import("../messages/http.d.ts").Results>} */
export async function* countedResults() {
  for (let asked = 0; asked < MOST_ASKED; asked++) {
    const found = await request("/api/me/results");
    yield found;
    if (!found.more) return;
  }
}

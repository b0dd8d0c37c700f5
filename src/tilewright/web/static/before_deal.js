// What this browser saw of a match before its first deal, to compare the record with it afterwards. Pure, so that it is tested alone.

const MOST = 100;

/**
 * @typedef {object} Seen
 * @property {string} match
 * @property {number} seat
 * @property {(string | null)[]} nonces of the seats, as far as they were known; the player's own among them
 * @property {string[]} commitments one for each game
 */

/** What is known of a match before its first deal; what was seen earlier is never replaced.
 * @param {{match: string, seat: number, places: {nonce: string | null}[], commitments: string[]}} seating
 * @param {string} nonce of the player
 * @param {Seen | null} before
 * @returns {Seen} */
export function seenBefore({ match, seat, places, commitments }, nonce, before) {
  const shown = places.map((place, index) => (index === seat ? nonce : place.nonce));
  const nonces = before ? shown.map((each, index) => before.nonces[index] ?? each) : shown;
  return { match, seat, nonces, commitments: before?.commitments ?? commitments };
}

/** What was stored about a match, or null.
 * @param {unknown} stored
 * @param {string} match
 * @returns {Seen | null} */
export function seenOf(stored, match) {
  return (Array.isArray(stored) ? stored : []).find((each) => each?.match === match) ?? null;
}

/** What is stored after one more match: the latest only.
 * @param {unknown} stored
 * @param {Seen} seen
 * @returns {Seen[]} */
export function withSeen(stored, seen) {
  const others = (Array.isArray(stored) ? stored : []).filter((each) => each?.match !== seen.match);
  return [...others, seen].slice(-MOST);
}

/** Whether a record has the commitments and nonces that were seen before the deal: "kept" or "changed", or "unseen" if none were.
 * @param {Seen | null} seen
 * @param {string} record in JSON Lines
 * @returns {"kept" | "changed" | "unseen"} */
export function comparison(seen, record) {
  if (!seen) return "unseen";
  const lines = record.split("\n").filter((line) => line.trim());
  const games = lines.map((line) => JSON.parse(line)).filter(({ event }) => event === "game");
  const same = games.every(
    ({ match, game, shuffle }) =>
      match === seen.match &&
      shuffle?.commitment === seen.commitments[game - 1] &&
      seen.nonces.every((nonce, seat) => nonce === null || nonce === shuffle.nonces[seat]),
  );
  return games.length && same ? "kept" : "changed";
}

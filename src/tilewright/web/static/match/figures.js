// Three figures of a game or of the whole match, from its events: how many turns it took, what the player laid, and the biggest turn.

/** @typedef {{turns: number, own: number, most: number, by: number | null}} Figures `by` is the seat of the biggest turn */

const TURNS = new Set(["TilesPlayed", "DicePlaced", "DrawSeen", "Passed", "TimeOutSeen", "TimedOut"]);

/**
 * The figures of the last game of some events, or of all of them when the match is over. @param {import("./types.js").Message[]} events @param {number | null} seat of the player;
 * without one everybody counts @returns {Figures}
 */
export function figures(events, seat) {
  const over = events.some(({ type }) => type === "MatchEnded");
  const game = over
    ? events
    : events.slice(
        Math.max(
          0,
          events.findLastIndex(({ deal }) => deal),
        ),
      );
  const plays = game.filter(({ played }) => played?.length);
  const longest = Math.max(0, ...plays.map(({ played }) => played.length));
  const most = plays.find(({ played }) => played.length === longest);
  return {
    turns: game.filter(({ type }) => TURNS.has(type)).length,
    own: plays.filter((each) => seat === null || each.seat === seat).reduce((sum, { played }) => sum + played.length, 0),
    most: most?.played.length ?? 0,
    by: most?.seat ?? null,
  };
}

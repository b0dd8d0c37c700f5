// The figures of a game from its events, without a browser.

import assert from "node:assert/strict";
import { test } from "node:test";
import { figures } from "../../src/tilewright/web/static/match/figures.js";

const deal = { type: "GameDealSeen", deal: {} };
/** @param {number} seat @param {number} count */
const play = (seat, count) => ({
  type: "TilesPlayed",
  seat,
  played: Array.from({ length: count }, (_, tile) => tile),
});

test("the figures are those of the last game", () => {
  const events = [
    deal,
    play(0, 9),
    deal,
    play(1, 5),
    { type: "DrawSeen", seat: 0 },
    play(0, 2),
    play(1, 5),
    { type: "Paused" },
    play(0, 4),
  ];
  assert.deepEqual(figures(events, 0), { turns: 5, own: 6, most: 5, by: 1 });
  assert.deepEqual(figures(events, null), { turns: 5, own: 16, most: 5, by: 1 });
  assert.deepEqual(figures([], 0), { turns: 0, own: 0, most: 0, by: null });
});

test("after the match the figures are those of all its games", () => {
  const events = [deal, play(0, 9), deal, play(1, 5), { type: "MatchEnded", winners: [0] }];
  assert.deepEqual(figures(events, 0), { turns: 2, own: 9, most: 9, by: 0 });
});

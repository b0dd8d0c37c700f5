// The order and the times of a turn that is played, without a browser.

import assert from "node:assert/strict";
import { test } from "node:test";

// The settings ask the browser for its theme and what is stored.
Object.assign(globalThis, { matchMedia: () => ({ matches: false, addEventListener: () => {} }) });
const { timetable } = await import("../../src/tilewright/web/static/match/pace.js");
const { turnGroups } = await import("../../src/tilewright/web/static/tiles/turn_order.js");
const { initial, reduce } = await import("../../src/tilewright/web/static/match/state.js");
const { game } = await import("../../src/tilewright/web/static/tiles/game.js");

test("new rows are made first, and tiles of other rows move before those that are laid", () => {
  const groups = turnGroups(
    [
      [1, 2, 3, 4],
      [10, 11, 12],
    ],
    [
      [1, 2, 3],
      [10, 11, 12, 13],
      [4, 20, 21],
    ],
  );
  assert.deepEqual(groups, [
    { tiles: [4], laid: false },
    { tiles: [20, 21], laid: true },
    { tiles: [13], laid: true },
  ]);
});

test("tiles that are side by side before and after move together", () => {
  assert.deepEqual(
    turnGroups(
      [[1, 2, 3, 4, 5, 6]],
      [
        [1, 2, 3],
        [4, 5, 6],
      ],
    ),
    [{ tiles: [4, 5, 6], laid: false }],
  );
  assert.deepEqual(turnGroups([[1, 2, 3]], [[3, 2, 1]]), []);
});

test("a turn takes 1.2 to 2 seconds, whatever it moves", () => {
  for (const count of [1, 2, 5, 30]) {
    const times = timetable(count, 0, 1);
    const ends = Math.max(...times.map(([, end]) => end));
    assert.ok(ends >= 1200 && ends <= 2000, `${count}: ${ends}`);
    assert.equal(times.length, count);
    assert.ok(times.every(([start, end]) => start >= 0 && end > start));
  }
  assert.deepEqual(timetable(1, 0, 0.5), [[0, 600]]);
});

test("a turn waits for the one before it, but not for ever", () => {
  assert.equal(timetable(1, 800, 1)[0][0], 800);
  assert.equal(timetable(1, 60_000, 1)[0][0], 2500);
  assert.deepEqual(timetable(0, 0, 1), []);
});

test("the turns of others are remembered until the player has played", () => {
  const seating = { type: "seating", match: "m", seat: 0, places: [], begun: true };
  const start = { type: "MatchStartSeen", deal: { starter: 0, draws: [] } };
  const plays = (/** @type {number} */ seat, /** @type {number[][]} */ table) => ({
    type: "TilesPlayed",
    seat,
    played: table.flat(),
    table,
  });
  const state = [
    seating,
    {
      type: "events",
      seq: 3,
      events: [
        start,
        plays(1, [[4, 8, 12]]),
        plays(2, [
          [4, 8, 12],
          [40, 44, 48],
        ]),
      ],
    },
  ].reduce(reduce, initial(game));
  assert.deepEqual(
    state.plays.map(({ seq, seat, before }) => [seq, seat, before.length]),
    [
      [2, 1, 0],
      [3, 2, 1],
    ],
  );
  assert.ok(state.plays.every(({ live }) => !live));
  assert.deepEqual(reduce(state, { type: "events", seq: 4, events: [{ type: "Passed", seat: 0 }] }).plays, []);
});

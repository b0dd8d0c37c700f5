// Moods and big turns: they follow from public events alone.

import assert from "node:assert/strict";
import test from "node:test";
import { freesJoker, isBig, moodOf } from "../../src/tilewright/web/static/match/moments.js";

const JOKER = 208;
const isJoker = (piece) => piece >= JOKER;
const played = (seat, count, more = {}) => ({
  event: { type: "TilesPlayed", seat, played: Array(count).fill(0), ...more },
});
const seen = (log, toMove = [], winners = null) => ({ log, toMove, winners });

test("a bot thinks while it is to move, and is pleased with a good turn of its own", () => {
  assert.equal(moodOf(1, seen([], [1])), "thinking");
  assert.equal(moodOf(1, seen([played(1, 5)], [2])), "pleased");
  assert.equal(moodOf(1, seen([played(1, 1)], [2])), "calm");
  assert.equal(moodOf(1, seen([played(1, 5), { event: { type: "DrawSeen", seat: 2, count: 1 } }], [0])), "calm");
});

test("a big turn surprises all others, also the one who is next", () => {
  const log = [played(0, 8)];
  assert.equal(moodOf(1, seen(log, [1])), "surprised");
  assert.equal(moodOf(2, seen(log, [1])), "surprised");
  assert.equal(moodOf(0, seen(log, [1])), "pleased");
});

test("penalties surprise, and the end pleases those who won", () => {
  assert.equal(moodOf(1, seen([{ event: { type: "TimeOutSeen", seat: 1 } }], [2])), "surprised");
  assert.equal(moodOf(1, seen([{ event: { type: "DrawSeen", seat: 1, penalty: true } }], [2])), "surprised");
  assert.equal(moodOf(1, seen([], [], [1])), "pleased");
  assert.equal(moodOf(2, seen([], [], [1])), "surprised");
});

test("eight tiles, six dice or a freed joker are a big turn", () => {
  assert.ok(isBig(played(0, 8)));
  assert.ok(!isBig(played(0, 7)));
  assert.ok(isBig(played(0, 6, { type: "DicePlaced" })));
  assert.ok(!isBig(played(0, 5, { type: "DicePlaced" })));
  assert.ok(isBig({ ...played(0, 1), freed: true }));
});

test("a joker is freed when nothing of its old set is beside it any more", () => {
  const before = [
    [4, JOKER, 12],
    [40, 44, 48],
  ];
  assert.ok(
    freesJoker(
      before,
      [
        [4, 8, 12],
        [40, 44, 48, JOKER],
      ],
      isJoker,
    ),
  );
  assert.ok(
    !freesJoker(
      before,
      [
        [4, JOKER, 12, 16],
        [40, 44, 48],
      ],
      isJoker,
    ),
  );
  // A row that is split takes its joker along.
  assert.ok(
    !freesJoker(
      [[4, JOKER, 12, 16, 20, 24]],
      [
        [4, JOKER, 12],
        [16, 20, 24],
      ],
      isJoker,
    ),
  );
});

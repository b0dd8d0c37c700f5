// Where people sit at a table, without a browser.

import assert from "node:assert/strict";
import { test } from "node:test";
import { acrossOf, sideOf } from "../../src/tilewright/web/static/match/sides.js";

/** @param {number | null} own @param {number} count */
const sides = (own, count) => Array.from({ length: count }, (_, seat) => sideOf(seat, own, count));

test("people sit clockwise from the left of who looks", () => {
  assert.deepEqual(sides(0, 2), ["own", "top"]);
  assert.deepEqual(sides(1, 3), ["right", "own", "left"]);
  assert.deepEqual(sides(0, 4), ["own", "left", "top", "right"]);
  assert.deepEqual(sides(2, 4), ["top", "right", "own", "left"]);
  assert.deepEqual(sides(0, 6), ["own", "left", "top", "top", "top", "right"]);
  // Who only watches sees everybody around the table.
  assert.deepEqual(sides(null, 4), ["left", "top", "top", "right"]);
});

test("those on the far side share it", () => {
  assert.equal(acrossOf(0, 2), "--across: 12");
  assert.equal(acrossOf(0, 6), "--across: 4");
  assert.equal(acrossOf(null, 6), "--across: 3");
});

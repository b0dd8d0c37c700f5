import assert from "node:assert/strict";
import { test } from "node:test";

import { changedDice, changedPieces, held } from "../../src/tilewright/web/static/pages/moments.js";

/** @param {number[][]} table */
const moment = (table) => ({ sentence: "", seat: 0, view: { table, pool: 0 }, racks: [[1], [2, 3]] });

test("on the first table everything is new", () => {
  assert.deepEqual(changedPieces(undefined, moment([[4, 8, 12]])), new Set([4, 8, 12]));
});

test("what stays as it lay has not changed, also in another order of rows", () => {
  assert.deepEqual(changedPieces(moment([[4, 8, 12], [20, 24, 28]]), moment([[20, 24, 28], [4, 8, 12]])), new Set());
});

test("what was added to a row has changed, and the row has not", () => {
  assert.deepEqual(changedPieces(moment([[4, 8, 12]]), moment([[4, 8, 12, 16]])), new Set([16]));
});

test("of a row that was split the smaller part has not moved either", () => {
  assert.deepEqual(changedPieces(moment([[4, 8, 12, 16, 20, 24]]), moment([[4, 8, 12], [16, 20, 24]])), new Set());
});

test("a piece that went from one row to another has changed", () => {
  const before = moment([[4, 8, 12, 16], [17, 69, 121]]);
  assert.deepEqual(changedPieces(before, moment([[4, 8, 12], [16, 17, 69, 121]])), new Set([16]));
});

test("a seat sees its own rack of the moment", () => {
  assert.deepEqual(held(moment([]), 1), { table: [], pool: 0, seat: 1, rack: [2, 3] });
});

test("dice that came or lie elsewhere have changed", () => {
  /** @param {number[][]} grid */
  const at = (grid) => ({ sentence: "", seat: 0, view: { grid }, racks: [] });
  assert.deepEqual(changedDice(undefined, at([[0, 0, 5]])), new Set([5]));
  const before = at([[0, 0, 5], [1, 0, 6], [2, 0, 7]]);
  assert.deepEqual(changedDice(before, at([[0, 0, 5], [1, 0, 6], [2, 1, 7], [3, 0, 8]])), new Set([7, 8]));
});

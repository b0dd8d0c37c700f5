import assert from "node:assert/strict";
import { test } from "node:test";

import {
  changedDice,
  changedPieces,
  momentOfTurn,
  turnOfMoment,
  viewOfSeat,
} from "../../src/tilewright/web/static/parts/boards/replay_moments.js";

/** @param {number[][]} table */
const moment = (table) => ({
  sentence: "",
  seat: 0,
  ends_turn: true,
  view: { table, pool: 0 },
  racks: [[1], [2, 3]],
});

test("on the first table everything is new", () => {
  assert.deepEqual(changedPieces([], [[4, 8, 12]]), new Set([4, 8, 12]));
});

test("unchanged rows have not changed, even in another order", () => {
  assert.deepEqual(
    changedPieces(
      [
        [4, 8, 12],
        [20, 24, 28],
      ],
      [
        [20, 24, 28],
        [4, 8, 12],
      ],
    ),
    new Set(),
  );
});

test("pieces added to a row have changed, the rest of the row has not", () => {
  assert.deepEqual(changedPieces([[4, 8, 12]], [[4, 8, 12, 16]]), new Set([16]));
});

test("both parts of a split row are unchanged", () => {
  assert.deepEqual(
    changedPieces(
      [[4, 8, 12, 16, 20, 24]],
      [
        [4, 8, 12],
        [16, 20, 24],
      ],
    ),
    new Set(),
  );
});

test("a piece that moved to another row has changed", () => {
  const before = [
    [4, 8, 12, 16],
    [17, 69, 121],
  ];
  assert.deepEqual(
    changedPieces(before, [
      [4, 8, 12],
      [16, 17, 69, 121],
    ]),
    new Set([16]),
  );
});

test("the view of a seat has its rack of that moment", () => {
  assert.deepEqual(viewOfSeat(moment([]), 1), { table: [], pool: 0, seat: 1, rack: [2, 3] });
});

test("dice that are new or moved have changed", () => {
  /** @param {number[][]} grid */
  const at = (grid) => ({ sentence: "", seat: 0, view: { grid }, racks: [] });
  assert.deepEqual(changedDice(undefined, at([[0, 0, 5]])), new Set([5]));
  const before = at([
    [0, 0, 5],
    [1, 0, 6],
    [2, 0, 7],
  ]);
  assert.deepEqual(
    changedDice(
      before,
      at([
        [0, 0, 5],
        [1, 0, 6],
        [2, 1, 7],
        [3, 0, 8],
      ]),
    ),
    new Set([7, 8]),
  );
});

test("moments are counted in turns, which a roll or a deal is not", () => {
  const moments = [false, true, false, true, false].map((ends_turn) => ({ ...moment([]), ends_turn }));
  assert.deepEqual(
    moments.map((_, at) => turnOfMoment(moments, at)),
    [0, 1, 1, 2, 2],
  );
  assert.deepEqual(
    [0, 1, 2, 3].map((turn) => momentOfTurn(moments, turn)),
    [0, 1, 3, 4],
  );
});

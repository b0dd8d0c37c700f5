import assert from "node:assert/strict";
import test from "node:test";

import * as draft from "../../src/tilewright/web/static/dice/draft.js";
import { boundsOf, cellAt, fitted, nextCell, openCells } from "../../src/tilewright/web/static/dice/geometry.js";

const GRID = [[0, 0, 1], [1, 0, 2], [2, 0, 3]];
const HAND = [10, 11, 12];
const begun = () => draft.start(GRID, HAND);

test("a die goes to an empty cell and leaves the hand", () => {
  const now = draft.move(begun(), [10], [3, 0]);
  assert.deepEqual(draft.rows(now), [...GRID, [3, 0, 10]]);
  assert.deepEqual(draft.loose(now), [11, 12]);
  assert.deepEqual([...draft.laid(now)], [10]);
});

test("a die put on another changes places with it", () => {
  const swapped = draft.move(begun(), [1], [2, 0]);
  assert.deepEqual(draft.rows(swapped), [[0, 0, 3], [1, 0, 2], [2, 0, 1]]);
});

test("a die from the hand lifts the one it is put on off the grid", () => {
  const lifted = draft.move(begun(), [10], [1, 0]);
  assert.deepEqual(draft.rows(lifted), [[0, 0, 1], [1, 0, 10], [2, 0, 3]]);
  assert.deepEqual(draft.loose(lifted), [11, 12, 2]);
});

test("several dice go side by side, past those in the way", () => {
  const across = draft.move(begun(), HAND, [-1, 0]);
  assert.deepEqual(draft.rows(across), [[-1, 0, 10], ...GRID, [3, 0, 11], [4, 0, 12]]);
  const down = draft.move(begun(), HAND, [1, -1], true);
  assert.deepEqual(draft.cellOf(down.now, 11), [1, 1]);
  assert.deepEqual(draft.cellOf(down.now, 12), [1, 2]);
});

test("what changes nothing leaves nothing to undo", () => {
  const now = begun();
  for (const same of [draft.move(now, [1], [0, 0]), draft.move(now, [10], null), draft.move(now, [99], [5, 5]), draft.reset(now)]) {
    assert.equal(same, now);
  }
});

test("a draft kept elsewhere comes back without foreign or doubled dice", () => {
  const now = draft.restored(begun(), [...GRID, [3, 0, 10], [4, 0, 10], [3, 0, 11], [5, 0, 77]]);
  assert.deepEqual(draft.rows(now), [...GRID, [3, 0, 10]]);
  assert.equal(draft.restored(now, draft.rows(now)), now);
});

/** A fixed stream of numbers below `n`, so that a failure comes again. */
function stream(seed) {
  let state = seed;
  return (n) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
}

test("no die is ever lost or doubled, no cell holds two, and undo and redo are inverse", () => {
  const below = stream(7);
  for (let turn = 0; turn < 200; turn++) {
    let now = begun();
    for (let step = 0; step < 30; step++) {
      const dice = now.dice.filter(() => below(3) === 0);
      const cell = below(5) ? [below(7) - 2, below(7) - 2] : null;
      const before = now;
      now = [
        () => draft.move(now, dice, cell, below(2) === 0),
        () => draft.undo(now),
        () => draft.redo(now),
        () => draft.reset(now),
      ][[0, 0, 0, 1, 2, 3][below(6)]]();
      const lying = draft.rows(now);
      assert.deepEqual([...draft.loose(now), ...lying.map(([, , die]) => die)].sort(), [...now.dice].sort());
      assert.equal(new Set(lying.map(([x, y]) => `${x},${y}`)).size, lying.length);
      if (now.past.length > before.past.length) assert.deepEqual(draft.undo(now).now, before.now);
      if (now.past.length) assert.deepEqual(draft.redo(draft.undo(now)), now);
    }
  }
});

test("the felt has room around all dice and does not shrink while a turn lasts", () => {
  assert.deepEqual(boundsOf(GRID), { left: -2, top: -2, right: 4, bottom: 2 });
  assert.deepEqual(boundsOf([], null), { left: -4, top: -2, right: 4, bottom: 2 });
  assert.deepEqual(boundsOf(GRID, boundsOf([[9, 9]])), { left: -2, top: -2, right: 11, bottom: 11 });
});

test("cells are drawn near dice only, however far apart they lie", () => {
  assert.equal(openCells([[-99, -99, 1], [99, 99, 2]]).length, 50);
  assert.equal(openCells([]).length, 45);
});

test("a cell is as large as lets all be seen, within limits", () => {
  const bounds = boundsOf(GRID);
  assert.equal(fitted(bounds, 350, 500, [30, 56]), 50);
  assert.equal(fitted(bounds, 1400, 1000, [30, 56]), 56);
  assert.equal(fitted(bounds, 100, 100, [30, 56]), 30);
  assert.deepEqual(cellAt(bounds, 50, 149, 100), [0, 0]);
});

test("arrows go along the line, across a gap, and stop at the end", () => {
  const cells = openCells([[0, 0, 1], [9, 0, 2]]);
  assert.deepEqual(nextCell(cells, [0, 0], [1, 0]), [1, 0]);
  assert.deepEqual(nextCell(cells, [2, 0], [1, 0]), [7, 0]);
  assert.equal(nextCell(cells, [11, 0], [1, 0]), null);
});

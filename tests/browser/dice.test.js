import assert from "node:assert/strict";
import test from "node:test";

import * as draft from "../../src/tilewright/web/static/dice/draft.js";
import { game, rolledDice } from "../../src/tilewright/web/static/dice/game.js";
import { boundsOf, cellAt, fitted, nextCell, openCells } from "../../src/tilewright/web/static/dice/geometry.js";
import { begin, lay, STEPS } from "../../src/tilewright/web/static/match/history.js";
import { currentJudgement, initial, reduce } from "../../src/tilewright/web/static/match/state.js";

const INITIAL = initial(game);

const GRID = [
  [0, 0, 1],
  [1, 0, 2],
  [2, 0, 3],
];
const HAND = [10, 11, 12];
const begun = () => ({ now: GRID, dice: [...HAND, 1, 2, 3] });

test("a die goes to an empty cell and leaves the hand", () => {
  const now = draft.move(begun(), [10], [3, 0]);
  assert.deepEqual(draft.ordered(now.now), [...GRID, [3, 0, 10]]);
  assert.deepEqual(draft.diceOffGrid(now), [11, 12]);
});

test("a die put on another swaps places with it", () => {
  const swapped = draft.move(begun(), [1], [2, 0]);
  assert.deepEqual(draft.ordered(swapped.now), [
    [0, 0, 3],
    [1, 0, 2],
    [2, 0, 1],
  ]);
});

test("a die from the hand lifts the one it is put on off the grid", () => {
  const lifted = draft.move(begun(), [10], [1, 0]);
  assert.deepEqual(draft.ordered(lifted.now), [
    [0, 0, 1],
    [1, 0, 10],
    [2, 0, 3],
  ]);
  assert.deepEqual(draft.diceOffGrid(lifted), [11, 12, 2]);
});

test("several dice are laid side by side, skipping occupied cells", () => {
  const across = draft.move(begun(), HAND, [-1, 0]);
  assert.deepEqual(draft.ordered(across.now), [[-1, 0, 10], ...GRID, [3, 0, 11], [4, 0, 12]]);
  const down = draft.move(begun(), HAND, [1, -1], true);
  assert.deepEqual(draft.cellOf(down.now, 11), [1, 1]);
  assert.deepEqual(draft.cellOf(down.now, 12), [1, 2]);
});

test("a move without effect changes nothing", () => {
  const now = begun();
  for (const same of [draft.move(now, [1], [0, 0]), draft.move(now, [10], null), draft.move(now, [99], [5, 5])]) {
    assert.equal(same, now);
  }
});

/** A fixed stream of numbers below `n`, so that a failure comes again. */
function stream(seed) {
  let state = seed;
  return (n) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
}

test("no die is ever lost or duplicated, no cell holds two, and undo and redo are inverse", () => {
  const below = stream(7);
  for (let turn = 0; turn < 200; turn++) {
    let history = begin(draft.ordered(GRID));
    for (let step = 0; step < 30; step++) {
      const now = { ...begun(), now: history.rows };
      const dice = now.dice.filter(() => below(3) === 0);
      const cell = below(5) ? [below(7) - 2, below(7) - 2] : null;
      const before = history;
      const way = ["lay", "lay", "lay", "undo", "redo", "reset"][below(6)];
      history = way === "lay" ? lay(history, draft.ordered(draft.move(now, dice, cell, below(2) === 0).now)) : STEPS[way](history);
      const after = { ...begun(), now: history.rows };
      const onGrid = draft.ordered(after.now);
      assert.deepEqual([...draft.diceOffGrid(after), ...onGrid.map(([, , die]) => die)].sort(), [...after.dice].sort());
      assert.equal(new Set(onGrid.map(([x, y]) => `${x},${y}`)).size, onGrid.length);
      if (history.past.length > before.past.length) assert.deepEqual(STEPS.undo(history).rows, before.rows);
      if (history.past.length) assert.deepEqual(STEPS.redo(STEPS.undo(history)), history);
    }
  }
});

test("the grid has room around all dice and does not shrink during a turn", () => {
  assert.deepEqual(boundsOf(GRID), { left: -2, top: -2, right: 4, bottom: 2 });
  assert.deepEqual(boundsOf([], null), { left: -4, top: -2, right: 4, bottom: 2 });
  assert.deepEqual(boundsOf(GRID, boundsOf([[9, 9]])), { left: -2, top: -2, right: 11, bottom: 11 });
});

test("cells are shown near dice only, however far apart the dice are", () => {
  assert.equal(
    openCells([
      [-99, -99, 1],
      [99, 99, 2],
    ]).length,
    50,
  );
  assert.equal(openCells([]).length, 45);
});

test("cells are as large as the box allows, within limits", () => {
  const side = (width, height, dice = GRID) => fitted(dice, null, { width, height }, [30, 56]).side;
  assert.equal(side(350, 500), 56);
  assert.equal(side(245, 250), 49);
  assert.equal(side(100, 100), 30);
  // An empty grid has fewer columns on a phone than on its side.
  assert.equal(side(374, 417, []), 53);
  assert.deepEqual(fitted([], null, { width: 600, height: 200 }, [30, 56]).bounds, boundsOf([]));
  assert.deepEqual(cellAt(boundsOf(GRID), 50, 149, 100), [0, 0]);
});

test("the bounds stay the same while the laid dice have room around them", () => {
  const box = { width: 344, height: 330 };
  const { bounds } = fitted([], null, box, [28, 64]);
  assert.deepEqual(fitted([[2, 1, 5]], bounds, box, [28, 64]).bounds, bounds);
  assert.ok(fitted([[4, 0, 5]], bounds, box, [28, 64]).bounds.right > 4);
});

test("in a tight box there is still room for another set on one side", () => {
  for (const [width, height, wide, high] of [
    [200, 400, 1, 2],
    [400, 150, 2, 1],
    [900, 900, 2, 2],
  ]) {
    const { bounds } = fitted(GRID, null, { width, height }, [20, 60]);
    assert.deepEqual(bounds, boundsOf(GRID, null, [wide, high]));
    assert.equal(openCells(GRID, bounds).length, (3 + 2 * wide) * (1 + 2 * high));
  }
});

test("arrows go along the line, across a gap, and stop at the end", () => {
  const cells = openCells([
    [0, 0, 1],
    [9, 0, 2],
  ]);
  assert.deepEqual(nextCell(cells, [0, 0], [1, 0]), [1, 0]);
  assert.deepEqual(nextCell(cells, [2, 0], [1, 0]), [7, 0]);
  assert.equal(nextCell(cells, [11, 0], [1, 0]), null);
});

const FACES = { R7: { type: "Number", color: "R", value: 7 }, J: { type: "Joker", kind: "J" } };
const seating = {
  type: "seating",
  match: "m",
  seat: 0,
  begun: true,
  rules: "turbo",
  house: {},
  places: [],
  terms: { rated: false },
};
const view = (part) => ({
  seat: 0,
  game: 1,
  turns: 0,
  to_move: [0],
  rolled: false,
  grid: [],
  showing: [],
  hands: [[1], [2]],
  ...part,
});
const clock = { type: "clock", deadline: null, now: 1000, at: 400, away: [], asked: [], paused: false };
const fold = (...messages) => messages.reduce(reduce, INITIAL);
const deal = { type: "MatchStartSeen", deal: { starter: 0 } };
const roll = { type: "RollSeen", seat: 0, dice: [3, 1], faces: [FACES.R7, FACES.J] };

test("rolls from before the connection are not animated", () => {
  const before = fold(seating, { type: "events", seq: 2, events: [deal, roll] });
  assert.deepEqual([rolledDice(before), before.news], [undefined, []]);
  assert.deepEqual(before.showing[2], FACES.R7);
  const later = reduce(reduce(before, clock), {
    type: "events",
    seq: 3,
    events: [{ ...roll, dice: [1], faces: [FACES.R7] }],
  });
  assert.deepEqual(rolledDice(later), [1]);
  assert.equal(later.news.length, 1);
});

test("an event that is sent again is listed once", () => {
  const events = { type: "events", seq: 2, events: [deal, roll] };
  assert.equal(fold(seating, events, seating, events).log.length, 2);
});

test("the dice that a turn laid or moved are marked, and whether it moved any", () => {
  const laying = (seq, played, grid) => ({
    type: "events",
    seq,
    events: [{ type: "DicePlaced", seat: 0, played, grid }],
  });
  const first = fold(
    seating,
    { type: "events", seq: 2, events: [deal, roll] },
    laying(
      3,
      [3, 1],
      [
        [0, 0, 3],
        [1, 0, 1],
      ],
    ),
  );
  assert.deepEqual([...first.changed], [3, 1]);
  assert.deepEqual(first.log[2].pieces, [FACES.R7, FACES.J]);
  assert.equal(first.log[2].moved, false);
  const second = reduce(
    first,
    laying(
      4,
      [5],
      [
        [0, 0, 3],
        [0, 1, 1],
        [0, 2, 5],
      ],
    ),
  );
  assert.deepEqual([...second.changed], [1, 5]);
  assert.equal(second.log[3].moved, true);
});

test("an opponent's draft is shown until the turn is over, and the player's own is restored", () => {
  const seen = fold(
    seating,
    { type: "view", seq: 3, view: view({ to_move: [1], rolled: true }) },
    { type: "draft", seat: 1, seq: 3, rows: [[0, 0, 2]], readings: [] },
  );
  assert.deepEqual(seen.other.rows, [[0, 0, 2]]);
  assert.notEqual(reduce(seen, { type: "view", seq: 4, view: view({ to_move: [1], rolled: true }) }).other, null);
  assert.equal(reduce(seen, { type: "view", seq: 4, view: view({ turns: 1 }) }).other, null);
  const rows = [[1, 1, 1]];
  assert.deepEqual(reduce(seen, { type: "draft", seat: 0, seq: 3, rows }).draft.rows, rows);
  assert.equal(reduce(seen, { type: "draft", seat: 0, seq: 2, rows }).draft, null);
  // A die of the opponent is never laid here.
  assert.equal(reduce(seen, { type: "draft", seat: 0, seq: 3, rows: [[1, 1, 2]] }).draft, null);
});

test("a judgement counts only for the current grid", () => {
  const cells = [
    [0, 0],
    [1, 0],
  ];
  const readings = [
    { legal: false, order: [4, 5], cells },
    { legal: false, order: [6], cells: [[5, 5]] },
  ];
  const laid = (...rows) =>
    fold(
      seating,
      { type: "view", seq: 3, may: ["PlaceDice"], view: view({ hands: [[4, 5, 6], []] }) },
      { type: "arranged", rows },
      { type: "judgement", seq: 3, faults: [], sentences: [], readings },
    );
  const state = laid([0, 0, 4], [1, 0, 5], [5, 5, 6]);
  assert.ok(currentJudgement(state));
  assert.equal(currentJudgement(laid([0, 0, 5], [1, 0, 4], [5, 5, 6])), null);
  assert.equal(currentJudgement(laid([0, 0, 4], [1, 0, 5])), null);
  assert.equal(reduce(state, { type: "judgement", seq: 2, faults: [{}], readings: [] }), state);
});

test("the clock follows the server's time", () => {
  assert.equal(fold(seating, clock).clock.offset, 600);
});

test("the rulebook comes with the first view and stays", () => {
  const rules = { match: { rounds: 6 } };
  const first = fold(seating, { type: "view", seq: 3, view: view({ rules }), timeout: [] });
  const { rules: _, ...brief } = view({ turns: 1 });
  assert.deepEqual(reduce(first, { type: "view", seq: 4, view: brief }).view?.rules, rules);
});

// The draft of a turn, without a browser.

import assert from "node:assert/strict";
import { test } from "node:test";
import { begin, lay, STEPS } from "../../src/tilewright/web/static/match/history.js";
import * as draft from "../../src/tilewright/web/static/tiles/board/draft.js";
import { byNumber, notation, sortRow } from "../../src/tilewright/web/static/tiles/piece.js";
import { piece, row, shown, table } from "./pieces.js";

const RANDOM_GAMES = 200;
const OPERATIONS = 60;
/** Steps of the history among the moves. @type {(keyof typeof STEPS | null)[]} */
const WAYS = [null, null, null, null, null, null, null, "undo", "redo", "reset"];

/** The rows of a draft as text. */
const laid = (/** @type {draft.Draft} */ { rows }) => shown(rows);
const FIRST = table("R3 R4 R5 R6 R7 | K8 B8 O8");
const begun = (rows = FIRST) => ({ table: FIRST, rack: row("R5' R8 J K1"), rows });

/** Numbers that follow from a seed, so that a failure comes back. */
function chance(/** @type {number} */ seed) {
  let state = seed;
  return (/** @type {number} */ bound) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * bound);
  };
}

test("what is laid after a step back cannot be redone", () => {
  const [empty, one, other] = [[], [[1]], [[2]]];
  const back = STEPS.undo(lay(begin(empty), one));
  assert.equal(STEPS.redo(back).rows, one);
  assert.equal(STEPS.redo(lay(back, other)).rows, other);
});

test("a piece encodes its face and its copy", () => {
  assert.equal([0, 51, 52, 207, 208, 212, 216, 220].map(notation).join(" "), "K1 K13 R1 O13 J D C M");
});

test("pieces sort by number with jokers last", () => {
  assert.equal(row("J O7 R12 K7").sort(byNumber).map(notation).join(" "), "K7 O7 R12 J");
});

test("sorting a row leaves jokers at their places", () => {
  assert.equal(sortRow(row("R9 J R7 M K7")).map(notation).join(" "), "K7 J R7 M R9");
});

test("a row is split for a piece in one step", () => {
  const right = draft.wedge(begun(), row("R5'"), 0, 3, "right");
  assert.equal(laid(right), "R3 R4 R5 | R5' R6 R7 | K8 B8 O8");
  assert.equal(laid(draft.wedge(begun(), row("R8"), 0, 1, "left")), "R3 R8 | R4 R5 R6 R7 | K8 B8 O8");
  // Pieces that are the whole part restore the row, so nothing changes.
  assert.equal(laid(draft.wedge(begun(), row("R3 R4"), 0, 2, "right")), laid(begun()));
});

test("a piece of the rack goes into a row at its place", () => {
  const next = draft.move(begun(), row("R8"), 0, 5);
  assert.equal(laid(next), "R3 R4 R5 R6 R7 R8 | K8 B8 O8");
  assert.deepEqual(draft.unplayed(next).map(notation), ["R5", "J", "K1"]);
});

test("an index counts the pieces that were in the row before the move", () => {
  assert.equal(laid(draft.move(begun(), row("R3"), 0, 4)), "R4 R5 R6 R3 R7 | K8 B8 O8");
});

test("neighboring pieces of a row make a new row", () => {
  assert.equal(laid(draft.move(begun(), row("R6 R7"), null)), "R3 R4 R5 | K8 B8 O8 | R6 R7");
  assert.equal(laid(draft.move(begun(), row("R6 R7"), null, 1)), "R3 R4 R5 | R6 R7 | K8 B8 O8");
});

test("an empty row disappears", () => {
  assert.equal(laid(draft.move(begun(), FIRST[1], 0)), "R3 R4 R5 R6 R7 K8 B8 O8");
});

test("only pieces that came from the rack go back to it", () => {
  const next = draft.move(begun(), row("R8 J"), 1);
  assert.equal(laid(draft.move(next, row("R8 J K8"), "rack")), "R3 R4 R5 R6 R7 | K8 B8 O8");
  assert.equal(laid(draft.move(begun(), row("K8"), "rack")), laid(begun()));
});

test("a split makes two rows, and does nothing at the ends", () => {
  assert.equal(laid(draft.split(begun(), 0, 2)), "R3 R4 | R5 R6 R7 | K8 B8 O8");
  assert.equal(laid(draft.split(begun(), 0, 5)), laid(begun()));
});

test("reset can be undone", () => {
  const next = lay(begin(begun().rows), draft.move(begun(), row("K1"), null).rows);
  const reset = STEPS.reset(next);
  assert.equal(shown(reset.rows), laid(begun()));
  assert.equal(shown(STEPS.undo(reset).rows), shown(next.rows));
});

test("a dropped piece joins a row where its number fits, and splits it elsewhere", () => {
  const cases = [
    ["B8", "K8", "O8", "in"],
    ["R6", "R5", "R7", "in"],
    ["J", "R5", "R6", "in"],
    ["R4", "J", "R6", "in"],
    ["R5'", "R5", "R6", "right"],
    ["R6'", "R5", "R6", "left"],
    ["R5' R6'", "R4", "R5", "left"],
    ["K1", "R5", "R6", "right"],
  ];
  for (const [tiles, left, right, expected] of cases) {
    assert.equal(draft.dropSide(row(tiles), piece(left), piece(right), "right"), expected, `${tiles} ${left} ${right}`);
  }
});

/** One operation out of all, on random rows and pieces, also such as are not there. */
function operated(/** @type {draft.Draft} */ now, /** @type {(bound: number) => number} */ pick) {
  const all = [...now.table.flat(), ...now.rack, 4 * 50];
  const tiles = Array.from({ length: 1 + pick(3) }, () => all[pick(all.length)]);
  const some = pick(now.rows.length + 1);
  const operations = [
    () => draft.move(now, tiles, null, pick(2) ? some : undefined),
    () => draft.move(now, tiles, some, pick(6)),
    () => draft.move(now, tiles, "rack"),
    () => draft.split(now, some, pick(6)),
    () => draft.wedge(now, tiles, some, pick(6), pick(2) ? "left" : "right"),
  ];
  return operations[pick(operations.length)]();
}

test("no piece is lost or duplicated, and undo and redo are inverse", () => {
  for (let seed = 1; seed <= RANDOM_GAMES; seed++) {
    const pick = chance(seed);
    const { table: first, rack } = begun();
    let history = begin(first);
    const everything = [...first.flat(), ...rack].sort((a, b) => a - b);
    for (let step = 0; step < OPERATIONS; step++) {
      const way = WAYS[pick(WAYS.length)];
      const now = begun(history.rows);
      history = way ? STEPS[way](history) : lay(history, operated(now, pick).rows);
      const next = begun(history.rows);
      const onTable = next.rows.flat();
      assert.deepEqual(
        [...onTable, ...draft.unplayed(next)].sort((a, b) => a - b),
        everything,
        `seed ${seed}, step ${step}`,
      );
      assert.ok(
        first.flat().every((each) => onTable.includes(each)),
        `seed ${seed}: a piece of the table is gone`,
      );
      assert.ok(
        next.rows.every((each) => each.length),
        `seed ${seed}: an empty row`,
      );
      if (history.past.length) assert.deepEqual(STEPS.redo(STEPS.undo(history)), history);
      if (history.future.length) assert.deepEqual(STEPS.undo(STEPS.redo(history)), history);
    }
    while (history.past.length) history = STEPS.undo(history);
    assert.equal(shown(history.rows), laid(begun()));
  }
});

import assert from "node:assert/strict";
import { test } from "node:test";

import { chancesAfter, keyMoments } from "../../src/tilewright/web/static/study/key_moments.js";

/** A turn of a review. @param {number} number @param {object} rest @returns {any} */
const turn = (number, rest) => ({
  turn: number,
  played: 0,
  missed: 0,
  lost: 0,
  mistake: false,
  rack: ["R1"],
  ...rest,
});

test("the costliest mistakes are told in the order of the game", () => {
  const turns = [
    turn(1, { mistake: true, lost: 0.1 }),
    turn(2, { mistake: true, lost: 0.5 }),
    turn(3, { mistake: true, lost: 0.2 }),
    turn(4, { mistake: true, lost: 0.4 }),
    turn(5, { played: 9 }),
  ];
  assert.deepEqual(
    keyMoments(turns).map((each) => each.turn),
    [2, 3, 4],
  );
});

test("without mistakes the largest turns are told, and small ones never", () => {
  const turns = [turn(1, { played: 2 }), turn(2, { played: 4 }), turn(3, { played: 7 })];
  assert.deepEqual(
    keyMoments(turns).map((each) => each.turn),
    [2, 3],
  );
  assert.deepEqual(keyMoments([]), []);
});

test("chances after a turn are those of the next lap, in which everybody looks once", () => {
  const turns = [
    turn(1, { seat: 0, chances: [0.9, 0.1] }),
    turn(2, { seat: 1, chances: [0.2, 0.8] }),
    turn(3, { seat: 0, chances: [0.6, 0.4] }),
    turn(4, { seat: 1, chances: [0.3, 0.7], played: 1 }),
  ];
  const shown = chancesAfter(turns, 2).map((chances) => chances.map((chance) => Number(chance.toFixed(2))));
  // The last turn laid the whole rack.
  assert.deepEqual(shown, [
    [0.4, 0.6],
    [0.45, 0.55],
    [0.3, 0.7],
    [0, 1],
  ]);
});

test("a game that nobody went out in ends with the last chances", () => {
  assert.deepEqual(chancesAfter([turn(1, { seat: 0, chances: [0.7, 0.3] })], 2), [[0.7, 0.3]]);
});

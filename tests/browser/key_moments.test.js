import assert from "node:assert/strict";
import { test } from "node:test";

import { chancesAfter, diceAfter, keyMoments, opensAt, turningPoint } from "../../src/tilewright/web/static/study/key_moments.js";

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

/** The numbers of the key moments. @param {any[]} turns */
const numbers = (turns) => keyMoments(turns).map((each) => each.turn);

test("the costliest mistakes are told in the order of the game", () => {
  const turns = [
    turn(1, { mistake: true, lost: 0.1 }),
    turn(2, { mistake: true, lost: 0.5 }),
    turn(4, { mistake: true, lost: 0.2 }),
    turn(5, { mistake: true, lost: 0.4 }),
    turn(6, { badge: "held", missed: 9 }),
  ];
  assert.deepEqual(numbers(turns), [2, 4, 5]);
});

test("no moment is the third in a row, wherever it stands", () => {
  const lost = [0.3, 0.5, 0.4, 0.2, 0.1];
  const row = (/** @type {number[]} */ order) => order.map((place, at) => turn(at + 1, { mistake: true, lost: lost[place] }));
  assert.deepEqual(numbers(row([0, 1, 2, 3, 4])), [2, 3, 5]);
  assert.deepEqual(numbers(row([1, 0, 2, 3, 4])), [1, 3, 4]);
  assert.deepEqual(numbers(row([2, 1, 0])), [1, 2]);
});

test("without mistakes what was well held back is told, and a turn that was simply the best never", () => {
  const turns = [turn(1, { badge: "held", missed: 2 }), turn(2, { badge: "best", played: 4 }), turn(5, { badge: "even", missed: 7 })];
  assert.deepEqual(numbers(turns), [1]);
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

test("a review opens at the reader's worst mistake, else at anybody's, else where the game turned", () => {
  const mistakes = [
    turn(1, { seat: 0, mistake: true, lost: 0.1 }),
    turn(2, { seat: 1, mistake: true, lost: 0.5 }),
    turn(3, { seat: 0, mistake: true, lost: 0.2 }),
    turn(4, { seat: 1, played: 3 }),
  ];
  const chances = [
    [0.5, 0.5],
    [0.6, 0.4],
    [0.2, 0.8],
    [0, 1],
  ];
  assert.equal(opensAt(mistakes, 0, chances), 3);
  assert.equal(opensAt(mistakes, 1, chances), 2);
  assert.equal(opensAt(mistakes, null, chances), 2);
  const none = mistakes.map((each) => ({ ...each, mistake: false }));
  assert.equal(opensAt(none, 0, chances), 3);
  assert.deepEqual(turningPoint(chances), { turn: 3, seat: 1, before: 0.4, after: 0.8 });
  // Dice have no chances: the last turn that laid something is told.
  assert.equal(opensAt(none, 0, []), 4);
  assert.equal(opensAt([], null, []), 0);
});

test("the dice left are those in hand less those laid, and stay until a seat rolls again", () => {
  const dice = (/** @type {number} */ count) => ({ hand: Array.from({ length: count }, () => "R1"), before: [], after: [] });
  const turns = [
    turn(1, { seat: 0, played: 4, dice: dice(9) }),
    turn(2, { seat: 1, dice: null }),
    turn(3, { seat: 0, played: 5, dice: dice(5) }),
    turn(4, { seat: 1, played: 1, dice: dice(9) }),
  ];
  assert.deepEqual(diceAfter(turns, 2), [
    [5, 9],
    [5, 9],
    [0, 9],
    [0, 8],
  ]);
});

// Faces found in sentences, without a browser.

import assert from "node:assert/strict";
import { test } from "node:test";
import { faceFinder, runsOf } from "../../src/tilewright/web/static/parts/boards/faces_in_text.js";

const NUMBERS = Array.from({ length: 13 }, (_, place) => place + 1);
const NAMES = { K: "black", R: "red", B: "blue", O: "orange" };
const numbered = Object.entries(NAMES).flatMap(([color, name]) =>
  NUMBERS.map((number) => /** @type {[string, string]} */ ([`${name} ${number}`, `${color}${number}`])),
);
const find = faceFinder({
  faces: [...numbered, ["joker", "J"], ["double joker", "D"]],
  several: Object.entries(NAMES).map(([color, name]) => [`${name} #`, color]),
  between: [" and ", ", ", ", and "],
});
/** @param {string} text @param {boolean} [jokers] */
const faces = (text, jokers) => find(text, jokers).map((part) => (part.faces.length ? part.faces.join(" ") : part.words));

test("faces in a list are one part, and the words around them stay", () => {
  assert.deepEqual(faces("Ann played red 7, red 13, and joker."), ["Ann played ", "R7 R13 J", "."]);
  assert.deepEqual(faces("Red 1 and blue 10 are missing. Black 2 too."), ["R1 B10", " are missing. ", "K2", " too."]);
});

test("several numbers of a color are as many faces", () => {
  assert.deepEqual(faces("Picked up red 6 7 8."), ["Picked up ", "R6 R7 R8", "."]);
});

test("a joker in general is not a piece", () => {
  assert.deepEqual(faces("A set has at most one joker."), ["A set has at most one joker."]);
  assert.deepEqual(faces("You drew double joker.", true), ["You drew ", "D", "."]);
});

test("numbers and words that only look alike are left alone", () => {
  for (const text of ["Guest 2 starts.", "red 14", "infrared 7", "red 1st", ""])
    assert.deepEqual(
      find(text).flatMap((part) => part.faces),
      [],
    );
  assert.equal(
    find("red 7 and more")
      .map(({ words }) => words)
      .join(""),
    "red 7 and more",
  );
});

test("neighbours in a run are drawn together", () => {
  assert.deepEqual(runsOf(["R7", "R8", "R10", "B11", "J", "J"]), [["R7", "R8"], ["R10"], ["B11"], ["J"], ["J"]]);
});

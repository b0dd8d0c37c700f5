// A position in one line: the browser reads what the library writes.

import assert from "node:assert/strict";
import { test } from "node:test";
import { readPositionLine } from "../../src/tilewright/web/static/parts/boards/position_line.js";

test("a line has the rulebook, the table and the rack", () => {
  assert.deepEqual(readPositionLine("classic-nl: B4 B5 B6 | K8 R8 O8 / B3 K9"), {
    rules: "classic-nl",
    house: {},
    table: [
      ["B4", "B5", "B6"],
      ["K8", "R8", "O8"],
    ],
    rack: ["B3", "K9"],
    opened: true,
  });
});

test("house rules, an empty table and a rack that has not opened", () => {
  assert.deepEqual(readPositionLine(" twist opening.min=40 jokers.reuse=new_set: - / K2 C unopened"), {
    rules: "twist",
    house: { "opening.min": "40", "jokers.reuse": "new_set" },
    table: [[]],
    rack: ["K2", "C"],
    opened: false,
  });
});

test("other text is not a position", () => {
  for (const text of ["B4 B5 B6", "", "B4 B5 B6 | K8 R8 O8", "classic-nl: B14 / B3", "turbo: 0,0 K3 K4 K5 / R3", "a: b: / c"])
    assert.equal(readPositionLine(text), null);
});

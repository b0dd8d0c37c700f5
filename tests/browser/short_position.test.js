import assert from "node:assert/strict";
import { test } from "node:test";

import { readShort, writeShort } from "../../src/tilewright/web/static/parts/boards/short_position.js";

const POSITIONS = [
  {
    table: [
      ["R3", "J", "R5"],
      ["K9", "R9", "B9", "O9"],
    ],
    rack: ["O13", "K1", "M"],
    opened: true,
  },
  { table: [["B4", "B5", "D", "C"]], rack: [], opened: true },
  { table: [[]], rack: ["R1", "R13"], opened: false },
];

test("a position is one letter for each tile, and reads back as it was", () => {
  assert.equal(writeShort(POSITIONS[0]), "P0R-IViv_zA3");
  for (const position of POSITIONS) assert.deepEqual(readShort(writeShort(position)), position);
});

test("rows that are still empty are left out", () => {
  assert.equal(writeShort({ table: [[], ["K1", "K2", "K3"], []], rack: ["K4"], opened: true }), "ABC_D");
});

test("another word is no position", () => {
  for (const word of ["", "ABC", "AB4_", "A_B_C", "<b>_", "A b_"]) assert.equal(readShort(word), null);
});

// Capitals and sentences.

import assert from "node:assert/strict";
import { test } from "node:test";
import { capitalised, sentences } from "../../src/tilewright/web/static/parts/text.js";

test("a sentence starts with a capital, also one with an accent", () => {
  assert.equal(capitalised("élise draws"), "Élise draws");
  assert.equal(capitalised(""), "");
});

test("steps become sentences, each with a capital and one full stop", () => {
  assert.equal(sentences(["take red 7", "lay it down.", "done!"]), "Take red 7. Lay it down. Done!");
});

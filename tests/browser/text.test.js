// Capitals and sentences.

import assert from "node:assert/strict";
import { test } from "node:test";
import { capitalised, sentences, withTimes } from "../../src/tilewright/web/static/parts/text.js";

test("a sentence starts with a capital, also one with an accent", () => {
  assert.equal(capitalised("élise draws"), "Élise draws");
  assert.equal(capitalised(""), "");
});

test("steps become sentences, each with a capital and one full stop", () => {
  assert.equal(sentences(["take red 7", "lay it down.", "done!"]), "Take red 7. Lay it down. Done!");
});

test("a time of the server is shown in another form, and nothing else is changed", () => {
  const format = (/** @type {number} */ at) => `<${at}>`;
  const said = withTimes("Banned until 2026-11-18 07:30 UTC for 2026 spam at 07:30.", format);
  assert.equal(said, `Banned until <${Date.UTC(2026, 10, 18, 7, 30)}> for 2026 spam at 07:30.`);
});

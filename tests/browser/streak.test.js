// A streak of days.

import assert from "node:assert/strict";
import { test } from "node:test";
import { streak } from "../../src/tilewright/web/static/study/streak.js";

test("one missed day is forgiven, two end a streak, and it goes on over a month and a year", () => {
  assert.equal(streak([], "2026-12-24"), 0);
  assert.equal(streak(["2026-12-24"], "2026-12-24"), 1);
  assert.equal(streak(["2026-12-22", "2026-12-23"], "2026-12-24"), 2);
  assert.equal(streak(["2026-12-22"], "2026-12-24"), 1);
  assert.equal(streak(["2026-12-21"], "2026-12-24"), 0);
  assert.equal(streak(["2026-12-20", "2026-12-22", "2026-12-24"], "2026-12-24"), 3);
  assert.equal(streak(["2026-12-30", "2026-12-31", "2027-01-01"], "2027-01-01"), 3);
  assert.equal(streak(["2026-12-20", "2026-12-23", "2026-12-24"], "2026-12-24"), 2);
});

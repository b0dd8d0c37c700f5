// The result of a day's puzzle in symbols.

import assert from "node:assert/strict";
import { test } from "node:test";
import { resultLine } from "../../src/tilewright/web/static/study/result_line.js";

test("a result has a symbol for each wrong answer and hint, and no end of them", () => {
  const told = { day: "24 Dec 2026", rules: "Twist", time: "2:05", streak: 3 };
  assert.equal(resultLine(told, { hints: 0 }), "Tilewright 🧩 24 Dec 2026 (Twist) ✅ ⏱️ 2:05 🔥 3");
  const late = resultLine({ ...told, streak: 0 }, { hints: 2, wrong: 900 });
  assert.equal(late, "Tilewright 🧩 24 Dec 2026 (Twist) ❌❌❌❌❌💡💡✅ ⏱️ 2:05");
});

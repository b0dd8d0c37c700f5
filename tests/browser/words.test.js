// Texts with numbers, without a browser.

import assert from "node:assert/strict";
import { test } from "node:test";

const nothing = () => {};
Object.assign(globalThis, {
  document: { documentElement: { dataset: {} }, querySelector: nothing },
  matchMedia: () => ({ addEventListener: nothing }),
  addEventListener: nothing,
  dispatchEvent: nothing,
});
const { setWords, t } = await import("../../src/tilewright/web/static/words.js");

test("numbers are written as the browser writes them in every language", () => {
  for (const code of ["en", "nl", "fr", "de", "es", "pt"]) {
    setWords(code, "shown = { $number }\ncounted = { $count ->\n    [one] one\n   *[other] { $count }\n  }");
    const usual = new Intl.NumberFormat(code);
    for (const number of [-999, -1, 0, 1, 13, 999, 1000, 12345, 0.5]) assert.equal(t("shown", { number }), usual.format(number));
    assert.equal(t("counted", { count: 1 }), "one");
    assert.equal(t("counted", { count: 14 }), "14");
  }
});

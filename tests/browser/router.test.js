// Which page an address shows.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { findPage, PAGES } from "../../src/tilewright/web/static/router.js";

const ADDRESSES = JSON.parse(await readFile(new URL("../../src/tilewright/web/static/addresses.json", import.meta.url), "utf8"));

test("an address is matched as a whole", () => {
  assert.deepEqual(findPage("/", ADDRESSES), { page: "", parts: {} });
  assert.deepEqual(findPage("/tables", ADDRESSES), { page: "tables", parts: {} });
  assert.deepEqual(findPage("/table/x-Y_9", ADDRESSES), { page: "table", parts: { table: "x-Y_9" } });
  assert.deepEqual(findPage("/rules/classic-nl", ADDRESSES), {
    page: "rules",
    parts: { rules: "classic-nl" },
  });
});

test("any other address has no page", () => {
  for (const path of ["", "/table", "/table/", "/table/a/b", "/tables/", "/table/a.b", "/nowhere", "//"]) {
    assert.equal(findPage(path, ADDRESSES), null);
  }
});

test("every listed address has a page, and every page an address", () => {
  const named = ADDRESSES.map((/** @type {string} */ address) => findPage(address.replaceAll(":", ""), ADDRESSES)?.page);
  assert.deepEqual([...new Set(named)].sort(), Object.keys(PAGES).sort());
});

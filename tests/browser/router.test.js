// Which page an address shows.

import assert from "node:assert/strict";
import { test } from "node:test";
import { matched } from "../../src/tilewright/web/static/router.js";

const PATTERNS = ["/", "/tables", "/table/:table", "/rules/:rules"];

test("an address is that of one page, whole", () => {
  assert.deepEqual(matched("/", PATTERNS), { pattern: "/", parts: {} });
  assert.deepEqual(matched("/tables", PATTERNS), { pattern: "/tables", parts: {} });
  assert.deepEqual(matched("/table/x-Y_9", PATTERNS), { pattern: "/table/:table", parts: { table: "x-Y_9" } });
  assert.deepEqual(matched("/rules/classic-nl", PATTERNS), { pattern: "/rules/:rules", parts: { rules: "classic-nl" } });
});

test("anything else is nowhere", () => {
  for (const path of ["", "/table", "/table/", "/table/a/b", "/tables/", "/table/a.b", "/nowhere", "//"]) {
    assert.equal(matched(path, PATTERNS), null);
  }
});

test("home is a page", () => {
  assert.equal(matched("/")?.pattern, "/");
});

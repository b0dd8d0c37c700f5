// What is done when the line is lost, and said when it is there again.

import assert from "node:assert/strict";
import { test } from "node:test";
import { afterLoss, greeting, unseen } from "../../src/tilewright/web/static/resume.js";

const NOTHING = { match: null, seq: null, table: null, invite: null, pending: [] };

test("pauses grow to an end, and chance never makes them longer", () => {
  const waits = [...Array(12).keys()].map((tries) => afterLoss(1006, tries, 1).wait);
  assert.deepEqual(waits, [...waits].sort((one, other) => one - other));
  assert.equal(waits[0], 400);
  assert.equal(waits.at(-1), 15_000);
  for (let tries = 0; tries < 12; tries++) {
    const shortest = afterLoss(1006, tries, 0).wait;
    assert.ok(shortest >= waits[tries] / 2 && shortest <= waits[tries]);
  }
});

test("a server that stops and a reader that is slow come back without a new login", () => {
  for (const code of [1000, 1006, 1011, 1012, 1013]) {
    assert.deepEqual(afterLoss(code, 0, 1), { wait: 400, login: false, drop: false });
  }
});

test("a refused line asks who is logged in, and takes its time", () => {
  const { wait, login } = afterLoss(1008, 0, 1);
  assert.ok(login);
  assert.ok(wait >= 3000);
});

test("what was too long is not sent again", () => {
  assert.ok(afterLoss(1009, 0, 0.5).drop);
});

test("who follows nothing says nothing", () => {
  assert.deepEqual(greeting(NOTHING), []);
});

test("a match is asked for from where it was last seen, a table with its invitation, then come the commands", () => {
  const pending = [{ type: "act", id: "1" }, { type: "act", id: "2" }];
  assert.deepEqual(greeting({ match: "m", seq: 7, table: "t", invite: "i", pending }), [
    { type: "hello", match: "m", after: 7 },
    { type: "table", table: "t", invite: "i" },
    ...pending,
  ]);
  assert.deepEqual(greeting({ ...NOTHING, match: "m", table: "t" }), [
    { type: "hello", match: "m" },
    { type: "table", table: "t" },
  ]);
});

test("event 0 is an event that was seen", () => {
  assert.deepEqual(greeting({ ...NOTHING, match: "m", seq: 0 }), [{ type: "hello", match: "m", after: 0 }]);
});

test("every event is seen once, however often it is told", () => {
  const log = [..."abcdefgh"];
  for (let seen = 0; seen <= log.length; seen++) {
    for (let from = 0; from <= seen; from++) {
      for (let to = from; to <= log.length; to++) {
        const fresh = unseen({ seq: to, events: log.slice(from, to) }, seen);
        assert.deepEqual(fresh, log.slice(seen, Math.max(seen, to)));
      }
    }
  }
});

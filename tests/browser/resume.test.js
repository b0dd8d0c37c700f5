// Reconnecting: when, and what is sent first.

import assert from "node:assert/strict";
import { test } from "node:test";
import { reconnectPlan, resumeMessages, unseenEvents } from "../../src/tilewright/web/static/resume.js";

const NOTHING = { match: null, seq: null, table: null, invite: null, pending: [] };

test("waits grow up to a limit, and chance never makes them longer", () => {
  const waits = [...Array(12).keys()].map((tries) => reconnectPlan(1006, tries, 1).wait);
  assert.deepEqual(
    waits,
    [...waits].sort((one, other) => one - other),
  );
  assert.equal(waits[0], 400);
  assert.equal(waits.at(-1), 15_000);
  for (let tries = 0; tries < 12; tries++) {
    const shortest = reconnectPlan(1006, tries, 0).wait;
    assert.ok(shortest >= waits[tries] / 2 && shortest <= waits[tries]);
  }
});

test("after a server restart or a slow client no new login is needed", () => {
  for (const code of [1000, 1006, 1011, 1012, 1013]) {
    assert.deepEqual(reconnectPlan(code, 0, 1), { wait: 400, login: false, drop: false });
  }
});

test("a refused connection leads to a new login, and waits longer", () => {
  const { wait, login } = reconnectPlan(1008, 0, 1);
  assert.ok(login);
  assert.ok(wait >= 3000);
});

test("a message that was too long is not sent again", () => {
  assert.ok(reconnectPlan(1009, 0, 0.5).drop);
});

test("a client that follows nothing sends nothing", () => {
  assert.deepEqual(resumeMessages(NOTHING), []);
});

test("a match is resumed from its last view, a table with its invitation, then the commands are sent", () => {
  const pending = [
    { type: "act", id: "1" },
    { type: "act", id: "2" },
  ];
  assert.deepEqual(resumeMessages({ match: "m", seq: 7, table: "t", invite: "i", pending }), [
    { type: "hello", match: "m", after: 7 },
    { type: "table", table: "t", invite: "i" },
    ...pending,
  ]);
  assert.deepEqual(resumeMessages({ ...NOTHING, match: "m", table: "t" }), [
    { type: "hello", match: "m" },
    { type: "table", table: "t" },
  ]);
});

test("event 0 counts as seen", () => {
  assert.deepEqual(resumeMessages({ ...NOTHING, match: "m", seq: 0 }), [
    { type: "hello", match: "m", after: 0 },
  ]);
});

test("every event is handled once, however often it is sent", () => {
  const log = [..."abcdefgh"];
  for (let seen = 0; seen <= log.length; seen++) {
    for (let from = 0; from <= seen; from++) {
      for (let to = from; to <= log.length; to++) {
        const fresh = unseenEvents({ seq: to, events: log.slice(from, to) }, seen);
        assert.deepEqual(fresh, log.slice(seen, Math.max(seen, to)));
      }
    }
  }
});

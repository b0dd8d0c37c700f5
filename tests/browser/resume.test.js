// Reconnecting: when, and what is sent first.

import assert from "node:assert/strict";
import { test } from "node:test";
import { reconnectPlan, resumeMessages, sequenced, UNKNOWN } from "../../src/tilewright/web/static/resume.js";

const NOTHING = { match: null, seq: null, table: null, invite: null };

test("waits grow up to a limit, and chance never makes them longer", () => {
  const waits = [...Array(12).keys()].map((tries) => reconnectPlan(1006, tries, 1).wait);
  assert.deepEqual(
    waits,
    [...waits].sort((one, other) => one - other),
  );
  assert.equal(waits[0], 400);
  assert.equal(waits.at(-1), 8_000);
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
  assert.ok(wait >= 1600);
});

test("a message that was too long is not sent again", () => {
  assert.ok(reconnectPlan(1009, 0, 0.5).drop);
});

test("a client that follows nothing sends nothing", () => {
  assert.deepEqual(resumeMessages(NOTHING), []);
});

test("a match is resumed from its last view, a table with its invitation", () => {
  assert.deepEqual(resumeMessages({ match: "m", seq: 7, table: "t", invite: "i" }), [
    { type: "hello", match: "m", after: 7 },
    { type: "table", table: "t", invite: "i" },
  ]);
  assert.deepEqual(resumeMessages({ ...NOTHING, match: "m", table: "t" }), [
    { type: "hello", match: "m" },
    { type: "table", table: "t" },
  ]);
});

test("event 0 counts as seen", () => {
  assert.deepEqual(resumeMessages({ ...NOTHING, match: "m", seq: 0 }), [{ type: "hello", match: "m", after: 0 }]);
});

/** What is used of some messages, and whether anything was asked for again. */
function used(/** @type {any[]} */ messages, /** @type {any} */ start = { ...UNKNOWN, seated: true }) {
  let [known, asked] = [start, false];
  const found = [];
  for (const message of messages) {
    const next = sequenced(message, known);
    known = next.known;
    asked ||= next.again;
    if (next.use) found.push(next.use);
  }
  return { found, asked, known };
}
const events = (/** @type {number} */ seq, /** @type {any[]} */ ...list) => ({
  type: "events",
  seq,
  events: list,
});
const view = (/** @type {number} */ seq) => ({ type: "view", seq });

test("every event is handled once, however often it is sent", () => {
  const log = [..."abcdefgh"];
  for (let seen = 1; seen <= log.length; seen++) {
    for (let from = 0; from <= seen; from++) {
      for (let to = from; to <= log.length; to++) {
        const known = { ...UNKNOWN, seated: true, fresh: false, events: seen };
        const { found } = used([events(to, ...log.slice(from, to))], known);
        assert.deepEqual(
          found.flatMap((each) => each.events),
          log.slice(seen, Math.max(seen, to)),
        );
      }
    }
  }
});

test("what is doubled or late is dropped, what is missing is asked for", () => {
  const start = used([events(2, "a", "b"), view(2)]);
  assert.ok(!start.asked);
  // Doubled, and a view that comes after a newer one.
  assert.deepEqual(used([events(2, "a", "b"), view(2), view(1)], start.known).found, []);
  // A client that knows everything is told so by the clock alone.
  assert.equal(used([{ type: "clock", seq: 2 }], start.known).found.length, 1);
  // A gap in the events; a view without its events; a clock and a beat that know more.
  assert.ok(used([events(4, "d")], start.known).asked);
  assert.ok(used([view(3)], start.known).asked);
  assert.ok(used([{ type: "clock", seq: 3 }], start.known).asked);
  assert.ok(!used([{ type: "pong", seq: 3 }], start.known).asked);
  assert.ok(
    used(
      [
        { type: "pong", seq: 3 },
        { type: "pong", seq: 3 },
      ],
      start.known,
    ).asked,
  );
  // The seats, or the nonce for the shuffle, were lost: a beat of a match that has not begun says so.
  const beats = [
    { type: "pong", seq: 0 },
    { type: "pong", seq: 0 },
  ];
  const seating = (/** @type {string | null} */ nonce) => ({ type: "seating", seat: 0, places: [{ nonce }] });
  assert.ok(used(beats, UNKNOWN).asked);
  assert.ok(used([seating(null), ...beats], UNKNOWN).asked);
  assert.ok(!used([seating("n"), ...beats], UNKNOWN).asked);
  // Nothing is shown before the seats are known.
  assert.deepEqual(used([events(1, "a"), view(1)], UNKNOWN), { found: [], asked: true, known: UNKNOWN });
});

test("a server with another log, such as after a backup was restored, is believed", () => {
  const before = used([events(5, ..."abcde"), view(5)]);
  const after = used([{ type: "seating", begun: true }, events(2, "x", "y"), view(2)], before.known);
  assert.deepEqual(
    after.found.map(({ type }) => type),
    ["seating", "events", "view"],
  );
  assert.equal(after.known.view, 2);
});

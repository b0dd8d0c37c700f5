// Beats over a connection, with timers of the test.

import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { Heartbeat } from "../../src/tilewright/web/static/heartbeat.js";

/** How long after its opening each connection was given up, if the other side takes `lag` to answer. */
function givenUp(/** @type {number} */ lag, /** @type {number} */ seconds, slow = (/** @type {boolean} */ _) => {}) {
  mock.timers.enable({ apis: ["setInterval", "setTimeout", "Date"] });
  const found = /** @type {number[]} */ ([]);
  let opened = 0;
  const heart = new Heartbeat({
    ask: () => {
      const asked = opened;
      setTimeout(() => asked === opened && heart.heard(true), lag);
    },
    lost: () => {
      found.push(Date.now() - opened);
      opened = Date.now();
      heart.start();
    },
    slow,
  });
  heart.start();
  for (let tick = 0; tick < 2 * seconds; tick++) mock.timers.tick(500);
  heart.stop();
  mock.timers.reset();
  return found;
}

test("a dead connection is given up within eight seconds", () => {
  const [first] = givenUp(1e9, 60);
  assert.ok(first <= 8000, `${first}`);
});

test("a connection that only answers late is kept after some tries", () => {
  assert.deepEqual(givenUp(1000, 600), []);
  assert.ok(givenUp(9000, 600).length < 5);
});

test("only a change is told: a line that answers at once says nothing, and a slow one says so once", () => {
  const told = /** @type {boolean[]} */ ([]);
  for (const lag of [100, 2000]) givenUp(lag, 60, (isSlow) => told.push(isSlow));
  assert.deepEqual(told, [true]);
});

test("after a sleep a connection is asked anew, and a dead one is given up within three seconds", () => {
  mock.timers.enable({ apis: ["setInterval", "setTimeout", "Date"] });
  const lost = /** @type {number[]} */ ([]);
  const heart = new Heartbeat({ ask: () => {}, lost: () => lost.push(Date.now()), slow: () => {} });
  heart.start();
  mock.timers.tick(3500);
  mock.timers.setTime(3_600_000);
  mock.timers.tick(500);
  assert.deepEqual(lost, []);
  mock.timers.tick(3000);
  assert.ok(lost.length);
  heart.stop();
  mock.timers.reset();
});

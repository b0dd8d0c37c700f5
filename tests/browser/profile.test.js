import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

/** What the device stores. @type {Map<string, string>} */
const stored = new Map();
Object.assign(globalThis, {
  localStorage: {
    getItem: (/** @type {string} */ key) => stored.get(key) ?? null,
    setItem: (/** @type {string} */ key, /** @type {string} */ value) => stored.set(key, value),
  },
  dispatchEvent: () => true,
});
const { add, entries, forgetAll, leave, meet, nextUnsent, stamp, take } = await import("../../src/tilewright/web/static/profile.js");

const server = { isServer: true };

beforeEach(() => forgetAll());

test("what is added is used at once, and sent in parts until the host has it", () => {
  meet("ann", server);
  add({ lessons: Object.fromEntries(Array.from({ length: 150 }, (_, place) => [`lesson${place}`, place])) });
  const first = nextUnsent();
  assert.equal(Object.keys(first?.lessons ?? {}).length, 60);
  take({ lessons: first?.lessons }, first ?? {});
  assert.equal(Object.keys(entries("lessons")).length, 150);
  assert.equal(Object.keys(nextUnsent()?.lessons ?? {}).length, 60);
});

test("what has changed while it was sent is sent again", () => {
  meet("ann", server);
  add({ choices: { zen: { at: 1, value: true } } });
  const sent = nextUnsent() ?? {};
  add({ choices: { zen: { at: 2, value: false } } });
  take({ choices: { zen: { at: 1, value: true } } }, sent);
  assert.equal(entries("choices").zen.value, false);
  assert.deepEqual(nextUnsent(), { choices: { zen: { at: 2, value: false } } });
});

test("what a guest did goes along to the account, and nothing of an account to another", () => {
  meet("guest", server);
  add({ lessons: { first: 1 } });
  take({ lessons: { first: 1 } }, nextUnsent() ?? {});
  meet("ann", server);
  assert.deepEqual(nextUnsent(), { lessons: { first: 1 } });
  take({ account: true, lessons: { first: 1 }, choices: { felt: { at: 1, value: "red" } } }, nextUnsent() ?? {});
  meet("ben", server);
  assert.equal(nextUnsent(), null);
  assert.deepEqual(entries("lessons"), {});
});

test("after a logout the choices stay for the next guest", () => {
  meet("ann", server);
  take({ account: true, lessons: { first: 1 }, choices: { felt: { at: 1, value: "red" } } });
  leave();
  meet("guest", { isNew: true, isServer: true });
  assert.deepEqual(nextUnsent(), { choices: { felt: { at: 1, value: "red" } } });
});

test("an account on the device without a server and back loses nothing", () => {
  meet("ann", server);
  take({ account: true, lessons: { first: 1 } });
  meet("device", { isServer: false });
  add({ lessons: { second: 2 } });
  take({ lessons: { first: 1, second: 2 } }, nextUnsent() ?? {});
  meet("ann", server);
  assert.deepEqual(nextUnsent(), { lessons: { first: 1, second: 2 } });
});

test("a slow clock does not keep anybody from choosing", () => {
  const future = Date.now() + 1e9;
  assert.equal(stamp({ at: future }), future + 1);
  assert.ok(stamp(undefined) <= Date.now());
});

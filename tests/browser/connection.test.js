// A connection to a server of the test, message by message.

import assert from "node:assert/strict";
import { mock, test } from "node:test";

/** @type {{sent: any[], onopen: any, onmessage: any}} */
let socket;

class Line {
  static OPEN = 1;
  readyState = 1;
  sent = /** @type {any[]} */ ([]);
  onopen = null;
  onmessage = null;

  constructor() {
    socket = this;
  }

  send(/** @type {string} */ text) {
    this.sent.push(JSON.parse(text));
  }

  close() {}
}

const nothing = { addEventListener: () => {}, removeEventListener: () => {} };
Object.assign(globalThis, {
  ...{ ...nothing, dispatchEvent: () => true },
  WebSocket: Line,
  location: { protocol: "http:", host: "here", origin: "http://here", href: "http://here/", pathname: "/" },
  document: { ...nothing, querySelector: () => null, cookie: "", documentElement: { dataset: {} } },
  navigator: { onLine: true, languages: ["en"] },
  matchMedia: () => ({ ...nothing, matches: false }),
});
const { Connection } = await import("../../src/tilewright/web/static/socket.js");

test("a log that a late message has cut short is asked for as a whole", async () => {
  mock.timers.enable({ apis: ["setInterval", "setTimeout", "Date"], now: 1_000_000 });
  const connection = new Connection({ person: 1 });
  for (let turn = 0; turn < 20; turn++) await null;
  socket.onopen({});
  connection.followMatch("m");
  const hear = (/** @type {object[]} */ ...messages) => {
    for (const message of messages) socket.onmessage({ data: JSON.stringify(message) });
  };
  const seating = { type: "seating", match: "m", seat: 0, places: [{ nonce: "n" }], begun: true };
  const events = (/** @type {number} */ seq) => ({ type: "events", seq, events: Array(seq).fill({}) });
  hear(seating, events(3), { type: "view", seq: 3 });
  assert.equal(connection.seq, 3);
  // The server was asked again, and an answer from before comes first.
  hear(seating, events(2));
  mock.timers.tick(2000);
  // What continues the last view does not continue the log.
  hear({ type: "events", seq: 4, events: [{}] });
  assert.deepEqual(socket.sent.at(-1), { type: "hello", match: "m" });
  hear(seating, events(4), { type: "view", seq: 4 });
  assert.equal(connection.seq, 4);
  connection.close();
  mock.timers.reset();
});

// What was seen before the deal is compared with the record, and a server that changes it is found out.

import assert from "node:assert/strict";
import { test } from "node:test";
import { comparison, seenBefore, seenOf, withSeen } from "../../src/tilewright/web/static/before_deal.js";

const SEATING = {
  match: "m",
  seat: 1,
  places: [{ nonce: "bb" }, { nonce: null }, { nonce: null }],
  commitments: ["c1", "c2"],
};
const SEEN = seenBefore(SEATING, "aa", null);

/** @param {{match?: string, game?: number, commitment?: string, nonces?: string[]}} part */
function record({ match = "m", game = 1, commitment = "c1", nonces = ["bb", "aa", "dd"] } = {}) {
  const lines = [{ event: "game", match, game, shuffle: { commitment, nonces } }, { event: "deal" }, { event: "end" }];
  return `${lines.map((line) => JSON.stringify(line)).join("\n")}\n`;
}

test("the first commitments and nonces that were seen stay, and later nonces of others are added", () => {
  assert.deepEqual(SEEN, { match: "m", seat: 1, nonces: ["bb", "aa", null], commitments: ["c1", "c2"] });
  const swapped = {
    ...SEATING,
    places: [{ nonce: "b2" }, { nonce: "a2" }, { nonce: "dd" }],
    commitments: ["x1", "x2"],
  };
  assert.deepEqual(seenBefore(swapped, "a2", SEEN), { ...SEEN, nonces: ["bb", "aa", "dd"] });
});

test("a record that agrees with what was seen is kept, in every game", () => {
  assert.equal(comparison(SEEN, record() + record({ game: 2, commitment: "c2" })), "kept");
});

test("every change is found: a commitment, a nonce of one's own or of another, the name of the match, or no games at all", () => {
  for (const part of [
    { commitment: "x1" },
    { nonces: ["bb", "a2", "dd"] },
    { nonces: ["b2", "aa", "dd"] },
    { match: "n" },
    { game: 2 },
    { game: 3 },
  ])
    assert.equal(comparison(SEEN, record() + record(part)), "changed", JSON.stringify(part));
  assert.equal(comparison(SEEN, ""), "changed");
  assert.equal(comparison(SEEN, '{"event":"game","match":"m","game":1}\n'), "changed");
});

test("without anything seen there is nothing to compare", () => {
  assert.equal(comparison(null, record()), "unseen");
});

test("a bounded number of matches is stored, and what is not ours is ignored", () => {
  /** @type {unknown} */
  let stored = "not a list";
  assert.equal(seenOf(stored, "m"), null);
  for (let number = 0; number < 150; number++) stored = withSeen(stored, { ...SEEN, match: `m${number}` });
  stored = withSeen(stored, { ...SEEN, match: "m149" });
  assert.equal(/** @type {unknown[]} */ (stored).length, 100);
  assert.deepEqual(seenOf(stored, "m149"), { ...SEEN, match: "m149" });
  assert.equal(seenOf(stored, "m3"), null);
});

// The browser repeats every shuffle of stored games, and finds every change of what came by chance.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { countGames, repeated } from "../../src/tilewright/web/static/shuffle.js";

const { subtle } = globalThis.crypto;
const tiles = (/** @type {number} */ pieces, /** @type {string} */ starter) => ({
  box: { pieces },
  deal: { rack: 14, starter, next_starter: "again" },
});
const RULES = {
  "classic-de": tiles(106, "lot"),
  "classic-fr": tiles(106, "highest"),
  "classic-nl": tiles(106, "highest"),
  six: tiles(160, "highest"),
  tournament: tiles(106, "lot"),
  twist: tiles(112, "highest"),
  turbo: { dice: { hand: 9 } },
};

/** @param {string} name */
const transcript = (name) => readFileSync(new URL(`../transcripts/${name}.jsonl`, import.meta.url), "utf8");

/** The first game, with the first line of a kind changed. @param {string} name @param {string} event @param {(line: any) => void} change */
function changed(name, event, change) {
  const lines = transcript(name)
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line));
  const second = lines.findIndex((line, index) => index > 0 && line.event === "game");
  const game = lines.slice(0, second < 0 ? undefined : second);
  change(game.find((line) => line.event === event && (line.pieces?.length ?? 1) > 0));
  return game.map((line) => JSON.stringify(line)).join("\n");
}

for (const [name, rules] of Object.entries(RULES))
  test(`every shuffle of the transcript of ${name} is repeated`, async () => {
    assert.equal(await repeated(transcript(name), rules, subtle), "same");
  });

const CHANGES = {
  "a secret that is not the promised one": ["end", (/** @type {any} */ line) => (line.secret = "00".repeat(32))],
  "a commitment": ["game", (/** @type {any} */ line) => (line.shuffle.commitment = "00".repeat(32))],
  "a nonce": ["game", (/** @type {any} */ line) => (line.shuffle.nonces[0] = "00".repeat(32))],
  "no shuffle at all": ["game", (/** @type {any} */ line) => delete line.shuffle],
  "another starter": ["deal", (/** @type {any} */ line) => (line.starter = (line.starter + 1) % 2)],
  "racks changed places": ["deal", (/** @type {any} */ line) => line.racks.reverse()],
};
for (const [what, [event, change]] of Object.entries(CHANGES))
  for (const name of /** @type {const} */ (["classic-nl", "turbo"]))
    test(`${what} is found in ${name}`, async () => {
      assert.equal(
        await repeated(changed(name, /** @type {string} */ (event), /** @type {any} */ (change)), RULES[name], subtle),
        "different",
      );
    });

test("another tile from the pool, another starting draw and another roll are found", async () => {
  const swapped = changed("classic-nl", "draw", (line) => (line.pieces = [line.pieces[0] === "K1" ? "K2" : "K1"]));
  assert.equal(await repeated(swapped, RULES["classic-nl"], subtle), "different");
  const drawn = changed("classic-nl", "deal", (line) => line.draws.reverse());
  assert.equal(await repeated(drawn, RULES["classic-nl"], subtle), "different");
  const rolled = changed("turbo", "roll", (line) => line.faces.reverse());
  assert.equal(await repeated(rolled, RULES.turbo, subtle), "different");
});

test("a piece laid that chance did not give is found, and so is a game that was left out", async () => {
  const other = (/** @type {string} */ face) => (face === "K1" ? "K2" : "K1");
  const laid = changed("classic-nl", "play", (line) => {
    line.played[0] = other(line.played[0]);
    line.table = [line.played];
  });
  assert.equal(await repeated(laid, RULES["classic-nl"], subtle), "different");
  const left = changed("classic-nl", "end", (line) => (line.racks = line.racks.map((/** @type {string[]} */ rack) => rack.slice(1))));
  assert.equal(await repeated(left, RULES["classic-nl"], subtle), "different");
  const placed = changed("turbo", "play", (line) => (line.played[0] = other(line.played[0])));
  assert.equal(await repeated(placed, RULES.turbo, subtle), "different");
  const second = transcript("classic-nl").indexOf('{"event":"game"', 1);
  assert.equal(await repeated(transcript("classic-nl").slice(second), RULES["classic-nl"], subtle), "different");
});

test("a box that is not known, and a record without games, are left to the server", async () => {
  assert.equal(await repeated(transcript("six"), tiles(107, "highest"), subtle), "unknown");
  assert.equal(await repeated("", RULES.six, subtle), "unknown");
  assert.equal(countGames(transcript("classic-nl")), transcript("classic-nl").split('"event":"game"').length - 1);
});

// What taps, keys and typing do to a draft, how a rack lies and how large tiles are, without a browser.

import assert from "node:assert/strict";
import { test } from "node:test";
import { start } from "../../src/tilewright/web/static/tiles/board/draft.js";
import { keyed, placed, tapped, together } from "../../src/tilewright/web/static/tiles/board/hand.js";
import { read, written } from "../../src/tilewright/web/static/tiles/board/notation.js";
import { arranged, reordered } from "../../src/tilewright/web/static/tiles/board/order.js";
import { fit, rackFit } from "../../src/tilewright/web/static/tiles/board/sizes.js";
import { piece, row, shown, table, word } from "./pieces.js";

const begun = () => start(table("R3 R4 R5 R6 R7 | K8 B8 O8"), row("R5' R8 J K1"));
/** @param {string} [chosen] @returns {import("../../src/tilewright/web/static/tiles/board/hand.js").Hand} */
const hand = (chosen) => ({ draft: begun(), chosen: chosen ? row(chosen) : [] });
const tile = (/** @type {string} */ name) => ({ at: /** @type {const} */ ("tile"), piece: piece(name) });
const words = (/** @type {number[]} */ tiles) => tiles.map(word).join(" ");

test("a tap picks a tile up, and another tap puts it back", () => {
  const picked = tapped(hand(), tile("R8"), false);
  assert.equal(words(picked.chosen), "R8");
  assert.equal(words(tapped(picked, tile("R8"), false).chosen), "");
});

test("taps on the rack pick up several tiles, and a tap on the felt lays them", () => {
  const picked = tapped(tapped(hand(), tile("R8"), false), tile("K1"), false);
  const laid = tapped(picked, { at: "new" }, false);
  assert.equal(shown(laid.draft.rows), "R3 R4 R5 R6 R7 | K8 B8 O8 | R8 K1");
  assert.deepEqual(laid.chosen, []);
});

test("two taps in a row pick up the stretch between them", () => {
  assert.equal(words(tapped(hand("R4"), tile("R6"), false).chosen), "R4 R5 R6");
});

test("a tap on a tile of another row puts tiles before its first tile, else behind the tile", () => {
  assert.equal(shown(tapped(hand("J"), tile("R3"), false).draft.rows), "J R3 R4 R5 R6 R7 | K8 B8 O8");
  assert.equal(shown(tapped(hand("J"), tile("R7"), false).draft.rows), "R3 R4 R5 R6 R7 J | K8 B8 O8");
});

test("with shift tiles of several rows are picked up", () => {
  assert.equal(words(tapped(hand("R7"), tile("K8"), true).chosen), "R7 K8");
});

test("the grip of a row picks all of it up, or takes what is picked up", () => {
  assert.equal(words(tapped(hand(), { at: "grip", row: 1 }, false).chosen), "K8 B8 O8");
  assert.equal(shown(tapped(hand("R8"), { at: "grip", row: 0 }, false).draft.rows), "R3 R4 R5 R6 R7 R8 | K8 B8 O8");
});

test("tiles of the table stay on it when they are put on the rack, and that is said", () => {
  const refused = placed(hand(), row("K8"), { kind: "rack" });
  assert.equal(shown(refused.draft.rows), shown(begun().rows));
  assert.equal(refused.did, "not-own");
});

test("a chosen tile is moved with all that are chosen, another one alone", () => {
  assert.equal(words(together(hand("R6 R7"), piece("R7"))), "R6 R7");
  assert.equal(words(together(hand("R6 R7"), piece("R3"))), "R3");
});

test("a drop that changes nothing says nothing", () => {
  assert.equal(placed(hand(), row("R7"), { kind: "row", row: 0 }).did, undefined);
});

test("keys do what taps do", () => {
  const cases = /** @type {const} */ ([
    ["new", "R8", "", "R3 R4 R5 R6 R7 | K8 B8 O8 | R8"],
    ["new", "R3", "R6 R7", "R3 R4 R5 | K8 B8 O8 | R6 R7"],
    ["split", "R6", "", "R3 R4 R5 | R6 R7 | K8 B8 O8"],
    ["join", "R3", "", "R3 R4 R5 R6 R7 K8 B8 O8"],
    ["join", "K8", "", "R3 R4 R5 R6 R7 | K8 B8 O8"],
    ["back", "K8", "", "R3 R4 R5 R6 R7 | K8 B8 O8"],
  ]);
  for (const [key, at, chosen, expected] of cases) {
    assert.equal(shown(keyed(hand(chosen), key, piece(at)).draft.rows), expected, `${key} at ${at}`);
  }
  assert.equal(words(keyed(hand(), "whole", piece("B8")).chosen), "K8 B8 O8");
  assert.equal(words(keyed(hand("R8"), "drop", piece("B8")).chosen), "");
});

test("typed rows are laid, and what they leave stays", () => {
  const cases = [
    ["r8", "R3 R4 R5 R6 R7 | K8 B8 O8 | R8"],
    // A row that is typed with more than it has grows, and takes no equal piece of the rack.
    ["r3 r4 r5 r6 r7 r8", "K8 B8 O8 | R3 R4 R5 R6 R7 R8"],
    // A part of a row is taken from the rack where that has it, else from the table.
    ["R5 R6 R7", "R3 R4 R5 | K8 B8 O8 | R5' R6 R7"],
    ["R3 R4 R5 | R5 R6 R7 | K8 B8 O8", "R3 R4 R5 | R5' R6 R7 | K8 B8 O8"],
    ["  ", "R3 R4 R5 R6 R7 | K8 B8 O8"],
  ];
  for (const [typed, expected] of cases) {
    const found = read(begun(), typed);
    assert.ok("draft" in found, typed);
    assert.equal(shown(found.draft.rows), expected, typed);
  }
});

test("what cannot be laid as typed is named", () => {
  assert.deepEqual(read(begun(), "R3 B14"), { word: "B14", known: false });
  assert.deepEqual(read(begun(), "R8 R8"), { word: "R8", known: true });
});

test("the table is typed as it is written", () => {
  const found = read(begun(), written(begun().rows));
  assert.ok("draft" in found);
  assert.equal(shown(found.draft.rows), shown(begun().rows));
});

test("a rack lies by color, by number, or as its player laid it with new tiles last", () => {
  const rack = row("R8 K9 J B2 R1");
  assert.equal(words(arranged(rack, "color", [])), "K9 R1 R8 B2 J");
  assert.equal(words(arranged(rack, "number", [])), "R1 B2 R8 K9 J");
  assert.equal(words(arranged(rack, "own", row("J R1 O13 K9"))), "J R1 K9 R8 B2");
  assert.equal(words(arranged(rack, "own", [])), words(arranged(rack, "color", [])));
});

test("tiles are moved on the rack before another one or to its end", () => {
  const rack = row("R8 K9 J B2");
  assert.equal(words(reordered(rack, row("B2 R8"), piece("J"))), "K9 B2 R8 J");
  assert.equal(words(reordered(rack, row("R8"))), "K9 J B2 R8");
});

test("tiles are as large as the space lets them be, and never too small to touch", () => {
  const few = [5, 3, 3];
  const many = Array(26).fill(4);
  assert.equal(fit(few, 1200, 700, true), 64);
  assert.ok(fit(many, 1200, 700, true) < 64);
  assert.equal(fit(many, 320, 300, true), 24);
  // Ten tiles lie in one line on a narrow phone, also where larger ones would fit in two.
  assert.ok((fit([10, 3], 344, 700, true) + 2) * 10 + 19 <= 344);
  for (const width of [320, 700, 1200]) assert.ok(fit(many, width, 500, false) >= fit(many, width, 500, true));
  assert.ok(rackFit(14, 330, 600) > rackFit(30, 330, 600));
  assert.ok(rackFit(14, 330, 380) < rackFit(14, 330, 600));
  assert.ok(Math.ceil(14 / Math.floor(334 / (rackFit(14, 330, 600) + 4))) <= 2);
});

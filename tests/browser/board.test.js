// Taps, keys and typing on a draft, the order of a rack, and the sizes of tiles, without a browser.

import assert from "node:assert/strict";
import { test } from "node:test";
import { readRows, writeRows } from "../../src/tilewright/web/static/tiles/board/notation.js";
import { reorder, sortRack } from "../../src/tilewright/web/static/tiles/board/rack_order.js";
import { movedTogether, place, pressKey, tap } from "../../src/tilewright/web/static/tiles/board/selection.js";
import { laidOut, rackTileWidth, tileWidth } from "../../src/tilewright/web/static/tiles/board/tile_sizes.js";
import { looksLikeSet } from "../../src/tilewright/web/static/tiles/piece.js";
import { piece, row, shown, table, word } from "./pieces.js";

const FIRST = table("R3 R4 R5 R6 R7 | K8 B8 O8");
const begun = () => ({ table: FIRST, rack: row("R5' R8 J K1"), rows: FIRST });
/** @param {string} [chosen] @returns {import("../../src/tilewright/web/static/tiles/board/selection.js").Selection} */
const hand = (chosen) => ({ draft: begun(), chosen: chosen ? row(chosen) : [] });
const tile = (/** @type {string} */ name) => ({ at: /** @type {const} */ ("tile"), piece: piece(name) });
const words = (/** @type {number[]} */ tiles) => tiles.map(word).join(" ");

test("a tap picks a tile up, and another tap puts it back", () => {
  const picked = tap(hand(), tile("R8"), false);
  assert.equal(words(picked.chosen), "R8");
  assert.equal(words(tap(picked, tile("R8"), false).chosen), "");
});

test("taps on the rack pick up several tiles, and a tap on the felt lays them", () => {
  const picked = tap(tap(hand(), tile("R8"), false), tile("K1"), false);
  const laid = tap(picked, { at: "new" }, false);
  assert.equal(shown(laid.draft.rows), "R3 R4 R5 R6 R7 | K8 B8 O8 | R8 K1");
  assert.deepEqual(laid.chosen, []);
});

test("two taps in a row pick up everything between them", () => {
  assert.equal(words(tap(hand("R4"), tile("R6"), false).chosen), "R4 R5 R6");
});

test("a tap on a tile of another row puts tiles before the first tile of the row, else after the tapped one", () => {
  assert.equal(shown(tap(hand("J"), tile("R3"), false).draft.rows), "J R3 R4 R5 R6 R7 | K8 B8 O8");
  assert.equal(shown(tap(hand("J"), tile("R7"), false).draft.rows), "R3 R4 R5 R6 R7 J | K8 B8 O8");
});

test("with shift tiles of several rows are picked up", () => {
  assert.equal(words(tap(hand("R7"), tile("K8"), true).chosen), "R7 K8");
});

test("the grip of a row picks up the whole row, or receives the tiles that are picked up", () => {
  assert.equal(words(tap(hand(), { at: "grip", row: 1 }, false).chosen), "K8 B8 O8");
  assert.equal(shown(tap(hand("R8"), { at: "grip", row: 0 }, false).draft.rows), "R3 R4 R5 R6 R7 R8 | K8 B8 O8");
});

test("tiles of the table cannot go to the rack, and that is announced", () => {
  const refused = place(hand(), row("K8"), { kind: "rack" });
  assert.equal(shown(refused.draft.rows), shown(begun().rows));
  assert.equal(refused.did, "not-own");
});

test("a chosen tile moves together with all chosen ones, another tile alone", () => {
  assert.equal(words(movedTogether(hand("R6 R7"), piece("R7"))), "R6 R7");
  assert.equal(words(movedTogether(hand("R6 R7"), piece("R3"))), "R3");
});

test("a drop that changes nothing announces nothing", () => {
  assert.equal(place(hand(), row("R7"), { kind: "row", row: 0 }).did, undefined);
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
    assert.equal(shown(pressKey(hand(chosen), key, piece(at)).draft.rows), expected, `${key} at ${at}`);
  }
  assert.equal(words(pressKey(hand(), "whole", piece("B8")).chosen), "K8 B8 O8");
  assert.equal(words(pressKey(hand("R8"), "drop", piece("B8")).chosen), "");
});

test("typed rows are laid, and the other tiles stay", () => {
  const cases = [
    ["r8", "R3 R4 R5 R6 R7 | K8 B8 O8 | R8"],
    // A row that is typed with more pieces grows, and uses its own pieces before equal ones of the rack.
    ["r3 r4 r5 r6 r7 r8", "K8 B8 O8 | R3 R4 R5 R6 R7 R8"],
    // A typed part of a row is taken from the rack if it is there, else from the table.
    ["R5 R6 R7", "R3 R4 R5 | K8 B8 O8 | R5' R6 R7"],
    ["R3 R4 R5 | R5 R6 R7 | K8 B8 O8", "R3 R4 R5 | R5' R6 R7 | K8 B8 O8"],
    ["  ", "R3 R4 R5 R6 R7 | K8 B8 O8"],
  ];
  for (const [typed, expected] of cases) {
    const found = readRows(begun(), typed);
    assert.ok("draft" in found, typed);
    assert.equal(shown(found.draft.rows), expected, typed);
  }
});

test("a typed word that cannot be laid is named", () => {
  assert.deepEqual(readRows(begun(), "R3 B14"), { word: "B14", known: false });
  assert.deepEqual(readRows(begun(), "R8 R8"), { word: "R8", known: true });
});

test("the written table can be typed back", () => {
  const found = readRows(begun(), writeRows(begun().rows));
  assert.ok("draft" in found);
  assert.equal(shown(found.draft.rows), shown(begun().rows));
});

test("a rack is sorted by color, by number, or by its player with new tiles last", () => {
  const rack = row("R8 K9 J B2 R1");
  assert.equal(words(sortRack(rack, "color", [])), "K9 R1 R8 B2 J");
  assert.equal(words(sortRack(rack, "number", [])), "R1 B2 R8 K9 J");
  assert.equal(words(sortRack(rack, "own", row("J R1 O13 K9"))), "J R1 K9 R8 B2");
  assert.equal(words(sortRack(rack, "own", [])), words(sortRack(rack, "color", [])));
});

test("for fingers a grip is as wide as it can be with tiles that are hardly smaller", () => {
  const few = { frame: 8, between: 0.25, tile: 75 };
  assert.deepEqual(laidOut([3, 3], 1200, 700, true), { ...few, grip: 32 });
  assert.deepEqual(laidOut([3, 3], 1200, 700, false), { ...few, grip: 11 });
  const busy = [3, 3, 4, 4, 3, 5, 6, 7, 3, 3, 1];
  const { grip, tile } = laidOut(busy, 374, 420, true);
  assert.ok(grip > 11 && grip < 32 && tile >= 0.9 * tileWidth(busy, 374, 420));
  // Rows stand closer together only where their tiles would be too small to read.
  const rows = (/** @type {number} */ count) => laidOut(Array(count).fill(4), 374, 420, false);
  assert.deepEqual([rows(16).between, rows(17).between, rows(17).tile], [0.25, 0.12, 29]);
  // Where tiles are as small as can be, they need the room.
  const full = laidOut(Array(26).fill(4), 374, 340, true);
  assert.ok(full.grip < 11 && full.frame < 8 && full.tile > tileWidth(Array(26).fill(4), 374, 340));
});

test("tiles are moved on the rack before another one or to its end", () => {
  const rack = row("R8 K9 J B2");
  assert.equal(words(reorder(rack, row("B2 R8"), piece("J"))), "K9 B2 R8 J");
  assert.equal(words(reorder(rack, row("R8"))), "K9 J B2 R8");
});

test("tiles are as large as the space allows, and never too small to touch", () => {
  const few = [5, 3, 3];
  const many = Array(26).fill(4);
  assert.equal(tileWidth(few, 1200, 700), 75);
  // On a large felt, such as that of a television, they are larger.
  assert.equal(tileWidth(few, 1920, 900), 120);
  assert.ok(tileWidth(many, 1200, 700) < 75);
  assert.equal(tileWidth(many, 320, 300), 20);
  // On a narrow phone ten tiles are in one line, even if larger ones would fit in two.
  assert.ok((tileWidth([10, 3], 344, 700) + 2) * 10 + 19 <= 344);
  for (const width of [320, 700, 1200]) assert.ok(tileWidth(many, width, 500, { grip: 0 }) >= tileWidth(many, width, 500));
  assert.ok(rackTileWidth(14, 330, 450) > rackTileWidth(30, 330, 450));
  assert.ok(rackTileWidth(14, 400, 250) < rackTileWidth(14, 400, 450));
  assert.ok(Math.ceil(14 / Math.floor(334 / (rackTileWidth(14, 330, 450) + 4))) <= 2);
  // On a phone on its side a whole rack stands in one line, if its tiles are not too small for that.
  assert.equal(Math.floor((556 + 4) / (rackTileWidth(16, 556, 270) + 4)), 16);
  assert.equal(rackTileWidth(14, 556, 270), 36);
  // Many tiles are as large as few where two lines have room for them.
  assert.equal(rackTileWidth(20, 1060, 560), 66);
  assert.ok(rackTileWidth(20, 374, 430) <= 42);
  assert.ok(rackTileWidth(24, 556, 270) >= 30);
  // A rack that gets shorter keeps its size, and larger text has larger tiles where the felt keeps nearly half.
  assert.equal(rackTileWidth(1, 374, 430), rackTileWidth(14, 374, 430));
  assert.ok(rackTileWidth(14, 752, 670, 2) > rackTileWidth(14, 752, 670));
  assert.ok(rackTileWidth(14, 374, 250, 2) > rackTileWidth(14, 374, 250));
  assert.equal(rackTileWidth(14, 374, 190, 2), rackTileWidth(14, 374, 190));
});

test("pieces that lie apart look like a set only where they make one", () => {
  assert.equal(looksLikeSet(row("R3 R4 R5")), true);
  assert.equal(looksLikeSet(row("K8 B8 O8")), true);
  assert.equal(looksLikeSet(row("K2 K6 R4")), false);
  assert.equal(looksLikeSet(row("K2 K3")), null);
});

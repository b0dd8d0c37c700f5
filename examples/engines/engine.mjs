// An engine in JavaScript without any package: it lays sets of its rack and adds to the rows of the table
// (docs/programs.md). Run it with: tilewright simulate --bots "exec:node examples/engines/engine.mjs,greedy"

import { createInterface } from "node:readline";

const COLORS = ["K", "R", "B", "O"];

const number = (tile) => Number(tile.slice(1));
const value = (tiles) => tiles.reduce((sum, tile) => sum + number(tile), 0);
const isNumber = (tile) => tile.length > 1;

/** Every group and run of different tiles of a rack, without jokers. */
function* setsOf(rack) {
  const tiles = new Set(rack.filter(isNumber));
  for (let n = 1; n <= 13; n++) {
    const same = COLORS.map((color) => color + n).filter((tile) => tiles.has(tile));
    if (same.length >= 3) yield same;
  }
  for (const color of COLORS) {
    for (let low = 1; low <= 11; low++) {
      const run = [];
      for (let n = low; n <= 13 && tiles.has(color + n); n++) run.push(color + n);
      if (run.length >= 3) yield run;
    }
  }
}

/** The row with the tile added, or null if it does not fit; rows with jokers stay as they are. */
function added(row, tile) {
  if (!row.every(isNumber) || !isNumber(tile)) return null;
  const first = row[0];
  const last = row[row.length - 1];
  if (number(first) === number(last)) {
    const fits = number(tile) === number(first) && row.length < 4 && !row.includes(tile);
    return fits ? [...row, tile] : null;
  }
  if (tile[0] !== first[0]) return null;
  if (number(tile) === number(last) + 1) return [...row, tile];
  return number(tile) === number(first) - 1 ? [tile, ...row] : null;
}

function turn(question) {
  const rack = [...question.rack];
  const laid = [];
  for (;;) {
    const best = [...setsOf(rack)].sort((one, other) => value(other) - value(one))[0];
    if (!best) break;
    laid.push(best);
    for (const tile of best) rack.splice(rack.indexOf(tile), 1);
  }
  const least = Number(question.house?.["opening.min"] ?? 30);
  if (!question.opened && value(laid.flat()) < least) return { event: "draw" };
  const table = question.table.map((row) => [...row]);
  let count = laid.length;
  if (question.opened) {
    for (const tile of rack) {
      const place = table.findIndex((row) => added(row, tile));
      if (place < 0) continue;
      table[place] = added(table[place], tile);
      count += 1;
    }
  }
  return count ? { event: "play", table: [...table, ...laid] } : { event: "draw" };
}

function answer(question) {
  switch (question.ask) {
    case "hello":
      return { engine: "sets and rows, in JavaScript", protocol: 1 };
    case "turn":
      return turn(question);
    case "stop":
      return { stopped: 0 };
    default:
      return { error: `${JSON.stringify(question.ask)} is not a question that I know` };
  }
}

for await (const line of createInterface({ input: process.stdin })) {
  let id = null;
  let fields;
  try {
    const question = JSON.parse(line);
    id = question.id ?? null;
    fields = answer(question);
  } catch (wrong) {
    fields = { error: `the line is not a question: ${wrong.message}` };
  }
  process.stdout.write(`${JSON.stringify({ id, ...fields })}\n`);
}

// What the pages send of a plan: only their own question, never a draft, until the turn comes.

import assert from "node:assert/strict";
import { mock, test } from "node:test";
import * as dice from "../../src/tilewright/web/static/dice/draft.js";
import { DraftSync as DiceSync } from "../../src/tilewright/web/static/dice/draft_sync.js";
import { INITIAL as DICE, reduce as reduceDice } from "../../src/tilewright/web/static/dice/state.js";
import { DraftSync } from "../../src/tilewright/web/static/tiles/draft_sync.js";
import { INITIAL, reduce } from "../../src/tilewright/web/static/tiles/state.js";

mock.timers.enable({ apis: ["setTimeout", "Date"] });

const TABLE = [[4, 8, 12]];
const LAID = [[4, 8, 12, 16]];
const WIDER = [[4, 8, 12, 17]];
const SEATING = { type: "seating", seat: 0, begun: true };
const CLOCK = { type: "clock", deadline: null, now: 0, at: 0, away: [], asked: [], paused: false };
/** @param {number} seat in turn @param {number} seq @param {number[][]} table */
const view = (seat, seq, table = TABLE) => ({
  type: "view",
  seq,
  may: seat ? [] : ["PlayTiles"],
  view: { seat: 0, rack: [16, 20], game: 1, turns: seq, to_move: [seat], table, shown: [] },
});
/** @param {number[][]} rows */
const judgement = (rows) => ({
  faults: [],
  sentences: [],
  readings: rows.map((order) => ({ legal: true, order, stands: [], value: 0 })),
});

/** A page without a screen: what it is told, and what it has sent. */
function page() {
  const sent = /** @type {any[]} */ ([]);
  const connection = /** @type {any} */ ({
    state: "open",
    send: (/** @type {any} */ each) => sent.push(each),
  });
  let state = INITIAL;
  const sync = new DraftSync(connection, "m", (message) => tell(message));
  /** @param {any} message */
  function tell(message) {
    state = reduce(state, message.type === "plan" ? { ...message, asked: sync.asked } : message);
    sync.update(state, message.type);
    mock.timers.tick(300);
  }
  return { sent, tell, state: () => state };
}

test("a plan is asked about, one question at a time, and sent as a draft only in the turn", () => {
  const { sent, tell, state } = page();
  for (const message of [SEATING, view(1, 7), CLOCK]) tell(message);
  assert.deepEqual(sent, []);
  tell({ type: "arranged", rows: LAID });
  assert.deepEqual(sent.splice(0), [{ type: "plan", rows: LAID, over: TABLE, after: 7 }]);
  tell({ type: "arranged", rows: [...LAID, [20]] });
  assert.deepEqual(sent, []);
  // The answer is about the rows that were asked about, so the new ones are asked about next.
  tell({ type: "plan", seq: 7, rows: LAID, fate: "kept", judgement: judgement(LAID) });
  assert.deepEqual(state().draft, [...LAID, [20]]);
  assert.deepEqual(sent.splice(0), [{ type: "plan", rows: [...LAID, [20]], over: TABLE, after: 7 }]);
  tell({ type: "plan", seq: 7, rows: [...LAID, [20]], fate: "kept", judgement: null });
  tell({ type: "arranged", rows: LAID });
  sent.length = 0;
  // Another seat changes the table, and then it is the player's turn.
  tell(view(0, 8, WIDER));
  assert.deepEqual(sent.splice(0), [{ type: "plan", rows: LAID, over: TABLE, after: 8 }]);
  const rows = [[4, 8, 12, 17, 16]];
  tell({ type: "plan", seq: 8, rows, fate: "refitted", moved: [16], judgement: judgement(rows) });
  assert.deepEqual(sent.splice(0), [{ type: "draft", rows, after: 8 }]);
});

test("a judged plan is not asked about again when nothing on the table has changed", () => {
  const { sent, tell } = page();
  for (const message of [SEATING, view(1, 7), CLOCK, { type: "arranged", rows: LAID }]) tell(message);
  tell({ type: "plan", seq: 7, rows: LAID, fate: "kept", judgement: judgement(LAID) });
  sent.length = 0;
  tell(view(2, 8));
  assert.deepEqual(sent, []);
  tell(view(0, 9));
  assert.deepEqual(sent, [{ type: "draft", rows: LAID, after: 9 }]);
});

test("planned dice stay on the grid until the roll, and are the draft after it", () => {
  const sent = /** @type {any[]} */ ([]);
  const sync = new DiceSync(/** @type {any} */ ({ send: (/** @type {any} */ each) => sent.push(each) }), "m");
  let state = DICE;
  /** @param {number} seq @param {number[]} toMove @param {string[]} may @param {number[][]} grid */
  const tell = (seq, toMove, may, grid, rolled = false) => {
    const seen = { seat: 0, game: 1, turns: 1, to_move: toMove, rolled, over: false, grid };
    const hands = [[1, 2, 3], []];
    const showing = [...Array(18)].fill("K1");
    for (const message of [SEATING, { type: "view", seq, may, view: { ...seen, hands, showing } }])
      state = reduceDice(state, message);
    sync.update(state);
    mock.timers.tick(300);
    return sent.splice(0);
  };
  assert.deepEqual(tell(5, [1], [], [[0, 0, 9]]), []);
  assert.ok(sync.planning && sync.draft);
  sync.change(dice.move(/** @type {any} */ (sync.draft), [1], [1, 0]));
  mock.timers.tick(300);
  const over = [[0, 0, 9]];
  const rows = [...over, [1, 0, 1]];
  assert.deepEqual(sent.splice(0), [{ type: "plan", rows, over, after: 5 }]);
  // The grid changes: the plan waits for its answer, and is for the new grid from then on.
  const wider = [...over, [0, 1, 10]];
  assert.deepEqual(tell(6, [0], ["RollDice"], wider), [{ type: "plan", rows, over, after: 6 }]);
  assert.ok(sync.isFitting);
  const fitted = [...over, [1, 0, 1], [0, 1, 10]];
  sync.fit(fitted);
  mock.timers.tick(300);
  assert.deepEqual(sent.splice(0), [{ type: "plan", rows: fitted, over: wider, after: 6 }]);
  assert.deepEqual(tell(7, [0], ["PlaceDice"], wider, true), [{ type: "draft", rows: fitted, after: 7 }]);
  assert.ok(!sync.planning);
});

// The session of a match without a browser: what it sends and shows, also when messages are late, doubled, out of order or lost.

import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { game as diceGame } from "../../src/tilewright/web/static/dice/game.js";
import { Session } from "../../src/tilewright/web/static/match/session.js";
import { isLaid } from "../../src/tilewright/web/static/match/state.js";
import { game } from "../../src/tilewright/web/static/tiles/game.js";

const TABLE = [[4, 8, 12]];
const LAID = [[4, 8, 12, 16]];
const MORE = [...LAID, [20]];
const WIDER = [[4, 8, 12, 17]];
const SEATING = { type: "seating", match: "m", seat: 0, begun: true, places: [], terms: {} };
const CLOCK = { type: "clock", deadline: null, now: 0, away: [], asked: [], paused: false };
/** @param {number} seat in turn @param {number} seq */
const view = (seat, seq, table = TABLE) => ({
  type: "view",
  seq,
  may: seat ? [] : ["PlayTiles", "DrawTile"],
  view: { seat: 0, rack: [16, 20], game: 1, turns: seq, to_move: [seat], table, shown: [], counts: [2, 2] },
});
/** @param {number[][]} rows */
const judgement = (rows, seq = 7, faults = /** @type {object[]} */ ([])) => ({
  type: "judgement",
  seq,
  faults,
  sentences: faults.map(() => "No."),
  readings: rows.map((order) => ({ legal: true, order, stands: [], value: 0 })),
});

/** A session on a line that the test holds. */
function page(of = game, drawer = /** @type {any} */ (null)) {
  mock.timers.reset();
  mock.timers.enable({ apis: ["setTimeout", "Date"], now: 10_000 });
  const handlers = /** @type {Record<string, (message: any) => void>} */ ({});
  const answers = /** @type {((answer: any) => void)[]} */ ([]);
  const sent = /** @type {any[]} */ ([]);
  const line = {
    state: "open",
    owner: "",
    asked: 0,
    on: (/** @type {string} */ type, /** @type {any} */ handle) => (handlers[type] = handle),
    onLine: (/** @type {any} */ handle) => (handlers.line = handle),
    followMatch: () => {},
    askAgain: () => line.asked++,
    send: (/** @type {any} */ message) => line.state === "open" && sent.push(message),
    sendCommand: (/** @type {any} */ command) => {
      sent.push(command);
      return new Promise((answer) => answers.push(answer));
    },
  };
  const session = new Session(of, /** @type {any} */ (line), "m", () => drawer);
  return {
    session,
    line,
    /** @param {...any} messages */
    tell(...messages) {
      for (const message of messages) handlers[message.type](message);
      mock.timers.tick(300);
    },
    /** @param {"open" | "slow" | "down"} to */
    lineIs(to) {
      line.state = to === "down" ? "down" : "open";
      handlers.line(to);
      mock.timers.tick(300);
    },
    /** @param {any} answer */
    async answer(answer) {
      answers.shift()?.(answer);
      await Promise.resolve();
      await Promise.resolve();
    },
    taken: () => sent.splice(0),
  };
}
/** @param {number} seat in turn */
function inMatch(seat, drawer = null) {
  const made = page(game, drawer);
  made.tell(SEATING, view(seat, 7), CLOCK, { type: "presence", seats: [0, 1] });
  return made;
}
const draft = (/** @type {any} */ { session }) => session.state.draft?.rows;

test("a plan is asked about, one question at a time, and sent as a draft only in the turn", () => {
  const all = inMatch(1);
  const { session, tell, taken } = all;
  assert.deepEqual(taken(), []);
  session.arrange(LAID);
  tell();
  assert.deepEqual(taken(), [{ type: "plan", rows: LAID, over: TABLE, after: 7 }]);
  session.arrange(MORE);
  tell();
  assert.deepEqual(taken(), []);
  // The answer is about the rows that were asked about, so the new ones are asked about next.
  tell({ type: "plan", seq: 7, rows: LAID, fate: "kept", judgement: judgement(LAID) });
  assert.deepEqual(draft(all), MORE);
  assert.deepEqual(taken(), [{ type: "plan", rows: MORE, over: TABLE, after: 7 }]);
  tell({ type: "plan", seq: 7, rows: MORE, fate: "kept", judgement: null });
  session.arrange(LAID);
  tell();
  taken();
  // Another seat changes the table, and then it is the player's turn.
  tell(view(0, 8, WIDER));
  assert.deepEqual(taken(), [{ type: "plan", rows: LAID, over: TABLE, after: 8 }]);
  const rows = [[4, 8, 12, 17, 16]];
  tell({ type: "plan", seq: 8, rows, fate: "refitted", moved: [16], judgement: judgement(rows, 8) });
  assert.deepEqual(taken(), [{ type: "draft", rows, after: 8 }]);
});

test("planned dice stay on the grid until the roll, and are the draft after it", () => {
  const all = page(diceGame);
  const { session, tell, taken } = all;
  const over = [[0, 0, 9]];
  const wider = [...over, [0, 1, 10]];
  const seen = (/** @type {number} */ seq, /** @type {any} */ parts) => ({
    type: "view",
    seq,
    may: parts.may,
    view: {
      seat: 0,
      game: 1,
      turns: 1,
      over: false,
      hands: [[1, 2, 3], []],
      showing: [...Array(18)].fill("K1"),
      ...parts,
    },
  });
  tell(SEATING, seen(5, { to_move: [1], may: [], rolled: false, grid: over }), CLOCK);
  const rows = [...over, [1, 0, 1]];
  session.arrange(rows);
  tell();
  assert.deepEqual(taken(), [{ type: "plan", rows, over, after: 5 }]);
  // The grid changes: the plan waits for its answer, and is for the new grid from then on.
  tell(seen(6, { to_move: [0], may: ["RollDice"], rolled: false, grid: wider }));
  assert.deepEqual(taken(), [{ type: "plan", rows, over, after: 6 }]);
  const fitted = [...over, [1, 0, 1], [0, 1, 10]];
  const read = fitted.map(([x, y, die]) => ({
    legal: true,
    order: [die],
    cells: [[x, y]],
    stands: [],
    value: 0,
  }));
  const judged = { faults: [], sentences: [], readings: read };
  tell({ type: "plan", seq: 6, rows: fitted, fate: "refitted", judgement: judged });
  assert.deepEqual(taken(), []);
  tell(seen(7, { to_move: [0], may: ["PlaceDice"], rolled: true, grid: wider }));
  assert.deepEqual(taken(), [{ type: "draft", rows: fitted, after: 7 }]);
});

test("no draft is sent between the events of another turn and their view", () => {
  const { session, tell, taken } = inMatch(0);
  session.arrange(LAID);
  tell(judgement(LAID));
  assert.deepEqual(taken(), [{ type: "draft", rows: LAID, after: 7 }]);
  session.arrange(MORE);
  tell({ type: "events", seq: 8, events: [{ type: "TilesPlayed", seat: 0, played: [16], table: LAID }] });
  assert.deepEqual(taken(), []);
  tell(view(1, 8, LAID));
  assert.deepEqual([taken(), session.state.draft], [[], null]);
});

test("a command is sent once however often it is asked for, and waits until its view is there", async () => {
  const { session, tell, taken, answer } = inMatch(0);
  void session.command({ type: "DrawTile" });
  assert.equal(await session.command({ type: "DrawTile" }), false);
  assert.deepEqual(taken(), [{ type: "DrawTile" }]);
  assert.equal(session.state.waiting?.type, "DrawTile");
  await answer({ type: "ack", seq: 8 });
  // The next press before the view is none.
  assert.equal(await session.command({ type: "DrawTile" }), false);
  assert.deepEqual([taken(), session.state.refused], [[], null]);
  tell(view(1, 8));
  assert.equal(session.state.waiting, null);
});

test("an answer that comes after its view ends the waiting", async () => {
  const { session, tell, answer } = inMatch(0);
  const done = session.command({ type: "DrawTile" });
  tell(view(1, 8));
  await answer({ type: "ack", seq: 8 });
  assert.deepEqual([await done, session.state.waiting], [true, null]);
});

test("a refusal is said and ends the waiting; a request that fails does too", async () => {
  const { session, line, answer } = inMatch(0);
  const done = session.command({ type: "PlayTiles", table: LAID });
  await answer({ type: "refused", sentences: ["Not a set."] });
  assert.equal(await done, false);
  assert.deepEqual([session.state.waiting, session.state.refused], [null, { sentences: ["Not a set."] }]);
  line.sendCommand = () => Promise.reject(Object.assign(new Error("The server is away."), { status: 0 }));
  await session.command({ type: "DrawTile" });
  assert.deepEqual([session.state.waiting, session.state.refused], [null, { sentences: ["The server is away."] }]);
});

test("what was not judged is sent again, and everything after a new connection", () => {
  const { session, tell, taken, lineIs } = inMatch(0);
  session.arrange(LAID);
  tell();
  assert.equal(taken().length, 1);
  mock.timers.tick(5000);
  assert.equal(taken().length, 1);
  tell(judgement(LAID));
  mock.timers.tick(10_000);
  assert.deepEqual(taken(), []);
  lineIs("down");
  session.arrange(MORE);
  mock.timers.tick(5000);
  assert.deepEqual([taken(), session.state.line], [[], "down"]);
  lineIs("open");
  assert.deepEqual(taken(), [{ type: "draft", rows: MORE, after: 7 }]);
  tell(judgement(MORE));
  lineIs("down");
  lineIs("open");
  assert.deepEqual(taken(), [{ type: "draft", rows: MORE, after: 7 }]);
});

test("two windows of a player end with the same draft, whoever was faster", () => {
  for (const order of ["own first", "other first"]) {
    const all = inMatch(0);
    const { session, tell } = all;
    session.arrange(LAID);
    tell();
    const own = { type: "draft", seat: 0, seq: 7, rows: LAID };
    const other = { type: "draft", seat: 0, seq: 7, rows: MORE };
    // The server judges a draft for its sender, then sends it to all windows.
    if (order === "own first") tell(judgement(LAID), own, other);
    else tell(other, judgement(LAID), own);
    assert.deepEqual(draft(all), order === "own first" ? MORE : LAID, order);
  }
});

test("a draft of another window is not sent back, but asked about, until it is touched", () => {
  const { session, tell, taken } = inMatch(0);
  tell({ type: "draft", seat: 0, seq: 7, rows: LAID });
  assert.deepEqual(taken(), [{ type: "plan", rows: LAID, over: TABLE, after: 7 }]);
  tell({ type: "plan", seq: 7, rows: LAID, fate: "kept", judgement: judgement(LAID) });
  assert.deepEqual(taken(), []);
  session.step("undo");
  tell();
  assert.deepEqual(taken(), [{ type: "draft", rows: TABLE, after: 7 }]);
});

test("what is laid outlives a reload of the tab", () => {
  const stored = new Map();
  const drawer = /** @type {any} */ ({
    getItem: (/** @type {string} */ key) => stored.get(key) ?? null,
    setItem: (/** @type {string} */ key, /** @type {string} */ text) => stored.set(key, text),
    removeItem: (/** @type {string} */ key) => stored.delete(key),
  });
  inMatch(0, drawer).session.arrange(LAID);
  const again = inMatch(0, drawer);
  assert.deepEqual(draft(again), LAID);
  again.session.step("undo");
  assert.ok(!isLaid(/** @type {any} */ (again.session.state)));
  assert.equal(stored.size, 0);
});

test("a view that does not fit is not shown, but asked for again", () => {
  const { session, line, tell } = inMatch(1);
  const reported = /** @type {unknown[]} */ ([]);
  Object.assign(globalThis, { reportError: (/** @type {unknown} */ error) => reported.push(error) });
  const before = session.state.view;
  const { rack: _, ...lacking } = view(1, 8).view;
  tell({ ...view(1, 8), view: lacking });
  tell({ ...view(1, 8), may: ["PlayTiles"] });
  assert.deepEqual([session.state.view, line.asked, reported.length], [before, 2, 2]);
});

test("the explanation of a time-out stays until the player does something", () => {
  const { session, tell } = inMatch(0);
  const timeOut = { type: "TimeOutSeen", seat: 0, count: 1, drawn: [24], table: TABLE };
  tell({ type: "events", seq: 8, events: [timeOut] }, view(1, 8), view(0, 9));
  assert.equal(session.state.refused?.entries?.length, 1);
  session.arrange(LAID);
  assert.equal(session.state.refused, null);
});

// The state of a match of tiles after messages of the server, without a browser.

import assert from "node:assert/strict";
import { test } from "node:test";
import {
  canPlan,
  initial,
  isFine,
  isJudged,
  isLaid,
  isMyTurn,
  isOutdated,
  isPlayable,
  reduce,
  soundBetween,
} from "../../src/tilewright/web/static/match/state.js";
import { points } from "../../src/tilewright/web/static/parts/text.js";
import { game, movedPieces } from "../../src/tilewright/web/static/tiles/game.js";

/** @typedef {import("../../src/tilewright/web/static/tiles/game.js").State} State */
/** @typedef {import("../../src/tilewright/web/static/match/types.js").Message} Message */

const { turnKey } = game;
const INITIAL = /** @type {State} */ (initial(game));
const isPlanned = (/** @type {State} */ { draft }) => Boolean(draft?.planned);

const TABLE = [
  [4, 8, 12],
  [60, 112, 164],
];
const PLACES = [
  { name: "Ann", bot: null },
  { name: "beginner", bot: "beginner" },
];
const SEATING = {
  type: "seating",
  match: "m",
  rules: "classic-nl",
  house: {},
  seat: 0,
  places: PLACES,
  begun: true,
};
const CLOCK = { type: "clock", deadline: null, now: 5, at: 3, away: [], asked: [], paused: false };
const START = { type: "MatchStartSeen", deal: { starter: 0, draws: [] } };

/** @param {Partial<Message>} parts */
function view(parts = {}, seq = 7, may = ["PlayTiles", "DrawTile"]) {
  const whole = {
    seat: 0,
    rack: [16, 20, 24],
    game: 1,
    turns: 3,
    to_move: [0],
    table: TABLE,
    shown: [],
    ...parts,
  };
  return { type: "view", seq, view: whole, readings: [], may };
}
/** @param {...Message} messages */
const after = (...messages) => messages.reduce(reduce, INITIAL);
/** @param {State} state @param {...Message} messages */
const then = (state, ...messages) => messages.reduce(reduce, state);
/** @param {number[][]} rows @param {object[]} [faults] */
const judgement = (rows, faults = [], seq = 7) => ({
  type: "judgement",
  seq,
  faults,
  sentences: faults.map(() => "No."),
  readings: rows.map((order) => ({ legal: true, order, stands: [], value: 0 })),
});
const LAID = [[4, 8, 12, 16], TABLE[1]];
const inTurn = () => after(SEATING, view(), CLOCK);

test("events from before the connection are not news and make no sound", () => {
  const played = { type: "TilesPlayed", seat: 1, played: [4, 8, 12], table: [[4, 8, 12]] };
  const before = after(SEATING);
  const caughtUp = then(before, { type: "events", seq: 2, events: [START, played] }, view({}, 2), CLOCK);
  assert.equal(caughtUp.log.length, 2);
  assert.deepEqual(caughtUp.news, []);
  assert.equal(soundBetween(before, caughtUp), null);
  const live = then(caughtUp, {
    type: "events",
    seq: 3,
    events: [{ type: "DrawSeen", seat: 1, count: 1, tiles: [] }],
  });
  assert.equal(live.news.length, 1);
  assert.equal(soundBetween(caughtUp, live), "drawn");
  const back = then(live, SEATING);
  const again = then(back, { type: "events", seq: 4, events: [played] });
  assert.deepEqual([again.news, soundBetween(back, again)], [[], null]);
});

test("a deal rattles", () => {
  const live = { ...INITIAL, live: true };
  assert.equal(soundBetween(live, { ...live, news: [{ seq: 1, event: { type: "GameStartSeen", deal: {} }, how: "" }] }), "dealt");
});

test("the player's turn makes a sound", () => {
  const waiting = after(SEATING, view({ to_move: [1] }, 7, ["StepAway"]), CLOCK);
  assert.equal(isMyTurn(waiting), false);
  assert.equal(soundBetween(waiting, then(waiting, view({ turns: 4 }, 8))), "turn");
});

test("events from the first one on replace the log", () => {
  const state = after(SEATING, { type: "events", seq: 2, events: [START, { type: "Passed", seat: 0 }] });
  assert.equal(then(state, { type: "events", seq: 1, events: [START] }).log.length, 1);
});

test("a draft lasts as long as its turn, even if somebody leaves meanwhile", () => {
  const state = then(inTurn(), { type: "arranged", rows: LAID }, judgement(LAID));
  assert.ok(isPlayable(state));
  const left = then(state, { type: "events", seq: 8, events: [{ type: "SeatLeft", seat: 1 }] }, view({}, 8));
  assert.deepEqual(left.draft?.rows, LAID);
  // A draft belongs to the event it follows, so it must be judged again.
  assert.equal(isJudged(left), false);
  assert.equal(then(left, view({ turns: 4 }, 9)).draft, null);
});

test("a judgement counts for the rows it is about, in any order of their pieces", () => {
  const state = then(inTurn(), { type: "arranged", rows: LAID });
  assert.equal(isJudged(state), false);
  assert.equal(isJudged(then(state, judgement([[16, 12, 8, 4], TABLE[1]]))), true);
  assert.equal(isJudged(then(state, judgement(TABLE))), false);
  assert.equal(isJudged(then(state, judgement(LAID, [], 6))), false);
  assert.equal(isPlayable(then(state, judgement(LAID, [{ kind: "x", row: 0 }]))), false);
});

/** A match whose turns end in a way. @param {boolean} checked @param {number | null} penalty */
const ending = (checked, penalty) => ({ ...view(), ending: { checked, penalty } });
const WRONG = judgement(LAID, [{ kind: "not-a-set", row: 0 }]);

test("A-16: what may cost a penalty is played at the player's own risk, and what is refused is not", () => {
  const lay = { type: "arranged", rows: LAID };
  const whether = (/** @type {State} */ state) => [isPlayable(state), isFine(state)];
  for (const [checked, penalty, unjudged, wrong, right] of [
    [true, null, [false, false], [false, false], [true, true]],
    [true, 3, [false, false], [true, false], [true, true]],
    [false, 3, [true, false], [true, false], [true, false]],
    [false, null, [true, false], [true, false], [true, false]],
  ]) {
    const start = after(SEATING, ending(Boolean(checked), /** @type {number | null} */ (penalty)), CLOCK);
    assert.deepEqual(whether(start), [false, false]);
    const laid = then(start, lay);
    assert.deepEqual(whether(laid), unjudged);
    assert.deepEqual(whether(then(laid, WRONG)), wrong);
    assert.deepEqual(whether(then(laid, judgement(LAID))), right);
    // Nothing is sent that was not laid, and how turns end is told once.
    assert.deepEqual(whether(then(laid, { type: "step", way: "undo" })), [false, false]);
    assert.deepEqual(then(laid, view({}, 8)).ending, start.ending);
  }
});

test("A-16: a penalty is said with its reasons, whichever comes first, and stays in the turn after it", () => {
  const start = then(after(SEATING, ending(false, 3), CLOCK), { type: "arranged", rows: LAID });
  const sent = then(start, { type: "waiting", waiting: { type: "PlayTiles", seq: null } });
  const penalised = {
    type: "events",
    seq: 8,
    events: [{ type: "DrawSeen", seat: 0, count: 3, tiles: [28, 32, 36], penalty: true }],
  };
  const answered = { type: "answered", seq: 8, reasons: ["Row 1 isn’t a set."] };
  const next = view({ turns: 4, to_move: [1] }, 8, []);
  for (const messages of [
    [answered, penalised, next],
    [penalised, next, answered],
  ]) {
    const { refused, draft, log } = then(sent, ...messages);
    assert.deepEqual(refused?.reasons, answered.reasons);
    assert.equal(refused?.entries?.length, 1);
    assert.equal(draft, null);
    assert.equal(log.at(-1)?.event.penalty, true);
  }
  // The reasons belong to that turn alone.
  const refused = then(sent, answered, penalised, next, view({ turns: 5 }, 9));
  assert.equal(then(refused, { type: "arranged", rows: LAID }).refused, null);
});

test("a draft stored in the tab is restored only in its turn and only with the player's pieces", () => {
  const state = inTurn();
  assert.ok(state.view);
  const saved = { type: "restored", turn: turnKey(state.view), rows: LAID, over: TABLE, stored: true };
  assert.deepEqual(then(state, saved).draft?.rows, LAID);
  assert.equal(then(state, { ...saved, turn: "1 2 0" }).draft, null);
  assert.equal(then(state, { ...saved, rows: [[4, 8, 12, 100], TABLE[1]] }).draft, null);
  assert.equal(then(state, { ...saved, rows: [[4, 8, 12]] }).draft, null);
});

test("the server's draft is used unless there is a newer one here", () => {
  const sent = { type: "draft", seat: 0, seq: 7, rows: LAID };
  const other = [
    [4, 8, 12],
    [...TABLE[1], 20],
  ];
  assert.deepEqual(then(inTurn(), sent).draft?.rows, LAID);
  const unstored = then(inTurn(), { type: "arranged", rows: other }, judgement(other));
  assert.deepEqual(then(unstored, sent).draft?.rows, other);
  const stored = then(unstored, { type: "stored", rows: other });
  assert.deepEqual(then(stored, sent).draft?.rows, LAID);
  // A move after the judgement is not stored with it.
  const later = then(unstored, { type: "arranged", rows: LAID }, { type: "stored", rows: other });
  assert.equal(later.draft?.stored, false);
});

test("an opponent's draft is shown until the turn is over", () => {
  const waiting = after(SEATING, view({ to_move: [1] }, 7, []), CLOCK, {
    type: "draft",
    seat: 1,
    seq: 7,
    rows: LAID,
  });
  assert.deepEqual(waiting.other?.rows, LAID);
  assert.equal(then(waiting, view({ turns: 4 }, 8)).other, null);
});

test("changes of others stay marked until the player's turn is over", () => {
  const first = { type: "TilesPlayed", seat: 1, played: [4, 8, 12], table: [[4, 8, 12]] };
  const second = { type: "TilesPlayed", seat: 1, played: [16], table: [[4, 8, 12, 16]] };
  const state = after(SEATING, { type: "events", seq: 3, events: [START, first, second] });
  assert.deepEqual([...state.changed].sort(), [12, 16, 4, 8]);
  assert.deepEqual(
    state.log.map(({ how }) => how),
    ["", "opening", "adding"],
  );
  const drawn = then(state, {
    type: "events",
    seq: 4,
    events: [{ type: "DrawSeen", seat: 0, count: 1, tiles: [40] }],
  });
  assert.equal(drawn.changed.size, 0);
  const watching = after({ ...SEATING, seat: null }, { type: "events", seq: 3, events: [START, first, second] });
  assert.deepEqual([...watching.changed], [16]);
});

test("the clock follows the server's time", () => {
  assert.equal(inTurn().clock?.offset, 2);
});

const MOVES = [
  ["added to a row", [[1, 2, 3]], [[1, 2, 3, 4]], [4]],
  [
    "a row split in the middle",
    [[1, 2, 3, 4, 5]],
    [
      [1, 2, 3, 9],
      [4, 5, 8],
    ],
    [9, 4, 5, 8],
  ],
  [
    "two rows joined",
    [
      [1, 2, 3],
      [4, 5],
    ],
    [[1, 2, 3, 4, 5]],
    [4, 5],
  ],
  [
    "one taken from a row to another",
    [
      [1, 2, 3, 4],
      [5, 6, 7],
    ],
    [
      [1, 2, 3],
      [5, 6, 7, 4],
    ],
    [4],
  ],
  ["nothing", [[1, 2, 3]], [[3, 2, 1]], []],
];
for (const [name, before, later, pieces] of MOVES)
  test(`moved: ${name}`, () => assert.deepEqual(movedPieces(/** @type {any} */ (before), /** @type {any} */ (later)), pieces));

test("nothing can be laid while the match is paused, in the turn or as a plan", () => {
  const arranged = { type: "arranged", rows: LAID };
  for (const first of [view(), view({ to_move: [1] }, 7, [])]) {
    assert.equal(then(after(SEATING, first, CLOCK), arranged).draft?.rows, LAID);
    assert.equal(then(after(SEATING, first, { ...CLOCK, paused: true }), arranged).draft, null);
  }
});

test("points are written with fractions", () => {
  assert.deepEqual([12, -7, "31/3", "-31/3", "-1/3"].map(points), ["12", "−7", "10 1/3", "−10 1/3", "−1/3"]);
});

test("the rulebook and the words for a time-out come with the first view and stay", () => {
  const rules = { match: { games: null, rounds: 1 } };
  const timeout = [{ key: "time-out-draw", values: { count: 3 } }];
  const first = after(SEATING, { ...view({ rules }), timeout });
  const later = then(first, view({ turns: 4 }, 8));
  assert.deepEqual(later.view?.rules, rules);
  assert.deepEqual(later.timeOut, timeout);
});

/** The state while another seat plays. @param {Partial<Message>} parts */
const waiting = (parts = {}, seq = 7) => view({ to_move: [1], ...parts }, seq, []);
const WIDER = [[...TABLE[0], 300], TABLE[1]];
/** @param {number[][]} rows @param {number[][]} asked @param {object[] | null} faults */
const planned = (rows, asked, faults = [], seq = 7) => ({
  type: "plan",
  seq,
  question: asked,
  rows,
  fate: "kept",
  judgement: faults && judgement(rows, faults, seq),
});

test("what is laid while others play is a plan, and nothing to send", () => {
  const state = then(after(SEATING, waiting(), CLOCK), { type: "arranged", rows: LAID });
  assert.ok(canPlan(state) && isPlanned(state) && isLaid(state) && !isPlayable(state));
  assert.deepEqual(state.draft?.over, TABLE);
  assert.ok(!isLaid(then(state, { type: "arranged", rows: TABLE })));
  const watching = after({ ...SEATING, seat: null }, waiting({ seat: null }), CLOCK);
  assert.ok(!canPlan(watching));
});

test("a plan without faults is the draft of the turn, one with faults stays private until it is touched", () => {
  const laid = then(after(SEATING, waiting(), CLOCK), { type: "arranged", rows: LAID });
  const fine = then(laid, planned(LAID, LAID), view({ turns: 4 }, 8));
  assert.ok(isPlayable(fine) && !isPlanned(fine));
  const wrong = then(laid, planned(LAID, LAID, [{ kind: "not-a-set" }]), view({ turns: 4 }, 8));
  assert.ok(isPlanned(wrong) && isLaid(wrong) && !isPlayable(wrong));
  assert.ok(!isPlanned(then(wrong, { type: "arranged", rows: [...LAID, [20]] })));
  // A turn that ends without it gives it up.
  assert.equal(then(wrong, waiting({ turns: 5 }, 9)).draft, null);
});

test("a plan waits to be fitted when the table has changed", () => {
  const laid = then(after(SEATING, waiting(), CLOCK), { type: "arranged", rows: LAID }, planned(LAID, LAID));
  const changed = then(laid, view({ table: WIDER, turns: 4 }, 8));
  assert.ok(isOutdated(changed) && isPlanned(changed) && !isLaid(changed));
  assert.equal(changed.judgement, null);
  const rows = [[...WIDER[0], 16], TABLE[1]];
  // An answer about other rows, or for an earlier event, is none to this plan.
  assert.equal(then(changed, planned(rows, [...LAID], [], 8)), changed);
  assert.equal(then(changed, planned(rows, LAID, [], 7)), changed);
  const fitted = then(changed, planned(rows, LAID, [], 8));
  assert.deepEqual(fitted.draft?.rows, rows);
  assert.ok(isPlayable(fitted) && !isPlanned(fitted));
  assert.equal(then(changed, planned(WIDER, LAID, null, 8)).draft, null);
  // A server that is too busy to judge a plan judges it as a draft.
  assert.ok(!isPlanned(then(changed, planned(rows, LAID, null, 8))));
});

test("a plan outlives a reload in its game only", () => {
  const stored = { type: "restored", turn: "", game: 1, seat: 0, rows: LAID, over: TABLE, planned: true };
  const state = after(SEATING, waiting(), CLOCK);
  assert.ok(isPlanned(then(state, stored)));
  assert.ok(!isPlanned(then(state, { ...stored, game: 2 })));
  assert.ok(!isPlanned(then(state, { ...stored, seat: 1 })));
  assert.equal(then(state, { type: "restored" }), state);
  assert.equal(then(state, stored, waiting({ game: 2 }, 8)).draft, null);
});

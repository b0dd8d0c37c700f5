// The state of a match that both games share: a reducer over the messages of the server and what the player does.
// Pure and without a document; a game adds what only it knows (tiles/game.js, dice/game.js).

import { begin, lay, STEPS, sameRows } from "./history.js";
import { isGivenUp } from "./moments.js";

/** @import { History, Rows } from "./history.js" */
/** @import { Clock, Message, Sound } from "./types.js" */
/** @import { Ending, Incoming, Judgement, Phrase, PlanAnswer, RowReading, Seating } from "../messages/socket.d.ts" */
/** What both games show of a match. @typedef {{seat: number | null, game: number, turns: number, to_move: number[], outcome: {winners: number[]} | null, results: {winners: number[]}[]}} AnyView */
/** An event with its number in the log of the match, and what its game says of it. @typedef {{seq: number, event: Message, how?: string, freed?: boolean, pieces?: Face[], moved?: boolean}} AnyEntry */
/** @typedef {import("../messages/socket.d.ts").DiceView["showing"][number]} Face */
/**
 * What the player has laid. A plan is the player's alone, until it is their turn. `stored` says that the server has certainly
 * stored it, `heard` that it was laid in another window of the player, so that the server has it.
 * @typedef {History & {planned: boolean, stored: boolean, heard: boolean}} Draft
 */
/** What the strip says: sentences, entries of the log with the reasons for a penalty, or the answer to a plan; no sentence says in general that something cannot be done. @typedef {{sentences?: string[], entries?: AnyEntry[], reasons?: string[], plan?: PlanAnswer}} Said */
/** The command that waits: for its answer, and then for the view after event `seq`. @typedef {{type: string, seq: number | null}} Waiting */
/**
 * `game` is what tiles or dice add, `seq` the last event, `viewSeq` the one that the view came after. `live` is false while the server sends the events from
 * before the connection, `catching` until it has sent the drafts from before too. `ending` says what the player is told before a turn
 * ends, and what an illegal one costs. `line` is the connection.
 * @template {AnyView} V
 * @template {AnyEntry} E
 * @typedef {{game: AnyGame, seating: Seating | null, seq: number | null, viewSeq: number | null, view: V | null, readings: RowReading[], may: string[], story: Phrase[],
 *   timeOut: Phrase[], ending: Ending, live: boolean, catching: boolean, log: E[], news: E[], clock: Clock | null, present: number[], gone: boolean, order: number[],
 *   draft: Draft | null, judgement: Judgement | null, other: {seat: number, rows: Rows, readings: RowReading[]} | null,
 *   refused: Said | null, told: Said | null, waiting: Waiting | null, line: "open" | "slow" | "down"}} Shared
 */
/**
 * What a game adds. `fits` says whether rows hold the whole table and otherwise only the player's pieces, `isAbout` whether a judgement
 * is about rows, `keeps` whether it still holds after another view, `isWhole` whether a view has all that is drawn of it. `tell` adds an
 * event to what the events before it have told. `sounds` has those of events, the most important first; `deal` is any deal.
 * @template {AnyView} V
 * @template {AnyEntry} E
 * @template {object} X
 * @typedef {{initial: X, table: (view: V) => Rows, turnKey: (view: V) => string, isOver: (view: V) => boolean,
 *   canArrange: (view: V) => boolean, fits: (view: V, rows: Rows) => boolean, isAbout: (judgement: Judgement, rows: Rows) => boolean,
 *   keeps: (before: V, after: V) => boolean, isWhole: (view: V) => boolean,
 *   tell: (told: X, event: Message, at: {seq: number, own: number | null, live: boolean}) => {told: X, entry: E},
 *   sounds: Record<string, Sound>}} Game
 */
/** @typedef {Shared<AnyView, AnyEntry>} AnyState */
/** @typedef {Game<any, any, any>} AnyGame */

/** @type {Omit<AnyState, "game">} */
const INITIAL = {
  seating: null,
  seq: null,
  viewSeq: null,
  view: null,
  readings: [],
  may: [],
  story: [],
  timeOut: [],
  ending: { checked: true, penalty: null },
  live: false,
  catching: false,
  log: [],
  news: [],
  clock: null,
  present: [],
  gone: false,
  order: [],
  draft: null,
  judgement: null,
  other: null,
  refused: null,
  told: null,
  waiting: null,
  line: "open",
};

/** The state before the first message. @param {AnyGame} game @returns {AnyState} */
export const initial = (game) => ({ ...INITIAL, ...game.initial, game });

/**
 * The state after a message of the server, or of this page: `arranged` {rows}, `step` {way}, `restored` {turn, game, seat, rows, over, planned, stored},
 * `stored` {rows}, `waiting` {waiting}, `answered` {seq, reasons}, `refuse` {said}, `line` {line}. A clock has `at`, when it came; a plan
 * has `question`, the rows that it answers.
 * @template {AnyState} S
 * @param {S} state @param {Message} message @returns {S}
 */
export function reduce(state, message) {
  const change = CHANGES[message.type]?.(state, message);
  return change ? { ...state, ...change } : state;
}

/** @type {Record<string, (state: AnyState, message: Message) => Partial<AnyState> | null>} */
const CHANGES = {
  seating: (_, message) => {
    const seating = /** @type {Seating & Message} */ (message);
    return { seating, live: !seating.begun, catching: true, gone: false };
  },
  events: addEvents,
  view: setView,
  clock: (_, { deadline, now, at, away, asked, paused }) => ({ live: true, clock: { deadline, offset: now - at, away, asked, paused } }),
  draft: setDraft,
  judgement: ({ seq }, message) => (message.seq === seq ? { judgement: /** @type {Judgement & Message} */ (message) } : null),
  plan: setPlan,
  order: (_, { tiles }) => ({ order: tiles }),
  presence: (_, { seats }) => ({ present: seats, catching: false }),
  gone: ({ seating }, { match }) => ({ gone: !seating || match === seating.match }),
  arranged: (state, { rows }) => arranged(state, (before) => lay(before, rows)),
  step: (state, { way }) => arranged(state, STEPS[/** @type {keyof typeof STEPS} */ (way)]),
  restored,
  stored: (state, { rows }) => {
    const { draft } = state;
    return draft && draft.rows === rows && isJudged(state) ? { draft: { ...draft, stored: true } } : null;
  },
  waiting: (_, { waiting }) => ({ waiting, refused: null }),
  answered: ({ viewSeq, waiting, refused }, { seq = null, reasons = [] }) => ({
    waiting: waiting && seq !== null && (viewSeq ?? 0) < seq ? { ...waiting, seq } : null,
    // The answer comes before the event of the penalty, or after it.
    ...(reasons.length ? { refused: { entries: refused?.entries ?? [], reasons } } : {}),
  }),
  refuse: (_, { said }) => ({ refused: said }),
  line: (state, { line }) => (line === state.line ? null : { line }),
};

/** Whether it is the player's turn to lay. @param {{may: string[]}} state */
export const isMyTurn = ({ may }) => may.includes("PlayTiles") || may.includes("PlaceDice");

/** Whether the player is to lay, or to roll. @param {AnyState} state */
export const isToMove = (state) => state.view?.seat != null && (isMyTurn(state) || state.may.includes("RollDice"));

/** Whether a game has ended and the next one is not dealt yet. @param {AnyState} state */
export const isGameOver = ({ game, view }) => Boolean(view && game.isOver(view));

/** Whether a game has ended and the next one is not dealt yet, or the match was given up. @param {AnyState} state */
export const isOver = (state) => isGameOver(state) || isGivenUp(state.log);

/** Whether the player may plan a turn while others play. @param {AnyState} state */
export function canPlan(state) {
  const { view, game, seating } = state;
  if (!view?.to_move.length || view.seat === null || isOver(state) || isMyTurn(state)) return false;
  // After a turn the player passes the device on.
  return !seating?.terms?.one_device && game.canArrange(view);
}

/** Whether the player can lay pieces, in the turn or as a plan. @param {AnyState} state */
export const canArrange = (state) => (isMyTurn(state) || canPlan(state)) && !state.clock?.paused;

/** The table of the last view. @param {AnyState} state @returns {Rows} */
const tableOf = ({ game, view }) => (view ? game.table(view) : []);

/** Whether the table has changed since a plan was laid, so that it must be fitted first. @param {AnyState} state */
export const isOutdated = (state) => Boolean(state.view && state.draft && !sameRows(state.draft.over, tableOf(state)));

/** Whether the server's judgement is about what is laid. @param {AnyState} state */
export const isJudged = ({ game, draft, judgement }) => Boolean(draft && judgement && game.isAbout(judgement, draft.rows));

/** The judgement, if it is about what is laid. @param {AnyState} state */
export const currentJudgement = (state) => (isJudged(state) ? state.judgement : null);

/** Whether the player has moved something. @param {AnyState} state */
export const isLaid = (state) => Boolean(state.draft && !isOutdated(state) && !sameRows(state.draft.rows, state.draft.over));

/** Whether the player knows that the server accepts what is laid. @param {AnyState} state */
export const isFine = (state) => state.ending.checked && currentJudgement(state)?.faults.length === 0;

/** Whether what is laid can be sent: known to be right, or at the player's own risk. @param {AnyState} state */
export function isPlayable(state) {
  const { checked, penalty } = state.ending;
  if (!isMyTurn(state) || !isLaid(state)) return false;
  return !checked || isFine(state) || (penalty !== null && isJudged(state));
}

/** The table as it is shown: with what the player has laid. @param {AnyState} state @returns {Rows} */
export const rowsOf = (state) => (state.draft && !isOutdated(state) ? state.draft.rows : tableOf(state));

/** What the server must be sent or asked about what is laid, or null. @param {AnyState} state @returns {Extract<Incoming, {type: "draft" | "plan"}> | null} */
export function due(state) {
  const { draft, seq, viewSeq, live } = state;
  // Between events and their view nobody knows whose turn it is.
  if (!draft || seq === null || !live || seq !== viewSeq) return null;
  const { rows, over } = draft;
  if (draft.planned || draft.heard) {
    const asks = isOutdated(state) || (isLaid(state) && !isJudged(state));
    return asks ? { type: "plan", rows, over, after: seq } : null;
  }
  return isMyTurn(state) ? { type: "draft", rows, after: seq } : null;
}

/** The sound of the change from one state to another. @param {AnyState} before @param {AnyState} after @returns {Sound | null} */
export function soundBetween(before, after) {
  if (!before.live || !after.live) return null;
  if (before.news === after.news) return isToMove(after) && !isToMove(before) ? "turn" : null;
  const kinds = new Set(after.news.map(({ event }) => (event.deal ? "deal" : event.type)));
  return Object.entries(after.game.sounds).find(([kind]) => kinds.has(kind))?.[1] ?? null;
}

/** @param {AnyState} state @param {Message} message @returns {Partial<AnyState>} */
function addEvents(state, { seq, events }) {
  const { game, live } = state;
  const own = state.seating?.seat ?? null;
  const first = seq - events.length + 1;
  /** @type {AnyEntry[]} */
  const news = [];
  // A message from the first event on replaces everything.
  let now = first === 1 ? game.initial : state;
  for (const [place, event] of events.entries()) {
    const { told, entry } = game.tell(event.deal ? game.initial : now, event, { seq: first + place, own, live });
    now = told;
    news.push(entry);
  }
  const log = [...state.log.filter((entry) => entry.seq < first), ...news];
  const entries = live ? news.filter(({ event }) => event.seat === own && (event.penalty || event.type.startsWith("Time"))) : [];
  const refused = entries.length ? { entries, reasons: state.refused?.reasons } : state.refused;
  return { ...now, seq, log, news: live ? news : [], refused };
}

/** @param {AnyState} state @param {Message} message @returns {Partial<AnyState>} */
function setView(state, { seq, view: sent, readings = [], may = [], story = [], timeout: timeOut = state.timeOut, ending = state.ending }) {
  // Only the first view of a connection has the rulebook and the rules for the end of a turn.
  const view = { ...sent, rules: sent.rules ?? /** @type {{rules?: unknown} | null} */ (state.view)?.rules };
  const sameTurn = state.view !== null && state.game.turnKey(state.view) === state.game.turnKey(view);
  const waiting = state.waiting?.seq != null && state.waiting.seq <= seq ? null : state.waiting;
  const other = sameTurn ? state.other : null;
  // What happened to the player is said in the turn after it.
  const refused = sameTurn || state.refused?.entries ? state.refused : null;
  const next = { ...state, seq, viewSeq: seq, view, readings, may, story, timeOut, ending, waiting, other, refused };
  return { ...next, ...carried(state, next, sameTurn) };
}

/** What becomes of the draft when a view comes. @param {AnyState} state @param {AnyState} next @param {boolean} sameTurn @returns {Partial<AnyState>} */
function carried(state, next, sameTurn) {
  const { draft, view: before, game } = state;
  if (!draft || !before) return { draft: null, judgement: null };
  // A turn that ends without its plan gives the plan up.
  const lost = isMyTurn(state) && !sameTurn;
  if (draft.planned && !sameRows(draft.rows, draft.over) && !lost && isPlannable(next, before)) {
    return isOutdated(next) || !game.keeps(before, next.view) ? { judgement: null } : promoted(next);
  }
  const fits = sameTurn && game.fits(next.view, draft.rows);
  // A draft belongs to the event it follows, so it must be sent again after another event.
  return { draft: fits ? { ...draft, stored: false, heard: false } : null, judgement: null };
}

/** What is laid changes: a draft of the turn, or a plan while others play. @param {AnyState} state @param {(before: History) => History} change @returns {Partial<AnyState> | null} */
function arranged(state, change) {
  if (!canArrange(state)) return null;
  const before = state.draft && !isOutdated(state) ? state.draft : begin(tableOf(state));
  const after = change(before);
  if (after === before) return null;
  return { draft: { ...after, planned: canPlan(state), stored: false, heard: false }, refused: null };
}

/** What this window stored before it was loaded again. @param {AnyState} state @param {Message} message @returns {Partial<AnyState> | null} */
function restored(state, { turn, rows, over, planned, stored, game: number, seat }) {
  const { view, game } = state;
  if (!view || !rows) return null;
  const holds = planned ? isPlannable(state, { game: number, seat }) : turn === game.turnKey(view) && game.fits(view, rows);
  return holds ? { draft: { ...begin(over), rows, past: [over], planned, stored, heard: false } } : null;
}

/** Whether a plan of a game and a seat is one for the current game. @param {AnyState} state @param {{game: number, seat: number | null}} plan */
const isPlannable = (state, plan) => !isOver(state) && state.view?.game === plan.game && state.view.seat === plan.seat;

/** The state with a plan as the server has fitted it to the table. @param {AnyState} state @param {Message} message @returns {Partial<AnyState> | null} */
function setPlan(state, message) {
  const { seq, question, judgement = null } = message;
  const { draft } = state;
  if (seq !== state.seq || !draft || question !== draft.rows) return null;
  const table = tableOf(state);
  const told = { plan: /** @type {PlanAnswer & Message} */ (message) };
  if (sameRows(message.rows, table)) return { draft: null, judgement: null, told };
  const rows = sameRows(message.rows, draft.rows) ? draft.rows : message.rows;
  const steps = isOutdated(state) ? { past: [table], future: [] } : {};
  return { ...promoted({ ...state, draft: { ...draft, rows, over: table, ...steps }, judgement }), told };
}

/**
 * In the player's turn a plan that lies on the table is the draft, also if the server is too busy to judge it. One with faults stays
 * private until it is touched: when the time is up, a wrong draft may cost more than none.
 * @param {AnyState} state @returns {Partial<AnyState>}
 */
function promoted(state) {
  const { draft, judgement } = state;
  return { draft: draft && isMyTurn(state) && !judgement?.faults.length ? { ...draft, planned: false } : draft, judgement };
}

/** The table as a seat arranges it: another one, or the player in another window. @param {AnyState} state @param {Message} message @returns {Partial<AnyState> | null} */
function setDraft(state, { seat, seq, rows, readings = [] }) {
  const { view, draft, game } = state;
  if (seq !== state.seq || !view) return null;
  if (seat !== view.seat) return { other: { seat, rows, readings } };
  if (sameRows(rows, rowsOf(state)) || !game.fits(view, rows)) return null;
  const laid = draft && !draft.planned ? draft : null;
  // A local draft is newer than the one of the server until the server has stored it, or has judged it and then sent another.
  if (laid && (state.catching ? !laid.stored : !isJudged(state))) return null;
  return { draft: { ...lay(laid ?? begin(tableOf(state)), rows), planned: false, stored: true, heard: true }, judgement: null };
}

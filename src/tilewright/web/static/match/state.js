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
/** What the strip says: sentences, entries of the log with the reasons for a penalty, the answer to a plan, or the id of a text. @typedef {{sentences?: string[], entries?: AnyEntry[], reasons?: string[], plan?: PlanAnswer, text?: string}} Said */
/** The command that waits: for its answer, and then for the view after event `seq`. @typedef {{type: string, seq: number | null}} Waiting */
/**
 * `seq` is the last event, `viewSeq` the one that the view came after. `live` is false while the server sends the events from
 * before the connection, `catching` until it has sent the drafts from before too. `ending` says what the player is told before a turn
 * ends, and what an illegal one costs. `line` is the connection.
 * @template {AnyView} V
 * @template {AnyEntry} E
 * @typedef {{seating: Seating | null, seq: number | null, viewSeq: number | null, view: V | null, readings: RowReading[], may: string[], story: Phrase[],
 *   timeOut: Phrase[], ending: Ending, live: boolean, catching: boolean, log: E[], news: E[], clock: Clock | null, present: number[], gone: boolean, order: number[],
 *   draft: Draft | null, judgement: Judgement | null, other: {seat: number, rows: Rows, readings: RowReading[]} | null,
 *   refused: Said | null, told: Said | null, waiting: Waiting | null, line: "open" | "slow" | "down"}} Shared
 */
/**
 * What a game adds. `lays` says whether a turn may be laid now, `fits` whether rows hold the whole table and otherwise only the
 * player's pieces, `isAbout` whether a judgement is about rows, `keeps` whether it still holds after another view,
 * `isWhole` whether a view has all that is drawn of it.
 * @template {AnyView} V
 * @template {AnyEntry} E
 * @template {object} X
 * @typedef {{initial: X, table: (view: V) => Rows, turnKey: (view: V) => string, lays: (may: string[]) => boolean, isOver: (view: V) => boolean,
 *   canArrange: (view: V) => boolean, fits: (view: V, rows: Rows) => boolean, isAbout: (judgement: Judgement, rows: Rows) => boolean,
 *   keeps: (before: V, after: V) => boolean, isWhole: (view: V) => boolean, addEvents: (state: Shared<V, E> & X, seq: number, events: Message[]) => Partial<Shared<V, E>> & X,
 *   penalties: (news: E[], seat: number) => E[], soundOf: (kinds: Set<string>, news: E[]) => Sound | null}} Game
 */
/** @typedef {Shared<AnyView, AnyEntry>} AnyState */
/** @typedef {Game<any, any, any>} AnyGame */

/** @type {AnyState} */
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

/** The state before the first message. @param {AnyGame} game */
export const initial = (game) => ({ ...INITIAL, ...game.initial });

/**
 * The state after a message of the server, or of this page: `arranged` {rows}, `step` {way}, `restored` {turn, game, seat, rows, over, planned, stored},
 * `stored` {rows}, `waiting` {waiting}, `answered` {seq, reasons}, `refuse` {said}, `tell` {said}, `line` {line}. A clock has `at`, when it came; a plan
 * has `question`, the rows that it answers.
 * @template {AnyState} S
 * @param {AnyGame} game @param {S} state @param {Message} message @returns {S}
 */
export function reduce(game, state, message) {
  const change = CHANGES[message.type]?.(game, state, message);
  return change ? { ...state, ...change } : state;
}

/** @type {Record<string, (game: AnyGame, state: AnyState, message: Message) => Partial<AnyState> | null>} */
const CHANGES = {
  seating: (_, __, message) => ({
    seating: /** @type {Seating & Message} */ (message),
    live: !message.begun,
    catching: true,
    gone: false,
  }),
  events: addEvents,
  view: setView,
  clock: (_, __, { deadline, now, at, away, asked, paused }) => ({
    live: true,
    clock: { deadline, offset: now - at, away, asked, paused },
  }),
  draft: setDraft,
  judgement: (_, { seq }, message) => (message.seq === seq ? { judgement: /** @type {Judgement & Message} */ (message) } : null),
  plan: setPlan,
  order: (_, __, { tiles }) => ({ order: tiles }),
  presence: (_, __, { seats }) => ({ present: seats, catching: false }),
  gone: (_, { seating }, { match }) => ({ gone: !seating || match === seating.match }),
  arranged: (game, state, { rows }) => arranged(game, state, (before) => lay(before, rows)),
  step: (game, state, { way }) => arranged(game, state, STEPS[/** @type {keyof typeof STEPS} */ (way)]),
  restored,
  stored: (game, state, { rows }) => {
    const { draft } = state;
    if (!draft || draft.rows !== rows || !isJudged(game, state)) return null;
    return { draft: { ...draft, stored: true } };
  },
  waiting: (_, __, { waiting }) => ({ waiting, refused: null }),
  answered: (_, { viewSeq, waiting, refused }, { seq = null, reasons = [] }) => ({
    waiting: waiting && seq !== null && (viewSeq ?? 0) < seq ? { ...waiting, seq } : null,
    // The answer comes before the event of the penalty, or after it.
    ...(reasons.length ? { refused: { entries: refused?.entries ?? [], reasons } } : {}),
  }),
  refuse: (_, __, { said }) => ({ refused: said }),
  tell: (_, __, { said }) => ({ told: said }),
  line: (_, state, { line }) => (line === state.line ? null : { line }),
};

/** Whether it is the player's turn to lay. @param {AnyGame} game @param {AnyState} state */
export const isMyTurn = (game, { may }) => game.lays(may);

/** Whether a game has ended and the next one is not dealt yet, or the match was given up. @param {AnyGame} game @param {AnyState} state */
export const isOver = (game, { view, log }) => Boolean(view && game.isOver(view)) || isGivenUp(log);

/** Whether the player may plan a turn while others play. @param {AnyGame} game @param {AnyState} state */
export const canPlan = (game, state) =>
  Boolean(state.view?.to_move.length) &&
  !isOver(game, state) &&
  state.view?.seat != null &&
  // After a turn the player passes the device on.
  !state.seating?.terms?.one_device &&
  !isMyTurn(game, state) &&
  game.canArrange(state.view);

/** Whether the player can lay pieces, in the turn or as a plan. @param {AnyGame} game @param {AnyState} state */
export const canArrange = (game, state) => (isMyTurn(game, state) || canPlan(game, state)) && !state.clock?.paused;

/** Whether the table has changed since a plan was laid, so that it must be fitted first. @param {AnyGame} game @param {AnyState} state */
export const isOutdated = (game, { view, draft }) => Boolean(view && draft && !sameRows(draft.over, game.table(view)));

/** Whether the server's judgement is about what is laid. @param {AnyGame} game @param {AnyState} state */
export const isJudged = (game, { draft, judgement }) => Boolean(draft && judgement && game.isAbout(judgement, draft.rows));

/** Whether the player has moved something. @param {AnyGame} game @param {AnyState} state */
export const isLaid = (game, state) => Boolean(state.draft && !isOutdated(game, state) && !sameRows(state.draft.rows, state.draft.over));

/** Whether the player knows that the server accepts what is laid. @param {AnyGame} game @param {AnyState} state */
export const isFine = (game, state) => state.ending.checked && isJudged(game, state) && !state.judgement?.faults.length;

/** Whether what is laid can be sent: known to be right, or at the player's own risk. @param {AnyGame} game @param {AnyState} state */
export function isPlayable(game, state) {
  const { checked, penalty } = state.ending;
  if (!isMyTurn(game, state) || !isLaid(game, state)) return false;
  return !checked || isFine(game, state) || (penalty !== null && isJudged(game, state));
}

/** The table as it is shown: with what the player has laid. @param {AnyGame} game @param {AnyState} state @returns {Rows} */
export const rowsOf = (game, state) =>
  state.draft && !isOutdated(game, state) ? state.draft.rows : state.view ? game.table(state.view) : [];

/** What the server must be sent or asked about what is laid, or null. @param {AnyGame} game @param {AnyState} state @returns {Incoming | null} */
export function due(game, state) {
  const { draft, seq, viewSeq, live } = state;
  // Between events and their view nobody knows whose turn it is.
  if (!draft || seq === null || !live || seq !== viewSeq) return null;
  const { rows, over } = draft;
  if (draft.planned || draft.heard) {
    const asks = isOutdated(game, state) || (isLaid(game, state) && !isJudged(game, state));
    return asks ? { type: "plan", rows, over, after: seq } : null;
  }
  return isMyTurn(game, state) ? { type: "draft", rows, after: seq } : null;
}

/** The sound of the change from one state to another. @param {AnyGame} game @param {AnyState} before @param {AnyState} after @returns {Sound | null} */
export function soundBetween(game, before, after) {
  if (!before.live || !after.live) return null;
  const toMove = (/** @type {AnyState} */ { view, may }) => view?.seat != null && (game.lays(may) || may.includes("RollDice"));
  if (before.news === after.news) return toMove(after) && !toMove(before) ? "turn" : null;
  return game.soundOf(new Set(after.news.map(({ event }) => event.type)), after.news);
}

/** @param {AnyGame} game @param {AnyState} state @param {Message} message @returns {Partial<AnyState>} */
function addEvents(game, state, { seq, events }) {
  const change = game.addEvents(/** @type {AnyState & object} */ (state), seq, events);
  const own = state.seating?.seat ?? null;
  const entries = own === null ? [] : game.penalties(change.news ?? [], own);
  return {
    ...change,
    seq,
    ...(entries.length ? { refused: { entries, reasons: state.refused?.reasons } } : {}),
  };
}

/** @param {AnyGame} game @param {AnyState} state @param {Message} message @returns {Partial<AnyState>} */
function setView(game, state, { seq, view: sent, readings = [], may = [], story = [], timeout = state.timeOut, ending = state.ending }) {
  // Only the first view of a connection has the rulebook and the rules for the end of a turn.
  const view = { ...sent, rules: sent.rules ?? /** @type {{rules?: unknown} | null} */ (state.view)?.rules };
  const sameTurn = state.view !== null && game.turnKey(state.view) === game.turnKey(view);
  const waiting = state.waiting?.seq != null && state.waiting.seq <= seq ? null : state.waiting;
  const next = {
    ...state,
    ...{
      seq,
      viewSeq: seq,
      view,
      readings,
      may,
      story,
      waiting,
      timeOut: timeout,
      ending,
      other: sameTurn ? state.other : null,
    },
    // What happened to the player is said in the turn after it.
    refused: sameTurn || state.refused?.entries ? state.refused : null,
  };
  return { ...next, ...carried(game, state, next, sameTurn) };
}

/** What becomes of the draft when a view comes. @param {AnyGame} game @param {AnyState} state @param {AnyState} next @param {boolean} sameTurn @returns {Partial<AnyState>} */
function carried(game, state, next, sameTurn) {
  const { draft, view: before } = state;
  const view = /** @type {AnyView} */ (next.view);
  if (!draft || !before) return { draft: null, judgement: null };
  // A turn that ends without its plan gives the plan up.
  const lost = isMyTurn(game, state) && !sameTurn;
  const moved = !sameRows(draft.rows, draft.over);
  if (draft.planned && moved && !lost && isPlannable(game, next, before)) {
    const holds = !isOutdated(game, next) && game.keeps(before, view);
    return promoted(game, { ...next, judgement: holds ? state.judgement : null }, holds);
  }
  const fits = sameTurn && game.fits(view, draft.rows);
  // A draft belongs to the event it follows, so it must be sent again after another event.
  return { draft: fits ? { ...draft, stored: false, heard: false } : null, judgement: null };
}

/** What is laid changes: a draft of the turn, or a plan while others play. @param {AnyGame} game @param {AnyState} state @param {(before: Draft) => Draft} change @returns {Partial<AnyState> | null} */
function arranged(game, state, change) {
  if (!state.view) return null;
  const fresh = { ...begin(game.table(state.view)), planned: false, stored: false, heard: false };
  const before = isOutdated(game, state) ? fresh : (state.draft ?? fresh);
  const after = change(before);
  if (after === before) return null;
  return {
    draft: { ...after, planned: canPlan(game, state), stored: false, heard: false },
    refused: null,
  };
}

/** What this window stored before it was loaded again. @param {AnyGame} game @param {AnyState} state @param {Message} message @returns {Partial<AnyState> | null} */
function restored(game, state, { turn, rows, over, planned, stored, game: number, seat }) {
  const { view } = state;
  if (!view || !rows) return null;
  const draft = { ...begin(over), rows, past: [over], planned, stored, heard: false };
  if (planned) return isPlannable(game, state, { game: number, seat }) ? { draft } : null;
  return turn === game.turnKey(view) && game.fits(view, rows) ? { draft } : null;
}

/** Whether a plan of a game and a seat is one for the current game. @param {AnyGame} game @param {AnyState} state @param {{game: number, seat: number | null}} plan */
const isPlannable = (game, state, plan) =>
  Boolean(state.view) && !isOver(game, state) && state.view?.game === plan.game && state.view?.seat === plan.seat;

/** The state with a plan as the server has fitted it to the table. @param {AnyGame} game @param {AnyState} state @param {Message} message @returns {Partial<AnyState> | null} */
function setPlan(game, state, message) {
  const { seq, question, rows, judgement = null } = message;
  const { draft, view } = state;
  if (seq !== state.seq || !draft || question !== draft.rows || !view) return null;
  const table = game.table(view);
  const told = { plan: /** @type {PlanAnswer & Message} */ (message) };
  if (sameRows(rows, table)) return { draft: null, judgement: null, told };
  const stays = sameRows(rows, draft.rows);
  const kept = isOutdated(game, state) ? { past: [table], future: [] } : {};
  const fitted = { ...draft, rows: stays ? draft.rows : rows, over: table, ...kept };
  return { ...promoted(game, { ...state, draft: fitted, judgement }, true), told };
}

/**
 * In the player's turn a plan is the draft. One with faults stays private until it is touched: when the time is up, a
 * wrong draft may cost more than none.
 * @param {AnyGame} game @param {AnyState} state @param {boolean} answered whether the server has judged it, or is too busy to @returns {Partial<AnyState>}
 */
function promoted(game, state, answered) {
  const { draft, judgement } = state;
  const fine = answered && !isOutdated(game, state) && !judgement?.faults.length;
  return { draft: draft && isMyTurn(game, state) && fine ? { ...draft, planned: false } : draft, judgement };
}

/** The table as a seat arranges it: another one, or the player in another window. @param {AnyGame} game @param {AnyState} state @param {Message} message @returns {Partial<AnyState> | null} */
function setDraft(game, state, { seat, seq, rows, readings = [] }) {
  const { view, draft } = state;
  if (seq !== state.seq || !view) return null;
  if (seat !== view.seat) return { other: { seat, rows, readings } };
  if (sameRows(rows, rowsOf(game, state)) || !game.fits(view, rows)) return null;
  // A local draft is newer than the one of the server until the server has stored it, or has judged it and then sent another.
  const newer = draft && !draft.planned && (state.catching ? !draft.stored : !isJudged(game, state));
  if (newer) return null;
  const before = draft && !draft.planned ? draft : begin(game.table(view));
  return { draft: { ...lay(before, rows), planned: false, stored: true, heard: true }, judgement: null };
}

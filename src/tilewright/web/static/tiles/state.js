// The state of a match of tiles: a reducer over the messages of the server and the player's own moves.

import { freesJoker, isGivenUp } from "../match/moments.js";
import { sameRows } from "./board/draft.js";
import { number, rowKey } from "./piece.js";

/** @typedef {number[][]} Rows */
/** @import { Clock, Message, Sound } from "../match/types.js" */
/** @import { Judgement, Phrase, RowReading as Reading, Seating, TilesView } from "../messages/socket.d.ts" */
/** A view with the rulebook, which only the first message has. @typedef {Required<TilesView>} View */
/**
 * `how` says what an event did to the table: opening, moving or adding for a turn; same or changed for a time-out.
 * `freed` says that a turn freed a joker and used it.
 * @typedef {{seq: number, event: Message, how: string, freed: boolean}} Entry
 */
/**
 * `live` is false while the server sends the events from before the connection. `draft` is the table as the player
 * arranges it, null if nothing was moved; `stored` says that the server has certainly stored it. A draft that is only
 * planned was laid on the table `over`, and nobody else has it.
 * `plays` are the turns of others since the player's own.
 * @typedef {{seating: Seating | null, seq: number | null, view: View | null, readings: Reading[], may: string[],
 *   timeOut: Phrase[], live: boolean, log: Entry[], news: Entry[], table: Rows, opened: Set<number>, changed: Set<number>, drawn: Set<number>,
 *   plays: import("./board/playback.js").Play[], draft: Rows | null, over: Rows | null, stored: boolean, judgement: Judgement | null, other: {seat: number, rows: Rows, readings: Reading[]} | null,
 *   order: number[], clock: Clock | null, present: number[], gone: boolean}} State
 */

/** @type {State} */
export const INITIAL = {
  seating: null,
  seq: null,
  view: null,
  readings: [],
  may: [],
  timeOut: [],
  live: false,
  log: [],
  news: [],
  table: [],
  opened: new Set(),
  changed: new Set(),
  drawn: new Set(),
  plays: [],
  draft: null,
  over: null,
  stored: true,
  judgement: null,
  other: null,
  order: [],
  clock: null,
  present: [],
  gone: false,
};

/**
 * The state after a message of the server, or one of this screen: `arranged` {rows}, `restored` {turn, rows, stored, over},
 * `stored` {rows}. A clock has `at`, the local time at which it arrived; a plan has `asked`, the rows it answers.
 * @param {State} state @param {Message} message @returns {State}
 */
export function reduce(state, message) {
  switch (message.type) {
    case "seating":
      return { ...state, seating: /** @type {any} */ (message), live: !message.begun, gone: false };
    case "events":
      return addEvents(state, message.seq, message.events);
    case "view":
      return setView(state, message);
    case "clock": {
      const { deadline, now, at, away, asked, paused } = message;
      return { ...state, live: true, clock: { deadline, offset: now - at, away, asked, paused } };
    }
    case "draft":
      return setDraft(state, message);
    case "judgement":
      return message.seq === state.seq ? { ...state, judgement: /** @type {any} */ (message) } : state;
    case "plan":
      return setPlan(state, message);
    case "arranged":
      return arranged(state, message.rows);
    case "restored": {
      const { turn, rows, stored, over } = message;
      if (!rows) return state;
      if (over)
        return isPlannable(state, /** @type {any} */ (message)) ? { ...state, draft: rows, over } : state;
      const fitting = state.view && turn === turnKey(state.view) && fits(state.view, rows);
      return fitting ? { ...state, draft: rows, stored } : state;
    }
    case "stored":
      return message.rows === state.draft && isJudged(state) ? { ...state, stored: true } : state;
    case "order":
      return { ...state, order: message.tiles };
    case "presence":
      return { ...state, present: message.seats };
    case "gone":
      return { ...state, gone: message.match === state.seating?.match || !state.seating };
    default:
      return state;
  }
}

/** What identifies a turn; leaving or asking for a pause does not start a new one. @param {View} view */
export const turnKey = (view) => `${view.game} ${view.turns} ${view.to_move}`;

/** Whether it is the player's turn. @param {State} state */
export const isMyTurn = ({ may }) => may.includes("PlayTiles");

/** Whether the player may plan a turn while others play. @param {State} state */
export const canPlan = (state) =>
  Boolean(state.view?.to_move.length) &&
  !isGameOver(state) &&
  !isGivenUp(state.log) &&
  state.view?.seat != null &&
  !state.seating?.terms?.one_device &&
  !isMyTurn(state);

/** Whether the draft is only planned: it is the player's alone. @param {State} state */
export const isPlanned = ({ draft, over }) => Boolean(draft && over);

/** Whether the table has changed since the plan was laid, so that it must be fitted first. @param {State} state */
export const isOutdated = ({ view, over }) => Boolean(view && over && !sameRows(over, view.table));

/** Whether a game has ended and the next one is not dealt yet. @param {State} state */
export const isGameOver = ({ view }) => Boolean(view?.shown.length);

/** Whether the server's judgement is about the current draft. @param {State} state */
export function isJudged({ draft, judgement }) {
  const judgedRows = judgement?.readings.map(({ order }) => rowKey(order));
  return Boolean(
    draft &&
      judgedRows?.length === draft.length &&
      draft.every((row, place) => rowKey(row) === judgedRows[place]),
  );
}

/** Whether the player has moved something. @param {State} state */
export const isLaid = (state) =>
  Boolean(state.draft && state.view && !isOutdated(state) && !sameRows(state.draft, state.view.table));

/** Whether the server accepts the draft as a turn. @param {State} state */
export const isPlayable = (state) => isMyTurn(state) && isJudged(state) && !state.judgement?.faults.length;

/** The pieces that changed rows between two tables; the largest part of a split row did not move. @param {Rows} before @param {Rows} after */
export function movedPieces(before, after) {
  const from = new Map(before.flatMap((row, place) => row.map((piece) => [piece, place])));
  const stayed = /** @type {Map<number, number[]>} */ (new Map());
  for (const row of after) {
    const parts = new Map(/** @type {[number, number[]][]} */ ([]));
    for (const piece of row) {
      const place = from.get(piece);
      if (place !== undefined) parts.set(place, [...(parts.get(place) ?? []), piece]);
    }
    // A row continues at most one old row: the one that most of its pieces come from.
    const [best] = [...parts].sort(([, one], [, other]) => other.length - one.length);
    if (best && best[1].length > (stayed.get(best[0])?.length ?? 0)) stayed.set(...best);
  }
  const sameRows = new Set([...stayed.values()].flat());
  return after.flat().filter((piece) => !sameRows.has(piece));
}

/** The sound of the change from one state to another. @param {State} before @param {State} after @returns {Sound | null} */
export function soundBetween(before, after) {
  if (!before.live || !after.live) return null;
  if (before.news === after.news) return isMyTurn(after) && !isMyTurn(before) ? "turn" : null;
  const kinds = new Set(after.news.map(({ event }) => event.type));
  if (kinds.has("GameEnded")) return "ended";
  if (after.news.some(({ event }) => event.deal)) return "dealt";
  if (kinds.has("TilesPlayed")) return "laid";
  return kinds.has("DrawSeen") || kinds.has("TimeOutSeen") ? "drawn" : null;
}

/** Whether rows hold the whole table and otherwise only tiles of the player's rack. @param {View} view @param {Rows} rows */
function fits(view, rows) {
  const there = new Set(rows.flat());
  const own = new Set([...view.table.flat(), ...view.rack]);
  return view.table.flat().every((piece) => there.has(piece)) && [...there].every((piece) => own.has(piece));
}

/** @param {State} state @param {number} seq @param {Message[]} events */
function addEvents(state, seq, events) {
  const first = seq - events.length + 1;
  let { table, opened, changed, drawn, plays } = first === 1 ? INITIAL : state;
  const own = state.seating?.seat ?? null;
  /** @type {Entry[]} */
  const entries = [];
  events.forEach((event, place) => {
    let how = "";
    const freed = Boolean(event.played) && freesJoker(table, event.table, (piece) => !number(piece));
    if (event.deal) [table, opened, changed, drawn, plays] = [[], new Set(), new Set(), new Set(), []];
    if (event.table) {
      const other = movedPieces(table, event.table);
      how = !event.played
        ? other.length || event.table.flat().length !== table.flat().length
          ? "changed"
          : "same"
        : !opened.has(event.seat)
          ? "opening"
          : other.some((piece) => !event.played.includes(piece))
            ? "moving"
            : "adding";
      // Changes of others stay marked until the player's turn is over; spectators see those of the last turn.
      changed = new Set([...(own === null ? [] : changed), ...other]);
      if (event.seat !== own)
        plays = [
          ...(own === null ? [] : plays),
          { seq: first + place, seat: event.seat, before: table, after: event.table, live: state.live },
        ];
      if (event.played) opened = new Set([...opened, event.seat]);
      table = event.table;
    }
    if (own !== null && event.seat === own && TURN_EVENTS.has(event.type))
      [changed, drawn, plays] = [new Set(), new Set(event.tiles ?? event.drawn ?? []), []];
    entries.push({ seq: first + place, event, how, freed });
  });
  const log = [...state.log.filter((entry) => entry.seq < first), ...entries];
  return { ...state, seq, table, opened, changed, drawn, plays, log, news: state.live ? entries : [] };
}

const TURN_EVENTS = new Set(["TilesPlayed", "DrawSeen", "Passed", "TimeOutSeen"]);

/** @param {State} state @param {Message} message @returns {State} */
function setView(state, { seq, view: sent, readings = [], may = [], timeout = state.timeOut }) {
  // Only the first view of a connection has the rulebook and the rules for the end of time.
  const view = { ...sent, rules: sent.rules ?? state.view?.rules };
  const sameTurn = state.view !== null && turnKey(state.view) === turnKey(view);
  const other = sameTurn ? state.other : null;
  const next = { ...state, seq, view, readings, may, timeOut: timeout, other };
  // A turn that ends without its plan gives the plan up.
  const lost = isMyTurn(state) && !sameTurn;
  if (isPlanned(state) && !lost && isPlannable(next, { game: state.view?.game, seat: state.view?.seat })) {
    const judgement = isOutdated(next) ? null : state.judgement;
    return promoted({ ...next, judgement }, judgement !== null);
  }
  const draft = sameTurn && state.draft && fits(view, state.draft) ? state.draft : null;
  // A draft belongs to the event it follows, so it must be sent again after another event.
  return { ...next, draft, over: null, stored: draft === null, judgement: null };
}

/** The state with the table as the player has arranged it: a draft of the turn, or a plan while others play. @param {State} state @param {Rows} rows @returns {State} */
function arranged(state, rows) {
  const table = state.view?.table ?? [];
  const over = canPlan(state) ? table : null;
  return over && sameRows(rows, table)
    ? { ...state, draft: null, over: null, judgement: null }
    : { ...state, draft: rows, over, stored: false };
}

/** Whether a plan of a game and a seat is one for the current game. @param {State} state @param {{game?: number, seat?: number | null}} plan */
const isPlannable = (state, { game, seat }) =>
  !isGameOver(state) && state.view?.game === game && state.view?.seat === seat;

/** The state with a plan as the server has fitted it to the table. @param {State} state @param {Message} message @returns {State} */
function setPlan(state, { seq, asked, rows, judgement }) {
  if (seq !== state.seq || !isPlanned(state) || asked !== state.draft || !state.view) return state;
  if (sameRows(rows, state.view.table)) return { ...state, draft: null, over: null, judgement: null };
  const draft = sameRows(rows, state.draft ?? []) ? state.draft : rows;
  return promoted({ ...state, draft, over: state.view.table, judgement: judgement ?? null }, true);
}

/**
 * In the player's turn a plan is the draft. One with faults stays private until it is touched: when the time is up, a
 * wrong draft may cost more than none.
 * @param {State} state @param {boolean} answered whether the server has judged it, or is too busy to @returns {State}
 */
function promoted(state, answered) {
  const fine = answered && !isOutdated(state) && !state.judgement?.faults.length;
  return isMyTurn(state) && fine ? { ...state, over: null, stored: false } : state;
}

/** @param {State} state @param {Message} message @returns {State} */
function setDraft(state, { seat, seq, rows, readings = [] }) {
  if (seq !== state.seq || !state.view) return state;
  if (seat !== state.view.seat) return { ...state, other: { seat, rows, readings } };
  if (state.draft && sameRows(rows, state.draft)) return state;
  // A local draft that the server may not have stored yet is newer than the stored one.
  return state.stored && fits(state.view, rows) ? { ...state, draft: rows, stored: false } : state;
}

// What the screen of a match knows: a fold of the server's messages and of the own arranging, in values only.

import { same } from "./board/draft.js";
import { pieces } from "./piece.js";

/** @typedef {number[][]} Rows */
/** @typedef {{legal: boolean, order: number[], stands: string[][], value: number}} Reading */
/** @typedef {import("../match/types.js").Message} Message */
/** @typedef {import("../match/types.js").Seating} Seating */
/** @typedef {import("../match/types.js").Clock} Clock */
/** @typedef {import("../match/types.js").Sound} Sound */
/** @typedef {import("../match/types.js").Phrase} Phrase */
/**
 * `how` says what an event did to the table it met: opening, moving or adding of a turn; same or changed of a time-out.
 * @typedef {{seq: number, event: Message, how: string}} Entry
 */
/**
 * @typedef {{seat: number | null, rack: number[], game: number, turns: number, starter: number, to_move: number[],
 *   table: Rows, pool: number, counts: number[], opened: boolean[], lap: number | null, shown: Rows,
 *   results: {reason: string, winners: number[], left: number[]}[], scores: (number | string)[][], totals: (number | string)[],
 *   outcome: {winners: number[], totals: (number | string)[], games_won: number[]} | null, rules: any}} View
 */
/** @typedef {{faults: {row: number | null}[], sentences: string[], readings: Reading[], opening: {points: number, needed: number} | null}} Judgement */
/**
 * `live` is false while the server tells what happened before the line was there. `draft` is the table as the own seat
 * arranges it, null where nothing was moved; `sure` says that the server has surely stored it.
 * @typedef {{seating: Seating | null, seq: number | null, view: View | null, readings: Reading[], may: string[],
 *   timeOut: Phrase[], live: boolean, log: Entry[], news: Entry[], table: Rows, opened: Set<number>, changed: Set<number>,
 *   draft: Rows | null, sure: boolean, judgement: Judgement | null, other: {seat: number, rows: Rows, readings: Reading[]} | null,
 *   order: number[], clock: Clock | null, present: number[], gone: boolean}} State
 */

/** @type {State} */
export const EMPTY = {
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
  draft: null,
  sure: true,
  judgement: null,
  other: null,
  order: [],
  clock: null,
  present: [],
  gone: false,
};

/**
 * The state after a message: one of the server's, or `arranged` {rows}, `restored` {turn, rows, sure} and `stored` {rows}
 * of the screen's own. A clock comes with `at`, the time here when it came.
 * @param {State} state @param {Message} message @returns {State}
 */
export function told(state, message) {
  switch (message.type) {
    case "seating":
      return { ...state, seating: /** @type {any} */ (message), live: !message.begun, gone: false };
    case "events":
      return happened(state, message.seq, message.events);
    case "view":
      return seen(state, message);
    case "clock": {
      const { deadline, now, at, away, asked, paused } = message;
      return { ...state, live: true, clock: { deadline, offset: now - at, away, asked, paused } };
    }
    case "draft":
      return drafted(state, message);
    case "judgement":
      return message.seq === state.seq ? { ...state, judgement: /** @type {any} */ (message) } : state;
    case "arranged":
      return { ...state, draft: message.rows, sure: false };
    case "restored": {
      const fitting = state.view && message.turn === turn(state.view) && fits(state.view, message.rows);
      return fitting ? { ...state, draft: message.rows, sure: message.sure } : state;
    }
    case "stored":
      return message.rows === state.draft && judged(state) ? { ...state, sure: true } : state;
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

/** The name of a turn; who goes away or asks for a pause begins no other one. @param {View} view */
export const turn = (view) => `${view.game} ${view.turns} ${view.to_move}`;

/** Whether the own seat is in turn. @param {State} state */
export const mine = ({ may }) => may.includes("PlayTiles");

/** Whether a game has ended and the next is not dealt yet, if there is one. @param {State} state */
export const over = ({ view }) => Boolean(view?.shown.length);

/** Whether the server's judgement is about the draft as it lies now. @param {State} state */
export function judged({ draft, judgement }) {
  const about = judgement?.readings.map(({ order }) => pieces(order));
  return Boolean(draft && about?.length === draft.length && draft.every((row, place) => pieces(row) === about[place]));
}

/** Whether the draft may be played, as the server says. @param {State} state */
export const playable = (state) => mine(state) && judged(state) && !state.judgement?.faults.length;

/** The pieces that changed their company from one table to another; of a row that was parted the largest part stayed. @param {Rows} before @param {Rows} after */
export function moved(before, after) {
  const from = new Map(before.flatMap((row, place) => row.map((piece) => [piece, place])));
  const stayed = /** @type {Map<number, number[]>} */ (new Map());
  for (const row of after) {
    const parts = new Map(/** @type {[number, number[]][]} */ ([]));
    for (const piece of row) {
      const place = from.get(piece);
      if (place !== undefined) parts.set(place, [...(parts.get(place) ?? []), piece]);
    }
    // A row goes on as one old row at most: the one that gave most of it.
    const [best] = [...parts].sort(([, one], [, other]) => other.length - one.length);
    if (best && best[1].length > (stayed.get(best[0])?.length ?? 0)) stayed.set(...best);
  }
  const same = new Set([...stayed.values()].flat());
  return after.flat().filter((piece) => !same.has(piece));
}

/** What is to be heard when one state follows another. @param {State} before @param {State} after @returns {Sound | null} */
export function soundOf(before, after) {
  if (!before.live || !after.live) return null;
  if (before.news === after.news) return mine(after) && !mine(before) ? "turn" : null;
  const kinds = new Set(after.news.map(({ event }) => event.type));
  if (kinds.has("GameEnded")) return "ended";
  if (kinds.has("TilesPlayed")) return "laid";
  return kinds.has("DrawSeen") || kinds.has("TimeOutSeen") ? "drawn" : null;
}

/** Whether rows hold the whole table and nothing that the own seat does not have. @param {View} view @param {Rows} rows */
function fits(view, rows) {
  const there = new Set(rows.flat());
  const own = new Set([...view.table.flat(), ...view.rack]);
  return view.table.flat().every((piece) => there.has(piece)) && [...there].every((piece) => own.has(piece));
}

/** @param {State} state @param {number} seq @param {Message[]} events */
function happened(state, seq, events) {
  const first = seq - events.length + 1;
  let { table, opened, changed } = first === 1 ? EMPTY : state;
  const own = state.seating?.seat ?? null;
  /** @type {Entry[]} */
  const entries = [];
  events.forEach((event, place) => {
    let how = "";
    if (event.deal) [table, opened, changed] = [[], new Set(), new Set()];
    if (event.table) {
      const other = moved(table, event.table);
      how = !event.played
        ? other.length || event.table.flat().length !== table.flat().length ? "changed" : "same"
        : !opened.has(event.seat) ? "opening" : other.some((piece) => !event.played.includes(piece)) ? "moving" : "adding";
      // What others changed stays marked until the own turn is over; who only watches sees the last turn.
      changed = new Set([...(own === null ? [] : changed), ...other]);
      if (event.played) opened = new Set([...opened, event.seat]);
      table = event.table;
    }
    if (own !== null && event.seat === own && TURNS.has(event.type)) changed = new Set();
    entries.push({ seq: first + place, event, how });
  });
  const log = [...state.log.filter((entry) => entry.seq < first), ...entries];
  return { ...state, seq, table, opened, changed, log, news: state.live ? entries : [] };
}

const TURNS = new Set(["TilesPlayed", "DrawSeen", "Passed", "TimeOutSeen"]);

/** @param {State} state @param {Message} message @returns {State} */
function seen(state, { seq, view: sent, readings = [], may = [], timeout = state.timeOut }) {
  // Only the first view after hello has the rulebook and what happens when the time is up.
  const view = { ...sent, rules: sent.rules ?? state.view?.rules };
  const goesOn = state.view !== null && turn(state.view) === turn(view);
  const draft = goesOn && state.draft && fits(view, state.draft) ? state.draft : null;
  const next = { ...state, seq, view, readings, may, timeOut: timeout, draft };
  // The server knows a draft by the event it follows, so the old one has to be told again.
  return { ...next, sure: draft === null, judgement: null, other: goesOn ? state.other : null };
}

/** @param {State} state @param {Message} message @returns {State} */
function drafted(state, { seat, seq, rows, readings = [] }) {
  if (seq !== state.seq || !state.view) return state;
  if (seat !== state.view.seat) return { ...state, other: { seat, rows, readings } };
  if (state.draft && same(rows, state.draft)) return state;
  // What was arranged here and may not have reached the server's store is newer than what it stored.
  return state.sure && fits(state.view, rows) ? { ...state, draft: rows, sure: false } : state;
}

// What is known of a match of dice: each message of the server gives the next state. It knows no rules.

/** @typedef {import("../match/types.js").Message} Message */
/** @typedef {import("../match/types.js").Seating} Seating */
/** @typedef {import("../match/types.js").Clock} Clock */
/** @typedef {import("../match/types.js").Phrase} Phrase */
/** @typedef {import("./draft.js").Placed} Placed */
/** @typedef {{type: "Number", color: string, value: number} | {type: "Joker", kind: string}} Face */
/** @typedef {(Face | null)[]} Showing */
/** A line of the grid, as the server reads it. @typedef {{legal: boolean, order: number[], stands: string[][], value: number, cells: [number, number][]}} Reading */
/** @typedef {{kind: string, cells: [number, number][]}} Fault */
/** @typedef {{faults: Fault[], sentences: string[], readings: Reading[]}} Judgement */
/** @typedef {{reason: string, winners: number[], left: number[]}} Result */
/**
 * @typedef {{seat: number | null, game: number, starter: number, to_move: number[], rolled: boolean, over: boolean,
 *   hands: number[][], showing: Showing, grid: Placed[], turns: number, failed: number, results: Result[],
 *   card: {points: number[], totals: number[]}[], totals: number[], outcome: {winners: number[]} | null,
 *   rules: {match: {rounds: number}}}} View
 */
/** An event, with what its sentence needs beside it. @typedef {{event: any, pieces: Showing, moved: boolean}} Told */
/**
 * `live` is false while the server tells what happened before the line was there. `rolling` are the dice of the roll just
 * seen; `changed` those that the last turn laid or moved; `kept` is the own draft as the server kept it.
 * @typedef {{seating: Seating | null, view: View | null, seq: number | null, readings: Reading[], may: string[],
 *   timeOut: Phrase[], judgement: Judgement | null,
 *   other: {rows: Placed[], readings: Reading[]} | null, kept: Placed[] | null, clock: Clock | null, present: number[],
 *   log: Told[], news: Told[], live: boolean, grid: Placed[], showing: Showing, rolling: number[],
 *   changed: ReadonlySet<number>, gone: boolean}} State
 */

/** @type {State} */
export const UNKNOWN = {
  seating: null,
  view: null,
  seq: null,
  readings: [],
  may: [],
  timeOut: [],
  judgement: null,
  other: null,
  kept: null,
  clock: null,
  present: [],
  log: [],
  news: [],
  live: false,
  grid: [],
  showing: [],
  rolling: [],
  changed: new Set(),
  gone: false,
};

/** @type {Record<string, (state: State, message: any) => Partial<State>>} */
const CHANGES = {
  seating: (_, seating) => ({ seating, live: !seating.begun, gone: false }),
  presence: (_, { seats }) => ({ present: seats }),
  clock: (_, { deadline, now, at, away, asked, paused }) => ({ live: true, clock: { deadline, offset: now - at, away, asked, paused } }),
  judgement: ({ seq }, judgement) => (judgement.seq === seq ? { judgement } : {}),
  gone: (state, { match }) => ({ gone: !state.seating || match === state.seating.match }),
  draft: ({ seq, seating }, draft) => {
    if (draft.seq !== seq) return {};
    return draft.seat === seating?.seat ? { kept: draft.rows } : { other: draft };
  },
  // Only the first view after hello has the rulebook and what happens when the time is up.
  view: (state, { seq, view, readings = [], may = [], timeout }) => ({
    seq,
    view: { ...view, rules: view.rules ?? state.view?.rules },
    readings,
    may,
    timeOut: timeout ?? state.timeOut,
    grid: view.grid,
    showing: view.showing,
    judgement: null,
    kept: null,
    other: state.view && turnOf(state.view) === turnOf(view) ? state.other : null,
  }),
  events: happened,
};

/**
 * The state after a message of the server's; a clock comes with `at`, the time here when it came.
 * @param {State} state @param {Message} message @returns {State}
 */
export const after = (state, message) => ({ ...state, ...CHANGES[message.type]?.(state, message) });

/** The name of a part of a turn, before the roll or after it; who asks for a pause begins no other one. @param {View} view */
export const turnOf = ({ game, turns, to_move, rolled }) => `${game} ${turns} ${to_move} ${rolled}`;

/**
 * The judgement, if it is about the grid as it lies now: its readings hold every die of it.
 * @param {State} state @param {readonly (readonly number[])[]} rows
 */
export function judgementOf({ judgement }, rows) {
  const read = new Set(judgement?.readings.flatMap(({ cells, order }) => cells.map((cell, place) => `${cell},${order[place]}`)));
  return judgement && read.size === rows.length && rows.every((row) => read.has(String(row))) ? judgement : null;
}

/** @param {State} state @param {{seq: number, events: any[]}} message @returns {Partial<State>} */
function happened(state, { seq, events }) {
  // Whoever comes back after a server has lost its memory is told everything from the first event.
  let { grid, showing, changed, log } = seq === events.length ? UNKNOWN : state;
  /** @type {number[]} */
  let rolling = [];
  /** @type {Told[]} */
  const news = [];
  for (const event of events) {
    /** @type {Told} */
    const told = { event, pieces: event.faces ?? (event.played ?? []).map((/** @type {number} */ die) => showing[die - 1]), moved: false };
    if (event.deal) [grid, showing, changed] = [[], [], new Set()];
    if (event.type === "RollSeen") {
      showing = [...showing];
      for (const [place, die] of event.dice.entries()) showing[die - 1] = event.faces[place];
      rolling = event.dice;
    }
    if (event.type === "DicePlaced") {
      const lay = new Set(grid.map(String));
      changed = new Set(event.grid.filter((/** @type {Placed} */ placed) => !lay.has(String(placed))).map((/** @type {Placed} */ placed) => placed[2]));
      told.moved = changed.size > event.played.length;
      grid = event.grid;
    }
    news.push(told);
  }
  return { seq, grid, showing, changed, log: [...log, ...news], news: state.live ? news : [], rolling: state.live ? rolling : [] };
}

// The state of a match of dice: a reducer over the messages of the server.

/** @import { Placed } from "./draft.js" */
/** @import { Clock, Message } from "../match/types.js" */
/** @import { DiceView, Judgement, Phrase, RowReading as Reading, Seating } from "../messages/socket.d.ts" */
/** A view with the rulebook, which only the first message has. @typedef {Required<DiceView>} View */
/** What each die shows. @typedef {DiceView["showing"]} Showing */
/** @typedef {NonNullable<Showing[number]>} Face */
/** @typedef {{kind: string, cells: [number, number][]}} Fault */
/** An event with what its sentence needs. @typedef {{event: any, pieces: Showing, moved: boolean}} Entry */
/**
 * `live` is false while the server sends the events from before the connection. `rolling` are the dice of the last roll;
 * `changed` those that the last turn laid or moved; `play` is the last turn of another seat since the player's own; `storedDraft` is the player's draft as the server stored it.
 * @typedef {{seating: Seating | null, view: View | null, seq: number | null, readings: Reading[], may: string[],
 *   timeOut: Phrase[], judgement: Judgement | null,
 *   other: {rows: Placed[], readings: Reading[]} | null, storedDraft: Placed[] | null, clock: Clock | null, present: number[],
 *   log: Entry[], news: Entry[], live: boolean, grid: Placed[], showing: Showing, rolling: number[],
 *   changed: ReadonlySet<number>, play: import("./playback.js").Play | null, gone: boolean}} State
 */

/** @type {State} */
export const INITIAL = {
  seating: null,
  view: null,
  seq: null,
  readings: [],
  may: [],
  timeOut: [],
  judgement: null,
  other: null,
  storedDraft: null,
  clock: null,
  present: [],
  log: [],
  news: [],
  live: false,
  grid: [],
  showing: [],
  rolling: [],
  changed: new Set(),
  play: null,
  gone: false,
};

/** @type {Record<string, (state: State, message: any) => Partial<State>>} */
const CHANGES = {
  seating: (_, seating) => ({ seating, live: !seating.begun, gone: false }),
  presence: (_, { seats }) => ({ present: seats }),
  clock: (_, { deadline, now, at, away, asked, paused }) => ({
    live: true,
    clock: { deadline, offset: now - at, away, asked, paused },
  }),
  plan: ({ seq }, answer) => (answer.seq === seq ? { judgement: answer.judgement ?? null } : {}),
  judgement: ({ seq }, judgement) => (judgement.seq === seq ? { judgement } : {}),
  gone: (state, { match }) => ({ gone: !state.seating || match === state.seating.match }),
  draft: ({ seq, seating }, draft) => {
    if (draft.seq !== seq) return {};
    return draft.seat === seating?.seat ? { storedDraft: draft.rows } : { other: draft };
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
    storedDraft: null,
    other: state.view && turnKey(state.view) === turnKey(view) ? state.other : null,
  }),
  events: addEvents,
};

/**
 * The state after a message of the server. A clock has `at`, the local time at which it arrived.
 * @param {State} state @param {Message} message @returns {State}
 */
export const reduce = (state, message) => ({ ...state, ...CHANGES[message.type]?.(state, message) });

/** What identifies a turn before or after its roll; asking for a pause does not start a new one. @param {View} view */
export const turnKey = ({ game, turns, to_move, rolled }) => `${game} ${turns} ${to_move} ${rolled}`;

/** Whether the player can plan: the dice show faces, and it is not the time to lay them. @param {State} state */
export function canPlan({ view, may, seating }) {
  if (!view || view.seat === null || view.over || !view.to_move.length) return false;
  // After a turn the player passes the device on.
  if (seating?.terms?.one_device) return false;
  return !may.includes("PlaceDice") && view.hands[view.seat].every((die) => view.showing[die - 1]);
}

/**
 * The judgement, if it is about these rows: its readings contain all their dice.
 * @param {State} state @param {readonly (readonly number[])[]} rows
 */
export function currentJudgement({ judgement }, rows) {
  const read = new Set(
    judgement?.readings.flatMap(({ cells, order }) => cells.map((cell, place) => `${cell},${order[place]}`)),
  );
  return judgement && read.size === rows.length && rows.every((row) => read.has(String(row)))
    ? judgement
    : null;
}

/** The sound of the change from one state to another. @param {State} before @param {State} after @returns {import("../match/types.js").Sound | null} */
export function soundBetween(before, after) {
  if (!before.live || !after.live) return null;
  const toMove = (/** @type {State} */ { view, seating, may }) =>
    Boolean(view && seating?.seat !== null && (may.includes("RollDice") || may.includes("PlaceDice")));
  if (before.news === after.news) return toMove(after) && !toMove(before) ? "turn" : null;
  const kinds = new Set(after.news.map(({ event }) => event.type));
  if (kinds.has("RoundEnded")) return "ended";
  if (kinds.has("DicePlaced")) return "laid";
  if (kinds.has("RollSeen")) return "rolled";
  return kinds.has("TimedOut") ? "drawn" : null;
}

const TURN_ENDS = new Set(["DicePlaced", "Passed", "TimedOut"]);

/** @param {State} state @param {{seq: number, events: any[]}} message @returns {Partial<State>} */
function addEvents(state, { seq, events }) {
  // A message from the first event on replaces everything.
  let { grid, showing, changed, play, log } = seq === events.length ? INITIAL : state;
  /** @type {number[]} */
  let rolling = [];
  /** @type {Entry[]} */
  const news = [];
  for (const event of events) {
    /** @type {Entry} */
    const entry = {
      event,
      pieces: event.faces ?? (event.played ?? []).map((/** @type {number} */ die) => showing[die - 1]),
      moved: false,
    };
    if (event.deal) [grid, showing, changed, play] = [[], [], new Set(), null];
    if (event.type === "RollSeen") {
      showing = [...showing];
      for (const [place, die] of event.dice.entries()) showing[die - 1] = event.faces[place];
      rolling = event.dice;
    }
    if (event.type === "DicePlaced") {
      const lay = new Set(grid.map(String));
      changed = new Set(
        event.grid
          .filter((/** @type {Placed} */ placed) => !lay.has(String(placed)))
          .map((/** @type {Placed} */ placed) => placed[2]),
      );
      entry.moved = changed.size > event.played.length;
      play = { entry, dice: [...changed], before: grid, live: state.live };
      grid = event.grid;
    }
    if (TURN_ENDS.has(event.type) && event.seat === state.seating?.seat) play = null;
    news.push(entry);
  }
  return {
    seq,
    grid,
    showing,
    changed,
    play,
    log: [...log, ...news],
    news: state.live ? news : [],
    rolling: state.live ? rolling : [],
  };
}

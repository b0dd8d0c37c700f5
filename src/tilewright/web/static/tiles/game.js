// A match of tiles for the session: what its views and events mean. No rules are here; the server judges.

import { freesJoker } from "../match/moments.js";
import { number, rowKey } from "./piece.js";

/** @import { Rows } from "../match/history.js" */
/** @import { Game, Shared } from "../match/state.js" */
/** @import { Message } from "../match/types.js" */
/** @import { TilesView } from "../messages/socket.d.ts" */
/** A view with the rulebook, which only the first message has. @typedef {Required<TilesView>} View */
/**
 * `how` says what an event did to the table: opening, moving or adding for a turn; same or changed for a time-out.
 * `freed` says that a turn freed a joker and used it.
 * @typedef {{seq: number, event: Message, how: string, freed: boolean}} Entry
 */
/** What the events tell: the table, who has opened, the pieces that others changed and that the player drew, and the turns of others since the player's own.
 * @typedef {{table: Rows, opened: Set<number>, changed: Set<number>, drawn: Set<number>, plays: import("./board/playback.js").Play[]}} Told */
/** @typedef {Shared<View, Entry> & Told} State */

/** @type {Told} */
const NOTHING = { table: [], opened: new Set(), changed: new Set(), drawn: new Set(), plays: [] };
/** After these events a seat may have more tiles. */
export const DRAW_EVENTS = new Set(["DrawSeen", "TimeOutSeen"]);
const TURN_EVENTS = new Set(["TilesPlayed", "Passed", ...DRAW_EVENTS]);

/** @type {Game<View, Entry, Told>} */
export const game = {
  initial: NOTHING,
  table: ({ table }) => table,
  // Leaving or asking for a pause does not start a new turn.
  turnKey: (view) => `${view.game} ${view.turns} ${view.to_move}`,
  isOver: ({ shown }) => shown.length > 0,
  canArrange: () => true,
  fits(view, rows) {
    const there = new Set(rows.flat());
    const own = new Set([...view.table.flat(), ...view.rack]);
    return view.table.flat().every((piece) => there.has(piece)) && [...there].every((piece) => own.has(piece));
  },
  isAbout({ readings }, rows) {
    return readings.length === rows.length && readings.every(({ order }, place) => rowKey(order) === rowKey(rows[place]));
  },
  keeps: () => true,
  isWhole: ({ table, rack, shown, counts }) => [table, rack, shown, counts].every(Array.isArray),
  tell,
  sounds: { GameEnded: "ended", deal: "dealt", TilesPlayed: "laid", DrawSeen: "drawn", TimeOutSeen: "drawn" },
};

/** Who has drawn tiles just now; at a deal everybody has. @param {State} state @returns {import("./board/playback.js").Draw[]} */
export function draws({ news, seating }) {
  const seats = seating?.places.map((_, seat) => seat) ?? [];
  const draw = (/** @type {Message} */ event, /** @type {number} */ seat) =>
    event.deal || (DRAW_EVENTS.has(event.type) && event.count && event.seat === seat);
  return news.flatMap(({ seq, event }) => seats.filter((seat) => draw(event, seat)).map((seat) => ({ seq, seat })));
}

/** The longest row, the first one of several. @param {Rows} rows @returns {number[]} */
const longest = (rows) => rows.reduce((best, row) => (row.length > best.length ? row : best), []);

/** The pieces that changed rows between two tables; the largest part of a split row did not move. @param {Rows} before @param {Rows} after */
export function movedPieces(before, after) {
  const from = new Map(before.flatMap((row, place) => row.map((piece) => [piece, place])));
  // A row continues at most one old row: the one that most of its pieces come from.
  const stayed = after.map((row) => {
    const old = row.filter((piece) => from.has(piece));
    return longest(old.map((piece) => old.filter((other) => from.get(other) === from.get(piece))));
  });
  const same = new Set(before.flatMap((_, place) => longest(stayed.filter(([first]) => from.get(first) === place))));
  return after.flat().filter((piece) => !same.has(piece));
}

/** @type {Game<View, Entry, Told>["tell"]} */
function tell({ table, opened, changed, drawn, plays }, event, { seq, own, live }) {
  const freed = Boolean(event.played) && freesJoker(table, event.table, (piece) => !number(piece));
  let how = "";
  if (event.table) {
    const other = movedPieces(table, event.table);
    how = effect(event, { table, opened, other });
    // Changes of others stay marked until the player's turn is over; spectators see those of the last turn.
    changed = new Set([...(own === null ? [] : changed), ...other]);
    const play = { seq, seat: event.seat, before: table, after: event.table, live };
    if (event.seat !== own) plays = [...(own === null ? [] : plays), play];
    if (event.played) opened = new Set([...opened, event.seat]);
    table = event.table;
  }
  if (own !== null && event.seat === own && TURN_EVENTS.has(event.type))
    [changed, drawn, plays] = [new Set(), new Set(event.tiles ?? event.drawn ?? []), []];
  return { told: { table, opened, changed, drawn, plays }, entry: { seq, event, how, freed } };
}

/** What an event did to the table. @param {Message} event @param {{table: Rows, opened: Set<number>, other: number[]}} before */
function effect({ seat, played, table: after }, { table, opened, other }) {
  if (!played) return other.length || after.flat().length !== table.flat().length ? "changed" : "same";
  if (!opened.has(seat)) return "opening";
  return other.some((piece) => !played.includes(piece)) ? "moving" : "adding";
}

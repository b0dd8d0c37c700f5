// A match of dice for the session: what its views and events mean. No rules are here; the server judges.

import { ordered } from "./draft.js";

/** @import { Placed } from "./draft.js" */
/** @import { Game, Shared } from "../match/state.js" */
/** @import { Message } from "../match/types.js" */
/** @import { DiceView } from "../messages/socket.d.ts" */
/** A view with the rulebook, which only the first message has. @typedef {Required<DiceView>} View */
/** What each die shows. @typedef {DiceView["showing"]} Showing */
/** @typedef {NonNullable<Showing[number]>} Face */
/** An event with what its sentence needs. @typedef {{seq: number, event: Message, pieces: Showing, moved: boolean}} Entry */
/**
 * What the events tell: the grid and its dice, those that the last turn laid or moved, and the last turn of another seat since the player's own.
 * @typedef {{grid: Placed[], showing: Showing, changed: ReadonlySet<number>, play: import("./playback.js").Play | null}} Told
 */
/** @typedef {Shared<View, Entry> & Told} State */

/** @type {Told} */
const NOTHING = { grid: [], showing: [], changed: new Set(), play: null };
const TURN_ENDS = new Set(["DicePlaced", "Passed", "TimedOut"]);

/** @type {Game<View, Entry, Told>} */
export const game = {
  initial: NOTHING,
  table: ({ grid }) => ordered(grid),
  // The turn before its roll is another one than after it.
  turnKey: (view) => `${view.game} ${view.turns} ${view.to_move} ${view.rolled}`,
  isOver: ({ over }) => over,
  canArrange: ({ seat, hands, showing }) => seat !== null && hands[seat].every((die) => showing[die - 1]),
  fits({ seat, hands, grid }, rows) {
    const own = new Set([...(hands[seat ?? -1] ?? []), ...grid.map(([, , die]) => die)]);
    const cells = new Set(rows.map(([x, y]) => `${x},${y}`));
    const dice = new Set(rows.map(([, , die]) => die));
    return cells.size === rows.length && dice.size === rows.length && [...dice].every((die) => own.has(die));
  },
  // The readings contain all dice of the grid.
  isAbout({ readings }, rows) {
    const read = new Set(readings.flatMap(({ cells, order }) => cells.map((cell, place) => `${cell},${order[place]}`)));
    return read.size === rows.length && rows.every((row) => read.has(String(row)));
  },
  keeps: (before, after) => JSON.stringify(before.showing) === JSON.stringify(after.showing),
  isWhole: ({ grid, hands, showing }) => [grid, hands, showing].every(Array.isArray),
  tell,
  sounds: { RoundEnded: "ended", DicePlaced: "laid", RollSeen: "rolled", TimedOut: "drawn" },
};

/** The dice of a roll just now, or nothing. @param {State} state @returns {number[] | undefined} */
export const rolledDice = ({ news }) => news.findLast(({ event }) => event.type === "RollSeen")?.event.dice;

/** @type {Game<View, Entry, Told>["tell"]} */
function tell({ grid, showing, changed, play }, event, { seq, own, live }) {
  const faces = event.faces ?? (event.played ?? []).map((/** @type {number} */ die) => showing[die - 1]);
  const entry = { seq, event, pieces: faces, moved: false };
  if (event.type === "RollSeen") {
    showing = [...showing];
    for (const [place, die] of event.dice.entries()) showing[die - 1] = event.faces[place];
  }
  if (event.type === "DicePlaced") {
    const lay = new Set(grid.map(String));
    const placed = /** @type {Placed[]} */ (event.grid);
    changed = new Set(placed.filter((each) => !lay.has(String(each))).map(([, , die]) => die));
    entry.moved = changed.size > event.played.length;
    play = { entry, dice: [...changed], before: grid, live };
    grid = placed;
  }
  if (TURN_ENDS.has(event.type) && event.seat === own) play = null;
  return { told: { grid, showing, changed, play }, entry };
}

// What others do, played on the board: laid tiles come from their racks, moved ones glide, and drawn ones come from the pile.

import { find, findAll } from "../../dom.js";
import { isPlayed, reducedMotion, timetable } from "../../match/pace.js";
import { Travel } from "../../match/travel.js";
import { turnGroups } from "../turn_order.js";

/** @import { Box, Journey } from "../../match/travel.js" */
/**
 * A turn of another seat: the tables before and after it. @typedef {{seq: number, seat: number, before: number[][], after: number[][],
 * live: boolean}} Play
 */

/** A seat that has drawn tiles. @typedef {{seq: number, seat: number}} Draw */

const GLIDE_MS = 220;
const ARRIVE_MS = 420;
const OUTLINED_MS = 2500;
// A deal takes a second at most; the sound of it has the same beat.
const [DEAL_MS, BEAT_MS] = [1000, 45];
// What comes from a rack or the pile has the size of a small tile there.
const SMALL = { width: 20, height: 27 };

/** A journey without its element. @typedef {Omit<Journey, "element">} Route */

export class Playback {
  /** The number of the last turn that was played or need not be. @type {number | null} */
  #lastSeq = null;
  /** The turns to play with the next update. @type {Play[]} */
  #plays = [];
  /** The seats that have drawn tiles since the last update. @type {number[]} */
  #draws = [];
  #lastDraw = 0;
  /** What is underway before the next update. @type {Map<string, Route>} */
  #pending = new Map();

  /** @param {HTMLElement} board */
  constructor(board) {
    this.board = board;
    this.travel = new Travel(board, "--tile");
  }

  /**
   * Before an update of the board, note what it must play. @param {Play[] | null} plays the turns of others so far, if there is a new
   * view @param {Draw[]} draws @param {boolean} moves whether tiles get other places
   */
  prepare(plays, draws, moves) {
    const last = this.#lastSeq;
    if (plays) {
      this.#lastSeq = plays[plays.length - 1]?.seq ?? last ?? 0;
      // Turns from before the connection are not played.
      this.#plays = plays.filter(({ seq, live }) => live && last !== null && seq > last);
      this.#draws = draws.filter(({ seq }) => seq > this.#lastDraw).map(({ seat }) => seat);
      this.#lastDraw = Math.max(this.#lastDraw, ...draws.map(({ seq }) => seq));
    }
    if (moves) this.#pending = this.travel.pending();
  }

  /**
   * After an update of the board, let tiles travel from their old places. Those of turns follow each other; others glide at once.
   * @param {Map<string, DOMRect> | null} before where tiles were, if any has moved @param {number | null} laying the seat that lays tiles
   * now
   */
  start(before, laying) {
    const [plays, draws] = isPlayed() ? [this.#plays, this.#draws] : [[], []];
    [this.#plays, this.#draws] = [[], []];
    if ((!before && !draws.length) || reducedMotion()) return;
    // While no tile gets another place, those underway stay so.
    const planned = before ? this.#planned(plays, before) : new Map();
    const elements = [...(before ? findAll(this.board, "[data-piece]") : []), ...findAll(this.board, "[data-back]")];
    if (before) this.travel.skip();
    this.#deal(planned, draws, before);
    const places = elements.map((element) => element.getBoundingClientRect());
    this.travel.start(
      elements.flatMap((element, place) => {
        const key = keyOf(element);
        const plan = planned.get(key) ?? this.#usual(before?.get(key), laying, element);
        return plan && isApart(plan.from, places[place]) ? [{ ...plan, key, element }] : [];
      }),
    );
  }

  /**
   * Plan the journeys of drawn tiles from the pile: new ones to the rack one after the other, those of others to their racks, face down.
   * @param {Map<string, Route>} planned @param {number[]} draws @param {Map<string, DOMRect> | null} before
   */
  #deal(planned, draws, before) {
    const pile = find(this.board, ".pile");
    if (!draws.length || !pile?.clientWidth) return;
    const from = middle(pile.getBoundingClientRect());
    const rack = find(this.board, ".rack");
    // Copies cost more, but a rack that is scrolled must stay so.
    const opens = rack && rack.scrollHeight <= rack.clientHeight ? rack : undefined;
    const come = (/** @type {string} */ key, start = 0, /** @type {HTMLElement | undefined} */ box = undefined) =>
      planned.set(key, { key, from, start, end: start + ARRIVE_MS, lifted: true, outside: !box, opens: box });
    const fresh =
      before && rack
        ? findAll(rack, "[data-piece]")
            .map(keyOf)
            .filter((key) => !before.has(key))
        : [];
    const beat = Math.min(BEAT_MS, (DEAL_MS - ARRIVE_MS) / Math.max(1, fresh.length - 1));
    for (const [place, key] of fresh.entries()) come(key, place * beat, opens);
    for (const seat of draws) if (!find(this.board, `.own-seat[data-seat="${seat}"]`)) come(`back ${seat}`);
  }

  /**
   * Play turns again. @param {Play[]} plays @param {(rows: number[][] | null) => Promise<unknown>} show shows a table, or the one of the
   * draft
   */
  async again(plays, show) {
    if (!plays.length) return;
    if (!isPlayed()) return this.#outline();
    // The table before the turns is drawn, but not painted, to read where tiles were.
    await show(plays[0].before);
    this.travel.skip();
    this.#plays = plays;
    await show(null);
  }

  /** Outline the tiles that have changed for a moment, where nothing moves. */
  #outline() {
    this.board.dataset.again = "";
    setTimeout(() => delete this.board.dataset.again, OUTLINED_MS);
  }

  /** The journeys of the tiles of turns, by tile. @param {Play[]} plays @param {Map<string, DOMRect>} before */
  #planned(plays, before) {
    const planned = new Map(this.#pending);
    let waiting = Math.max(0, ...[...planned.values()].map(({ end }) => end));
    for (const { seat, before: old, after } of plays) {
      const groups = turnGroups(old, after);
      const times = timetable(groups.length, waiting);
      groups.forEach(({ tiles, laid }, place) => {
        const [start, end] = times[place];
        for (const piece of tiles) {
          const from = (laid ? null : before.get(String(piece))) ?? this.#origin(seat);
          planned.set(String(piece), { key: String(piece), from, start, end, lifted: true, outside: laid });
        }
      });
      waiting = times[times.length - 1]?.[1] ?? waiting;
    }
    return planned;
  }

  /**
   * The journey of a tile that belongs to no turn. @param {DOMRect | undefined} from @param {number | null} laying @param {Element}
   * element @returns {Omit<Route, "key"> | null}
   */
  #usual(from, laying, element) {
    if (from?.width) return { from, start: 0, end: GLIDE_MS, lifted: false, outside: false };
    if (laying === null || !isPlayed() || !element.closest(".felt")) return null;
    return { from: this.#origin(laying), start: 0, end: ARRIVE_MS, lifted: true, outside: true };
  }

  /** Where the tiles of a seat come from: its rack, or the top of the table if its seat is out of sight. @param {number} seat @returns {Box} */
  #origin(seat) {
    const box = find(this.board, `[data-seat="${seat}"] .backs`)?.getBoundingClientRect();
    if (box?.width) return middle(box);
    const { left, top, width } = this.board.getBoundingClientRect();
    return { left: left + width / 2, top, ...SMALL };
  }
}

/** The name of a tile on its way: its piece, or whose face-down tile it is. @param {HTMLElement} element */
const keyOf = ({ dataset: { piece, back } }) => piece ?? `back ${back}`;

/** A small tile in the middle of a box. @param {Box} box @returns {Box} */
const middle = ({ left, top, width, height }) => ({
  left: left + (width - SMALL.width) / 2,
  top: top + (height - SMALL.height) / 2,
  ...SMALL,
});

/** @param {Box} one @param {Box} other */
const isApart = (one, other) => Math.abs(one.left - other.left) + Math.abs(one.top - other.top) >= 1;

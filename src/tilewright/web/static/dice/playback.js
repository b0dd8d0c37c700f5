// What happens, played on the felt: dice tumble where they are rolled, and those of others come from their hand.

import { find, findAll } from "../dom.js";
import { isPlayed, reducedMotion, timetable } from "../match/pace.js";
import { Travel } from "../match/travel.js";
import { choose, gridOf } from "./turn.js";

/** @import { DiceMatch } from "./match.js" */
/**
 * A turn of another seat: the dice that it laid and moved, and the grid before it. @typedef {{entry: import("./game.js").Entry, dice:
 * number[], before: import("./draft.js").Placed[], live: boolean}} Play
 */

// Nine dice have come to rest within a second. They are thrown from the middle of the felt, to all sides.
const [TUMBLE_MS, EACH_MS] = [680, 35];
const THROWN = [0.5, -0.3, 0.2, -0.6, 0.7, -0.1, 0.4, -0.5, 0.1];
const HAND = ".dice-seat .dice-hand";

export class DicePlayback {
  /** The last turn of another seat that was played. @type {Play | null} */
  last = null;
  /** The dice that tumbled last. @type {readonly number[]} */
  rolled = [];

  /** @param {DiceMatch} match */
  constructor(match) {
    this.match = match;
    this.travel = new Travel(match, "--side");
  }

  /** Where the dice of the grid and of the other hand are. @returns {Map<string, DOMRect>} */
  places() {
    const shown = findAll(this.match, `${HAND} [data-piece], tw-dice-grid [data-piece]`);
    return new Map(shown.map((die) => [String(die.dataset.piece), die.getBoundingClientRect()]));
  }

  /**
   * Let the dice of a turn travel from where they were, by default until now, when the screen has been updated. @param {Play} play
   * @param {Map<string, DOMRect>} [before]
   */
  async start({ dice }, before = this.places()) {
    if (!isPlayed()) return;
    await this.#updated();
    const times = timetable(dice.length, 0);
    const hand = this.match.querySelector(HAND)?.getBoundingClientRect();
    this.travel.start(
      dice.flatMap((die, place) => {
        const key = String(die);
        const element = find(this.match, `tw-dice-grid [data-piece="${key}"]`);
        const from = before.get(key) ?? (hand && { left: hand.left, top: hand.top, width: hand.height, height: hand.height });
        const [start, end] = times[place];
        return element && from ? [{ key, element, from, start, end, lifted: true, outside: true }] : [];
      }),
    );
  }

  /** Let dice tumble over the felt to where they lie, the heavier ones a little longer. @param {readonly number[]} dice */
  async roll(dice) {
    this.rolled = dice;
    if (reducedMotion()) return;
    await this.#updated();
    const felt = find(this.match, ".dice-table")?.getBoundingClientRect();
    if (!felt) return;
    this.travel.start(
      dice.flatMap((die, place) => {
        const key = String(die);
        const element = find(this.match, `.dice-tray [data-die="${key}"], ${HAND} [data-piece="${key}"]`);
        if (!element) return [];
        const { width, height, left } = element.getBoundingClientRect();
        const from = { left: left + (THROWN[place % THROWN.length] * felt.width) / 2, top: felt.top + felt.height * 0.45, width, height };
        return [
          { key, element, from, start: place * EACH_MS, end: place * EACH_MS + TUMBLE_MS, lifted: false, outside: false, tumbles: true },
        ];
      }),
    );
  }

  /** Play a turn again: its grid before is drawn, but not painted, to read where dice were. @param {Play} play */
  async again(play) {
    choose(this.match, { staged: play.before });
    await this.#updated();
    const before = this.places();
    choose(this.match, { staged: null });
    await this.start(play, before);
  }

  async #updated() {
    await this.match.updateComplete;
    await gridOf(this.match)?.updateComplete;
  }
}

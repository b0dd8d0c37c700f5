// The turns of others, played on the grid: dice come from their hand.

import { find } from "../dom.js";
import { isPlayed, timetable } from "../match/pace.js";
import { Travel } from "../match/travel.js";
import { choose, gridOf } from "./turn.js";

/** @import { DiceMatch } from "./match.js" */
/**
 * A turn of another seat: the dice that it laid and moved, and the grid before it. @typedef {{entry: import("./game.js").Entry, dice:
 * number[], before: import("./draft.js").Placed[], live: boolean}} Play
 */

const HAND = ".dice-seat .dice-hand";

export class DicePlayback {
  /** The last turn of another seat that was played. @type {Play | null} */
  last = null;

  /** @param {DiceMatch} match */
  constructor(match) {
    this.match = match;
    this.travel = new Travel(match, "--side");
  }

  /** Where the dice of the grid and of the other hand are. @returns {Map<string, DOMRect>} */
  places() {
    const shown = [...this.match.querySelectorAll(`${HAND} [data-piece], tw-dice-grid [data-piece]`)];
    return new Map(shown.map((die) => [String(/** @type {HTMLElement} */ (die).dataset.piece), die.getBoundingClientRect()]));
  }

  /**
   * Let the dice of a turn travel from where they were, when the screen has been updated. @param {Play} play @param {Map<string,
   * DOMRect>} before
   */
  async start({ dice }, before) {
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

// What hands and keys do with dice: they are taken up, laid on the grid, and taken back.

import { around, findAll, targetOf } from "../dom.js";
import { step } from "../match/controls.js";
import { cellOf, move } from "./draft.js";
import { Drag } from "./drag.js";
import * as turn from "./turn.js";

/** @import { Cell } from "./draft.js" */
/** @import { DiceMatch } from "./match.js" */

/** The hands on a screen of dice. */
export class DiceInput {
  /** @param {DiceMatch} match */
  constructor(match) {
    this.match = match;
  }

  /** The die that an element drags, if it can be moved. @param {Element} element @returns {number[]} */
  draggedBy(element) {
    const die = dieOf(element);
    return die !== null && turn.draftOf(this.match)?.dice.includes(die) ? [die] : [];
  }

  /** @param {number[]} dice @param {{element: Element, x: number, y: number}} down */
  startDrag(dice, down) {
    return new Drag(this.match, dice, down);
  }

  /** @param {number[]} dice @param {Cell | "tray" | null} target */
  drop(dice, target) {
    if (target) this.#lay(dice, target === "tray" ? null : target);
  }

  /** Keep a die, choose it, or lay the chosen dice. @param {Element} element */
  tap(element) {
    const { match } = this;
    const die = dieOf(element);
    const tray = turn.trayOf(match);
    if (match.state.may.includes("RollDice")) return void (die !== null && tray.includes(die) && turn.keep(match, [die]));
    const draft = turn.draftOf(match);
    if (!draft || element.closest("[data-own]")) return;
    const { chosen } = match.ui;
    const cell = around(element, "[data-cell]")?.dataset.cell;
    if (element.closest('[data-place="tray"]')) {
      if (die === null) return this.#lay(chosen, null);
      // Several dice beside the grid can be chosen; a die of the grid is moved alone.
      const together = chosen.filter((one) => tray.includes(one));
      const next = chosen.includes(die) ? chosen.filter((one) => one !== die) : [...together, die];
      turn.choose(match, { chosen: next });
    } else if (die !== null && draft.dice.includes(die) && (!chosen.length || chosen.includes(die))) {
      turn.choose(match, { chosen: chosen.length ? [] : [die] });
    } else if (chosen.length && cell) {
      const [x, y] = cell.split(",").map(Number);
      this.#lay(chosen, [x, y]);
    }
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    const { match } = this;
    const at = targetOf(event);
    const die = Number(at.dataset.die);
    const draft = turn.draftOf(match);
    const command = event.ctrlKey || event.metaKey;
    const takesBack = (event.key === "Delete" || event.key === "Backspace") && draft && die;
    if (command && event.key.toLowerCase() === "z") step(match, event.shiftKey ? "redo" : "undo");
    else if (command && event.key.toLowerCase() === "y") step(match, "redo");
    else if (event.key === "Escape" && match.ui.chosen.length) turn.choose(match, { chosen: [] });
    else if (takesBack && cellOf(draft.now, die)) this.#lay([die], null);
    else if (at.closest('[data-place="tray"]') && event.key.startsWith("Arrow")) moveFocus(match, at, event.key);
    else return;
    event.preventDefault();
  }

  /** @param {readonly number[]} dice @param {Cell | null} cell */
  #lay(dice, cell) {
    const draft = turn.draftOf(this.match);
    if (draft) turn.arrange(this.match, move(draft, dice, cell, this.match.ui.downward).now);
  }
}

/** Move the focus from die to die beside the grid, or up to it. @param {DiceMatch} match @param {HTMLElement} at @param {string} key */
function moveFocus(match, at, key) {
  if (key === "ArrowUp") return void turn.gridOf(match)?.focusCell();
  const dice = findAll(match, '[data-place="tray"] [data-die]');
  const step = key === "ArrowLeft" ? -1 : key === "ArrowRight" ? 1 : 0;
  dice[dice.indexOf(at) + step]?.focus();
}

/** @param {Element} element */
function dieOf(element) {
  const die = around(element, "[data-die]")?.dataset.die;
  return die ? Number(die) : null;
}

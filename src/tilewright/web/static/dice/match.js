// The screen of a match of dice. It is told what lies and what may be done, and knows no rules.

import { ask } from "../api.js";
import { secondsLeft, timeInWords } from "../match/clock.js";
import { Pointer } from "../match/pointer.js";
import { MatchScreen } from "../match/match_screen.js";
import { html, nothing } from "../vendor/lit.js";
import { language, t } from "../words.js";
import { roundEnd, scoreCard } from "./card.js";
import { Carried } from "./carried.js";
import { namesOf } from "./die.js";
import { cellOf, loose, move, redo, reset, restored, rows, undo } from "./draft.js";
import { Drafting } from "./draft_sync.js";
import "./felt.js";
import { sentence } from "./log.js";
import { screen } from "./screen.js";
import { after, turnOf, UNKNOWN } from "./state.js";

/** @typedef {import("./draft.js").Draft} Draft */
/** @typedef {import("./draft.js").Cell} Cell */
/** @typedef {import("./felt.js").DiceGrid} DiceGrid */
/** @typedef {import("./state.js").State} State */

const WHICH = 2;
const HOW = 3;

/** `<tw-dice>`: somebody's seat at a match of dice. */
export class DiceMatch extends MatchScreen {
  static properties = {
    state: { state: true },
    chosen: { state: true },
    keeping: { state: true },
    downward: { state: true },
  };
  #asked = false;
  #hinted = 0;
  /** @type {Drafting | null} */
  #drafting = null;
  /** @type {Pointer | null} */
  #pointer = null;

  constructor() {
    super();
    /** @type {State} */
    this.state = UNKNOWN;
    /** Dice that are to be laid next, in their order. @type {readonly number[]} */
    this.chosen = [];
    /** Own dice that are not to be rolled again. @type {ReadonlySet<number>} */
    this.keeping = new Set();
    this.downward = false;
    this.addEventListener("keydown", (event) => this.#key(event));
  }

  connectedCallback() {
    super.connectedCallback();
    this.#pointer = new Pointer(this);
  }

  disconnectedCallback() {
    this.#pointer?.end();
    this.#drafting?.stop();
    super.disconnectedCallback();
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    if (!changed.has("match") || !this.match || !this.line) return;
    this.#drafting?.stop();
    this.#drafting = new Drafting(this.line);
    Object.assign(this, { state: UNKNOWN, open: null });
    this.line.follow(this.match);
  }

  render() {
    return screen(this);
  }

  /** @returns {DiceGrid | null} */
  get grid() {
    return this.querySelector("tw-dice-grid");
  }

  /** What is being arranged, or null. @returns {Draft | null} */
  get draft() {
    return this.#drafting?.draft ?? null;
  }

  /** The own dice beside the grid. */
  get tray() {
    const { view, seating } = this.state;
    return this.draft ? loose(this.draft) : (view?.hands[seating?.seat ?? -1] ?? []);
  }

  /** @param {string} command */
  may(command) {
    return this.state.may.includes(command);
  }

  /** Carry out a command; a second press while the first is on its way is none. @param {{type: string, [part: string]: unknown}} command */
  async act(command) {
    if (this.#asked) return;
    this.#asked = true;
    await super.act(command);
    this.#asked = false;
  }

  /** Roll the own dice that are not kept. */
  roll() {
    void this.act({ type: "RollDice", dice: this.tray.filter((die) => !this.keeping.has(die)) });
  }

  /** Play the draft. */
  play() {
    if (this.draft) void this.act({ type: "PlaceDice", grid: rows(this.draft) });
  }

  undo() {
    if (this.draft) this.#arrange(undo(this.draft));
  }

  redo() {
    if (this.draft) this.#arrange(redo(this.draft));
  }

  reset() {
    if (this.draft) this.#arrange(reset(this.draft));
  }

  /** Tell one step more of what could be done: whether, with which dice, and how. */
  async hint() {
    // Before the roll there is one thing to tell: which dice to roll.
    const step = this.may("RollDice") ? WHICH : Math.min(this.#hinted + 1, HOW);
    try {
      const { possible, command, tiles, table } = await ask(`/api/matches/${this.match}/hint`, { body: { step, language: language() } });
      const pieces = namesOf(tiles, this.state.view?.showing ?? []);
      this.#hinted = possible ? step : 0;
      if (command === "RollDice") this.keeping = new Set(this.tray.filter((die) => !tiles.includes(die)));
      else if (step === HOW && this.draft && possible) this.#arrange(restored(this.draft, table));
      else this.chosen = tiles;
      if (!possible) this.notices?.show([t("game-hint-nothing")]);
      else if (command === "RollDice") this.notices?.show([t("dicegame-hint-roll", { pieces })]);
      else if (step < HOW) this.notices?.show([pieces ? t("game-hint-some", { pieces }) : t("game-hint-something")]);
    } catch (refusal) {
      this.refused([/** @type {Error} */ (refusal).message]);
    }
  }

  get seating() {
    return this.state.seating;
  }

  get over() {
    return Boolean(this.state.view?.over);
  }

  get ending() {
    return { over: t("dicegame-round-over"), next: t("dicegame-next-round") };
  }

  card() {
    const { view } = this.state;
    return view ? html`${view.over ? roundEnd(view, this.state) : nothing} ${scoreCard(view, this.state)}` : nothing;
  }

  /** @returns {[string, string][]} */
  keys() {
    return [
      ["← ↑ → ↓", t("dicegame-keys-arrows")],
      ["⏎", t("dicegame-keys-enter")],
      ["⌫", t("dicegame-keys-back")],
      ["c", t("game-keys-clock")],
      ["r", t("dicegame-keys-dice")],
      ["l", t("game-keys-last")],
    ];
  }

  lined() {
    this.#drafting?.again();
  }

  answers() {
    const { clock, view, log } = this.state;
    const left = secondsLeft(clock);
    return {
      c: () => (left === null ? t("game-no-clock") : timeInWords(left)),
      r: () => t("dicegame-key-dice", { count: this.tray.length, pieces: namesOf(this.tray, view?.showing ?? []) }),
      l: () => log.map((one) => sentence(one, this.state)).filter(Boolean).pop() ?? "",
    };
  }

  /** @param {import("./state.js").Message} message */
  told(message) {
    const before = this.state;
    this.state = after(before, message);
    this.#drafting?.follow(this.state);
    const { view } = this.state;
    if (view && (!before.view || turnOf(view) !== turnOf(before.view))) {
      Object.assign(this, { chosen: [], keeping: new Set() });
      this.#hinted = 0;
    }
    if (Boolean(view?.over) !== Boolean(before.view?.over)) this.open = view?.over ? "scores" : null;
    if (this.state.news !== before.news) this.#tellNews(this.state);
  }

  /** Tell those who hear the page what others did and what was rolled, and everybody that the own time was up. @param {State} state */
  #tellNews(state) {
    const own = state.seating?.seat ?? null;
    const told = state.news.filter(({ event }) => event.seat !== own || event.type === "RollSeen");
    if (told.length) this.say(told.map((one) => sentence(one, state)).join(" "));
    const lost = state.news.filter(({ event }) => event.type === "TimedOut" && event.seat === own);
    if (lost.length) this.refused(lost.map((one) => sentence(one, state)));
  }

  /** @param {Draft} draft */
  #arrange(draft) {
    this.#drafting?.change(draft);
    this.chosen = [];
    this.requestUpdate();
  }

  /** @param {readonly number[]} dice @param {Cell | null} cell */
  #lay(dice, cell) {
    if (this.draft) this.#arrange(move(this.draft, dice, cell, this.downward));
  }

  /** The die that goes with an element, if it may be moved. @param {Element} element @returns {number[]} */
  held(element) {
    const die = dieIn(element);
    return die !== null && this.draft?.dice.includes(die) ? [die] : [];
  }

  /** @param {number[]} dice @param {{element: Element, x: number, y: number}} down */
  carry(dice, down) {
    return new Carried(this, dice, down);
  }

  /** @param {number[]} dice @param {Cell | "tray" | null} target */
  drop(dice, target) {
    if (target) this.#lay(dice, target === "tray" ? null : target);
  }

  /** Keep a die, choose it, or lay what is chosen. @param {Element} element */
  tap(element) {
    const die = dieIn(element);
    if (this.may("RollDice")) {
      if (die !== null && this.tray.includes(die)) this.keeping = toggled(this.keeping, die);
      return;
    }
    if (!this.draft || element.closest("[data-own]")) return;
    const { chosen } = this;
    const cell = /** @type {HTMLElement | null} */ (element.closest("[data-cell]"))?.dataset.cell;
    if (element.closest('[data-place="tray"]')) {
      if (die === null) return this.#lay(chosen, null);
      // Dice beside the grid are chosen together; one of the grid is moved alone.
      const together = chosen.filter((one) => this.tray.includes(one));
      this.chosen = chosen.includes(die) ? chosen.filter((one) => one !== die) : [...together, die];
    } else if (die !== null && (!chosen.length || chosen.includes(die))) {
      this.chosen = chosen.length ? [] : [die];
    } else if (chosen.length && cell) {
      const [x, y] = cell.split(",").map(Number);
      this.#lay(chosen, [x, y]);
    }
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const at = /** @type {HTMLElement} */ (event.target);
    const die = Number(at.dataset.die);
    const command = event.ctrlKey || event.metaKey;
    if (command && event.key.toLowerCase() === "z") event.shiftKey ? this.redo() : this.undo();
    else if (command && event.key.toLowerCase() === "y") this.redo();
    else if (event.key === "Escape" && this.chosen.length) this.chosen = [];
    else if ((event.key === "Delete" || event.key === "Backspace") && this.draft && die && cellOf(this.draft.now, die)) this.#lay([die], null);
    else if (at.closest('[data-place="tray"]') && event.key.startsWith("Arrow")) this.#walk(at, event.key);
    else return;
    event.preventDefault();
  }

  /** Go from die to die beside the grid, or up to the grid. @param {HTMLElement} at @param {string} key */
  #walk(at, key) {
    if (key === "ArrowUp") return void this.grid?.focusCell();
    const dice = /** @type {HTMLElement[]} */ ([...this.querySelectorAll('[data-place="tray"] [data-die]')]);
    const step = key === "ArrowLeft" ? -1 : key === "ArrowRight" ? 1 : 0;
    dice[dice.indexOf(at) + step]?.focus();
  }
}

/** @param {ReadonlySet<number>} dice @param {number} die */
function toggled(dice, die) {
  const next = new Set(dice);
  if (!next.delete(die)) next.add(die);
  return next;
}

/** @param {Element} element */
function dieIn(element) {
  const die = /** @type {HTMLElement | null} */ (element.closest("[data-die]"))?.dataset.die;
  return die ? Number(die) : null;
}

customElements.define("tw-dice", DiceMatch);

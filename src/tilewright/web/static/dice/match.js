// The screen of a match of dice. It draws what the server sends and knows no rules.

import { request } from "../api.js";
import { hasHints } from "../match/handicap.js";
import { MatchScreen } from "../match/match_screen.js";
import { isGivenUp } from "../match/moments.js";
import { planNews } from "../match/plan.js";
import { Pointer } from "../match/pointer.js";
import { shake } from "../match/shake.js";
import { playSound } from "../match/sounds.js";
import { drawnText } from "../parts/boards/drawn_text.js";
import { secondsLeft, timeInWords } from "../parts/clock.js";
import { settings } from "../settings.js";
import { html, nothing } from "../vendor/lit.js";
import { language, t } from "../words.js";
import { roundEnd, scoreCard } from "./card.js";
import { diceNames, drawing } from "./die.js";
import { cellOf, diceOffGrid, isChanged, move, redo, reset, restored, rows, undo } from "./draft.js";
import { DraftSync } from "./draft_sync.js";
import { Drag } from "./drag.js";
import "./grid.js";
import { sentence } from "./log.js";
import { DicePlayback } from "./playback.js";
import { speak } from "./player_side.js";
import { screen } from "./screen.js";
import { currentJudgement, INITIAL, reduce, soundBetween, turnKey } from "./state.js";

/** @import { Cell, Draft } from "./draft.js" */
/** @import { DiceGrid } from "./grid.js" */
/** @import { State } from "./state.js" */

const WHICH = 2;
const HOW = 3;

/** `<tw-dice>` */
export class DiceMatch extends MatchScreen {
  static properties = {
    state: { state: true },
    chosen: { state: true },
    kept: { state: true },
    downward: { state: true },
    staged: { state: true },
  };
  #waiting = false;
  #hintStep = 0;
  /** The last turn of another seat that was played. @type {import("./playback.js").Play | null} */
  #played = null;
  /** @type {DraftSync | null} */
  #draftSync = null;
  /** @type {Pointer | null} */
  #pointer = null;
  #playback = new DicePlayback(this);

  constructor() {
    super();
    /** @type {State} */
    this.state = INITIAL;
    /** The dice to lay next, in order. @type {readonly number[]} */
    this.chosen = [];
    /** The dice that the player does not roll again. @type {ReadonlySet<number>} */
    this.kept = new Set();
    this.downward = false;
    /** A grid that is drawn in place of the current one. @type {import("./draft.js").Placed[] | null} */
    this.staged = null;
    this.addEventListener("keydown", (event) => this.#key(event));
  }

  connectedCallback() {
    super.connectedCallback();
    this.#pointer = new Pointer(this);
  }

  disconnectedCallback() {
    this.#pointer?.end();
    this.#draftSync?.stop();
    super.disconnectedCallback();
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    if (!changed.has("match") || !this.match || !this.connection) return;
    this.#draftSync?.stop();
    this.#draftSync = new DraftSync(this.connection, this.match);
    Object.assign(this, { state: INITIAL, open: null });
    this.connection.followMatch(this.match);
  }

  render() {
    return screen(this);
  }

  /** @param {Map<string, unknown>} changed */
  updated(changed) {
    super.updated(changed);
    speak(this);
    if (settings.coach) void import("../match/coach.js").then(({ coach }) => coach(this, this.#coached()));
  }

  /** What the coach needs to know of the turn. */
  #coached() {
    const { draft, over, planning, state } = this;
    const turn = state.view && ((draft && !planning) || this.may("RollDice")) ? turnKey(state.view) : null;
    return { over, turn, laid: draft && isChanged(draft) ? JSON.stringify(rows(draft)) : "" };
  }

  drawing = drawing();

  /** @returns {DiceGrid | null} */
  get grid() {
    return this.querySelector("tw-dice-grid");
  }

  /** The draft or the plan, or null where the player can lay nothing. @returns {Draft | null} */
  get draft() {
    return this.#draftSync?.draft ?? null;
  }

  /** Whether the draft is only a plan. */
  get planning() {
    return Boolean(this.#draftSync?.planning) && !isGivenUp(this.state.log);
  }

  /** The player's dice that are neither kept nor laid. */
  get toRoll() {
    const { view, seating } = this.state;
    const hand = view?.hands[seating?.seat ?? -1] ?? [];
    return this.tray.filter((die) => hand.includes(die) && !this.kept.has(die));
  }

  /** The player's dice beside the grid. */
  get tray() {
    const { view, seating } = this.state;
    return this.draft ? diceOffGrid(this.draft) : (view?.hands[seating?.seat ?? -1] ?? []);
  }

  /** @param {string} command */
  may(command) {
    return this.state.may.includes(command);
  }

  /** Send a command; a second press before the answer is ignored. @param {{type: string, [part: string]: unknown}} command */
  async sendCommand(command) {
    if (this.#waiting) return;
    this.#waiting = true;
    await super.sendCommand(command);
    this.#waiting = false;
  }

  /** Roll the dice that are not kept. */
  roll() {
    void this.sendCommand({ type: "RollDice", dice: this.toRoll });
  }

  /** Play the draft; what is wrong with it is said, and shakes. */
  play() {
    if (!this.draft || this.planning) return this.showRefusal([t("game-refused")]);
    if (!isChanged(this.draft))
      return this.showRefusal([this.may("Pass") ? t("dicegame-lay-or-pass") : t("dicegame-lay")]);
    const judgement = currentJudgement(this.state, rows(this.draft));
    if (judgement?.faults.length) {
      this.showRefusal(judgement.sentences);
      shake(this.querySelectorAll(".dice-line.bad, .voice"));
    } else if (judgement) void this.sendCommand({ type: "PlaceDice", grid: rows(this.draft) });
    else this.strip.say("news", t("dicegame-judging"));
  }

  /** Pass, if that is allowed now. */
  pass() {
    if (this.may("Pass")) void this.sendCommand({ type: "Pass" });
    else this.showRefusal([this.draft && !this.planning ? t("dicegame-lay") : t("game-refused")]);
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

  /** Keep the chosen dice in the next roll, or roll them after all. */
  keep() {
    for (const die of this.chosen) this.kept = toggled(this.kept, die);
    this.chosen = [];
  }

  /** Show the next step of a hint: whether there is a play, with which dice, and how. */
  async hint() {
    // Before the roll there is only one step: which dice to roll.
    const step = this.may("RollDice") ? WHICH : Math.min(this.#hintStep + 1, HOW);
    try {
      const { possible, command, tiles, table } = await request(`/api/matches/${this.match}/hint`, {
        body: { step, language: language() },
      });
      const pieces = diceNames(tiles, this.state.view?.showing ?? []);
      this.#hintStep = possible ? step : 0;
      if (command === "RollDice") this.kept = new Set(this.tray.filter((die) => !tiles.includes(die)));
      else if (step === HOW && possible) this.layDraft(/** @type {any} */ (table));
      else this.chosen = tiles;
      const said = (/** @type {string} */ words) => this.strip.say("news", drawnText(words, this.drawing));
      if (!possible) said(t("game-hint-nothing"));
      else if (command === "RollDice") said(t("dicegame-hint-roll", { pieces }));
      else if (step < HOW) said(pieces ? t("game-hint-some", { pieces }) : t("game-hint-something"));
    } catch (refusal) {
      this.showRefusal([/** @type {Error} */ (refusal).message]);
    }
  }

  /** Arrange the grid as given. @param {import("./draft.js").Placed[]} grid */
  layDraft(grid) {
    if (this.draft) this.#arrange(restored(this.draft, grid));
  }

  get seating() {
    return this.state.seating;
  }

  get over() {
    return Boolean(this.state.view?.over) || isGivenUp(this.state.log);
  }

  get won() {
    const { view } = this.state;
    return Boolean(
      view?.over && view.seat !== null && (view.outcome ?? view.results.at(-1))?.winners.includes(view.seat),
    );
  }

  get ending() {
    return { over: t("dicegame-round-over"), next: t("dicegame-next-round") };
  }

  get lastTurns() {
    return this.state.play ? sentence(this.state.play.entry, this.state) : "";
  }

  playAgain() {
    if (this.state.play) void this.#playback.again(this.state.play);
  }

  scoreCard() {
    const { view } = this.state;
    return view
      ? html`${view.over ? roundEnd(view, this.state) : nothing} ${scoreCard(view, this.state)}`
      : nothing;
  }

  keyActions() {
    return {
      d: () => this.pass(),
      e: () => (this.may("RollDice") ? this.roll() : this.play()),
      i: () =>
        ((this.draft && !this.planning) || this.may("RollDice")) && hasHints(this.seating) && this.hint(),
      k: () => this.planning && this.keep(),
    };
  }

  focusHand() {
    /** @type {HTMLElement | null} */ (this.querySelector('[data-place="tray"] [tabindex="0"]'))?.focus();
  }

  /** @returns {[string, string][]} */
  keyHelp() {
    return [
      ["d", t("game-pass")],
      ["e", t("dicegame-keys-play")],
      ["i", t("game-hint")],
      ["← ↑ → ↓", t("dicegame-keys-arrows")],
      ["⏎", t("dicegame-keys-enter")],
      ["⌫", t("dicegame-keys-back")],
      ["k", t("dicegame-keep")],
      ["c", t("game-keys-clock")],
      ["r", t("dicegame-keys-dice")],
      ["l", t("game-keys-last")],
      ["a", t("game-keys-again")],
    ];
  }

  connected() {
    this.#draftSync?.resend();
  }

  keyAnswers() {
    const { clock, view, log } = this.state;
    const left = secondsLeft(clock);
    return {
      c: () => (left === null ? t("game-no-clock") : timeInWords(left)),
      r: () =>
        t("dicegame-key-dice", {
          count: this.tray.length,
          pieces: diceNames(this.tray, view?.showing ?? []),
        }),
      l: () =>
        log
          .map((one) => sentence(one, this.state))
          .filter(Boolean)
          .pop() ?? "",
    };
  }

  /** @param {import("../match/types.js").Message} message */
  receive(message) {
    const before = this.state;
    this.state = reduce(before, message);
    const { play } = this.state;
    // The events come before the view that shows them.
    if (message.type === "view" && play?.live && play !== this.#played)
      void this.#playback.start(play, this.#playback.places());
    if (message.type === "view") this.#played = play;
    if (message.type === "plan" && message.seq === this.state.seq)
      this.#fitPlan(/** @type {any} */ (message));
    this.#draftSync?.update(this.state);
    const { view } = this.state;
    if (view && (!before.view || turnKey(view) !== turnKey(before.view))) {
      // What is planned stays until the dice are rolled.
      if (!this.planning || before.view?.game !== view.game) this.kept = new Set();
      this.chosen = [];
      this.strip.say("refused", null);
      this.#hintStep = 0;
    }
    if (Boolean(view?.over) !== Boolean(before.view?.over)) {
      this.open = view?.over ? "scores" : null;
      this.celebrates = before.live;
    }
    const sound = soundBetween(before, this.state);
    if (sound) playSound(sound);
    if (this.state.news !== before.news) this.#announceNews(this.state);
  }

  /** Lay a plan as the server has fitted it to the grid, and say what became of it. @param {import("../messages/socket.d.ts").PlanAnswer} answer */
  #fitPlan(answer) {
    if (!this.#draftSync?.isFitting) return;
    this.#draftSync.fit(answer.rows);
    const showing = this.state.view?.showing ?? [];
    const said = planNews("dicegame", answer, (dice) => diceNames(dice, showing));
    if (said)
      this.strip.say(
        "news",
        said.map((each) => html`<p>${drawnText(each, this.drawing)}</p>`),
      );
  }

  /** Announce what others did and every roll, and show that the player ran out of time. @param {State} state */
  #announceNews(state) {
    void this.celebrateBig(state.news);
    const own = state.seating?.seat ?? null;
    const announced = state.news.filter(({ event }) => event.seat !== own || event.type === "RollSeen");
    if (announced.length) this.announce(announced.map((one) => sentence(one, state)).join(" "));
    const lost = state.news.filter(({ event }) => event.type === "TimedOut" && event.seat === own);
    if (lost.length) this.showRefusal(lost.map((one) => sentence(one, state)));
  }

  /** @param {Draft} draft */
  #arrange(draft) {
    playSound("tap");
    this.strip.say("refused", null);
    this.#draftSync?.change(draft);
    this.chosen = [];
    this.requestUpdate();
  }

  /** @param {readonly number[]} dice @param {Cell | null} cell */
  #lay(dice, cell) {
    if (this.draft) this.#arrange(move(this.draft, dice, cell, this.downward));
  }

  /** The die that an element drags, if it can be moved. @param {Element} element @returns {number[]} */
  draggedBy(element) {
    const die = dieOf(element);
    return die !== null && this.draft?.dice.includes(die) ? [die] : [];
  }

  /** @param {number[]} dice @param {{element: Element, x: number, y: number}} down */
  startDrag(dice, down) {
    return new Drag(this, dice, down);
  }

  /** @param {number[]} dice @param {Cell | "tray" | null} target */
  drop(dice, target) {
    if (target) this.#lay(dice, target === "tray" ? null : target);
  }

  /** Keep a die, choose it, or lay the chosen dice. @param {Element} element */
  tap(element) {
    const die = dieOf(element);
    if (this.may("RollDice")) {
      if (die !== null && this.tray.includes(die)) this.kept = toggled(this.kept, die);
      return;
    }
    if (!this.draft || element.closest("[data-own]")) return;
    const { chosen } = this;
    const cell = /** @type {HTMLElement | null} */ (element.closest("[data-cell]"))?.dataset.cell;
    if (element.closest('[data-place="tray"]')) {
      if (die === null) return this.#lay(chosen, null);
      // Several dice beside the grid can be chosen; a die of the grid is moved alone.
      const together = chosen.filter((one) => this.tray.includes(one));
      this.chosen = chosen.includes(die) ? chosen.filter((one) => one !== die) : [...together, die];
    } else if (die !== null && this.draft.dice.includes(die) && (!chosen.length || chosen.includes(die))) {
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
    else if (
      (event.key === "Delete" || event.key === "Backspace") &&
      this.draft &&
      die &&
      cellOf(this.draft.now, die)
    )
      this.#lay([die], null);
    else if (at.closest('[data-place="tray"]') && event.key.startsWith("Arrow"))
      this.#moveFocus(at, event.key);
    else return;
    event.preventDefault();
  }

  /** Move the focus from die to die beside the grid, or up to the grid. @param {HTMLElement} at @param {string} key */
  #moveFocus(at, key) {
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
function dieOf(element) {
  const die = /** @type {HTMLElement | null} */ (element.closest("[data-die]"))?.dataset.die;
  return die ? Number(die) : null;
}

customElements.define("tw-dice", DiceMatch);

// The screen of a match of dice. It draws what the session says and knows no rules.

import { find } from "../dom.js";
import "./grid.js";
import { hasHints } from "../match/handicap.js";
import { MatchScreen } from "../match/match_screen.js";
import { planNews } from "../match/plan.js";
import { Pointer } from "../match/pointer.js";
import { isOver } from "../match/state.js";
import { secondsLeft, timeInWords } from "../parts/clock.js";
import { html, nothing } from "../vendor/lit.js";
import { t } from "../words.js";
import { roundEnd, scoreCard } from "./card.js";
import { diceNames, drawing } from "./die.js";
import { game, isLaid } from "./game.js";
import { DiceInput } from "./input.js";
import { drawnSentence, sentence } from "./log.js";
import { DicePlayback } from "./playback.js";
import { speak } from "./player_side.js";
import { parts } from "./screen.js";
import * as turn from "./turn.js";

/** @import { Entry, State } from "./game.js" */
/** @typedef {MatchScreen & {state: State, ui: turn.Chosen, playback: DicePlayback}} DiceMatch */

/** @type {import("../match/match_screen.js").Kind<DiceMatch, Entry, State>} */
export const kind = {
  game,
  tips: ["dice-keep", "dice-lay", "dice-cross", "dice-fit", "dice-blocked", "dice-pass"],
  initial: turn.NOTHING,
  drawing: () => drawing(),
  sentence,
  drawnSentence,
  ending: () => ({ over: t("dicegame-round-over"), next: t("dicegame-next-round") }),
  isMine: ({ state: { view, seating } }) => Boolean(view && seating?.seat != null && !view.over && view.to_move.includes(seating.seat)),
  parts,
  speak,
  coached(match) {
    const { state } = match;
    const mine = ["PlaceDice", "RollDice"].some((each) => state.may.includes(each));
    const laid = isLaid(state) ? JSON.stringify(state.draft?.rows) : "";
    return { turn: state.view && mine ? game.turnKey(state.view) : null, laid };
  },
  standing({ card }) {
    const { points, totals } = card[card.length - 1];
    return { gained: points, totals };
  },
  lastTurns: ({ state }) => (state.play ? sentence(state.play.entry, state) : ""),
  playAgain: (match) => match.state.play && match.playback.again(match.state.play),
  scoreCard({ state }) {
    const { view } = state;
    if (!view) return nothing;
    const card = scoreCard(view, state);
    // The podium and the shelves have its numbers.
    return view.over
      ? html`${roundEnd(view, state)}<details class="record-fold"><summary>${t("game-scores")}</summary>${card}</details>`
      : card;
  },
  keyHelp: () => [
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
  ],
  keyActions: (match) => ({
    d: () => turn.pass(match),
    e: () => (match.state.may.includes("RollDice") ? turn.roll(match) : turn.play(match)),
    i: () => kind.coached(match).turn && hasHints(match.state) && turn.hint(match),
    k: () => turn.isPlanning(match) && turn.keep(match, match.ui.chosen),
  }),
  keyAnswers(match) {
    const { state } = match;
    const left = secondsLeft(state.clock);
    const tray = turn.trayOf(match);
    return {
      c: () => (left === null ? t("game-no-clock") : timeInWords(left)),
      r: () => t("dicegame-key-dice", { count: tray.length, pieces: diceNames(tray, state.view?.showing ?? []) }),
      l: () => state.log.map((one) => sentence(one, state)).findLast(Boolean) ?? "",
    };
  },
  focusHand: (match) => find(match, '[data-place="tray"] [tabindex="0"]')?.focus(),
  showKeys: (match) => match.show({ open: "keys" }),
  showSolution(match, { table, dice }) {
    if (table.length) turn.layGrid(match, table);
    else turn.choose(match, { kept: new Set(turn.trayOf(match).filter((die) => !dice.includes(die))) });
  },
  announced: ({ event }, own) => event.seat !== own || event.type === "RollSeen",
  planNews: (plan, { view }) => planNews("dicegame", plan, (dice) => diceNames(dice, view?.showing ?? [])),
  changed(match, after, before, { type }) {
    // The events come before the view that shows them.
    if (type === "view" && after.play?.live && after.play !== match.playback.last)
      void match.playback.start(after.play, match.playback.places());
    if (type === "view") match.playback.last = after.play;
    if (type === "view" && after.rolling.length && after.rolling !== match.playback.rolled) void match.playback.roll(after.rolling);
    const { view } = after;
    if (!view || (before.view && game.turnKey(view) === game.turnKey(before.view))) return;
    // What is planned stays until the dice are rolled.
    const stays = turn.isPlanning(match) && before.view?.game === view.game && !isOver(game, after);
    turn.choose(match, { chosen: [], hint: 0, ...(stays ? {} : { kept: new Set() }) });
  },
};

customElements.define(
  "tw-dice",
  class extends MatchScreen {
    playback = new DicePlayback(/** @type {DiceMatch} */ (/** @type {unknown} */ (this)));
    /** @type {Pointer | null} */
    #pointer = null;

    constructor() {
      super(/** @type {import("../match/match_screen.js").Kind} */ (/** @type {unknown} */ (kind)));
      this.input = new DiceInput(/** @type {DiceMatch} */ (/** @type {unknown} */ (this)));
      this.addEventListener("keydown", (event) => this.input.key(event));
    }

    connectedCallback() {
      super.connectedCallback();
      this.#pointer = new Pointer(this, this.input);
    }

    disconnectedCallback() {
      this.#pointer?.end();
      super.disconnectedCallback();
    }
  },
);

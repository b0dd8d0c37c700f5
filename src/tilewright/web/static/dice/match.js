// The screen of a match of dice. It draws what the session says and knows no rules.

import { find } from "../dom.js";
import "./grid.js";
import { hasHints } from "../match/handicap.js";
import { screenOf } from "../match/match_screen.js";
import { planNews } from "../match/plan.js";
import { Pointer } from "../match/pointer.js";
import { canPlan, isOver } from "../match/state.js";
import { html, nothing } from "../vendor/lit.js";
import { t } from "../words.js";
import { roundEnd, scoreCard } from "./card.js";
import { diceNames, drawing } from "./die.js";
import { game, rolledDice } from "./game.js";
import { DiceInput } from "./input.js";
import { drawnSentence, sentence } from "./log.js";
import { DicePlayback } from "./playback.js";
import { speak, tools, turnButtons } from "./player_side.js";
import { felt, header } from "./screen.js";
import * as turn from "./turn.js";

/** @import { Entry, State, View } from "./game.js" */
/** @typedef {import("../match/match_screen.js").MatchScreen & {state: State, ui: turn.Chosen, playback: DicePlayback}} DiceMatch */

/** @type {import("../match/match_screen.js").Kind<DiceMatch, Entry, State, View>} */
export const kind = {
  game,
  tips: ["dice-keep", "dice-lay", "dice-cross", "dice-fit", "dice-blocked", "dice-pass"],
  initial: turn.NOTHING,
  drawing,
  sentence,
  drawnSentence,
  ending: () => ({ over: t("dicegame-round-over"), next: t("dicegame-next-round") }),
  holdsStrip: false,
  connected(match) {
    match.playback ??= new DicePlayback(match);
    const input = new DiceInput(match);
    const pointer = new Pointer(match, input);
    match.addEventListener("keydown", (event) => input.key(event), { signal: match.signal });
    match.signal.addEventListener("abort", () => pointer.end());
  },
  header,
  felt,
  tools,
  turnButtons,
  aside: ({ state }, view) => scoreCard(view, state),
  speak,
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
  keys(match) {
    const tray = turn.trayOf(match);
    const { showing = [] } = match.state.view ?? {};
    return [
      ["d", t("game-pass"), () => turn.pass(match)],
      ["e", t("dicegame-keys-play"), () => (match.state.may.includes("RollDice") ? turn.roll(match) : turn.play(match))],
      ["i", t("game-hint"), () => match.mine && hasHints(match.state) && turn.hint(match)],
      ["← ↑ → ↓", t("dicegame-keys-arrows")],
      ["⏎", t("dicegame-keys-enter")],
      ["⌫", t("dicegame-keys-back")],
      ["k", t("dicegame-keep"), () => canPlan(match.state) && turn.keep(match, match.ui.chosen)],
      ["r", t("dicegame-keys-dice"), () => t("dicegame-key-dice", { count: tray.length, pieces: diceNames(tray, showing) })],
    ];
  },
  focusHand: (match) => find(match, '[data-place="tray"] [tabindex="0"]')?.focus(),
  showSolution(match, { table, dice }) {
    if (table.length) turn.arrange(match, table);
    else turn.choose(match, { kept: new Set(turn.trayOf(match).filter((die) => !dice.includes(die))) });
  },
  planNews: (plan, { view }) => planNews("dicegame", plan, (dice) => diceNames(dice, view?.showing ?? [])),
  changed(match, after, before, { type }) {
    // The events come before the view that shows them.
    if (type === "view" && after.play?.live && after.play !== match.playback.last) void match.playback.start(after.play);
    if (type === "view") match.playback.last = after.play;
    const dice = rolledDice(after);
    if (type === "view" && dice && dice !== match.playback.rolled) void match.playback.roll(dice);
    const { view } = after;
    if (!view || (before.view && game.turnKey(view) === game.turnKey(before.view))) return;
    // What is planned stays until the dice are rolled.
    const stays = canPlan(match.state) && before.view?.game === view.game && !isOver(after);
    turn.choose(match, { chosen: [], hint: 0, ...(stays ? {} : { kept: new Set() }) });
  },
};

customElements.define("tw-dice", screenOf(kind));

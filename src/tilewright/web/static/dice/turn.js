// What a player does in a turn with dice: what is chosen, kept, laid, rolled and played.

import { messageOf, request } from "../api.js";
import { shake } from "../match/shake.js";
import { canPlan, currentJudgement, isLaid, isMyTurn, rowsOf } from "../match/state.js";
import { drawnText } from "../parts/boards/drawn_text.js";
import { language, t } from "../words.js";
import { diceNames, drawing } from "./die.js";
import { diceOffGrid, ordered } from "./draft.js";

/** @import { Draft, Placed } from "./draft.js" */
/** @import { DiceMatch } from "./match.js" */
/**
 * What is chosen on the screen: the dice to lay next, in order, and whether downward; the dice that are not rolled again; a grid that is
 * drawn in place
 * of the current one; and the step of the hint.
 * @typedef {{chosen: readonly number[], kept: ReadonlySet<number>, downward: boolean, staged: readonly Placed[] | null, hint: number}}
 * Chosen
 */

const WHICH = 2;
const HOW = 3;

/** @type {Chosen} */
export const NOTHING = { chosen: [], kept: new Set(), downward: false, staged: null, hint: 0 };

/** @param {DiceMatch} match @param {Partial<Chosen>} part */
export const choose = (match, part) => Object.assign(match, { ui: { ...match.ui, ...part } });

/** @param {DiceMatch} match @returns {import("./grid.js").DiceGrid | null} */
export const gridOf = (match) => match.querySelector("tw-dice-grid");

/** The player's dice. @param {DiceMatch} match */
export const handOf = ({ state: { view, seating } }) => view?.hands[seating?.seat ?? -1] ?? [];

/** What is laid or planned, or null where the player can lay nothing. @param {DiceMatch} match @returns {Draft | null} */
export function draftOf(match) {
  const { state } = match;
  if (!state.view || !(isMyTurn(state) || canPlan(state))) return null;
  const now = /** @type {Placed[]} */ (/** @type {unknown} */ (rowsOf(state)));
  return { now, dice: [...handOf(match), ...state.view.grid.map(([, , die]) => die)] };
}

/** The player's dice beside the grid. @param {DiceMatch} match */
export function trayOf(match) {
  const draft = draftOf(match);
  return draft ? diceOffGrid(draft) : handOf(match);
}

/** The player's dice that are neither kept nor laid. @param {DiceMatch} match */
export function diceToRoll(match) {
  const hand = handOf(match);
  return trayOf(match).filter((die) => hand.includes(die) && !match.ui.kept.has(die));
}

/** Arrange the grid as given. @param {DiceMatch} match @param {readonly (readonly number[])[]} grid */
export function arrange(match, grid) {
  match.session?.arrange(ordered(grid));
  choose(match, { chosen: [] });
}

/** Keep dice in the next roll, or roll them after all. @param {DiceMatch} match @param {readonly number[]} dice */
export function keep(match, dice) {
  const kept = new Set(match.ui.kept);
  for (const die of dice) if (!kept.delete(die)) kept.add(die);
  choose(match, { kept, chosen: [] });
}

/** Roll the dice that are not kept. @param {DiceMatch} match */
export const roll = (match) => void match.session?.command({ type: "RollDice", dice: diceToRoll(match) });

/** Play what is laid; what is wrong with it is said, and shakes. @param {DiceMatch} match */
export function play(match) {
  const { state, session } = match;
  if (!isMyTurn(state)) return session?.refuse([]);
  if (!isLaid(state)) return session?.refuse([state.may.includes("Pass") ? t("dicegame-lay-or-pass") : t("dicegame-lay")]);
  const judgement = currentJudgement(state);
  if (judgement?.faults.length) {
    session?.refuse(judgement.sentences);
    shake(match.querySelectorAll(".dice-line.bad, .voice"));
  } else if (judgement) void session?.command({ type: "PlaceDice", grid: ordered(rowsOf(state)) });
  else match.strip.say("news", t("dicegame-judging"));
}

/** Pass, if that is allowed now, or ask how to play. @param {DiceMatch} match */
export function pass(match) {
  if (match.face.help) match.face.help();
  else if (match.state.may.includes("Pass")) void match.session?.command({ type: "Pass" });
  else match.session?.refuse(isMyTurn(match.state) ? [t("dicegame-lay")] : []);
}

/** Show the next step of a hint: whether there is a play, with which dice, and how. @param {DiceMatch} match */
export async function hint(match) {
  // Before the roll there is only one step: which dice to roll.
  const step = match.state.may.includes("RollDice") ? WHICH : Math.min(match.ui.hint + 1, HOW);
  try {
    const { possible, command, tiles, table } = await request(`/api/matches/${match.match}/hint`, {
      body: { step, language: language() },
    });
    const pieces = diceNames(tiles, match.state.view?.showing ?? []);
    choose(match, { hint: possible ? step : 0 });
    const rolls = command === "RollDice";
    if (rolls) choose(match, { kept: new Set(trayOf(match).filter((die) => !tiles.includes(die))) });
    else if (step === HOW && possible) arrange(match, table);
    else choose(match, { chosen: tiles });
    const say = (/** @type {string} */ words) => match.strip.say("news", drawnText(words, drawing()));
    if (!possible) say(t("game-hint-nothing"));
    else if (rolls) say(t("dicegame-hint-roll", { pieces }));
    else if (step < HOW) say(pieces ? t("game-hint-some", { pieces }) : t("game-hint-something"));
  } catch (refusal) {
    match.session?.refuse([messageOf(refusal)]);
  }
}

// The player's side of the screen: the dice, the controls, and what the strip says.

import { classNames } from "../base_element.js";
import { turnButton } from "../match/controls.js";
import { hasHints } from "../match/handicap.js";
import { iconButton } from "../match/icon_buttons.js";
import { planVerdict } from "../match/plan.js";
import { canPlan, currentJudgement, isLaid, isPlayable } from "../match/state.js";
import { drawnText } from "../parts/boards/drawn_text.js";
import { html, nothing } from "../vendor/lit.js";
import { t } from "../words.js";
import { dieView, drawing, faceName } from "./die.js";
import * as turn from "./turn.js";

/** @import { DiceMatch } from "./match.js" */
/** @import { DiceView as View } from "../messages/socket.d.ts" */

/** Tell the strip what to say of the turn. @param {DiceMatch} match */
export function speak(match) {
  const { strip, state } = match;
  const { view } = state;
  strip.say("verdict", verdict(match));
  strip.say("idle", view && view.seat !== null && !match.over ? advice(match, view) : null);
}

/** A sentence about what to do now. @param {DiceMatch} match @param {View} view */
function advice(match, view) {
  if (match.state.clock?.paused) return t("game-paused");
  if (may(match, "RollDice"))
    return turn.trayOf(match).some((one) => view.showing[one - 1]) ? t("dicegame-choose") : t("dicegame-first-roll");
  if (turn.draftOf(match) && match.ui.chosen.length) return t("dicegame-tap-cell");
  if (canPlan(match.state)) return t("dicegame-plan-begin");
  if (!turn.draftOf(match)) return view.rolled ? t("dicegame-lays") : t("dicegame-rolls");
  if (match.face.help) return null;
  return may(match, "Pass") ? t("dicegame-lay-or-pass") : t("dicegame-lay");
}

/** The player's dice, as they lie on the felt. @param {DiceMatch} match @param {View} view */
export function tray(match, view) {
  const { chosen } = match.ui;
  const dice = turn.trayOf(match);
  const at = dice.find((one) => chosen.includes(one)) ?? dice[0];
  return html`<div class="dice-tray" role="group" aria-label=${t("dicegame-own-dice")} data-place="tray">
    ${dice.map((one) => trayDie(match, view, one, one === at))}
  </div>`;
}

/** What is said of a big turn of a seat. @param {import("../match/moments.js").Entry | null} big @param {number} seat */
export const praise = (big, seat) =>
  big?.event.seat === seat ? html`<b class="praise">${t("dicegame-big-turn", { count: big.event.played.length })}</b>` : nothing;

/** @param {DiceMatch} match @param {View} view @param {number} one @param {boolean} focusable */
function trayDie(match, view, one, focusable) {
  const rolling = may(match, "RollDice");
  const face = view.showing[one - 1];
  const kept = (rolling || canPlan(match.state)) && match.ui.kept.has(one);
  const number = match.ui.chosen.indexOf(one) + 1;
  const lifted = turn.draftOf(match) !== null && view.grid.some(([, , other]) => other === one);
  const shown = faceName(face);
  const name = rolling && face && !kept ? t("dicegame-to-roll", { die: shown }) : kept ? t("dicegame-kept", { die: shown }) : shown;
  const classes = classNames({ "dice-own": true, kept, chosen: number > 0, lifted });
  return html`<button type="button" class=${classes} data-die=${one} .style=${`--tilt: ${tiltOf(one)}deg`} ?disabled=${!(rolling && face) && !turn.draftOf(match)}
    tabindex=${focusable ? 0 : -1} aria-label=${lifted ? t("dicegame-lifted", { die: name }) : name} aria-pressed=${kept || number > 0}>
    ${dieView(face)}${number && match.ui.chosen.length > 1 ? html`<span class="dice-order" aria-hidden="true">${number}</span>` : nothing}
  </button>`;
}

/** How a die lies: no two alike, and each as long as it lies there. @param {number} one */
const tiltOf = (one) => ((one * 7) % 13) - 6;

/** @param {DiceMatch} match */
export function tools(match) {
  const { state, ui } = match;
  const planning = canPlan(match.state);
  const words = ui.downward ? t("dicegame-down") : t("dicegame-across");
  return html`${planning && !may(match, "RollDice") ? iconButton("keep", t("dicegame-keep"), () => turn.keep(match, ui.chosen), !ui.chosen.length) : nothing}
    ${iconButton(ui.downward ? "down" : "across", words, () => turn.choose(match, { downward: !ui.downward }), ui.chosen.length < 2)}
    ${hasHints(state) ? iconButton("hint", t("game-hint"), () => turn.hint(match), !match.mine) : nothing}`;
}

/** The verdict on the draft; the fault of a line is also shown at the line. @param {DiceMatch} match */
function verdict(match) {
  const { state } = match;
  if (!turn.draftOf(match) || !isLaid(state)) return null;
  const judgement = currentJudgement(state);
  const [first] = judgement?.sentences ?? [];
  const wrong = first ? drawnText(first, drawing()) : nothing;
  if (canPlan(match.state)) return planVerdict(state, judgement?.faults.length === 0, wrong);
  if (!judgement) return t("dicegame-judging");
  return first ? wrong : t("game-verdict-fine");
}

/** @param {DiceMatch} match */
export function turnButtons(match) {
  const primary = (/** @type {string} */ words, /** @type {boolean} */ ready, /** @type {() => unknown} */ does) =>
    turnButton(match, { look: "play primary", words, ready, does });
  if (may(match, "RollDice")) return primary(t("dicegame-roll", { count: turn.diceToRoll(match).length }), true, () => turn.roll(match));
  const words = match.face.help ? t("learn-show-me") : t("game-pass");
  const ready = Boolean(match.face.help) || may(match, "Pass");
  return html`${turnButton(match, { look: "draw", words, ready, does: () => turn.pass(match) })}
    ${primary(t("game-play"), isLaid(match.state) && isPlayable(match.state), () => turn.play(match))}`;
}

/** @param {DiceMatch} match @param {string} command */
const may = ({ state }, command) => state.may.includes(command);

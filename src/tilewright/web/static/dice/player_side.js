// The player's side of the screen: the dice, the controls, and what the strip says.

import { classNames } from "../base_element.js";
import { controls } from "../match/controls.js";
import { hasHints } from "../match/handicap.js";
import { iconButton } from "../match/icon_buttons.js";
import { planVerdict } from "../match/plan.js";
import { drawnText } from "../parts/boards/drawn_text.js";
import { html, nothing } from "../vendor/lit.js";
import { t } from "../words.js";
import { dieView, drawing, faceName } from "./die.js";
import { isChanged, rows } from "./draft.js";
import { currentJudgement } from "./state.js";

/** @import { DiceMatch } from "./match.js" */
/** @import { DiceView as View } from "../messages/socket.d.ts" */

/** @param {DiceMatch} match @param {View} view */
export function playerSide(match, view) {
  return html`${match.over ? nothing : tray(match, view)}
    ${controls(match, { tools: tools(match), turnButtons: turnButtons(match) })}`;
}

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
  if (match.may("RollDice"))
    return match.tray.some((one) => view.showing[one - 1]) ? t("dicegame-choose") : t("dicegame-first-roll");
  if (match.draft && match.chosen.length) return t("dicegame-tap-cell");
  if (match.planning) return t("dicegame-plan-begin");
  if (!match.draft) return view.rolled ? t("dicegame-lays") : t("dicegame-rolls");
  return match.may("Pass") ? t("dicegame-lay-or-pass") : t("dicegame-lay");
}

/** @param {DiceMatch} match @param {View} view */
function tray(match, view) {
  const { tray: dice, chosen, big } = match;
  const at = dice.find((one) => chosen.includes(one)) ?? dice[0];
  const seat = view.seat ?? -1;
  return html`<div class=${classNames({ "dice-tray": true, big: big?.event.seat === seat })} role="group" aria-label=${t("dicegame-own-dice")} data-place="tray" data-seat=${seat}>
    ${dice.map((one) => trayDie(match, view, one, one === at))} ${praise(big, seat)}
  </div>`;
}

/** What is said of a big turn of a seat. @param {import("../match/moments.js").Entry | null} big @param {number} seat */
export const praise = (big, seat) =>
  big?.event.seat === seat
    ? html`<b class="praise">${t("dicegame-big-turn", { count: big.event.played.length })}</b>`
    : nothing;

/** @param {DiceMatch} match @param {View} view @param {number} one @param {boolean} focusable */
function trayDie(match, view, one, focusable) {
  const rolling = match.may("RollDice");
  const face = view.showing[one - 1];
  const kept = (rolling || match.planning) && match.kept.has(one);
  const number = match.chosen.indexOf(one) + 1;
  const lifted = match.draft !== null && view.grid.some(([, , other]) => other === one);
  const shown = faceName(face);
  const name =
    rolling && face && !kept
      ? t("dicegame-to-roll", { die: shown })
      : kept
        ? t("dicegame-kept", { die: shown })
        : shown;
  // A die that comes back from the grid is not animated.
  const rolled = match.state.rolling.includes(one) && !match.draft?.past.length;
  const classes = classNames({ "dice-own": true, kept, chosen: number > 0, lifted, rolled });
  return html`<button type="button" class=${classes} data-die=${one} ?disabled=${!(rolling && face) && !match.draft}
    tabindex=${focusable ? 0 : -1} aria-label=${lifted ? t("dicegame-lifted", { die: name }) : name} aria-pressed=${kept || number > 0}>
    ${dieView(face)}${number && match.chosen.length > 1 ? html`<span class="dice-order" aria-hidden="true">${number}</span>` : nothing}
  </button>`;
}

/** @param {DiceMatch} match */
function tools(match) {
  const { draft, planning, state } = match;
  return html`${iconButton("undo", t("game-undo"), () => match.undo(), !draft?.past.length)} ${iconButton("redo", t("game-redo"), () => match.redo(), !draft?.future.length)}
    ${iconButton("reset", t("game-reset"), () => match.reset(), !draft || !isChanged(draft))}
    ${planning && !match.may("RollDice") ? iconButton("keep", t("dicegame-keep"), () => match.keep(), !match.chosen.length) : nothing}
    ${iconButton(match.downward ? "down" : "across", match.downward ? t("dicegame-down") : t("dicegame-across"), () => (match.downward = !match.downward), match.chosen.length < 2)}
    ${hasHints(state.seating) ? iconButton("hint", t("game-hint"), () => match.hint(), (!draft || planning) && !match.may("RollDice")) : nothing}`;
}

/** The verdict on the draft; the fault of a line is also shown at the line. @param {DiceMatch} match */
function verdict({ state, draft, planning }) {
  if (!draft || !isChanged(draft)) return null;
  const judgement = currentJudgement(state, rows(draft));
  const [first] = judgement?.sentences ?? [];
  const wrong = first ? drawnText(first, drawing()) : nothing;
  if (planning) return planVerdict(state, judgement?.faults.length === 0, wrong);
  if (!judgement) return t("dicegame-judging");
  return first ? wrong : t("game-verdict-fine");
}

/** @param {DiceMatch} match */
function turnButtons(match) {
  const { draft, planning, state } = match;
  if (match.may("RollDice")) {
    const count = match.toRoll.length;
    return html`<button type="button" class="play primary" @click=${() => match.roll()}>${t("dicegame-roll", { count })}</button>`;
  }
  const ready =
    draft && !planning && isChanged(draft) && currentJudgement(state, rows(draft))?.faults.length === 0;
  return html`<button type="button" class="draw" aria-disabled=${match.may("Pass") ? nothing : "true"} @click=${() => match.pass()}>${t("game-pass")}</button>
    <button type="button" class="play primary" aria-disabled=${ready ? nothing : "true"} @click=${() => match.play()}>${t("game-play")}</button>`;
}

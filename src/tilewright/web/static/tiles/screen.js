// What is around the felt of a match of tiles: the facts of the header, the buttons, and what the strip says.

import { fieldOf } from "../dom.js";
import { commandButton, turnButton } from "../match/controls.js";
import { hasHints, secondsOf } from "../match/handicap.js";
import { timeOut } from "../match/header.js";
import { iconButton } from "../match/icon_buttons.js";
import { planVerdict } from "../match/plan.js";
import { canPlan, isFine, isGameOver, isJudged, isLaid, isMyTurn, isPlayable } from "../match/state.js";
import { drawnText } from "../parts/boards/drawn_text.js";
import { changeSettings, settings } from "../settings.js";
import { html, nothing } from "../vendor/lit.js";
import { t } from "../words.js";
import { isBegun, letter, looksLikeSet } from "./piece.js";
import { drawing } from "./tile.js";
import { choose, giveUp, isAsked, play, saidOnce, startHint } from "./turn.js";

/** @import { TilesMatch } from "./match.js" */
/** @import { State, View } from "./game.js" */

// The kinds of jokers that newcomers do not know.
const SPECIAL_JOKERS = "DCM";

/** What the header says of a match of tiles. @param {TilesMatch} host @param {View} view @returns {import("../match/header.js").Facts} */
export function header(host, view) {
  const { state } = host;
  const { games, rounds } = view.rules.match;
  const number = t("game-number", { game: view.game, games: (games ?? view.counts.length) * rounds });
  return {
    facts: html`<span>${number}</span> ${view.lap === null || isGameOver(state) ? nothing : html`<strong>${t("game-last-lap")}</strong>`}`,
    whole: secondsOf(state.seating, view.to_move[0], view.rules.time.limit ?? null),
    last: () => isMyTurn(state) && host.strip.say("news", [t("game-last-seconds"), ...timeOut(likelyTimeOut(state))].join(" ")),
  };
}

/** The time-out rule that applies to the current draft: nobody reads more in ten seconds. @param {State} state */
function likelyTimeOut(state) {
  const unchanged = !isLaid(state);
  const known = (/** @type {string} */ key) => !state.ending.checked || isFine(state) === (key === "time-finished");
  const likely = (/** @type {string} */ key) => unchanged === (key === "time-idle") && (unchanged || known(key));
  return { timeOut: state.timeOut.filter(({ key }) => likely(key)) };
}

/** The tools of a match of tiles. @param {TilesMatch} host */
export const tools = (host) =>
  hasHints(host.state) ? iconButton("hint", t("game-hint"), () => startHint(host), !isMyTurn(host.state)) : nothing;

/** Tell the strip what to say of the turn. @param {TilesMatch} host */
export function speak(host) {
  const { state, strip } = host;
  const { view } = state;
  const mine = isMyTurn(state);
  const planning = canPlan(state) && !state.clock?.paused;
  const laid = isLaid(state) && (mine || planning);
  const said = explainedJoker(host.ui.chosen) ?? (laid ? (mine ? verdict(state) : plannedVerdict(state)) : null);
  strip.say("verdict", said);
  strip.say("asked", ...question(host));
  strip.say("idle", mine ? (host.face.help ? null : whatToDo(state)) : planning ? t("game-plan-begin") : null);
  strip.meter = view && (mine || (planning && isLaid(state))) ? openingBar(state, view) : nothing;
}

/** Whether to send what may cost a penalty (A-16), and the answers. @param {TilesMatch} host @returns {[unknown, unknown]} */
function question(host) {
  const { view, ending } = host.state;
  if (!isAsked(host)) return [null, nothing];
  const silence = (/** @type {Event} */ event) => changeSettings({ warns: !fieldOf(event).checked });
  // The pool may have fewer tiles than the penalty.
  const count = Math.min(ending.penalty ?? 0, view?.pool ?? 0);
  return [
    t("game-penalty", { count }),
    html`<div class="strip-buttons">
      <button class="primary" @click=${() => play(host)}>${t("game-play")}</button>
      <button class="quiet" @click=${() => choose(host, { asked: null })}>${t("game-penalty-back")}</button>
      <label><input type="checkbox" .checked=${!settings.warns} @change=${silence} /> ${t("game-penalty-silent")}</label>
    </div>`,
  ];
}

/** @param {TilesMatch} host */
export function turnButtons(host) {
  const { state } = host;
  const { may } = state;
  const passes = may.includes("Pass");
  return html`${commandButton(host, "ClaimReshuffle", t("game-claim"))}
    ${turnButton(host, {
      look: isLaid(state) ? "draw quiet" : "draw",
      words: host.face.help ? t("learn-show-me") : passes ? t("game-pass") : t("game-draw"),
      ready: may.includes(passes ? "Pass" : "DrawTile"),
      does: () => giveUp(host),
    })}
    ${turnButton(host, { look: "play primary", words: t("game-play"), ready: isPlayable(state), does: () => play(host) })}`;
}

/** How far the opening is, as a bar that fills; the verdict has the numbers. @param {State} state @param {View} view */
function openingBar(state, view) {
  const { judgement } = state;
  const needed = view.rules.opening?.min ?? 0;
  if (view.seat === null || view.opened[view.seat] || !needed || !state.ending.checked) return nothing;
  const part = Math.min(1, isLaid(state) ? (judgement?.opening?.points ?? 0) / needed : 0);
  return html`<span class="opening-bar ${part === 1 ? "full" : ""}" aria-hidden="true" .style=${`--part: ${part}`}></span>`;
}

/** What a chosen joker of a special kind does, or null. @param {number[]} chosen */
function explainedJoker(chosen) {
  const kind = chosen.map(letter).find((each) => SPECIAL_JOKERS.includes(each));
  // words: game-joker-D game-joker-C game-joker-M
  return kind ? t(`game-joker-${kind}`) : null;
}

/** What a player can do while nothing is laid. @param {State} state */
function whatToDo({ may }) {
  return may.includes("Pass") ? t("game-verdict-begin-pass") : t("game-verdict-begin");
}

/** @param {State} state */
const plannedVerdict = (state) => planVerdict(state, isFine(state), (state.ending.checked && verdict(state)) || nothing);

/** The verdict on the draft as a whole: the points of the opening so far, or a fault that belongs to no row. @param {State} state */
function verdict(state) {
  const { judgement } = state;
  if (!state.ending.checked) return t("game-unchecked");
  if (!judgement) return null;
  const { opening, faults, sentences } = judgement;
  const reached = opening && opening.points >= opening.needed ? "yes" : "no";
  const count = opening?.needed
    ? html`<b class="opening" data-reached=${reached}>${t("game-opening", { points: opening.points, needed: opening.needed, reached })}</b> `
    : nothing;
  if (!isJudged(state)) return count;
  if (opening?.early?.length) return html`${count}${t("game-opening-first", { needed: opening.needed })}`;
  if (!faults.length) return html`${count}${t("game-verdict-fine")}`;
  // The count says already that an opening is too low; what belongs to no row is said first.
  const shown = faults.filter(({ kind }) => kind !== "opening-too-low" || count === nothing);
  const first = shown.find(({ row }) => typeof row !== "number") ?? shown[0];
  const rows = (state.draft?.rows ?? []).filter(isBegun);
  const begun = first && typeof first.row === "number" && isBegun(state.draft?.rows[first.row] ?? []);
  // Only pieces that make a set together are asked to be put together.
  if (begun) return html`${count}${looksLikeSet(rows.flat()) ? t("game-verdict-apart") : t("game-verdict-begun")}`;
  const said = typeof first?.row === "number" ? saidOnce(judgement)[0] : sentences[faults.indexOf(first)];
  return html`${count}${drawnText(said ?? "", drawing())}`;
}

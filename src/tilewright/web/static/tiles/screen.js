// The header and the controls of a match of tiles.

import { commandButton, controls } from "../match/controls.js";
import { header, timeOut } from "../match/header.js";
import { iconButton } from "../match/icon_buttons.js";
import { points } from "../match/text.js";
import { html, nothing } from "../vendor/lit.js";
import { t } from "../words.js";
import { same } from "./board/draft.js";
import { openMark } from "./seats.js";
import { judged, mine, over, playable } from "./state.js";

/** @typedef {import("./match.js").MatchPart} MatchPart */
/** @typedef {import("./state.js").State} State */

/** The head of a match of tiles. @param {MatchPart} host @returns {unknown} */
export function headline(host) {
  const { state } = host;
  const { view } = state;
  const told = html`${view ? facts(state, view) : nothing}
    ${view?.lap === null || !view || over(state) ? nothing : html`<strong>${t("game-last-lap")}</strong>`}`;
  return header(host, { mine: mine(state), facts: told, whole: view?.rules.time.limit ?? null, last: () => mine(state) && host.notices?.show([t("game-last-seconds"), ...timeOut(coming(state))]) });
}

/** @param {State} state @param {import("./state.js").View} view */
function facts({ seating }, view) {
  const { games, rounds } = view.rules.match;
  const own = seating?.seat ?? null;
  return html`<span>${t("game-number", { game: view.game, games: (games ?? view.counts.length) * rounds })}</span>
    <span>${t("game-pool", { count: view.pool })}</span>
    ${own === null ? nothing : html`<span>${t("game-points", { points: points(view.totals[own]) })}${view.opened[own] ? openMark() : nothing}</span>`}`;
}

/** What of all that may happen at the end of time would happen to the table as it lies: more is not read in ten seconds. @param {State} state */
function coming(state) {
  const { draft, view, timeOut } = state;
  const still = !draft || !view || same(draft, view.table);
  const likely = (/** @type {string} */ key) => (still ? key === "time-idle" : playable(state) === (key === "time-finished") && key !== "time-idle");
  return { timeOut: timeOut.filter(({ key }) => likely(key)) };
}

/** What may be done in a match of tiles. @param {MatchPart} host @returns {unknown} */
export function buttons(host) {
  const { state } = host;
  const { seating, view, may, draft } = state;
  if (seating?.seat === null) return html`<p class="watching">${t("game-watching")}</p>`;
  if (!view) return nothing;
  const still = !mine(state);
  const laid = Boolean(draft && !same(draft, view.table));
  const arranged = still ? undefined : host.board?.arranged;
  const tools = html`${iconButton("undo", t("game-undo"), () => host.board?.undo(), !arranged?.past.length)} ${iconButton("redo", t("game-redo"), () => host.board?.redo(), !arranged?.future.length)}
    ${iconButton("reset", t("game-reset"), () => host.board?.reset(), still || !laid)}
    ${seating?.terms.rated ? nothing : iconButton("hint", t("game-hint"), () => host.startHint(), still)}`;
  return controls(host, { tools, verdict: verdict(state, laid), ends: ending(host, may, laid) });
}

/** @param {MatchPart} host @param {string[]} may @param {boolean} laid */
function ending(host, may, laid) {
  const { state } = host;
  const passes = may.includes("Pass");
  const other = passes ? "Pass" : "DrawTile";
  return html`${commandButton(host, "ClaimReshuffle", t("game-claim"))}
    <button class="draw ${laid ? "quiet" : ""}" ?disabled=${!may.includes(other)} @click=${() => host.giveUp({ type: other })}>
      ${passes ? t("game-pass") : t("game-draw")}
    </button>
    <button class="play primary" ?disabled=${!playable(state) || !laid} @click=${() => host.act({ type: "PlayTiles", table: state.draft })}>
      ${t("game-play")}
    </button>`;
}

/** What the server says of the draft as a whole: the opening as it counts up, or what is wrong beside the rows. @param {State} state @param {boolean} laid */
function verdict(state, laid) {
  const { judgement } = state;
  if (!mine(state)) return nothing;
  if (!laid || !judgement) return state.may.includes("Pass") ? t("game-verdict-begin-pass") : t("game-verdict-begin");
  const opening = judgement.opening;
  const count = opening?.needed ? html`<b class="opening">${t("game-opening", opening)}</b> ` : nothing;
  if (!judged(state)) return count;
  const general = judgement.sentences.filter((_, place) => typeof judgement.faults[place].row !== "number");
  if (!judgement.faults.length) return html`${count}${t("game-verdict-fine")}`;
  return html`${count}${general[0] ?? judgement.sentences[0]}`;
}

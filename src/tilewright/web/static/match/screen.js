// What stands above and below the felt: whose turn it is, the clock, and the buttons.

import { change, settings } from "../settings.js";
import { html, nothing } from "../vendor/lit.js";
import { t } from "../words.js";
import "./clock.js";
import { same } from "../tiles/draft.js";
import { about } from "./log.js";
import { seatName } from "./names.js";
import { pictured, PICTURES } from "./icon_buttons.js";
import { openMark } from "./seats.js";
import { judged, mine, over, playable, points } from "../tiles/state.js";

/** @typedef {import("../tiles/match.js").MatchPart} MatchPart */
/** @typedef {import("../tiles/state.js").State} State */

/**
 * The head of a screen: whose turn it is, the clock, and the way to the rules; `last` is done when the last seconds begin.
 * @param {import("./sheet.js").Host} host
 * @param {{mine: boolean, facts: unknown, whole?: number | null, last?: () => unknown}} parts
 */
export function heading(host, { mine, facts, whole = null, last }) {
  return html`<header class="headline">
    <a class="pictured" href="/" title=${t("game-home")}>
      <svg viewBox="0 0 24 24" aria-hidden="true">${PICTURES.back}</svg><span>${t("game-home")}</span>
    </a>
    <div class="whose">
      <h1>${whose(host, mine)}</h1>
      <p>${facts} ${host.down ? html`<strong class="down">${t("game-down")}</strong>` : nothing}</p>
    </div>
    <tw-clock .clock=${host.over ? null : host.state.clock} .whole=${whole} @last=${last}></tw-clock>
    ${pictured("rules", t("game-rules"), () => host.show({ open: "rules" }))}
    ${pictured("more", t("game-more"), () => host.show({ open: "more" }))}
  </header>`;
}

/** The head of a match of tiles. @param {MatchPart} host @returns {unknown} */
export function headline(host) {
  const { state } = host;
  const { view } = state;
  const told = html`${view ? facts(state, view) : nothing}
    ${view?.lap === null || !view || over(state) ? nothing : html`<strong>${t("game-last-lap")}</strong>`}`;
  return heading(host, { mine: mine(state), facts: told, whole: view?.rules.time.limit ?? null, last: () => mine(state) && host.notices?.show([t("game-last-seconds"), ...timeOut(coming(state))]) });
}

/** @param {State} state @param {import("../tiles/state.js").View} view */
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

/** What happens when the time of a turn is up, in sentences. @param {Pick<State, "timeOut">} state */
export function timeOut({ timeOut: phrases }) {
  // words: time-finished time-idle time-restore time-keep_sets time-forgotten
  return phrases.map(({ key, values }) => t(key, values));
}

/** @param {import("./sheet.js").Host} host @param {boolean} mine */
function whose({ state, seating, over, ending }, mine) {
  const { view, clock } = state;
  if (!seating || !view) return t("game-title");
  if (view.outcome) return about("event-match-ended", view.outcome.winners, { seating });
  if (over) return ending.over;
  if (clock?.paused) return t("game-paused");
  if (clock && seating.seat !== null && clock.away.includes(seating.seat)) return t("game-you-are-away");
  return mine ? t("game-your-turn") : t("game-their-turn", { name: seatName(seating.places, view.to_move[0]) });
}

/**
 * What may be done: tools, what the server says of the draft, and what ends a turn, which is not there between games.
 * @param {import("./sheet.js").Host} host @param {{tools: unknown, verdict: unknown, ends: unknown}} parts
 */
export function does(host, { tools, verdict, ends }) {
  const { over, state: { clock } } = host;
  return html`<div class="does">
    <div class="tools" role="group" aria-label=${t("game-tools")}>${tools} ${pictured("talk", t("game-talk"), () => host.show({ side: !host.side }))}</div>
    ${settings.zen ? html`<button class="quiet" @click=${() => change({ zen: false })}>${t("game-zen-end")}</button>` : nothing}
    <p class="verdict" role="status">${verdict}</p>
    <div class="ends">
      ${act(host, "ComeBack", t("game-come-back"))}
      ${clock?.asked.length ? act(host, "AskPause", t("game-pause-agree")) : nothing}
      ${act(host, "GoOn", clock?.paused ? t("game-go-on") : t("game-pause-no-longer"))}
      ${over ? html`<button @click=${() => host.show({ open: "scores" })}>${t("game-scores")}</button>` : nothing}
      ${act(host, "DealNext", host.ending.next)}
      ${over || clock?.paused ? nothing : ends}
    </div>
  </div>`;
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
  const tools = html`${pictured("undo", t("game-undo"), () => host.board?.undo(), !arranged?.past.length)} ${pictured("redo", t("game-redo"), () => host.board?.redo(), !arranged?.future.length)}
    ${pictured("reset", t("game-reset"), () => host.board?.reset(), still || !laid)}
    ${seating?.terms.rated ? nothing : pictured("hint", t("game-hint"), () => host.startHint(), still)}`;
  return does(host, { tools, verdict: verdict(state, laid), ends: ending(host, may, laid) });
}

/** @param {MatchPart} host @param {string[]} may @param {boolean} laid */
function ending(host, may, laid) {
  const { state } = host;
  const passes = may.includes("Pass");
  const other = passes ? "Pass" : "DrawTile";
  return html`${act(host, "ClaimReshuffle", t("game-claim"))}
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

/** A button for a command, where it may be sent. @param {import("./sheet.js").Host} host @param {string} type @param {string} words */
function act(host, type, words) {
  return host.state.may.includes(type) ? html`<button class="primary" @click=${() => host.act({ type })}>${words}</button>` : nothing;
}

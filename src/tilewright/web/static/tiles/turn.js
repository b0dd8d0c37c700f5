// What a player does in a turn with tiles: what is chosen, laid, played and given up.

import { find } from "../dom.js";
import { seatName } from "../match/names.js";
import { shake } from "../match/shake.js";
import { isFine, isGameOver, isJudged, isLaid, isMyTurn, isPlayable } from "../match/state.js";
import { settings } from "../settings.js";
import { t } from "../words.js";
import { shakeWrong } from "./board/board.js";

/** @import { Message } from "../match/types.js" */
/** @import { State } from "./game.js" */
/** @import { TilesMatch } from "./match.js" */
/**
 * What is chosen on the screen: whether a hint is asked for and the tiles that it names, the tiles that are taken up, the event after which the player was
 * warned that the draft is lost, the draft to play as soon as it is judged, the draft that the player is asked about because it may cost a
 * penalty, and whether the player has once agreed to that.
 * @typedef {{hinting: boolean, hinted: Set<number>, chosen: number[], warned: number | null, wanted: number[][] | null, asked: number[][] | null,
 *   agreed: boolean}} Chosen
 */

const NOT_A_SET = "not-a-set";

/** @type {Chosen} */
export const NOTHING = {
  hinting: false,
  hinted: new Set(),
  chosen: [],
  warned: null,
  wanted: null,
  asked: null,
  agreed: false,
};

/** @param {TilesMatch} host @param {Partial<Chosen>} part */
export const choose = (host, part) => Object.assign(host, { ui: { ...host.ui, ...part } });

/** @param {TilesMatch} host */
export const boardOf = (host) => host.querySelector("tw-board");

/** End the turn without playing, or ask how to play; the first try warns that the draft is lost. @param {TilesMatch} host */
export function giveUp(host) {
  const { state } = host;
  if (!isMyTurn(state)) return host.session?.refuse(objections(state));
  if (host.face.help) return host.face.help();
  if (isLaid(state) && host.ui.warned !== state.seq) {
    choose(host, { warned: state.seq });
    // A refusal would be heard first, and the warning not at all.
    host.session?.dispatch({ type: "refuse", said: null });
    host.strip.say("refused", null);
    return host.strip.say("news", t("game-give-up"));
  }
  return endTurn(host, { type: state.may.includes("Pass") ? "Pass" : "DrawTile" });
}

/** Whether the player is asked about the draft that lies there. @param {TilesMatch} host */
export const isAsked = ({ ui, state }) => ui.asked !== null && ui.asked === state.draft?.rows && isPlayable(state);

/** Ask whether to play what may cost a penalty; the focus goes to the answer that costs nothing. @param {TilesMatch} host */
async function ask(host) {
  choose(host, { asked: host.state.draft?.rows ?? null });
  await host.updateComplete;
  await host.strip.updateComplete;
  find(host.strip, ".strip-buttons .quiet")?.focus();
}

/**
 * Play the draft: what is known to be wrong is said, and shakes, unless it may be played at the player's own risk. A draft that must be
 * judged first is played as soon as it is.
 * @param {TilesMatch} host
 */
export function play(host) {
  const { state } = host;
  if (host.ui.wanted) choose(host, { wanted: null });
  if (isPlayable(state)) {
    const agreed = host.ui.agreed || isAsked(host);
    // The player must agree first to a turn that may cost a penalty.
    if (state.ending.penalty !== null && settings.warns && !agreed && !isFine(state)) return void ask(host);
    choose(host, { asked: null, agreed });
    return void endTurn(host, { type: "PlayTiles", table: state.draft?.rows });
  }
  const wrong = objections(state);
  if (!wrong.length) return void choose(host, { wanted: state.draft?.rows ?? null });
  host.session?.refuse(wrong);
  shakeWrong(host);
  shake(host.querySelectorAll(".voice"));
}

/** End the turn. The focus goes to the rack, where the next turn begins. @param {TilesMatch} host @param {Message} command */
async function endTurn(host, command) {
  const held = host.contains(document.activeElement);
  if ((await host.session?.command(command)) && held) host.kind.focusHand(host);
}

/** Ask for a hint; the focus goes to its buttons. @param {TilesMatch} host */
export async function startHint(host) {
  choose(host, { hinting: true });
  await host.updateComplete;
  await host.strip.updateComplete;
  const hint = host.querySelector("tw-hint");
  await hint?.next();
  await hint?.updateComplete;
  hint?.focusButton();
}

/** @param {TilesMatch} host */
export const endHint = (host) => {
  if (host.ui.hinting || host.ui.hinted.size) choose(host, { hinting: false, hinted: new Set() });
};

/** What is wrong with playing the draft now, as sentences; none if nothing is. @param {State} state @returns {string[]} */
export function objections(state) {
  const { view, seating, judgement } = state;
  if (!view || !seating) return [t("game-refused")];
  if (isGameOver(state) || !view.to_move.length) return [t("game-over")];
  if (!isMyTurn(state)) return [t("game-not-yet", { name: seatName(seating.places, view.to_move[0]) })];
  if (!isLaid(state)) return [state.may.includes("Pass") ? t("game-nothing-laid-pass") : t("game-nothing-laid")];
  if (!isJudged(state)) return [];
  const { opening } = judgement ?? {};
  if (opening?.early?.length) return [t("game-opening-first", { needed: opening.needed })];
  return saidOnce(judgement);
}

/** What is wrong with a draft, each thing once: several rows that are not sets are counted, and each is marked. @param {State["judgement"]} judgement */
export function saidOnce(judgement) {
  const { faults = [], sentences = [] } = judgement ?? {};
  const rows = faults.filter(({ kind }) => kind === NOT_A_SET).length;
  const each = sentences.filter((_, place) => rows < 2 || faults[place].kind !== NOT_A_SET);
  return [...(rows < 2 ? [] : [t("game-rows-wrong", { count: rows })]), ...new Set(each)];
}
